"""Thinking in another worker of the page: what to work out travels as text, there and back."""

from collections.abc import Awaitable, Callable
from functools import cache
from importlib import import_module
from typing import Any, TypeVar, get_type_hints

import msgspec

from reihum.server.thinking.turns import Asker, Turns

Found = TypeVar("Found")
Send = Callable[[str, str], Awaitable[Any]]  # a function's name and its facts: the answer's text

# whose functions can be asked for
MODULES = (
    "reihum.games.rummy.referee.answers",
    "reihum.server.thinking.daily",
    "reihum.server.thinking.players",
    "reihum.server.thinking.practice",
    "reihum.server.thinking.records",
    "reihum.server.thinking.reviewing",
)


class Elsewhere:
    """Like the server's minds: what a function answers, worked out while this worker goes on."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.waiting: Turns[Any] = Turns()  # nobody ever does

    async def think(
        self,
        function: Callable[..., Found],
        *facts: object,
        asker: Asker,
        patience: float | None = None,
    ) -> Found:
        """What the function answers; whatever goes wrong there is raised here."""
        del asker, patience  # nobody else asks in this page
        name = f"{function.__module__}.{function.__qualname__}"
        answer = await self._send(name, msgspec.json.encode(facts).decode())
        found: Found = msgspec.json.decode(answer, type=_kinds(function)[1])
        return found

    def close(self) -> None:
        """The page ends the other worker."""


def thought(name: str, facts: str) -> str:
    """What the function of this name answers; called in the other worker."""
    module, _, function_name = name.rpartition(".")
    if module not in MODULES:
        raise ValueError(f"nobody thinks about {name}")
    function = getattr(import_module(module), function_name)
    given = msgspec.json.decode(facts, type=_kinds(function)[0])
    return msgspec.json.encode(function(*given)).decode()


@cache
def _kinds(function: Callable[..., Any]) -> tuple[Any, Any]:
    """The types of what a function takes, in order, and of what it answers."""
    hints = get_type_hints(function)
    answer = hints.pop("return")
    return tuple[tuple(hints.values())], answer  # type: ignore[misc]  # made at run time
