"""Time in a test's hands."""

import asyncio
from collections import defaultdict

from reihum.server.house_clock import HouseClock


class HandClock(HouseClock):
    """A clock of the house whose hands the test moves."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0)
        self.at = 0.0
        self._waiting: set[asyncio.Event] = set()
        self._awaited: defaultdict[float, asyncio.Event] = defaultdict(asyncio.Event)

    def now(self) -> float:
        return self.at

    def catch_up(self, at: float) -> None:
        self.at = max(self.at, at)

    async def wait(self, until: float, woken: asyncio.Event) -> None:
        self._waiting.add(woken)
        self._awaited[until].set()
        if self.at < until:
            await woken.wait()
        woken.clear()

    async def is_awaited(self, time: float) -> None:
        """Return once somebody waits for this very time, or has done so."""
        await self._awaited[time].wait()

    def go_on(self, seconds: float) -> None:
        """So much later it is now."""
        self.at += seconds
        for woken in self._waiting:
            woken.set()
