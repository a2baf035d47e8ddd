"""A browser at a table: what it says, and what it is told."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from reihum.kernel.answers import Answer, Refused, Unreadable
from reihum.kernel.match import Seat
from reihum.server import messages, referee
from reihum.server.database import DatabaseDown
from reihum.server.frames import SOCKET, TOO_MUCH, Socket
from reihum.server.limits import Bucket
from reihum.server.messages import Arrange, Asked, Hint, Ping, Play, React
from reihum.server.players import Players
from reihum.server.seats import seats_of
from reihum.server.table import Table, encode

MOST_UNSENT = 64  # messages; a browser that is further behind is let go, and comes back
PATIENCE = 200  # messages over the limit, after which the socket is closed
CLOSING_SECONDS = 1.0  # for the browser to take the news that its socket is closed
TOO_SLOW = 4008
NOBODY = ""  # holds no seat
GONE: Any = {"type": "websocket.disconnect"}

asked_decoder: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)
log = logging.getLogger("reihum")


class Browser:
    """One socket; messages wait here while the network does not take them."""

    def __init__(self, websocket: WebSocket, owner: str | None) -> None:
        self.owner = owner
        self._websocket = websocket
        self.socket: Socket = websocket.scope["extensions"][SOCKET]
        self.socket.resumed = self._send
        self._unsent: deque[bytes] = deque()
        self.too_slow = False

    def tell(self, message: bytes) -> None:
        """Send a message, or queue it; a browser that cannot keep up is dropped, not waited for."""
        if not self._unsent and self.socket.write(message):
            return
        if len(self._unsent) < MOST_UNSENT:
            self._unsent.append(message)
        elif not self.too_slow:
            self.too_slow = True
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


class Conversation:
    """What one browser may say at one table."""

    def __init__(self, table: Table, browser: Browser, players: Players) -> None:
        self.table, self.browser, self.players = table, browser, players
        self._hinting: asyncio.Task[None] | None = None

    async def hear(self, text: str) -> None:
        """Follow a message, or say why not; nothing else can come of it."""
        try:
            match asked := _asked(text):
                case Play():
                    await self._play(asked)
                case Ping():
                    self.browser.tell(encode(messages.Pong()))
                case Arrange() | React():
                    self._own(asked.seat)
                    self.table.show_passing(asked)
                    await self.table.store.announce(self.table.row.id, text)
                case Hint():
                    self._hint(self._own(asked.seat))
        except (Answer, DatabaseDown) as problem:
            self._refuse(problem)

    def _refuse(self, problem: Answer | DatabaseDown) -> None:
        if isinstance(problem, Answer):
            refusal = messages.Refused(problem.code, facts_of(problem))
        else:
            log.error("the database does not answer: %s", problem)
            refusal = messages.Refused("server.try_again")
        self.browser.tell(encode(refusal))

    def _own(self, seat: Seat) -> Seat:
        """The seat, if it belongs to this browser: the message alone proves nothing."""
        if seat not in seats_of(self.table.row, self.browser.owner):
            raise Refused("table.not_your_seat")
        return seat

    async def _play(self, asked: Play) -> None:
        action = self.table.read_action(bytes(asked.action))
        holder = self.browser.owner or NOBODY
        if not await self.table.play(asked.seat, asked.nth, action, holder):
            self.browser.tell(encode(self.table.shown_to(self.browser.owner)))

    def _hint(self, seat: Seat) -> None:
        """Let somebody think about it; the browser may go on meanwhile."""
        table = self.table
        if not table.row.hints:
            raise Refused("table.no_hints")
        if not table.playing or seat not in table.game.waiting(table.state):
            raise Refused("game.not_your_move")
        if self._hinting and not self._hinting.done():
            raise Refused("limit.messages")
        self._hinting = asyncio.create_task(self._tell_hint(seat, table.made[seat]))

    async def _tell_hint(self, seat: Seat, nth: int) -> None:
        try:
            best, stages = await referee.hint(self.players, self.table, seat)
        except (Answer, DatabaseDown) as problem:
            self._refuse(problem)
        else:
            if self.table.made[seat] == nth:  # else the question is past
                self.browser.tell(encode(messages.Hinted(seat, best, stages)))

    def end(self) -> None:
        """Nobody listens any more."""
        if self._hinting:
            self._hinting.cancel()


def _asked(text: str) -> Asked:
    try:
        return asked_decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError) as problem:
        raise Unreadable("message.unreadable", why=str(problem)) from None


def facts_of(answer: Answer) -> dict[str, Any]:
    """The facts as JSON can hold them."""
    return {name: _plain(fact) for name, fact in answer.facts.items()}


def _plain(fact: object) -> Any:
    return fact if isinstance(fact, str | int | float | tuple | list | None) else str(fact)


async def converse(
    websocket: WebSocket, table: Table, owner: str | None, players: Players, permits: Bucket
) -> None:
    """Stay with a browser until it goes, or is too slow, or says too much."""
    browser = Browser(websocket, owner)
    conversation = Conversation(table, browser, players)
    table.welcome(browser)
    try:
        # In a task of its own: whatever wakes it need not pass all layers that lead to here.
        patient = await asyncio.create_task(_listen(conversation, permits))
    finally:
        table.watchers.discard(browser)
        browser.end()
        conversation.end()
    if browser.too_slow:
        await browser.close(TOO_SLOW)
    elif not patient:
        await browser.close(TOO_MUCH)


async def _listen(conversation: Conversation, permits: Bucket) -> bool:
    """Follow what the browser says until it is gone; False if it says too much."""
    browser, refused = conversation.browser, 0
    while True:
        # Nothing but this waiting is ever cut short: a move under way is made.
        message: Any = await browser.socket.receive()
        if browser.too_slow or message["type"] == GONE["type"]:
            return True
        if permits.wait():
            refused += 1
            browser.tell(encode(messages.Refused("limit.messages")))
            if refused > PATIENCE:
                return False
        elif (text := message.get("text")) is None:
            browser.tell(encode(messages.Refused("message.not_text")))
        else:
            await conversation.hear(text)
        if not browser.socket.queue.empty():
            await asyncio.sleep(0)  # a hundred messages at once must not fill everybody's queue
