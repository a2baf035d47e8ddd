"""A browser's socket at a table: reading, sending, and when it is let go."""

import asyncio
import contextlib
from collections import deque
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from reihum.server.figures import REFUSALS
from reihum.server.limits import Bucket
from reihum.server.net.conversation import Conversation, about
from reihum.server.net.frames import SOCKET, TOO_MUCH, Socket
from reihum.server.tables.table import Table, encode
from reihum.server.thinking.players import Players
from reihum.server.wire.talk import Refused

MOST_UNSENT = 64  # messages; a browser that is further behind is let go, and comes back
PATIENCE = 200  # messages over the limit, after which the socket is closed
CLOSING_SECONDS = 1.0  # for the browser to take the news that its socket is closed
TOO_SLOW = 4008
COME_BACK = 1012  # as of a server that starts again
GONE: Any = {"type": "websocket.disconnect"}


class Browser:
    """One socket; messages wait here while the network does not take them."""

    def __init__(self, websocket: WebSocket, owner: str | None) -> None:
        self.owner = owner
        self._websocket = websocket
        self.socket: Socket = websocket.scope["extensions"][SOCKET]
        self.socket.resumed = self._send
        self._unsent: deque[bytes] = deque()
        self.too_slow = self.elsewhere = False

    def tell(self, message: bytes) -> None:
        """Send a message, or queue it; a browser that cannot keep up is dropped, not waited for."""
        if not self._unsent and self.socket.write(message):
            return
        if len(self._unsent) < MOST_UNSENT:
            self._unsent.append(message)
        elif not self.too_slow:
            self.too_slow = True
            self.socket.queue.put_nowait(GONE)

    def come_back(self) -> None:
        """The table is held elsewhere by now: whoever comes in again is brought there."""
        if not self.elsewhere:
            self.elsewhere = True
            self.socket.queue.put_nowait(GONE)

    def _send(self) -> None:
        """Send what is queued, as far as the network takes it."""
        while self._unsent and self.socket.write(self._unsent[0]):
            self._unsent.popleft()

    def end(self) -> None:
        """Send nothing more of what is queued."""
        self.socket.resumed = None

    async def close(self, code: int) -> None:
        """Say why it is over, as far as the browser still listens."""
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._websocket.close(code)


async def converse(
    websocket: WebSocket, table: Table, owner: str | None, players: Players, permits: Bucket
) -> None:
    """Stay with a browser until it goes, or is too slow, or says too much."""
    browser = Browser(websocket, owner)
    conversation = Conversation(table, browser, players)
    table.welcome(browser)
    try:
        # In a task of its own: waking it up does not go through every layer of the middleware.
        patient = await asyncio.create_task(_listen(browser, conversation, permits))
    finally:
        table.part(browser)
        browser.end()
        conversation.end()
    if browser.elsewhere:
        await browser.close(COME_BACK)
    elif browser.too_slow:
        await browser.close(TOO_SLOW)
    elif not patient:
        await browser.close(TOO_MUCH)


async def _listen(browser: Browser, conversation: Conversation, permits: Bucket) -> bool:
    """Follow what the browser says until it is gone; False if it says too much."""
    refused = 0
    while True:
        # Nothing but this waiting is ever cut short: a move under way is made.
        message: Any = await browser.socket.receive()
        if browser.too_slow or browser.elsewhere or message["type"] == GONE["type"]:
            return True
        if permits.wait():
            refused += 1
            REFUSALS["limit.messages"] += 1
            of = about(message.get("text"))
            browser.tell(encode(Refused("limit.messages", {}, of.asked, of.seat, of.nth)))
            if refused > PATIENCE:
                return False
        elif (text := message.get("text")) is None:
            browser.tell(encode(Refused("message.not_text")))
        else:
            await conversation.hear(text)
        if not browser.socket.queue.empty():
            await asyncio.sleep(0)  # a hundred messages at once must not fill everybody's queue
