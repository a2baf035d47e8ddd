"""Housekeeping: matches that nobody plays any more are ended, and old tables are removed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

from reihum.kernel.chance import seed_hash
from reihum.kernel.record import UNSIGNED, Record, signed, write_move, write_record
from reihum.server.settings import Keeping
from reihum.server.store.database import DatabaseDown
from reihum.server.store.rows import MoveRow, TableRow
from reihum.server.store.store import Store
from reihum.server.supervision import mark
from reihum.server.tables.live import Tables
from reihum.server.wire.fields import Status

EVERY = 600.0  # seconds between two rounds through the house
A_DAY = 24 * 3600.0
AT_ONCE = 100  # tables

log = logging.getLogger("reihum")


class Housekeeping:
    """Goes round the house; ages are in its own time: a wrong clock on the wall removes nothing."""

    def __init__(self, tables: Tables, store: Store, keeping: Keeping) -> None:
        self._tables, self._store, self._keeping = tables, store, keeping
        self._aside: set[str] = set()  # tables that could not be ended or removed

    async def go_round(self) -> None:
        """Go on for ever."""
        clock, woken = self._store.clock, asyncio.Event()
        while True:
            now = clock.now()
            try:
                await self.tidy(now)
            except DatabaseDown as problem:
                log.error("the database does not answer: %s", problem)
            await clock.wait(now + EVERY, woken)

    async def tidy(self, now: float) -> None:
        """End and remove what is due."""
        keeping = self._keeping
        if keeping.idle_days:
            await self._store.touch_played(now - keeping.idle_days * A_DAY)
        await self._each("playing", keeping.idle_days, now, self._end)
        await self._each("open", keeping.open_days, now, self._tables.remove)
        await self._each("abandoned", keeping.abandoned_days, now, self._remove)
        await self._each("over", keeping.over_days, now, self._remove)

    async def _each(
        self, status: Status, days: float, now: float, do: Callable[[str], Awaitable[object]]
    ) -> None:
        """Do this with every table that has had this status for so many days; 0 is for ever."""
        while days:
            most = AT_ONCE + len(self._aside)
            found = await self._store.old(status, now - days * A_DAY, most)
            due = [table_id for table_id in found if table_id not in self._aside]
            if not due:
                return
            for table_id in due:
                try:
                    await do(table_id)
                except DatabaseDown:
                    raise
                except Exception:  # whatever it is: the other tables go on
                    log.exception("table %s is left as it is", mark(table_id))
                    self._aside.add(table_id)

    async def _end(self, table_id: str) -> None:
        await self._tables.end(table_id, "playing")

    async def _remove(self, table_id: str) -> None:
        """Remove the table; where the operator wants it, the match stays as a nameless record."""
        if self._keeping.archive:
            table = await self._store.table(table_id)
            moves = await self._store.moves(table_id)
            if table and moves:
                folder = Path(self._keeping.archive)
                await asyncio.to_thread(keep_record, folder, table, moves)
        await self._tables.remove(table_id)


def keep_record(folder: Path, table: TableRow, moves: list[MoveRow]) -> None:
    """Write the record of a match as `reihum replay` reads it, without anybody's name."""
    record = Record(
        game=table.game,
        rules=table.rules,
        options=table.options,
        seats=tuple(f"seat {number}" for number in range(len(table.seats))),
        seed=table.seed,
        seed_hash=seed_hash(table.seed),
        moves=tuple(write_move(move.seat, move.action) for move in moves),
        digest=UNSIGNED,
    )
    folder.mkdir(parents=True, exist_ok=True)
    written = folder / f"{table.game}-{table.id}.part"
    written.write_bytes(write_record(signed(record)))
    written.replace(written.with_suffix(".json"))  # whole or not at all
