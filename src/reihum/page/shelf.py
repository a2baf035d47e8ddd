"""Where a page keeps its tables: all in memory, and each as one document that the browser keeps.

It answers as the server's store does. One page alone plays at a table, so nobody can be faster.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from reihum.server.house_clock import HouseClock
from reihum.server.store.rows import Begun, Kept, MoveRow, Saved, SeatRow, TableRow
from reihum.server.wire.fields import Status

# An id, a document or "" to remove it, and whether it is a new one. The browser answers "kept",
# "unkept" if it has no room or does not keep anything, or "removed" if another page has done that.
Keep = Callable[[str, str, bool], Awaitable[Any]]


class Document(Struct, frozen=True):
    """A table as the browser keeps it: everything, and how much time each seat has left."""

    table: TableRow
    moves: tuple[MoveRow, ...] = ()
    seconds_left: dict[int, float] = {}
    review: str | None = None
    begun: Begun | None = None  # where it went on from a server's table


class Shelf:
    """The tables of one browser."""

    in_page = True

    def __init__(self, keep: Keep, documents: Iterable[str], clock: HouseClock) -> None:
        self.clock, self._keep = clock, keep
        self.moves_kept = 0
        self._documents: dict[str, Document] = {}
        self._clocks: dict[str, dict[int, float]] = {}
        self._seen: dict[str, int] = {}  # of each document as the browser has it: its hash
        self._changing = asyncio.Lock()
        self._held: set[str] = set()  # tables that are played in this page and in no other
        self._heard: Callable[[str], None] = lambda _: None
        for text in documents:
            self._take(text)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Tell of each table that another page is seen to have removed."""
        self._heard = heard

    def _take(self, text: str) -> None:
        """Take a table as the browser has kept it; its time goes on from now."""
        try:
            document = msgspec.json.decode(text, type=Document)
        except msgspec.MsgspecError:
            return  # of another version: it stays where it is, and the others can be played
        now, table_id = self.clock.now(), document.table.id
        self._documents[table_id], self._seen[table_id] = document, hash(text)
        self._clocks[table_id] = {seat: now + left for seat, left in document.seconds_left.items()}

    def hold(self, table_id: str) -> None:
        """From now on the table is played here, and no other page plays there."""
        self._held.add(table_id)

    def see(self, table_id: str, document: str | None) -> bool:
        """Take in how the browser has a table; whether another page has changed it meanwhile.

        "" is a table that the browser has not: removed, if this page has seen it there before.
        None if the browser could not look. If another version of the page has played on, and nobody
        can read it here, there is no such table any more: to go on from before would undo it.
        """
        before = self._seen.get(table_id)
        if document is None or (not document and before is None) or hash(document) == before:
            return False
        self._forget(table_id)
        self._take(document)
        return True

    def let_go(self, table_id: str) -> None:
        """Another page may play there."""
        self._held.discard(table_id)

    async def _change(
        self,
        table_id: str,
        change: Callable[[Document], Document | None],
        clocks: dict[int, float] | None = None,
    ) -> bool:
        """Keep what this makes of a table, unless that is nothing, or the table is gone. One change
        after the other: each begins with what the last one has left.
        """
        async with self._changing:
            document = self._documents.get(table_id)
            changed = change(document) if document else None
            return changed is not None and await self._put(changed, clocks)

    async def _put(self, document: Document, clocks: dict[int, float] | None = None) -> bool:
        """Keep a table, and use it from then on."""
        table_id, now = document.table.id, self.clock.now()
        if clocks is None:
            clocks = self._clocks.get(table_id, {})
        left = {seat: max(0.0, deadline - now) for seat, deadline in clocks.items()}
        document = replace(document, seconds_left=left)
        known = table_id in self._documents
        text = msgspec.json.encode(document).decode()
        how = await self._keep(table_id, text, table_id not in self._seen)
        if how == "removed":
            self._forget(table_id)
            self._heard(table_id)
        if known and table_id not in self._documents:
            return False  # removed by another page, or meanwhile by this one
        if how == "kept":
            self._seen[table_id] = hash(text)
        self._documents[table_id], self._clocks[table_id] = document, clocks
        return True

    def _forget(self, table_id: str) -> None:
        for known in (self._documents, self._clocks, self._seen):
            known.pop(table_id, None)

    async def add_table(self, table: TableRow) -> bool:
        """Keep a new table; False if its id is taken."""
        return table.id not in self._documents and await self._put(Document(table))

    async def tables_of(self, owner: str, most: int) -> list[TableRow]:
        """The newest tables; all of them are this page's."""
        tables = [document.table for document in self._documents.values()]
        found = [table for table in tables if table.host == owner]
        return sorted(found, key=lambda table: -table.created)[:most]

    async def kept(self, table_ids: list[str]) -> dict[str, Kept]:
        """All that is needed to play on at these tables."""
        found = {table_id: await self.news(table_id, 0) for table_id in table_ids}
        return {table_id: kept for table_id, kept in found.items() if kept}

    async def news(self, table_id: str, first: int) -> Kept | None:
        """The table with its moves from this number on."""
        document = self._documents.get(table_id)
        if document is None:
            return None
        clocks = dict(self._clocks.get(table_id, {}))
        return Kept(document.table, list(document.moves[first:]), clocks, begun=document.begun)

    async def moves(self, table_id: str) -> list[MoveRow]:
        """The moves of a table."""
        document = self._documents.get(table_id)
        return list(document.moves) if document else []

    async def review(self, table_id: str) -> str | None:
        """The review of a finished match, if there is one yet."""
        document = self._documents.get(table_id)
        return document.review if document else None

    async def keep_review(self, table_id: str, content: str) -> bool:
        """Keep the review of a finished match; False if the table is gone."""
        return await self._change(table_id, lambda kept: replace(kept, review=content))

    async def counted(self, table_id: str) -> bool:
        """A page counts no draws: it has too few."""
        del table_id
        return True

    async def count(self, table_id: str, game: str, draws: dict[str, dict[str, int]]) -> bool:
        """Nothing is counted."""
        del table_id, game, draws
        return False

    async def draws(self) -> list[tuple[str, str, str, int]]:
        """Nothing was counted."""
        return []

    async def restore(self, saved: Saved, snapshot: str | None = None) -> bool:
        """Keep a table that was played elsewhere."""
        del snapshot  # a page plays its moves again, from the first
        return await self._put(Document(saved.table, saved.moves, begun=saved.begun))

    async def add_move(
        self,
        before: TableRow,
        move: MoveRow,
        *,
        row: TableRow,
        clocks: dict[int, float] | None,
        snapshot: str | None,
    ) -> bool:
        """Keep a move, and the table after it; False if the match has gone on or was removed, or if
        the table is not played here.
        """
        del before, snapshot  # a page plays its moves again, from the first
        holder = row.seats[move.seat].holder

        def with_move(kept: Document) -> Document | None:
            same = kept.table.status == "playing" and move.ply == len(kept.moves)
            if row.id not in self._held or not same or kept.table.seats[move.seat].holder != holder:
                return None
            return replace(kept, table=row, moves=(*kept.moves, move))

        return await self._change(row.id, with_move, clocks)

    async def set_status(
        self, table_id: str, before: Status, status: Status, clocks: dict[int, float]
    ) -> bool:
        """Go on from one status to the next; False if that is done already."""

        def with_status(kept: Document) -> Document | None:
            if kept.table.status != before:
                return None
            table = replace(kept.table, status=status, since=self.clock.now())
            return replace(kept, table=table)

        return await self._change(table_id, with_status, clocks)

    async def prolong(self, table_id: str, seat: int, before: float, until: float) -> bool:
        """Give a seat time until then, if its time is up when it was before."""
        async with self._changing:
            document, clocks = self._documents.get(table_id), self._clocks.get(table_id, {})
            if document is None or clocks.get(seat) != before:
                return False
            return await self._put(document, {**clocks, seat: until})

    async def change_seat(self, table: TableRow, seat: int, to: SeatRow) -> bool:
        """Give a seat away, if the table is still as in this row."""

        def with_seat(kept: Document) -> Document | None:
            now, seats = kept.table, kept.table.seats
            if seats[seat] != table.seats[seat] or now.status != table.status:
                return None
            now = replace(now, seats=(*seats[:seat], to, *seats[seat + 1 :]))
            return replace(kept, table=now)

        return await self._change(table.id, with_seat)

    async def set_host(self, table_id: str, before: str, host: str) -> bool:
        """Nobody else could be the host."""
        del table_id, before, host
        return False

    async def remove(self, table_id: str) -> bool:
        """Remove a table with all that is known of it; False if there is none."""
        if table_id not in self._documents:
            return False
        self._forget(table_id)  # first: what is being kept of it at this moment does not come back
        await self._keep(table_id, "", False)
        return True

    async def set_next(self, table_id: str, rematch: TableRow) -> bool:
        """Keep the table of the rematch; False if there is one already, or the first is gone."""
        async with self._changing:
            document = self._documents.get(table_id)
            if document is None or document.table.next:
                return False
            table = replace(document.table, next=rematch.id)
            await self._put(Document(rematch))
            if table_id in self._documents and await self._put(replace(document, table=table)):
                return True
            await self.remove(rematch.id)  # the first was removed meanwhile: none leads there
            return False

    async def overdue(self, now: float, most: int) -> list[str]:
        """Tables that are played here at which somebody's time was up by then."""
        return [
            table_id
            for table_id in self._held
            if any(deadline < now for deadline in self._clocks.get(table_id, {}).values())
        ][:most]

    async def seat_of_link(self, link: str) -> tuple[str, int, str | None] | None:
        """No link leads to a page."""
        del link
        return None

    async def take_seat(self, table_id: str, seat: int, link: str, owner: str, name: str) -> bool:
        """Nobody else can come, either."""
        del table_id, seat, link, owner, name
        return False

    async def claim(self, table_ids: list[str]) -> set[str]:
        """There is nobody else who could hold them."""
        return set(table_ids)

    async def elsewhere(self, table_id: str) -> None:
        """Nowhere."""

    async def holds(self, table_id: str) -> bool:
        """Whether it is played here; another page may play at any other."""
        return table_id in self._held

    @property
    def ready(self) -> bool:
        """A page is, once it is loaded."""
        return True

    async def beat(self) -> None:
        """A page need not note that it is alive."""
