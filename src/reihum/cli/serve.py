"""`reihum`, `reihum serve`, `reihum export`, `reihum import`: the server and what it keeps."""

import os
from argparse import Namespace
from collections.abc import Callable
from importlib import import_module
from typing import Any

from reihum.cli.command import Families, Parser, Reply, add_verb
from reihum.cli.verbs import ABOUT

LOOPBACK, EVERYWHERE, PORT = "127.0.0.1", "0.0.0.0", 8080


def add_to(families: "Families[Parser]") -> None:
    """The verbs about the server."""
    verb: Parser = families.add_parser("serve", help=ABOUT["serve"], description=ABOUT["serve"])
    verb.add_argument("--host", default=os.environ.get("REIHUM_HOST", LOOPBACK))
    verb.add_argument("--port", type=int, default=os.environ.get("REIHUM_PORT", str(PORT)))
    workers = os.environ.get("REIHUM_WORKERS", "1")
    verb.add_argument("--workers", type=int, default=workers, help="processes; needs PostgreSQL")
    verb.add_argument("--unlimited", action="store_true", help="no limits; for load tests")
    verb.add_argument(
        "--settings",
        action="store_true",
        help="list all settings, which the environment can change, and stop",
    )
    verb.set_defaults(run=serving("run_serve"))
    add_database(verb)
    add_database(add_verb(families, "export", serving("run_export")))
    add_database(add_verb(families, "import", serving("run_import")))


def serving(name: str, module: str = "serving") -> Callable[[Namespace], Reply]:
    """What a verb does; the server is loaded only when it is wanted."""

    def run(asked: Namespace) -> Reply:
        found: Any = getattr(import_module(f"reihum.cli.{module}"), name)
        reply: Reply = found(asked)
        return reply

    return run


def add_database(verb: Parser) -> None:
    """Which database it is about."""
    verb.add_argument(
        "--database",
        metavar="WHERE",
        help="an SQLite file or postgresql://...; else REIHUM_DATABASE, else a file of the user's",
    )
