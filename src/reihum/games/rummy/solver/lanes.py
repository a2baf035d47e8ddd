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
from reihum.games.rummy.solver.open_runs import (
    STATES,
    continued,
    following,
    joined,
    trimmed,
)
from reihum.games.rummy.solver.task import OldRun, Task


class Lane:
    """One colour of a task."""

    def __init__(self, task: Task, colour: int) -> None:
        self.runs: list[OldRun] = sorted(task.runs[colour], key=lambda run: run.low)
        self.idle = not self.runs
        self.bits: list[int] = []  # of each run
        self.known = Index()
        self.ways: vec[i64] = vec[i64]()
        self.near: vec[i64] = zeros(14)
        self.far: vec[i64] = zeros(14)
        self.here: list[list[int]] = []  # by number: the runs that lie there
        if self.idle:
            self.ways = append(self.ways, 0)  # nothing to look at: one way, the same always
            return
        self._give_bits()
        self.here = [[] for _ in range(14)]
        for at, run in enumerate(self.runs):
            for number in range(run.low, run.high + 1):
                self.here[number].append(at)
        jokers = task.table_jokers + task.rack_jokers
        for number in range(1, 13):
            above = (number + 2) * 4 + colour
            low_near = task.run_lows[above]
            low_far = task.run_lows[above + 4]
            self.near[number] = min(4, low_near + task.total[above] + jokers)
            if number < 12:
                low_far += task.total[above + 4] + jokers
            self.far[number] = min(4, low_near + low_far)

    def _give_bits(self) -> None:
        """Runs that lie side by side get different bits."""
        for at, run in enumerate(self.runs):
            taken = 0
            for before in range(at):
                if self.runs[before].high >= run.low:
                    taken |= self.bits[before]
            self.bits.append(~taken & (taken + 1))

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

    def _find(self, number: int, config: int, tokens: int) -> None:
        beginning = [at for at in self.here[number] if self.runs[at].low == number]
        going_on = config >> STATE_BITS
        for chosen in range(1 << len(beginning)):
            lows, bits = 0, going_on
            for place, at in enumerate(beginning):
                loosened = chosen >> place & 1
                if self.runs[at].whole:
                    lows += loosened
                if bool(loosened) == self.runs[at].whole:
                    bits |= self.bits[at]
            self._lay(number, config & STATE_MASK, tokens, bits, lows, chosen)

    def _lay(self, number: int, state: int, tokens: int, bits: int, lows: int, chosen: int) -> None:
        """What the plain runs that are let be do not take goes to the other runs."""
        cost = 0
        tiles = tokens & 3
        jokers = tokens >> TOKEN_JOKERS_SHIFT & 3
        highs = 0
        for at in self.here[number]:
            run = self.runs[at]
            noted = self.bits[at] & bits > 0
            if number == run.counted_at and noted == run.whole:
                cost += run.cost
            if noted:
                if not run.whole:
                    if run.jokers >> number & 1:
                        jokers -= 1
                    else:
                        tiles -= 1
                if run.high == number:
                    bits -= self.bits[at]
                    highs += int(run.whole)
        if tiles < 0 or jokers < 0:
            return
        ones, twos, _, _ = STATES[state]
        for taken in range(min(lows, ones + twos) + 1):
            for after in following(joined(state, taken), tiles, jokers, tokens & TOKEN_MORE > 0):
                found = trimmed(continued(after, highs), self.near[number], self.far[number])
                if found >= 0:
                    way = found | bits << STATE_BITS | cost << COST_SHIFT
                    way |= chosen << CHOSEN_SHIFT | taken << TAKEN_SHIFT
                    self.ways = append(self.ways, way)
