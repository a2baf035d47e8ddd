"""Positions as the contenders read them: a line of JSON each, `table` and `rack` as text."""

import json
from pathlib import Path

Position = dict[str, str]


def write_positions(path: Path, positions: list[Position]) -> None:
    """Keep positions in a file."""
    path.write_text("".join(f"{json.dumps(one)}\n" for one in positions), "utf-8")


def read_positions(path: Path) -> list[Position]:
    """The positions of a file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]
