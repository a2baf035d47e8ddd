"""Which tiles of one number can lie in groups together, by how many of each colour there are.

The counts of a number's four colours are packed into one index, two bits a colour. A joker set that
must stay whole (R11) is told by the colours that may still be added to it, four bits a set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    pass

MOST_JOKERS: Final = 2
SUM_SHIFT: Final = 8  # a choice is the packed counts, and above them their sum
REMEMBERED: Final = 1 << 15


def _counts(index: int) -> list[int]:
    return [index & 3, index >> 2 & 3, index >> 4 & 3, index >> 6]


def _lies_in_groups(index: int, jokers: int) -> bool:
    """Whether these tiles and just so many jokers can lie in groups, none left over."""
    counts = _counts(index)
    tiles, most = sum(counts), max(counts)
    if not tiles:
        return not jokers
    return any(
        most <= groups and 3 * groups <= tiles + jokers <= 4 * groups for groups in (1, 2, 3)
    )


def _fewest_jokers(index: int) -> int:
    """How many jokers it takes to lay just these tiles in groups; 3 if no two would do."""
    for jokers in range(MOST_JOKERS + 1):
        if _lies_in_groups(index, jokers):
            return jokers
    return 3


FEWEST_JOKERS: Final[list[int]] = [_fewest_jokers(index) for index in range(256)]
LIES_IN_GROUPS: Final[list[list[bool]]] = [
    [_lies_in_groups(index, jokers) for index in range(256)] for jokers in range(MOST_JOKERS + 1)
]
_SMALL: Final[list[int]] = [index for index in range(256) if max(_counts(index)) <= 2]

_choices: Final[dict[int, list[int]]] = {}
_possible: Final[dict[int, list[int]]] = {}


def fewest_jokers(index: int, blocks: int) -> int:
    """The same with tiles added to joker sets that stay whole."""
    fewest = FEWEST_JOKERS[index]
    if blocks:
        for colour in range(4):
            if blocks >> colour & 1 and index >> 2 * colour & 3:
                fewest = min(fewest, fewest_jokers(index - (1 << 2 * colour), blocks >> 4))
        fewest = min(fewest, fewest_jokers(index, blocks >> 4))
    return fewest


def lies_in_groups(index: int, jokers: int, blocks: int) -> bool:
    """Whether these tiles and just so many jokers can lie in groups or be added to joker sets."""
    if not blocks:
        return LIES_IN_GROUPS[jokers][index]
    rest = blocks >> 4
    if lies_in_groups(index, jokers, rest):
        return True
    if jokers and blocks & 15 and lies_in_groups(index, jokers - 1, rest):
        return True
    for colour in range(4):
        fits = blocks >> colour & 1 and index >> 2 * colour & 3
        if fits and lies_in_groups(index - (1 << 2 * colour), jokers, rest):
            return True
    return False


def choices(available: int, jokers: int, needed: bool, blocks: int) -> list[int]:
    """The tiles of a number that can lie in groups with just so many jokers.

    `needed` leaves out those that could lie in groups with fewer jokers.
    """
    key = ((blocks << 8 | available) << 2 | jokers) << 1 | needed
    found = _choices.get(key)
    if found is None:
        if len(_choices) > REMEMBERED:
            _choices.clear()
        found = _all_choices(available, jokers, needed, blocks)
        _choices[key] = found
    return found


def _all_choices(available: int, jokers: int, needed: bool, blocks: int) -> list[int]:
    limits = _counts(available)
    found: list[int] = []
    for index in _SMALL:
        counts = _counts(index)
        if any(counts[colour] > limits[colour] for colour in range(4)):
            continue
        if lies_in_groups(index, jokers, blocks) and (
            not needed or fewest_jokers(index, blocks) == jokers
        ):
            found.append(sum(counts) << SUM_SHIFT | index)
    return found


def possible(available: int, jokers: int, needed: bool, blocks: int, allowed: int) -> list[int]:
    """Those of the choices that leave each colour a count it allows: three bits a colour."""
    key = ((((blocks << 8 | available) << 2 | jokers) << 1) | needed) << 12 | allowed
    found = _possible.get(key)
    if found is None:
        if len(_possible) > REMEMBERED:
            _possible.clear()
        found = []
        for choice in choices(available, jokers, needed, blocks):
            if (
                allowed >> (choice & 3) & 1
                and allowed >> 3 >> (choice >> 2 & 3) & 1
                and allowed >> 6 >> (choice >> 4 & 3) & 1
                and allowed >> 9 >> (choice >> 6 & 3) & 1
            ):
                found.append(choice)
        _possible[key] = found
    return found
