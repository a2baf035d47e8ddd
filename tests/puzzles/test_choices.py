"""Completto and Finito puzzles: one choice leads clearly, a steady player missed it."""

from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

from reihum.games import GAMES
from reihum.kernel.match import Sheet, View
from reihum.puzzles.choices import LEADS, level_of
from reihum.puzzles.making import by_level, puzzles
from reihum.puzzles.model import LEVELS, ChoicePuzzle, ComplettoPuzzle, RummyPuzzle
from reihum.review.judges import judge
from tests.amounts import amount

CHOSEN = ("completto", "finito")
SHARDS = 4
SEEDS = [f"test-{number}" for number in range(3, 3 + SHARDS)]  # whose first rounds have puzzles
KNOWN = cache(by_level)


@pytest.fixture(autouse=True)
def known_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round is played once for all tests; that it stays the same is pinned in `test_daily`."""
    monkeypatch.setattr("reihum.puzzles.making.by_level", KNOWN)


def some(game: str, seed: str, count: int) -> list[ChoicePuzzle]:
    found = list(islice(puzzles(game, seed), count))
    return [puzzle for puzzle in found if not isinstance(puzzle, RummyPuzzle)]


def view_of(puzzle: ChoicePuzzle) -> View[Any, Any]:
    """What the seat knew; of the match around the round nothing is said."""
    each = puzzle.public.rows if isinstance(puzzle, ComplettoPuzzle) else puzzle.public.boards
    return View(puzzle.seat, len(each), 1, (puzzle.seat,), Sheet(), puzzle.public, puzzle.own)


@pytest.mark.parametrize(
    "shard", [0, 1, *(pytest.param(one, marks=pytest.mark.large) for one in range(2, SHARDS))]
)
@pytest.mark.parametrize("name", CHOSEN)
def test_every_puzzle_is_one(name: str, shard: int) -> None:
    game = GAMES[name]
    for puzzle in some(name, SEEDS[shard], amount(1, 1000 // SHARDS)):
        view, chances = view_of(puzzle), [choice.chance for choice in puzzle.choices]
        assert chances == sorted(chances, reverse=True)
        assert chances[0] - chances[1] >= 0.03  # three points
        assert puzzle.level == level_of(chances[0] - chances[1])
        moves = [choice.action for choice in puzzle.choices]
        assert all(game.legal(view, move) for move in moves)
        assert set(moves) == set(game.offered(view))  # whatever is done, its chance is known
        steady = [game.players["steady"](view, f"{seed}") for seed in range(3)]
        assert any(move != moves[0] for move in steady)
        assert dict(judge(name).weighed(view))[moves[0]] == pytest.approx(chances[0], abs=1e-4)


@pytest.mark.parametrize("name", CHOSEN)
def test_a_longer_run_begins_like_a_shorter_one_and_another_seed_gives_others(name: str) -> None:
    first, _ = some(name, SEEDS[0], 2)
    assert some(name, SEEDS[0], 1) == [first]
    assert some(name, SEEDS[1], 1) != [first]


def test_every_level_is_found_and_no_round_gives_two() -> None:
    found = {level: next(puzzles("finito", "levels", level)) for level in LEVELS}
    assert {level: puzzle.level for level, puzzle in found.items()} == dict(
        zip(LEVELS, LEVELS, strict=True)
    )
    of_round = by_level("finito", "levels", 0)
    assert all(puzzle.level == level for level, puzzle in of_round.items())


def test_a_smaller_lead_is_harder_and_less_than_three_points_is_no_puzzle() -> None:
    assert list(LEADS) == list(LEVELS)
    assert [level_of(least) for least in LEADS.values()] == list(LEVELS)
    assert level_of(0.5) == 1
    assert level_of(0.0299) is None


@pytest.mark.parametrize("name", CHOSEN)
def test_a_puzzle_travels_as_json(name: str) -> None:
    (puzzle,) = some(name, SEEDS[0], 1)
    assert msgspec.json.decode(msgspec.json.encode(puzzle), type=ChoicePuzzle) == puzzle
