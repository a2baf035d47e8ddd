"""A narrow terminal shows every line whole: 40 columns are enough."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path

from reihum.kernel.record import write_record
from tests.cli.asking import COMMAND
from tests.review.test_luck import short_record

COLUMNS = 40


def in_a_terminal(*arguments: str, columns: int = COLUMNS) -> list[str]:
    """The lines that a terminal of so many columns is told by the command."""
    return told_by(COMMAND, *arguments, columns=columns)


def told_by(command: tuple[str, ...], *arguments: str, columns: int = COLUMNS) -> list[str]:
    """The lines that a terminal of so many columns is told by a program."""
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    plain = {name: text for name, text in os.environ.items() if name not in ("COLUMNS", "LINES")}
    process = subprocess.Popen(
        [*command, *arguments],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=plain | {"TERM": "xterm", "XDG_DATA_HOME": "/d"},
    )
    os.close(follower)
    told = b""
    while part := _read(leader):
        told += part
    process.wait()
    os.close(leader)
    shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", told.decode())
    return re.split(r"[\r\n]+", shown)


def _read(leader: int) -> bytes:
    try:
        return os.read(leader, 1 << 16)
    except OSError:  # as Linux says that nobody writes there any more
        return b""


ASKED = (
    "frobnicate",
    "rummy check zz",
    "export --database foo://bar",
    "puzzles completto --answers",
    "puzzles rummy --answers",
    "puzzles finito --answers",
    "serve --settings",
    "arena finito random simple --games 4 --workers 1",
    "rummy solve --help",
    "arena --help",
)
# All of them by one process, which would else import the same ten times.
ASKING = """
import contextlib, sys
from reihum.cli import main
for words in sys.argv[1:]:
    with contextlib.suppress(SystemExit):  # argparse, after it has helped
        main(words.split())
    print("END", flush=True)
"""


def test_no_line_is_wider_than_the_terminal() -> None:
    lines = told_by((sys.executable, "-c", ASKING), *ASKED)
    assert [line for line in lines if len(line.rstrip()) > COLUMNS] == []
    answers = "\n".join(lines).split("END")
    assert len(answers) == len(ASKED) + 1
    assert all(answer.strip() for answer in answers[:-1])


def test_a_review_is_told_line_by_line_where_tables_have_no_room(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(write_record(short_record("rummy")))
    lines = in_a_terminal("review", str(file))
    assert [line for line in lines if len(line.rstrip()) > COLUMNS or "…" in line] == []
    text = " ".join(" ".join(lines).split())
    for word in ("before", "luck", "after", "skill", "lost a decision", "judged by"):
        assert word in text
    for move in range(1, len(short_record("rummy").moves) + 1):
        assert any(re.match(rf"{move}  [01] ", line) for line in lines)
    told = lines[1 : lines.index("round 1")]
    assert [line for line in told if not re.match(r"\d+  [01] | {3}\S| {5}\S", line)] == []


def test_the_arena_has_room_for_every_word_on_80_columns() -> None:
    arguments = ("arena", "finito", "random", "simple", "--games", "2", "--adjust")
    more = ("--sprt", "0.4", "0.6", "--workers", "1")
    lines = in_a_terminal(*arguments, *more, columns=80)
    table = [line for line in lines if "┃" in line or "│" in line]
    assert max(map(len, table)) <= 80
    assert [line for line in table if "…" in line] == []
    assert len(table) == 3  # nothing is on a second line
