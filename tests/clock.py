"""Time in a test's hands."""

import asyncio

from reihum.server.house_clock import HouseClock


class HandClock(HouseClock):
    """A clock of the house whose hands the test moves."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0)
        self.at = 0.0
        self._waiting: dict[asyncio.Event, float] = {}

    def now(self) -> float:
        return self.at

    def catch_up(self, at: float) -> None:
        self.at = max(self.at, at)

    async def wait(self, until: float, woken: asyncio.Event) -> None:
        self._waiting[woken] = until
        if self.at < until:
            await woken.wait()
        woken.clear()

    def is_awaited(self, time: float) -> bool:
        """Whether somebody has waited for this very time, or still does."""
        return time in self._waiting.values()

    def go_on(self, seconds: float) -> None:
        """So much later it is now."""
        self.at += seconds
        for woken in self._waiting:
            woken.set()
