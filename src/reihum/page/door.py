"""The door of a page without a server: what would go by HTTP and by sockets comes in here."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec

from reihum.kernel.answers import Answer, Unreadable
from reihum.page.going_on import Seen, gone_on
from reihum.page.shelf import Keep, Shelf
from reihum.page.thinking import Elsewhere, Send
from reihum.server.house_clock import HouseClock
from reihum.server.net.conversation import Conversation
from reihum.server.net.endpoints import ENDPOINTS
from reihum.server.net.question import Endpoint, Question
from reihum.server.settings import UNLIMITED
from reihum.server.supervision import supervised
from reihum.server.tables.clocks import Clocks
from reihum.server.tables.live import Tables
from reihum.server.tables.seats import table_info
from reihum.server.thinking.players import Players
from reihum.server.wire.answers import Refusal, TableInfo

OWNER = "page"  # whoever uses this browser

Tell = Callable[[int, str], None]  # a line, and what is told on it


class Line:
    """One view of a table; it watches as a browser does at a server."""

    def __init__(self, number: int, tell: Tell) -> None:
        self.owner: str | None = OWNER
        self._number, self._tell = number, tell

    def tell(self, message: bytes) -> None:
        """Hand the message to the page."""
        self._tell(self._number, message.decode())

    def come_back(self) -> None:
        """A page's tables are held nowhere else."""


class Door:
    """All tables of a page."""

    def __init__(
        self,
        documents: Iterable[str],
        keep: Keep,
        think: Send,
        tell: Tell,
        pace: float,
    ) -> None:
        self._shelf = Shelf(keep, documents, HouseClock())
        minds = Elsewhere(think)
        self._players = Players(minds, minds, pace, UNLIMITED)
        self._tables = Tables(self._shelf, self._players.attend)
        self._shelf.listen(self._tables.heard)
        self._tell = tell
        self._lines: dict[int, tuple[Line, Conversation]] = {}
        clocks = Clocks(self._tables)
        work = {"the clocks": clocks.ring, "the search for overdue tables": clocks.look}
        self._tasks = [asyncio.ensure_future(supervised(*each)) for each in work.items()]

    async def ask(
        self, method: str, path: str, body: str | None, document: str | None = None
    ) -> str:
        """The reply to a request, as JSON: whether it was granted, and the body.

        If it is about a table, the document is how the browser has kept that until now.
        """
        return await _answered(self._asked(method, path, body or "", document))

    async def _asked(self, method: str, path: str, body: str, document: str | None) -> Any:
        endpoint, facts = _endpoint(method, path)
        self._see(facts.get("id", ""), document)
        read = msgspec.json.decode(body, type=endpoint.body) if endpoint.body else None
        question = Question(
            self._tables,
            self._players,
            OWNER,
            facts.get("id", ""),
            read,
            int(facts.get("ply", 0)),
            date=facts.get("date", ""),
        )
        return await endpoint.answer(question)

    async def go_on(self, seen: str) -> str:
        """The table at which a match of a server goes on here, told as the answer to a request."""
        return await _answered(self._gone_on(seen))

    async def _gone_on(self, seen: str) -> TableInfo:
        table = await gone_on(self._tables, OWNER, msgspec.json.decode(seen, type=Seen))
        return table_info(table.row, OWNER)

    async def enter(self, number: int, table_id: str, document: str | None = None) -> str | None:
        """Follow a table on this line; the code of the refusal, if that cannot be.

        One page at a time does: the document is how the browser has kept it until now.
        """
        self._shelf.hold(table_id)
        self._see(table_id, document)
        try:
            table = await self._tables.get(table_id)
            while table.gone:  # another question gave it up at this moment
                table = await self._tables.get(table_id)
        except Answer as problem:
            self._shelf.let_go(table_id)
            return problem.code
        line = Line(number, self._tell)
        self._lines[number] = line, Conversation(table, line, self._players)
        table.welcome(line)
        return None

    def _see(self, table_id: str, document: str | None) -> None:
        """Go on from how the browser has a table, if another page has played there."""
        live = self._tables.live.get(table_id)
        followed = live and live.watchers  # here, so that no other page plays there
        if not followed and self._shelf.see(table_id, document) and live:
            live.let_go()

    async def say(self, number: int, text: str) -> None:
        """Follow what is said on a line."""
        if found := self._lines.get(number):
            await found[1].hear(text)

    async def leave(self, number: int) -> None:
        """Nobody listens on this line any more; what is being kept of its table is kept by then."""
        if found := self._lines.pop(number, None):
            line, conversation = found
            table = conversation.table
            table.part(line)
            conversation.end()
            async with table.lock:
                if not table.watchers:
                    self._shelf.let_go(table.row.id)
                    table.let_go()  # nobody thinks here about what another page may go on with

    async def close(self) -> None:
        """Stop everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._players.close()


async def _answered(asked: Awaitable[Any]) -> str:
    """The reply as JSON: whether the request was granted, and the body."""
    try:
        answer, well = await asked, True
    except Answer as problem:
        answer, well = Refusal(problem.code, problem.plain()), False
    except (msgspec.MsgspecError, RecursionError) as problem:
        answer, well = Refusal("message.unreadable", {"why": str(problem)}), False
    return msgspec.json.encode({"ok": well, "body": answer}).decode()


def _endpoint(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """The endpoint for this address, and the values in its path."""
    for endpoint in ENDPOINTS:
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[0-9a-z-]+)", endpoint.path)
        if endpoint.method == method and (found := re.fullmatch(pattern, path)):
            return endpoint, found.groupdict()
    raise Unreadable("request.unknown")
