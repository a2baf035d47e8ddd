"""News from another process, at the worst moment: while the table is being read."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from reihum.kernel.answers import Refused, Unreadable
from reihum.server.settings import Settings
from reihum.server.store.database import DatabaseDown
from reihum.server.store.opening import opened
from reihum.server.store.owners import Place
from reihum.server.store.rows import Kept, SeatRow, TableRow
from reihum.server.store.store import Store
from reihum.server.tables import live, lobby
from reihum.server.tables.live import AGAIN, Tables
from reihum.server.tables.table import Table
from tests.amounts import PATIENCE
from tests.clock import HandClock

pytestmark = pytest.mark.anyio

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


@pytest.mark.parametrize("about", [ROW.id, ""])
async def test_news_of_a_table_that_is_being_revived_is_taken_in(sqlite: str, about: str) -> None:
    database = await opened(Settings(database=sqlite))
    begun = asyncio.Event()

    def attend(table: Table) -> None:
        if table.playing:
            begun.set()

    try:
        store = Store(database)
        await store.add_table(ROW)
        slow = SlowStore(store)
        tables = Tables(slow, attend)
        reviving = asyncio.create_task(tables.get(ROW.id))
        await slow.has_read.wait()
        assert await Table(ROW, store).start()  # elsewhere
        tables.heard(about)
        slow.hand_over.set()
        assert (await reviving).row.status == "open"
        async with asyncio.timeout(PATIENCE):
            await begun.wait()
    finally:
        await database.close()


async def test_a_table_that_is_revived_twice_at_once_is_one_table(sqlite: str) -> None:
    """The search for overdue tables has read it, and a browser comes before it is handed over."""
    database = await opened(Settings(database=sqlite))
    try:
        store = Store(database)
        await store.add_table(ROW)
        tables = Tables(slow := SlowStore(store), lambda _: None)
        reviving = asyncio.create_task(tables.revive([ROW.id]))
        await slow.has_read.wait()
        come = tables.add(Table(ROW, slow))
        slow.hand_over.set()
        assert await reviving == [None]
        assert tables.live == {ROW.id: come}
        assert await tables.get(ROW.id) is come
        assert await tables.revive([ROW.id]) == [None]
        assert tables.live == {ROW.id: come}
    finally:
        await database.close()


async def test_a_table_that_is_removed_while_it_is_revived_is_gone(sqlite: str) -> None:
    database = await opened(Settings(database=sqlite))
    try:
        store = Store(database)
        await store.add_table(ROW)
        tables = Tables(slow := SlowStore(store), lambda _: None)
        reviving = asyncio.create_task(tables.get(ROW.id))
        await slow.has_read.wait()
        removing = asyncio.create_task(tables.remove(ROW.id))
        await asyncio.sleep(0)  # it has begun
        await store.beat()  # writes come in their order: now it is removed
        slow.hand_over.set()
        await reviving
        assert await removing
        assert not tables.live
    finally:
        await database.close()


async def test_a_table_that_is_ended_while_it_is_revived_is_over(sqlite: str) -> None:
    database = await opened(Settings(database=sqlite))
    try:
        store = Store(database)
        await store.add_table(row := replace(ROW, status="playing"))
        tables = Tables(slow := SlowStore(store), lambda _: None)
        reviving = asyncio.create_task(tables.get(row.id))
        await slow.has_read.wait()
        ending = asyncio.create_task(tables.end(row.id, "playing"))
        await asyncio.sleep(0)
        await store.beat()
        slow.hand_over.set()
        table = await reviving
        assert await ending
        assert table.row.status == "abandoned"
    finally:
        await database.close()


async def test_who_is_forgotten_while_a_table_is_revived_is_forgotten_there(sqlite: str) -> None:
    database = await opened(Settings(database=sqlite))
    try:
        store = Store(database)
        await store.add_table(ROW)
        tables = Tables(slow := SlowStore(store), lambda _: None)
        reviving = asyncio.create_task(tables.get(ROW.id))
        await slow.has_read.wait()
        forgetting = asyncio.create_task(lobby.forget(tables, "ann"))
        async with asyncio.timeout(PATIENCE):
            while await store.tables_of("ann", 1):
                await asyncio.sleep(0)
        await store.beat()  # whoever waited for the write before has gone on
        slow.hand_over.set()
        table = await reviving
        assert await forgetting == 1
        assert (table.row.host, table.row.seats[0].name) == ("ben", None)
    finally:
        await database.close()


async def test_a_table_of_older_rules_is_ended_when_somebody_comes(sqlite: str) -> None:
    database = await opened(Settings(database=sqlite))
    try:
        store = Store(database)
        await store.add_table(row := replace(ROW, status="playing", rules=0))
        tables = Tables(store, lambda _: None)
        with pytest.raises(Unreadable, match=r"record.rules"):
            await tables.get(row.id)
        kept = await store.table(row.id)
        assert kept
        assert kept.status == "abandoned"
    finally:
        await database.close()


async def test_who_comes_to_a_table_that_was_just_given_up_comes_back(sqlite: str) -> None:
    database = await opened(Settings(database=sqlite))
    try:
        store = Store(database)
        await store.add_table(ROW)
        tables = Tables(store, lambda _: None)
        table = await tables.get(ROW.id)
        table.let_go()  # before the browser's line is accepted
        visitor = Visitor()
        table.welcome(visitor)
        assert visitor.heard == ["come back"]
        assert not table.watchers
    finally:
        await database.close()


async def test_what_still_happens_to_a_table_that_was_given_up_leaves_the_next_one_alone(
    sqlite: str,
) -> None:
    database = await opened(Settings(database=sqlite))
    try:
        store = Store(database)
        await store.add_table(ROW)
        tables = Tables(store, lambda _: None)
        table = await tables.get(ROW.id)
        table.let_go()
        following = await tables.get(ROW.id)
        table.tell_all()
        assert tables.live == {ROW.id: following}
    finally:
        await database.close()


async def test_who_starts_before_the_news_of_the_last_guest_has_come_is_not_refused(
    sqlite: str,
) -> None:
    """The guest sat down at another process, which nobody has told this one yet."""
    database = await opened(Settings(database=sqlite))
    link = "l" * 22
    seats = (ROW.seats[0], SeatRow("guest", link=link))
    try:
        store = Store(database)
        row = replace(ROW, seats=seats)
        await store.add_table(row)
        here = Table(row, store)
        with pytest.raises(Refused, match=r"table.seats_empty"):
            await here.start()
        assert await store.take_seat(row.id, 1, link, "ben", "Ben")
        assert await here.start()
        assert here.playing
    finally:
        await database.close()


async def test_news_of_a_table_that_cannot_be_revived_does_no_harm(sqlite: str) -> None:
    database = await opened(Settings(database=sqlite))
    try:
        slow = SlowStore(Store(database))
        tables = Tables(slow, lambda _: None)
        reviving = asyncio.create_task(tables.get(ROW.id))
        await slow.has_read.wait()
        tables.heard(ROW.id)
        slow.hand_over.set()
        with pytest.raises(Exception, match=r"table.unknown"):
            await reviving
        assert not tables.live
    finally:
        await database.close()


async def test_a_match_that_began_though_nobody_was_told_so_is_played_when_it_is_begun_again(
    sqlite: str,
) -> None:
    database = await opened(Settings(database=sqlite))
    try:
        store = ForgetfulStore(Store(database))
        await store.add_table(ROW)
        tables = Tables(store, lambda _: None)
        table = await tables.get(ROW.id)
        table.welcome(visitor := Visitor())
        store.loses = True
        with pytest.raises(DatabaseDown):
            await lobby.start(tables, "ann", ROW.id)
        await lobby.start(tables, "ann", ROW.id)
        assert table.playing
        assert any('"status":"playing"' in told for told in visitor.heard)
    finally:
        await database.close()


async def test_news_that_could_not_be_read_is_read_again(sqlite: str) -> None:
    """Else all who wait for the match would wait on: nobody can play before it has begun."""
    database = await opened(Settings(database=sqlite))
    begun = asyncio.Event()

    def attend(table: Table) -> None:
        if table.playing:
            begun.set()

    try:
        store = Store(database, clock := HandClock())
        await store.add_table(ROW)
        tables = Tables(here := ForgetfulStore(store), attend)
        await tables.get(ROW.id)
        assert await Table(ROW, store).start()  # elsewhere
        here.loses = True
        tables.heard(ROW.id)
        async with asyncio.timeout(PATIENCE):
            while here.loses:
                await asyncio.sleep(0)
            while not begun.is_set():
                clock.go_on(1)
                await asyncio.sleep(0)
    finally:
        await database.close()


def forgotten(tables: Tables) -> Awaitable[int]:
    return lobby.forget(tables, "ann")


def ended(tables: Tables) -> Awaitable[bool]:
    return tables.end(ROW.id, "open")


@pytest.mark.parametrize(
    ("change", "told"), [(forgotten, '"kind":"guest"'), (ended, '"status":"abandoned"')]
)
async def test_who_is_at_a_table_hears_of_a_change_whose_news_could_not_be_read_at_once(
    sqlite: str, change: Callable[[Tables], Awaitable[object]], told: str
) -> None:
    """Else the name of somebody who is forgotten is told on, and an ended match goes on."""
    database = await opened(Settings(database=sqlite))
    try:
        store = DeafStore(Store(database, clock := HandClock()))
        store.hand_over.set()
        await store.add_table(ROW)
        tables = Tables(store, lambda _: None)
        (await tables.get(ROW.id)).welcome(visitor := Visitor())
        assert await change(tables)
        assert not any(told in one for one in visitor.heard)
        store.deaf = False
        async with asyncio.timeout(PATIENCE):
            while not any(told in one for one in visitor.heard):
                clock.go_on(1)
                await asyncio.sleep(0)
    finally:
        await database.close()


async def test_a_table_that_is_removed_while_it_is_revived_is_gone_once_that_can_be_read(
    sqlite: str,
) -> None:
    database = await opened(Settings(database=sqlite))
    try:
        store = DeafStore(Store(database, clock := HandClock()))
        await store.add_table(ROW)
        tables = Tables(store, lambda _: None)
        reviving = asyncio.create_task(tables.get(ROW.id))
        await store.has_read.wait()
        removing = asyncio.create_task(tables.remove(ROW.id))
        await asyncio.sleep(0)  # it has begun
        await store.beat()  # writes come in their order: now it is removed
        store.hand_over.set()
        assert await removing
        assert tables.live == {ROW.id: await reviving}
        store.deaf = False
        async with asyncio.timeout(PATIENCE):
            while tables.live:
                clock.go_on(1)
                await asyncio.sleep(0)
    finally:
        await database.close()


async def test_news_that_cannot_be_read_is_tried_again_once_however_much_there_is(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = await opened(Settings(database=sqlite))
    try:
        store = DeafStore(Store(database, clock := HandClock()))
        store.hand_over.set()
        await store.add_table(ROW)
        tables = Tables(store, lambda _: None)
        await tables.get(ROW.id)
        tasks = asyncio.all_tasks()
        for _ in range(2):  # the second time, too, it is told and tried again
            caplog.clear()
            store.deaf = True
            await asyncio.gather(*[tables.take_in(ROW.id) for _ in range(5)])
            assert [one.message.partition(" of ")[0] for one in caplog.records] == ["there is news"]
            (trying,) = asyncio.all_tasks() - tasks
            await clock.is_awaited(clock.now() + AGAIN)
            store.deaf = False
            clock.go_on(AGAIN)
            await asyncio.wait_for(trying, PATIENCE)
    finally:
        await database.close()


async def test_a_seat_that_was_left_though_nobody_was_told_so_is_free_once_it_is_tried_again(
    sqlite: str,
) -> None:
    database = await opened(Settings(database=sqlite))
    try:
        store = ForgetfulStore(Store(database))
        await store.add_table(ROW)
        tables = Tables(store, lambda _: None)
        store.loses = True
        with pytest.raises(DatabaseDown):
            await lobby.leave(tables, "ben", ROW.id, 1)
        with pytest.raises(Refused, match=r"table.seat_changed"):
            await lobby.leave(tables, "ben", ROW.id, 1)
        assert (await tables.get(ROW.id)).row.seats[1].kind == "guest"
    finally:
        await database.close()


async def test_who_ask_at_once_about_a_table_that_is_held_elsewhere_have_one_copy(
    sqlite: str,
) -> None:
    """Else its review is worked out once for each of them."""
    database = await opened(Settings(database=sqlite))
    try:
        store = Store(database)
        await store.add_table(replace(ROW, status="abandoned"))
        tables = Tables(slow := OtherStore(store), lambda _: None)
        asking = [asyncio.create_task(tables.get(ROW.id)) for _ in range(2)]
        await slow.has_read.wait()
        slow.hand_over.set()
        one, other = await asyncio.gather(*asking)
        assert one is other
        assert await asyncio.gather(*[tables.get(ROW.id) for _ in range(2)]) == [one, one]
        await store.remove(ROW.id)
        with pytest.raises(Unreadable, match=r"table.unknown"):
            await tables.get(ROW.id)
    finally:
        await database.close()


async def test_the_copy_that_was_asked_about_last_is_kept_longest(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_COPIES", 2)
    database = await opened(Settings(database=sqlite))
    try:
        store = OtherStore(Store(database))
        store.hand_over.set()
        tables = Tables(store, lambda _: None)
        one, other, third = (letter * 16 for letter in "abc")
        for table_id in (one, other, third):
            await store.add_table(replace(ROW, id=table_id, status="abandoned"))
        copies = [await tables.get(table_id) for table_id in (one, other, one, third)]
        assert await tables.get(one) is copies[0]
        assert await tables.get(other) is not copies[1]
    finally:
        await database.close()
