"""What a draw of Rummy was worth, told at the next turn of who drew: by what the tile lets it lay.

Until then nobody else has seen the tile, so whatever the others do is the same whichever tile it
was. It is looked at once they have done it, for every tile that could have come.

Some players toss a coin before a turn. That, too, is luck: what they do, beside all that they would
have done by another side of the coin. These are asked what they would do with each tile as well.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from reihum.games.rummy import chances as at_a_glance
from reihum.games.rummy.board import without
from reihum.games.rummy.bots import MANNERS
from reihum.games.rummy.chances import Chances, chances, with_each
from reihum.games.rummy.model import RANK, Action, Draw, Lay, Round, Tile, View
from reihum.games.rummy.prospects import best_laid
from reihum.games.rummy.rules import apply
from reihum.games.rummy.turn import changed, end_turn, with_tiles
from reihum.games.rummy.view import own, public
from reihum.kernel.match import Seat, Sheet

SeatAction = tuple[Seat, Action]
Weighted = list[tuple[float, Chances]]  # each with how likely it is
Players = Sequence[str]  # by seat


def said(state: Round, players: Players) -> Chances:
    """How likely each seat is to win: who tosses a coin does not always see an end."""
    return chances(state, end_seen=players[state.turn] not in MANNERS)


def coin(
    state: Round, seat: Seat, action: Action, players: Players
) -> tuple[Weighted, Weighted] | None:
    """The chances after what a player does, and those after all that its coin could have made it
    do; None if it has no coin, or does the same whatever that shows.
    """
    could = list(_ways(state, players[seat])) if players[seat] in MANNERS else []
    if all(way == action for _, way in could):
        return None
    then = {action: said(_done(state, seat, action), players)}
    for _, way in could:
        if way not in then:
            then[way] = said(_done(state, seat, way), players)
    return [(1.0, then[action])], [(likely, then[way]) for likely, way in could]


def _ways(state: Round, player: str) -> Iterator[tuple[float, Action]]:
    """What the player whose turn it is does, each with how likely its coin makes it."""
    seat, manner = state.turn, MANNERS[player]
    view: View = View(seat, len(state.racks), 1, (seat,), Sheet(), public(state), own(state, seat))
    total = sum([sides for sides, _ in manner])
    for sides, way in manner:
        yield sides / total, way(view)


def _done(state: Round, seat: Seat, action: Action) -> Round:
    """The round after an action; what it draws is not known yet."""
    if not isinstance(action, Draw):
        return apply(state, seat, action)
    if state.options.draw_and_discard:
        return replace(state, drawn=True)  # R17: the turn goes on
    return end_turn(state, seat, rack=state.racks[seat])


def fan(
    state: Round,
    seat: Seat,
    action: Action,
    after: Round,
    answers: Sequence[SeatAction],
    players: Players,
) -> tuple[Weighted, Weighted] | None:
    """The chances after a draw, and those after all that it could have brought, each with how
    likely it was; None if nothing was drawn, or if it makes no difference any more.

    The answers are what the others did before the seat moves again.
    """
    if len(state.pool) - len(after.pool) != 1:  # the clock's three tiles (R8), or none
        several = at_a_glance.fan(state, seat, action, after)
        return ([(1.0, several[0])], several[1]) if several else None
    came, rack = state.pool[0], after.racks[seat]
    base = replace(after, racks=changed(after.racks, seat, without(rack, (came,))), pool=state.pool)
    then = _answered(base, answers)
    if then.points is not None:
        return None
    then, tiles = replace(then, turn=seat), sorted(set(state.pool))
    if players[seat] in MANNERS:
        each = _as_it_would(then, tiles, players)
    else:
        told = _as_it_is if _could_lay(state, seat) else _once_laid
        each = {tile: [(1.0, one)] for tile, one in told(then, tiles, players).items()}
    could = [(state.pool.count(tile) / len(state.pool), each[tile]) for tile in tiles]
    return each[came], [(of_tile * one, now) for of_tile, line in could for one, now in line]


def _answered(state: Round, answers: Sequence[SeatAction]) -> Round:
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


def _as_it_is(state: Round, tiles: list[Tile], players: Players) -> dict[Tile, Chances]:
    """The chances with each of these tiles."""
    return {tile: said(_with(tile, state), players) for tile in tiles}


def _once_laid(state: Round, tiles: list[Tile], players: Players) -> dict[Tile, Chances]:
    """The chances with each of these tiles, when the seat has laid the most that it can with it."""
    seat, found = state.turn, {}
    for tile in tiles:
        then = _with(tile, state)
        best = best_laid(then.table, then.racks[seat], then.opened[seat], then.options)
        if sum(best.left) < len(then.racks[seat]):
            found[tile] = said(apply(then, seat, Lay(best.table)), players)
    return found | _idle(state, [tile for tile in tiles if tile not in found])


def _idle(state: Round, tiles: list[Tile]) -> dict[Tile, Chances]:
    """The chances with each of these tiles, when the seat lays nothing."""
    ways = [[RANK[tile]] for tile in tiles]
    return dict(zip(tiles, with_each(state, state.turn, ways) if ways else (), strict=True))


def _as_it_would(state: Round, tiles: list[Tile], players: Players) -> dict[Tile, Weighted]:
    """The chances with each of these tiles, when the seat has done what its coin makes it do."""
    seat, found, idle = state.turn, {}, _idle(state, tiles)
    for tile in tiles:
        then = _with(tile, state)
        found[tile] = [
            (likely, said(apply(then, seat, way), players) if isinstance(way, Lay) else idle[tile])
            for likely, way in _ways(then, players[seat])
        ]
    return found
