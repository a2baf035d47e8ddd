"""However it ends: Ctrl-C, a signal, a full disk, a bad path. Nothing is lost, no traceback."""

import errno
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from reihum.cli.arena_report import data_of
from reihum.games import GAMES
from reihum.kernel.chance import Seed
from reihum.kernel.record import read_record, replay, signed, write_record
from reihum.puzzles.making import puzzles
from reihum.puzzles.model import Level, Puzzle
from reihum.research.arena import Plan, play_block
from reihum.research.scoring import Block
from tests.amounts import PATIENCE
from tests.cli.asking import COMMAND, Told, reihum, reihum_alone
from tests.cli.test_play import SEED, typed_game

FULL = Path("/dev/full")  # a disk without any room
PLAY = ("play", "finito", "--player", "simple", "--seed", "ends")


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


def first_move(process: "subprocess.Popen[str]", file: Path) -> None:
    """Type a move, and wait until it is kept."""
    assert process.stdin
    process.stdin.write("hint\n")
    process.stdin.flush()
    assert process.stdout
    for line in process.stdout:
        if "would play: " in line:
            process.stdin.write(line.rpartition(": ")[2])
            process.stdin.flush()
            break
    while not read_record(file.read_bytes()).moves:
        time.sleep(0.01)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_what_was_played_is_kept_whatever_ends_it(sign: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = begun(*PLAY, "--record", str(file))
    while not file.exists() or not file.read_bytes():
        time.sleep(0.01)
    first_move(process, file)
    process.send_signal(sign)
    told = ended(process)
    killed = sign == signal.SIGKILL
    assert told.status == (-sign if killed else 128 + sign)
    assert told.err == ""
    assert killed or told.out.endswith("Good-bye.\n")
    assert killed or f"The game is kept in {file}." in told.out
    record = read_record(file.read_bytes())
    assert record.moves[0].startswith("0 ")
    replay(GAMES["finito"], record)
    if not killed:  # who is killed in the midst of writing leaves what was half written beside it
        assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("name", ["write_bytes", "replace"])
@pytest.mark.parametrize("at", [2, 3])
def test_who_is_interrupted_while_writing_loses_nothing(
    name: str, at: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two moves are made, the person's and the computer's; each of them is written."""
    file, calls, real = tmp_path / "game.json", [], getattr(Path, name)

    def interrupted(path: Path, *facts: Any) -> Any:
        calls.append(path)
        if len(calls) == at:
            raise KeyboardInterrupt
        return real(path, *facts)

    monkeypatch.setattr(Path, name, interrupted)
    first, *_ = typed_game("finito")[0].splitlines()
    players = ("--player", "simple", "--seed", SEED)
    told = reihum("play", "finito", *players, "--record", str(file), typed=f"{first}\n")
    assert told.err == ""
    assert told.out.endswith(f"The game is kept in {file}.\n\nGood-bye.\n")
    assert len(read_record(file.read_bytes()).moves) == at - 1  # the first time no move was made
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    told = reihum(*PLAY, "--record", str(file), typed="")
    assert (told.status, told.err) == (2, f"reihum: {file}: is there already\n")
    assert file.read_text() == "precious"


@pytest.mark.parametrize("path", ["no/such/folder.json", ".", "\0", f"{'x' * 300}.json"])
def test_a_bad_path_is_told_before_the_game_begins(path: str, tmp_path: Path) -> None:
    told = reihum(*PLAY, "--record", str(tmp_path / path), typed="hint\n")
    assert told.status == 2
    assert told.err.count("\n") == 1
    assert told.out == ""


@pytest.fixture
def room_for_one(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """A disk that is full after the first file; and all that was to be written."""
    wanted: list[bytes] = []
    write = Path.write_bytes

    def written(path: Path, data: bytes) -> int:
        wanted.append(data)
        if len(wanted) > 1:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", written)
    return wanted


@pytest.mark.parametrize("end", ["", "watched", "left"])
def test_a_game_that_finds_no_room_any_more_is_told(
    end: str, tmp_path: Path, room_for_one: list[bytes]
) -> None:
    """What could not be kept is on stdout, whole; the complaint is on stderr, and it is a no."""
    file = tmp_path / "game.json"
    typed, _ = typed_game("finito")
    typed = "\n".join([typed.split("\n")[0], "quit\n"]) if end == "left" else typed
    more = ("--watch", "--player", "simple") if end == "watched" else ()
    told = reihum(*PLAY[:-1], SEED, *more, "--record", str(file), typed=typed)
    assert (told.status, told.err) == (1, f"reihum: {file}: No space left on device\n")
    whole = told.out[told.out.index("{\n") : told.out.rindex("}") + 1]
    assert read_record(whole.encode()) == read_record(room_for_one[-1])
    assert read_record(file.read_bytes()).moves == ()
    assert list(tmp_path.iterdir()) == [file]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether there is room for each write; where there is none, a half of it is there."""
    room: list[bool] = []
    write = Path.write_bytes

    def written(path: Path, data: bytes) -> int:
        if room.pop(0):
            return write(path, data)
        write(path, data[: len(data) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", written)
    return room


def test_a_game_for_which_there_is_no_room_leaves_nothing_behind(
    tmp_path: Path, disk: list[bool]
) -> None:
    """So that it can be begun by the same name once there is."""
    file = tmp_path / "game.json"
    disk += [False]
    told = reihum(*PLAY, "--record", str(file), typed="")
    assert told == Told(2, "", f"reihum: {file}: No space left on device\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("room_at_last", [False, True])
def test_what_was_kept_stays_and_once_there_is_room_all_of_it_is_kept(
    room_at_last: bool, tmp_path: Path, disk: list[bool]
) -> None:
    """The two moves found no room; when the player leaves, it is tried once more."""
    file = tmp_path / "game.json"
    disk += [True, False, False, room_at_last]
    typed, _ = typed_game("finito")
    first = typed.split("\n", maxsplit=1)[0]
    told = reihum(*PLAY[:-1], SEED, "--record", str(file), typed=f"{first}\nquit\n")
    assert (told.status, bool(told.err)) == ((0, False) if room_at_last else (1, True))
    assert len(read_record(file.read_bytes()).moves) == (2 if room_at_last else 0)
    assert list(tmp_path.iterdir()) == [file]


def test_nobodys_file_is_written_over_on_the_way(tmp_path: Path) -> None:
    """What is half written has a name that nobody else has thought of."""
    file, precious = tmp_path / "game.json", tmp_path / "precious"
    precious.write_text("precious")
    (tmp_path / ".game.json.newest").symlink_to(precious)
    assert reihum(*PLAY, "--record", str(file), typed="quit\n").status == 0
    assert precious.read_text() == "precious"
    assert not file.is_symlink()
    assert read_record(file.read_bytes()).game == "finito"


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


ARENA = ("arena", "finito", "simple", "gentle", "--games", "1000000", "--json")


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("done", [0, 1, 3])
def test_an_interrupted_arena_reports_what_it_has(
    sign: signal.Signals, done: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: Plan, _workers: int) -> Iterator[Block]:
        for number in range(plan.blocks):
            if number == done:
                signal.raise_signal(sign)
            yield play_block(plan, number)

    monkeypatch.setattr("reihum.cli.arena.played", interrupted)
    before = signal.getsignal(sign)
    told = reihum(*ARENA)
    assert signal.getsignal(sign) == before
    status = 128 + sign  # as a shell has it
    if done:
        assert (told.status, told.data["interrupted"], told.data["blocks"]) == (status, True, done)
    else:
        assert told == Told(status, "", "reihum: interrupted before there was anything to tell\n")


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_who_is_impatient_hears_of_what_was_played_too(
    sign: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is pressed again and again: while the games end, and while the report is written."""

    def interrupted(plan: Plan, _workers: int) -> Iterator[Block]:
        yield play_block(plan, 0)
        for _ in range(3):
            signal.raise_signal(sign)
        yield play_block(plan, 1)

    def told_slowly(*facts: Any) -> dict[str, object]:
        signal.raise_signal(sign)
        return data_of(*facts)

    monkeypatch.setattr("reihum.cli.arena.played", interrupted)
    monkeypatch.setattr("reihum.cli.arena.data_of", told_slowly)
    before = signal.getsignal(sign)
    told = reihum(*ARENA)
    assert (told.status, told.err) == (128 + sign, "")
    assert (told.data["interrupted"], told.data["blocks"]) == (True, 1)
    assert signal.getsignal(sign) == before


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("done", [0, 2])
def test_interrupted_puzzles_are_told_as_far_as_they_were_found(
    sign: signal.Signals, done: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(game: str, seed: Seed, level: Level | None) -> Iterator[Puzzle]:
        yield from islice(puzzles(game, seed, level), done)
        signal.raise_signal(sign)

    whole = reihum("puzzles", "rummy", "--count", "2", "--json")
    monkeypatch.setattr("reihum.cli.puzzles.puzzles", interrupted)
    told = reihum("puzzles", "rummy", "--count", "100000", "--json")
    if done:
        assert told.status == 128 + sign
        assert told.data == whole.data | {"interrupted": True}
    else:
        complaint = "reihum: interrupted before there was anything to tell\n"
        assert told == Told(128 + sign, "", complaint)


def test_puzzles_are_told_as_they_are_made_and_what_there_is_stays() -> None:
    with begun("puzzles", "rummy", "--count", "100000", "--seed", "long") as process:
        assert process.stdout
        assert process.stderr
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, complaint = process.stdout.read(), process.stderr.read()
    assert (process.returncode, complaint) == (130, "")
    assert (first + rest).startswith(reihum("puzzles", "rummy", "--seed", "long").out)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_workers_of_an_arena_end_without_a_word(sign: signal.Signals) -> None:
    process, workers = arena_of_two()
    os.killpg(process.pid, sign)
    told = ended(process)
    assert "Traceback" not in told.err
    assert told.status == 128 + sign
    wait_for_the_end_of(workers)


def test_workers_of_an_arena_that_is_killed_end_with_it() -> None:
    process, workers = arena_of_two()
    process.kill()  # it alone, not its group
    assert ended(process).status == -signal.SIGKILL
    wait_for_the_end_of(workers)


def arena_of_two() -> tuple[subprocess.Popen[str], set[int]]:
    """An arena, and its workers' processes."""
    process = begun(*ARENA, "--workers", "2")
    workers: set[int] = set()
    while len(workers) < 3:  # one more counts what they share
        assert process.poll() is None
        workers = {one for one, parent in running().items() if parent == process.pid}
    return process, workers


def wait_for_the_end_of(workers: set[int]) -> None:
    while workers & set(running()):
        time.sleep(0.01)


def running() -> dict[int, int]:
    """Every process of this machine with its parent, but for those that have ended and only wait
    for somebody to ask how.
    """
    ask = ["ps", "-A", "-o", "pid=,ppid=,stat="]
    lines = subprocess.run(ask, capture_output=True, text=True, check=True).stdout.splitlines()
    told = [line.split() for line in lines]
    return {int(one): int(parent) for one, parent, state, *_ in told if not state.startswith("Z")}


def test_other_verbs_end_without_a_word() -> None:
    process = begun("rummy", "solve", "--batch", "-")
    assert process.stdin
    assert process.stdout
    process.stdin.write('{"table": "b4 b5 b6", "rack": "b7"}\n')
    process.stdin.flush()
    assert '"tiles":1' in process.stdout.readline()  # it waits for the next one
    process.send_signal(signal.SIGINT)
    told = ended(process)
    assert (told.status, told.out, told.err) == (130, "", "")


def interrupted(module: str, *arguments: str, ignored: bool = False) -> Told:
    """The command, and Ctrl-C while it loads this module; who runs `nohup` ignores that."""
    done = subprocess.run(
        [sys.executable, Path(__file__).parent / "interrupted.py", module, *arguments],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_IGN) if ignored else None,
    )
    return Told(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("module", ["reihum.cli", "msgspec._core", "reihum.games.rummy"])
def test_ctrl_c_while_it_loads_ends_it_without_a_word(module: str) -> None:
    told = interrupted(module, "players", "rummy")
    assert (told.out, told.err) == ("", "")
    assert told.status in (130, -signal.SIGINT)  # a shell says 130 to both
    assert interrupted(module, "players", "rummy", ignored=True) == reihum("players", "rummy")


def test_a_batch_is_answered_line_by_line() -> None:
    with begun("rummy", "solve", "--batch", "-") as process:
        assert process.stdin
        assert process.stdout
        for rack, tiles in (("b7", 1), ("r1", 0), ("b3 b7", 2)):
            process.stdin.write(f'{{"table": "b4 b5 b6", "rack": "{rack}"}}\n\n')
            process.stdin.flush()
            assert f'"tiles":{tiles}' in process.stdout.readline()
        process.stdin.write("nonsense\n")
        process.stdin.close()
        assert process.wait() == 2
        assert process.stderr
        assert "line 7" in process.stderr.read()


def test_the_command_is_a_module_too() -> None:
    assert reihum_alone("--version") == reihum("--version")
    assert reihum_alone("completto", "fits", "1 . 3", "2") == reihum(
        "completto", "fits", "1 . 3", "2"
    )
