"""What happens when a player's time is up (R8)."""

from msgspec.structs import replace

from reihum.games.rummy.board import is_set, tidied
from reihum.games.rummy.judge import Change, changes, judged, rule_problems
from reihum.games.rummy.model import PENALTY_TILES, Round, TimeUp, Turn
from reihum.games.rummy.turn import (
    conserved,
    end_turn,
    left_after,
    must_draw_first,
    turn_of,
    with_taken,
    with_tiles,
)
from reihum.kernel.answers import Refused
from reihum.kernel.match import Seat


def apply_time_up(state: Round, seat: Seat, action: TimeUp) -> Round:
    """The state after a turn that the clock ended with this arrangement on the table."""
    if not state.options.turn_seconds:
        raise Refused("game.no_clock")
    arrangement = tidied(tuple(tiles for tiles in action.table if tiles))
    turn = turn_of(state, seat, action)
    change = conserved(turn, arrangement)
    if not change.new and not turn.discard:
        return _draw_as_penalty(state, seat, 0 if state.drawn else 1)
    if must_draw_first(state) and not turn.discard:
        return _draw_as_penalty(state, seat, PENALTY_TILES)
    if not judged(turn, change):  # a finished table counts as laid
        state = with_taken(state, seat, action)
        return end_turn(state, seat, table=arrangement, rack=left_after(turn, change))
    kept = changes(turn.table, tuple(tiles for tiles in arrangement if is_set(tiles)))
    if turn.open_tile or any(rule_problems(turn, kept)):
        return _draw_as_penalty(state, seat, PENALTY_TILES)
    return _keep_valid_sets(with_taken(state, seat, action), seat, turn, kept)


def _keep_valid_sets(state: Round, seat: Seat, turn: Turn, kept: Change) -> Round:
    """R8: what is in no valid set goes to the player's rack, from wherever it came."""
    rack = with_tiles(left_after(turn, kept), kept.gone)
    idle = state.idle_turns + 1 if not kept.laid and _began_without_pool(state) else 0
    return end_turn(
        replace(state, table=kept.after, pool=state.pool[PENALTY_TILES:]),
        seat,
        table=kept.after if kept.laid else None,
        rack=with_tiles(rack, state.pool[:PENALTY_TILES]),
        idle_turns=idle,
    )


def _draw_as_penalty(state: Round, seat: Seat, count: int) -> Round:
    """The table as the turn found it; the player draws so many tiles, or what there is."""
    drawn, pool = state.pool[:count], state.pool[count:]
    rack = with_tiles(state.racks[seat], drawn)
    idle = state.idle_turns + 1 if _began_without_pool(state) else 0
    return end_turn(replace(state, pool=pool), seat, rack=rack, idle_turns=idle)


def _began_without_pool(state: Round) -> bool:
    """R15: whether there was nothing to draw when this turn began."""
    return not state.pool and not state.drawn
