"""Tables whose computer players rest, and tables that are given up while one of them thinks."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from reihum.server.settings import UNLIMITED, Settings
from reihum.server.store.opening import opened
from reihum.server.store.rows import SeatRow, TableRow
from reihum.server.store.store import Store
from reihum.server.tables import live, lobby
from reihum.server.tables.live import Tables
from reihum.server.tables.table import Table
from reihum.server.thinking.players import Players
from reihum.server.thinking.turns import Asker, Turns
from tests.amounts import PATIENCE

pytestmark = pytest.mark.anyio

Found = TypeVar("Found")
COMPUTER = SeatRow("computer", player="simple")
PERSON = SeatRow("person", "Ann", owner="ann")
ROW = TableRow(
    id="a" * 16,
    game="rummy",
    rules=3,
    options={},
    hints=False,
    seed="seed",
    status="playing",
    host="ann",
    created=0.0,
    next=None,
    seats=(COMPUTER, COMPUTER),
)


class Slow:
    """Thinkers who begin at once, and answer one after the other when they are told to."""

    def __init__(self) -> None:
        self.waiting: Turns[Any] = Turns()
        self.begun = asyncio.Semaphore(0)
        self.answers = asyncio.Semaphore(0)

    async def think(
        self,
        function: Callable[..., Found],
        *facts: object,
        asker: Asker,
        patience: float | None = None,
    ) -> Found:
        del asker, patience
        self.begun.release()
        await self.answers.acquire()
        return function(*facts)

    def close(self) -> None:
        pass


class Visitor:
    """Somebody who looks on."""

    owner: str | None = None

    def tell(self, message: bytes) -> None:
        pass

    def come_back(self) -> None:
        pass


class House:
    """Tables in a database, with computer players who think as slowly as it is wanted."""

    def __init__(self, store: Store) -> None:
        self.store, self.minds = store, Slow()
        self.players = Players(self.minds, self.minds, 0.0, UNLIMITED)
        self.tables = Tables(store, self.players.attend)

    async def plies(self, table: Table, number: int) -> None:
        """Wait until so many moves are made."""
        await self.comes(lambda: table.ply >= number)

    async def comes(self, what: Callable[[], bool]) -> None:
        """Wait until this is so."""
        async with asyncio.timeout(PATIENCE):
            while not what():
                await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def house(sqlite: str, row: TableRow) -> AsyncIterator[House]:
    database = await opened(Settings(database=sqlite))
    store = Store(database)
    await store.add_table(row)
    found = House(store)
    try:
        yield found
    finally:
        await found.players.close()
        await database.close()


async def test_computers_among_themselves_rest_while_nobody_looks_on(sqlite: str) -> None:
    async with house(sqlite, ROW) as here:
        table = await here.tables.get(ROW.id)
        assert here.players.thinking == 0
        assert table.clocks == {}  # else the clock would play on without end
        table.welcome(visitor := Visitor())
        here.minds.answers.release()
        await here.plies(table, 1)
        await here.comes(lambda: here.players.thinking == 1)  # the other one
        table.part(visitor)
        here.minds.answers.release()
        await here.plies(table, 2)
        await here.comes(lambda: here.players.thinking == 0)
        assert table.clocks == {}


async def test_who_gives_the_last_seat_to_a_computer_and_goes_loses_no_turn(sqlite: str) -> None:
    """The clock still runs, and would move for a computer player that rests."""
    row = replace(ROW, status="open", seats=(PERSON, PERSON), options={"turn_seconds": 60})
    async with house(sqlite, row) as here:
        table = await here.tables.get(row.id)
        await table.start()
        (seat,) = table.game.waiting(table.match)
        for one in (1 - seat, seat):
            assert here.players.thinking == 0
            await lobby.free(here.tables, "ann", row.id, one, "simple")
        here.minds.answers.release()
        await here.plies(table, 1)
        assert table.last
        assert not table.last.late
        await here.comes(lambda: here.players.thinking == 0)
        kept = (await here.store.kept([row.id]))[row.id]
        assert table.clocks == kept.clocks == {}


async def test_where_a_person_plays_a_computer_moves_though_nobody_looks_on(sqlite: str) -> None:
    async with house(sqlite, row := replace(ROW, seats=(COMPUTER, PERSON))) as here:
        table = await here.tables.get(row.id)
        if table.game.waiting(table.match) == (1,):
            await table.play(1, 0, table.game.read_action("draw"), "ann")
        plies = table.ply
        here.minds.answers.release()
        await here.plies(table, plies + 1)
        assert table.clocks


async def test_a_table_that_is_given_up_while_a_player_thinks_goes_on_when_it_is_back(
    sqlite: str,
) -> None:
    async with house(sqlite, ROW) as here:
        first = await here.tables.get(ROW.id)
        first.welcome(Visitor())
        await here.minds.begun.acquire()
        first.let_go()
        second = await here.tables.get(ROW.id)
        assert second is not first
        second.welcome(Visitor())
        for _ in range(2):
            here.minds.answers.release()
        await here.plies(second, 1)


async def test_no_move_is_made_at_a_table_that_was_forgotten_meanwhile(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "IDLE_SECONDS", -1.0)
    async with house(sqlite, ROW) as here:
        first = await here.tables.get(ROW.id)
        first.welcome(visitor := Visitor())
        await here.minds.begun.acquire()
        first.part(visitor)
        here.tables.forget_idle()  # the processes were busy for long
        assert not here.tables.live
        second = await here.tables.get(ROW.id)
        second.welcome(Visitor())
        for _ in range(2):
            here.minds.answers.release()
        await here.plies(second, 1)
        assert first.ply == 0


async def test_a_move_that_no_store_takes_is_refused_at_last(sqlite: str) -> None:
    async with house(sqlite, row := replace(ROW, seats=(PERSON, PERSON))) as here:
        table = await here.tables.get(row.id)

        async def never(*_: object, **__: object) -> bool:
            return False

        here.store.add_move = never  # type: ignore[method-assign]
        (seat,) = table.game.waiting(table.match)
        with pytest.raises(Exception, match=r"server.try_again"):
            await table.play(seat, 0, table.game.read_action("draw"), "ann")
