"""A server that ends sends everybody away, also whoever came when it had begun to."""

import asyncio
import logging
import socket
from functools import partial

import pytest

from reihum.server.net.connections import Connection
from reihum.server.net.run import config
from reihum.server.net.serving import Serving
from reihum.server.settings import Settings

pytestmark = pytest.mark.anyio

SLOWLY = b"GET /health HTTP/1.1\r\nhost:"


async def started(database: str) -> tuple[Serving, "asyncio.Task[None]"]:
    server = Serving(config(Settings(database=database, thinkers=1), "127.0.0.1", 0))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not serving.done(), "the server did not start"
    return server, serving


async def come(server: Serving, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Somebody whom the system lets in now."""
    near, far = socket.socketpair()
    reader, writer = await asyncio.open_connection(sock=near)
    writer.write(said)
    make = partial(
        Connection,
        config=server.config,
        server_state=server.server_state,
        app_state=server.lifespan.state,
    )
    far.setblocking(False)
    await asyncio.get_running_loop().connect_accepted_socket(make, far)
    return reader, writer


async def test_who_comes_when_all_others_are_sent_away_is_sent_away_too(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server, serving = await started(sqlite)
    late: list[asyncio.Task[tuple[asyncio.StreamReader, asyncio.StreamWriter]]] = []
    send_away = Connection.shutdown

    def somebody_comes(self: Connection) -> None:
        late.append(asyncio.create_task(come(server, b"")))
        send_away(self)

    monkeypatch.setattr(Connection, "shutdown", somebody_comes)
    _, first = await come(server, SLOWLY)
    server.should_exit = True
    with caplog.at_level(logging.ERROR):
        await serving
    reader, writer = await late[0]
    assert await reader.read() == b""
    assert not caplog.records  # nobody had to be waited for
    first.close()
    writer.close()


async def test_nobody_is_left_when_a_server_has_waited_long_enough(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, serving = await started(sqlite)
    server.config.timeout_graceful_shutdown = 0
    monkeypatch.setattr(Connection, "shutdown", lambda _: None)  # it does not go
    reader, writer = await come(server, SLOWLY)
    server.should_exit = True
    await serving
    assert not server.server_state.connections
    assert await reader.read() == b""
    writer.close()
