"""The two ways to say no: to a move, and to a text. Codes with facts; the words live elsewhere."""

from collections.abc import Callable
from functools import partial

import msgspec

Fact = str | int | float | bool | None


class Answer(Exception):
    """A code that says what is wrong, with the facts a sentence about it needs."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={fact}" for name, fact in self.plain().items())])

    def __reduce__(self) -> "tuple[Callable[[], Answer], tuple[()]]":
        """How it goes from one process to another."""
        return partial(type(self), self.code, **self.facts), ()

    def plain(self) -> dict[str, Fact]:
        """The facts as they travel: plain values, and all else as text."""
        return {name: _plain(fact) for name, fact in self.facts.items()}


class Refused(Answer):
    """The rules do not allow this move now; nothing has changed."""


class Unreadable(Answer):
    """A text or value from outside that means nothing here: what is wrong, and where."""


def _plain(fact: object) -> Fact:
    if fact is None or isinstance(fact, str | int | float):
        return fact
    if isinstance(fact, list | tuple | dict):
        return msgspec.json.encode(fact).decode()  # as somebody has sent it
    return str(fact)
