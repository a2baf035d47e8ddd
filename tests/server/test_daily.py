"""The puzzles of a day: the same for everybody, made once, only for days that have some."""

import asyncio
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from reihum.games import GAMES
from reihum.kernel.answers import Refused
from reihum.kernel.chance import thought_seed
from reihum.puzzles.daily import of_day
from reihum.puzzles.deals import OPPONENT, deal_seed
from reihum.puzzles.model import GENERATOR
from reihum.server.tables import day
from reihum.server.thinking import daily
from tests.server.serving import Socket, served
from tests.server.test_secrets import fragments

pytestmark = pytest.mark.anyio

LAST = date(2027, 3, 1)


@pytest.fixture(autouse=True)
def calendar(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tomorrow is the first of March, whatever the day is; and nothing is kept from before."""
    monkeypatch.setattr(day, "last", lambda: LAST)
    daily.puzzles_kept.clear()
    daily.deals_kept.clear()
    yield
    daily.puzzles_kept.clear()
    daily.deals_kept.clear()


async def test_a_day_has_a_puzzle_of_each_game_made_once_and_the_referee_solves_rummys(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite) as house:
        browser = house.browser()
        first = await browser.get("/api/daily/2027-02-28")
        monkeypatch.setattr(daily, "made", None)  # nobody could make it again
        again = await house.browser().get("/api/daily/2027-02-28")
        assert (again.status_code, again.content) == (200, first.content)
        told = first.json()
        assert (told["date"], told["generator"]) == ("2027-02-28", GENERATOR)
        made = [of_day("2027-02-28", game) for game in GAMES]
        assert told["puzzles"] == msgspec.json.decode(msgspec.json.encode(made))
        rummy = told["puzzles"][1]
        table, rack = " | ".join(map(" ".join, rummy["table"])), " ".join(rummy["tiles"])
        asked = {"table": table, "rack": rack, "finish": True}
        (play,) = (await browser.post("/api/rummy/solve", asked)).json()["plays"]
        after = " | ".join(map(" ".join, play["stages"][-1]["table"]))
        turn = {"before": table, "after": after, "rack": rack}
        checked = (await browser.post("/api/rummy/check", turn)).json()
        assert checked == {"problems": []}


@pytest.mark.parametrize(
    "wrong",
    [
        "2026-10-31",
        "2027-03-02",
        "9999-12-31",
        "2027-02-29",
        "20270228",
        "2027-W08-7",
        "today",
        "-1",
        "2027-02-28%20",
        "%D9%A2027-02-28",
        "x" * 500,
    ],
)
async def test_a_day_without_puzzles_is_refused(sqlite: str, wrong: str) -> None:
    async with served(sqlite) as house:
        reply = await house.browser().get(f"/api/daily/{wrong}")
    assert reply.status_code == 400
    assert reply.json() == {
        "code": "daily.no_puzzles",
        "facts": {"first": "2026-11-01", "last": "2027-03-01"},
    }


async def test_everybody_who_sits_down_to_a_deal_of_a_day_gets_the_same_tiles(sqlite: str) -> None:
    dealt = []
    async with served(sqlite) as house:
        for _ in range(2):
            browser = house.browser()
            told = await browser.post("/api/daily/2027-02-28/deals", {"game": "rummy"})
            info = told.json()
            assert [seat["player"] for seat in info["seats"]] == [None, OPPONENT]
            assert (info["hints"], info["options"]["turn_seconds"]) == (False, 0)
            async with browser.at(info["id"]) as line:
                shown = await line.hear_of("shown")
                dealt.append((shown["seats"]["0"]["own"]["rack"], info["seed_hash"]))
        other = await house.browser().post("/api/daily/2027-02-27/deals", {"game": "rummy"})
    assert dealt[0] == dealt[1]
    assert other.json()["seed_hash"] != dealt[0][1]


async def test_what_the_master_made_of_a_deal_is_told_and_can_be_checked(sqlite: str) -> None:
    async with served(sqlite) as house:
        reply = await house.browser().get("/api/daily/2026-11-16/deals")
    told = reply.json()
    for name, each in GAMES.items():  # what is still to be played tells nothing of its tiles
        start = each.start(each.options(), 2, deal_seed("2026-11-16", name))
        assert not [text for text in fragments(name, start, None) if text in reply.text]
    assert [deal["game"] for deal in told["deals"]] == list(GAMES)
    finito = told["deals"][-1]
    game, seed = GAMES["finito"], deal_seed("2026-11-16", "finito")
    match, made = game.start(game.options(), 2, seed), [0, 0]
    while seats := game.waiting(match):
        view, player = game.view(match, seats[0]), ("master", OPPONENT)[seats[0]]
        thought = thought_seed(seed, seats[0], made[seats[0]])
        match = game.apply(match, seats[0], game.players[player](view, thought))
        made[seats[0]] += 1
    outcome = game.outcome(match)
    assert outcome
    assert (finito["moves"], finito["points"]) == (made[0], list(outcome.totals))


async def test_a_computer_player_does_the_same_with_the_same_deal(sqlite: str) -> None:
    """So that everybody who does the same meets the same."""
    boards = []
    async with served(sqlite) as house:
        for _ in range(2):
            browser = house.browser()
            made = await browser.post("/api/daily/2027-02-28/deals", {"game": "finito"})
            async with browser.at(made.json()["id"]) as line:
                boards.append(await after(line, rolls=6))
    assert boards[0] == boards[1]


async def after(line: Socket, rolls: int) -> Any:
    """The boards when we have laid our first counter on our first target so many times."""
    while True:
        known, mine = (await line.hear_of("shown"))["known"], line.shown["seats"]["0"]
        if 0 not in known["standing"]["waiting"]:
            continue
        if mine["nth"] == rolls:
            return known["public"]["boards"]
        counters, targets = known["public"]["face_up"][0], mine["own"]["targets"]
        action = {"type": "place", "counter": counters[0], "square": targets[0]}
        await line.play(0, action)


@pytest.mark.parametrize(
    ("path", "game", "code"),
    [
        ("2027-02-28", "chess", "game.unknown"),
        ("2027-03-02", "rummy", "daily.no_puzzles"),
        ("yesterday", "rummy", "daily.no_puzzles"),
    ],
)
async def test_a_deal_that_there_is_not_is_refused(
    sqlite: str, path: str, game: str, code: str
) -> None:
    async with served(sqlite) as house:
        reply = await house.browser().post(f"/api/daily/{path}/deals", {"game": game})
    assert (reply.status_code, reply.json()["code"]) == (400, code)


async def test_who_asks_for_a_day_meanwhile_waits_for_it() -> None:
    """Ten people who open a new day at once are one day's work."""
    asked: list[object] = []

    class Slow:
        """Who lets others have a turn while a puzzle is made."""

        async def ask(self, *question: object, **_: object) -> tuple[()]:
            asked.append(question)
            await asyncio.sleep(0)
            return ()

    day_long = day.FIRST.isoformat()
    slow: Any = Slow()
    answers = [daily.daily(slow, day_long, f"{one}") for one in range(10)]
    first, *others = await asyncio.gather(*answers)
    assert others == [first] * 9
    assert len(asked) == len(GAMES)


async def test_what_was_found_of_a_day_is_kept_if_the_rest_takes_too_long() -> None:
    asked: list[tuple[object, ...]] = []

    class Weary:
        """Who answers every other question."""

        async def ask(self, *question: object, **_: object) -> tuple[()]:
            asked.append(question)
            if len(asked) % 2:
                return ()
            raise Refused("server.no_answer")

    weary: Any = Weary()
    day_long = day.FIRST.isoformat()
    for _ in range(len(GAMES) - 1):
        with pytest.raises(Refused):
            await daily.daily(weary, day_long, "")
    assert len((await daily.daily(weary, day_long, "")).puzzles) == len(GAMES)
    assert len(asked) == 2 * len(GAMES) - 1


async def test_only_so_many_days_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    class Quick:
        """Who makes the puzzles of a day without thinking."""

        async def ask(self, *_: object, **__: object) -> tuple[()]:
            return ()

    quick: Any = Quick()
    monkeypatch.setattr(daily, "MOST_KEPT", 3 * len(GAMES))
    days = [(day.FIRST + timedelta(days=number)).isoformat() for number in range(5)]
    for one in days:
        await daily.daily(quick, one, "")
    assert list(daily.puzzles_kept) == [(one, game) for one in days[2:] for game in GAMES]
