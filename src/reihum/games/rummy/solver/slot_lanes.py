"""The lanes where more is asked: joker runs stay whole (R11), some runs are new (R12, R17).

Its open runs are written one by one, as `walk` tells them.
"""

from __future__ import annotations

from typing import Final

from reihum.games.rummy.solver.lanes import NEVER, Lane
from reihum.games.rummy.solver.plain_lanes import PlainLane
from reihum.games.rummy.solver.slots import (
    KEPT,
    KIND_SHIFT,
    LONG,
    SLOT_BITS,
    SLOT_MASK,
    WHOLE,
    OldRun,
    may_end,
    packed,
    slots_of,
)
from reihum.games.rummy.solver.walk import ways


class SlotLane(Lane):
    """The runs of one colour, each told on its own."""

    def after(
        self, number: int, config: int, cost: int, tokens: int, found: dict[int, int]
    ) -> None:
        """Notes all that can become of open runs at a number, each with the runs touched then."""
        for slots, more in ways(
            self.old, self.whole, self.count_jokers, self.marks, number, config, tokens
        ):
            after = packed([slot >> KIND_SHIFT for slot in slots])
            if found.get(after, NEVER) > cost + more:
                found[after] = cost + more

    def kept(self, config: int) -> int:
        """The table's runs that these open runs keep, as bits."""
        found = 0
        while config:
            slot = config & SLOT_MASK
            if KEPT <= slot < WHOLE:
                found |= 1 << (slot - KEPT)
            config >>= SLOT_BITS
        return found

    def may_end(self, config: int) -> bool:
        """Whether all of these open runs are sets as they are."""
        return all(may_end(slot) for slot in slots_of(config))

    def as_good(self, number: int, config: int, other: int) -> bool:
        """Whether these open runs can do all that the others can."""
        return self._as_good(number, slots_of(config), slots_of(other), 0, 0)

    def _as_good(
        self, number: int, config: list[int], other: list[int], place: int, matched: int
    ) -> bool:
        """The same from this place of the others on, some of ours being matched."""
        if place == len(other):
            for at, slot in enumerate(config):
                if not matched >> at & 1 and slot != LONG and not self._is_over(number, slot):
                    return False
            return True
        slot = other[place]
        if self._is_over(number, slot) and self._as_good(number, config, other, place + 1, matched):
            return True
        length = self._length(number, slot)
        for at, own in enumerate(config):
            fits = not matched >> at & 1 and (own == slot or length <= free_length(own))
            if fits and self._as_good(number, config, other, place + 1, matched | 1 << at):
                return True
        return False

    def _is_over(self, number: int, slot: int) -> bool:
        return KEPT <= slot < WHOLE and self.old[slot - KEPT].high <= number

    def _length(self, number: int, slot: int) -> int:
        """How long an ordinary run has to be to be as good as this one; NEVER if none is."""
        if slot <= LONG:
            return 3 if slot >= 9 else slot // 3
        if slot < WHOLE:
            return min(3, number - self.old[slot - KEPT].low + 1)
        return NEVER


def free_length(slot: int) -> int:
    """How many places an ordinary run has, three at most; 0 for those that are special."""
    if slot >= LONG:
        return 3 if slot == LONG else 0
    return slot // 3 if slot % 3 == 0 else 0


IDLE: Final = PlainLane([], False)


def lane_of(old: list[OldRun], whole: list[OldRun], count_jokers: bool, marks: bool) -> Lane:
    """The runs of a colour; where there is nothing to look at, always the same lane."""
    if whole or marks:
        return SlotLane(old, whole, count_jokers, marks)
    if old or count_jokers:
        return PlainLane(old, count_jokers)
    return IDLE
