"""The clocks of all tables, and the heartbeat that tells a pause from a long thought."""

import asyncio
import logging
import time

from reihum.kernel.answers import Answer
from reihum.server.database import DatabaseDown
from reihum.server.store import Store
from reihum.server.tables import Tables

TICK = 0.2  # seconds between looks at the live tables
BEAT = 2.0  # seconds between looks at the database
LONGEST_PAUSE = 3 * BEAT  # no beat for longer than this: the servers were down
MOST_REVIVED = 100

log = logging.getLogger("reihum")


async def run_clocks(store: Store, tables: Tables) -> None:
    """Go on for ever: end turns whose time is up, wherever they are kept."""
    beat_due = 0.0
    while True:
        try:
            if time.monotonic() >= beat_due:
                await store.beat()
                beat_due = time.monotonic() + BEAT
                # Where a table is live it comes first: it alone knows the drafts.
                for table_id in await store.overdue(time.time() - BEAT, MOST_REVIVED):
                    await tables.get(table_id)
                tables.forget_idle()
            await end_turns(tables)
        except DatabaseDown as problem:
            log.error("the database does not answer: %s", problem)
        await asyncio.sleep(TICK)


async def end_turns(tables: Tables) -> None:
    """Do what the rules say at every live table where a time is up."""
    now = time.time()
    for table in list(tables.live.values()):
        for seat, deadline in list(table.clocks.items()):
            if deadline <= now:
                try:
                    await table.time_up(seat)
                except Answer as problem:
                    log.error("clock at %s: %s", table.game.name, problem.code)
