"""What tables need of whoever keeps them: a database's store, or a page's shelf."""

from collections.abc import Awaitable
from typing import Protocol

from reihum.server.house_clock import HouseClock
from reihum.server.store.owners import Place
from reihum.server.store.rows import Kept, MoveRow, Saved, SeatRow, TableRow
from reihum.server.wire.fields import Status


class Keeper(Protocol):
    """Keeps tables: what it says is kept stays kept. False where somebody else was faster."""

    clock: HouseClock
    moves_kept: int
    in_page: bool  # one browser's own shelf, at no server

    @property
    def ready(self) -> bool:
        """Whether it could keep something lately."""
        ...

    async def add_table(self, table: TableRow) -> bool:
        """Keep a new table."""
        ...

    async def tables_of(self, owner: str, most: int) -> list[TableRow]:
        """The newest tables of this owner."""
        ...

    async def kept(self, table_ids: list[str]) -> dict[str, Kept]:
        """All that is needed to play on at these tables."""
        ...

    async def news(self, table_id: str, first: int) -> Kept | None:
        """The table with its moves from this number on."""
        ...

    async def moves(self, table_id: str) -> list[MoveRow]:
        """All moves of a table."""
        ...

    async def review(self, table_id: str) -> str | None:
        """The review of a finished match, if there is one yet."""
        ...

    async def keep_review(self, table_id: str, content: str) -> bool:
        """Keep the review of a finished match."""
        ...

    async def counted(self, table_id: str) -> bool:
        """Whether the draws of a match are counted."""
        ...

    async def count(self, table_id: str, game: str, draws: dict[str, dict[str, int]]) -> bool:
        """Count the draws of a match, once."""
        ...

    async def draws(self) -> list[tuple[str, str, str, int]]:
        """How often everything was drawn: the game, of what kind, what, and how often."""
        ...

    async def restore(self, saved: Saved, snapshot: str | None = None) -> bool:
        """Keep a table that was played elsewhere."""
        ...

    async def overdue(self, now: float, most: int) -> list[str]:
        """Tables at which somebody's time was up by then."""
        ...

    async def seat_of_link(self, link: str) -> tuple[str, int, str | None] | None:
        """The table and seat that a link is for, and who has come by it."""
        ...

    async def claim(self, table_ids: list[str]) -> set[str]:
        """Claim those tables that no other server holds; returns which are held here now."""
        ...

    async def elsewhere(self, table_id: str) -> Place | None:
        """The other server that holds this table; None if this one does, or if it is unknown."""
        ...

    async def holds(self, table_id: str) -> bool:
        """Whether this table is held here."""
        ...

    async def beat(self) -> None:
        """Note that somebody is there; whatever was written before is kept once this returns."""
        ...

    async def set_next(self, table_id: str, rematch: TableRow) -> bool:
        """Keep the table of the rematch."""
        ...

    async def set_host(self, table_id: str, before: str, host: str) -> bool:
        """Make somebody else the host."""
        ...

    async def remove(self, table_id: str) -> bool:
        """Remove a table with all that is known of it."""
        ...

    async def take_seat(self, table_id: str, seat: int, link: str, owner: str, name: str) -> bool:
        """Give the seat to whoever comes first with its link."""
        ...

    async def change_seat(self, table: TableRow, seat: int, to: SeatRow) -> bool:
        """Give a seat away, if it and the table are still as in this row."""
        ...

    async def set_status(
        self, table_id: str, before: Status, status: Status, clocks: dict[int, float]
    ) -> bool:
        """Go on from one status to the next."""
        ...

    async def prolong(self, table_id: str, seat: int, before: float, until: float) -> bool:
        """Give a seat time until then, if its deadline has not changed meanwhile."""
        ...

    def add_move(
        self,
        before: TableRow,
        move: MoveRow,
        *,
        row: TableRow,
        clocks: dict[int, float] | None,
        snapshot: str | None,
    ) -> Awaitable[bool]:
        """Keep a move, and the table as it is after it."""
        ...
