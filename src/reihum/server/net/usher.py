"""Where several workers share a database: each says that it is there, and brings whoever asks for a
table to the worker that holds it.
"""

import asyncio
import contextlib
import logging
from typing import Protocol

from starlette.types import Scope

from reihum.server.net.guard import PASSED_ON
from reihum.server.net.handover import Door, Gone, is_there
from reihum.server.store.database import DatabaseDown
from reihum.server.store.owners import BEAT, Owners, Place
from reihum.server.tables.live import Tables
from reihum.server.tables.table import Table

LEAVE_SECONDS = 2.0  # for the database to take it that this worker goes

log = logging.getLogger("reihum")


class Line(Protocol):
    """A connection on which something was asked, and nothing answered yet."""

    async def give_to(self, place: Place, door: Door) -> None:
        """Let another worker of this machine answer."""
        ...

    async def relay_to(self, address: str) -> None:
        """Let another machine answer."""
        ...


class Usher:
    """One worker's part in sharing out the tables."""

    def __init__(self, tables: Tables, owners: Owners) -> None:
        self._tables, self._owners = tables, owners
        self.door = Door(owners.me.door)
        self._leaving = False

    async def keep_lease(self) -> None:
        """Go on until this worker goes: say that it is there, and look who else is."""
        owners = self._owners
        while not self._leaving:
            try:
                if not await owners.stay() and not self._leaving:
                    log.error("this worker was taken for dead")
                    self._tables.let_go()
                    await owners.enter()
                await owners.strike_off_the_late()
                for neighbour in await owners.neighbours():
                    if not is_there(neighbour):
                        await owners.strike_off(neighbour.name)
            except DatabaseDown as problem:
                log.error("the database does not answer: %s", problem)
            await asyncio.sleep(BEAT)

    async def leave(self) -> None:
        """Let others hold the tables."""
        if not self._leaving:
            self._leaving = True
            with contextlib.suppress(DatabaseDown, TimeoutError):
                async with asyncio.timeout(LEAVE_SECONDS):
                    await self._owners.leave()
            self.door.close()

    async def held(self, table_id: str, scope: Scope, line: Line) -> Table | None:
        """The table of this id; None if the line was passed on to the worker that holds it."""
        while True:
            found = await self._tables.hold(table_id)
            if isinstance(found, Table):
                return found
            try:
                await self._bring(line, found)
            except Gone:
                await self._owners.strike_off(found.name)
            else:
                scope[PASSED_ON] = True
                return None

    async def _bring(self, line: Line, to: Place) -> None:
        """Pass a line on to the worker that holds its table; Gone if that worker is dead."""
        if self._leaving or to.late:
            raise DatabaseDown("nobody can be brought there now")
        if to.machine == self._owners.me.machine:
            await line.give_to(to, self.door)
        elif to.address:
            await line.relay_to(to.address)
        else:
            log.error("a table is held by another machine, whose REIHUM_ADDRESS is not set")
            raise DatabaseDown("no address")
