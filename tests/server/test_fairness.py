"""What chance has brought on a server: every match that ends there is counted, once."""

import asyncio
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reihum.games import GAMES
from reihum.kernel.record import read_record
from reihum.puzzles.deals import deal_seed
from reihum.review.draws import POSSIBLE, drawn
from reihum.server.settings import UNLIMITED
from reihum.server.tables import day
from reihum.server.tables.importing import restored
from reihum.server.thinking.fairness import Tally
from tests.review.test_luck import record_of
from tests.server.serving import ME, House, play_out, served

pytestmark = pytest.mark.anyio

TWO = (ME, {"type": "me", "name": "Ben"})


async def counted(house: House, table: str) -> None:
    """Wait until the match of this table is counted."""
    while not await house.server.store.counted(table):
        await asyncio.sleep(0.02)


async def told(house: House) -> dict[tuple[str, str], dict[str, int]]:
    reply = (await house.browser().get("/api/fairness")).json()
    return {(one["game"], one["kind"]): one["counts"] for one in reply["draws"]}


async def test_a_match_that_ends_is_counted_once(database: str) -> None:
    async with served(database, UNLIMITED) as house:
        assert await told(house) == {}
        ann = house.browser()
        expected: dict[tuple[str, str], dict[str, int]] = {}
        for _ in range(2):
            table = (await ann.set_up("finito", *TWO))["id"]
            async with ann.at(table) as socket:
                await play_out("finito", socket, (0, 1))
            await counted(house, table)
            record = read_record((await ann.get(f"/api/tables/{table}/record")).content)
            add(expected, "finito", drawn(GAMES["finito"], record))
            assert not await house.server.store.count(table, "finito", {"face": {"1": 5}})
        assert await told(house) == expected
    async with served(database, UNLIMITED) as house:
        await house.browser().get(f"/api/tables/{table}")  # who looks at it again counts nothing
        assert await told(house) == expected


def add(sums: dict[tuple[str, str], dict[str, int]], game: str, found: Any) -> None:
    """Add up, what never came with a zero."""
    for kind, counts in found.items():
        every = sums.setdefault((game, kind), dict.fromkeys(POSSIBLE[game][kind], 0))
        for what, count in counts.items():
            every[what] += count


async def test_a_record_that_somebody_brings_is_not_counted(sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        record = msgspec.to_builtins(record_of("finito", ["gentle", "gentle"], "chosen"))
        table = (await ann.post("/api/records", record)).json()["id"]
        assert await house.server.store.counted(table)
        assert await told(house) == {}


async def test_a_match_that_ended_elsewhere_is_not_counted(sqlite: str, tmp_path: Path) -> None:
    """Whoever played it there may have chosen its seed."""
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", *TWO))["id"]
        async with ann.at(table) as socket:
            await play_out("finito", socket, (0, 1))
        (saved,) = [one async for one in house.server.store.saved()]
    async with served(str(tmp_path / "elsewhere"), UNLIMITED) as house:
        assert await restored(house.server.store, msgspec.json.encode(saved))
        assert await house.server.store.counted(table)
        assert await told(house) == {}


async def test_a_match_that_was_removed_meanwhile_is_not_counted(database: str) -> None:
    """Nor is anything that is written together with it lost."""
    async with served(database) as house:
        store = house.server.store
        counting = store.count("removed", "finito", {"face": {"1": 5}})
        counted, taken = await asyncio.gather(counting, store.beat(), return_exceptions=True)
        assert (counted, taken) == (False, None)
        assert await told(house) == {}


async def test_counts_stay_when_tables_go(sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", *TWO))["id"]
        async with ann.at(table) as socket:
            await play_out("finito", socket, (0, 1))
        await counted(house, table)
        before = await told(house)
        await ann.do("/api/forget")
        assert await told(house) == before


def test_every_day_that_has_deals_is_known_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last one, too: tomorrow, which in some places has begun already."""
    monkeypatch.setattr(day, "last", lambda: date(2026, 11, 5))
    known = [f"2026-11-{one:02}" for one in range(1, 7)]
    found = [day.is_deal(deal_seed(one, "finito"), "finito") for one in known]
    assert found == [True] * 5 + [False]


async def test_the_deal_of_a_day_is_not_counted(sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        reply = await ann.post("/api/daily/2026-11-02/deals", {"game": "finito"})
        table = house.server.tables.live[reply.json()["id"]]
        async with ann.at(table.row.id) as socket:
            await play_out("finito", socket, (0,))
        await table.worked_out[Tally]
        assert not await house.server.store.counted(table.row.id)
        assert await told(house) == {}
