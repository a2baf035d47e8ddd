"""Tiles as rummikub-solver counts them, for the peers alone: its imports would slow ours down."""

from rummikub_solver import RuleSet

COLOURS = "nrbw"
JOKER = 53  # the tiles count from 1: four times thirteen, then the joker


def numbers(text: str) -> list[int]:
    """The numbers of these tiles."""
    return [
        JOKER if tile == "*" else COLOURS.index(tile[0]) * 13 + int(tile[1:])
        for tile in text.replace("|", " ").split()
    ]


def counted(text: str) -> list[int]:
    """How many of each tile there are, by number."""
    found = [0] * (JOKER + 1)
    for number in numbers(text):
        found[number] += 1
    return found


def all_sets() -> list[tuple[int, ...]]:
    """The sets that rummikub-solver knows."""
    return list(RuleSet().sets)
