"""Two pages of a browser: what one has removed, the other does not keep again."""

import asyncio

import pytest

from tests.page.browser import ME, Browser, asked, follow_hints, hinted_move, set_up

COMPUTER = {"type": "computer", "player": "simple"}


def test_what_one_page_has_forgotten_another_one_forgets_when_it_is_asked() -> None:
    async def play() -> None:
        one, other = Browser(), Browser()
        other.kept = one.kept  # two tabs of the same browser
        async with one.door() as door:
            table_id = await set_up(door, "finito", ME, COMPUTER)
            async with other.door() as second:
                path = f"/api/tables/{table_id}"
                assert (await asked(second, "GET", path, document=one.kept[table_id]))[0]
                assert await asked(door, "POST", "/api/forget") == (True, {"tables": 1})
                assert one.kept == {}
                ok, refusal = await asked(second, "GET", path, document="")
                assert (ok, refusal["code"]) == (False, "table.unknown")
                assert await second.enter(1, table_id, "") == "table.unknown"
                assert (await asked(second, "GET", "/api/tables"))[1]["tables"] == []

    asyncio.run(play())


def test_who_plays_at_a_table_that_another_page_removes_is_told_and_nothing_is_kept() -> None:
    async def play() -> None:
        one = Browser()
        async with one.door() as door:
            table_id = await set_up(door, "finito", ME, ME)
            await door.enter(1, table_id)
            move = await hinted_move(one, door, 0)
            one.kept.clear()  # another page has forgotten all of it
            await door.say(1, move)
            assert (await one.hears("refused"))["code"] == "table.unknown"
            assert one.kept == {}
            await door.leave(1)
            assert await door.enter(2, table_id, "") == "table.unknown"
            table_id = await set_up(door, "finito", ME, COMPUTER)  # a new one can be played
            one.told = asyncio.Queue()
            await door.enter(1, table_id, one.kept[table_id])
            await follow_hints(one, door, 1)

    asyncio.run(play())


def test_who_looks_on_is_told_when_a_computer_player_finds_the_table_removed() -> None:
    async def play() -> None:
        one = Browser()
        async with one.door() as door:
            table_id = await set_up(door, "finito", COMPUTER, COMPUTER)
            await door.enter(1, table_id)
            one.kept.clear()
            assert (await one.hears("refused"))["code"] == "table.unknown"
            assert one.kept == {}

    asyncio.run(play())


@pytest.mark.parametrize("moment", range(8))
def test_who_enters_a_table_while_a_question_gives_it_up_hears_how_it_stands(moment: int) -> None:
    """The question was asked before, and knows what the browser had until then."""

    async def play() -> None:
        one, other = Browser(), Browser()
        async with one.door() as door:
            table_id = await set_up(door, "finito", ME, COMPUTER)
            before = one.kept[table_id]
            await door.enter(1, table_id)
            await follow_hints(one, door, 1)
            await door.leave(1)
        other.kept = {table_id: before}
        async with other.door() as second:
            entering = asyncio.create_task(second.enter(1, table_id, one.kept[table_id]))
            for _ in range(moment):
                await asyncio.sleep(0)
            await asked(second, "GET", f"/api/tables/{table_id}", document=before)
            assert await entering is None
            await other.hears("shown")

    asyncio.run(play())
