"""A position counted: the task that it sets."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from reihum.games.rummy.model import JOKER, NUMBER, Set, Table
from reihum.games.rummy.solver.index import zeros
from reihum.games.rummy.solver.lying import CELL, Limits, Lying, Shape, shape_of
from reihum.games.rummy.solver.openings import joker_numbers
from reihum.games.rummy.solver.packed import CELLS
from reihum.games.rummy.solver.task import (
    Goal,
    Jokers,
    OldGroup,
    OldRun,
    OldSets,
    Stock,
    Sure,
    Task,
)
from reihum.games.rummy.solver.value import ONE_JOKER


class Settled(NamedTuple):
    """What is settled before the rest is arranged."""

    aside: tuple[Set, ...] = ()  # sets laid aside, of tiles of the table and the rack
    whole: tuple[Set, ...] = ()  # sets of the table that stay whole, so that another is new


NOTHING_SETTLED: Final = Settled()


def task_of(goal: Goal, lying: Lying, limits: Limits) -> Task:
    """What is to be arranged with nothing settled."""
    return Counted(goal, lying, limits, NOTHING_SETTLED).task()


def task_beside(settled: Settled, goal: Goal, lying: Lying, limits: Limits) -> Task | None:
    """What is left to arrange with all this settled; None if there are no tiles for it."""
    counted = Counted(goal, lying, limits, settled)
    return None if counted.lacks_tiles else counted.task()


class Counted:
    """The tiles, jokers and sets of a position, less those that are laid aside."""

    def __init__(self, goal: Goal, lying: Lying, limits: Limits, settled: Settled) -> None:
        self.goal = goal
        self.worth = goal.worth
        self.must: vec[i64] = zeros(CELLS)
        self.total: vec[i64] = zeros(CELLS)
        self.table_jokers: i64 = len(lying.spent)
        self.rack_jokers: i64 = 0
        self.rack_jokers_must: i64 = 0
        self.jokers_count_as = lying.jokers_count_as
        self.runs: list[list[OldRun]] = [[], [], [], []]
        self.groups: list[list[OldGroup]] = [[] for _ in range(14)]
        self.bonus: i64 = -lying.touched
        self.joker_points = 0
        self.lacks_tiles = False  # whether there are too few to lay those sets aside
        aside = list(settled.aside)
        for tiles, as_before in lying.sets:
            shape = shape_of(tiles)
            whole = tiles in settled.whole or (lying.locked and shape.jokers > 0)
            if as_before and tiles in aside:  # one like it is laid aside, so this one may move
                aside.remove(tiles)
                as_before = False
            self._add_set(shape, whole, as_before)
        self._add_rack(lying, limits)
        self._lay_beside(lying, settled.aside)

    def task(self) -> Task:
        """All that was counted, as a task."""
        jokers = Jokers(
            self.table_jokers, self.rack_jokers, self.rack_jokers_must, self.jokers_count_as
        )
        stock, sets = Stock(self.must, self.total), OldSets(self.runs, self.groups)
        return Task(self.goal, stock, jokers, sets, Sure(self.bonus, self.joker_points))

    def _add_set(self, shape: Shape, whole: bool, as_before: bool) -> None:
        """A set of the table. If it does not count how many are touched, only sets that must stay
        whole are known as sets; of all others there are just the tiles, which is far less to try.
        """
        cost = 1 if as_before and self.goal.sparing else 0
        if not whole:
            for cell in shape.cells:
                self.must[cell] += 1
                self.total[cell] += 1
            self.table_jokers += shape.jokers
            if not cost:
                return
        if shape.low:
            run = OldRun(shape.low, shape.high, shape.joker_numbers, whole, cost)
            self.runs[shape.colour].append(run)
        elif whole:
            group = OldGroup(shape.colours, shape.jokers, True, cost)
            self.groups[shape.number].append(group)
        else:
            self.groups[shape.number].append(shape.plain_group)

    def _add_rack(self, lying: Lying, limits: Limits) -> None:
        for tile, most in limits.most.items():
            laid = lying.spent.count(tile)
            least = max(0, limits.least.get(tile, 0) - laid)
            if tile == JOKER:
                self.rack_jokers = most
                self.rack_jokers_must = least
                continue
            cell = CELL[tile]
            self.must[cell] += least
            self.total[cell] += most - laid
            self.bonus += self.worth[NUMBER[tile]] * (least + laid)

    def _lay_beside(self, lying: Lying, aside: Table) -> None:
        """Sets of the rack alone, whose tiles the limits leave out, those laid aside, and
        those that lie as they lay.
        """
        from_rack = _joker_numbers(lying.own)
        for tiles in lying.own:
            self.bonus += sum([self.worth[NUMBER[tile]] for tile in tiles if tile != JOKER])
        for tiles in (*aside, *lying.again):
            for tile in tiles:
                if tile != JOKER:
                    self._take(CELL[tile], NUMBER[tile])
        from_rack += self._take_from_rack(_joker_numbers(lying.again))
        from_rack += self._take_jokers(_joker_numbers(aside))
        self.bonus += sum([self.worth[number] - ONE_JOKER for number in from_rack])
        self.joker_points = sum(from_rack)

    def _take(self, cell: int, number: int) -> None:
        """A tile is laid aside, one that must lie if there is one."""
        if not self.total[cell]:
            self.lacks_tiles = True
            return
        self.total[cell] -= 1
        if self.must[cell]:
            self.must[cell] -= 1
        else:
            self.bonus += self.worth[number]

    def _take_jokers(self, numbers: list[int]) -> list[int]:
        """Lay aside jokers that stand for these numbers, the table's first. Jokers look alike, so
        those of the rack count as the highest of these numbers, which are the answer.
        """
        from_table = min(len(numbers), self.table_jokers)
        self.table_jokers -= from_table
        return self._take_from_rack(sorted(numbers)[from_table:])

    def _take_from_rack(self, numbers: list[int]) -> list[int]:
        """Lay aside jokers of the rack that stand for these numbers, which are the answer."""
        self.rack_jokers -= len(numbers)
        self.rack_jokers_must = max(0, self.rack_jokers_must - len(numbers))
        if self.rack_jokers < 0:
            self.lacks_tiles = True
        return numbers


def _joker_numbers(sets: Table) -> list[int]:
    """The numbers that the jokers of these sets stand for."""
    return [number for tiles in sets for number in joker_numbers(tiles)]
