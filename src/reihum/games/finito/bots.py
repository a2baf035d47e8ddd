"""Finito's computer players, weakest first."""

from reihum.games.finito.board import placed
from reihum.games.finito.model import SQUARES, Action, Board, Place, View
from reihum.games.finito.view import moves
from reihum.kernel.chance import Seed, chosen

# Where counter 1 to 12 lies when all are spread evenly over the board.
EVEN = tuple(round((counter - 0.5) * len(SQUARES) / 12 - 0.5) for counter in range(13))


def random(view: View, seed: Seed) -> Action:
    """Any of the legal moves, all equally likely."""
    return chosen(seed, "move", moves(view))


def simple(view: View, _seed: Seed) -> Action:
    """Keeps counters in order, then near their even places."""
    options = moves(view)
    if view.seat is None or len(options) == 1:
        return options[0]
    board = bytes(view.boards[view.seat])
    return min(options, key=lambda action: _cost(_after(board, action)))


def _after(board: Board, action: Action) -> Board:
    return placed(board, action.counter, action.square) if isinstance(action, Place) else board


def _cost(board: Board) -> tuple[int, int]:
    """How many pairs of counters stand the wrong way round; then how far from even they lie."""
    order = board.replace(b"\0", b"")
    wrong = sum([a > b for at, a in enumerate(order) for b in order[at + 1 :]])
    far = sum([abs(square - EVEN[counter]) for square, counter in enumerate(board) if counter])
    return wrong, far


PLAYERS = {"random": random, "simple": simple}
