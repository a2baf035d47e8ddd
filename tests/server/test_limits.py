"""How much one address, one table and one socket may ask for; and that others do not feel it."""

import asyncio
import contextlib
import json
import logging
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

from reihum.server import limits
from reihum.server.limits import Bucket, Buckets, Counts
from reihum.server.net.frames import TOO_MUCH
from reihum.server.net.guard import address_of
from reihum.server.net.socket import MOST_UNSENT, PATIENCE, TOO_SLOW
from reihum.server.settings import UNLIMITED, Limits
from tests.server.serving import GUEST, ME, served, thought
from tests.server.test_moves import begun
from tests.server.wire import PING, denied, frame, said, wired

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("standing_still")]

TABLES = "/api/tables"
WISH = {"game": "finito", "seats": [ME, GUEST]}
JOIN = {"link": "x" * 22, "name": "Eve"}
HELLO = frame(b'{"type":"react","seat":0,"reaction":"hello"}')
MOST_ROUNDS = 3000
CONTINUED = 0


def wait_of(reply: httpx.Response, code: str) -> int:
    """The seconds that a reply asks to wait."""
    assert said(reply) == (429, code)
    seconds = int(reply.headers["retry-after"])
    assert reply.json()["facts"] == {"seconds": seconds}
    return seconds


async def test_an_address_can_ask_only_so_often(sqlite: str) -> None:
    async with served(sqlite, Limits(tables=3, joins=4, requests=5)) as house:
        ann = house.browser()
        for _ in range(3):
            table = await ann.set_up("finito", ME, GUEST)
        assert 1 <= wait_of(await ann.post(TABLES, WISH), "limit.requests") <= 200
        rematch = f"{TABLES}/{table['id']}/rematch"
        assert wait_of(await house.browser().post(rematch), "limit.requests")  # the same address
        for _ in range(4):
            assert said(await ann.post("/api/join", JOIN)) == (409, "table.link_used")
        assert 1 <= wait_of(await ann.post("/api/join", JOIN), "limit.requests") <= 15
        for _ in range(5):
            assert (await ann.get(f"{TABLES}/{table['id']}")).status_code == 200
        assert wait_of(await ann.get("/health"), "limit.requests")
        assert wait_of(await denied(ann, table["id"]), "limit.requests")
        elsewhere = {"x-forwarded-for": "192.0.2.1"}
        assert (await ann.post(TABLES, WISH, headers=elsewhere)).status_code == 200
        assert len(await house.server.store.table_ids()) == 4


def test_a_household_is_one_address() -> None:
    def address(text: str) -> str:
        return address_of({"client": (text, 1)})

    assert address("2001:db8:1:2:3:4:5:6") == address("2001:db8:1:2:ffff::1")
    assert address("2001:db8:1:2::1") != address("2001:db8:1:3::1")
    assert address("192.0.2.1") != address("192.0.2.2")
    assert address("::ffff:192.0.2.1") != address("::ffff:192.0.2.2")
    assert address_of({"client": None}) == "local"
    assert address("a proxy's word") == "a proxy's word"


def test_permits_come_back_when_it_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("reihum.server.limits.monotonic", lambda: now)
    bucket = Bucket(3, 60)
    assert [bucket.wait() for _ in range(4)] == [0, 0, 0, 20]
    now = 19.0
    assert bucket.wait() == pytest.approx(1)
    now = 20.0
    assert [bucket.wait(), bucket.wait()] == [0, pytest.approx(20)]
    now = 1e9
    assert [bucket.wait() for _ in range(4)] == [0, 0, 0, pytest.approx(20)]


def test_there_are_only_so_many_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    buckets = Buckets(1, 60)
    assert buckets.wait("eve") == 0
    for number in range(9):
        buckets.wait(f"other {number}")
        assert buckets.wait("eve") > 0  # whoever asks on is not forgotten
    for number in range(20):
        buckets.wait(f"more {number}")
    assert len(vars(buckets)["_buckets"]) == 10


def test_who_has_none_any_more_is_not_remembered() -> None:
    counts = Counts(2)
    assert [counts.take("ann"), counts.take("ann"), counts.take("ann")] == [True, True, False]
    for _ in range(2):
        counts.give_back("ann")
    assert vars(counts) == vars(Counts(2))


