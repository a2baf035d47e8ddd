"""A position as the solver counts it: tiles by colour and number, what must lie, what may."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from reihum.games.rummy.solver.index import zeros
from reihum.games.rummy.solver.packed import (
    CELLS,
    FIRST_CELL,
    LAST_CELL,
    cell_of,
    count_in,
    missing_in,
    number_at,
    tiles_in,
    with_block,
)
from reihum.games.rummy.solver.value import ONE_JOKER, POINTS_FIRST, TILES_FIRST, UNTOUCHED
from reihum.games.rummy.solver.work import Work


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class OldRun:
    """A run of the table."""

    def __init__(
        self, low: i64, high: i64, jokers: tuple[int, ...], whole: bool, cost: i64
    ) -> None:
        self.low = low
        self.high = high
        self.jokers = jokers  # the numbers that jokers stand for
        self.whole = whole  # R11: whether it must stay whole
        self.cost = cost  # of touching it: none if a tile already took a joker's place

    def from_above(self) -> "OldRun":
        """This run with the highest number first."""
        jokers = tuple([14 - number for number in self.jokers])
        return OldRun(14 - self.high, 14 - self.low, jokers, self.whole, self.cost)


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class OldGroup:
    """A group of the table."""

    def __init__(self, colours: int, jokers: int, whole: bool, cost: int) -> None:
        self.colours = colours  # two bits a colour, as counts are packed
        self.jokers = jokers
        self.whole = whole
        self.cost = cost


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Goal:
    """What somebody wants of a position, and what the answer may cost."""

    def __init__(
        self, most_points: bool, work: Work, *, wanted: i64 = 0, sparing: bool = True
    ) -> None:
        self.most_points = most_points  # or the most tiles
        self.worth: vec[i64] = POINTS_FIRST if most_points else TILES_FIRST  # of a tile, by number
        self.work = work
        self.wanted = wanted  # R5: points that have to be laid
        self.sparing = sparing  # whether it counts how many sets are touched

    def wanting(self, points: i64) -> "Goal":
        """This goal, and so many points have to be laid at least."""
        return Goal(self.most_points, self.work, wanted=points, sparing=self.sparing)


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Stock:
    """The tiles there are, by their cells; jokers not counted."""

    def __init__(self, must: vec[i64], total: vec[i64]) -> None:
        self.must = must  # tiles that must lie on the table after
        self.total = total  # these, and those of the rack

    def from_above(self) -> "Stock":
        """These tiles with the highest number first."""
        return Stock(_turned(self.must), _turned(self.total))


def _turned(cells: vec[i64]) -> vec[i64]:
    """What is in these cells, the highest number first."""
    found = zeros(CELLS)
    for number in range(1, 14):
        for colour in range(4):
            found[cell_of(number, colour)] = cells[cell_of(14 - number, colour)]
    return found


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Jokers:
    """The jokers there are."""

    def __init__(self, table: i64, rack: i64, rack_must: i64, count_as: i64) -> None:
        self.table = table  # must be laid, count for nothing
        self.rack = rack  # may be laid
        self.rack_must = rack_must  # how many of these have to be
        self.count_as = count_as  # the number that one of the rack counts at least


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class OldSets:
    """The table's sets that are touched unless they lie after as they lay before, and those that
    stay whole (R11).
    """

    def __init__(self, runs: list[list[OldRun]], groups: list[list[OldGroup]]) -> None:
        """Runs by colour, groups by number; the tiles of a set are in stock unless it is whole."""
        self.runs: list[list[OldRun]] = [_lowest_first(of_colour) for of_colour in runs]
        self.groups = groups
        self.begun: vec[i64] = zeros(CELLS)  # plain runs, by where they begin
        self.grouped: vec[i64] = zeros(CELLS)  # tiles in plain groups
        self.run_lows: vec[i64] = zeros(CELLS)  # runs that stay whole, by where they begin
        self.blocks: vec[i64] = zeros(14)  # groups that do, by number: the colours they take
        for colour in range(4):
            for run in runs[colour]:
                cell = cell_of(run.low, colour)
                if run.whole:
                    self.run_lows[cell] += 1
                else:
                    self.begun[cell] += 1
        for number in range(1, 14):
            for group in groups[number]:
                self._count(number, group)

    def _count(self, number: i64, group: OldGroup) -> None:
        if not group.whole:
            for colour in range(4):
                self.grouped[cell_of(number, colour)] += count_in(group.colours, colour)
        elif tiles_in(group.colours) + group.jokers == 3:  # one of four takes no tile more
            missing = missing_in(group.colours)
            self.blocks[number] = with_block(self.blocks[number], missing)

    def from_above(self) -> "OldSets":
        """These sets with the highest number first."""
        runs = [[run.from_above() for run in of_colour] for of_colour in self.runs]
        return OldSets(runs, [self.groups[0], *reversed(self.groups[1:])])


def _lowest_first(runs: list[OldRun]) -> list[OldRun]:
    """Runs in order; there are few, mostly in order already."""
    found: list[OldRun] = []
    for run in runs:
        found.append(run)
        at = len(found) - 1
        while at and found[at - 1].low > run.low:
            found[at] = found[at - 1]
            at -= 1
        found[at] = run
    return found


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Sure:
    """What is laid whatever becomes of the rest: tiles that must be, and sets laid beside it."""

    def __init__(self, bonus: i64, joker_points: i64) -> None:
        self.bonus = bonus  # its value, less the sets that are touched already
        self.joker_points = joker_points  # R5: what the rack's jokers in it count


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Task:
    """What is to be arranged."""

    def __init__(
        self,
        goal: Goal,
        stock: Stock,
        jokers: Jokers,
        sets: OldSets,
        sure: Sure,
        *,
        turned: bool = False,
    ) -> None:
        """`turned`: each number stands for 14 less it, the highest coming first."""
        self.goal = goal
        self.stock = stock
        self.jokers = jokers
        self.sets = sets
        self.sure = sure
        self.turned = turned
        # What sweeps ask for all the time, at hand.
        self.work = goal.work
        self.wanted = goal.wanted
        self.sparing = goal.sparing
        self.worth: vec[i64] = _worth_from_above(goal.worth) if turned else goal.worth
        self.must = stock.must
        self.total = stock.total
        self.table_jokers = jokers.table
        self.rack_jokers = jokers.rack
        self.bonus = sure.bonus

    def from_above(self) -> "Task":
        """This task with the highest number first."""
        stock, sets = self.stock.from_above(), self.sets.from_above()
        turned = not self.turned
        return Task(self.goal, stock, self.jokers, sets, self.sure, turned=turned)

    def tiles(self) -> i64:
        """How many tiles there are, jokers not counted."""
        tiles: i64 = 0
        for cell in range(FIRST_CELL, LAST_CELL + 1):
            tiles += self.total[cell]
        return tiles

    def most(self) -> i64:
        """What it is worth if all that may be laid can be, and no set is touched."""
        most = self.bonus + UNTOUCHED
        for cell in range(FIRST_CELL, LAST_CELL + 1):
            most += self.worth[number_at(cell)] * (self.total[cell] - self.must[cell])
        return most + self.rack_jokers * self.most_of_joker()

    def most_of_joker(self) -> i64:
        """What a joker of the rack is worth at most."""
        return self.worth[self.real(13)] - ONE_JOKER

    def of_joker(self, number: i64) -> i64:
        """What a joker of the rack is worth at a number."""
        counted = max(self.real(number), self.jokers.count_as)
        return self.worth[self.real(counted)] - ONE_JOKER

    def real(self, number: i64) -> i64:
        """What a number stands for; and what stands for a number."""
        if self.turned:
            return 14 - number
        return number


def _worth_from_above(worth: vec[i64]) -> vec[i64]:
    """What tiles are worth, the highest number first."""
    found = zeros(14)
    for number in range(1, 14):
        found[number] = worth[14 - number]
    return found
