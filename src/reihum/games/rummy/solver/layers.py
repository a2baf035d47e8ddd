"""Ways the runs of all four colours can be open at one place, and what each is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reihum.games.rummy.solver.open_runs import (
    AS_GOOD,
    FITS,
    FITTING,
    NUMBER_OF_STATES,
    STATE_BITS,
    STATE_MASK,
    WORSE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

STATES_BITS: Final = 4 * STATE_BITS
STATES_MASK: Final = (1 << STATES_BITS) - 1
FEW: Final = 20  # so few ways are not worth sifting
SCANNED: Final = 6  # so few ways are looked through one by one
SIEVE_BITS: Final = 60
NOTHING: Final[list[int]] = []
NOTHINGS: Final[list[list[int]]] = []
NO_BITS: Final[list[dict[int, int]]] = []


class Layer:
    """The ways runs can be open at one place, four states in one number, with their values."""

    def __init__(self, found: dict[int, int]) -> None:
        self.found = found
        self.order: list[int] = NOTHING
        self.fitting: list[list[int]] = NOTHINGS
        self.good: list[list[int]] = NOTHINGS
        self.bits: list[dict[int, int]] = NO_BITS

    def best(self, state: i64) -> i64:
        """The value of the best way that fits this one from the other side; -1 if none does."""
        return self._scan(state) if len(self.found) <= SCANNED else self._best(state)

    def _scan(self, state: i64) -> i64:
        first = FITS[state & STATE_MASK]
        second = FITS[state >> STATE_BITS & STATE_MASK]
        third = FITS[state >> 2 * STATE_BITS & STATE_MASK]
        fourth = FITS[state >> 3 * STATE_BITS]
        best: i64 = -1
        for key, worth in self.found.items():
            other: i64 = key
            value: i64 = worth
            if (
                value > best
                and first[other & STATE_MASK]
                and second[other >> STATE_BITS & STATE_MASK]
                and third[other >> 2 * STATE_BITS & STATE_MASK]
                and fourth[other >> 3 * STATE_BITS]
            ):
                best = value
        return best

    def _best(self, state: i64) -> i64:
        if not self.fitting:
            self.order = ordered(self.found)
            self.bits = self._bits_by_state(self.order)
            self.fitting = [[-1] * NUMBER_OF_STATES for _ in range(4)]
        some = self._fitting(0, state & STATE_MASK)
        if some:
            some &= self._fitting(1, state >> STATE_BITS & STATE_MASK)
            if some:
                some &= self._fitting(2, state >> 2 * STATE_BITS & STATE_MASK)
                if some:
                    some &= self._fitting(3, state >> 3 * STATE_BITS)
                    if some:
                        return self.order[(some & -some).bit_length() - 1] >> STATES_BITS
        return -1

    def _bits_by_state(self, order: list[int]) -> list[dict[int, int]]:
        """By colour and state: which of the ways have it, as bits in their order."""
        seen: list[dict[int, int]] = [{}, {}, {}, {}]
        bit = 1
        for way in order:
            state: i64 = way & STATES_MASK
            for bits in seen:
                one: int = state & STATE_MASK
                bits[one] = bits.get(one, 0) | bit
                state >>= STATE_BITS
            bit <<= 1
        return seen

    def _fitting(self, colour: i64, state: i64) -> int:
        """Which of the ways fit this state in this colour, as bits in their order."""
        known = self.fitting[colour]
        found = known[state]
        if found < 0:
            fits = FITS[state]
            found = 0
            for other, bits in self.bits[colour].items():
                if fits[other]:
                    found |= bits
            known[state] = found
        return found

    def dominates(self, state: i64, value: i64) -> bool:
        """Whether some way here is at least as good, in value and in every colour."""
        if len(self.found) <= SCANNED:
            return self._scan_dominates(state, value)
        if not self.good:
            self._compare()
        good = self.good
        some = (
            good[0][state & STATE_MASK]
            & good[1][state >> STATE_BITS & STATE_MASK]
            & good[2][state >> 2 * STATE_BITS & STATE_MASK]
            & good[3][state >> 3 * STATE_BITS]
        )
        if not some:
            return False
        best: i64 = self.order[(some & -some).bit_length() - 1] >> STATES_BITS
        return best >= value

    def _scan_dominates(self, state: i64, value: i64) -> bool:
        a: i64 = state & STATE_MASK
        b: i64 = state >> STATE_BITS & STATE_MASK
        c: i64 = state >> 2 * STATE_BITS & STATE_MASK
        d: i64 = state >> 3 * STATE_BITS
        for key, worth in self.found.items():
            other: i64 = key
            own: i64 = worth
            if (
                own >= value
                and AS_GOOD[other & STATE_MASK][a]
                and AS_GOOD[other >> STATE_BITS & STATE_MASK][b]
                and AS_GOOD[other >> 2 * STATE_BITS & STATE_MASK][c]
                and AS_GOOD[other >> 3 * STATE_BITS][d]
            ):
                return True
        return False

    def _compare(self) -> None:
        self.order = ordered(self.found)
        self.good = [[0] * NUMBER_OF_STATES for _ in range(4)]
        bit = 1
        for way in self.order:
            state = way & STATES_MASK
            for good in self.good:
                for worse in WORSE[state & STATE_MASK]:
                    good[worse] |= bit
                state >>= STATE_BITS
            bit <<= 1

    def sieve(self) -> list[list[int]]:
        """By colour and state: bits. What has no bit in common in all colours fits no way here."""
        seen: list[dict[int, int]] = [{}, {}, {}, {}]
        bit = 1
        for way in self.found:
            state: i64 = way
            for bits in seen:
                one: int = state & STATE_MASK
                bits[one] = bits.get(one, 0) | bit
                state >>= STATE_BITS
            bit = bit << 1 if bit >> SIEVE_BITS == 0 else 1
        found: list[list[int]] = []
        for bits in seen:
            fitting: list[int] = [0] * NUMBER_OF_STATES
            for one, some in bits.items():
                for other in FITTING[one]:
                    fitting[other] |= some
            found.append(fitting)
        return found


def ordered(found: dict[int, int]) -> list[int]:
    """Ways by value, the best first, each as its value above its states."""
    return sorted([value << STATES_BITS | state for state, value in found.items()], reverse=True)


def undominated(found: dict[int, int]) -> dict[int, int]:
    """Those ways that no other is at least as good as, in value and in every colour."""
    kept: dict[int, int] = {}
    # by state: which of the ways kept are at least as good in this colour, as bits
    good_a: list[int] = [0] * NUMBER_OF_STATES
    good_b: list[int] = [0] * NUMBER_OF_STATES
    good_c: list[int] = [0] * NUMBER_OF_STATES
    good_d: list[int] = [0] * NUMBER_OF_STATES
    bit = 1
    for way in ordered(found):
        state: i64 = way & STATES_MASK
        a: i64 = state & STATE_MASK
        b: i64 = state >> STATE_BITS & STATE_MASK
        c: i64 = state >> 2 * STATE_BITS & STATE_MASK
        d: i64 = state >> 3 * STATE_BITS
        if not (good_a[a] & good_b[b] & good_c[c] & good_d[d]):
            kept[state] = way >> STATES_BITS
            for worse in WORSE[a]:
                good_a[worse] |= bit
            for worse in WORSE[b]:
                good_b[worse] |= bit
            for worse in WORSE[c]:
                good_c[worse] |= bit
            for worse in WORSE[d]:
                good_d[worse] |= bit
            bit <<= 1
    return kept


def undominated_by(found: dict[int, int], other: Layer) -> dict[int, int]:
    """Those ways that none of the other layer is at least as good as."""
    if not other.found:
        return found
    return {state: value for state, value in found.items() if not other.dominates(state, value)}
