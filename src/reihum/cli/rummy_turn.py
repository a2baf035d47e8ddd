"""What the verbs about a Rummy turn have in common: its table, its tiles, its rules."""

from argparse import Namespace

from reihum.cli.command import Parser, add_options
from reihum.games.rummy.model import Options, Turn
from reihum.games.rummy.notation import read_turn
from reihum.kernel.options import read_options


def add_turn(verb: Parser) -> None:
    """The arguments that describe a turn, besides table and rack."""
    verb.add_argument("--unopened", action="store_true", help="the player has not opened yet")
    verb.add_argument("--discard", metavar="TILE", help="the discard is taken (draw_and_discard)")
    verb.add_argument("--open-tile", metavar="TILE", help="the open tile may be used (open_tile)")
    add_options(verb)


def asked_turn(asked: Namespace, table: str, rack: str) -> Turn:
    """The turn that is asked about."""
    return read_turn(
        table,
        rack,
        opened=not asked.unopened,
        options=read_options(Options, asked.option),
        discard=asked.discard,
        open_tile=asked.open_tile,
    )
