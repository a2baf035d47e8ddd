"""Fair draws: pinned for ever, and checked against a second reading of how they are made."""

from collections import Counter
from hashlib import blake2b

import pytest

from reihum.kernel.answers import Unreadable
from reihum.kernel.chance import checked_seed, chosen, pick, seed_hash, shuffled

SEED = "tiles-on-wood"
ROLLS = [15, 7, 11, 4, 6, 13, 12, 2, 10, 20]
ORDER = [9, 12, 6, 8, 11, 5, 3, 10, 1, 4, 7, 2]
STARTER = "d"
HASH = "e0f9e9372760cbe508f2054ebb5318884576f21977815b16f06703b2dd60bde7"


def words(seed: str, name: str, count: int) -> list[int]:
    """The first 32-bit numbers of a draw, by the book: keyed hash of name and block, big-endian."""
    found: list[int] = []
    while len(found) < count:
        block = blake2b(f"{name}#{len(found) // 16}".encode(), key=seed.encode()).digest()
        found += [int.from_bytes(block[at : at + 4], "big") for at in range(0, 64, 4)]
    return found


def test_draws_are_pinned() -> None:
    """A change here breaks every game ever recorded: never adapt these numbers."""
    assert [pick(SEED, f"round 1, roll {n}", 20) + 1 for n in range(1, 11)] == ROLLS
    assert shuffled(SEED, "round 1, tiles", range(1, 13)) == ORDER
    assert chosen(SEED, "starter", "abcd") == STARTER
    assert seed_hash(SEED) == HASH


def test_a_pick_is_the_first_word_of_its_draw() -> None:
    for count in (2, 6, 20, 106):
        assert pick(SEED, "x", count) == words(SEED, "x", 1)[0] % count


def test_a_shuffle_swaps_from_the_back() -> None:
    order = list(range(40))
    for last, word in zip(range(39, 0, -1), words(SEED, "y", 39), strict=False):
        order[last], order[word % (last + 1)] = order[word % (last + 1)], order[last]
    assert shuffled(SEED, "y", range(40)) == order


def test_words_that_would_favour_an_outcome_are_skipped() -> None:
    count = 3 << 30  # a quarter of all words lies beyond the last whole multiple
    name = next(f"n{n}" for n in range(99) if words(SEED, f"n{n}", 1)[0] >= count)
    first_fair = next(word for word in words(SEED, name, 64) if word < count)
    assert pick(SEED, name, count) == first_fair


def test_all_outcomes_come_about_equally_often() -> None:
    found = Counter(pick(SEED, f"roll {n}", 20) for n in range(20_000))
    assert sorted(found) == list(range(20))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in found.values())
    assert chi_square < 43.8  # 19 degrees of freedom: beyond this once in a thousand seeds


def test_draws_differ_by_name_and_by_seed() -> None:
    tiles = range(100)
    assert shuffled(SEED, "a", tiles) != shuffled(SEED, "b", tiles)
    assert shuffled(SEED, "a", tiles) != shuffled("other", "a", tiles)
    assert sorted(shuffled(SEED, "a", tiles)) == list(tiles)


@pytest.mark.parametrize("text", ["", "x" * 65, "with space", "ümlaut", "tab\t"])
def test_a_seed_is_short_visible_ascii(text: str) -> None:
    with pytest.raises(Unreadable, match=r"seed\.unreadable"):
        checked_seed(text)
    assert checked_seed("x" * 64) == "x" * 64
