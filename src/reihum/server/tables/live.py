"""The tables that somebody is at, by id; each is in memory once, and forgotten when idle.

Where several servers share a database, each table is held by one of them. The others look at a copy
when they are asked about it; moves are made by its holder alone.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from reihum.games import GAMES
from reihum.kernel.answers import Unreadable
from reihum.server.store.database import DatabaseDown
from reihum.server.store.owners import Place
from reihum.server.store.rows import Kept, TableRow
from reihum.server.supervision import mark
from reihum.server.tables.keeper import Keeper
from reihum.server.tables.table import PATIENCE, Table
from reihum.server.wire.fields import Status

IDLE_SECONDS = 300.0
AGAIN = 1.0  # seconds until news is read again that could not be
MOST_COPIES = 32

Reading = asyncio.Task[dict[str, Kept]]

log = logging.getLogger("reihum")


class Tables:
    """The live tables of this process."""

    def __init__(
        self, store: Keeper, attend: Callable[[Table], None], patience: float = PATIENCE
    ) -> None:
        self.store, self._patience = store, patience
        # Called with every live table, and after every change of it.
        self.attending = [self._drop_gone, attend]
        self.live: dict[str, Table] = {}
        self._reviving: dict[str, asyncio.Task[Table]] = {}
        self._refreshing: set[asyncio.Task[None]] = set()
        self._late: set[str] = set()  # tables whose news could not be read, and is tried again
        self._copies: OrderedDict[str, Table] = OrderedDict()  # of tables that are held elsewhere

    async def get(self, table_id: str) -> Table:
        """The table of this id as it is now; a copy, if it is held elsewhere."""
        found = await self.hold(table_id)
        return found if isinstance(found, Table) else await self._copy(table_id)

    async def hold(self, table_id: str) -> Table | Place:
        """The table of this id, revived if nobody was at it; or who else holds it."""
        if table := self.live.get(table_id):
            table.used = time.monotonic()
            return table
        if place := await self.store.elsewhere(table_id):
            return place
        return await asyncio.shield(self._begin(table_id, None))

    async def _copy(self, table_id: str) -> Table:
        """The table as the database has it, for whoever asks about it here."""
        if table_id not in self._copies:
            made = await self._made(table_id, await self.store.kept([table_id]))
            self._copies.setdefault(table_id, made)  # somebody else may have asked meanwhile
        copy = self._copies[table_id]
        self._copies.move_to_end(table_id)
        if len(self._copies) > MOST_COPIES:
            self._copies.popitem(last=False)
        try:
            await copy.refresh()
        except Unreadable:  # it was removed
            self._copies.pop(table_id, None)
            raise
        return copy

    async def revive(self, table_ids: list[str]) -> list[BaseException | None]:
        """Revive in one read the tables that no other server holds; for each its error, or None."""
        held = [one for one in await self.store.claim(table_ids) if one not in self.live]
        reading = asyncio.create_task(self.store.kept(held))
        tasks = {table_id: self._begin(table_id, reading) for table_id in held}
        await asyncio.gather(reading, *tasks.values(), return_exceptions=True)
        return [tasks[one].exception() if one in tasks else None for one in table_ids]

    def _begin(self, table_id: str, reading: Reading | None) -> "asyncio.Task[Table]":
        """The task that revives a table that is held here; there is one at a time."""
        task = self._reviving.get(table_id)
        if task is None:
            task = asyncio.create_task(self._revive(table_id, reading))
            self._reviving[table_id] = task
            task.add_done_callback(lambda _: self._reviving.pop(table_id, None))
        return task

    async def _revive(self, table_id: str, reading: Reading | None) -> Table:
        found = await (reading or self.store.kept([table_id]))
        self._copies.pop(table_id, None)
        made = await self._made(table_id, found)
        return self.live.get(table_id) or self.add(made)  # somebody may have come meanwhile

    async def _made(self, table_id: str, found: dict[str, Kept]) -> Table:
        kept = found.get(table_id)
        if kept is None:
            raise Unreadable("table.unknown")
        row = kept.table
        known = GAMES[row.game].rules_version
        if row.rules != known:
            if row.rules < known and not row.ended:  # nobody can go on with it, ever
                await self.store.set_status(table_id, row.status, "abandoned", {})
            raise Unreadable("record.rules", rules=row.rules, known=known)
        table = Table(row, self.store, self._patience, kept.begun)
        table.revive(kept)
        return table

    async def added(self, row: TableRow) -> Table:
        """A table that was just set up."""
        return self.live.get(row.id) or self.add(Table(row, self.store, self._patience))

    def add(self, table: Table) -> Table:
        """Keep the table in memory, with its computer players awake."""
        table.changed += self.attending
        self.live[table.row.id] = table
        for attend in self.attending:
            attend(table)
        return table

    def heard(self, table_id: str) -> None:
        """Note that another process has changed this table; perhaps any table, if the id is ""."""
        for concerned in (table_id,) if table_id else {*self.live, *self._reviving}:
            if concerned in self.live or concerned in self._reviving:
                self._begin_to_refresh(self.take_in(concerned))

    def _begin_to_refresh(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def take_in(self, table_id: str) -> None:
        """Take in what was changed in the database, also at a table that is just being revived.

        While the database does not answer that is tried again, and nobody need wait for it.
        """
        if not await self._read_news(table_id) and table_id not in self._late:
            self._late.add(table_id)
            log.error("there is news of table %s that cannot be read", mark(table_id))
            self._begin_to_refresh(self._try_again(table_id))

    async def _try_again(self, table_id: str) -> None:
        """Read the news of a table as often as it takes; one task does, however much news comes."""
        clock, read = self.store.clock, False
        try:
            while not read:
                await clock.wait(clock.now() + AGAIN, asyncio.Event())
                read = await self._read_news(table_id)
        finally:
            self._late.discard(table_id)

    async def _read_news(self, table_id: str) -> bool:
        """Whether what was changed in the database could be read and taken in."""
        if reviving := self._reviving.get(table_id):
            await asyncio.wait([reviving])  # what it has read may be older than the news
        if table := self.live.get(table_id):
            try:
                await table.refresh()
            except DatabaseDown:
                return False
            except Unreadable:  # it was removed
                self._forget(table_id)
        return True

    def let_go(self) -> None:
        """Let everybody come in again: other servers may hold the tables by now."""
        for table in tuple(self.live.values()):
            table.let_go()

    def _drop_gone(self, table: Table) -> None:
        if table.gone and self.live.get(table.row.id) is table:
            del self.live[table.row.id]

    async def end(self, table_id: str, before: Status) -> bool:
        """Stop a table for good, unless its status has changed; whoever is there is told."""
        ended = await self.store.set_status(table_id, before, "abandoned", {})
        if ended:
            await self.take_in(table_id)
        return ended

    async def remove(self, table_id: str) -> bool:
        """Remove a table with all that is known of it; whoever is there is told."""
        removed = await self.store.remove(table_id)
        self._forget(table_id)
        await self.take_in(table_id)
        return removed

    def _forget(self, table_id: str) -> None:
        if table := self.live.pop(table_id, None):
            table.tell_gone()

    def forget_idle(self) -> None:
        """Let go of tables that nobody watches and where nothing happens."""
        long_ago = time.monotonic() - IDLE_SECONDS
        for table in tuple(self.live.values()):
            if not table.watchers and not table.lock.locked() and table.used < long_ago:
                table.let_go()  # who still thinks for it moves nowhere: whoever comes finds another
