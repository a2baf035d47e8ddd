"""Rummy puzzles: real tables, solved by the solver, not by plain laying, the same every time."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice, permutations, product

import pytest

from reihum.games.rummy.board import is_set, sorted_tiles, tiles_of
from reihum.games.rummy.judge import problems
from reihum.games.rummy.model import COPIES, JOKER, Rack, Set, Table, Tile, Turn
from reihum.games.rummy.notation import read_rack, read_table, write_table, write_tiles
from reihum.games.rummy.plays import added_all, lays_plainly, longest_sets
from reihum.games.rummy.solver import can_finish, steps
from reihum.puzzles.making import by_level, puzzles
from reihum.puzzles.model import LEVELS, Level, RummyPuzzle
from reihum.puzzles.rummy import LIMITS, as_puzzle, level_of
from tests.amounts import amount
from tests.games.rummy.stepping import Hands

SHARDS = 8  # so that several cores have something to do
KNOWN = cache(by_level)


@pytest.fixture
def known_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round is played once for all levels, whichever it has puzzles of."""
    monkeypatch.setattr("reihum.puzzles.making.by_level", KNOWN)


def some(seed: str, count: int, level: Level | None = None) -> list[RummyPuzzle]:
    found = list(islice(puzzles("rummy", seed, level), count))
    return [puzzle for puzzle in found if isinstance(puzzle, RummyPuzzle)]


