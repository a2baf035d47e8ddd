"""Fair draws, each named by its purpose ("round 1, roll 7") and fixed by the secret seed.

A draw depends on the seed and its name alone, so the order in which players act changes
nobody's luck. The algorithm is ours and frozen: old games must replay on every Python.
Blake2b, keyed with the seed, turns (name, block number) into 64 bytes; they are read as
sixteen 32-bit numbers; a number that would favour some outcomes is skipped.
"""

import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b, sha256
from typing import TypeVar

from reihum.kernel.answers import Unreadable

Seed = str
Item = TypeVar("Item")

LONGEST_SEED = 64  # the longest key that blake2b takes
WORDS = 1 << 32
VISIBLE = re.compile(r"[!-~]+")


def checked_seed(seed: object) -> Seed:
    """The seed itself, if it is a text of 1 to 64 visible ASCII characters."""
    if isinstance(seed, str) and len(seed) <= LONGEST_SEED and VISIBLE.fullmatch(seed):
        return seed
    raise Unreadable("seed.unreadable", longest=LONGEST_SEED)


def seed_hash(seed: Seed) -> str:
    """What is shown before the first move, so that the seed cannot be changed later."""
    return sha256(seed.encode()).hexdigest()


def thought_seed(seed: Seed, seat: int, nth: int) -> Seed:
    """What a computer player at this seat goes by when it chooses at random, for its nth move.

    It tells nothing of the draws; and once a seed is known, the player's moves can be checked, too.
    """
    return sha256(f"player {seat}, move {nth}, {seed}".encode()).hexdigest()


def _words(seed: Seed, name: str) -> Iterator[int]:
    block = 0
    while True:
        digest = blake2b(f"{name}#{block}".encode(), key=seed.encode()).digest()
        for start in range(0, 64, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(words: Iterator[int], count: int) -> int:
    fair = WORDS - WORDS % count
    for word in words:
        if word < fair:
            return word % count
    raise AssertionError("the stream of words never ends")


def pick(seed: Seed, name: str, count: int) -> int:
    """A number from 0 to count - 1, all equally likely."""
    digest = blake2b(f"{name}#0".encode(), key=seed.encode()).digest()
    word = int.from_bytes(digest[:4], "big")
    if word < WORDS - WORDS % count:
        return word % count
    return _below(_words(seed, name), count)


def shuffled(seed: Seed, name: str, items: Sequence[Item]) -> list[Item]:
    """The items in an order of which all are equally likely (Fisher and Yates)."""
    order = list(items)
    words = _words(seed, name)
    for last in range(len(order) - 1, 0, -1):
        other = _below(words, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def chosen(seed: Seed, name: str, items: Sequence[Item]) -> Item:
    """One of the items, all equally likely."""
    return items[pick(seed, name, len(items))]
