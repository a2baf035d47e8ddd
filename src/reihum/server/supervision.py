"""Work that goes on for ever, whatever happens to it; and how tables are named in the log."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hashlib import sha256

FIRST_DELAY, LONGEST_DELAY = 0.5, 30.0  # seconds until work that failed begins again

log = logging.getLogger("reihum")


def mark(table_id: str) -> str:
    """A name for a table in the log: its id lets people look on, and belongs to them alone."""
    return f"#{sha256(table_id.encode()).hexdigest()[:8]}"


async def supervised(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do this work, and again whenever it has failed; the log says so."""
    delay = FIRST_DELAY
    while True:
        begun = asyncio.get_running_loop().time()
        try:
            await work()
        except Exception:  # whatever it is, the work must go on
            log.exception("%s failed and begins again", name)
        if asyncio.get_running_loop().time() - begun > LONGEST_DELAY:
            delay = FIRST_DELAY
        await asyncio.sleep(delay)
        delay = min(LONGEST_DELAY, 2 * delay)
