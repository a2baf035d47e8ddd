"""A position as the solver counts it: tiles by colour and number, what must lie, what may."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from reihum.games.rummy.solver.index import zeros
from reihum.games.rummy.solver.packed import (
    CELLS,
    FIRST_CELL,
    LAST_CELL,
    cell_of,
    count_in,
    number_at,
    with_block,
)
from reihum.games.rummy.solver.work import Work

# A value is tiles and points, or points and tiles; then how few jokers are laid; then how few sets
# are touched.
UNTOUCHED: Final = 255
ONE_JOKER: Final = 1 << 8
MINOR: Final = 1 << 10
MAJOR: Final = 1 << 20


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
class Task:
    """What is to be arranged."""

    def __init__(self, most_points: bool, work: Work, wanted: i64, joker_counts: i64) -> None:
        self.work = work  # what the question may still cost
        self.wanted = wanted  # R5: points that have to be laid
        self.joker_counts = joker_counts  # the number that a joker of the rack counts at least
        self.must: vec[i64] = zeros(CELLS)  # tiles that must lie on the table after
        self.total: vec[i64] = zeros(CELLS)  # these, and those of the rack
        self.table_jokers: i64 = 0  # must be laid, count for nothing
        self.rack_jokers: i64 = 0  # may be laid
        self.rack_jokers_must: i64 = 0  # how many of these have to be
        self.bonus: i64 = 0  # the value of tiles that must be laid from the rack
        self.worth: vec[i64] = zeros(14)  # the value of a tile, by number
        for number in range(14):
            self.worth[number] = number * MAJOR + MINOR if most_points else MAJOR + number * MINOR
        self.sparing = True  # whether it counts how many sets are touched
        self.turned = False  # whether each number stands for 14 less it, the highest coming first
        # the table's sets that are touched unless they lie after as they lay before
        self.runs: list[list[OldRun]] = [[], [], [], []]  # of each colour, lowest first
        self.groups: list[list[OldGroup]] = [[] for _ in range(14)]
        self.begun: vec[i64] = zeros(CELLS)  # plain runs, by where they begin
        self.grouped: vec[i64] = zeros(CELLS)  # tiles in plain groups
        # R11, joker sets that stay whole
        self.run_lows: vec[i64] = zeros(CELLS)
        self.run_highs: vec[i64] = zeros(CELLS)
        self.blocks: vec[i64] = zeros(14)  # by number: the colours that may be added

    def add_run(self, colour: i64, run: OldRun) -> None:
        """A run of the table; its tiles come on their own unless it stays whole."""
        runs = self.runs[colour]
        runs.append(run)
        at = len(runs) - 1
        while at and runs[at - 1].low > run.low:
            runs[at] = runs[at - 1]
            at -= 1
        runs[at] = run
        if run.whole:
            self.run_lows[cell_of(run.low, colour)] += 1
            self.run_highs[cell_of(run.high, colour)] += 1
        else:
            self.begun[cell_of(run.low, colour)] += 1

    def add_group(self, number: i64, group: OldGroup) -> None:
        """A group of the table; its tiles come on their own unless it stays whole."""
        self.groups[number].append(group)
        for colour in range(4):
            if not group.whole and count_in(group.colours, colour):
                self.grouped[cell_of(number, colour)] += 1
        if group.whole:
            missing = 0
            if group.colours.bit_count() + group.jokers == 3:
                for colour in range(4):
                    if not count_in(group.colours, colour):
                        missing |= 1 << colour
            self.blocks[number] = with_block(self.blocks[number], missing)

    def take(self, cell: i64) -> bool:
        """Takes a tile out, one that must lie if there is one; whether there was any."""
        if not self.total[cell]:
            return False
        self.total[cell] -= 1
        if self.must[cell]:
            self.must[cell] -= 1
        else:
            self.bonus += self.worth[number_at(cell)]
        return True

    def take_jokers(self, numbers: list[int]) -> list[int]:
        """Takes jokers out that stand for these numbers, those of the table first; what those of
        the rack stand for: jokers look alike, so the rack's count the most.
        """
        from_table = min(len(numbers), self.table_jokers)
        counted = sorted(numbers)[from_table:]
        self.table_jokers -= from_table
        self.rack_jokers -= len(counted)
        self.rack_jokers_must = max(0, self.rack_jokers_must - len(counted))
        return counted

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
        counted = max(self.real(number), self.joker_counts)
        return self.worth[self.real(counted)] - ONE_JOKER

    def real(self, number: i64) -> i64:
        """What a number stands for; and what stands for a number."""
        if self.turned:
            return 14 - number
        return number

    def from_above(self) -> "Task":
        """This task with the highest number first."""
        task = Task(False, self.work, self.wanted, self.joker_counts)
        task.turned = True
        task.sparing = self.sparing
        task.table_jokers = self.table_jokers
        task.rack_jokers = self.rack_jokers
        task.rack_jokers_must = self.rack_jokers_must
        task.bonus = self.bonus
        for number in range(1, 14):
            other = 14 - number
            task.worth[number] = self.worth[other]
            for group in self.groups[other]:
                task.add_group(number, group)
            for colour in range(4):
                cell, before = cell_of(number, colour), cell_of(other, colour)
                task.must[cell] = self.must[before]
                task.total[cell] = self.total[before]
        for colour in range(4):
            for run in self.runs[colour]:
                task.add_run(colour, run.from_above())
        return task
