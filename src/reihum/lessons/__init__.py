"""A lesson for each game; `python -m reihum.lessons FOLDER` writes them for the browser."""

import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from reihum.lessons import completto, finito, rummy
from reihum.lessons.model import Step, shown

LESSONS: Mapping[str, tuple[Step, ...]] = {
    "completto": completto.STEPS,
    "rummy": rummy.STEPS,
    "finito": finito.STEPS,
}


def written(game: str) -> str:
    """A game's lesson as the browser reads it, a line for each step."""
    lines = [msgspec.json.encode(shown(game, step)).decode() for step in LESSONS[game]]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main() -> None:
    """Write all of them to a folder."""
    if len(sys.argv) != 2:
        raise SystemExit("python -m reihum.lessons FOLDER")
    for game in LESSONS:
        Path(sys.argv[1], f"{game}.gen.json").write_text(written(game), "utf-8")


__all__ = ["LESSONS", "main", "written"]
