"""Asking the `reihum` command: in this process, or as its users do."""

import contextlib
import io
import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from reihum.cli import main
from tests.amounts import PATIENCE

COMMAND = (sys.executable, "-m", "reihum")


@dataclass(frozen=True)
class Told:
    """What the command answered."""

    status: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The one JSON object on stdout."""
        return json.loads(self.out)


@contextlib.contextmanager
def _typing(text: str) -> Iterator[None]:
    """Standard input that says this, and then no more."""
    before, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(text.encode()))
    try:
        yield
    finally:
        sys.stdin = before


def reihum(*arguments: str, typed: str = "") -> Told:
    """Run the command here: the same, without the time that a process takes to start."""
    out, err = io.BytesIO(), io.BytesIO()
    with (
        contextlib.redirect_stdout(io.TextIOWrapper(out, write_through=True)),
        contextlib.redirect_stderr(io.TextIOWrapper(err, write_through=True)),
        _typing(typed),
    ):
        try:
            status = main(arguments)
        except SystemExit as end:  # argparse, after it has helped
            status = int(end.code or 0)
        return Told(status, out.getvalue().decode(), err.getvalue().decode())


def reihum_beside(*arguments: str, typed: str = "") -> Told:
    """Run the command in another thread, where no event loop runs yet; all else waits meanwhile."""
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(reihum, *arguments, typed=typed).result()


def reihum_alone(*arguments: str, typed: str = "") -> Told:
    """Run the command in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, text=True, check=False
    )
    return Told(done.returncode, done.stdout, done.stderr)


def begun(*arguments: str) -> "subprocess.Popen[str]":
    """The command in a process group of its own, as a shell begins it."""
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        text=True,
        start_new_session=True,
    )


def ended(process: "subprocess.Popen[str]") -> Told:
    out, err = process.communicate(timeout=PATIENCE)
    return Told(process.returncode, out, err)
