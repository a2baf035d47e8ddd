"""The puzzles of a day: one of each game, alike for everybody."""

import pytest

from reihum.games import GAMES
from reihum.games.rummy.notation import write_tiles
from reihum.puzzles.daily import of_day
from reihum.puzzles.model import Puzzle, RummyPuzzle
from tests.puzzles.test_rummy import solve_by_hand

# Whoever comes later in the day, or to another server, gets these; else GENERATOR is new.
PINNED = {
    "2026-11-16": {"completto": "shift 15>6", "rummy": "n13 w12", "finito": "8>24"},
    "2028-02-29": {"completto": "shift 13>21", "rummy": "r1 w1", "finito": "2>1"},
}


def answer(game: str, puzzle: Puzzle) -> str:
    """What names a puzzle: the tiles to be laid, or the best choice."""
    if isinstance(puzzle, RummyPuzzle):
        return write_tiles(puzzle.tiles)
    return GAMES[game].write_action(puzzle.choices[0].action)


@pytest.mark.parametrize(
    "date", ["2026-11-16", pytest.param("2028-02-29", marks=pytest.mark.large)]
)
def test_the_puzzles_of_a_day_stay_as_they_are(date: str) -> None:
    assert {game: answer(game, of_day(date, game)) for game in GAMES} == PINNED[date]


def test_rummys_is_easy_on_monday_and_hard_on_sunday() -> None:
    week = [of_day(f"2027-02-{day:02}", "rummy") for day in range(1, 8)]  # the first is a Monday
    assert [puzzle.level for puzzle in week] == [1, 1, 2, 3, 3, 4, 5]
    for puzzle in week:
        assert isinstance(puzzle, RummyPuzzle)
        solve_by_hand(puzzle)
    assert len({puzzle.tiles for puzzle in week if isinstance(puzzle, RummyPuzzle)}) == 7
