"""`reihum rummy`: questions about real tiles on a real table."""

from argparse import Namespace
from pathlib import Path

from reihum.cli.command import Families, Parser, Reply, add_family, add_options, add_verb, later
from reihum.cli.rummy_turn import add_turn, asked_turn
from reihum.cli.words import problem_sentence
from reihum.games.rummy import Options, problems
from reihum.games.rummy.board import tidied
from reihum.games.rummy.notation import read_arrangement
from reihum.games.rummy.scoring import points_at_home, read_left
from reihum.kernel.game import checked_seats
from reihum.kernel.options import read_options


def add_to(families: "Families[Parser]") -> None:
    """The verbs about Rummy."""
    verbs = add_family(families, "rummy")
    verb = add_verb(verbs, "check", run_check, "may a turn end like this?")
    verb.add_argument("--before", required=True, metavar="TABLE", help='like "b4 b5 b6 | r1 b1 *"')
    verb.add_argument("--after", required=True, metavar="TABLE", help="the table after the turn")
    verb.add_argument("--rack", required=True, metavar="TILES", help='like "b3 r6 *"')
    add_turn(verb)
    verb = add_verb(verbs, "score", run_score, "what does a round count?")
    verb.add_argument(
        "racks",
        nargs="+",
        metavar="RACK",
        help='what is left: 27 points, or tiles like "b8 *"',
    )
    verb.add_argument("--hand", action="store_true", help="the winner played a hand: double points")
    add_options(verb)
    _add_solve(verbs)


def _add_solve(verbs: "Families[Parser]") -> None:
    """The verb to solve positions."""
    verb = add_verb(verbs, "solve", later("rummy_solve"), "what is the best play?")
    verb.add_argument("--table", default="", metavar="TABLE", help='like "b4 b5 b6 | r1 b1 *"')
    verb.add_argument("--rack", metavar="TILES", help='like "b3 r6 *"')
    add_turn(verb)
    verb.add_argument(
        "--most", choices=("tiles", "points"), default="tiles", help="tiles or points"
    )
    about = "the N best plays, the best first; without the open tile"
    verb.add_argument("--plays", type=int, metavar="N", help=about)
    verb.add_argument("--finish", action="store_true", help="only a play that lays the whole rack")
    about = (
        'a position {"table", "rack"} a line; - is the standard input. Each line gets an answer, '
    )
    about += 'which is {"line", "why"} where it cannot be read; then the exit status is 2'
    verb.add_argument("--batch", type=Path, metavar="FILE", help=about)


def run_score(asked: Namespace) -> Reply:
    """The points of every player; who has 0 left is the winner (R14, R15, R19)."""
    left = tuple(map(read_left, checked_racks(asked.racks)))
    credit = read_options(Options, asked.option).winner_scores
    found = points_at_home(left, doubled=asked.hand, credit=credit)
    return Reply({"points": found}, " ".join(f"{points:+d}" for points in found))


def checked_racks(racks: list[str]) -> list[str]:
    """The racks themselves, if so many can play."""
    checked_seats(len(racks))
    return racks


def run_check(asked: Namespace) -> Reply:
    """Whether the turn is legal, and if not, all that is wrong with it."""
    turn = asked_turn(asked, asked.before, asked.rack)
    found = problems(turn, tidied(read_arrangement(asked.after)))
    if not found:
        return Reply({"legal": True}, "legal")
    text = "\n".join(problem_sentence(problem) for problem in found)
    return Reply({"legal": False, "problems": [p.code for p in found]}, text, yes=False)
