"""A table in a page, without a server: the same requests and messages, kept by the browser."""

import asyncio
import subprocess
import sys

import msgspec
import pytest

from reihum.games import GAMES
from reihum.page.door import OWNER
from reihum.page.shelf import Shelf
from reihum.page.thinking import thought
from reihum.puzzles.daily import of_day
from reihum.review.review import reviewed
from reihum.server.house_clock import HouseClock
from reihum.server.store.rows import MoveRow
from reihum.server.thinking import reviewing
from tests.amounts import PATIENCE
from tests.page.browser import ME, Browser, asked, follow_hints, set_up
from tests.review.test_luck import record_of


@pytest.mark.parametrize("game", GAMES)
def test_computer_players_play_a_match_to_its_end(game: str) -> None:
    async def play() -> None:
        browser = Browser()
        async with browser.door() as door:
            computer = {"type": "computer", "player": "simple"}
            table_id = await set_up(door, game, computer, computer)
            assert await door.enter(1, table_id) is None
            while (await browser.hears("seated"))["table"]["status"] != "over":
                pass
            ok, record = await asked(door, "GET", f"/api/tables/{table_id}/record")
            assert ok
            assert record["game"] == game

    asyncio.run(play())


def test_a_table_goes_on_after_the_page_was_closed() -> None:
    async def play() -> None:
        browser = Browser()
        async with browser.door() as door:
            table_id = await set_up(door, "completto", ME, {"type": "computer", "player": "simple"})
            await door.enter(1, table_id)
            await follow_hints(browser, door, 3)
        browser.told = asyncio.Queue()
        async with browser.door() as door:
            _, mine = await asked(door, "GET", "/api/tables")
            assert [table["id"] for table in mine["tables"]] == [table_id]
            assert await door.enter(1, table_id) is None
            shown = await browser.hears("shown")
            assert shown["seats"]["0"]["nth"] == 3

    asyncio.run(play())


def test_a_page_that_enters_a_table_knows_what_another_has_played() -> None:
    async def play() -> None:
        one, other = Browser(), Browser()
        other.kept = one.kept  # two tabs of the same browser
        async with one.door() as door:
            table_id = await set_up(door, "finito", ME, {"type": "computer", "player": "simple"})
            async with other.door() as second:
                await door.enter(1, table_id)
                await follow_hints(one, door, 3)
                await door.leave(1)
                assert await second.enter(1, table_id, one.kept[table_id]) is None
                assert (await other.hears("shown"))["seats"]["0"]["nth"] == 3

    asyncio.run(play())


