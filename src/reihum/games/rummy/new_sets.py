"""R12, R17: which sets of a table are new.

The sets that lay there are found again in those that lie there now, kind by kind: as many of them
as can be, each tile serving one. A set in which none is found is new. Where there is a choice, it
is the player's.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from reihum.games.rummy.board import holds, whole_in, without
from reihum.games.rummy.model import Set, Table, Tile

NOWHERE = -1


class Home(NamedTuple):
    """Where the sets with a joker that had to stay whole (R11) are, and the other sets."""

    places: tuple[int, ...]
    rooms: tuple[tuple[Tile, ...], ...]  # of every set, the tiles that are of none of them


def homes_of(kept: list[Set], after: Table) -> list[Home]:
    """R11: every way in which all these sets stayed whole."""
    possible = [
        [
            (place, whole)
            for place, tiles in enumerate(after)
            if (whole := whole_in(joker_set, tiles)) is not None
        ]
        for joker_set in kept
    ]
    homes: list[Home] = []
    for chosen in product(*possible):
        tiles_taken = [(place, at) for place, whole in chosen for at in whole]
        if len(set(tiles_taken)) == len(tiles_taken):  # no tile serves two sets
            rooms = list(after)
            for joker_set, (place, _) in zip(kept, chosen, strict=True):
                rooms[place] = without(rooms[place], joker_set)
            homes.append(Home(tuple([place for place, _ in chosen]), tuple(rooms)))
    return homes


def new_places(
    guests: list[Tile], old: list[Set], homes: list[Home], after: Table
) -> tuple[Home, frozenset[int]] | None:
    """Sets that hold these tiles and are all new, if the player chooses so; None if there are none.

    `old` are the sets that lay there, but for those that had to stay whole.
    """
    for places in places_for(guests, after):
        near = _near(places, old, homes, after)
        most = max([_count(found_at(near, home.rooms, frozenset())) for home in homes])
        for home in homes:
            free = places.isdisjoint(home.places)
            if free and _count(found_at(near, home.rooms, places)) == most:
                return home, places
    return None


def _near(places: frozenset[int], old: list[Set], homes: list[Home], after: Table) -> list[Set]:
    """The old sets that can decide whether these places are new: those that fit in one of them,
    then those that fit wherever one of the first does, since it may push them aside, and so on.
    """
    reached = _with_homes(places, homes)
    near: list[Set] = []
    rest = old
    while found := [tiles for tiles in rest if any(holds(after[at], tiles) for at in reached)]:
        near += found
        rest = [tiles for tiles in rest if tiles not in found]
        holding = [at for at, one in enumerate(after) if any(holds(one, tiles) for tiles in found)]
        reached = _with_homes(reached.union(holding), homes)
    return near


def _with_homes(reached: frozenset[int], homes: list[Home]) -> frozenset[int]:
    """If joker sets have several homes, whatever touches a place of one touches all of them."""
    places = frozenset([place for home in homes for place in home.places])
    return reached if len(homes) == 1 or reached.isdisjoint(places) else reached | places


def found_at(
    old: list[Set], rooms: tuple[tuple[Tile, ...], ...], apart: frozenset[int]
) -> tuple[int, ...]:
    """Where each of these sets is found, as many as can be; -1 where it is not.

    None is looked for in the sets that are kept apart.
    """
    if not old:
        return ()
    first, rest = old[0], old[1:]
    tried: list[tuple[int, ...]] = []
    for at, room in enumerate(rooms):
        if at not in apart and holds(room, first):
            left = (*rooms[:at], without(room, first), *rooms[at + 1 :])
            found = (at, *found_at(rest, left, apart))
            if NOWHERE not in found:
                return found
            tried.append(found)
    return max([*tried, (NOWHERE, *found_at(rest, rooms, apart))], key=_count)


def _count(found: tuple[int, ...]) -> int:
    return len(found) - found.count(NOWHERE)


def places_for(guests: list[Tile], after: Table) -> Iterator[frozenset[int]]:
    """Every choice of sets that hold these tiles together."""
    where = [[at for at, tiles in enumerate(after) if guest in tiles] for guest in guests]
    for chosen in product(*where):
        pairs = list(zip(chosen, guests, strict=True))
        if all(pairs.count((at, guest)) <= after[at].count(guest) for at, guest in pairs):
            yield frozenset(chosen)
