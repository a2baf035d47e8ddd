"""What nobody may know leaves the server in no byte: frames, replies, refusals, logs, figures."""

import asyncio
import json
import logging
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from reihum.games import GAMES
from reihum.kernel.chance import seed_hash
from reihum.server.net.endpoints import ENDPOINTS
from reihum.server.store.rows import TableRow
from reihum.server.supervision import mark
from reihum.server.wire.talk import Told
from tests.server.processes import Process
from tests.server.serving import GUEST, ME, Browser, House, Socket, served, thought
from tests.server.test_moves import begun
from tests.server.wire import said

pytestmark = pytest.mark.anyio

LONG_ENOUGH = 6  # tiles in a row that do not lie so elsewhere by chance
MOVES = 16  # that are listened to
DATE = "2026-11-02"
DAY = f"/api/daily/{DATE}"
API = (
    "/health",
    "/health/live",
    "/metrics",
    "/api",
    "/api/openapi.json",
    "/api/version",
    "/api/games",
    "/api/fairness",
)
# All that tells everything.
AFTERWARDS = ("/record", "/review", "/plies/0", "/plies/1", "/plies/999999")
KINDS = {kind.__struct_config__.tag for kind in get_args(Told)}


class Eavesdropper:
    """Somebody at a table who keeps every byte."""

    def __init__(self, browser: Browser, socket: Socket, seat: int | None) -> None:
        self.browser, self.socket, self.seat = browser, socket, seat
        self.heard: list[str] = []
        self.searched = 0

    async def hear(self) -> dict[str, Any]:
        """The next message, kept."""
        message = await self.socket.hear()
        self.heard.append(json.dumps(message, separators=(",", ":"), ensure_ascii=False))
        return message

    async def hear_of(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; all before it are kept, too."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def ask(self, **message: Any) -> None:
        """Say something, and keep the answer."""
        await self.socket.say(**message)
        await self.hear()

    def search(self, texts: list[str]) -> None:
        """Fail if one of these texts was told since the last search."""
        for heard in self.heard[self.searched :]:
            assert not [text for text in texts if text in heard], heard
        self.searched = len(self.heard)


def hidden(game: str, state: Any, seat: int | None) -> Iterator[Sequence[Any]]:
    """What this seat may not know of a round, as it would be written."""
    if game == "rummy":
        yield state.pool
        if state.points is None:
            yield from (rack for other, rack in enumerate(state.racks) if other != seat)
    elif game == "completto":
        yield list(state.pile)
        for dealt, tiles, row in zip(state.dealt, state.tiles, state.rows, strict=True):
            yield list(dealt[1:])
            yield [tile for tile, reading in zip(tiles, row, strict=True) if not reading]
    else:
        yield from (list(counters) for counters in state.face_down)


def fragments(game: str, match: Any, seat: int | None) -> list[str]:
    """Pieces of text that only somebody could send who knows what is hidden."""
    found = [match.seed, match.seed[:16]]
    for tiles in hidden(game, match.round, seat):
        if len(tiles) >= LONG_ENOUGH:
            text = json.dumps(list(tiles)[:LONG_ENOUGH], separators=(",", ":"))
            found.append(text[1:-1])
    return found


async def kept_row(house: House, table: str) -> TableRow:
    row = await house.server.store.table(table)
    assert row
    return row


async def provoke(party: Eavesdropper, others: list[int]) -> None:
    """Ask for everything that one does not get."""
    for seat in others:
        for action in ({"type": "draw"}, {"type": "stay"}, {"type": "lay", "table": []}, {}):
            for game in GAMES:
                move = {"game": game, "action": action}
                await party.ask(type="play", seat=seat, nth=0, move=move)
        await party.ask(type="arrange", seat=seat, draft={"type": "lay", "table": []})
        await party.ask(type="hint", seat=seat)
    await party.ask(type="view", seat=0)
    await party.ask(type="ping")


ASKED = {
    "/api/invitation": {"link": "x" * 22},
    "/api/join": {"link": "x" * 22, "name": "Eve"},
    "/api/tables": {"game": "chess", "seats": [ME, GUEST]},
    "/api/tables/{id}/free": {"seat": 3},
    "/api/tables/{id}/leave": {"seat": 3},
    "/api/tables/{id}/take-back": {"seat": 3},
    "/api/tables/{id}/rematch": None,
    "/api/tables/{id}/start": None,
    "/api/tables/{id}/plies/{ply}/weigh": {"seat": 0},
    "/api/records": {},
    "/api/daily/{date}/deals": {"game": "chess"},
    "/api/puzzles": {"game": "chess", "level": 1},
    "/api/completto/fits": {"row": "1 . 9", "tile": "5"},
    "/api/finito/board": {"board": "", "roll": 5},
    "/api/scores": {"game": "completto", "lines": []},
    "/api/rummy/check": {"before": "", "after": "", "rack": ""},
    "/api/rummy/solve": {"table": "", "rack": ""},
    "/api/rummy/steps": {"before": "", "after": ""},
}


def test_every_endpoint_is_listened_to() -> None:
    """Whoever adds one has to say here how it is asked in the middle of a match."""
    # Whoever is forgotten hears nothing more: see test_people.
    assert {e.path for e in ENDPOINTS if e.method != "GET"} == {*ASKED, "/api/forget"}
    heard = {*API, "/api/tables", "/api/tables/{id}", "/api/daily/{date}"}
    heard |= {"/api/daily/{date}/deals"}  # of the date alone, and long to work out: see test_daily
    own = ("/record", "/review", "/plies/{ply}", "/story")
    heard |= {f"/api/tables/{{id}}{path}" for path in own}
    assert {e.path for e in ENDPOINTS if e.method == "GET"} <= heard


async def replies(browser: Browser, table: str) -> str:
    """All that HTTP tells a browser."""
    found = [await browser.get(f"/api/tables/{table}{path}") for path in AFTERWARDS]
    assert {said(reply) for reply in found} == {(409, "game.not_over")}
    found += [await browser.get(path) for path in (*API, "/api/tables", DAY)]
    found += [await browser.get(f"/api/tables/{table}{path}") for path in ("", "/socket", "/story")]
    for path, body in ASKED.items():
        found.append(await browser.post(path.format(id=table, date=DATE, ply=0), body))
    return "\n".join(f"{reply.headers}\n{reply.text}" for reply in found)


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_hidden_is_in_any_byte(
    game: str, sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "reihum")
    caplog.set_level(logging.INFO)
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, game, hints=True)
        eve = house.browser()
        row = await kept_row(house, table)
        assert row.seed not in (await ann.get(f"/api/tables/{table}")).text
        async with ben.at(table) as early:
            await early.hear_of("shown")
        while not house.server.tables.live[table].attendance:  # so that it is told who is away
            await asyncio.sleep(0.01)
        async with ann.at(table) as left, ben.at(table) as right, eve.at(table) as other:
            parties = [
                Eavesdropper(ann, left, 0),
                Eavesdropper(ben, right, 1),
                Eavesdropper(eve, other, None),
            ]
            for party in parties:
                await party.hear_of("shown")
            for number in range(MOVES):
                match = house.server.tables.live[table].match
                mover = GAMES[game].waiting(match)[0]
                acting = parties[mover]
                if number == MOVES // 2:
                    for party in parties:
                        await provoke(party, [s for s in (0, 1) if s != party.seat])
                    await acting.ask(type="hint", seat=mover)
                await acting.socket.say(type="react", seat=mover, reaction="hello")
                draft = {"type": "lay", "table": []}
                await acting.socket.say(type="arrange", seat=mover, draft=draft)
                await acting.socket.play(mover, thought(game, acting.socket.view(mover)))
                for party in parties:
                    await party.hear_of("shown")
                    now = house.server.tables.live[table].match
                    texts = [fragments(game, known, party.seat) for known in (match, now)]
                    party.search(texts[0] + texts[1])
            told = {json.loads(heard)["type"] for party in parties for heard in party.heard}
            assert told == KINDS - (set() if game == "rummy" else {"arranging"})
            public = [await replies(party.browser, table) for party in parties]
        secret = [row.seed, row.host, *[str(seat.owner) for seat in row.seats]]
        secret += [ann.token or "?", ben.token or "?"]
        for text in secret:
            assert all(text not in reply for reply in public)
            assert all(text not in heard for party in parties for heard in party.heard)
        lines = "\n".join(record.getMessage() for record in caplog.records)
        assert f"/api/tables/{table}" in lines  # they are kept, and were looked at
        for text in [*secret, "Ann", "Ben"]:
            assert text not in lines


