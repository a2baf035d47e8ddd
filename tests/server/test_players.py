"""Computer players: whatever becomes of them, their table goes on; and nobody waits for them."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reihum.games import GAMES
from reihum.server.settings import UNLIMITED
from reihum.server.store.database import DatabaseDown
from reihum.server.thinking import minds
from reihum.server.thinking.players import ASK_LATER, MOST_ASKED
from tests.amounts import amount
from tests.server.odd_players import (
    WAITING,
    dying,
    endless,
    illegal,
    late_advice,
    mistaken,
    noted,
    senseless,
    until_told,
)
from tests.server.serving import COMPUTER, GUEST, ME, House, Socket, play_out, served, thought
from tests.server.test_moves import begun, moves_of, refusal

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def own_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What these players look for is told to processes that begin now."""
    monkeypatch.setattr("reihum.server.net.app.Minds", minds.Minds)


ROUNDS = 4
CROWD = amount(20, 100)
ASKED = amount(8, MOST_ASKED)  # at once, before anybody is refused


async def plays_on(game: str, house: House, socket: Socket, table: str) -> None:
    """Both seats make a few moves."""
    await play_out(game, socket, (0,), most=ROUNDS)
    while house.server.tables.live[table].nth[1] < ROUNDS - 1:
        await socket.hear()


