"""Tables that are read from the database, once for all who come; and given up again."""

import asyncio

import pytest
from msgspec.structs import replace

from reihum.kernel.answers import Unreadable
from reihum.server.store.store import Store
from reihum.server.tables import live, lobby
from reihum.server.tables.live import Tables
from reihum.server.tables.table import Table
from tests.amounts import PATIENCE
from tests.server.stores import ROW, OtherStore, SlowStore, Visitor

pytestmark = pytest.mark.anyio


async def test_a_table_that_is_revived_twice_at_once_is_one_table(kept: Store) -> None:
    """The search for overdue tables has read it, and a browser comes before it is handed over."""
    await kept.add_table(ROW)
    tables = Tables(slow := SlowStore(kept), lambda _: None)
    reviving = asyncio.create_task(tables.revive([ROW.id]))
    await slow.has_read.wait()
    come = tables.add(Table(ROW, slow))
    slow.hand_over.set()
    assert await reviving == [None]
    assert tables.live == {ROW.id: come}
    assert await tables.get(ROW.id) is come
    assert await tables.revive([ROW.id]) == [None]
    assert tables.live == {ROW.id: come}


async def test_a_table_that_is_removed_while_it_is_revived_is_gone(kept: Store) -> None:
    await kept.add_table(ROW)
    tables = Tables(slow := SlowStore(kept), lambda _: None)
    reviving = asyncio.create_task(tables.get(ROW.id))
    await slow.has_read.wait()
    removing = asyncio.create_task(tables.remove(ROW.id))
    await asyncio.sleep(0)  # it has begun
    await kept.beat()  # writes come in their order: now it is removed
    slow.hand_over.set()
    await reviving
    assert await removing
    assert not tables.live


async def test_a_table_that_is_ended_while_it_is_revived_is_over(kept: Store) -> None:
    await kept.add_table(row := replace(ROW, status="playing"))
    tables = Tables(slow := SlowStore(kept), lambda _: None)
    reviving = asyncio.create_task(tables.get(row.id))
    await slow.has_read.wait()
    ending = asyncio.create_task(tables.end(row.id, "playing"))
    await asyncio.sleep(0)
    await kept.beat()
    slow.hand_over.set()
    table = await reviving
    assert await ending
    assert table.row.status == "abandoned"


async def test_who_is_forgotten_while_a_table_is_revived_is_forgotten_there(kept: Store) -> None:
    await kept.add_table(ROW)
    tables = Tables(slow := SlowStore(kept), lambda _: None)
    reviving = asyncio.create_task(tables.get(ROW.id))
    await slow.has_read.wait()
    forgetting = asyncio.create_task(lobby.forget(tables, "ann"))
    async with asyncio.timeout(PATIENCE):
        while await kept.tables_of("ann", 1):
            await asyncio.sleep(0)
    await kept.beat()  # whoever waited for the write before has gone on
    slow.hand_over.set()
    table = await reviving
    assert await forgetting == 1
    assert (table.row.host, table.row.seats[0].name) == ("ben", None)


async def test_a_table_of_older_rules_is_ended_when_somebody_comes(kept: Store) -> None:
    await kept.add_table(row := replace(ROW, status="playing", rules=0))
    tables = Tables(kept, lambda _: None)
    with pytest.raises(Unreadable, match=r"record.rules"):
        await tables.get(row.id)
    found = await kept.table(row.id)
    assert found
    assert found.status == "abandoned"


async def test_who_comes_to_a_table_that_was_just_given_up_comes_back(kept: Store) -> None:
    await kept.add_table(ROW)
    tables = Tables(kept, lambda _: None)
    table = await tables.get(ROW.id)
    table.let_go()  # before the browser's line is accepted
    visitor = Visitor()
    table.welcome(visitor)
    assert visitor.heard == ["come back"]
    assert not table.watchers


async def test_what_still_happens_to_a_table_that_was_given_up_leaves_the_next_one_alone(
    kept: Store,
) -> None:
    await kept.add_table(ROW)
    tables = Tables(kept, lambda _: None)
    table = await tables.get(ROW.id)
    table.let_go()
    following = await tables.get(ROW.id)
    table.tell_all()
    assert tables.live == {ROW.id: following}


async def test_who_ask_at_once_about_a_table_that_is_held_elsewhere_have_one_copy(
    kept: Store,
) -> None:
    """Else its review is worked out once for each of them."""
    await kept.add_table(replace(ROW, status="abandoned"))
    tables = Tables(slow := OtherStore(kept), lambda _: None)
    asking = [asyncio.create_task(tables.get(ROW.id)) for _ in range(2)]
    await slow.has_read.wait()
    slow.hand_over.set()
    one, other = await asyncio.gather(*asking)
    assert one is other
    assert await asyncio.gather(*[tables.get(ROW.id) for _ in range(2)]) == [one, one]
    await kept.remove(ROW.id)
    with pytest.raises(Unreadable, match=r"table.unknown"):
        await tables.get(ROW.id)


async def test_the_copy_that_was_asked_about_last_is_kept_longest(
    kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_COPIES", 2)
    store = OtherStore(kept)
    store.hand_over.set()
    tables = Tables(store, lambda _: None)
    one, other, third = (letter * 16 for letter in "abc")
    for table_id in (one, other, third):
        await store.add_table(replace(ROW, id=table_id, status="abandoned"))
    copies = [await tables.get(table_id) for table_id in (one, other, one, third)]
    assert await tables.get(one) is copies[0]
    assert await tables.get(other) is not copies[1]
