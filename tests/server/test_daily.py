"""The puzzles of a day: the same for everybody, made once, only for days that have some."""

from collections.abc import Iterator
from datetime import date, timedelta

import pytest

from reihum.puzzles.daily import of_day
from reihum.puzzles.model import GENERATOR
from reihum.server.thinking import daily
from tests.server.serving import served

pytestmark = pytest.mark.anyio

LAST = date(2027, 3, 1)


@pytest.fixture(autouse=True)
def calendar(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tomorrow is the first of March, whatever the day is; and nothing is kept from before."""
    monkeypatch.setattr(daily, "last", lambda: LAST)
    daily._kept.clear()  # noqa: SLF001 - a test begins with nothing
    yield
    daily._kept.clear()  # noqa: SLF001


async def test_a_day_has_three_puzzles_which_the_referee_solves(sqlite: str) -> None:
    async with served(sqlite) as house:
        browser = house.browser()
        told = (await browser.get("/api/daily/2027-02-28")).json()
        assert (told["date"], told["generator"]) == ("2027-02-28", GENERATOR)
        made = [(list(puzzle.tiles), puzzle.level) for puzzle in of_day("2027-02-28")]
        assert [(puzzle["tiles"], puzzle["level"]) for puzzle in told["puzzles"]] == made
        for puzzle in told["puzzles"]:
            table, rack = " | ".join(map(" ".join, puzzle["table"])), " ".join(puzzle["tiles"])
            asked = {"table": table, "rack": rack, "finish": True}
            (play,) = (await browser.post("/api/rummy/solve", asked)).json()["plays"]
            after = " | ".join(map(" ".join, play["stages"][-1]["table"]))
            turn = {"before": table, "after": after, "rack": rack}
            checked = (await browser.post("/api/rummy/check", turn)).json()
            assert checked == {"problems": []}


async def test_a_day_is_made_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(sqlite) as house:
        first = await house.browser().get("/api/daily/2026-11-16")
        monkeypatch.setattr(daily, "made", None)  # nobody could make it again
        again = await house.browser().get("/api/daily/2026-11-16")
        assert (again.status_code, again.content) == (200, first.content)


@pytest.mark.parametrize(
    "day",
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
async def test_a_day_without_puzzles_is_refused(sqlite: str, day: str) -> None:
    async with served(sqlite) as house:
        reply = await house.browser().get(f"/api/daily/{day}")
    assert reply.status_code == 400
    assert reply.json() == {
        "code": "daily.no_puzzles",
        "facts": {"first": "2026-11-01", "last": "2027-03-01"},
    }


async def test_only_so_many_days_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    class Quick:
        """Who makes the puzzles of a day without thinking."""

        async def ask(self, *_: object, **__: object) -> tuple[()]:
            return ()

    monkeypatch.setattr(daily, "MOST_KEPT", 3)
    days = [(daily.FIRST + timedelta(days=number)).isoformat() for number in range(5)]
    for day in days:
        await daily.daily(Quick(), day, "")  # type: ignore[arg-type]  # it has all that is asked
    assert list(daily._kept) == days[2:]  # noqa: SLF001 - what is kept is what this is about
