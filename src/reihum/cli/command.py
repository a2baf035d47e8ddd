"""What all verbs share: how they are asked, and how they answer."""

import os
import sys
from argparse import Action, ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING, Any, NoReturn, TextIO

import msgspec

from reihum.cli.verbs import ABOUT
from reihum.kernel.answers import Answer, Unreadable

if TYPE_CHECKING:
    from rich.console import RenderableType

Families = _SubParsersAction


@dataclass(frozen=True)
class Reply:
    """A verb's answer: for programs as JSON, for people as text, and whether it means yes."""

    data: dict[str, object]
    text: "RenderableType"
    yes: bool = True
    sign: int = 0  # the signal that ended the work early; 0 if none did


class Parser(ArgumentParser):
    """A parser that answers wrong arguments like any bad input: one line, exit status 2."""

    def __init__(self, **settings: Any) -> None:
        self.flags: dict[str, Action] = {}
        self.places: list[Action] = []  # what follows without a flag
        self.verbs: Families[Parser] | None = None
        super().__init__(allow_abbrev=False, **settings)

    def add_argument(self, *names: str, **settings: Any) -> Action:
        """An argument; it is remembered, for shells that complete it."""
        argument = super().add_argument(*names, **settings)
        self.flags |= {name: argument for name in names if name.startswith("--")}
        self.places += [] if argument.option_strings else [argument]
        return argument

    def add_subparsers(self, **settings: Any) -> "Families[Parser]":  # type: ignore[override]
        """The verbs that follow."""
        self.verbs = super().add_subparsers(**settings)
        return self.verbs

    def _check_value(self, action: Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            known = ", ".join(map(str, action.choices))
            raise Unreadable("arguments.unknown", verb=self.prog, word=value, known=known)

    def format_help(self) -> str:
        """What can be asked, as wide as the terminal."""
        return fitted(super().format_help(), sys.stdout)

    def print_help(self, file: Any = None) -> None:
        """Say it; a full disk is a problem here, too."""
        print(self.format_help(), end="", file=file, flush=True)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments."""
        raise Unreadable("arguments", verb=self.prog, why=message)


def add_family(families: "Families[Parser]", name: str) -> "Families[Parser]":
    """The verbs of a family."""
    family = families.add_parser(name, help=ABOUT[name], description=ABOUT[name])
    return family.add_subparsers(metavar="VERB", required=True, parser_class=Parser)


def add_verb(
    families: "Families[Parser]",
    name: str,
    run: Callable[[Namespace], Reply],
    about: str | None = None,
) -> Parser:
    """A verb that can answer in JSON."""
    about = about or ABOUT[name]
    verb: Parser = families.add_parser(name, help=about, description=about)
    verb.add_argument("--json", action="store_true", help="answer with one JSON object")
    verb.set_defaults(run=run)
    return verb


def later(module: str, name: str = "run") -> Callable[[Namespace], Reply]:
    """What a verb does; the module that does it is loaded only when the verb is asked for."""

    def run(asked: Namespace) -> Reply:
        reply: Reply = getattr(import_module(f"reihum.cli.{module}"), name)(asked)
        return reply

    return run


def add_options(verb: Parser) -> None:
    """The table's options, as many as wanted."""
    verb.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table"
    )


def visible(text: str) -> str:
    """Text from outside made safe for a terminal: one line, without control characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def complain(problem: Answer) -> None:
    """Say on stderr what is wrong, in one line."""
    sentence = import_module("reihum.cli.words").sentence
    try:
        print(fitted(f"reihum: {sentence(problem)}", sys.stderr), file=sys.stderr, flush=True)
    except OSError:  # then the status alone tells it
        close(sys.stderr)


def close(stream: TextIO) -> None:
    """Send it nowhere, or Python would fail once more when it flushes it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def answered(reply: Reply, *, as_json: bool) -> int:
    """Print the answer; the exit status that goes with it."""
    if as_json:
        print(msgspec.json.encode(reply.data).decode())
    elif isinstance(reply.text, str):
        print(fitted(reply.text, sys.stdout), end="\n" if reply.text else "")
    else:
        from rich.console import Console  # noqa: PLC0415 - it takes as long as all the rest

        console = Console(highlight=False)
        with (
            console.capture() as written
        ):  # we print it: rich would end the whole process at `| head`
            console.print(reply.text, markup=False, soft_wrap=not console.is_terminal)
        print(written.get(), end="")
    return ended_by(reply.sign) if reply.sign else 0 if reply.yes else 1


def ended_by(sign: int) -> int:
    """The exit status after this signal, as a shell has it: 130 after Ctrl-C, 143 after SIGTERM."""
    return 128 + sign


def fitted(text: str, stream: TextIO) -> str:
    """Text in lines that a terminal has room for; files and pipes get it as it is."""
    return "\n".join(map(_wrapped, text.split("\n"))) if stream.isatty() else text


def _wrapped(line: str) -> str:
    width, text = get_terminal_size().columns, line.lstrip()
    if len(line) <= width:
        return line
    indent = " " * min(len(line) - len(text), width // 4)
    wrapped = wrap(text, width - len(indent), break_long_words=False, break_on_hyphens=False)
    return "\n".join(indent + part for part in wrapped)
