"""The heartbeat: the server notes that it is alive, and so learns whether it can write."""

import asyncio
import logging

from reihum.server.store.database import DatabaseDown
from reihum.server.store.store import Store

BEAT = 2.0  # seconds

log = logging.getLogger("reihum")


async def beat(store: Store) -> None:
    """Go on for ever: note how far the clock of the house has come."""
    woken = asyncio.Event()
    while True:
        now = store.clock.now()
        try:
            await store.beat()
        except DatabaseDown as problem:
            log.error("the database does not answer: %s", problem)
        await store.clock.wait(now + BEAT, woken)
