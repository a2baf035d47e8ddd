"""A server is gone: the match goes on in the page, from what its one person saw of it."""

import asyncio
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reihum.games import GAMES
from reihum.kernel.record import Record, replay
from tests.lent_minds import minds_are_lent
from tests.page.browser import Browser, asked
from tests.prompt_servers import servers_are_prompt
from tests.server.serving import COMPUTER, ME, play_out, served, thought
from tests.server.test_story import with_changes


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """As in tests/server: to begin a process that thinks, or to end a server, takes its time."""
    with minds_are_lent(), servers_are_prompt():
        yield


@pytest.fixture(scope="module")
def beginning(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a browser has of a match in which nobody has made a move."""
    database = str(tmp_path_factory.mktemp("beginning") / "db")
    return asyncio.run(seen_at_a_server(database, "rummy", 0, ME, COMPUTER))


async def seen_at_a_server(
    database: str, game: str, moves: int, *seats: dict[str, str]
) -> dict[str, Any]:
    """What a browser has when the server is gone after some moves: all that it was told."""
    async with served(database) as house:
        ann = house.browser()
        table = await ann.set_up(game, *seats, hints=True)
        async with ann.at(table["id"]) as socket:
            made = await play_out(game, socket, (0,), most=moves)
            while not (socket.shown and socket.nth(0) == made and asks_only(socket.shown, 0)):
                await socket.hear()
            story = (await ann.get(f"/api/tables/{table['id']}/story")).json()
    known = story["start"]
    told = [
        {
            "seat": move["seat"],
            "late": move["late"],
            "known": (known := with_changes(known, move["changed"])),
        }
        for move in story["moves"]
    ]
    shown = {"known": socket.shown["known"], "seats": socket.shown["seats"]}
    return {"table": socket.seated, "start": story["start"], "moves": told, **shown}


def asks_only(shown: dict[str, Any], seat: int) -> bool:
    """Whether nothing more happens until this seat acts."""
    waiting: list[int] = shown["known"]["standing"]["waiting"]
    return waiting == [seat]


async def go_on(door: Any, seen: dict[str, Any]) -> dict[str, Any]:
    """The table in the page, entered."""
    answer = msgspec.json.decode(await door.go_on(msgspec.json.encode(seen).decode()))
    assert answer["ok"], answer
    table: dict[str, Any] = answer["body"]
    assert await door.enter(1, table["id"]) is None
    return table


async def play_to_the_end(browser: Browser, door: Any, game: str) -> None:
    """The person plays as a simple player would."""
    made = -1
    while True:
        shown = await browser.hears("shown")
        own = shown["seats"]["0"]
        view = shown["known"]["standing"] | shown["known"]["public"] | own["own"] | {"seat": 0}
        if view["outcome"]:
            return
        if 0 in view["waiting"] and made < own["nth"]:
            made = own["nth"]
            move = {"game": game, "action": msgspec.to_builtins(thought(game, view))}
            play = {"type": "play", "seat": 0, "nth": made, "move": move}
            await door.say(1, msgspec.json.encode(play).decode())


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_as_it_was_seen_and_comes_to_its_end(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        seen = await seen_at_a_server(str(tmp_path / "db"), game, 5, ME, COMPUTER, COMPUTER)
        browser = Browser()
        async with browser.door() as door:
            table = await go_on(door, seen)
            assert table["id"].startswith("0")
            assert table["id"] != seen["table"]["id"]
            assert table["seed_hash"] != seen["table"]["seed_hash"]
            assert [seat["kind"] for seat in table["seats"]] == ["person", "computer", "computer"]
            shown = await browser.hears("shown")
            assert (shown["known"], shown["ply"]) == (seen["known"], 0)
            assert shown["seats"]["0"]["own"] == seen["seats"]["0"]["own"]
            browser.told.put_nowait(shown)
            await play_to_the_end(browser, door, game)
            path = f"/api/tables/{table['id']}"
            _, story = await asked(door, "GET", f"{path}/story")
            assert story["before"] == len(seen["moves"])
            known = story["start"]
            for move in story["moves"][: story["before"]]:
                known = with_changes(known, move["changed"])
            assert known == seen["known"]
            _, record = await asked(door, "GET", f"{path}/record")
            match = replay(GAMES[game], msgspec.convert(record, Record))
            assert GAMES[game].outcome(match)
            assert len(record["moves"]) == len(story["moves"]) - story["before"]
            ok, first = await asked(door, "GET", f"{path}/plies/0")
            assert ok
            assert first["known"] == seen["known"]
            ok, copy = await asked(door, "POST", "/api/records", record)
            assert ok, copy
            assert copy["status"] == "over"
        async with browser.door() as door:  # the page was closed meanwhile
            assert await asked(door, "GET", f"{path}/record") == (True, record)
            assert (await asked(door, "GET", f"{path}/story"))[1]["before"] == story["before"]
            ok, again = await asked(door, "POST", f"{path}/rematch")
            assert ok
            _, story = await asked(door, "GET", f"/api/tables/{again['id']}/story")
            assert story["before"] == 0

    asyncio.run(play())


def test_what_was_laid_half_done_lies_there_still(tmp_path: Path) -> None:
    async def play() -> None:
        seen = await seen_at_a_server(str(tmp_path / "db"), "rummy", 1, ME, COMPUTER)
        lying = seen["known"]["public"]["table"]
        tile = seen["seats"]["0"]["own"]["rack"][0]
        draft = {"type": "lay", "table": [*lying, [tile]]}
        browser = Browser()
        async with browser.door() as door:
            await go_on(door, seen | {"draft": draft})
            told = await browser.hears("arranging")
            assert (told["seat"], told["draft"]["table"]) == (0, draft["table"])

    asyncio.run(play())


def test_what_was_hidden_is_drawn_anew_each_time(tmp_path: Path) -> None:
    async def play() -> None:
        seen = await seen_at_a_server(str(tmp_path / "db"), "rummy", 2, ME, COMPUTER)
        browser = Browser()
        async with browser.door() as door:
            ids = [(await go_on(door, seen))["id"] for _ in range(2)]
        documents = [msgspec.json.decode(browser.kept[one]) for one in ids]
        assert documents[0]["begun"] == documents[1]["begun"]
        assert documents[0]["table"]["seed"] != documents[1]["table"]["seed"]

    asyncio.run(play())


def _without_a_seat(seen: dict[str, Any]) -> None:
    seen["seats"] = {}


def _with_a_guest(seen: dict[str, Any]) -> None:
    seen["table"]["seats"][1] |= {"kind": "guest", "player": None}


def _over(seen: dict[str, Any]) -> None:
    seen["table"]["status"] = "over"


def _another_game(seen: dict[str, Any]) -> None:
    seen["table"]["game"] = "chess"


def _too_many_tiles(seen: dict[str, Any]) -> None:
    seen["seats"]["0"]["own"]["rack"] = ["b1"] * 14


def _no_rack(seen: dict[str, Any]) -> None:
    del seen["seats"]["0"]["own"]["rack"]


def _other_rules(seen: dict[str, Any]) -> None:
    seen["table"]["options"]["jokers"] = "free"


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (_without_a_seat, "table.not_alone"),
        (_with_a_guest, "table.not_alone"),
        (_over, "table.not_alone"),
        (_another_game, "game.unknown"),
        (_too_many_tiles, "record.view"),
        (_no_rack, "message.unreadable"),
        (_other_rules, "record.view"),
    ],
)
def test_what_nobody_could_have_seen_is_refused_and_nothing_kept(
    spoil: Any, code: str, beginning: dict[str, Any]
) -> None:
    async def play() -> None:
        seen = deepcopy(beginning)
        spoil(seen)
        browser = Browser()
        async with browser.door() as door:
            answer = msgspec.json.decode(await door.go_on(msgspec.json.encode(seen).decode()))
        assert (answer["ok"], answer["body"]["code"]) == (False, code)
        assert browser.kept == {}

    asyncio.run(play())


def test_a_server_does_not_take_a_record_that_went_on_from_a_view(tmp_path: Path) -> None:
    async def play() -> None:
        seen = await seen_at_a_server(str(tmp_path / "db"), "finito", 1, ME, COMPUTER)
        browser = Browser()
        async with browser.door() as door:
            table = await go_on(door, seen)
            await play_to_the_end(browser, door, "finito")
            _, record = await asked(door, "GET", f"/api/tables/{table['id']}/record")
        async with served(str(tmp_path / "db")) as house:
            refused = await house.browser().post("/api/records", record)
            assert refused.json()["code"] == "record.went_on"

    asyncio.run(play())
