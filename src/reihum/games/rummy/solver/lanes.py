"""One colour's tiles laid in runs: which of the table's runs can stay as they are.

The search decides how many tiles of each number go to runs. How these are cut into runs is decided
here, with as few of the table's runs touched as can be. All cuts are followed at once: a belief
is a list of arrangements of the open runs, each with the number of runs touched so far.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reihum.games.rummy.solver.slots import BOTH, JOKERS_SHIFT, TOKEN_BITS, OldRun

if TYPE_CHECKING:
    pass

ID_BITS: Final = 15
ID_MASK: Final = (1 << ID_BITS) - 1
TOUCHED_MASK: Final = 63
PENDING_SHIFT: Final = ID_BITS + 6
NEVER: Final = 99
NOTHING_OPEN: Final = 1

# An arrangement in a belief: its open runs, and below them how many runs are touched.
COST_BITS: Final = 6
COST_MASK: Final = (1 << COST_BITS) - 1


class Lane:
    """The runs of one colour: what lay, and what may become of it.

    How open runs are written as a number, and what becomes of them, is for its two kinds to say.
    """

    def __init__(
        self, old: list[OldRun], whole: list[OldRun], count_jokers: bool, marks: bool
    ) -> None:
        self.old = old
        self.whole = whole
        self.count_jokers = count_jokers  # with two jokers, R10 has to be looked at
        self.marks = marks  # whether a tile or joker has to lie in a new set
        self.idle = not (old or whole or marks or count_jokers)
        self.usual: list[int] = [0] * 16  # what the table's runs have at each number
        self.going: list[int] = [0] * 16  # which runs have it, as bits
        for index, run in enumerate(old):
            if run.counts:
                for number in range(run.low, run.high + 1):
                    self.usual[number] += 1 << JOKERS_SHIFT if run.jokers >> number & 1 else 1
                    self.going[number] |= 1 << index
        self.covered = 0  # the numbers of joker runs that stay whole, as bits
        for run in whole:
            self.covered |= (1 << run.high + 1) - (1 << run.low)
        # Belief 0 stands for "all as usual so far"; it is worked out only when that ends.
        self.beliefs: list[list[int]] = [[], [0]]
        self.ids: dict[tuple[int, ...], int] = {(0,): NOTHING_OPEN}
        self.memo: dict[int, int] = {}
        self.compared: dict[int, int] = {}
        self.usual_beliefs: list[int] = [-1] * 16
        self.start = NOTHING_OPEN if marks else 0

    def after(
        self, number: int, config: int, cost: int, tokens: int, found: dict[int, int]
    ) -> None:
        """Notes all that can become of open runs at a number, each with the runs touched then."""
        raise NotImplementedError

    def kept(self, config: int) -> int:
        """The table's runs that these open runs keep, as bits."""
        raise NotImplementedError

    def may_end(self, config: int) -> bool:
        """Whether all of these open runs are sets as they are."""
        raise NotImplementedError

    def as_good(self, number: int, config: int, other: int) -> bool:
        """Whether these open runs can do all that the others can."""
        raise NotImplementedError

    def follow(self, number: int, belief: int, tokens: int) -> int:
        """The belief after a number; above it how many more runs are touched, and how many of those
        touched so far have not ended yet; -1 if impossible.
        """
        if not self.marks:
            tokens &= BOTH - 1
        if belief == 0:
            if tokens == self.usual[number]:
                return 0
            belief = self._usual_belief(number - 1)
        key = (belief << 4 | number) << TOKEN_BITS | tokens
        known = self.memo.get(key)
        if known is None:
            known = self._step(number, belief, tokens)
            if known >= 0:
                known |= self._pending(number, known & ID_MASK) << PENDING_SHIFT
                if not self.marks and known & ID_MASK == self._usual_belief(number):
                    known &= ~ID_MASK
            self.memo[key] = known
        return known

    def _usual_belief(self, number: int) -> int:
        """The belief if all was as usual up to this number."""
        if not self.usual[number] and not self.covered >> number & 1:
            return NOTHING_OPEN
        known = self.usual_beliefs[number]
        if known < 0:
            before = self._usual_belief(number - 1)
            known = self._step(number, before, self.usual[number]) & ID_MASK
            self.usual_beliefs[number] = known
        return known

    def _pending(self, number: int, belief: int) -> int:
        """How many of the runs counted as touched end above this number, at most."""
        going = self.going[number] & self.going[number + 1]
        if not going:
            return 0
        most = 0
        for entry in self.beliefs[belief]:
            lost = going & ~self.kept(entry >> COST_BITS)
            most = max(most, lost.bit_count() - (entry & COST_MASK))
        return most

    def _step(self, number: int, belief: int, tokens: int) -> int:
        found: dict[int, int] = {}
        for entry in self.beliefs[belief]:
            self.after(number, entry >> COST_BITS, entry & COST_MASK, tokens, found)
        if not found:
            return -1
        least = min(found.values())
        entries = [config << COST_BITS | cost - least for config, cost in found.items()]
        entries.sort()
        key = tuple(entries)
        known = self.ids.get(key)
        if known is None:
            known = len(self.beliefs)
            self.ids[key] = known
            self.beliefs.append(entries)
        return least << ID_BITS | known

    def worse_by(self, number: int, belief: int, other: int) -> int:
        """By how much this belief may come out worse than the other after the same tiles; NEVER if
        it cannot do all that the other can.
        """
        if belief == other:
            return 0
        key = (belief << ID_BITS | other) << 4 | number
        known = self.compared.get(key)
        if known is None:
            known = -NEVER
            ours = self.beliefs[belief or self._usual_belief(number)]
            for entry in self.beliefs[other or self._usual_belief(number)]:
                least = NEVER
                for own in ours:
                    more = (own & COST_MASK) - (entry & COST_MASK)
                    if more < least and self.as_good(number, own >> COST_BITS, entry >> COST_BITS):
                        least = more
                known = max(known, least)
                if known == NEVER:
                    break
            self.compared[key] = known
        return known

    def end(self, belief: int) -> int:
        """How many more runs are touched if all open runs end; -1 if they cannot."""
        if belief == 0:
            return 0
        least = -1
        for entry in self.beliefs[belief]:
            cost = entry & COST_MASK
            if (least < 0 or cost < least) and self.may_end(entry >> COST_BITS):
                least = cost
        return least
