"""Completto's verbs: deal, waiting, apply, and what the clock does."""

from msgspec.structs import replace

from reihum.games.completto.board import (
    READINGS,
    gap,
    laid,
    makes_pair,
    pushed,
    pushes,
    shift_ends,
    shifted,
)
from reihum.games.completto.model import (
    FACE_DOWN_DEALT,
    ROW_LENGTH,
    TILES,
    Action,
    Draw,
    Lay,
    Options,
    Push,
    Round,
    Shift,
    Take,
)
from reihum.kernel.answers import Refused, Unreadable
from reihum.kernel.chance import Seed, pick, shuffled
from reihum.kernel.match import Seat, Sheet


def deal(options: Options, seats: int, seed: Seed, number: int, last: Round | None) -> Round:
    """C4 to C6: a new round, the tiles mixed; which ones a player gets is fixed by the mixing."""
    tiles = bytes(shuffled(seed, f"round {number}, tiles", TILES))
    hands = [tiles[ROW_LENGTH * seat : ROW_LENGTH * (seat + 1)] for seat in range(seats)]
    return Round(
        options=options,
        rows=(bytes(FACE_DOWN_DEALT),) * seats,
        tiles=tuple(hand[:FACE_DOWN_DEALT] for hand in hands),
        dealt=tuple(hand[FACE_DOWN_DEALT:] for hand in hands),
        pile=tiles[ROW_LENGTH * seats :],
        face_up=b"",
        turn=_starter(options, seats, seed) if last is None else (last.turn + 1) % seats,  # C16
    )


def _starter(options: Options, seats: int, seed: Seed) -> Seat:
    """C7: who begins the first round: the one named, or one that is drawn."""
    starter = options.starter
    if starter is None:
        return pick(seed, "starter", seats)
    if starter >= seats:
        raise Unreadable("completto.unknown_starter", starter=starter, last=seats - 1)
    return starter


def goes_on(options: Options, sheet: Sheet) -> bool:
    """C16: whether another round follows these."""
    return len(sheet.lines) < options.rounds


def preparing(state: Round) -> bool:
    """C5: whether somebody still has tiles to push in."""
    return any(len(tiles) > 0 for tiles in state.dealt)  # compiled to a loop


def waiting(state: Round) -> tuple[Seat, ...]:
    """The seats that may act now; during the preparation all that are not ready (C6)."""
    if preparing(state):
        return tuple([seat for seat, tiles in enumerate(state.dealt) if tiles])
    return (state.turn,) if state.points is None else ()


def apply(state: Round, seat: Seat, action: Action) -> Round:
    """The round after this seat's action, or Refused."""
    if seat not in waiting(state):
        raise Refused("game.not_your_move")
    _check_phase(state, action)
    match action:
        case Push():
            return _push(state, seat, action)
        case Draw():
            return _draw(state, seat)
        case Lay():
            return _lay(replace(state, drawn=0), seat, state.drawn, action.reading, action.slot)
        case Take():
            return _take(state, seat, action)
        case Shift():
            return _shift(state, seat, action)


def _check_phase(state: Round, action: Action) -> None:
    """Refuses an action that belongs to another part of the round."""
    prepares, drawn = preparing(state), state.drawn > 0
    kind = type(action)
    if prepares != (kind is Push):
        raise Refused("completto.push_first" if prepares else "completto.already_prepared")
    if drawn != (kind is Lay):
        raise Refused("completto.lay_first" if drawn else "completto.nothing_drawn")


def _push(state: Round, seat: Seat, action: Push) -> Round:
    """C5."""
    tile, row = state.dealt[seat][0], state.rows[seat]
    if action.reading not in READINGS[tile]:
        raise Refused("completto.no_such_reading", tile=tile, reading=action.reading)
    if action.slot not in pushes(row, action.reading):
        raise Refused("completto.does_not_fit", reading=action.reading, slot=action.slot)
    tiles = pushed(state.tiles[seat], action.slot, tile)
    row = pushed(row, action.slot, action.reading)
    dealt = (*state.dealt[:seat], state.dealt[seat][1:], *state.dealt[seat + 1 :])
    return replace(_with_row(state, seat, row, tiles), dealt=dealt)


