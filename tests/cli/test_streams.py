"""What the command writes to and reads from may be closed, full, or know other letters."""

import os
import shlex
import subprocess
from pathlib import Path

import pytest
from msgspec.structs import replace

from reihum.kernel.record import read_record, signed, write_record
from tests.amounts import PATIENCE
from tests.cli.asking import COMMAND, Told, reihum

FULL = Path("/dev/full")  # a disk without any room
PLAY = ("play", "finito", "--player", "simple", "--seed", "ends")
ODD_LOCALE = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


@pytest.mark.parametrize("encoding", ["ascii", "iso8859-2", "koi8-r"])
def test_what_a_terminal_cannot_write_ends_nothing(
    encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    reihum(*PLAY, "--record", str(file), typed="quit\n")
    record = read_record(file.read_bytes())
    file.write_bytes(write_record(signed(replace(record, seats=("Zoë", "日本")))))
    for name, value in (ODD_LOCALE | {"PYTHONIOENCODING": encoding}).items():
        monkeypatch.setenv(name, value)
    arena = ("arena", "finito", "simple", "simple", "--games", "2", "--workers", "1")
    for words in (arena, ("replay", "--moves", str(file))):
        told = subprocess.run([*COMMAND, *words], capture_output=True, check=False)
        assert (told.returncode, told.stderr) == (0, b"")
    assert b"\\u65e5\\u672c" in told.stdout


def test_what_cannot_be_read_ends_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8:strict")
    told = subprocess.run(
        [*COMMAND, *PLAY], input=b"\xff\nquit\n", capture_output=True, check=False
    )
    assert (told.returncode, told.stderr) == (0, b"")
    assert b"is no move" in told.stdout


def in_a_shell(command: str) -> Told:
    """The command as a shell runs it, which may have closed what it says or hears."""
    told = subprocess.run(
        ["sh", "-c", command.replace("reihum", shlex.join(COMMAND))],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return Told(told.returncode, told.stdout, told.stderr)


@pytest.mark.parametrize(
    ("command", "status"),
    [
        ("reihum players rummy >&-", 0),
        ("reihum players rummy 2>&-", 0),
        ("reihum rummy frob 2>&-", 2),
        ("reihum rummy frob 2>/dev/full", 2),
        ("reihum --help >/dev/full", 2),
        ("reihum play finito --player simple <&-", 0),
        ("{ reihum puzzles rummy --count 9; echo $? >&2; } | head -1", 0),
    ],
)
def test_what_a_shell_has_closed_is_no_fault(command: str, status: int) -> None:
    told = in_a_shell(command)
    assert told.status == status
    assert "Traceback" not in told.err
    if "head" in command:
        assert told.err == "0\n"


@pytest.mark.parametrize("words", [("players", "finito"), (*PLAY, "--watch", "--player", "simple")])
def test_where_nobody_reads_any_more_it_is_quiet(words: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    call = [*COMMAND, *words]
    done = subprocess.run(call, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("words", [("players", "finito"), ("completion", "bash")])
def test_an_answer_for_which_there_is_no_room(words: tuple[str, ...]) -> None:
    with FULL.open("w") as nowhere:
        done = subprocess.run(
            [*COMMAND, *words], stdout=nowhere, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (2, "reihum: the output: No space left on device\n")
