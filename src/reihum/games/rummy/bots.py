"""Rummy's computer players, weakest first."""

from reihum.games.rummy.board import points, without
from reihum.games.rummy.model import (
    COLOURS,
    JOKER,
    NUMBER,
    NUMBERS,
    Action,
    Discard,
    Draw,
    Lay,
    Pass,
    Rack,
    Set,
    Tile,
    View,
)
from reihum.games.rummy.plays import added_all, own_sets
from reihum.games.rummy.view import moves, own_rack
from reihum.kernel.chance import Seed, chosen
from reihum.kernel.match import NextRound


def random(view: View, seed: Seed) -> Action:
    """Any of the offered moves, all equally likely."""
    return chosen(seed, "move", moves(view))


def simple(view: View, _seed: Seed) -> Action:
    """Lays whatever goes without rearranging, the longest sets first; else draws."""
    if len(view.sheet.lines) == view.round:
        return NextRound()
    if view.must_draw_first:
        return Draw()
    rack = own_rack(view)
    sets, left = longest_sets(rack)
    if view.seat is not None and not view.opened[view.seat]:
        if sets and sum([points(tiles) for tiles in sets]) >= view.options.opening_points:
            return Lay((*view.table, *sets))
        return _lay_nothing(view, rack)
    table, left = added_all((*view.table, *sets), left)
    if len(left) < len(rack):
        return Lay(table)
    return _lay_nothing(view, left)


def longest_sets(rack: Rack) -> tuple[list[Set], Rack]:
    """Sets from the rack, each the longest there is in what the ones before leave."""
    sets: list[Set] = []
    found = _longest_set(rack)
    while found:
        sets.append(found)
        rack = without(rack, found)
        found = _longest_set(rack)
    return sets, rack


def _longest_set(rack: Rack) -> Set:
    """The longest run or group without a joker, or else the dearest one with it; () if none."""
    best: Set = ()
    run: list[Tile] = []
    for tile in dict.fromkeys(rack):  # in order, so that a run's tiles follow each other
        if tile == JOKER:
            break
        if run and (tile[0] != run[0][0] or NUMBER[tile] != NUMBER[run[-1]] + 1):
            run = []
        run.append(tile)
        if len(run) >= 3 and len(run) > len(best):
            best = tuple(run)
    by_number: list[list[Tile]] = [[] for _ in range(NUMBERS.stop)]
    for tile in dict.fromkeys(rack):
        if tile != JOKER:
            by_number[NUMBER[tile]].append(tile)
    for tiles in by_number:
        if len(tiles) >= 3 and len(tiles) > len(best):
            best = tuple(tiles)
    if not best and JOKER in rack:
        return max(own_sets(rack), key=points, default=())
    return best


def _lay_nothing(view: View, rack: Rack) -> Action:
    """Draw or pass; or discard the dearest tile that has no neighbour (R17)."""
    if view.options.draw_and_discard:
        return Discard(max(dict.fromkeys(rack), key=lambda tile: _loneliness(tile, rack)))
    return Draw() if view.pool_size else Pass()


def _loneliness(tile: Tile, rack: Rack) -> tuple[int, int]:
    """How little a tile fits with the rest of the rack, then its number; a joker never goes."""
    if tile == JOKER:
        return (-99, 0)
    colour, number = tile[0], NUMBER[tile]
    near = [f"{colour}{number + step}" for step in (-2, -1, 1, 2)]
    alike = [f"{other}{number}" for other in COLOURS if other != colour]
    return (-sum(friend in rack for friend in near + alike), number)


PLAYERS = {"random": random, "simple": simple}
