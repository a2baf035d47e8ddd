"""Rummy's verbs: deal, waiting, apply, and what the clock does."""

from msgspec.structs import replace

from reihum.games.rummy.board import sorted_tiles, tidied, without
from reihum.games.rummy.clock import apply_time_up
from reihum.games.rummy.judge import changes, judged
from reihum.games.rummy.model import (
    ALL_TILES,
    HAND_SIZE,
    JOKER,
    NUMBER,
    NUMBERS,
    Action,
    Discard,
    Draw,
    Lay,
    Options,
    Pass,
    Round,
    Tile,
    TimeUp,
)
from reihum.games.rummy.turn import (
    changed,
    end_turn,
    keeps_last_tile,
    left_after,
    must_draw_first,
    turn_of,
    with_taken,
    with_tiles,
)
from reihum.kernel.answers import Refused
from reihum.kernel.chance import Seed, shuffled
from reihum.kernel.match import Seat, Sheet


def deal(options: Options, seats: int, seed: Seed, number: int, _: Round | None) -> Round:
    """R3, R4, R18: a new round, mixed and dealt."""
    draws, starter = starting_draws(seats, seed, number)
    tiles = shuffled(seed, f"round {number}, tiles", ALL_TILES)
    open_tile = tiles.pop() if options.open_tile != "off" else None
    racks = [tiles[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in range(seats)]
    return Round(
        options=options,
        starting_draws=draws,
        turn=starter,
        table=(),
        racks=tuple(sorted_tiles(rack) for rack in racks),
        pool=tuple(tiles[HAND_SIZE * seats :]),
        open_tile=open_tile,
        discards=((),) * seats,
        opened=(False,) * seats,
    )


def starting_draws(
    seats: int, seed: Seed, number: int
) -> tuple[tuple[tuple[Tile | None, ...], ...], Seat]:
    """R3: what everybody draws until one seat has the highest tile, and that seat."""
    draws: list[tuple[Tile | None, ...]] = []
    tied = list(range(seats))
    while len(tied) > 1:
        tiles = shuffled(seed, f"round {number}, starter {len(draws) + 1}", ALL_TILES)
        drawn = dict(zip(tied, tiles, strict=False))
        draws.append(tuple(drawn.get(seat) for seat in range(seats)))
        highest = max(_starting_number(tile) for tile in drawn.values())
        tied = [seat for seat in tied if _starting_number(drawn[seat]) == highest]
    return tuple(draws), tied[0]


def _starting_number(tile: Tile) -> int:
    return NUMBERS.stop if tile == JOKER else NUMBER[tile]


def goes_on(options: Options, sheet: Sheet) -> bool:
    """R16: whether another round follows these."""
    return len(sheet.lines) < options.rounds


def waiting(state: Round) -> tuple[Seat, ...]:
    """The seats that may act now."""
    return (state.turn,) if state.points is None else ()


def apply(state: Round, seat: Seat, action: Action) -> Round:
    """The round after this seat's action, or Refused."""
    if seat not in waiting(state):
        raise Refused("game.not_your_move")
    match action:
        case Lay():
            return _lay(state, seat, action)
        case Draw():
            return _draw(state, seat)
        case Discard():
            return _discard(state, seat, action.tile)
        case Pass():
            return _pass(state, seat)
        case TimeUp():
            return apply_time_up(state, seat, action)


def _lay(state: Round, seat: Seat, action: Lay) -> Round:
    turn = turn_of(state, seat, action)
    if must_draw_first(state) and not turn.discard:
        raise Refused("rummy.draw_first")
    change = changes(turn.table, tidied(action.table))
    found = judged(turn, change)
    if found:
        raise Refused("rummy.table_not_legal", problems=found)
    state = with_taken(state, seat, action)
    return end_turn(state, seat, table=change.after, rack=left_after(turn, change))


def _draw(state: Round, seat: Seat) -> Round:
    """R6, R17."""
    if not state.pool:
        raise Refused("rummy.pool_empty")
    if state.options.draw_and_discard and state.drawn:
        raise Refused("rummy.already_drawn")
    rack = with_tiles(state.racks[seat], state.pool[:1])
    if state.options.draw_and_discard:
        racks = changed(state.racks, seat, rack)
        return replace(state, racks=racks, pool=state.pool[1:], drawn=True)
    return end_turn(replace(state, pool=state.pool[1:]), seat, rack=rack)


def _discard(state: Round, seat: Seat, tile: Tile) -> Round:
    """R17."""
    if not state.options.draw_and_discard:
        raise Refused("rummy.no_discarding")
    if must_draw_first(state):
        raise Refused("rummy.draw_first")
    if tile not in state.racks[seat]:
        raise Refused("rummy.tile_not_on_rack", tile=tile)
    if keeps_last_tile(state, seat):
        raise Refused("rummy.last_tile_before_opening")
    stacks = changed(state.discards, seat, (*state.discards[seat], tile))
    rack = without(state.racks[seat], (tile,))
    idle = state.idle_turns + 1 if not state.drawn else 0
    return end_turn(replace(state, discards=stacks), seat, rack=rack, idle_turns=idle)


def _pass(state: Round, seat: Seat) -> Round:
    """R6; R17: also who may not discard the last tile."""
    if state.options.draw_and_discard and not keeps_last_tile(state, seat):
        raise Refused("rummy.discard_instead")
    if state.pool:
        raise Refused("rummy.pool_not_empty")
    return end_turn(state, seat, rack=state.racks[seat], idle_turns=state.idle_turns + 1)


def seconds(options: Options) -> int:
    """R8: the time for a decision; 0 = no limit."""
    return options.turn_seconds


def time_up(state: Round, _: Seat, draft: Lay | None) -> Action:
    """R8: what the clock does to a seat that was about to lay this when its time ran out."""
    if draft is None:
        return TimeUp(state.table)
    return TimeUp(draft.table, draft.with_discard, draft.with_open_tile)
