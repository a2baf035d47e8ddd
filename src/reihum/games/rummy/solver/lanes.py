"""The runs of one colour: which of the table's runs can stay as they are.

Going up the numbers, each run of the table is either let be, or loosened, which costs one touched
set. A plain run that is let be takes its tiles along; loosened, its tiles are like any others. A
joker run that must stay whole (R11) has its tiles anyway; loosened, it may take on a run below it
and go on above.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import Index, zeros
from reihum.games.rummy.solver.layout import (
    CHOSEN_SHIFT,
    COST_SHIFT,
    COUNT_BITS,
    NOT_THERE,
    STATE_BITS,
    STATE_MASK,
    TAKEN_SHIFT,
    TOKEN_BITS,
    TOKEN_JOKERS_SHIFT,
    TOKEN_MORE,
)
from reihum.games.rummy.solver.open_runs import ONES, TWOS, following, joined, settled
from reihum.games.rummy.solver.task import OldRun, Task


class Lane:
    """One colour of a task."""

    def __init__(self, task: Task, colour: int) -> None:
        self.runs: list[OldRun] = sorted(task.runs[colour], key=lambda run: run.low)
        self.idle = not self.runs
        self.known = Index()
        self.ways: vec[i64] = vec[i64]()
        self.near: vec[i64] = zeros(14)
        self.far: vec[i64] = zeros(14)
        self.here: list[list[OldRun]] = []  # by number: the runs that lie there
        if self.idle:
            self.ways = append(self.ways, 0)  # nothing to look at: one way, the same always
            return
        self.here = [[] for _ in range(14)]
        for run in self.runs:
            self._place(run)
        jokers = task.table_jokers + task.rack_jokers
        for number in range(1, 13):
            above = (number + 2) * 4 + colour
            low_near = task.run_lows[above]
            low_far = task.run_lows[above + 4]
            self.near[number] = min(4, low_near + task.total[above] + jokers)
            if number < 12:
                low_far += task.total[above + 4] + jokers
            self.far[number] = min(4, low_near + low_far)

    def _place(self, run: OldRun) -> None:
        """Runs that lie side by side get different bits."""
        taken: i64 = 0
        for other in self.here[run.low]:
            taken |= other.bit
        run.bit = ~taken & (taken + 1)
        for number in range(run.low, run.high + 1):
            self.here[number].append(run)

    def lies_at(self, number: i64) -> bool:
        """Whether a run of the table lies at this number."""
        return not self.idle and len(self.here[number]) > 0

    def list_of(self, number: i64, config: i64, tokens: i64) -> i64:
        """The list of ways past a number, from a config, when runs get these tiles."""
        key = (config << TOKEN_BITS | tokens) << 4 | number
        found = self.known.get(key)
        if found == NOT_THERE:
            start: i64 = len(self.ways)
            self._find(number, config, tokens)
            found = start << COUNT_BITS | (len(self.ways) - start)
            self.known.put(key, found)
        return found

    def _find(self, number: i64, config: i64, tokens: i64) -> None:
        """Every choice of runs that begin here and are loosened."""
        here = self.here[number]
        choices: i64 = 1
        for run in here:
            if run.low == number:
                choices *= 2
        for chosen in range(choices):
            lows: i64 = 0
            bits = config >> STATE_BITS
            rest: i64 = chosen
            for run in here:
                if run.low == number:
                    loosened = rest & 1 > 0
                    rest >>= 1
                    if loosened and run.whole:
                        lows += 1
                    if loosened == run.whole:
                        bits |= run.bit
            self._lay(number, config & STATE_MASK, tokens, bits, lows, chosen)

    def _lay(self, number: i64, state: i64, tokens: i64, bits: i64, lows: i64, chosen: i64) -> None:
        """What the plain runs that are let be do not take goes to the other runs."""
        cost: i64 = 0
        tiles = tokens & 3
        jokers = tokens >> TOKEN_JOKERS_SHIFT & 3
        highs: i64 = 0
        for run in self.here[number]:
            noted = run.bit & bits > 0
            if number == run.low and noted == run.whole:
                cost += run.cost
            if noted:
                if not run.whole:
                    tiles -= 1
                if run.high == number:
                    bits -= run.bit
                    if run.whole:
                        highs += 1
        if tiles < 0:
            return
        more = tokens & TOKEN_MORE > 0
        way = bits << STATE_BITS | cost << COST_SHIFT | chosen << CHOSEN_SHIFT
        for taken in range(min(lows, ONES[state] + TWOS[state]) + 1):
            one, other = following(joined(state, taken), tiles, jokers, more)
            self._add(number, one, highs, way | taken << TAKEN_SHIFT)
            self._add(number, other, highs, way | taken << TAKEN_SHIFT)

    def _add(self, number: i64, after: i64, highs: i64, way: i64) -> None:
        if after != NOT_THERE:
            found = settled(after, highs, self.near[number], self.far[number])
            if found != NOT_THERE:
                self.ways = append(self.ways, way | found)
