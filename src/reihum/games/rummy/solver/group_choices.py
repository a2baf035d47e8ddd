"""Which tiles of one number can lie in groups together, by how many of each colour there are.

Groups that must stay whole (R11) are blocks: told by the colours that may still be added to them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import Index
from reihum.games.rummy.solver.packed import (
    NOT_THERE,
    count_in,
    counts_of,
    key_of_choice,
    may_have,
    one_of,
    other_blocks,
    part_of,
    takes,
)

MOST_JOKERS: Final = 2
REMEMBERED: Final = 1 << 16
ROOM: Final = 256  # at first


def _fills_groups(packed: int, jokers: int) -> bool:
    """Whether these tiles and just so many jokers can lie in groups, none left over."""
    counts = [count_in(packed, colour) for colour in range(4)]
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
    rest = other_blocks(blocks)
    if fills_groups(packed, jokers, rest):
        return True
    if jokers and fills_groups(packed, jokers - 1, rest):
        return True
    for colour in range(4):
        fits = takes(blocks, colour) and count_in(packed, colour)
        if fits and fills_groups(packed - one_of(colour), jokers, rest):
            return True
    return False


class Choices:
    """All choices that were ever asked for, one behind the other."""

    def __init__(self) -> None:
        self.asked = Index(ROOM)
        self.lists: vec[i64] = vec[i64]()  # the answers
        self.all: vec[i64] = vec[i64]()

    def possible(self, available: i64, jokers: i64, blocks: i64, allowed: i64) -> i64:
        """The list of choices in which each colour gives one of the counts that it may."""
        key = key_of_choice(available, jokers, blocks, allowed)
        place = self.asked.find(key)
        if place != NOT_THERE:
            return self.lists[place]
        if self.asked.count == REMEMBERED:
            self.asked = Index(ROOM)
            self.lists = vec[i64]()
            self.all = vec[i64]()
        found: i64 = self._find(available, jokers, blocks, allowed)
        self.lists = append(self.lists, found)
        self.asked.place_of(key)
        return found

    def _find(self, available: int, jokers: int, blocks: int, allowed: int) -> int:
        counts = [
            [count for count in range(count_in(available, c) + 1) if may_have(allowed, c, count)]
            for c in range(4)
        ]
        start = len(self.all)
        for a in counts[0]:
            for b in counts[1]:
                for c in counts[2]:
                    for d in counts[3]:
                        packed = counts_of(a, b, c, d)
                        if fills_groups(packed, jokers, blocks):
                            self.all = append(self.all, packed)
        return part_of(start, len(self.all) - start)


CHOICES: Final = Choices()
