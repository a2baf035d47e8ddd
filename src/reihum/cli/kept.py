"""`reihum tables`: what a database keeps, for whoever runs the server."""

from reihum.cli.command import Families, Parser, add_family, add_verb, later
from reihum.cli.serve import add_database

STATUSES = ("open", "playing", "over", "abandoned")


def add_to(families: "Families[Parser]") -> None:
    """The verbs about kept tables."""
    verbs = add_family(families, "tables")
    verb = add_verb(verbs, "list", later("kept_tables", "run_list"), "the newest tables")
    verb.add_argument("--status", choices=STATUSES, help="only those that stand so")
    verb.add_argument("--most", type=int, default=50, metavar="N")
    add_database(verb)
    for name, about in (
        ("show", "who sits there, and how far it is"),
        ("end", "stop the match for good"),
        ("remove", "remove it with all that is known of it"),
    ):
        verb = add_verb(verbs, name, later("kept_tables", f"run_{name}"), about)
        verb.add_argument("table", metavar="TABLE", help="its id, or its mark in the log (#...)")
        add_database(verb)
