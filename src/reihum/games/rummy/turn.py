"""A turn's beginning and end: what must be drawn, what may be taken, who is next, who has won."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from reihum.games.rummy.board import holds, sorted_tiles, tidied, without
from reihum.games.rummy.judge import Change, changes, judged
from reihum.games.rummy.model import Lay, Problem, Rack, Round, Table, Tile, TimeUp, Turn
from reihum.games.rummy.scoring import left_on, points_when_stuck, points_when_won
from reihum.kernel.answers import Refused
from reihum.kernel.match import Seat

Thing = TypeVar("Thing")


def must_draw_first(state: Round) -> bool:
    """R17: every turn begins with drawing, as long as the pool has tiles."""
    return state.options.draw_and_discard and bool(state.pool) and not state.drawn


def keeps_last_tile(state: Round, seat: Seat) -> bool:
    """R17: who has not opened does not win by discarding, and passes with the last tile."""
    return not state.opened[seat] and len(state.racks[seat]) == 1


def top_discard(state: Round, seat: Seat) -> Tile | None:
    """R17: the tile that lies on top of the stack of the player before, if there is one."""
    stack = state.discards[seat - 1]
    return stack[-1] if stack else None


def _extra_tiles(state: Round, seat: Seat, action: Lay | TimeUp) -> tuple[Tile | None, Tile | None]:
    """The discard (R17) and the open tile (R18), where this turn wants to use them."""
    discard = open_tile = None
    if action.with_discard:
        discard = top_discard(state, seat)
        if not state.options.draw_and_discard or state.drawn or not discard:
            raise Refused("rummy.no_discard_to_take")
    if action.with_open_tile:
        open_tile = state.open_tile
        if not open_tile:
            raise Refused("rummy.no_open_tile")
    return discard, open_tile


def with_tiles(rack: Rack, tiles: Iterable[Tile]) -> Rack:
    """The rack with these tiles."""
    return sorted_tiles((*rack, *tiles))


def left_after(turn: Turn, change: Change) -> Rack:
    """The rack when the tiles of a change have been laid."""
    return sorted_tiles(without(turn.hand, change.laid))


def with_taken(state: Round, seat: Seat, action: Lay | TimeUp) -> Round:
    """The state without the discard and the open tile that the action takes."""
    if action.with_discard:
        before = (seat - 1) % len(state.racks)
        state = replace(
            state, discards=changed(state.discards, before, state.discards[before][:-1])
        )
    if action.with_open_tile:
        state = replace(state, open_tile=None)
    return state


def turn_of(state: Round, seat: Seat, action: Lay | TimeUp) -> Turn:
    """The turn of a seat, with what the action takes; Refused if that cannot be taken."""
    discard, open_tile = _extra_tiles(state, seat, action)
    rack, opened = state.racks[seat], state.opened[seat]
    return Turn(state.table, rack, opened, state.options, discard, open_tile)


def draft_problems(state: Round, seat: Seat, draft: Lay) -> tuple[Problem, ...]:
    """What is still wrong with a table in the middle of a turn; Refused if tiles are not right."""
    if seat != state.turn or state.points is not None:
        raise Refused("game.not_your_move")
    turn = turn_of(state, seat, draft)
    return judged(turn, conserved(turn, tidied(draft.table)))


def conserved(turn: Turn, arrangement: Table) -> Change:
    """What an arrangement changes; Refused if it has not all the table's tiles, or foreign ones."""
    change = changes(turn.table, arrangement)
    if change.gone or not holds(turn.hand, change.laid):
        raise Refused("rummy.tiles_not_conserved")
    return change


def changed(things: tuple[Thing, ...], seat: Seat, thing: Thing) -> tuple[Thing, ...]:
    """The things of all seats, with a new one for this seat."""
    return (*things[:seat], thing, *things[seat + 1 :])


def end_turn(
    state: Round, seat: Seat, *, table: Table | None = None, rack: Rack, idle_turns: int = 0
) -> Round:
    """The state after a seat's turn that leaves this rack and, if it laid tiles, this table.

    An empty rack ends the round (R14), and so do idle turns all round the table (R15).
    """
    seats = len(state.racks)
    had_opened = state.opened[seat]
    state = replace(
        state,
        turn=(seat + 1) % seats,
        table=state.table if table is None else table,
        racks=changed(state.racks, seat, rack),
        opened=state.opened if table is None else changed(state.opened, seat, True),
        drawn=False,
        idle_turns=idle_turns,
    )
    credit = state.options.winner_scores  # R14
    if not rack:
        hand = state.options.hand_doubles and table is not None and not had_opened  # R19
        points = points_when_won(left_on(state.racks), seat, doubled=hand, credit=credit)
        return replace(state, points=points)
    if idle_turns == seats:
        return replace(state, points=points_when_stuck(left_on(state.racks), credit=credit))
    return state