async def test_the_seed_is_promised_at_the_start_and_told_at_the_end(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, {"type": "me", "name": "Ben"})
        row = await kept_row(house, table["id"])
        assert (table["seed"], table["seed_hash"]) == (None, seed_hash(row.seed))
        assert len(set(row.seed)) > 8
        assert len(row.seed) == 64
        live = house.server.tables.live[table["id"]]
        live.row = msgspec.structs.replace(live.row, status="over")
        over = (await ann.get(f"/api/tables/{table['id']}")).json()
        assert sha256(over["seed"].encode()).hexdigest() == table["seed_hash"]


async def test_a_seated_browser_sees_no_more_by_looking_on(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, _, table = await begun(house, "rummy", options={"turn_seconds": 0})
        async with ann.at(table) as seated, house.browser().at(table) as other:
            await seated.hear_of("shown")
            await other.hear_of("shown")
            assert list(seated.shown["seats"]) == ["0"]
            assert other.shown["seats"] == {}
            assert other.shown["known"] == seated.shown["known"]
            assert other.shown["known"]["public"]["racks"] is None


async def test_the_standard_error_of_a_server_holds_no_secret(sqlite: str, tmp_path: Path) -> None:
    with (tmp_path / "output").open("wb") as output:
        process = Process(sqlite, output=output)
    browsers = [Browser(process.address) for _ in range(2)]
    ann, ben = browsers
    try:
        table = await ann.set_up("rummy", ME, GUEST)
        link = table["seats"][1]["link"]
        await ben.get(f"/join/{link}")
        await ben.join(link, "Ben\u0430")
        await ben.get(f"/join/{link}")
        await ben.get("/api/tables", params={"token": ben.token or ""})
        async with ben.at(table["id"]) as socket:
            await socket.hear_of("shown")
            await socket.connection.send(b"\xff\xfe")
            await socket.connection.send("x" * 100_000)
    finally:
        for browser in browsers:
            await browser.http.aclose()
        process.stop()
    written = (tmp_path / "output").read_text("utf-8")
    lines = [json.loads(line) for line in written.splitlines() if line.startswith("{")]
    marked = f"/api/tables/{mark(table['id'])}/socket"
    assert {"/api/tables", "/api/join", "/join/...", marked} <= {line["path"] for line in lines}
    for secret in (link, ann.token, ben.token, "Ann", "Ben", table["id"]):
        assert secret
        assert secret not in written
