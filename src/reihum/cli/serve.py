"""`reihum`, `reihum serve`, `reihum export`, `reihum import`: the server and what it keeps."""

import os
from argparse import Namespace

from reihum.cli.command import Families, Parser, Reply, add_verb, later
from reihum.cli.verbs import ABOUT

LOOPBACK, EVERYWHERE, PORT = "127.0.0.1", "0.0.0.0", 8080


def add_to(families: "Families[Parser]") -> None:
    """The verbs about the server."""
    verb: Parser = families.add_parser("serve", help=ABOUT["serve"], description=ABOUT["serve"])
    verb.add_argument("--host", default=os.environ.get("REIHUM_HOST") or LOOPBACK)
    verb.add_argument("--port", type=int)
    verb.add_argument("--workers", type=int, help="processes; needs PostgreSQL")
    verb.add_argument("--unlimited", action="store_true", help="no limits; for load tests")
    verb.add_argument(
        "--settings",
        action="store_true",
        help="list all settings, which the environment can change, and stop",
    )
    verb.set_defaults(run=run_serve)
    add_database(verb)
    _add_export(families)
    add_database(add_verb(families, "import", later("saving", "run_import")))


def _add_export(families: "Families[Parser]") -> None:
    """The verb to write all tables, which are JSON for people, too."""
    verb: Parser = families.add_parser("export", help=ABOUT["export"], description=ABOUT["export"])
    verb.add_argument(
        "--json", dest="lines", action="store_true", help="as without: what it writes is JSON"
    )
    verb.set_defaults(run=later("saving", "run_export"))
    add_database(verb)


def run_serve(asked: Namespace) -> Reply:
    """Serve, or only say how that is set up."""
    return later("settings" if asked.settings else "serving")(asked)


def add_database(verb: Parser) -> None:
    """Which database it is about."""
    verb.add_argument(
        "--database",
        metavar="WHERE",
        help="an SQLite file or postgresql://...; else REIHUM_DATABASE, else a file of the user's",
    )
