"""A server as one process: it takes connections from other workers, and ends when it is told to."""

import asyncio
import contextlib
import os
import socket
import threading
from functools import partial

import uvicorn

from reihum.server.net.app import SERVER, Server
from reihum.server.net.connections import CLOSING, Connection

STOP_SECONDS = 5  # for what is under way
CLOSE_SECONDS = 5  # after that, for the players and the database


class Serving(uvicorn.Server):
    """A server to which other workers give connections, and which lets its tables go in time."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin; from now on other workers may give it connections, too."""
        await super().startup(sockets)
        if usher := self._app.usher:
            self._taking: set[asyncio.Task[None]] = set()
            usher.door.open(self._take)

    @property
    def _app(self) -> Server:
        app: Server = self.lifespan.state[SERVER]
        return app

    def _take(self, plug: socket.socket, data: bytes) -> None:
        task = asyncio.create_task(self._serve_taken(plug, data))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _serve_taken(self, plug: socket.socket, data: bytes) -> None:
        """Go on with a connection of which another worker has read this much."""
        plug.setblocking(False)
        make = partial(
            Connection,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        with contextlib.suppress(OSError):  # it is gone already
            _, connection = await asyncio.get_running_loop().connect_accepted_socket(make, plug)
            connection.data_received(data)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let go of the tables before anybody is sent away: they come back at once.

        Whoever was let in since then is sent away, too; and nobody is left when it is over.
        """
        await self._app.leave()
        self.lifespan.state[CLOSING] = True
        await super().shutdown(sockets)
        for connection in tuple(self.server_state.connections):
            connection.transport.abort()
        await asyncio.sleep(0)  # in which they end


class Worker(Serving):
    """A server that ends when it is told to, whatever hangs: a disk, a process, a driver."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; if that takes too long, at once."""
        last = threading.Timer(STOP_SECONDS + CLOSE_SECONDS, os._exit, (1,))
        last.daemon = True
        last.start()
        await super().shutdown(sockets)
