"""The `reihum` command."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from signal import SIGINT

import reihum
from reihum.cli.command import Parser, Reply, answered, close, complain, ended_by, later
from reihum.cli.extras import missing
from reihum.cli.signs import as_before
from reihum.cli.verbs import VERBS
from reihum.kernel.answers import Answer, Refused, Unreadable


def parser(words: Sequence[str]) -> Parser:
    """A parser of all verbs that knows the arguments of the verb among these words."""
    top = Parser(prog="reihum", description="Completto, Rummy and Finito! at one table.")
    top.add_argument("--version", action="store_true", help="say which version this is")
    top.add_argument("--lan", action="store_true", help="for everybody in the house")
    top.set_defaults(run=run_here)
    families = top.add_subparsers(metavar="VERB", parser_class=Parser)
    asked = next((word for word in words if not word.startswith("-")), None)
    for module, verbs in VERBS.items():
        if asked in verbs:
            import_module(f"reihum.cli.{module}").add_to(families)
        else:
            for verb, about in verbs.items():
                families.add_parser(verb, help=about)
    return top


def run_here(asked: Namespace) -> Reply:
    """Start the table on this machine, or say which version this is."""
    if asked.version:
        return Reply({}, f"reihum {reihum.__version__}")
    return later("serving", "run_here")(asked)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 is yes, 1 no or refused, 2 bad input, else interrupted."""
    with as_before():
        return _main(arguments)


def _main(arguments: Sequence[str] | None) -> int:
    try:
        _open_streams()
        words = sys.argv[1:] if arguments is None else arguments
        asked = parser(words).parse_args(words)
        if asked.lan and asked.run is not run_here:
            why = "--lan is for reihum alone, without a verb"
            raise Unreadable("arguments", verb="reihum", why=why)
        try:
            status = answered(asked.run(asked), as_json=getattr(asked, "json", False))
            sys.stdout.flush()
            return status
        except ModuleNotFoundError as problem:
            raise missing(problem) from None
    except Unreadable as problem:
        return _said(problem, 2)
    except Refused as problem:
        sign = problem.facts.get("sign")
        return _said(problem, ended_by(sign) if isinstance(sign, int) else 1)
    except KeyboardInterrupt:
        return ended_by(SIGINT)
    except BrokenPipeError:  # the reader, say `head`, has seen enough
        close(sys.stdout)
        return 0
    except OSError as problem:  # a full disk, say
        if problem.filename is not None:
            raise
        close(sys.stdout)
        return _said(Unreadable("file", path="the output", why=problem.strerror), 2)


def _open_streams() -> None:
    """Put the null device in the place of streams that the shell has closed (`>&-`). What the
    others cannot write or read becomes `\\xb1` or a sign that is no move, and ends nothing.
    """
    for name, mode in {"stdin": "r", "stdout": "w", "stderr": "w"}.items():
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace" if mode == "r" else "backslashreplace")


def _said(problem: Answer, status: int) -> int:
    complain(problem)
    return status
