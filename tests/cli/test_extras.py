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
for words in {commands}:
    try:
        status = main(words)
    except SystemExit as end:  # argparse, after it has helped
        status = end.code or 0
    if status:
        sys.exit(status)
"""
MOVES = 2  # of a game that is reviewed: how slow that is tells nothing


def asked_without(
    packages: list[str], *commands: tuple[str, ...]
) -> subprocess.CompletedProcess[str]:
    """What the command does on a machine that has not these packages, asked again and again."""
    script = WITHOUT.format(packages=packages, commands=commands)
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )


def test_the_core_needs_no_extra(tmp_path: Path) -> None:
    """Not to help, nor for what it does by itself, with the strongest players, nor to review."""
    arena = ("arena", "--games", "2", "--seed", "core", "--workers", "1")
    commands: list[tuple[str, ...]] = [
        ("--help",),
        ("players", "finito"),
        ("completto", "fits", "1 . 3", "2"),
        ("rummy", "solve", "--table", "b8 b9 b10", "--rack", "b11"),
        (*arena, "finito", "simple", "gentle"),
        (*arena, "completto", "master", "simple", "--longest", "20"),
    ]
    for game in GAMES:
        whole, file = short_record(game), tmp_path / f"{game}.json"
        file.write_bytes(write_record(signed(replace(whole, moves=whole.moves[:MOVES]))))
        commands.append(("review", str(file)))
    done = asked_without(list(EXTRAS), *commands)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("judged by ") == len(GAMES)


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
    done = asked_without([package], words)
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
