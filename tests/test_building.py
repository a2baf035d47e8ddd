"""What a package is built of: what is built anew, and what is taken as it lies there."""

import os
import sysconfig
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from hatch_build import MYPYC_LICENCE, STATIC, can_compile, client_stale, native, python_stale
from tests.amounts import COMPILED

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
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


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine where Python's headers belong in a folder, and no compiler is on the path."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    monkeypatch.delenv("REIHUM_NATIVE", raising=False)
    return tmp_path


def test_compiling_needs_a_compiler_and_the_headers(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (machine / "Python.h").touch()
    assert not can_compile()
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert can_compile()
    assert native()
    (machine / "Python.h").unlink()
    assert not can_compile()


def test_on_windows_setuptools_finds_the_compiler(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    assert not can_compile()
    (machine / "Python.h").touch()
    assert can_compile()
    assert not native()  # nobody knows yet whether it will find one
    monkeypatch.setenv("REIHUM_NATIVE", "1")
    assert native()


def test_what_tries_a_wheel_is_quoted_as_every_shell_understands() -> None:
    """In single quotes `cmd.exe` would see three words."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))
    assert "'" not in project["tool"]["cibuildwheel"]["test-command"]


def test_what_is_compiled_brings_the_licence_of_mypyc() -> None:
    """Its runtime is in every compiled module."""
    licence = files("reihum") / Path(MYPYC_LICENCE).name
    assert licence.is_file() == COMPILED
    assert not COMPILED or "mypyc" in licence.read_text("utf-8")
