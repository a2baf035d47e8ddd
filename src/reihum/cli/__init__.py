"""The `reihum` command."""

import sys
from collections.abc import Sequence

from reihum.cli import arena, completto, finito, play, records, rummy, serve
from reihum.cli.command import Parser, answered
from reihum.cli.words import sentence
from reihum.kernel.answers import Refused, Unreadable


def parser() -> Parser:
    """All verbs, one family a file."""
    top = Parser(prog="reihum", description="Completto, Rummy and Finito! at one table.")
    top.add_argument("--lan", action="store_true", help="for everybody in the house")
    top.set_defaults(run=serve.serving("run_here"))
    families = top.add_subparsers(metavar="VERB", parser_class=Parser)
    for family in (play, completto, rummy, finito, records, arena, serve):
        family.add_to(families)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 is yes or found, 1 is no or refused, 2 is bad input."""
    try:
        asked = parser().parse_args(arguments)
        return answered(asked.run(asked), as_json=getattr(asked, "json", False))
    except Unreadable as problem:
        print(f"reihum: {sentence(problem)}", file=sys.stderr)
        return 2
    except Refused as problem:
        print(f"reihum: {sentence(problem)}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader, say `head`, has seen enough
        sys.stderr.close()
        return 0
