"""What tables need of whoever keeps them: a database's store, or a page's shelf."""

from collections.abc import Awaitable
from typing import Protocol

from reihum.server.house_clock import HouseClock
from reihum.server.store import Kept, MoveRow, SeatRow, TableRow


class Keeper(Protocol):
    """Keeps tables: what it says is kept stays kept. What each word means stands at Store."""

    clock: HouseClock
    moves_kept: int

    @property
    def ready(self) -> bool: ...  # noqa: D102
    async def add_table(self, table: TableRow) -> bool: ...  # noqa: D102
    async def tables_of(self, owner: str, most: int) -> list[TableRow]: ...  # noqa: D102
    async def kept(self, table_ids: list[str]) -> dict[str, Kept]: ...  # noqa: D102
    async def news(self, table_id: str, first: int) -> Kept | None: ...  # noqa: D102
    async def moves(self, table_id: str) -> list[MoveRow]: ...  # noqa: D102
    async def overdue(self, now: float, most: int) -> list[str]: ...  # noqa: D102
    async def table_of_link(self, link: str) -> tuple[str, int] | None: ...  # noqa: D102
    async def announce(self, table_id: str, told: str) -> None: ...  # noqa: D102
    async def set_host(self, table_id: str, before: str, host: str) -> bool: ...  # noqa: D102
    async def remove(self, table_id: str) -> bool: ...  # noqa: D102
    async def beat(self) -> None: ...  # noqa: D102
    async def set_next(self, table_id: str, rematch: TableRow) -> bool: ...  # noqa: D102

    async def take_seat(  # noqa: D102
        self, table_id: str, seat: int, link: str, owner: str, name: str
    ) -> bool: ...

    async def change_seat(  # noqa: D102
        self, table: TableRow, seat: int, to: SeatRow
    ) -> bool: ...

    async def set_status(  # noqa: D102
        self, table_id: str, before: str, status: str, clocks: dict[int, float]
    ) -> bool: ...

    def add_move(  # noqa: D102
        self,
        before: TableRow,
        move: MoveRow,
        *,
        row: TableRow,
        clocks: dict[int, float] | None,
        snapshot: str | None,
    ) -> Awaitable[bool]: ...
