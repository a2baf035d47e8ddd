"""The referee for real tiles: best plays with their steps, what is legal, and clear refusals."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

import httpx
import pytest

from reihum.games.rummy.model import ALL_TILES, KINDS, Turn
from reihum.games.rummy.notation import read_rack
from reihum.games.rummy.referee.model import Solved
from reihum.games.rummy.solver import Work, best_plays
from reihum.kernel.answers import Refused
from reihum.server.net.openapi import document
from reihum.server.settings import UNLIMITED, Limits
from reihum.server.thinking import minds, players
from reihum.server.thinking.turns import Asker, Rank
from tests.server.odd_players import endless
from tests.server.serving import COMPUTER, ME, Browser, House, served
from tests.server.wire import said

pytestmark = pytest.mark.anyio

TABLE, RACK = "b8 b9 b10", "b11 n8 r8 w1"
FINISH, DISCARDING = {"open_tile": "finish"}, {"draw_and_discard": True}


async def solve(browser: Browser, table: str, rack: str, **more: Any) -> httpx.Response:
    return await browser.post("/api/rummy/solve", {"table": table, "rack": rack, **more})


async def check(browser: Browser, before: str, after: str, rack: str, **more: Any) -> list[str]:
    """The codes of all that is wrong."""
    body = {"before": before, "after": after, "rack": rack, **more}
    reply = await browser.post("/api/rummy/check", body)
    assert reply.status_code == 200, reply.text
    return [problem["code"] for problem in reply.json()["problems"]]


async def test_the_best_play_comes_with_its_steps_and_the_table_after_each(sqlite: str) -> None:
    async with served(sqlite) as house:
        (play,) = (await solve(house.browser(), TABLE, RACK)).json()["plays"]
        assert (play["tiles"], play["points"]) == (3, 27)
        assert play["played"] == ["n8", "r8", "b11"]
        assert [stage["step"]["do"] for stage in play["stages"]] == ["take", "add", "new"]
        taken, added, laid = play["stages"]
        assert (taken["table"], taken["hand"]) == ([["b9", "b10"]], ["b8"])
        assert (added["table"], added["hand"]) == ([["b9", "b10", "b11"]], ["b8"])
        assert laid["table"] == [["b9", "b10", "b11"], ["n8", "r8", "b8"]]
        assert laid["hand"] == []


async def test_no_tile_is_lost_on_the_way(sqlite: str) -> None:
    """A joker is exchanged, a set is taken apart: table and hand hold all tiles after each step."""
    table, rack = "r4 r5 * | b5 b6 b7 b8 | n8 w8 r8", "r6 w5 n5 b9"
    async with served(sqlite) as house:
        (play,) = (await solve(house.browser(), table, rack)).json()["plays"]
    tiles = Counter(table.replace("|", " ").split())
    for stage in play["stages"]:
        tiles.update(stage["step"].get("from_rack", []))
        lying = [tile for tiles_of_set in stage["table"] for tile in tiles_of_set]
        assert Counter(lying) + Counter(stage["hand"]) == tiles
    assert {"exchange", "take"} <= {stage["step"]["do"] for stage in play["stages"]}
    assert play["stages"][-1]["hand"] == []


async def test_options_change_the_best_play(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()

        async def laid(*position: str, **more: Any) -> list[str]:
            plays = (await solve(ann, *position, **more)).json()["plays"]
            return sorted(plays[0]["played"]) if plays else []

        low = ("", "r1 r2 r3 b9 n9 w9")
        assert await laid(*low, opened=False) == sorted(low[1].split())
        assert await laid("", "r1 r2 r3", opened=False) == []
        assert await laid("", "r1 r2 r3", opened=False, options={"opening_points": 6}) != []
        joker = ("r4 r5 * | b6 n6 w6", "r3 r7")
        assert await laid(*joker) == ["r3", "r7"]
        split = ("r4 r5 * r7", "b4 n4")
        assert await laid(*split) == []
        assert await laid(*split, options={"jokers": "free"}) == ["b4", "n4"]
        assert await laid("", "r1 r2", open_tile="r3", options=FINISH) == ["r1", "r2", "r3"]
        assert await laid("", "r1 r2 b9", open_tile="r3", options=FINISH) == []
        assert await laid("", "r1 r2 b9", discard="r3", options=DISCARDING) == ["r1", "r2", "r3"]
        assert await laid(TABLE, RACK, finish=True) == []
        assert await laid(TABLE, "b11 n8 r8", finish=True) == ["b11", "n8", "r8"]
        both = ("", "n1 r1 b1 n10 n11 n12 n13 r13 b13")
        assert await laid(*both, most="points") == await laid(*both)


async def test_the_best_few_lay_different_tiles(sqlite: str) -> None:
    async with served(sqlite) as house:
        rack = "b11 b12 n8 r8 w8"
        plays = (await solve(house.browser(), TABLE, rack, plays=3)).json()["plays"]
    laid = [tuple(play["played"]) for play in plays]
    assert len(set(laid)) == len(laid) == 3
    assert laid[0] == ("n8", "r8", "b11", "b12", "w8")


async def test_is_this_allowed(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        good = "b9 b10 b11 | b8 n8 r8"
        assert await check(ann, TABLE, good, RACK) == []
        assert await check(ann, TABLE, good, "b11 r8") == ["tile_not_on_rack"]
        assert await check(ann, TABLE, "b9 b10 b11", RACK) == ["tile_missing"]
        assert await check(ann, TABLE, "b8 b9 b10 | w1", RACK) == ["not_a_set"]
        assert await check(ann, TABLE, TABLE, RACK) == ["nothing_laid"]
        assert await check(ann, TABLE, good, RACK, opened=False) == ["table_touched_before_opening"]
        low = (TABLE, f"{TABLE} | r1 r2 r3", "r1 r2 r3")
        assert await check(ann, *low, opened=False) == ["opening_too_low"]
        assert await check(ann, *low, opened=False, options={"opening_points": 6}) == []
        joker = ("r4 r5 *", "r4 r5 r6 *", "r6")
        assert await check(ann, *joker) == ["joker_not_in_new_set"]
        assert await check(ann, *joker, options={"jokers": "free"}) == []
        used = await check(ann, "", "r1 r2 r3", "r1 r2 b9", open_tile="r3", options=FINISH)
        assert used == ["open_tile_only_to_finish"]
        taken = await check(ann, "", "r1 r2 r3", "r1 r2 b9", discard="r3", options=DISCARDING)
        assert taken == []


async def test_r17_r18_a_tile_beside_the_rack_needs_its_option(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        turn = {"before": "", "after": "r1 r2 r3", "rack": "r1 r2"}
        for tile, option, off in (
            ("discard", "draw_and_discard", False),
            ("open_tile", "open_tile", "off"),
        ):
            for options in ({}, {option: off}):
                more = {tile: "r3", "options": options}
                checked = await ann.post("/api/rummy/check", {**turn, **more})
                for reply in (checked, await solve(ann, "", "r1 r2", **more)):
                    assert said(reply) == (400, "options.needed")
                    assert reply.json()["facts"] == {"option": option}


async def test_impossible_tiles_are_refused_by_name(sqlite: str) -> None:
    refused: dict[str, list[tuple[str, str]]] = {
        "rummy.too_many_tiles": [("b8 b9 b10", "b8 b8"), ("", "* * *"), ("b8 b8 b8", "")],
        "rummy.unknown_tile": [("b8 b9 x10", "r1"), ("", "b14"), ("", "B1"), ("", "r1,r2")],
        "rummy.not_a_set": [("b8 b9", "r1"), ("b8 b9 b11", "")],
        "rummy.empty_set": [("b8 b9 b10 |", "r1"), ("|", "")],
    }
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        for code, positions in refused.items():
            for table, rack in positions:
                assert said(await solve(ann, table, rack)) == (400, code), (table, rack)
                body = {"before": table, "after": "r1 r2 r3", "rack": rack}
                assert said(await ann.post("/api/rummy/check", body)) == (400, code)
        reply = (await solve(ann, "", "b8 b9 b9 b9")).json()
        assert reply["facts"] == {"tile": "b9", "count": 3, "copies": 2}
        for tile, options in (("discard", DISCARDING), ("open_tile", FINISH)):
            reply = await solve(ann, "b8 b9 b10", "b8", **{tile: "b8", "options": options})
            assert said(reply) == (400, "rummy.too_many_tiles")
        body = {"before": "", "after": "b1 b1 b1", "rack": ""}
        assert said(await ann.post("/api/rummy/check", body)) == (400, "rummy.too_many_tiles")
        assert said(await solve(ann, "", "", options={"stones": 1})) == (400, "options.unknown")
        assert said(await solve(ann, "", "", options={"jokers": 1})) == (400, "options.value")
        for more in ({"plays": 99}, {"most": "luck"}, {"x": 1}, {"discard": "b" * 99}):
            assert said(await solve(ann, "", "", **more)) == (400, "message.unreadable")
        assert said(await solve(ann, "b1 " * 5000, "")) == (400, "message.unreadable")


async def test_all_tiles_of_the_game_are_no_trouble(sqlite: str) -> None:
    rack = " ".join(KINDS[:52])
    table = " | ".join(" ".join(KINDS[start : start + 13]) for start in range(0, 52, 13))
    async with served(sqlite) as house:
        (play,) = (await solve(house.browser(), table, rack)).json()["plays"]
        assert play["tiles"] == 52


async def test_the_referee_needs_no_token_gives_none_and_is_limited(sqlite: str) -> None:
    async with served(sqlite, Limits(requests=2)) as house:
        ann = house.browser()
        for _ in range(2):
            assert (await solve(ann, TABLE, RACK)).status_code == 200
        assert ann.token is None
        assert said(await solve(ann, TABLE, RACK)) == (429, "limit.requests")
        assert len(await house.server.store.table_ids()) == 0


async def test_a_question_that_takes_too_long_is_refused(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        assert (await solve(ann, TABLE, RACK)).status_code == 200  # the processes are there
        asking = house.server.players
        monkeypatch.setattr(minds, "LONGEST_THOUGHT", 0.2)
        with pytest.raises(Refused, match=r"server\.no_answer"):
            await asking.ask(endless, asker=Asker(Rank.STRANGER, "eve"))
        monkeypatch.undo()
        assert (await solve(ann, TABLE, RACK)).status_code == 200


async def test_questions_wait_for_each_other_and_all_are_answered(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        replies = await asyncio.gather(*[solve(ann, TABLE, RACK) for _ in range(8)])
        assert {reply.status_code for reply in replies} == {200}


async def test_a_hint_at_a_table_is_a_good_move_with_its_steps(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        options = {"turn_seconds": 0, "opening_points": 0}
        seats = (ME, {"type": "me", "name": "Ben"})
        table = (await ann.set_up("rummy", *seats, hints=True, options=options))["id"]
        hint: dict[str, Any] = {}
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            while hint.get("action", {}).get("type") != "lay":  # with so many tiles, somebody can
                seat = int(socket.view(0)["turn"])
                hint = (await socket.ask(type="hint", seat=seat))["hint"]
                assert hint["game"] == "rummy"
                if hint["action"]["type"] == "lay":
                    stages = hint["stages"]
                    assert sorted(stages[-1]["table"]) == sorted(hint["action"]["table"])
                    assert stages[-1]["hand"] == []
                else:
                    assert hint["action"] == {"type": "draw"}
                    assert hint["stages"] == []
                await socket.play(seat, hint["action"])
                await socket.hear_of("shown")


async def test_hints_of_the_other_games_are_those_of_their_best_player(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, COMPUTER, hints=True))["id"]
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            await socket.say(type="hint", seat=0)
            hinted = await socket.hear_of("hinted")  # the computer player may move meanwhile
            assert hinted["hint"]["game"] == "finito"
            assert hinted["hint"]["action"]["type"] == "place"


def test_the_document_describes_the_referee() -> None:
    paths = document()["paths"]
    assert "requestBody" in paths["/api/rummy/solve"]["post"]
    assert "requestBody" in paths["/api/rummy/check"]["post"]


async def test_a_question_costs_no_more_than_it_may_and_says_so(sqlite: str) -> None:
    rack = " ".join(sorted(Random(3).sample(ALL_TILES, 80)))
    async with served(sqlite, Limits(work=20_000)) as house:
        ann = house.browser()
        for plays, complete in ((1, True), (5, False)):
            reply = (await solve(ann, "", rack, plays=plays)).json()
            assert reply["complete"] is complete
            assert 1 <= len(reply["plays"]) <= plays
    position = best_plays(Turn((), read_rack(rack)), 1, work=(work := Work(1 << 40)))
    spent = (1 << 40) - int(work.left)
    assert position
    for limit, complete in ((spent, True), (spent - 1, False)):
        async with served(sqlite, Limits(work=limit)) as house:
            reply = (await solve(house.browser(), "", rack)).json()
            assert reply["complete"] is complete


def held_back(house: House, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """The adviser of this house answers nothing until this is set."""
    go_on = asyncio.Event()

    async def think(*_: object, **__: object) -> Solved:
        await go_on.wait()
        return Solved(())

    monkeypatch.setattr(vars(house.server.players)["_adviser"], "think", think)
    return go_on


async def test_an_address_asks_so_much_at_once_and_not_one_more(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite, Limits(questions=2)) as house:
        go_on = held_back(house, monkeypatch)
        ann = house.browser()
        asked = [asyncio.create_task(solve(ann, TABLE, RACK)) for _ in range(2)]
        under_way = vars(house.server.players)["_asked"]
        while under_way[Rank.STRANGER] < 2:
            await asyncio.sleep(0)
        assert said(await solve(ann, TABLE, RACK)) == (429, "limit.hints")
        elsewhere = {"x-forwarded-for": "192.0.2.1"}
        body = {"table": TABLE, "rack": RACK}
        other = asyncio.create_task(ann.post("/api/rummy/solve", body, headers=elsewhere))
        while under_way[Rank.STRANGER] < 3:
            await asyncio.sleep(0)
        go_on.set()
        replies = await asyncio.gather(*asked, other)
        assert {reply.status_code for reply in replies} == {200}
        assert (await solve(ann, TABLE, RACK)).status_code == 200


async def test_a_few_who_ask_much_leave_places_for_others_and_for_hints(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "MOST_ASKED", 4)
    async with served(sqlite, Limits(questions=3)) as house:
        go_on = held_back(house, monkeypatch)
        ann, body = house.browser(), {"table": TABLE, "rack": RACK}
        under_way = vars(house.server.players)["_asked"]
        asked = []
        for number in (1, 1, 2, 3):
            elsewhere = {"x-forwarded-for": f"192.0.2.{number}"}
            before = under_way[Rank.STRANGER]
            asked.append(asyncio.create_task(ann.post("/api/rummy/solve", body, headers=elsewhere)))
            while under_way[Rank.STRANGER] == before:
                await asyncio.sleep(0)
            if number == 1 and before == 1:  # half is taken: no third place for the same address
                reply = await ann.post("/api/rummy/solve", body, headers=elsewhere)
                assert said(reply) == (429, "limit.hints")
                assert reply.headers["retry-after"] == str(players.ASK_LATER)
        last = await ann.post("/api/rummy/solve", body, headers={"x-forwarded-for": "192.0.2.4"})
        assert said(last) == (429, "limit.hints")  # all are taken
        hint = house.server.players.ask(lambda: Solved(()), asker=Asker(Rank.HINT, "192.0.2.5"))
        hinted = asyncio.create_task(hint)
        while not under_way[Rank.HINT]:
            await asyncio.sleep(0)
        go_on.set()
        assert {reply.status_code for reply in await asyncio.gather(*asked)} == {200}
        assert await hinted == Solved(())
        assert set(under_way.values()) == {0}
        assert not vars(house.server.players)["_asking"]
