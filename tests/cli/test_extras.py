"""The core runs without the extras, and names the one that is missing when it is needed."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from msgspec.structs import replace

from reihum.cli.extras import EXTRAS
from reihum.games import GAMES
from reihum.kernel.record import signed, write_record
from tests.review.test_luck import short_record

PROJECT = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text("utf-8"))

WITHOUT = """
import sys
sys.modules |= dict.fromkeys({packages}, None)  # as if they were not installed
from reihum.cli import main
sys.exit(main({words}))
"""


def asked_without(packages: list[str], *words: str) -> subprocess.CompletedProcess[str]:
    """What the command does on a machine that has not these packages."""
    script = WITHOUT.format(packages=packages, words=list(words))
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("players", "finito"),
        ("completto", "fits", "1 . 3", "2"),
        ("rummy", "solve", "--table", "b8 b9 b10", "--rack", "b11"),
        ("arena", "finito", "simple", "gentle", "--games", "2", "--seed", "core"),
        ("arena", "completto", "master", "simple", "--games", "2", "--seed", "core"),
    ],
)
def test_the_core_needs_no_extra(words: tuple[str, ...]) -> None:
    done = asked_without(list(EXTRAS), *words)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_reviewed_without_any_extra(game: str, tmp_path: Path) -> None:
    """Its first moves: how slow that is tells nothing."""
    whole, file = short_record(game), tmp_path / "game.json"
    file.write_bytes(write_record(signed(replace(whole, moves=whole.moves[:12]))))
    done = asked_without(list(EXTRAS), "review", str(file))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [
        (("serve",), "starlette", "server"),
        (("export", "--database", "postgresql://localhost/x"), "asyncpg", "postgresql"),
    ],
)
def test_a_missing_extra_is_named_in_one_line(
    words: tuple[str, ...], package: str, extra: str
) -> None:
    done = asked_without([package], *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        f"reihum: this needs the package {package}: pip install 'reihum[{extra}]'\n"
    )


def test_every_package_of_an_extra_is_known() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    named = {
        (re.split(r"[>=;\[ ]", package)[0].replace("-", "_"), extra)
        for extra, packages in extras.items()
        for package in packages
        if not package.startswith("reihum[")
    }
    assert set(EXTRAS.items()) == named