async def test_an_address_has_only_so_many_sockets(sqlite: str) -> None:
    async with served(sqlite, Limits(sockets=3)) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, GUEST))["id"]
        async with ann.at(table), ann.at(table):
            async with ann.at(table):
                assert wait_of(await denied(ann, table), "limit.sockets")
                elsewhere = {"x-forwarded-for": "192.0.2.1"}
                async with ann.at(table, **elsewhere) as socket:
                    await socket.hear_of("shown")
            while len(house.server.tables.live[table].watchers) > 2:  # the server hears of it
                await asyncio.sleep(0)
            async with ann.at(table) as socket:
                await socket.hear_of("shown")


async def test_a_table_has_only_so_many_watchers_but_its_players_come_in(sqlite: str) -> None:
    async with served(sqlite, Limits(watchers=4)) as house:
        ann, eve = house.browser(), house.browser()
        table = (await ann.set_up("finito", ME, GUEST))["id"]
        async with contextlib.AsyncExitStack() as stack:
            tried = [stack.enter_async_context(eve.at(table)) for _ in range(12)]
            found = await asyncio.gather(*tried, return_exceptions=True)
            assert sum(not isinstance(one, Exception) for one in found) == 4
            assert wait_of(await denied(eve, table), "limit.watchers")
            async with ann.at(table) as socket:  # whoever plays has a place
                await socket.hear_of("shown")


async def test_a_socket_says_only_so_much(sqlite: str) -> None:
    most = 2 * int(Limits().messages)
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, GUEST))["id"]
        async with ann.at(table) as other, wired(ann, table) as wire:
            await other.hear_of("shown")
            await wire.send(frame(b'{"type":"ping"}') * most)
            for _ in range(2 + most):
                await wire.hear()
            replies = []
            await wire.send(frame(b'{"type":"ping"}') * (PATIENCE + most))
            while (heard := await wire.hear())[0] == 1:
                replies.append(json.loads(heard[1]))
            assert int.from_bytes(heard[1][:2], "big") == TOO_MUCH
            refused = [reply for reply in replies if reply["type"] == "refused"]
            assert {(one["code"], one["asked"]) for one in refused} == {("limit.messages", "ping")}
            assert PATIENCE - MOST_UNSENT < len(refused) <= PATIENCE + 1
            assert (await other.ask(type="ping"))["type"] == "pong"
        async with ann.at(table) as socket:  # comes back, and starts anew
            await socket.hear_of("shown")
            assert (await socket.ask(type="ping"))["type"] == "pong"


async def test_a_burst_of_messages_drops_nobody(sqlite: str) -> None:
    """All that one socket may say at once: more than anybody's queue holds."""
    burst = 2 * int(Limits().messages)
    assert burst > MOST_UNSENT
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, "finito")
        async with ben.at(table) as other, wired(ann, table) as wire:
            await other.hear_of("shown")
            await wire.send(HELLO * burst)
            for _ in range(burst):
                assert (await other.hear())["type"] == "reacted"
            for _ in range(2 + burst):
                assert (await wire.hear())[0] == 1
            assert len(house.server.tables.live[table].watchers) == 2