def _with_row(state: Round, seat: Seat, row: bytes, tiles: bytes) -> Round:
    return replace(
        state,
        rows=(*state.rows[:seat], row, *state.rows[seat + 1 :]),
        tiles=(*state.tiles[:seat], tiles, *state.tiles[seat + 1 :]),
    )


def _draw(state: Round, seat: Seat) -> Round:
    """C8: a tile that fits somewhere must be laid; one that does not stays in the middle, open."""
    if not state.pile:
        raise Refused("completto.pile_empty")
    tile, pile = state.pile[0], state.pile[1:]
    if any(gap(state.rows[seat], reading) for reading in READINGS[tile]):
        return replace(state, pile=pile, drawn=tile)
    face_up = bytes(sorted(state.face_up + bytes((tile,))))
    return _next_turn(replace(state, pile=pile, face_up=face_up))


def _take(state: Round, seat: Seat, action: Take) -> Round:
    """C9."""
    if action.tile not in state.face_up:
        raise Refused("completto.not_in_the_middle", tile=action.tile)
    face_up = state.face_up.replace(bytes((action.tile,)), b"")
    return _lay(replace(state, face_up=face_up), seat, action.tile, action.reading, action.slot)


def _lay(state: Round, seat: Seat, tile: int, reading: int, slot: int) -> Round:
    """C8, C11, C12: the replaced tile goes under the pile unseen; a pair earns an extra turn."""
    row, tiles = state.rows[seat], state.tiles[seat]
    if reading not in READINGS[tile]:
        raise Refused("completto.no_such_reading", tile=tile, reading=reading)
    if slot not in gap(row, reading):
        raise Refused("completto.does_not_fit", reading=reading, slot=slot)
    extra = makes_pair(row, reading, slot, state.options.pairs)
    state = replace(
        _with_row(state, seat, laid(row, slot, reading), laid(tiles, slot, tile)),
        pile=state.pile + tiles[slot : slot + 1],
    )
    if 0 not in state.rows[seat]:  # C15
        points = tuple([-row.count(0) for row in state.rows])
        return replace(state, extra_turn=False, points=points)
    return replace(state, extra_turn=True) if extra else _next_turn(state)


def _shift(state: Round, seat: Seat, action: Shift) -> Round:
    """C10."""
    row, slot, to = state.rows[seat], action.slot, action.to
    if slot not in range(len(row)) or to not in range(len(row)):
        raise Refused("completto.no_such_slot", slot=slot, to=to)
    if row[slot]:
        raise Refused("completto.not_face_down", slot=slot)
    if slot == to:
        raise Refused("completto.same_slot", slot=slot)
    if to not in shift_ends(row, state.options.shift):
        raise Refused("completto.not_between", to=to)
    tiles = shifted(state.tiles[seat], slot, to)
    return _next_turn(_with_row(state, seat, shifted(row, slot, to), tiles))


def _next_turn(state: Round) -> Round:
    """C14."""
    return replace(state, turn=(state.turn + 1) % len(state.rows), extra_turn=False)


def seconds(options: Options) -> int:
    """C19: the time for a decision; 0 = no limit."""
    return options.decision_seconds


def time_up(state: Round, seat: Seat, _: object) -> Action:
    """C19: what is done for a seat whose time has run out."""
    row = state.rows[seat]
    if preparing(state):
        places = [(r, pushes(row, r)) for r in READINGS[state.dealt[seat][0]]]
        return next(Push(reading, slots[0]) for reading, slots in places if slots)
    if state.drawn:
        return next(Lay(r, gap(row, r)[0]) for r in READINGS[state.drawn] if gap(row, r))
    if state.pile:
        return Draw()
    takes = [Take(t, r, gap(row, r)[0]) for t in state.face_up for r in READINGS[t] if gap(row, r)]
    return takes[0] if takes else _shift_to_the_far_end(row, state.options.shift)


def _shift_to_the_far_end(row: bytes, shift: str) -> Shift:
    slot, ends = row.index(0), shift_ends(row, shift)
    return Shift(slot, ends[-1] if slot != ends[-1] else ends[0])
