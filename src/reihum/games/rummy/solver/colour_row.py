"""One colour of a task, number by number: what its runs find there."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from reihum.games.rummy.solver.index import zeros
from reihum.games.rummy.solver.jokers import Spent
from reihum.games.rummy.solver.open_runs import MOST_OPEN
from reihum.games.rummy.solver.packed import cell_of
from reihum.games.rummy.solver.supply import (
    at_place,
    beyond_groups,
    joker_freedom,
    joker_supply,
    lying_here,
    mark_of,
    run_at,
    supply_of,
    table_run,
)
from reihum.games.rummy.solver.task import OldRun, Task
from reihum.games.rummy.solver.transitions import Known, Transitions


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class ColourRow:
    """One colour of a task."""

    def __init__(self, task: Task, colour: i64, slack: i64, known: Known) -> None:
        self.task = task
        self.colour = colour
        self.known = known
        self.slack = slack  # what may be lost: a tile that is worth so much must be laid
        self.two_jokers = task.table_jokers + task.rack_jokers == 2
        self.runs: list[OldRun] = task.sets.runs[colour]
        self.lying: vec[i64] = zeros(14)  # by number: the runs of the table that lie there
        self.marks: list[i64] = [self._mark(run) for run in self.runs]  # of each, a bit
        self.supplies: vec[i64] = zeros(14)  # by number, once somebody asks; without jokers
        self.far: vec[i64] = zeros(14)  # what the number after the next has for runs

    def _mark(self, run: OldRun) -> i64:
        """Puts a run in the lowest place that is free at its numbers: the bit of that place."""
        place: i64 = 0
        while run_at(self.lying[run.low], place):
            place += 1
        whole: i64 = 1 if run.whole else 0
        changed: i64 = 0 if run.cost else 1
        for number in range(run.low, run.high + 1):
            ends: i64 = 1 if number == run.high else 0
            here = table_run(whole, changed, min(3, number - run.low), ends)
            self.lying[number] |= at_place(here, place)
        return mark_of(place)

    def transitions(self, number: i64, jokers: i64, spent: Spent) -> Transitions:
        """With so many jokers in runs at a number, others in groups or in other colours' runs."""
        supply = self.supplies[number]
        if not supply:
            supply = self._supply(number)
            self.supplies[number] = supply
        left = spent.count_left
        far = self.far[number]
        if number < 12:
            far += left
        near: i64 = left if number < 13 else 0
        supply += joker_supply(near, min(far, MOST_OPEN), jokers)
        more = left > 0 and self.two_jokers
        return self.known.of(supply | joker_freedom(jokers > 0 and spent.from_table > 0, more))

    def _supply(self, number: i64) -> i64:
        """What there is without jokers."""
        task, sets = self.task, self.task.sets
        cell = cell_of(number, self.colour)
        must = task.must[cell]
        if task.worth[number] >= self.slack:
            must = task.total[cell]
        near, far = cell_of(number + 1, self.colour), cell_of(number + 2, self.colour)
        lows = sets.run_lows[near]
        self.far[number] = task.total[far] + lows + sets.run_lows[far]
        return (
            supply_of(must, task.total[cell], task.total[near], lows, sets.begun[near])
            | beyond_groups(self._loose(near), self._loose(far) + lows)
            | lying_here(self.lying[number])
        )

    def _loose(self, cell: i64) -> i64:
        """Tiles for runs that lie in no group, and joker runs that can take on one."""
        sets = self.task.sets
        return max(0, self.task.total[cell] - sets.grouped[cell]) + sets.run_lows[cell]
