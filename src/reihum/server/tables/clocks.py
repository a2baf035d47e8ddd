"""The clocks of all tables: whose time is up, here in memory or only in the database."""

import asyncio
import heapq
import logging
from math import inf

from reihum.server import figures
from reihum.server.store.database import DatabaseDown
from reihum.server.supervision import mark
from reihum.server.tables.live import Tables
from reihum.server.tables.table import Table

LOOK = 0.25  # seconds between looks at the database
GRACE = 0.5  # where a table is live it comes first: it alone knows the drafts
MOST_OVERDUE = 10_000  # tables found by a look
MOST_REVIVED = 20  # tables at once; between two such lots everybody else has a turn
AGAIN = 1.0  # seconds until a turn is ended that could not be
ASIDE = 600.0  # seconds for which a table that fails is let be

log = logging.getLogger("reihum")


class Clocks:
    """Ends the turns whose time is up; a table that fails is set aside, and the rest goes on."""

    def __init__(self, tables: Tables) -> None:
        self._tables, self._clock = tables, tables.store.clock
        self._alarms: list[tuple[float, str]] = []  # a heap: when to look at which table
        self._set: dict[str, float] = {}  # the earliest alarm of each table
        self._woken = asyncio.Event()
        self._ending: dict[str, asyncio.Task[None]] = {}
        self._aside: dict[str, float] = {}  # until when
        tables.attending.append(self.attend)

    def attend(self, table: Table) -> None:
        """Look at this table when the first of its seats' times is up."""
        if table.clocks and table.playing:
            self._look_at(table.row.id, min(table.clocks.values()))

    def _look_at(self, table_id: str, at: float) -> None:
        """At most one alarm a table matters; one that goes off too early is set anew."""
        if at < self._set.get(table_id, inf):
            self._set[table_id] = at
            heapq.heappush(self._alarms, (at, table_id))
            if self._alarms[0] == (at, table_id):
                self._woken.set()

    async def ring(self) -> None:
        """Go on for ever: end the turns of live tables when they are due."""
        while True:
            now = self._clock.now()
            while self._alarms and self._alarms[0][0] <= now:
                at, table_id = heapq.heappop(self._alarms)
                if self._set.get(table_id) == at:
                    del self._set[table_id]
                    if table := self._tables.live.get(table_id):
                        self._end_turns(table, now)
                        await asyncio.sleep(0)  # a browser may speak between two of them
            # The clock may be put forward where another server is ahead: no look is far off.
            first = self._alarms[0][0] if self._alarms else inf
            await self._clock.wait(min(first, now + LOOK), self._woken)

    def _end_turns(self, table: Table, now: float) -> None:
        """All tables together, so that what they write is written together."""
        table_id = table.row.id
        if (until := self._aside.get(table_id, 0.0)) > now:
            self._look_at(table_id, until)
        if table_id in self._ending or until > now:
            return
        task = asyncio.create_task(self._end_turns_of(table, now))
        self._ending[table_id] = task
        task.add_done_callback(lambda _: self._ended(table_id))

    def _ended(self, table_id: str) -> None:
        del self._ending[table_id]
        if table := self._tables.live.get(table_id):  # perhaps another than when this began
            self.attend(table)

    async def _end_turns_of(self, table: Table, now: float) -> None:
        try:
            for seat, deadline in list(table.clocks.items()):
                if deadline <= now:
                    await table.time_up(seat)
                    figures.CLOCK_LATE.note(max(0.0, self._clock.now() - deadline))
        except DatabaseDown as problem:
            log.error("the database does not answer: %s", problem)
            await self._clock.wait(now + AGAIN, asyncio.Event())
        except Exception:  # whatever it is: the other tables go on
            if self._tables.live.get(table.row.id) is not table:
                return  # it was removed, or is held elsewhere
            log.exception("the clock of table %s is set aside", mark(table.row.id))
            self._aside[table.row.id] = self._clock.now() + ASIDE

    async def look(self) -> None:
        """Go on for ever: revive the tables that nobody is at and whose time is up."""
        woken = asyncio.Event()
        while True:
            now = self._clock.now()
            try:
                await self._revive_overdue(now)
            except DatabaseDown as problem:
                log.error("the database does not answer: %s", problem)
            self._tables.forget_idle()
            await self._clock.wait(now + LOOK, woken)

    async def _revive_overdue(self, now: float) -> None:
        self._aside = {table_id: at for table_id, at in self._aside.items() if at > now}
        found = await self._tables.store.overdue(now - GRACE, MOST_OVERDUE + len(self._aside))
        asleep = [one for one in found if one not in self._tables.live and one not in self._aside]
        for start in range(0, len(asleep), MOST_REVIVED):
            some = asleep[start : start + MOST_REVIVED]
            for table_id, failure in zip(some, await self._tables.revive(some), strict=True):
                if isinstance(failure, DatabaseDown):
                    raise failure
                if failure:
                    log.error("table %s is set aside", mark(table_id), exc_info=failure)
                    self._aside[table_id] = now + ASIDE
