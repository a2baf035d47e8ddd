"""However it ends: Ctrl-C, a signal. Nothing is lost, no traceback."""

import os
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

from reihum.cli.arena_report import data_of
from reihum.kernel.chance import Seed
from reihum.puzzles.making import puzzles
from reihum.puzzles.model import Level, Puzzle
from reihum.research.arena import Plan, play_block
from reihum.research.scoring import Block
from tests.cli.asking import Told, begun, ended, reihum, reihum_alone

PLAY = ("play", "finito", "--player", "simple", "--seed", "ends")
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


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_workers_of_an_arena_end_without_a_word(sign: signal.Signals) -> None:
    """The terminal tells all of them, when it goes away, too."""
    process, workers = arena_of_two()
    os.killpg(process.pid, sign)
    told = ended(process)
    assert told.err in {"", "reihum: interrupted before there was anything to tell\n"}
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