@pytest.mark.parametrize("function", [mistaken, dying, endless, senseless, illegal])
async def test_a_player_that_fails_does_not_stop_its_table(
    function: Callable[..., str], sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is decided: the first of its legal moves is made in its place."""
    monkeypatch.setattr(minds, "LONGEST_THOUGHT", 0.1)
    monkeypatch.setattr("reihum.server.thinking.players.think", function)
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, COMPUTER))["id"]
        live = house.server.tables.live[table]
        first = live.game.offered(live.game.view(live.match, 1))[0]
        async with ann.at(table) as socket:
            await plays_on("finito", house, socket, table)
        moves = await house.server.store.moves(table)
        own = [move.action for move in moves if move.seat == 1]
        assert own[0] == live.game.write_action(first)


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_player_may_not_do_is_refused_and_done_otherwise(
    game: str, sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("reihum.server.thinking.players.think", illegal)
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up(game, ME, COMPUTER))["id"]
        async with ann.at(table) as socket:
            await plays_on(game, house, socket, table)
    assert f"simple at {game}: game.round_not_over" in caplog.text


class Held:
    """Players who think until they are told to stop."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._file = folder / "stop"
        monkeypatch.setenv(WAITING, str(self._file))
        monkeypatch.setattr(minds, "LONGEST_THOUGHT", 600.0)

    def end(self) -> None:
        """Let all of them come to an end."""
        self._file.touch()


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Held:
    return Held(tmp_path, monkeypatch)


async def until_idle(house: House) -> None:
    """Wait until nobody thinks any more."""
    players = vars(house.server.players)
    while players["_thinking"] or players["_advising"]:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("successor", ["person", "other player", "nobody"])
async def test_a_thought_is_not_played_once_the_seat_is_anothers(
    successor: str,
    sqlite: str,
    monkeypatch: pytest.MonkeyPatch,
    held: Held,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """And that is nothing that the log should complain about."""
    monkeypatch.setattr("reihum.server.thinking.players.think", until_told)
    async with served(sqlite) as house:
        ann, ben = house.browser(), house.browser()
        table = (await ann.set_up("finito", ME, COMPUTER))["id"]
        free = {"seat": 1, "player": "random" if successor == "other player" else None}
        seats = (await ann.post(f"/api/tables/{table}/free", free)).json()["seats"]
        if successor == "person":
            await ben.join(seats[1]["link"], "Ben")
        held.end()
        await until_idle(house)
        stored = await house.server.store.moves(table)
        assert [move.seat for move in stored] == ([1] if successor == "other player" else [])
        assert not [line for line in caplog.records if line.name == "reihum"]
        if successor == "person":
            async with ben.at(table) as socket:
                await socket.hear_of("shown")
                assert socket.nth(1) == 0
                await socket.play(1, thought("finito", socket.view(1)))
                assert (await socket.hear_of("shown"))["ply"] == 1


async def test_a_hundred_thinking_players_keep_no_person_waiting(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, held: Held
) -> None:
    monkeypatch.setattr("reihum.server.thinking.players.think", until_told)
    before = set(active_children())  # of other tests, not yet gone
    async with served(sqlite, UNLIMITED) as house:
        host = house.browser()
        for _ in range(CROWD):
            await host.set_up("finito", ME, COMPUTER)
        assert len(vars(house.server.players)["_thinking"]) == CROWD
        ann, ben, table = await begun(house, "finito")
        async with ann.at(table) as left, ben.at(table) as right:
            await asyncio.gather(play_out("finito", left, (0,)), play_out("finito", right, (1,)))
        # Theirs, and perhaps the adviser's, who counts what came in the match that is over.
        assert len(set(active_children()) - before) <= house.server.settings.thinkers + 1
        held.end()
        await until_idle(house)
        moves = [len(await house.server.store.moves(t)) for t in house.server.tables.live]
        assert moves.count(1) == CROWD


@pytest.mark.parametrize("game", GAMES)
async def test_a_player_is_told_what_a_person_in_its_place_would_see(
    game: str, sqlite: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Byte for byte; and from its player's process nothing else can be asked."""
    monkeypatch.setenv(WAITING, str(tmp_path / "notes"))
    monkeypatch.setattr("reihum.server.thinking.players.think", noted)
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up(game, ME, COMPUTER))["id"]
        async with ann.at(table) as socket:
            await plays_on(game, house, socket, table)
        await until_idle(house)
        live = house.server.tables.live[table]
        moves = await house.server.store.moves(table)
    match = live.game.start(live.options, 2, live.row.seed)
    seen = set()
    for move in moves:
        if 1 in live.game.waiting(match):
            seen.add(msgspec.json.encode(live.game.view(match, 1)))
        match = live.game.apply_written(match, move.seat, move.action)
    told = (tmp_path / "notes").read_bytes().splitlines()
    assert len(told) >= ROUNDS - 1
    assert set(told) <= seen


async def test_a_crowd_that_asks_for_hints_does_not_starve_the_players(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, held: Held
) -> None:
    monkeypatch.setattr("reihum.server.thinking.players.advise", late_advice)
    monkeypatch.setattr("reihum.server.thinking.players.LONGEST_WAIT", 600.0)
    monkeypatch.setattr("reihum.server.thinking.players.MOST_ASKED", ASKED)
    async with served(sqlite, UNLIMITED) as house, contextlib.AsyncExitStack() as stack:
        ann = house.browser()
        sockets = []
        for number in range(ASKED):
            table = await ann.set_up("finito", ME, GUEST, hints=True)
            await house.browser().join(table["seats"][1]["link"], "Ben")
            await ann.do(f"/api/tables/{table['id']}/start")
            elsewhere = {"x-forwarded-for": f"192.0.2.{number + 1}"}
            socket = await stack.enter_async_context(ann.at(table["id"], **elsewhere))
            await socket.hear_of("shown")
            await socket.say(type="hint", seat=0)
            assert (await socket.ask(type="ping"))["type"] == "pong"  # nobody waits for a hint
            assert await refusal(socket, type="hint", seat=0) == "limit.messages"
            sockets.append(socket)
        table = (await ann.set_up("finito", ME, COMPUTER, hints=True))["id"]
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            await socket.say(type="hint", seat=0)
            refused = await socket.hear_of("refused")
            assert (refused["code"], refused["facts"]) == ("limit.hints", {"seconds": ASK_LATER})
            assert (refused["asked"], refused["seat"]) == ("hint", 0)  # told later, by another way
            await play_out("finito", socket, (0,))
        held.end()
        for socket in sockets:
            await socket.hear_of("hinted")


async def test_a_question_that_nobody_has_time_for_is_refused(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, held: Held
) -> None:
    monkeypatch.setattr("reihum.server.thinking.players.advise", late_advice)
    monkeypatch.setattr("reihum.server.thinking.players.LONGEST_WAIT", 0.0)
    async with served(sqlite) as house, contextlib.AsyncExitStack() as stack:
        sockets = []
        for _ in range(2):
            ann, _, table = await begun(house, "finito", hints=True)
            socket = await stack.enter_async_context(ann.at(table))
            await socket.hear_of("shown")
            await socket.say(type="hint", seat=0)
            sockets.append(socket)
            if len(sockets) == 1:  # so that it is asked first
                assert (await socket.ask(type="ping"))["type"] == "pong"
        refused = await sockets[1].hear_of("refused")
        assert (refused["code"], refused["facts"]) == ("limit.hints", {"seconds": ASK_LATER})
        held.end()
        assert (await sockets[0].hear_of("hinted"))["seat"] == 0
        assert (await sockets[1].ask(type="hint", seat=0))["type"] == "hinted"


@contextlib.asynccontextmanager
async def three_tabs(sqlite: str) -> AsyncIterator[tuple[House, str, Socket, Socket, Socket]]:
    """A game of two with hints: two tabs of the first of them, and one of the other."""
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, "finito", hints=True)
        async with ann.at(table) as left, ann.at(table) as tab, ben.at(table) as right:
            for socket in (left, tab, right):
                await socket.hear_of("shown")
            yield house, table, left, tab, right


async def test_a_hint_is_thought_of_once_and_dropped_when_it_is_past(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, held: Held
) -> None:
    monkeypatch.setattr("reihum.server.thinking.players.advise", late_advice)
    async with three_tabs(sqlite) as (house, table, left, tab, right):
        for socket, seat in ((left, 0), (tab, 0), (right, 1)):
            await socket.say(type="hint", seat=seat)
            assert (await socket.ask(type="ping"))["type"] == "pong"
        assert len(vars(house.server.players)["_advising"]) == 2
        await left.play(0, thought("finito", left.view(0)))
        for socket in (left, tab, right):
            await socket.hear_of("shown")
        held.end()
        await right.hear_of("hinted")
        await until_idle(house)
        for socket in (left, tab):
            assert (await socket.ask(type="ping"))["type"] == "pong"
        assert await moves_of(house, table) == 1


async def test_a_hint_for_the_next_move_is_thought_of_anew(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, held: Held
) -> None:
    """Though somebody still thinks about the last one."""
    monkeypatch.setattr("reihum.server.thinking.players.advise", late_advice)
    async with three_tabs(sqlite) as (house, _, left, tab, right):
        await left.say(type="hint", seat=0)
        await left.play(0, thought("finito", left.view(0)))
        await right.play(1, thought("finito", right.view(1)))
        while tab.shown["ply"] < 2:
            await tab.hear()
        await tab.say(type="hint", seat=0)
        assert (await tab.ask(type="ping"))["type"] == "pong"
        assert len(vars(house.server.players)["_advising"]) == 2
        held.end()
        told = (await tab.hear_of("hinted"))["hint"]["action"]
        assert told["square"] in tab.view(0)["targets"]


async def test_a_player_waits_for_a_database_that_is_away(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, held: Held
) -> None:
    monkeypatch.setattr("reihum.server.thinking.players.think", until_told)
    monkeypatch.setattr("reihum.server.thinking.players.FIRST_DELAY", 0.0)
    monkeypatch.setattr("reihum.server.store.sqlite.BUSY_SECONDS", 0.0)
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, COMPUTER))["id"]
        store, tried = house.server.store, asyncio.Event()
        add_move = store.add_move

        async def noticed(*move: Any, **more: Any) -> bool:
            try:
                return await add_move(*move, **more)
            except DatabaseDown:
                tried.set()
                raise

        monkeypatch.setattr(store, "add_move", noticed)
        other = sqlite3.connect(sqlite, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        held.end()
        await tried.wait()
        other.execute("ROLLBACK")
        other.close()
        await until_idle(house)
        assert await moves_of(house, table) == 1


async def test_a_crowd_of_tables_makes_nobody_elses_player_wait(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, held: Held
) -> None:
    """Twenty-four thoughts of one address wait when another one wants its first."""
    monkeypatch.setattr("reihum.server.thinking.players.think", until_told)
    eve, ann = {"x-forwarded-for": "192.0.2.66"}, {"x-forwarded-for": "192.0.2.1"}
    async with served(sqlite, UNLIMITED) as house:
        tables = []
        for where, others in (*[(eve, (COMPUTER,) * 3)] * 8, (ann, (COMPUTER,))):
            wish = {"game": "finito", "seats": (ME, *others)}
            reply = await house.browser().post("/api/tables", wish, headers=where)
            tables.append(reply.json()["id"])
        held.end()
        await until_idle(house)
        store = house.server.tables.store
        made = [(move.at, table) for table in tables for move in await store.moves(table)]
        assert len(made) == 8 * 3 + 1
        order = [table for _, table in sorted(made)]
        assert order.index(tables[-1]) <= 2  # after the one under way, and one more