@pytest.mark.usefixtures("known_rounds")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("shard", range(SHARDS))
def test_every_puzzle_is_one(level: Level, shard: int) -> None:
    for puzzle in some(f"test-{shard}", amount(1, 1000 // SHARDS), level):
        assert puzzle.level == level == level_of(puzzle.touched, puzzle.steps)
        assert all(is_set(tiles) for tiles in puzzle.table)
        assert puzzle.tiles == sorted_tiles(puzzle.tiles)
        assert JOKER not in puzzle.tiles
        counted = Counter([*tiles_of(puzzle.table), *puzzle.tiles])
        assert max(counted.values()) <= COPIES
        assert not solved_plainly(puzzle.table, puzzle.tiles)
        solve_by_hand(puzzle)


def solved_plainly(table: Table, rack: Rack) -> bool:
    """Whether a player who rearranges nothing lays all, or anybody can who tries every place."""
    sets, left = longest_sets(rack)
    return not added_all((*table, *sets), left)[1] or lays_plainly(table, rack)


def solve_by_hand(puzzle: RummyPuzzle) -> None:
    """Do what the solver says: all is laid, the rules allow it, and it takes what was said."""
    play = can_finish(Turn(puzzle.table, puzzle.tiles))
    assert play
    assert play.played == puzzle.tiles
    assert problems(Turn(puzzle.table, puzzle.tiles), play.table) == ()
    told = steps(puzzle.table, play.table)
    assert (play.touched, len(told)) == (puzzle.touched, puzzle.steps)
    hands = Hands(puzzle.table, puzzle.tiles)
    for step in told:
        hands.do(step)
    assert sorted(hands.table) == sorted(play.table)
    assert not +hands.hand
    assert not +hands.rack


def test_levels_rise_with_touched_sets_and_steps() -> None:
    limits = list(LIMITS.values())
    assert limits == sorted(limits)
    assert all(level_of(*most) == level for level, most in LIMITS.items())
    assert level_of(1, 4) == 2  # as many steps as level 2 has
    assert level_of(9, 2) == 5


def test_no_two_puzzles_are_alike() -> None:
    found = some("alike", amount(10, 30))
    assert len({(puzzle.table, puzzle.tiles) for puzzle in found}) == len(found) > 1


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    assert some("abc", 5)[:2] == some("abc", 2)
    assert some("abc", 2) != some("abd", 2)


def test_what_goes_plainly_or_not_at_all_is_no_puzzle() -> None:
    table = read_table("b8 b9 b10 | n1 r1 b1 w1")
    assert as_puzzle(table, read_rack("b11")) is None  # plain
    assert as_puzzle(table, read_rack("b11 w4 w5 w6")) is None
    assert as_puzzle(table, read_rack("r13")) is None  # impossible
    assert as_puzzle(table, read_rack("*")) is None
    assert as_puzzle(table, ()) is None
    found = as_puzzle(table, read_rack("b11 n8 r8"))
    assert found
    assert (found.touched, found.steps, found.level) == (1, 3, 1)


def test_plain_laying_finds_what_the_longest_set_hides() -> None:
    table = read_table("r7 r8 r9")
    rack = read_rack("b3 b4 b5 b6 n6 r6")  # the run of four would leave n6
    assert longest_sets(rack)[0] == [("b3", "b4", "b5", "b6")]
    assert lays_plainly(table, rack)
    assert not lays_plainly(table, read_rack("b3 b4 b5 b6 n6"))


@pytest.mark.parametrize("seed", [f"plain-{number}" for number in range(amount(4, 40))])
def test_plain_laying_is_tried_in_every_place(seed: str) -> None:
    for puzzle in some(seed, 3):
        for tile in dict.fromkeys(puzzle.tiles):
            assert lays_plainly(puzzle.table, (tile,)) == (tile in plain_ones(puzzle.table))
        if len(puzzle.tiles) <= 3:
            assert not any(everywhere(puzzle.table, puzzle.tiles))


def plain_ones(table: Table) -> set[Tile]:
    """The tiles that go on their own: in front of a set, or behind it."""
    kinds = {f"{colour}{number}" for colour in "nrbw" for number in range(1, 14)}
    return {
        tile
        for tile in kinds
        for tiles in table
        if is_set((tile, *tiles)) or is_set((*tiles, tile))
    }


def everywhere(table: Table, rack: Rack) -> Iterator[bool]:
    """For each way to spread the rack over the sets and a new one: whether all of them are sets."""
    for places in product(range(len(table) + 1), repeat=len(rack)):
        parts: list[list[Tile]] = [[] for _ in range(len(table) + 1)]
        for tile, place in zip(rack, places, strict=True):
            parts[place].append(tile)
        old = zip(table, parts, strict=False)
        new = tuple(parts[-1])
        yield all(grows(tiles, part) for tiles, part in old) and (not new or grows((), list(new)))


def grows(tiles: Set, part: list[Tile]) -> bool:
    """Whether a set is one with these tiles laid in front of it and behind it."""
    return any(
        is_set((*order[:cut], *tiles, *order[cut:]))
        for order in permutations(part)
        for cut in range(len(order) + 1)
    )


def test_the_puzzles_of_a_seed_stay_as_they_are() -> None:
    """Whoever changes them gives the generator a new number."""
    told = [
        (write_table(puzzle.table), write_tiles(puzzle.tiles), puzzle.level, puzzle.steps)
        for puzzle in some("pinned", 2)
    ]
    assert told == [
        (
            (
                "n13 r13 b13 | n6 n7 n8 n9 n10 n11 n12 | n11 r11 b11 * | b6 b7 b8 b9 | "
                "r7 r8 r9 r10 | r3 r4 r5 r6 r7 | n4 n5 n6 n7 | w1 w2 w3 | b9 b10 b11 | "
                "n13 r13 b13 w13 | w10 w11 w12 | w3 w4 w5"
            ),
            "b3",
            3,
            4,
        ),
        (
            (
                "b1 b2 b3 b4 | n12 r12 w12 | n10 n11 n12 n13 | w2 w3 w4 w5 | n11 b11 w11 | "
                "b6 b7 b8 | n3 n4 n5 n6 | r5 r6 * r8 r9 r10 | w5 w6 w7 w8 | w7 w8 w9 w10 w11 | "
                "n7 n8 n9 n10 | n1 r1 b1 | n2 r2 b2 w2 | n6 b6 w6 | n9 r9 w9"
            ),
            "r10 b3 b10",
            3,
            5,
        ),
    ]
