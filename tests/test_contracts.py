"""The import contracts hold, and are seen to fail when somebody breaks them."""

import os
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
LINT_IMPORTS = Path(sysconfig.get_path("scripts"), "lint-imports")

PLANTED = {
    "kernel/match.py": "import random",
    "kernel/chance.py": "import reihum.games",
    "games/finito/rules.py": "import time",
    "games/finito/board.py": "from reihum.games.finito import rules",
    "games/finito/view.py": "from reihum.games.completto import board",
    "games/rummy/model.py": "import sqlite3",
    "puzzles/rummy.py": "import datetime",
    "games/rummy/plays.py": "from reihum.puzzles import rummy",
    "games/rummy/judge.py": "from reihum.cli import words",
}
IMPORTED = {file: ".".join(re.findall(r"(?:from|import) (\S+)", PLANTED[file])) for file in PLANTED}


def broken(folder: Path) -> str:
    """What the linter says about a copy of the sources; nothing if all contracts are kept."""
    done = subprocess.run(
        [LINT_IMPORTS, "--no-cache"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    built = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(PROJECT / "src", tmp_path / "src", ignore=built)
    shutil.copy(PROJECT / "pyproject.toml", tmp_path)
    return tmp_path


def test_all_contracts_are_kept(copy: Path) -> None:
    assert broken(copy) == ""


def test_a_planted_import_breaks_a_contract(copy: Path) -> None:
    """Each is named, by its module and what that imports, though all are planted at once."""
    for file, line in PLANTED.items():
        module = copy / "src" / "reihum" / file
        module.write_text(f"{module.read_text('utf-8')}\n{line}\n", "utf-8")
    told = broken(copy)
    assert "BROKEN" in told
    named = [f"reihum.{file[:-3].replace('/', '.')} -> {IMPORTED[file]}" for file in PLANTED]
    assert [one for one in named if f"{one} (l." not in told] == []
