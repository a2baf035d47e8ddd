"""What was played is kept: whatever ends it, and wherever there is no room for it."""

import errno
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from reihum.games import GAMES
from reihum.kernel.record import read_record, replay
from tests.cli.asking import Told, begun, ended, reihum
from tests.cli.test_play import SEED, typed_game

PLAY = ("play", "finito", "--player", "simple", "--seed", "ends")


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
