"""The table as it lies once its jokers have been dealt with, and what may be laid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from reihum.games.rummy.board import exchanged, first_number, group_number
from reihum.games.rummy.model import COLOURS, JOKER, NUMBER, Set, Table, Tile
from reihum.games.rummy.solver.openings import joker_numbers
from reihum.games.rummy.solver.packed import cell_of, colour_at, one_of
from reihum.games.rummy.solver.task import OldGroup

REMEMBERED: Final = 1 << 14

CELL: Final[dict[Tile, int]] = {
    tile: int(cell_of(number, COLOURS.index(tile[0]))) for tile, number in NUMBER.items()
}


class Shape:
    """A set as the solver sees it."""

    def __init__(self, tiles: Set) -> None:
        self.cells: list[int] = [CELL[tile] for tile in tiles if tile != JOKER]
        self.jokers = len(tiles) - len(self.cells)
        self.low = first_number(tiles)
        self.high = self.low + len(tiles) - 1
        self.number = 0 if self.low else group_number(tiles)
        self.colour = colour_at(self.cells[0])
        places = [place for place, tile in enumerate(tiles) if tile == JOKER]
        self.joker_numbers = tuple([self.low + place for place in places])  # of a run
        self.colours = 0
        if not self.low:
            for cell in self.cells:
                self.colours |= one_of(colour_at(cell))
        self.plain_group = OldGroup(self.colours, 0, False, 1)


_shapes: Final[dict[Set, Shape]] = {}


def shape_of(tiles: Set) -> Shape:
    """The shape of a set; worked out once."""
    shape = _shapes.get(tiles)
    if shape is None:
        if len(_shapes) > REMEMBERED:
            _shapes.clear()
        shape = Shape(tiles)
        _shapes[tiles] = shape
    return shape


class Limits:
    """What may be laid: of each kind of tile at least and at most so many."""

    def __init__(self, least: dict[Tile, int], most: dict[Tile, int]) -> None:
        self.least = least
        self.most = most

    def hand(self) -> list[Tile]:
        """All that may be laid."""
        return [tile for tile, count in self.most.items() for _ in range(count)]

    def without(self, tiles: Iterable[Tile]) -> Limits:
        """What may be laid besides these tiles."""
        least, most = self.least.copy(), self.most.copy()
        for tile in tiles:
            most[tile] -= 1
            least[tile] = max(0, least.get(tile, 0) - 1)
        return Limits(least, most)

    def at_least(self, tile: Tile, count: int) -> Limits:
        """These limits, and at least so many of one kind."""
        least = max(self.least.get(tile, 0), count)
        return Limits(self.least | {tile: least}, self.most)

    def at_most(self, tile: Tile, count: int) -> Limits:
        """These limits, and at most so many of one kind."""
        return Limits(self.least, self.most | {tile: count})


def all_of(rack: Iterable[Tile]) -> Limits:
    """All may be laid, nothing must."""
    most: dict[Tile, int] = {}
    for tile in rack:
        most[tile] = most.get(tile, 0) + 1
    return Limits({}, most)


class Lying:
    """The table once its jokers have been dealt with: sets that are arranged anew, sets that lie
    beside them and stay as they are.
    """

    def __init__(
        self,
        sets: list[tuple[Set, bool]],
        *,
        locked: bool,
        touched: int = 0,
        spent: tuple[Tile, ...] = (),
        untouched: Table = (),
        own: Table = (),
        again: Table = (),
        jokers_count_as: int = 0,
    ) -> None:
        self.sets = sets  # each with whether it lies as it lay before, and is touched if it moves
        self.locked = locked  # whether those of them that have jokers stay whole (R11)
        self.touched = touched  # how many sets are touched already
        self.spent = spent  # tiles of the rack in the places of jokers that were taken (R12)
        self.untouched = untouched  # sets of the table that lie beside
        self.own = own  # sets of the rack alone that are laid beside (R5)
        self.again = again  # sets laid beside as they lay: the rack's joker for the one taken
        self.jokers_count_as = jokers_count_as  # the number that one of the rack counts at least


NOTHING_LIES: Final = Lying([], locked=False)


def as_it_lies(table: Table, own: Table = ()) -> Lying:
    """The table, no joker being taken, and sets of the rack alone beside it.

    Where one of these is like one of the table, the latter may move: one like it lies there still.
    There are two tiles of a kind, so no more than two sets are alike.
    """
    return Lying([(tiles, tiles not in own) for tiles in table], locked=True, own=own)


def with_exchanges(
    table: Table, limits: Limits, discard: Tile | None, *, sparing: bool
) -> Iterator[Lying]:
    """R11, R12: every choice of jokers to take with tiles of the rack, not with the discard.

    Who is sparing also wants to know of a set that lies as it lay in the end: a joker of the rack
    is in the place of the one that was taken, and the tile lies elsewhere. There are two jokers, so
    no other set has one then.
    """
    hand = limits.hand()
    if discard:
        hand.remove(discard)
    for lying, spent in exchanged(table, hand):
        sets = [(now, now == before) for now, before in zip(lying, table, strict=True)]
        touched = sum([not as_before for _, as_before in sets])
        yield Lying(sets, locked=True, touched=touched, spent=spent)
        if sparing and spent and JOKER in hand:
            again = tuple([tiles for tiles in table if JOKER in tiles])
            yield Lying(sets, locked=True, spent=spent, again=again)


def with_some_apart(table: Table) -> Iterator[Lying]:
    """Free jokers: every choice of joker sets to take apart. First all stay, which is quick; then
    some or all are taken apart, to see whether that is better.
    """
    with_joker = [at for at, tiles in enumerate(table) if shape_of(tiles).jokers]
    stand_for = [number for at in with_joker for number in joker_numbers(table[at])]
    # Jokers look alike: one from the rack may change places with one that stays. If one of the two
    # stays on the table, at most one is on the rack, so a single number says it for all.
    highest = max(stand_for, default=0)
    yield Lying([(tiles, True) for tiles in table], locked=True, jokers_count_as=highest)
    for count in range(1, len(with_joker) + 1):
        for apart in combinations(with_joker, count):
            yield _taken_apart(table, apart, with_joker)


def _taken_apart(table: Table, apart: tuple[int, ...], with_joker: list[int]) -> Lying:
    """Of the sets with jokers just these are arranged anew; the others stay as they are."""
    sets: list[tuple[Set, bool]] = []
    untouched: list[Set] = []
    for at, tiles in enumerate(table):
        if at not in with_joker:
            sets.append((tiles, True))
        elif at in apart:
            sets.append((tiles, False))
        else:
            untouched.append(tiles)
    return Lying(sets, locked=False, touched=len(apart), untouched=tuple(untouched))
