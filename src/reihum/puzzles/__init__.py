"""Puzzles made from computer players' games: the same seed gives the same puzzles everywhere."""

from typing import Final

PUZZLES: Final = ("completto", "rummy", "finito")  # the games that have some
