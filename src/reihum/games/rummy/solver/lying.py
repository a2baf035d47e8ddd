"""The table as it lies once its jokers have been dealt with, and the task which that sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from reihum.games.rummy.board import exchanged, first_number, group_number
from reihum.games.rummy.model import COLOURS, JOKER, NUMBER, Set, Table, Tile
from reihum.games.rummy.solver.packed import cell_of, colour_at, one_of
from reihum.games.rummy.solver.task import OldGroup, OldRun, Task
from reihum.games.rummy.solver.work import Work

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
    """The sets of the table, tiles of the rack in the places of the jokers that are taken."""

    def __init__(
        self, sets: list[tuple[Set, bool]], spent: tuple[Tile, ...], *, touched: int
    ) -> None:
        self.sets = sets  # each with whether it lies as it lay before, and is touched if it moves
        self.spent = spent  # tiles of the rack in the places of jokers
        self.touched = touched  # how many sets are touched already


def as_it_lies(table: Iterable[Set], again: Iterable[Set] = ()) -> Lying:
    """The table, no joker being taken. A set that is laid again besides may move: one like it lies
    there still.
    """
    laid = list(again)
    sets: list[tuple[Set, bool]] = []
    for tiles in table:
        sets.append((tiles, tiles not in laid))
        if tiles in laid:
            laid.remove(tiles)
    return Lying(sets, (), touched=0)


NOTHING_LIES: Final = Lying([], (), touched=0)


def with_exchanges(table: Table, limits: Limits, discard: Tile | None) -> Iterator[Lying]:
    """R11, R12: every choice of jokers to take with tiles of the rack, not with the discard."""
    hand = limits.hand()
    if discard:
        hand.remove(discard)
    for lying, spent in exchanged(table, hand):
        sets = [(now, now == before) for now, before in zip(lying, table, strict=True)]
        touched = sum([not as_before for _, as_before in sets])
        yield Lying(sets, spent, touched=touched)


def task_of(
    lying: Lying,
    limits: Limits,
    work: Work,
    *,
    locked: bool,
    most_points: bool,
    whole: Sequence[Set] = (),
    wanted: int = 0,
    joker_counts: int = 0,
    sparing: bool = True,
) -> Task:
    """What is to be arranged.

    Sets with jokers stay whole if these are locked (R11), others if they are named. If nobody is to
    be sparing, how the others lay before makes no difference, which is far less to look at.
    """
    task = Task(most_points, work, wanted, joker_counts)
    task.sparing = sparing
    for tiles, lies_as_before in lying.sets:
        shape, as_before = shape_of(tiles), sparing and lies_as_before
        stays = tiles in whole or (locked and shape.jokers > 0)
        _add_set(task, shape, stays, as_before)
    task.bonus -= lying.touched
    if locked:
        task.table_jokers = len(lying.spent)
    _add_rack(task, limits, lying.spent)
    return task


def _add_set(task: Task, shape: Shape, whole: bool, as_before: bool) -> None:
    if not whole:
        for cell in shape.cells:
            task.must[cell] += 1
            task.total[cell] += 1
        task.table_jokers += shape.jokers
    if not whole and not as_before:
        return
    cost = int(as_before)
    if shape.low:
        run = OldRun(shape.low, shape.high, shape.joker_numbers, whole, cost)
        task.add_run(shape.colour, run)
    elif whole:
        task.add_group(shape.number, OldGroup(shape.colours, shape.jokers, True, cost))
    else:
        task.add_group(shape.number, shape.plain_group)


def _add_rack(task: Task, limits: Limits, spent: tuple[Tile, ...]) -> None:
    for tile, most in limits.most.items():
        laid = spent.count(tile)
        least = max(0, limits.least.get(tile, 0) - laid)
        if tile == JOKER:
            task.rack_jokers = most
            task.rack_jokers_must = least
            continue
        cell = CELL[tile]
        task.must[cell] += least
        task.total[cell] += most - laid
        task.bonus += task.worth[NUMBER[tile]] * (least + laid)
