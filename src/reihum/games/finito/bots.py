"""Finito's computer players, weakest first."""

from collections.abc import Callable
from typing import Final

from reihum.games.finito import gaps
from reihum.games.finito.board import counters, finished, placed
from reihum.games.finito.model import COUNTERS, SQUARES, Action, Board, Hint, Place, View
from reihum.games.finito.view import moves
from reihum.kernel.chance import Seed, chosen, pick

# Where counter 1 to 12 lies when all are spread evenly over the board.
EVEN: Final = tuple(round((counter - 0.5) * len(SQUARES) / 12 - 0.5) for counter in range(13))

LOOKED_INTO: Final = 4  # moves
OVERLOOKED: Final = 4  # moves among which gentle takes any, when it does not look well


def random(view: View, seed: Seed) -> Action:
    """Any of the legal moves, all equally likely."""
    return chosen(seed, "move", moves(view))


def simple(view: View, _seed: Seed) -> Action:
    """Keeps counters in order, then near their even places."""
    return _cheapest(view, _disorder)


def gentle(view: View, seed: Seed) -> Action:
    """Keeps counters in order, but does not always see the best place for one."""
    options = moves(view)
    if len(options) == 1:
        return options[0]
    board = bytes(view.public.boards[view.seat])
    order = sorted(options, key=lambda action: _disorder(_after(board, action)))
    best = _after(board, order[0])
    if finished(best) or pick(seed, "attention", 3):
        return order[0]
    # Whatever it overlooks: it sees what would stand the wrong way round, and need not.
    bearable = max(_disorder(board)[0], _disorder(best)[0])
    fit = [action for action in order if _disorder(_after(board, action))[0] <= bearable]
    return chosen(seed, "move", fit[:OVERLOOKED])


def steady(view: View, _seed: Seed) -> Action:
    """Leaves as many counters as it can in their order, and the others room in between."""
    return _cheapest(view, _strays)


def sharp(view: View, _seed: Seed) -> Action:
    """Weighs every gap, the counters it lacks and the squares it has, and thinks a roll ahead."""
    options = moves(view)
    if len(options) == 1:
        return options[0]
    board = bytes(view.public.boards[view.seat])
    order = sorted(options, key=lambda action: gaps.cost(_after(board, action)))
    if len(counters(board)) < len(COUNTERS):
        return order[0]
    return min(order[:LOOKED_INTO], key=lambda action: gaps.outlook(_after(board, action)))


def master(view: View, _seed: Seed) -> Action:
    """Plays for the win by learned values; the most experienced at the table."""
    # What it has learned takes a while to load: only who asks the master waits for it.
    from reihum.games.finito.master import best_move  # noqa: PLC0415

    return best_move(view)


Cost = float | tuple[float, float]


def _cheapest(view: View, cost: Callable[[Board], Cost]) -> Action:
    options = moves(view)
    if len(options) == 1:
        return options[0]
    board = bytes(view.public.boards[view.seat])
    return min(options, key=lambda action: cost(_after(board, action)))


def _after(board: Board, action: Action) -> Board:
    return placed(board, action.counter, action.square) if isinstance(action, Place) else board


def _disorder(board: Board) -> tuple[float, float]:
    """How many pairs of counters stand the wrong way round; then how far from even they lie."""
    order = counters(board)
    wrong = sum([a > b for at, a in enumerate(order) for b in order[at + 1 :]])
    return wrong, _uneven(board)


def _strays(board: Board) -> tuple[float, float]:
    """How many counters are not where they can stay; then how far from even they lie."""
    return gaps.strays(board), _uneven(board)


def _uneven(board: Board) -> float:
    return sum([abs(square - EVEN[counter]) for square, counter in enumerate(board) if counter])


def hint(view: View, seed: Seed) -> Hint:
    """What the best player that there is would do in this seat's place."""
    return shown(view, master(view, seed))


def shown(_view: View, action: Action) -> Hint:
    """A move as a hint shows it."""
    return Hint(action)


PLAYERS: Final = {
    "random": random,
    "gentle": gentle,
    "simple": simple,
    "steady": steady,
    "sharp": sharp,
    "master": master,
}
