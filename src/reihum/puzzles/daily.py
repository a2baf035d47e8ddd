"""The puzzles of a day: one of each game, alike for everybody, wherever they are made."""

from calendar import weekday

from reihum.puzzles.making import puzzles
from reihum.puzzles.model import GENERATOR, Level, Puzzle

# How hard Rummy's is, from Monday to Sunday: everybody finds a day that fits, and has time for the
# hard ones. What the other two ask, no week can plan: the rounds decide how hard that is.
WEEK: tuple[Level, ...] = (1, 1, 2, 3, 3, 4, 5)


def of_day(day: str, game: str) -> Puzzle:
    """The puzzle of this game on a date like `2026-11-16`."""
    level = WEEK[weekday(*map(int, day.split("-")))] if game == "rummy" else None
    return next(puzzles(game, f"day-{GENERATOR}-{day}", level))
