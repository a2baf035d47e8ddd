"""For real tiles at home: where a Completto tile fits, what a Finito roll aims at, score sheets.

It knows no table and keeps nothing; the answers are those of the games' own functions.
"""

from collections.abc import Callable, Mapping
from typing import Any

from reihum.games import completto, rummy
from reihum.games.completto.board import fits
from reihum.games.completto.model import ROW_LENGTH
from reihum.games.completto.notation import check_tile_not_in_row, read_row, read_tile
from reihum.games.finito.board import finished, longest, targets
from reihum.games.finito.model import COUNTERS
from reihum.games.finito.notation import read_board
from reihum.games.rummy.scoring import points_at_home, read_left
from reihum.kernel.answers import Unreadable
from reihum.kernel.match import Points, Sheet, decided, totals
from reihum.kernel.options import checked_options
from reihum.server.wire.answers import Aimed, Fitting, Scored
from reihum.server.wire.questions import AtBoard, AtRow, AtSheet

LONGEST = 4  # digits of an entry


def fitting(asked: AtRow) -> Fitting:
    """C11, C12: where the tile fits in the row; Unreadable if there cannot be such a row."""
    options = checked_options(completto.Options, asked.options)
    row, tile = read_row(asked.row), read_tile(asked.tile, "the tile")
    check_tile_not_in_row(row, tile)
    found = fits(row, tile, options.pairs)
    return Fitting(tuple(sorted(found, key=lambda fit: (fit.slot, fit.reading))))


def aimed(asked: AtBoard) -> Aimed:
    """F5, F9, F10: the squares that the roll aims at, and what the board counts."""
    board = read_board(asked.board)
    aims = targets(board, asked.roll) if asked.roll else ()
    return Aimed(aims, longest(board), finished(board))


def scored(asked: AtSheet) -> Scored:
    """The points of every round, the totals, and who is ahead."""
    if asked.game not in SHEETS:
        raise Unreadable("game.unknown", game=asked.game, known=", ".join(SHEETS))
    seats = len(asked.lines[0]) if asked.lines else 0
    if any(len(line) != seats for line in asked.lines):
        raise Unreadable("score.uneven")
    count = SHEETS[asked.game]
    lines = tuple(
        count(line, number in asked.hands, asked.options) for number, line in enumerate(asked.lines)
    )
    outcome = decided(totals(Sheet(lines), seats)) if lines else None
    return Scored(lines, outcome.totals, outcome.winners) if outcome else Scored((), (), ())


def _completto(line: tuple[str, ...], _hand: bool, _options: dict[str, Any]) -> Points:
    """C16: every tile that is still face down is a minus point."""
    return tuple(-_number(entry, ROW_LENGTH) for entry in line)


def _finito(line: tuple[str, ...], _hand: bool, _options: dict[str, Any]) -> Points:
    """F10: a point for every counter in the longest row."""
    return tuple(_number(entry, len(COUNTERS)) for entry in line)


def _rummy(line: tuple[str, ...], hand: bool, options: dict[str, Any]) -> Points:
    """R14, R15, R19: what is left on each rack, as a sum or as tiles; a hand doubles it."""
    credit = checked_options(rummy.Options, options).winner_scores
    return points_at_home(tuple(map(read_left, line)), doubled=hand, credit=credit)


def _number(entry: str, most: int) -> int:
    text = entry.strip()
    if text.isascii() and text.isdecimal() and len(text) <= LONGEST and int(text) <= most:
        return int(text)
    raise Unreadable("score.entry", text=text, most=most)


SHEETS: Mapping[str, Callable[[tuple[str, ...], bool, dict[str, Any]], Points]] = {
    "completto": _completto,
    "rummy": _rummy,
    "finito": _finito,
}
