"""`reihum completto`: questions about a row of real tiles."""

from argparse import Namespace

import msgspec

from reihum.cli.command import Families, Parser, Reply, add_family, add_options, add_verb
from reihum.games.completto import Options
from reihum.games.completto.board import fits
from reihum.games.completto.notation import check_tile_not_in_row, read_row, read_tile
from reihum.kernel.options import read_options


def add_to(families: "Families[Parser]") -> None:
    """The verbs about Completto."""
    verbs = add_family(families, "completto")
    verb = add_verb(verbs, "fits", run_fits, "where does a tile fit in a row?")
    verb.add_argument("row", metavar="ROW", help='like "3 . 14 . 42", a dot for a face-down tile')
    verb.add_argument("tile", metavar="TILE", help="1 to 100")
    add_options(verb)


def run_fits(asked: Namespace) -> Reply:
    """Every slot and reading with which the tile may be laid."""
    options = read_options(Options, asked.option)
    row, tile = read_row(asked.row), read_tile(asked.tile, "the tile")
    check_tile_not_in_row(row, tile)
    found = sorted(fits(row, tile, options.pairs), key=lambda fit: (fit.slot, fit.reading))
    lines = [
        f"slot {fit.slot}: as {fit.reading}{', an extra turn' if fit.extra_turn else ''}"
        for fit in found
    ]
    text = "\n".join(lines) or f"{tile} fits nowhere."
    return Reply({"fits": msgspec.to_builtins(found)}, text, yes=bool(found))
