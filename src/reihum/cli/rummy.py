"""`reihum rummy`: questions about real tiles on a real table."""

from argparse import Namespace

from reihum.cli import rummy_solve
from reihum.cli.command import Families, Parser, Reply, add_family, add_options, add_verb
from reihum.cli.words import problem_sentence
from reihum.games.rummy import Options, problems
from reihum.games.rummy.board import tidied, tiles_of
from reihum.games.rummy.notation import (
    check_copies,
    read_arrangement,
    read_rack,
    read_table,
    read_tile,
)
from reihum.games.rummy.scoring import points_at_home, read_left
from reihum.kernel.game import checked_seats
from reihum.kernel.options import read_options


def add_to(families: "Families[Parser]") -> None:
    """The verbs about Rummy."""
    verbs = add_family(families, "rummy")
    verb = add_verb(verbs, "check", run_check, "may a turn end like this?")
    verb.add_argument("--before", required=True, metavar="TABLE", help='like "b4 b5 b6 | r1 b1 *"')
    verb.add_argument("--after", required=True, metavar="TABLE", help="the table after the turn")
    add_position(verb)
    verb = add_verb(verbs, "score", run_score, "what does a round count?")
    verb.add_argument(
        "racks",
        nargs="+",
        metavar="RACK",
        help='what is left: 27 points, or tiles like "b8 *"',
    )
    verb.add_argument("--hand", action="store_true", help="the winner played a hand: double points")
    add_options(verb)
    rummy_solve.add_to(verbs)


def add_position(verb: Parser) -> None:
    """What a question about a turn is about, besides the table."""
    verb.add_argument("--rack", required=True, metavar="TILES", help='like "b3 r6 *"')
    verb.add_argument("--unopened", action="store_true", help="the player has not opened yet")
    verb.add_argument("--discard", metavar="TILE", help="the discard is taken (draw_and_discard)")
    verb.add_argument("--open-tile", metavar="TILE", help="the open tile is used (open_tile)")
    add_options(verb)


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
    before, after = read_table(asked.before), tidied(read_arrangement(asked.after))
    rack = read_rack(asked.rack)
    discard = read_tile(asked.discard, "the discard") if asked.discard else None
    open_tile = read_tile(asked.open_tile, "the open tile") if asked.open_tile else None
    check_copies(tiles_of(before), rack, [tile for tile in (discard, open_tile) if tile])
    found = problems(
        before,
        after,
        rack,
        opened=not asked.unopened,
        options=read_options(Options, asked.option),
        discard=discard,
        open_tile=open_tile,
    )
    if not found:
        return Reply({"legal": True}, "legal")
    text = "\n".join(problem_sentence(problem) for problem in found)
    return Reply({"legal": False, "problems": [p.code for p in found]}, text, yes=False)
