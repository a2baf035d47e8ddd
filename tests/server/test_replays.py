"""Replays of long matches, and lists of many tables: what they cost whoever else is there."""

import asyncio
from typing import Any

import pytest

from reihum.games import GAMES
from reihum.kernel.options import checked_options
from reihum.kernel.record import read_record
from reihum.server.settings import UNLIMITED
from reihum.server.store.store import Store
from reihum.server.tables.replays import BREATH, KEEP_EVERY
from tests.server.serving import ME, play_out, served

pytestmark = pytest.mark.anyio

TWO = (ME, {"type": "me", "name": "Ben"})


class Counting:
    """A game that counts how often its moves are made, and lets nobody make many at once."""

    def __init__(self, game: Any) -> None:
        self._game, self.made, self.most_at_once, self._at_once = game, 0, 0, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def breathe(self) -> None:
        self._at_once = 0

    def apply_written(self, *facts: Any) -> Any:
        self.made += 1
        self._at_once += 1
        self.most_at_once = max(self.most_at_once, self._at_once)
        return self._game.apply_written(*facts)


async def test_a_replay_begins_in_the_middle_and_lets_others_have_their_turn(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        table = await ann.set_up("completto", *TWO, options={"rounds": 3})
        async with ann.at(table["id"]) as socket:
            plies = await play_out("completto", socket, (0, 1))
        assert plies > 2 * KEEP_EVERY
        live = house.server.tables.live[table["id"]]
        game = Counting(live.game)
        monkeypatch.setattr(live, "game", game)
        resting = asyncio.sleep

        async def rest(seconds: float) -> None:
            game.breathe()
            await resting(seconds)

        monkeypatch.setattr("reihum.server.tables.replays.asyncio.sleep", rest)
        path = f"/api/tables/{table['id']}/plies"
        last = (await ann.get(f"{path}/{plies}")).json()
        assert last["plies"] == plies
        assert game.made == plies
        assert game.most_at_once <= BREATH
        for ply in (plies, plies - 1, plies - KEEP_EVERY, 1):
            game.made = 0
            game.breathe()
            shown = (await ann.get(f"{path}/{ply}")).json()
            assert game.made < KEEP_EVERY
            assert shown["ply"] == ply
        record = read_record((await ann.get(f"/api/tables/{table['id']}/record")).content)
        options = checked_options(GAMES["completto"].options, record.options)
        state = GAMES["completto"].start(options, 2, record.seed)
        for at, line in enumerate(record.moves):
            seat, _, action = line.partition(" ")
            state = GAMES["completto"].apply(
                state, int(seat), GAMES["completto"].read_action(action)
            )
            assert at + 1 != 7 or (await ann.get(f"{path}/7")).json()["move"] == line


async def test_my_tables_are_found_without_looking_at_all_others(sqlite: str) -> None:
    """The plan of the database names an index for every table that it reads."""
    async with served(sqlite) as house:
        database: Any = house.server.store.database
        asked: list[tuple[str, tuple[Any, ...]]] = []
        reading = database.read

        class Watched:
            """The database; compiled, nothing of it can be replaced."""

            async def read(self, sql: str, *values: Any) -> Any:
                asked.append((sql, values))
                return await reading(sql, *values)

            def __getattr__(self, name: str) -> Any:
                return getattr(database, name)

        watched: Any = Watched()
        store = Store(watched)
        await house.browser().set_up("finito", *TWO)
        await store.tables_of("nobody", 50)
        assert asked
        for sql, values in asked:
            plan = "\n".join(
                str(row) for row in await reading(f"EXPLAIN QUERY PLAN {sql}", *values)
            )
            assert "SCAN tables" not in plan, plan
            assert "SCAN seats" not in plan, plan
