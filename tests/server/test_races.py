"""Everybody at once: whatever comes together at a table, one order comes of it."""

import asyncio
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from reihum.games import GAMES
from reihum.kernel.answers import Refused
from reihum.server.settings import Settings
from reihum.server.store.opening import opened
from reihum.server.store.rows import SeatRow, TableRow
from reihum.server.store.store import Store
from reihum.server.tables.seats import new_table_id
from reihum.server.tables.table import SNAPSHOT_EVERY, Table
from tests.amounts import amount
from tests.laws.matches import Played
from tests.laws.test_moves import ALL_PIECES, tiles_in

pytestmark = pytest.mark.anyio

RACES = amount(100, 10_000)
TOGETHER = 20  # races at the same time, so that they share the database's commits
OWNERS = ("ann", "ben")
SHOWN = msgspec.json.Decoder()


class Tab:
    """A browser's tab at one seat: it plays what it saw last, late or not."""

    def __init__(self, table: Table, seat: int, random: Random) -> None:
        self.owner: str | None = OWNERS[seat]
        self.table, self.seat, self.random = table, seat, random
        self.plies: list[int] = []
        self.nth = 0
        self.refused: Counter[str] = Counter()

    def tell(self, message: bytes) -> None:
        """Remember how far the match is; the view may be old when it is answered."""
        told = SHOWN.decode(message)
        if told["type"] == "shown":
            self.plies.append(told["ply"])
            self.nth = told["seats"][str(self.seat)]["nth"]

    def come_back(self) -> None:
        raise AssertionError("nobody else holds the table")

    async def play(self) -> None:
        """A few moves, legal by what this tab knows, at moments of its own."""
        for _ in range(3):
            table = self.table
            view, nth = table.game.view(table.match, self.seat), self.nth
            choice = table.game.offered(view)
            for _ in range(self.random.randrange(4)):
                await asyncio.sleep(0)
            try:
                if choice:
                    await table.play(self.seat, nth, self.random.choice(choice), self.owner)
            except Refused as problem:
                self.refused[problem.code] += 1


async def kept_table(store: Store, game: str, random: Random, **options: Any) -> Table:
    """A table that has begun."""
    row = TableRow(
        id=new_table_id(),
        game=game,
        rules=GAMES[game].rules_version,
        options=options,
        hints=False,
        seed=f"{random.random()}",
        status="playing",
        host="ann",
        created=0.0,
        next=None,
        seats=tuple(SeatRow("person", owner, owner=owner) for owner in OWNERS),
    )
    assert await store.add_table(row)
    return await revived(row, store)


async def revived(row: TableRow, store: Store) -> Table:
    """The table as a process that has never seen it reads it."""
    table = Table(row, store)
    table.revive((await store.kept([row.id]))[row.id])
    return table


def check_order(table: Table, moves: list[tuple[int, Any]]) -> None:
    """The stored moves give the table's state, and no tile is lost or new after any of them."""
    game = table.game
    state = game.start(table.options, len(OWNERS), table.row.seed)
    for seat, action in moves:
        state = game.apply_recorded(state, seat, action)
        match = Played(game, table.options, len(OWNERS), table.row.seed, state)
        assert all(found == Counter(ALL_PIECES[game.name]) for found in tiles_in(match))
    assert state == table.match


async def race(store: Store, game: str, number: int) -> Counter[str]:
    """Two tabs at each of two seats; what was refused."""
    random = Random(f"{game} {number}")
    table = await kept_table(store, game, random)
    tabs = [Tab(table, seat, random) for seat in (0, 1) for _ in range(2)]
    for tab in tabs:
        table.welcome(tab)
    await asyncio.gather(*[tab.play() for tab in tabs])
    stored = await store.moves(table.row.id)
    assert [move.ply for move in stored] == list(range(table.ply))
    check_order(table, [(m.seat, table.game.read_action(m.action)) for m in stored])
    for tab in tabs:
        assert tab.plies == list(range(table.ply + 1))  # everything, once, in its order
    return sum((tab.refused for tab in tabs), Counter())


@pytest.mark.parametrize("game", GAMES)
async def test_tabs_and_seats_that_race_make_one_match(game: str, sqlite: str) -> None:
    database = await opened(Settings(database=sqlite))
    refused: Counter[str] = Counter()
    try:
        for start in range(0, RACES, TOGETHER):
            numbers = range(start, start + TOGETHER)
            for found in await asyncio.gather(*[race(Store(database), game, n) for n in numbers]):
                refused += found
    finally:
        await database.close()
    assert set(refused) <= {"game.not_your_move"}


@pytest.mark.parametrize("first", ["move", "clock"])
async def test_a_move_and_the_clock_at_the_same_instant_make_one_move(
    first: str, sqlite: str
) -> None:
    """Whichever the server has received first; a move until the clock has looked is in time."""
    database = await opened(Settings(database=sqlite))
    store = Store(database)
    try:
        for number in range(20):
            table = await kept_table(store, "finito", Random(number), decision_seconds=1)
            table.clocks = dict.fromkeys((0, 1), store.clock.now() - 1)
            wanted = table.game.offered(table.game.view(table.match, 0))[-1]
            late = table.game.time_up(table.match, 0, None)
            assert wanted != late
            both = [table.play(0, 0, wanted, "ann"), table.time_up(0)]
            await asyncio.gather(*(both if first == "move" else reversed(both)))
            stored = [move.action for move in await store.moves(table.row.id)]
            made = wanted if first == "move" else late
            assert stored == [table.game.write_action(made)]
    finally:
        await database.close()


async def test_two_processes_that_race_make_one_match(database: str) -> None:
    """Each has the table in its own memory; the database decides about every move."""
    kept = await opened(Settings(database=database))
    store = Store(kept)
    try:
        for number in range(20):
            random = Random(number)
            here = await kept_table(store, "finito", random)
            there = await revived(here.row, store)
            tabs = [Tab(table, seat, random) for seat in (0, 1) for table in (here, there)]
            for tab in tabs:
                tab.table.welcome(tab)
            await asyncio.gather(*[tab.play() for tab in tabs])
            await asyncio.gather(here.refresh(), there.refresh())
            assert (here.match, here.ply, here.nth) == (there.match, there.ply, there.nth)
            stored = await store.moves(here.row.id)
            assert [move.ply for move in stored] == list(range(here.ply))
            check_order(here, [(m.seat, here.game.read_action(m.action)) for m in stored])
            for tab in tabs:
                assert all(before < after for before, after in pairwise(tab.plies))
                assert tab.plies[-1] == here.ply
    finally:
        await kept.close()


async def test_a_table_that_is_read_again_knows_how_many_moves_each_seat_has_made(
    sqlite: str,
) -> None:
    """Also where the last of them is in the snapshot, and nothing has come after it."""
    database = await opened(Settings(database=sqlite))
    store = Store(database)
    try:
        table = await kept_table(store, "finito", Random(1), target=1000)
        while table.ply <= SNAPSHOT_EVERY:
            seat = table.game.waiting(table.match)[-1]
            action = table.game.players["simple"](table.game.view(table.match, seat), "x")
            await table.play(seat, table.nth[seat], action, OWNERS[seat])
            again = await revived(table.row, store)
            assert (again.nth, again.ply) == (table.nth, table.ply)
            assert again.match == table.match
    finally:
        await database.close()
