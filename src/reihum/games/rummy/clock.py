"""What happens when a player's time is up (R8)."""

from msgspec.structs import replace

from reihum.games.rummy.board import is_set, tidied, without
from reihum.games.rummy.judge import changes, rule_problems
from reihum.games.rummy.model import PENALTY_TILES, Rack, Round, Table, Tile, TimeUp
from reihum.games.rummy.turn import (
    check_conserved,
    end_turn,
    extra_tiles,
    must_draw_first,
    table_problems,
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
    discard, open_tile = extra_tiles(state, seat, action)
    hand = with_tiles(state.racks[seat], (discard, open_tile))
    change = check_conserved(state, arrangement, hand)
    if not change.new and not discard:
        return _draw_as_penalty(state, seat, 0 if state.drawn else 1)
    draws_first = must_draw_first(state) and not discard
    if not draws_first and not table_problems(state, seat, arrangement, discard, open_tile):
        # A finished table counts as laid.
        rack = without(hand, change.laid)
        return end_turn(with_taken(state, seat, action), seat, table=arrangement, rack=rack)
    kept = tuple(tiles for tiles in arrangement if is_set(tiles))
    if draws_first or open_tile or _breaks_rules(state, seat, kept, discard):
        return _draw_as_penalty(state, seat, PENALTY_TILES)
    return _keep_valid_sets(with_taken(state, seat, action), seat, kept, hand)


def _breaks_rules(state: Round, seat: Seat, kept: Table, discard: Tile | None) -> bool:
    """Whether a rule was broken in the valid sets that would stay."""
    opened = state.opened[seat]
    return any(rule_problems(state.table, kept, opened, state.options, discard))


def _keep_valid_sets(state: Round, seat: Seat, kept: Table, hand: Rack) -> Round:
    """R8: what is in no valid set goes to the player's rack, from wherever it came."""
    change = changes(state.table, kept)
    rack = with_tiles(without(hand, change.laid), change.gone)
    idle = state.idle_turns + 1 if not change.laid and _began_without_pool(state) else 0
    return end_turn(
        replace(state, table=kept, pool=state.pool[PENALTY_TILES:]),
        seat,
        table=kept if change.laid else None,
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
