"""The tables of one page: changes one after the other, and what the browser has of them."""

import asyncio

import msgspec
from msgspec.structs import replace

from reihum.page.shelf import Document, Shelf
from reihum.server.house_clock import HouseClock
from reihum.server.store.rows import SeatRow, TableRow
from tests.clock import HandClock
from tests.page.browser import ME, Browser, hinted_move, set_up

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


def test_who_leaves_a_table_has_left_once_what_was_played_is_kept() -> None:
    async def play() -> None:
        browser = Slow()
        async with browser.door() as door:
            table_id = await set_up(door, "finito", ME, ME)
            await door.enter(1, table_id)
            move, before = await hinted_move(browser, door, 0), browser.kept[table_id]
            browser.goes_on.clear()
            browser.is_asked.clear()
            saying = asyncio.create_task(door.say(1, move))
            await browser.is_asked.wait()
            leaving = asyncio.create_task(door.leave(1))
            await asyncio.sleep(0)  # so far it comes
            assert not leaving.done()
            browser.goes_on.set()
            await leaving
            assert browser.kept[table_id] != before
            await saying

    asyncio.run(play())


def test_changes_of_a_table_come_one_after_the_other() -> None:
    async def change() -> None:
        browser = Slow()
        shelf = Shelf(browser.keep, [], HouseClock())
        await shelf.add_table(ROW)
        browser.goes_on.clear()
        both = asyncio.gather(shelf.keep_review(ROW.id, "review"), shelf.set_next(ROW.id, NEXT))
        await asyncio.sleep(0)
        browser.goes_on.set()
        assert all(await both)
        kept = msgspec.json.decode(browser.kept[ROW.id], type=Document)
        assert (kept.review, kept.table.next) == ("review", NEXT.id)

    asyncio.run(change())


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


def test_what_a_page_has_kept_itself_is_no_news() -> None:
    """Else time would begin anew with each question about the table."""

    async def look() -> None:
        browser = Browser()
        shelf = Shelf(browser.keep, [], clock := HandClock())
        await shelf.add_table(replace(ROW, status="open"))
        assert await shelf.set_status(ROW.id, "open", "playing", {0: clock.now() + 60})
        shelf.hold(ROW.id)
        clock.go_on(61)
        assert not shelf.see(ROW.id, browser.kept[ROW.id])
        assert await shelf.overdue(clock.now(), 9) == [ROW.id]

    asyncio.run(look())


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
