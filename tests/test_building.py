"""What a package is built of: what is built anew, and what is taken as it lies there."""

import os
from pathlib import Path

import pytest

from hatch_build import STATIC, client_stale, python_stale

BUILT = (f"{STATIC}/index.html", f"{STATIC}/python/parts.json")
SOURCES = ("web/src/main.ts", "src/reihum/main.py")


def touch(path: Path, time: int) -> None:
    """It was written at this time."""
    os.utime(path, (time, time))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Sources, and what was built of them later."""
    for time, name in enumerate((*SOURCES, *BUILT)):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        touch(path, time)
    return tmp_path


def stale(tree: Path) -> tuple[bool, bool]:
    return client_stale(tree), python_stale(tree)


def test_what_is_newer_than_its_sources_is_not_built_anew(tree: Path) -> None:
    assert stale(tree) == (False, False)


def test_in_a_checkout_what_is_older_than_its_sources_is_built_anew(tree: Path) -> None:
    touch(tree / "src/reihum/main.py", 100)
    assert stale(tree) == (False, True)
    touch(tree / "web/src/main.ts", 100)
    assert stale(tree) == (True, True)


def test_what_an_sdist_brings_is_taken_whatever_times_its_files_have(tree: Path) -> None:
    (tree / "PKG-INFO").touch()
    for source in SOURCES:
        touch(tree / source, 100)
    assert stale(tree) == (False, False)


@pytest.mark.parametrize("missing", [0, 1])
def test_what_an_sdist_lacks_is_built(missing: int, tree: Path) -> None:
    (tree / "PKG-INFO").touch()
    (tree / BUILT[missing]).unlink()
    assert stale(tree) == (missing == 0, missing == 1)
