"""Players that do what no player should; by themselves, since new processes load them."""

import os
import sys
import time
from pathlib import Path
from typing import Any

from reihum.server.thinking.players import advise, think

WAITING = "REIHUM_TEST_WAITING"  # a file: some of these think until it is there


def until_told(*question: Any) -> str:
    """A player who thinks until it is told to stop."""
    while not Path(os.environ[WAITING]).exists():
        time.sleep(0.01)
    return think(*question)


def mistaken(*_: Any) -> str:
    """A player with a mistake in it."""
    raise ZeroDivisionError


def dying(*_: Any) -> str:
    """A player whose process does not survive its thought."""
    os._exit(1)


def endless(*_: Any) -> str:
    """A player that never comes to an end."""
    while True:
        sys.getsizeof(0)


def illegal(*_: Any) -> str:
    """A player that breaks the rules: the round is not over."""
    return "next"


def senseless(*_: Any) -> str:
    """A player that speaks another language."""
    return "e2e4"


def noted(game: str, player: str, view: bytes, seed: str) -> str:
    """A player that notes what it is told."""
    with Path(os.environ[WAITING]).open("ab") as notes:
        notes.write(view + b"\n")
    return think(game, player, view, seed)


def late_advice(*question: Any) -> bytes:
    """An adviser who thinks until it is told to stop."""
    while not Path(os.environ[WAITING]).exists():
        time.sleep(0.01)
    return advise(*question)
