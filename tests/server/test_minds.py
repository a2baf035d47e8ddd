"""Processes that think: frozen ones are replaced, none stays behind."""

import asyncio
import contextlib
import os
import signal
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from reihum.server.thinking import minds
from reihum.server.thinking.minds import Mind
from tests.amounts import PATIENCE
from tests.server.odd_players import endless
from tests.server.processes import Process, command
from tests.server.serving import COMPUTER, ME, Browser

pytestmark = pytest.mark.anyio


async def test_a_frozen_process_is_noticed_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = Mind()
    first = await mind.think(os.getpid)
    os.kill(first, signal.SIGSTOP)
    with monkeypatch.context() as short:
        short.setattr(minds, "LONGEST_THOUGHT", 0.0)
        short.setattr(minds, "UNTIL_FROZEN", 0.05)
        with pytest.raises(TimeoutError):
            await mind.think(os.getpid)
    assert not alive(first)
    second = await mind.think(os.getpid)
    assert second != first
    mind.close()
    assert not alive(second)


async def test_what_others_do_on_a_busy_machine_does_not_end_a_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only its own work counts: of its clocks that one runs, and not the one on the wall."""
    mind = Mind()
    own, _ = await mind.think(signal.getitimer, signal.ITIMER_PROF)
    assert own > 0
    assert await mind.think(signal.getitimer, signal.ITIMER_REAL) == (0.0, 0.0)
    monkeypatch.setattr(minds, "LONGEST_THOUGHT", 0.05)
    with pytest.raises(BrokenExecutor):
        await mind.think(endless)


async def test_a_frozen_process_does_not_keep_the_server_from_ending() -> None:
    mind = Mind()
    process = await mind.think(os.getpid)
    os.kill(process, signal.SIGSTOP)
    mind.close()
    assert not alive(process)


async def test_a_process_that_takes_too_long_to_begin_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else a busy machine would begin one more for every thought, and be busier still."""
    mind = Mind()
    before = thinkers_of(os.getpid())
    with monkeypatch.context() as short:
        short.setattr(minds, "LONGEST_START", 0.0)
        with pytest.raises(TimeoutError):
            await mind.think(os.getpid)
    assert thinkers_of(os.getpid()) == before
    await mind.think(os.getpid)
    mind.close()


def alive(process: int) -> bool:
    """Whether there is such a process, and it is not only waited for."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        stat = Path(f"/proc/{process}/stat").read_text("ascii", "replace")
        return stat.rpartition(")")[2].split()[0] != "Z"
    return False


def thinkers_of(server: int) -> set[int]:
    """The processes that this one has started, but for the one that Python has for itself."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text("ascii").split()
    return {int(child) for child in children if b"spawn_main" in command(int(child))}


@pytest.mark.parametrize("frozen", [False, True])
async def test_no_thinking_process_outlives_a_server_that_is_killed(
    sqlite: str, frozen: bool
) -> None:
    server = Process(sqlite)
    ann = Browser(server.address)
    try:
        table = await ann.set_up("finito", ME, COMPUTER)
        async with ann.at(table["id"]) as socket:
            while socket.shown.get("ply", 0) < 1:  # so somebody has thought
                await socket.hear()
        thinkers = thinkers_of(server.process.pid)
        assert thinkers
        for process in thinkers if frozen else ():
            os.kill(process, signal.SIGSTOP)
    finally:
        await ann.http.aclose()
        os.kill(server.process.pid, signal.SIGKILL)  # it alone, not its group
        server.process.wait()
    async with asyncio.timeout(PATIENCE):
        while any(alive(process) for process in thinkers):
            await asyncio.sleep(0.02)
