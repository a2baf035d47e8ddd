"""`reihum finito`: questions about a board of real counters."""

from argparse import Namespace

from reihum.cli.command import Families, Parser, Reply, add_family, add_verb
from reihum.games.finito.board import finished, longest, targets
from reihum.games.finito.model import SQUARES
from reihum.games.finito.notation import read_board, read_roll


def add_to(families: "Families[Parser]") -> None:
    """The verbs about Finito."""
    verbs = add_family(families, "finito")
    verb = add_verb(verbs, "targets", run_targets, "which squares does a roll aim at?")
    _add_board(verb)
    verb.add_argument("roll", metavar="ROLL", help="1 to 20")
    verb = add_verb(verbs, "score", run_score, "how long is the longest row in order?")
    _add_board(verb)


def _add_board(verb: Parser) -> None:
    verb.add_argument(
        "board", metavar="BOARD", help="36 squares in reading order, dots where empty"
    )


def run_targets(asked: Namespace) -> Reply:
    """The squares, counted from 0."""
    found = targets(read_board(asked.board), read_roll(asked.roll))
    text = "\n".join(f"square {square}, a {SQUARES[square]}" for square in found)
    return Reply({"targets": found}, text)


def run_score(asked: Namespace) -> Reply:
    """The points of the board, and whether it is finished."""
    board = read_board(asked.board)
    text = f"{longest(board)} in order{', Finito!' if finished(board) else ''}"
    return Reply({"longest": longest(board), "finished": finished(board)}, text)
