"""One colour of a position, number by number: what its runs find there."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from reihum.games.rummy.solver.index import zeros
from reihum.games.rummy.solver.joker_uses import Share
from reihum.games.rummy.solver.open_runs import MOST_OPEN
from reihum.games.rummy.solver.passages import (
    CHANGED,
    ENDS,
    FAR_LOOSE_SHIFT,
    FAR_SHIFT,
    JOKERS_SHIFT,
    LENGTH_SHIFT,
    LOOSE,
    LYING_BITS,
    LYING_SHIFT,
    MORE,
    NEAR_SHIFT,
    NEXT_BEGUN_SHIFT,
    NEXT_LOOSE_SHIFT,
    NEXT_LOWS_SHIFT,
    THERE,
    TOTAL_SHIFT,
    WHOLE,
    Known,
    Passage,
)
from reihum.games.rummy.solver.task import OldRun, Task


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Lane:
    """One colour of a task."""

    def __init__(self, task: Task, colour: i64, slack: i64, known: Known) -> None:
        self.task = task
        self.colour = colour
        self.known = known
        self.slack = slack  # a tile that is worth so much must be laid
        self.two_jokers = task.table_jokers + task.rack_jokers == 2
        self.runs: list[OldRun] = task.runs[colour]
        self.lying: vec[i64] = zeros(14)  # by number: the runs of the table that lie there
        self.kinds: vec[i64] = zeros(14)  # of passages, by number, once somebody comes
        self.far: vec[i64] = zeros(14)  # what the number after the next has for runs
        for run in self.runs:
            self._place(run)

    def _place(self, run: OldRun) -> None:
        """Each run has the lowest place that is free at its numbers; its mark is that of it."""
        shift: i64 = 0
        run.mark = 1
        while self.lying[run.low] >> shift & THERE:
            shift += LYING_BITS
            run.mark *= 2
        packed: i64 = THERE
        if run.whole:
            packed |= WHOLE
        if not run.cost:
            packed |= CHANGED
        number = run.low
        while number <= run.high:
            length = min(3, number - run.low) << LENGTH_SHIFT
            if number == run.high:
                length |= ENDS
            self.lying[number] |= (packed | length) << shift
            number += 1

    def passage(self, number: i64, jokers: i64, share: Share) -> Passage:
        """With so many jokers in runs at a number, others in groups or in other colours' runs."""
        kind = self.kinds[number]
        if not kind:
            kind = self._kind(number)
            self.kinds[number] = kind
        left = share.left
        if left and number < 13:
            kind += left << NEAR_SHIFT
        far = self.far[number]
        if number < 12:
            far += left
        kind |= jokers << JOKERS_SHIFT | min(far, MOST_OPEN) << FAR_SHIFT
        if jokers and share.from_table:
            kind |= LOOSE
        if left and self.two_jokers:
            kind |= MORE
        return self.known.passage(kind)

    def _kind(self, number: i64) -> i64:
        """What does not depend on jokers."""
        task = self.task
        cell = (number + 1) * 4 + self.colour
        must = task.must[cell]
        if task.worth[number] >= self.slack:
            must = task.total[cell]
        near, far = cell + 4, cell + 8
        self.far[number] = task.total[far] + task.run_lows[near] + task.run_lows[far]
        return (
            must
            | task.total[cell] << TOTAL_SHIFT
            | task.total[near] << NEAR_SHIFT
            | task.run_lows[near] << NEXT_LOWS_SHIFT
            | task.begun[near] << NEXT_BEGUN_SHIFT
            | self._loose(near) << NEXT_LOOSE_SHIFT
            | (self._loose(far) + task.run_lows[near]) << FAR_LOOSE_SHIFT
            | self.lying[number] << LYING_SHIFT
        )

    def _loose(self, cell: i64) -> i64:
        """Tiles for runs that lie in no group, and joker runs that can take on one."""
        task = self.task
        return max(0, task.total[cell] - task.grouped[cell]) + task.run_lows[cell]