def test_a_page_that_only_looks_at_a_table_makes_no_move_there(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Another page may play there, so that what this one would keep would undo its moves."""

    async def play() -> None:
        one, other = Browser(), Browser()
        async with one.door() as door:
            table_id = await set_up(door, "finito", ME, {"type": "computer", "player": "simple"})
            other.kept = dict(one.kept)  # another tab of the same browser, which began now
            async with other.door() as second:
                await asyncio.sleep(0)  # all that it does for ever has begun
                tasks = asyncio.all_tasks()
                ok, _ = await asked(second, "GET", f"/api/tables/{table_id}")
                assert ok
                while asyncio.all_tasks() - tasks:  # its computer player thinks
                    await asyncio.sleep(0)
                assert other.kept == one.kept
                assert caplog.messages == []  # nor does it try

    asyncio.run(play())


def test_a_page_sees_the_end_of_a_match_that_another_has_played() -> None:
    async def play() -> None:
        one, other = Browser(), Browser()
        computer = {"type": "computer", "player": "simple"}
        async with one.door() as door:
            table_id = await set_up(door, "finito", computer, computer)
            other.kept = dict(one.kept)
            async with other.door() as second:
                path = f"/api/tables/{table_id}/record"
                assert not (await asked(second, "GET", path, document=one.kept[table_id]))[0]
                assert await door.enter(1, table_id) is None
                while (await one.hears("seated"))["table"]["status"] != "over":
                    pass
                assert (await asked(second, "GET", path, document=one.kept[table_id]))[0]

    asyncio.run(play())


def test_what_a_newer_page_has_played_is_not_undone_by_an_older_one() -> None:
    async def play() -> None:
        browser = Browser()
        async with browser.door() as door:
            table_id = await set_up(door, "finito", ME, {"type": "computer", "player": "simple"})
        async with browser.door() as door:
            newer = browser.kept[table_id].replace('"table":{', '"table":{"of_later":1,', 1)
            browser.kept[table_id] = newer
            assert await door.enter(1, table_id, newer) == "table.unknown"
        assert browser.kept[table_id] == newer

    asyncio.run(play())


async def timed_table() -> tuple[Browser, str]:
    """A browser in which a table is kept whose time runs."""
    browser = Browser()
    async with browser.door() as door:
        wish = {"game": "rummy", "seats": [ME, ME], "options": {"turn_seconds": 1}}
        _, table = await asked(door, "POST", "/api/tables", wish)
    return browser, str(table["id"])


def test_time_runs_only_where_a_table_is_played() -> None:
    async def play() -> None:
        browser, table_id = await timed_table()
        document = browser.kept[table_id]
        late = msgspec.json.decode(document)
        late["seconds_left"] = dict.fromkeys(late["seconds_left"], -5.0)
        text = msgspec.json.encode(late).decode()
        shelf = Shelf(browser.keep, [text], HouseClock())
        assert await shelf.overdue(shelf.clock.now(), 9) == []
        shelf.hold(table_id)
        assert await shelf.overdue(shelf.clock.now(), 9) == [table_id]
        shelf.let_go(table_id)
        assert await shelf.overdue(shelf.clock.now(), 9) == []

    asyncio.run(play())


def test_a_table_that_cannot_be_entered_leaves_nothing_behind() -> None:
    """It was played on by another version, while its time ran."""

    async def play() -> None:
        browser, table_id = await timed_table()
        shelf = Shelf(browser.keep, browser.kept.values(), HouseClock())
        newer = browser.kept[table_id].replace('"table":{', '"table":{"of_later":1,', 1)
        shelf.hold(table_id)
        shelf.see(table_id, newer)
        assert await shelf.overdue(shelf.clock.now() + 60, 9) == []

    asyncio.run(play())


def test_a_table_that_is_forgotten_while_it_is_kept_does_not_come_back() -> None:
    async def play() -> None:
        browser = Browser()
        async with browser.door() as door:
            await set_up(door, "finito", ME, ME)
        shelf = Shelf(browser.keep, browser.kept.values(), HouseClock())
        (table,) = await shelf.tables_of(OWNER, 9)
        keeping = asyncio.create_task(shelf.keep_review(table.id, "{}"))
        await asyncio.sleep(0)
        assert await shelf.remove(table.id)
        assert not await keeping
        assert await shelf.tables_of(OWNER, 9) == []
        assert browser.kept == {}
        move = MoveRow(0, 0, "", 0.0)
        assert not await shelf.add_move(table, move, row=table, clocks=None, snapshot=None)

    asyncio.run(play())


def test_a_document_that_nobody_can_read_keeps_nobody_from_the_others() -> None:
    async def play() -> None:
        browser = Browser()
        async with browser.door() as door:
            table_id = await set_up(door, "completto", ME, {"type": "computer", "player": "simple"})
        browser.kept |= {"torn": '{"table": {"id": "torn"', "newer": '{"table": {"id": 7}}'}
        async with browser.door() as door:
            _, mine = await asked(door, "GET", "/api/tables")
            assert [table["id"] for table in mine["tables"]] == [table_id]
            assert await door.enter(1, "torn") == "table.unknown"
        assert {"torn", "newer"} < set(browser.kept)

    asyncio.run(play())


def test_a_table_that_was_begun_by_older_rules_says_so() -> None:
    async def play() -> None:
        browser = Browser()
        async with browser.door() as door:
            table_id = await set_up(door, "rummy", ME, {"type": "computer", "player": "simple"})
        document = msgspec.json.decode(browser.kept[table_id])
        document["table"]["rules"] -= 1
        browser.kept[table_id] = msgspec.json.encode(document).decode()
        async with browser.door() as door:
            assert await door.enter(1, table_id) == "record.rules"
            ok, told = await asked(door, "GET", f"/api/tables/{table_id}")
            assert (ok, told["code"]) == (False, "record.rules")
            other = await set_up(door, "rummy", ME, {"type": "computer", "player": "simple"})
            assert await door.enter(2, other) is None

    asyncio.run(play())


def test_a_move_is_kept_before_it_is_told() -> None:
    async def play() -> None:
        browser = Browser()
        async with browser.door() as door:
            table_id = await set_up(door, "finito", ME, {"type": "computer", "player": "simple"})
            await door.enter(1, table_id)
            await follow_hints(browser, door, 1)
            kept = msgspec.json.decode(browser.kept[table_id])
            assert [move["seat"] for move in kept["moves"]].count(0) == 1

    asyncio.run(play())


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/nothing", None, "request.unknown"),
        ("GET", "/api/tables/nosuchtable", None, "table.unknown"),
        ("POST", "/api/tables", {"game": "chess", "seats": [ME, ME]}, "game.unknown"),
        ("POST", "/api/tables", {"game": "rummy"}, "message.unreadable"),
        ("POST", "/api/join", {"link": "x" * 22, "name": "Ada"}, "table.link_used"),
    ],
)
def test_what_cannot_be_is_refused_as_by_a_server(
    method: str, path: str, body: object, code: str
) -> None:
    async def ask() -> None:
        async with Browser().door() as door:
            ok, refusal = await asked(door, method, path, body)
            assert not ok
            assert refusal["code"] == code

    asyncio.run(ask())


def test_the_referee_answers_in_the_page() -> None:
    async def ask() -> None:
        async with Browser().door() as door:
            ok, solved = await asked(
                door, "POST", "/api/rummy/solve", {"table": "b8 b9 b10", "rack": "b11 n8 r8"}
            )
            assert ok
            assert solved["plays"][0]["tiles"] == 3

    asyncio.run(ask())


def test_only_what_players_and_referee_think_about_is_thought_about() -> None:
    with pytest.raises(ValueError, match="nobody thinks"):
        thought("os.system", '["true"]')


def test_the_puzzles_of_a_day_are_those_of_a_server() -> None:
    async def ask() -> None:
        async with Browser().door() as door:
            ok, told = await asked(door, "GET", "/api/daily/2026-11-16")
            assert ok, told
            made = [of_day("2026-11-16", game) for game in GAMES]
            assert told["puzzles"] == msgspec.json.decode(msgspec.json.encode(made))
            ok, told = await asked(door, "POST", "/api/puzzles", {"game": "finito", "level": 5})
            assert (ok, told["puzzle"]["game"]) == (True, "finito")
            ok, told = await asked(door, "GET", "/api/daily/2026-10-31")
            assert (ok, told["code"]) == (False, "daily.no_puzzles")

    asyncio.run(ask())


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None  # as in a page
from reihum.games import GAMES
for game in GAMES.values():
    match = game.start(game.options(), 2, "seed")
    for _ in range(18):  # to where less can come, which is thought of sooner
        seat = game.waiting(match)[0]
        match = game.apply(match, seat, game.players["steady"](game.view(match, seat), "seed"))
    seat = game.waiting(match)[0]
    for player in game.players:
        game.players[player](game.view(match, seat), "seed")
    game.hint(game.view(match, seat), "seed")
    print(game.name, list(game.players)[-1])
"""


def test_a_page_has_no_numpy_and_does_without() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.split() == ["completto", "master", "rummy", "master", "finito", "master"]


def test_a_match_of_a_page_is_reviewed_and_the_review_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of("finito", ["gentle", "steady"], "page")

    async def play() -> None:
        browser = Browser()
        async with browser.door() as door:
            ok, table = await asked(door, "POST", "/api/records", record)
            assert ok, table
            path = f"/api/tables/{table['id']}/review"
            ok, told = await asked(door, "GET", path)
            while ok and not told["review"]:
                ok, told = await asked(door, "GET", path)
            assert ok, told
            review = msgspec.json.encode(reviewed(GAMES["finito"], record))
            assert told["review"] == msgspec.json.decode(review)
        monkeypatch.setattr(reviewing, "looked_through", None)  # nobody could do it again
        async with browser.door() as door:
            assert await asked(door, "GET", path) == (True, told)

    asyncio.run(play())


class Slow(Browser):
    """A page that thinks about a review when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.has_begun, self.goes_on = asyncio.Event(), asyncio.Event()

    async def think(self, name: str, facts: str) -> str:
        if reviewing.__name__ in name:
            self.has_begun.set()
            await self.goes_on.wait()
        return await super().think(name, facts)


def test_a_review_of_a_table_that_is_forgotten_meanwhile_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else whoever has asked for it would wait for ever."""
    monkeypatch.setattr(reviewing, "UNTIL_TOLD", PATIENCE)
    record = record_of("finito", ["gentle", "steady"], "page")

    async def play() -> None:
        browser = Slow()
        async with browser.door() as door:
            _, table = await asked(door, "POST", "/api/records", record)
            path = f"/api/tables/{table['id']}/review"
            asking = asyncio.create_task(asked(door, "GET", path))
            await browser.has_begun.wait()
            assert await asked(door, "POST", "/api/forget") == (True, {"tables": 1})
            browser.goes_on.set()
            ok, told = await asking
            assert ok
            assert told["review"] is None
            _, refusal = await asked(door, "GET", path)
            assert refusal["code"] == "table.unknown"

    asyncio.run(play())
