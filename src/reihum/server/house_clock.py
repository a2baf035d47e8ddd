"""The clock of the house: it goes while a server is up, and stands still while none is."""

import asyncio
import contextlib
import time
from collections.abc import Callable

LONGEST_STEP = 6.0  # seconds between two looks; after a longer gap the process was frozen


class HouseClock:
    """Seconds for which servers of this database have been up; all deadlines are in this time.

    It goes by the machine's monotonic clock, so that nobody's time is up because a clock was set.
    Nor does it count a stretch in which the whole process stood still: nobody could play then.
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._at, self._looked = 0.0, monotonic()

    def now(self) -> float:
        """The time in the house."""
        looked = self._monotonic()
        step = looked - self._looked
        self._at += step if step <= LONGEST_STEP else 0.0
        self._looked = looked
        return self._at

    def catch_up(self, at: float) -> None:
        """Go on from a time that another server has noted, if that is later."""
        self._at = max(self.now(), at)

    async def wait(self, until: float, woken: asyncio.Event) -> None:
        """Wait for this time, or until woken."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, until - self.now())):
                await woken.wait()
        woken.clear()
