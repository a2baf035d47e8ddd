"""The puzzles of a day: the same for everybody, wherever they are made."""

from reihum.puzzles.model import GENERATOR, Level, RummyPuzzle
from reihum.puzzles.rummy import by_level

LEVELS_OF_A_DAY: tuple[Level, ...] = (1, 2, 4)


def of_day(date: str) -> tuple[RummyPuzzle, ...]:
    """The puzzles of a date like `2026-11-16`, the easiest first."""
    found: dict[Level, RummyPuzzle] = {}
    number = 0
    while not all(level in found for level in LEVELS_OF_A_DAY):
        found = by_level(f"day-{GENERATOR}-{date}", number) | found
        number += 1
    return tuple([found[level] for level in LEVELS_OF_A_DAY])
