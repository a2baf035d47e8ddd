"""What a draw of Rummy was worth, told at the next turn of who drew: by what the tile lets it lay.

Until then nobody else has seen the tile, so whatever the others do is the same whichever tile it
was. It is looked at once they have done it, for every tile that could have come.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from reihum.games.rummy import chances as at_a_glance
from reihum.games.rummy.board import without
from reihum.games.rummy.chances import Chances, chances, with_each
from reihum.games.rummy.model import RANK, Action, Lay, Round, Tile
from reihum.games.rummy.prospects import best_laid
from reihum.games.rummy.rules import apply
from reihum.games.rummy.turn import changed, with_tiles
from reihum.kernel.match import Seat

Answer = tuple[Seat, Action]


def fan(
    state: Round, seat: Seat, action: Action, after: Round, answers: Sequence[Answer]
) -> tuple[Chances, list[tuple[float, Chances]]] | None:
    """The chances after a draw, and those after all that it could have brought, each with how
    likely it was; None if nothing was drawn, or if it makes no difference any more.

    The answers are what the others did before the seat moves again.
    """
    if len(state.pool) - len(after.pool) != 1:
        return at_a_glance.fan(state, seat, action, after)  # the clock's three tiles (R8), or none
    came, rack = state.pool[0], after.racks[seat]
    base = replace(after, racks=changed(after.racks, seat, without(rack, (came,))), pool=state.pool)
    then = _answered(base, answers)
    if then.points is not None:
        return None
    then, tiles = replace(then, turn=seat), sorted(set(state.pool))
    told = _as_it_is if _could_lay(state, seat) else _once_laid
    each, pool = told(then, tiles), len(state.pool)
    return each[came], [(state.pool.count(tile) / pool, each[tile]) for tile in tiles]


def _answered(state: Round, answers: Sequence[Answer]) -> Round:
    """The round after what the others did, at most to its end; what they drew is left out."""
    for seat, action in answers:
        if isinstance(action, Lay) and state.points is None:
            state = apply(replace(state, turn=seat), seat, action)
    return state


def _could_lay(state: Round, seat: Seat) -> bool:
    """Whether the seat could lay something: then it waits, or does not see it, and may go on so."""
    best = best_laid(state.table, state.racks[seat], state.opened[seat], state.options)
    return sum(best.left) < len(state.racks[seat])


def _with(tile: Tile, state: Round) -> Round:
    """The round when the seat whose turn it is has this tile of the pool."""
    rack = with_tiles(state.racks[state.turn], (tile,))
    racks = changed(state.racks, state.turn, rack)
    return replace(state, racks=racks, pool=without(state.pool, (tile,)))


def _as_it_is(state: Round, tiles: list[Tile]) -> dict[Tile, Chances]:
    """The chances with each of these tiles."""
    return {tile: chances(_with(tile, state)) for tile in tiles}


def _once_laid(state: Round, tiles: list[Tile]) -> dict[Tile, Chances]:
    """The chances with each of these tiles, when the seat has laid the most that it can with it."""
    seat, found = state.turn, {}
    for tile in tiles:
        then = _with(tile, state)
        best = best_laid(then.table, then.racks[seat], then.opened[seat], then.options)
        if sum(best.left) < len(then.racks[seat]):
            found[tile] = chances(apply(then, seat, Lay(best.table)))
    idle = [tile for tile in tiles if tile not in found]
    ways = [[RANK[tile]] for tile in idle]
    return found | dict(zip(idle, with_each(state, seat, ways) if ways else (), strict=True))
