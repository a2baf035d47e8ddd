"""The tables of one page: changes one after the other, and what the browser has of them."""

import asyncio

from msgspec.structs import replace

from reihum.page.shelf import Shelf
from reihum.server.house_clock import HouseClock
from reihum.server.store.rows import SeatRow, TableRow
from tests.page.browser import Browser

ROW = TableRow(
    id="0" + "a" * 15,
    game="finito",
    rules=1,
    options={},
    hints=False,
    seed="seed",
    status="over",
    host="page",
    created=0.0,
    next=None,
    seats=(SeatRow("person", "Ada", owner="page"), SeatRow("person", "Ben", owner="page")),
)
NEXT = replace(ROW, id="0" + "b" * 15)


class Slow(Browser):
    """A browser that keeps nothing until it is let go, then one after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asked, self.goes_on = asyncio.Event(), asyncio.Event()
        self.goes_on.set()
        self._order = asyncio.Lock()

    async def keep(self, table_id: str, document: str, new: bool) -> str:
        self.is_asked.set()
        async with self._order:
            await self.goes_on.wait()
            return await super().keep(table_id, document, new)


class Full(Browser):
    """A browser that has no room for more, once it is full."""

    full = False

    async def keep(self, table_id: str, document: str, new: bool) -> str:
        return "unkept" if self.full else await super().keep(table_id, document, new)


def test_a_rematch_of_a_table_that_is_removed_meanwhile_brings_nothing_back() -> None:
    async def change() -> None:
        browser = Slow()
        shelf = Shelf(browser.keep, [], HouseClock())
        await shelf.add_table(ROW)
        browser.goes_on.clear()
        following = asyncio.create_task(shelf.set_next(ROW.id, NEXT))
        await asyncio.sleep(0)
        removing = asyncio.create_task(shelf.remove(ROW.id))
        await asyncio.sleep(0)
        browser.goes_on.set()
        assert await removing
        assert not await following
        assert browser.kept == {}
        assert await shelf.tables_of("page", 9) == []

    asyncio.run(change())


def test_what_the_browser_has_no_room_for_is_not_undone_by_what_it_has() -> None:
    async def look() -> None:
        browser = Full()
        shelf = Shelf(browser.keep, [], HouseClock())
        await shelf.add_table(ROW)
        browser.full = True
        assert await shelf.keep_review(ROW.id, "review")
        assert not shelf.see(ROW.id, browser.kept[ROW.id])
        assert await shelf.review(ROW.id) == "review"

    asyncio.run(look())


def test_a_table_that_the_browser_never_had_is_not_removed_and_kept_once_there_is_room() -> None:
    async def look() -> None:
        browser = Full()
        browser.full = True
        shelf = Shelf(browser.keep, [], HouseClock())
        await shelf.add_table(ROW)
        assert not shelf.see(ROW.id, "")
        browser.full = False
        assert await shelf.keep_review(ROW.id, "review")
        assert [*browser.kept] == [ROW.id]

    asyncio.run(look())


def test_a_table_that_the_browser_cannot_look_for_stays() -> None:
    async def look() -> None:
        browser = Browser()
        shelf = Shelf(browser.keep, [], HouseClock())
        await shelf.add_table(ROW)
        assert not shelf.see(ROW.id, None)
        assert await shelf.tables_of("page", 9) == [ROW]

    asyncio.run(look())
