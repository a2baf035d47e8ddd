"""The usual kind of lane: runs of which nothing is asked but to be runs.

Its open runs are written as how many there are of each kind, and which of the table's are kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reihum.games.rummy.solver.lanes import NEVER, Lane
from reihum.games.rummy.solver.open_runs import AS_GOOD, INDEX
from reihum.games.rummy.solver.slots import JOKERS_SHIFT, KEPT, KIND_SHIFT, LONG, OldRun, packed
from reihum.games.rummy.solver.walk import ways

if TYPE_CHECKING:
    from mypy_extensions import i64

# Runs of one place, of two, of three or more; then those with jokers, which R10 may be about:
# a joker; a joker and a tile; two jokers; two jokers and a tile.
COUNT_MASK: Final = 7
TWOS_SHIFT: Final = 3
LONGS_SHIFT: Final = 6
PLAIN_MASK: Final = 511
JOKER_SHIFT: Final = 9
PAIR_SHIFT: Final = 12
TWO_JOKERS_SHIFT: Final = 15
THREE_SHIFT: Final = 18
KEPT_SHIFT: Final = 21
ODD_MASK: Final = (1 << KEPT_SHIFT) - 1 - PLAIN_MASK

# The same kinds as `walk` writes them.
PLACES: Final[dict[int, int]] = {
    3: 0,
    6: TWOS_SHIFT,
    LONG: LONGS_SHIFT,
    4: JOKER_SHIFT,
    7: PAIR_SHIFT,
    8: TWO_JOKERS_SHIFT,
    11: THREE_SHIFT,
}


class PlainLane(Lane):
    """The runs of one colour where no joker run must stay whole and nothing must be new."""

    def __init__(self, old: list[OldRun], count_jokers: bool) -> None:
        super().__init__(old, [], count_jokers, False)
        self.beginning: list[int] = [0] * 16  # which runs begin at a number, as bits
        self.with_joker: list[int] = [0] * 16  # which have a joker there
        for index, run in enumerate(old):
            if run.counts:
                self.beginning[run.low] |= 1 << index
                for number in range(run.low, run.high + 1):
                    if run.jokers >> number & 1:
                        self.with_joker[number] |= 1 << index

    def after(
        self, number: int, config: int, cost: int, tokens: int, found: dict[int, int]
    ) -> None:
        """Notes all that can become of open runs at a number, each with the runs touched then."""
        if tokens >> JOKERS_SHIFT:
            self._after_jokers(number, config, cost, tokens, found)
        else:
            self._after_tiles(number, config, cost, tokens, found)

    def _after_tiles(
        self, number: int, config: i64, cost: i64, tiles: i64, found: dict[int, int]
    ) -> None:
        going: i64 = self.going[number]
        beginning: i64 = self.beginning[number]
        kept: i64 = config >> KEPT_SHIFT & going
        ones: i64 = config & COUNT_MASK
        twos: i64 = config >> TWOS_SHIFT & COUNT_MASK
        longs: i64 = config >> LONGS_SHIFT & COUNT_MASK
        odd: i64 = 0
        grown: i64 = twos
        left: i64 = tiles - ones - twos
        if config & ODD_MASK:
            joker: i64 = config >> JOKER_SHIFT & COUNT_MASK
            pair: i64 = config >> PAIR_SHIFT & COUNT_MASK
            jokers: i64 = config >> TWO_JOKERS_SHIFT & COUNT_MASK
            three: i64 = config >> THREE_SHIFT & COUNT_MASK
            left -= joker + pair + jokers + three
            grown += pair + three
            odd = joker << PAIR_SHIFT | jokers << THREE_SHIFT
        bits: i64 = kept
        while bits:
            left -= 1
            bits &= bits - 1
        with_joker: i64 = self.with_joker[number]
        if left < 0 or kept & with_joker:
            return
        # every choice of the runs that begin here to be kept
        some: i64 = beginning
        while True:
            if not some & with_joker:
                kept_now: i64 = kept | some
                over: i64 = left
                now: i64 = cost
                bits = some
                while bits:
                    over -= 1
                    bits &= bits - 1
                bits = beginning & ~some
                while bits:
                    now += 1
                    bits &= bits - 1
                if over >= 0:
                    longer: i64 = min(over, longs)
                    after: i64 = (
                        over - longer
                        | ones << TWOS_SHIFT
                        | (grown + longer) << LONGS_SHIFT
                        | odd
                        | kept_now << KEPT_SHIFT
                    )
                    known: i64 = found.get(after, NEVER)
                    if known > now:
                        found[after] = now
            if some == 0:
                break
            some = (some - 1) & beginning

    def _after_jokers(
        self, number: int, config: int, cost: int, tokens: int, found: dict[int, int]
    ) -> None:
        for slots, more in ways(
            self.old, [], self.count_jokers, False, number, self._slots(config), tokens
        ):
            after = 0
            for slot in slots:
                kind = slot >> KIND_SHIFT
                if kind >= KEPT:
                    after |= 1 << (KEPT_SHIFT + kind - KEPT)
                else:
                    after += 1 << PLACES[kind]
            if found.get(after, NEVER) > cost + more:
                found[after] = cost + more

    def _slots(self, config: int) -> int:
        """Open runs as `walk` writes them."""
        slots: list[int] = []
        for kind, shift in PLACES.items():
            slots += [kind] * (config >> shift & COUNT_MASK)
        kept = config >> KEPT_SHIFT
        while kept:
            slots.append(KEPT + (kept & -kept).bit_length() - 1)
            kept &= kept - 1
        return packed(slots)

    def kept(self, config: int) -> int:
        """The table's runs that these open runs keep, as bits."""
        return config >> KEPT_SHIFT

    def may_end(self, config: int) -> bool:
        """Whether all of these open runs are sets as they are."""
        return not config & ((1 << LONGS_SHIFT) - 1) and not config & ODD_MASK

    def as_good(self, number: int, config: int, other: int) -> bool:
        """Whether these open runs can do all that the others can."""
        if (config ^ other) & ODD_MASK:
            return False
        going = self.going[number] & self.going[number + 1]
        ours, theirs = config >> KEPT_SHIFT & going, other >> KEPT_SHIFT & going
        if ours & ~theirs:
            return False
        lengths = [other & COUNT_MASK, other >> TWOS_SHIFT & COUNT_MASK]
        longs = other >> LONGS_SHIFT & COUNT_MASK
        lost = theirs & ~ours  # a run of the same length does as well
        while lost:
            length = number - self.old[(lost & -lost).bit_length() - 1].low
            if length < 2:
                lengths[length] += 1
            else:
                longs += 1
            lost &= lost - 1
        own = INDEX.get((config & 7, config >> TWOS_SHIFT & 7, config >> LONGS_SHIFT & 7))
        wanted = INDEX.get((lengths[0], lengths[1], longs))
        return own is not None and wanted is not None and AS_GOOD[own][wanted]
