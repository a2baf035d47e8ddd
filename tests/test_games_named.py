"""Files that name all three games are those of which "Add a game" tells."""

import re
from collections.abc import Iterator
from pathlib import Path

from reihum.games import GAMES

ROOT = Path(__file__).parents[1]
CODE = {".py", ".ts", ".svelte"}
MADE = (".gen.ts", ".test.ts", ".d.ts")  # from Python; or tests, which fail by themselves


def sources() -> Iterator[Path]:
    """The program's own files, without what is built."""
    for folder in ("src/reihum", "web/src", "tests/laws"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in CODE and "static" not in file.parts and not file.name.endswith(MADE):
                yield file


def test_all_that_name_the_three_games_are_told_to_whoever_adds_one() -> None:
    checklist = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("**Add a game.**")[2]
    told = re.findall(r"`([\w./]+)`", checklist.partition("**Add a dependency.**")[0])
    naming = [
        file for file in sources() if all(game in file.read_text("utf-8").lower() for game in GAMES)
    ]
    assert naming
    ends = tuple(f"/{name}" for name in told)  # tables.py is not at_tables.py
    assert [file for file in naming if not file.as_posix().endswith(ends)] == []