async def test_who_never_reads_is_dropped_and_delays_nobody(sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        ann, ben, table = await begun(house, "completto")
        watchers = house.server.tables.live[table].watchers
        async with ann.at(table) as left, ben.at(table) as right:
            await right.hear_of("shown")
            await left.hear_of("shown")
            first = thought("completto", left.view(0))
            await left.play(0, first)
            await right.hear_of("shown")
            await left.hear_of("shown")
            move = {"game": "completto", "action": msgspec.to_builtins(first)}
            again = {"type": "play", "seat": 0, "nth": 0, "move": move}
            before = set(watchers)
            async with wired(ann, table, receive_buffer=2048) as stuck:
                await stuck.hear()
                (watcher,) = watchers - before
                for _ in range(MOST_ROUNDS):
                    # Each is answered with a whole view; in the end the network takes no more.
                    await stuck.send(frame(json.dumps(again).encode()) * 2)
                    await left.ask(type="react", seat=0, reaction="hello")
                    assert (await right.hear())["type"] == "reacted"
                    if len(vars(watcher)["_unsent"]) > MOST_UNSENT / 4:
                        break
                for _ in range(MOST_UNSENT):
                    told = await left.ask(type="react", seat=0, reaction="hello")
                    assert told == await right.hear()  # others hear at once what is said
                assert watchers == before
                assert await stuck.closed() in (TOO_SLOW, None)
            async with ann.at(table) as back:  # one full view, and all is well
                kinds = [(await back.hear())["type"] for _ in range(2)]
                assert kinds == ["seated", "shown"]


async def test_a_socket_sends_so_many_other_frames_and_not_one_more(sqlite: str) -> None:
    most = 2 * int(Limits().frames)
    async with served(sqlite) as house:
        ann, _, table = await begun(house, "finito")
        async with wired(ann, table) as wire:
            await wire.send(frame(b"", PING) * most)
            for _ in range(2 + most):
                await wire.hear()
            await wire.send(frame(b'{"type":"ping"}'))
            assert b"pong" in (await wire.hear())[1]  # messages are counted apart
        async with wired(ann, table) as wire:
            await wire.send(frame(b"[", last=False) + frame(b"", CONTINUED, last=False) * most)
            assert await wire.closed() == TOO_MUCH


async def test_a_refused_socket_is_no_error_of_ours(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(sqlite, Limits(sockets=1)) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, GUEST))["id"]
        assert said(await denied(ann, table, origin="null")) == (403, "request.foreign_origin")
        assert said(await denied(ann, "unknown")) == (404, "table.unknown")
        assert said(await denied(ann, "no/where")) == (404, "request.unknown")
        async with wired(ann, table) as wire:
            assert wait_of(await denied(ann, table), "limit.sockets")
            await wire.send(frame(b"\xff"))
            assert await wire.closed() == 1007
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING] == []


async def test_handshakes_that_never_end_hinder_nobody(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await begun(house, "finito")
        place = urlsplit(house.address)
        writers = []
        for _ in range(200):
            _, writer = await asyncio.open_connection(place.hostname, place.port)
            writer.write(f"GET {TABLES}/{table}/socket HTTP/1.1\r\nUpgrade: webso".encode())
            writers.append(writer)
        async with ann.at(table) as left, ben.at(table) as right:
            await left.hear_of("shown")
            await right.hear_of("shown")
            assert (await left.ask(type="react", seat=0, reaction="hello")) == await right.hear()
        for writer in writers:
            writer.close()
            await writer.wait_closed()


async def test_nothing_that_unpacks_is_taken(sqlite: str) -> None:
    """No compression is agreed on, so that no small message becomes a large one."""
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, GUEST))["id"]
        async with ann.at(table) as socket:
            request = socket.connection.request
            response = socket.connection.response
            assert request
            assert response
            assert "permessage-deflate" in request.headers["Sec-WebSocket-Extensions"]
            assert "Sec-WebSocket-Extensions" not in response.headers
        async with wired(ann, table) as wire:
            await wire.send(bytes([0xC1]) + frame(b"x")[1:])  # as if it were compressed
            assert await wire.closed() == 1002


@pytest.mark.parametrize("path", ["/", "/metrics", "/api", "/api/openapi.json", "/nothing.png"])
async def test_pages_and_figures_are_limited_too(path: str, sqlite: str) -> None:
    async with served(sqlite, Limits(visits=3)) as house:
        ann = house.browser()
        for _ in range(3):
            assert (await ann.get(path)).status_code != 429
        assert 1 <= wait_of(await ann.get(path), "limit.requests") <= 20
        elsewhere = {"x-forwarded-for": "192.0.2.1"}
        assert (await ann.get(path, headers=elsewhere)).status_code != 429


async def test_what_is_refused_by_the_thousand_is_not_logged(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "reihum.requests")
    async with served(sqlite, Limits(visits=3)) as house:
        for _ in range(10):
            await house.browser().get("/health")
    lines = [record for record in caplog.records if record.name == "reihum.requests"]
    assert len(lines) == 3
