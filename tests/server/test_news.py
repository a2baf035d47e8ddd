"""News from another process, at the worst moment: while the table is being read."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from reihum.kernel.answers import Refused
from reihum.server.store.database import DatabaseDown
from reihum.server.store.rows import SeatRow
from reihum.server.store.store import Store
from reihum.server.tables import lobby
from reihum.server.tables.live import AGAIN, Tables
from reihum.server.tables.table import Table
from tests.amounts import PATIENCE
from tests.clock import HandClock
from tests.server.stores import ROW, DeafStore, ForgetfulStore, SlowStore, Visitor

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("about", [ROW.id, ""])
async def test_news_of_a_table_that_is_being_revived_is_taken_in(kept: Store, about: str) -> None:
    begun = asyncio.Event()

    def attend(table: Table) -> None:
        if table.playing:
            begun.set()

    await kept.add_table(ROW)
    slow = SlowStore(kept)
    tables = Tables(slow, attend)
    reviving = asyncio.create_task(tables.get(ROW.id))
    await slow.has_read.wait()
    assert await Table(ROW, kept).start()  # elsewhere
    tables.heard(about)
    slow.hand_over.set()
    assert (await reviving).row.status == "open"
    async with asyncio.timeout(PATIENCE):
        await begun.wait()


async def test_who_starts_before_the_news_of_the_last_guest_has_come_is_not_refused(
    kept: Store,
) -> None:
    """The guest sat down at another process, which nobody has told this one yet."""
    link = "l" * 22
    seats = (ROW.seats[0], SeatRow("guest", link=link))
    row = replace(ROW, seats=seats)
    await kept.add_table(row)
    here = Table(row, kept)
    with pytest.raises(Refused, match=r"table.seats_empty"):
        await here.start()
    assert await kept.take_seat(row.id, 1, link, "ben", "Ben")
    assert await here.start()
    assert here.playing


async def test_news_of_a_table_that_cannot_be_revived_does_no_harm(kept: Store) -> None:
    slow = SlowStore(kept)
    tables = Tables(slow, lambda _: None)
    reviving = asyncio.create_task(tables.get(ROW.id))
    await slow.has_read.wait()
    tables.heard(ROW.id)
    slow.hand_over.set()
    with pytest.raises(Exception, match=r"table.unknown"):
        await reviving
    assert not tables.live


async def test_a_match_that_began_though_nobody_was_told_so_is_played_when_it_is_begun_again(
    kept: Store,
) -> None:
    store = ForgetfulStore(kept)
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


async def test_news_that_could_not_be_read_is_read_again(kept: Store) -> None:
    """Else all who wait for the match would wait on: nobody can play before it has begun."""
    begun = asyncio.Event()

    def attend(table: Table) -> None:
        if table.playing:
            begun.set()

    store = Store(kept.database, clock := HandClock())
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


def forgotten(tables: Tables) -> Awaitable[int]:
    return lobby.forget(tables, "ann")


def ended(tables: Tables) -> Awaitable[bool]:
    return tables.end(ROW.id, "open")


@pytest.mark.parametrize(
    ("change", "told"), [(forgotten, '"kind":"guest"'), (ended, '"status":"abandoned"')]
)
async def test_who_is_at_a_table_hears_of_a_change_whose_news_could_not_be_read_at_once(
    kept: Store, change: Callable[[Tables], Awaitable[object]], told: str
) -> None:
    """Else the name of somebody who is forgotten is told on, and an ended match goes on."""
    store = DeafStore(Store(kept.database, clock := HandClock()))
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


async def test_a_table_that_is_removed_while_it_is_revived_is_gone_once_that_can_be_read(
    kept: Store,
) -> None:
    store = DeafStore(Store(kept.database, clock := HandClock()))
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


async def test_news_that_cannot_be_read_is_tried_again_once_however_much_there_is(
    kept: Store, caplog: pytest.LogCaptureFixture
) -> None:
    store = DeafStore(Store(kept.database, clock := HandClock()))
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


async def test_a_seat_that_was_left_though_nobody_was_told_so_is_free_once_it_is_tried_again(
    kept: Store,
) -> None:
    store = ForgetfulStore(kept)
    await store.add_table(ROW)
    tables = Tables(store, lambda _: None)
    store.loses = True
    with pytest.raises(DatabaseDown):
        await lobby.leave(tables, "ben", ROW.id, 1)
    with pytest.raises(Refused, match=r"table.seat_changed"):
        await lobby.leave(tables, "ben", ROW.id, 1)
    assert (await tables.get(ROW.id)).row.seats[1].kind == "guest"
