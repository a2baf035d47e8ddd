"""Processes that think, each about one thing at a time."""

import asyncio
import faulthandler
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from typing import TypeVar

from reihum import processes
from reihum.server import figures
from reihum.server.thinking.turns import Asker, NobodyFree, Turns

LONGEST_THOUGHT = 10.0  # seconds of its own work; a process that thinks for longer ends itself
UNTIL_FROZEN = 50.0  # seconds more of anybody's, after which it is taken for frozen
LONGEST_START = 60.0  # seconds until a new process answers

Thought = TypeVar("Thought")


def within(seconds: float, function: Callable[..., Thought], *facts: object) -> Thought:
    """What the function answers; ends this process if that takes too much work.

    Nothing less ends every loop that there can be. What others do meanwhile on a busy machine does
    not count, but on Windows, which has no such alarm.
    """
    if sys.platform == "win32":
        faulthandler.dump_traceback_later(seconds, exit=True)
    else:
        faulthandler.register(signal.SIGPROF, chain=True)  # says where it was, then ends it
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return function(*facts)
    finally:
        if sys.platform == "win32":
            faulthandler.cancel_dump_traceback_later()
        else:
            signal.setitimer(signal.ITIMER_PROF, 0)


class Mind:
    """One process, started when it is first wanted, and anew when it has died or is frozen."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._processes: list[BaseProcess] = []  # of the pool: one
        self._awake = False  # the process has begun

    async def think(self, function: Callable[..., Thought], *facts: object) -> Thought:
        """What the function answers; BrokenExecutor if the process did not live to say it."""
        loop = asyncio.get_running_loop()
        if self._pool is None:
            self._pool, self._processes = begun()
        try:
            if not self._awake:
                async with asyncio.timeout(LONGEST_START):
                    await loop.run_in_executor(self._pool, os.getpid)
                self._awake = True
            async with asyncio.timeout(LONGEST_THOUGHT + UNTIL_FROZEN):
                return await loop.run_in_executor(
                    self._pool, within, LONGEST_THOUGHT, function, *facts
                )
        except (BrokenExecutor, TimeoutError):
            self.close()
            raise

    def close(self) -> None:
        """End the process, whatever it thinks about, or if it has not even begun."""
        if self._pool:
            for process in self._processes:
                process.kill()
            self._pool.shutdown(cancel_futures=True)  # at once: its process is gone
        self._pool, self._awake = None, False


def begun() -> tuple[ProcessPoolExecutor, list[BaseProcess]]:
    """A pool and its process, which must be ended even if it hangs before it has begun."""
    before = active_children()
    with processes.deaf():  # Ctrl-C ends the server, and the server its processes
        pool = processes.pool(1)
        pool.submit(os.getpid)  # which starts it
    return pool, [one for one in active_children() if one not in before]


class Minds:
    """So many processes and no more; who finds none free waits for its turn."""

    def __init__(self, count: int) -> None:
        self._minds = [Mind() for _ in range(count)]
        self._free = list(self._minds)  # the one that is awake, last
        self.waiting: Turns[asyncio.Future[Mind]] = Turns()

    async def think(
        self,
        function: Callable[..., Thought],
        *facts: object,
        asker: Asker,
        patience: float | None = None,
    ) -> Thought:
        """What the function answers in the first process that is free; NobodyFree if none is."""
        asked = figures.now()
        mind = self._free.pop() if self._free else await self._wait(asker, patience)
        begun = figures.now()
        figures.THINKING_WAIT.note(begun - asked)
        try:
            return await mind.think(function, *facts)
        finally:
            figures.THINKING.note(figures.now() - begun)
            self._give_back(mind)

    async def _wait(self, asker: Asker, patience: float | None) -> Mind:
        turn: asyncio.Future[Mind] = asyncio.get_running_loop().create_future()
        self.waiting.add(asker, turn)
        try:
            async with asyncio.timeout(patience):
                return await turn
        except BaseException as problem:
            # Nobody waits for this turn any more; if it has just come, it is the next one's.
            if not turn.cancel() and not turn.cancelled():
                self._give_back(turn.result())
            if isinstance(problem, TimeoutError):
                raise NobodyFree from None
            raise

    def _give_back(self, mind: Mind) -> None:
        """Give the process to whoever is next, if anybody still waits."""
        while turn := self.waiting.take():
            if not turn.done():
                turn.set_result(mind)
                return
        self._free.append(mind)

    def close(self) -> None:
        """Stop thinking."""
        for mind in self._minds:
            mind.close()
