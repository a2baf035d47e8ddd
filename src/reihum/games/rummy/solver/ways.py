"""The tasks that a position sets: what can be done about the jokers of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from reihum.games.rummy.board import exchanges, first_number, group_number, holds
from reihum.games.rummy.model import COLOURS, JOKER, NUMBER, Set, Table, Tile
from reihum.games.rummy.solver.task import OldGroup, OldRun, Task
from reihum.games.rummy.solver.work import Work

REMEMBERED: Final = 1 << 14

CELL: Final[dict[Tile, int]] = {
    tile: (number + 1) * 4 + COLOURS.index(tile[0]) for tile, number in NUMBER.items()
}


class Shape:
    """A set as the solver sees it."""

    def __init__(self, tiles: Set) -> None:
        self.cells: list[int] = [CELL[tile] for tile in tiles if tile != JOKER]
        self.jokers = len(tiles) - len(self.cells)
        self.low = first_number(tiles)
        self.high = self.low + len(tiles) - 1
        self.number = 0 if self.low else group_number(tiles)
        self.colour = self.cells[0] & 3
        self.joker_bits = 0
        self.colours = 0
        if self.low:
            for place, tile in enumerate(tiles):
                if tile == JOKER:
                    self.joker_bits |= 1 << (self.low + place)
        else:
            for cell in self.cells:
                self.colours |= 1 << 2 * (cell & 3)
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

    def __init__(self, rack: tuple[Tile, ...]) -> None:
        self.least: dict[Tile, int] = {}
        self.most: dict[Tile, int] = {}
        for tile in rack:
            self.most[tile] = self.most.get(tile, 0) + 1

    def copy(self) -> Limits:
        """The same limits, to be changed."""
        other = Limits(())
        other.least = self.least.copy()
        other.most = self.most.copy()
        return other


class Way:
    """One way to deal with the jokers of the table: the sets then, and what it took."""

    def __init__(self, lying: list[tuple[Set, bool]], spent: tuple[Tile, ...]) -> None:
        self.lying = lying  # each with whether it lies as it lay before
        self.spent = spent  # tiles of the rack in the places of jokers


def joker_ways(table: Table, limits: Limits, discard: Tile | None) -> Iterator[Way]:
    """R11, R12: every choice of jokers to take with tiles of the rack, not with the discard."""
    options = [exchanges(tiles) if JOKER in tiles else (((), tiles),) for tiles in table]
    hand = [tile for tile, count in limits.most.items() for _ in range(count)]
    for choice in product(*options):
        spent = tuple([tile for tiles, _ in choice for tile in tiles])
        if not spent or holds(hand, (*spent, discard) if discard else spent):
            yield Way([(lying, not tiles) for tiles, lying in choice], spent)


def task_of(
    way: Way,
    limits: Limits,
    work: Work,
    *,
    locked: bool,
    most_points: bool,
    whole: Sequence[Set] = (),
) -> Task:
    """What is to be arranged, the jokers having been dealt with in this way.

    Sets with jokers stay whole if these are locked (R11), others if they are named.
    """
    task = Task(most_points, work)
    for tiles, as_before in way.lying:
        stays = tiles in whole or (locked and JOKER in tiles)
        _add_set(task, shape_of(tiles), stays, as_before)
        task.bonus -= int(not as_before)  # it is touched
    if locked:
        task.table_jokers = len(way.spent)
    _add_rack(task, limits, way.spent)
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
        run = OldRun(shape.low, shape.high, shape.joker_bits, whole, cost)
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
