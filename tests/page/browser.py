"""A page as a test sees it: what it keeps, what it asks, what it is told on its one line."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from reihum.page.door import Door
from reihum.page.thinking import thought
from tests.amounts import PATIENCE

ME = {"type": "me", "name": "Ada"}


class Browser:
    """A page: what it keeps, and what it is told on its one line."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def keep(self, table_id: str, document: str, new: bool) -> str:
        await asyncio.sleep(0)  # as a browser's database does, it takes a moment
        if not document:
            self.kept.pop(table_id, None)
        elif new or table_id in self.kept:
            self.kept[table_id] = document
        else:
            return "removed"
        return "kept"

    async def think(self, name: str, facts: str) -> str:
        await asyncio.sleep(0)
        return thought(name, facts)

    def tell(self, _line: int, text: str) -> None:
        self.told.put_nowait(msgspec.json.decode(text))

    @contextlib.asynccontextmanager
    async def door(self) -> AsyncIterator[Door]:
        door = Door(list(self.kept.values()), self.keep, self.think, self.tell, pace=0.0)
        try:
            yield door
        finally:
            await door.close()

    async def hears(self, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while True:
            message = await asyncio.wait_for(self.told.get(), PATIENCE)
            if message["type"] == kind:
                return message


async def asked(
    door: Door, method: str, path: str, body: object = None, document: str | None = None
) -> tuple[bool, Any]:
    text = None if body is None else msgspec.json.encode(body).decode()
    answer = msgspec.json.decode(await door.ask(method, path, text, document))
    return answer["ok"], answer["body"]


async def set_up(door: Door, game: str, *seats: dict[str, str]) -> str:
    wish = {"game": game, "seats": seats, "hints": True}
    ok, table = await asked(door, "POST", "/api/tables", wish)
    assert ok, table
    return str(table["id"])


async def follow_hints(browser: Browser, door: Door, moves: int) -> None:
    """Play what the adviser says, until the match is over or so many moves are made."""
    for nth in range(moves):
        await door.say(1, await hinted_move(browser, door, nth))
        while (await browser.hears("shown"))["seats"]["0"]["nth"] <= nth:
            pass


async def hinted_move(browser: Browser, door: Door, nth: int) -> str:
    """What is said to make the move that the adviser says."""
    await door.say(1, '{"type":"hint","seat":0}')
    hinted = await browser.hears("hinted")
    move = {name: hinted["hint"][name] for name in ("game", "action")}
    return msgspec.json.encode({"type": "play", "seat": 0, "nth": nth, "move": move}).decode()
