"""A table that waits to be played, stores that are slow, deaf or forgetful, and a visitor."""

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

from reihum.server.store.database import DatabaseDown
from reihum.server.store.owners import Place
from reihum.server.store.rows import Kept, SeatRow, TableRow
from reihum.server.store.store import Store

Answer = TypeVar("Answer")

ROW = TableRow(
    id="a" * 16,
    game="finito",
    rules=1,
    options={},
    hints=False,
    seed="seed",
    status="open",
    host="ann",
    created=0.0,
    next=None,
    seats=(SeatRow("person", "Ann", owner="ann"), SeatRow("person", "Ben", owner="ben")),
)


class SlowStore(Store):
    """A store that has read a table, and hands it over when it is told to."""

    def __init__(self, kept: Store) -> None:
        super().__init__(kept.database, kept.clock)
        self.has_read, self.hand_over = asyncio.Event(), asyncio.Event()

    async def kept(self, table_ids: list[str]) -> dict[str, Kept]:
        found = await super().kept(table_ids)
        self.has_read.set()
        await self.hand_over.wait()
        return found


class OtherStore(SlowStore):
    """A slow store whose tables are all held by another worker."""

    async def elsewhere(self, table_id: str) -> Place:
        del table_id
        return Place("other", "machine", "")


class DeafStore(SlowStore):
    """A store that can read no news while it is deaf."""

    def __init__(self, kept: Store) -> None:
        super().__init__(kept)
        self.deaf = True

    async def news(self, table_id: str, first: int) -> Kept | None:
        if self.deaf:
            raise DatabaseDown("the database is away")
        return await super().news(table_id, first)


class ForgetfulStore(Store):
    """A store whose next answer is lost on its way."""

    def __init__(self, kept: Store) -> None:
        super().__init__(kept.database, kept.clock)
        self.loses = False

    async def _answered(self, asking: Awaitable[Answer]) -> Answer:
        done = await asking
        if self.loses:
            self.loses = False
            raise DatabaseDown("the connection was lost")
        return done

    async def set_status(self, *facts: Any) -> bool:
        return await self._answered(super().set_status(*facts))

    async def change_seat(self, *facts: Any) -> bool:
        return await self._answered(super().change_seat(*facts))

    async def news(self, table_id: str, first: int) -> Kept | None:
        return await self._answered(super().news(table_id, first))


class Visitor:
    """Somebody at a table who notes what happens to him."""

    owner: str | None = "ann"

    def __init__(self) -> None:
        self.heard: list[str] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(message.decode())

    def come_back(self) -> None:
        self.heard.append("come back")
