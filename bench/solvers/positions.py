"""The shared positions, and tiles as rummikub-solver counts them."""

import json
from pathlib import Path
from typing import Any

from rummikub_solver import RuleSet

SHARED = Path(__file__).parents[2] / "tests" / "data" / "rummy_positions.jsonl"
COLOURS = "nrbw"
JOKER = 53  # the tiles count from 1: four times thirteen, then the joker

Position = dict[str, Any]


def positions() -> list[Position]:
    """Those of players who have opened."""
    lines = SHARED.read_text("utf-8").splitlines()
    return [position for line in lines if "free" in (position := json.loads(line))]


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
