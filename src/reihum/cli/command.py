"""What all verbs share: how they are asked, and how they answer."""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NoReturn

import msgspec
from rich.console import Console, RenderableType

from reihum.kernel.answers import Unreadable

Families = _SubParsersAction


@dataclass(frozen=True)
class Reply:
    """A verb's answer: for programs as JSON, for people as text, and whether it means yes."""

    data: dict[str, object]
    text: RenderableType
    yes: bool = True


class Parser(ArgumentParser):
    """Arguments, of which a wrong one is bad input like any other: one line, exit status 2."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments."""
        raise Unreadable("arguments", verb=self.prog, why=message)


def add_verb(
    families: "Families[Parser]", name: str, run: Callable[[Namespace], Reply], about: str
) -> Parser:
    """A verb that can answer in JSON."""
    verb: Parser = families.add_parser(name, help=about, description=about)
    verb.add_argument("--json", action="store_true", help="answer with one JSON object")
    verb.set_defaults(run=run)
    return verb


def add_options(verb: Parser) -> None:
    """The table's options, as many as wanted."""
    verb.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table"
    )


def answered(reply: Reply, *, as_json: bool) -> int:
    """Print the answer; the exit status that goes with it."""
    if as_json:
        print(msgspec.json.encode(reply.data).decode())
    elif reply.text:
        Console(highlight=False, soft_wrap=True).print(reply.text, markup=False)
    return 0 if reply.yes else 1
