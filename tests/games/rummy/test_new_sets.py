"""R12, R17: what a new set is. The judge beside an oracle that knows the page's sentence alone."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from reihum.games.rummy.board import tidied, tiles_of
from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import ALL_TILES, JOKER, Options, Rack, Set, Table, Tile, Turn
from reihum.games.rummy.notation import read_table, write_table
from tests.amounts import amount
from tests.games.rummy import new_sets_oracle
from tests.games.rummy.every_table import every_set, every_table
from tests.games.rummy.tables import legal, why_not

TABLES = amount(100, 50_000)
FREE = Options(jokers="free")

Ended = tuple[Table, Table, Rack, Tile | None]


@pytest.mark.parametrize(
    ("before", "after", "rack"),
    [
        # it holds no whole set that lay there
        ("r4 * r6", "r4 r5 r6 | b7 b8 *", "r5 b7 b8"),
        ("r4 * r6 | b7 b8 b9 b10", "r4 r5 r6 | b8 b9 b10 * | n7 b7 w7", "r5 n7 w7"),
        # the same set lies there still: that is the old one
        ("r4 * r6 | b4 b5 b6", "r4 r5 r6 | b4 b5 b6 | b4 b5 b6 *", "r5 b4 b5 b6"),
        # or there is another that holds it, with tiles added, or joined with others
        ("r4 * r6 | b4 b5 b6", "r4 r5 r6 | b4 b5 b6 b7 | b4 b5 b6 *", "r5 b4 b5 b6 b7"),
        (
            "r4 * r6 | b4 b5 b6 | b7 b8 b9",
            "r4 r5 r6 | b4 b5 b6 b7 b8 b9 | b4 b5 b6 *",
            "r5 b4 b5 b6",
        ),
        # the exchanged set may be the one that lies twice
        ("r4 * r6", "r4 r5 r6 | r4 r5 r6 *", "r4 r5 r5 r6"),
    ],
)
def test_r12_a_set_is_new(before: str, after: str, rack: str) -> None:
    assert legal(before, after, rack=rack)
    assert new_sets_oracle.legal(read_table(before), read_table(after))


@pytest.mark.parametrize(
    ("before", "after", "rack"),
    [
        # tiles of a kind do not change places to make a set new
        ("n4 n5 * | n8 n9 n10 | r8 b8 n8", "n4 n5 n6 | n8 n9 n10 | n8 r8 b8 *", "n6"),
        ("r4 * r6 | b7 b8 b9", "r4 r5 r6 | b7 b8 b9 * | n9 b9 w9", "r5 n9 b9 w9"),
        ("n6 n7 n8 | * n8 n9 | n4 n5 *", "* n4 n5 n6 n7 n8 | n6 * n8 n9", "n6"),
        # the exchanged tile counts as lying
        ("r4 * r6", "r4 r5 r6 *", "r5"),
        # it lay there twice: both are old
        ("r4 * r6 | b4 b5 b6 | b4 b5 b6", "r4 r5 r6 | b4 b5 b6 b7 | b4 b5 b6 *", "r5 b7"),
        # one is as it was, so the other is the one with the joker
        ("r4 * r6 | b4 b5 b6 | b4 b5 b6 b7", "r4 r5 r6 | b4 b5 b6 * | b4 b5 b6 b7", "r5"),
        # no tile serves two sets that lay there
        (
            "r4 * r6 | b4 b5 b6 | b5 b6 b7",
            "r4 r5 r6 | b4 b5 b6 b7 | b5 b6 b7 *",
            "r5 b7",
        ),
    ],
)
def test_r12_a_set_is_not_new(before: str, after: str, rack: str) -> None:
    assert why_not(before, after, rack=rack) == ["joker_not_in_new_set"]
    assert not new_sets_oracle.legal(read_table(before), read_table(after))


def test_r17_a_joker_taken_and_a_joker_discarded_both_need_a_new_set() -> None:
    before, after = "r4 * r6 | n1 n2 n3", "r4 r5 r6 | n1 n2 n3 * | b7 b8 *"
    found = why_not(before, after, rack="r5 b7 b8", discard=JOKER, draw_and_discard=True)
    assert found == ["discard_not_in_new_set"]
    assert legal(before, after, rack="r5 b7 b8 *")
    both = "r4 r5 r6 | n1 n2 n3 | b7 b8 * *"
    assert legal(before, both, rack="r5 b7 b8", discard=JOKER, draw_and_discard=True)


def test_r17_the_discard_takes_no_jokers_place() -> None:
    before, after = "r4 * r6 | n5 r5 b5 w5", "r4 r5 r6 | n5 b5 w5 | r5 r6 r7 | b7 b8 *"
    rack = "r6 r7 b7 b8"
    assert why_not(before, after, rack=rack, discard="r5") == ["discard_not_in_new_set"]
    assert legal(before, after, rack="r5 r6 r7 b7 b8")


def test_r17_with_free_jokers_a_set_with_one_is_old_like_any_other() -> None:
    found = why_not("n4 n5 *", "n4 n5 * n7", rack="n1", discard="n7", jokers="free")
    assert found == ["discard_not_in_new_set"]
    assert legal("n4 n5 *", "n4 n5 n6 | n7 n8 *", rack="n6 n8", discard="n7", jokers="free")


def turns(seed: int, jokers: int) -> Iterator[Ended]:
    """Tables with duplicates and jokers, changed in every way that tiles allow, shuffled."""
    random = Random(seed)
    while True:
        low = random.randrange(1, 11)
        near = [
            tiles
            for tiles in every_set()
            if len(tiles) <= 6 and all(t == JOKER or low <= int(t[1:]) <= low + 3 for t in tiles)
        ]
        left = Counter(ALL_TILES)
        before: list[Set] = []
        with_joker = [tiles for tiles in near if JOKER in tiles]
        for pool in [with_joker] * jokers + [near] * random.randrange(1, 4):
            tiles = random.choice([*pool, *[s for s in before if JOKER not in s]])
            if not Counter(tiles) - left:
                before.append(tiles)
                left -= Counter(tiles)
        twins = [t for t in tiles_of(tuple(before)) if left[t]]
        others = [t for t in left if t == JOKER or low <= int(t[1:]) <= low + 3]
        rack = [random.choice(twins if twins and random.random() < 0.6 else others)]
        for _ in range(random.randrange(1, 5)):
            tile = random.choice(twins if twins and random.random() < 0.6 else others)
            if left[tile] > rack.count(tile):
                rack.append(tile)
        afters = every_table(tidied(tuple(before)), tuple(rack)) or []
        for after in random.sample(afters, min(len(afters), 25)):
            laid = list((Counter(tiles_of(after)) - Counter(tiles_of(tuple(before)))).elements())
            if laid:
                discard = random.choice([None, *rack])
                yield tidied(tuple(before)), tidied(after), tuple(rack), discard


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_r12_r17_judge_and_oracle_agree(jokers: int) -> None:
    verdicts: Counter[bool] = Counter()
    for before, after, rack, discard in islice(turns(jokers, jokers), TABLES):
        for options in (Options(), FREE):
            hand = list(rack)
            if discard:
                hand.remove(discard)
            found = problems(Turn(before, tuple(hand), options=options, discard=discard), after)
            told = new_sets_oracle.legal(before, after, discard, free=options is FREE)
            assert (not found) == told, (write_table(before), write_table(after), rack, discard)
            verdicts[told] += 1
    assert min(verdicts[True], verdicts[False]) > TABLES // 20
