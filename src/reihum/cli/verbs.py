"""All verbs with a line about each, by the module that carries them out.

A module is imported only when one of its verbs is asked for, so that every verb answers at once.
"""

from typing import Final

VERBS: Final = {
    "play": {"play": "play in the terminal"},
    "completto": {"completto": "questions about a row"},
    "rummy": {"rummy": "questions about a table"},
    "finito": {"finito": "questions about a board"},
    "records": {
        "replay": "play a recorded game again",
        "players": "who can be played against?",
    },
    "review": {"review": "luck and skill in a recorded game, move by move"},
    "puzzles": {"puzzles": "make puzzles from computer players' games"},
    "arena": {"arena": "which computer player is stronger, and how sure is it?"},
    "serve": {
        "serve": "serve tables to browsers",
        "export": "write all tables as JSON lines to stdout",
        "import": "read such JSON lines from stdin",
    },
    "kept": {"tables": "list, show, end or remove the tables that are kept"},
    "completion": {"completion": "write what a shell needs to complete these words"},
}

ABOUT: Final = {verb: about for verbs in VERBS.values() for verb, about in verbs.items()}
