"""Which tiles of one number can lie in groups together, by how many of each colour there are.

The counts of a number's four colours are packed into one number, two bits a colour. A joker set
that must stay whole (R11) is told by the colours that may still be added to it, four bits a set.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import Places
from reihum.games.rummy.solver.layout import COUNT_BITS, NOT_THERE

MOST_JOKERS: Final = 2
REMEMBERED: Final = 1 << 16
ROOM: Final = 256  # at first


def counts_of(packed: int) -> list[int]:
    """The counts of the four colours."""
    return [packed & 3, packed >> 2 & 3, packed >> 4 & 3, packed >> 6]


def _fills_groups(packed: int, jokers: int) -> bool:
    """Whether these tiles and just so many jokers can lie in groups, none left over."""
    counts = counts_of(packed)
    tiles, most = sum(counts), max(counts)
    if not tiles:
        return not jokers
    return any(
        most <= groups and 3 * groups <= tiles + jokers <= 4 * groups for groups in (1, 2, 3)
    )


FILLS_GROUPS: Final[list[list[bool]]] = [
    [_fills_groups(packed, jokers) for packed in range(256)] for jokers in range(MOST_JOKERS + 1)
]


def fills_groups(packed: int, jokers: int, blocks: int) -> bool:
    """Whether these tiles and just so many jokers can lie in groups or be added to joker sets."""
    if not blocks:
        return FILLS_GROUPS[jokers][packed]
    rest = blocks >> 4
    if fills_groups(packed, jokers, rest):
        return True
    if jokers and blocks & 15 and fills_groups(packed, jokers - 1, rest):
        return True
    for colour in range(4):
        fits = blocks >> colour & 1 and packed >> 2 * colour & 3
        if fits and fills_groups(packed - (1 << 2 * colour), jokers, rest):
            return True
    return False


class Choices:
    """All choices that were ever asked for, one behind the other."""

    def __init__(self) -> None:
        self.asked = Places(ROOM)
        self.lists: vec[i64] = vec[i64]()  # the answers
        self.all: vec[i64] = vec[i64]()

    def possible(self, available: i64, jokers: i64, blocks: i64, allowed: i64) -> i64:
        """The list of choices that leave each colour a count it allows: three bits a colour."""
        key = ((blocks << 8 | available) << 2 | jokers) << 12 | allowed
        place = self.asked.find(key)
        if place != NOT_THERE:
            return self.lists[place]
        if self.asked.count == REMEMBERED:
            self.asked = Places(ROOM)
            self.lists = vec[i64]()
            self.all = vec[i64]()
        found: i64 = self._find(available, jokers, blocks, allowed)
        self.lists = append(self.lists, found)
        self.asked.place_of(key)
        return found

    def _find(self, available: int, jokers: int, blocks: int, allowed: int) -> int:
        limits = counts_of(available)
        ways = [
            [count for count in range(limits[c] + 1) if allowed >> 3 * c + count & 1]
            for c in range(4)
        ]
        start = len(self.all)
        for a in ways[0]:
            for b in ways[1]:
                for c in ways[2]:
                    for d in ways[3]:
                        packed = a | b << 2 | c << 4 | d << 6
                        if fills_groups(packed, jokers, blocks):
                            self.all = append(self.all, packed)
        return start << COUNT_BITS | (len(self.all) - start)


CHOICES: Final = Choices()
