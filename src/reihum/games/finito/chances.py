"""How likely each seat is to win a round of Finito: learned turns to go, and the race over them."""

import numpy as np
from numpy.polynomial.legendre import leggauss

from reihum.games.finito.board import finished, placed, targets
from reihum.games.finito.learned import STAY, Move, choices, judged
from reihum.games.finito.model import COUNTERS, FACES, SQUARES, Action, Board, Place, Round, View
from reihum.games.finito.view import moves
from reihum.kernel.match import Seat
from reihum.kernel.network import Numbers

Chances = tuple[float, ...]
Fan = tuple[tuple[float, int], ...]  # outcomes, each with how likely it is

FILE = "values.npz"


def chances(state: Round) -> Chances:
    """How likely each seat is to win the round, or its share; what was chosen counts as chosen."""
    if state.points is not None:
        best = max(state.points)
        return tuple([(points == best) / state.points.count(best) for points in state.points])
    likely = []
    for seat, choice in enumerate(state.choices):
        board, face_up = state.boards[seat], state.face_up[seat]
        if choice is None:
            likely.append(best_likely(board, face_up, state.roll, state.options.must_move))
        else:
            likely.append(judged(board, face_up, [as_move(choice)])[1][0])
    return tuple(shares(np.stack(likely)[None])[0].tolist())


def as_move(action: Action) -> Move:
    """An action as the values know it."""
    return (action.counter, action.square) if isinstance(action, Place) else STAY


def best_likely(board: Board, face_up: bytes, roll: int, must_move: bool) -> Numbers:
    """How likely each number of turns to go is after the best move with this roll."""
    options = choices(face_up, list(targets(board, roll)), must_move)
    turns, likely = judged(board, face_up, options)
    best: Numbers = likely[turns.argmin()]
    return best


def shares(likely: Numbers) -> Numbers:
    """(games, seats): the shares of the win, from (games, seats, turns); all act at once.

    Who finishes together shares: of so many equals each is first as often as if lots were drawn.
    """
    later = 1 - likely.cumsum(2)
    found = np.zeros(likely.shape[:2])
    points, weights = leggauss(2)  # exact for up to four seats
    for point, weight in zip((points + 1) / 2, weights / 2, strict=True):
        behind = later + point * likely
        for seat in range(likely.shape[1]):
            others = np.delete(behind, seat, 1).prod(1)
            found[:, seat] += weight * (likely[:, seat] * others).sum(1)
    shared: Numbers = (found / found.sum(1, keepdims=True)).astype(np.float64)
    return shared


class After:
    """A seat when all have acted, before its counter is turned over and the die is rolled."""

    def __init__(self, state: Round, seat: Seat, choice: Action) -> None:
        self.board, self.face_up = state.boards[seat], state.face_up[seat]
        self.turns_over = False
        if isinstance(choice, Place):
            self.board = placed(self.board, choice.counter, choice.square)
            self.turns_over = bool(self.face_up and state.face_down[seat])
            self.face_up = self.face_up.replace(bytes((choice.counter,)), b"")
        known = (*self.board, *self.face_up)
        self.unseen = bytes([counter for counter in COUNTERS if counter not in known])

    def by_roll(self, must_move: bool) -> Numbers:
        """(rolls, turns): the turns to go with each roll, the mean over the counters to come."""
        ups = [self.face_up]
        if self.turns_over:
            ups = [self.face_up + bytes((counter,)) for counter in self.unseen]
        mean: Numbers = np.mean([self._by_roll(face_up, must_move) for face_up in ups], axis=0)
        return mean

    def _by_roll(self, face_up: bytes, must_move: bool) -> Numbers:
        empty = [square for square in range(len(SQUARES)) if not self.board[square]]
        options = choices(face_up, empty, must_move)
        turns, likely = judged(self.board, face_up, options)
        found = []
        for roll in range(1, FACES + 1):
            aims = targets(self.board, roll)
            fit = [at for at, move in enumerate(options) if move == STAY or move[1] in aims]
            found.append(likely[fit[int(turns[fit].argmin())]])
        return np.stack(found)


def draws(state: Round, seat: Seat, action: Action) -> dict[str, Fan]:
    """What this action lets be rolled and turned over; nothing as long as others have to choose."""
    after = _afterwards(state, seat, action)
    if not after:
        return {}
    fans: dict[str, Fan] = {"roll": tuple([(1 / FACES, roll + 1) for roll in range(FACES)])}
    for number, one in enumerate(after):
        if one.turns_over:
            each = 1 / len(one.unseen)
            fans[f"counter of seat {number}"] = tuple([(each, counter) for counter in one.unseen])
    return fans


def awaited(state: Round, seat: Seat, action: Action) -> Chances | None:
    """The mean of the chances over all that this action can bring; None if it draws nothing.

    Exact: with the same roll the seats do not depend on each other.
    """
    after = _afterwards(state, seat, action)
    if not after:
        return None
    likely = np.stack([one.by_roll(state.options.must_move) for one in after], 1)
    return tuple(shares(likely).mean(0).tolist())


def _afterwards(state: Round, seat: Seat, action: Action) -> list[After]:
    """All seats, if this was the last choice and the round goes on."""
    chosen = (*state.choices[:seat], action, *state.choices[seat + 1 :])
    found = [After(state, at, one) for at, one in enumerate(chosen) if one is not None]
    over = len(found) < len(chosen) or any(finished(one.board) for one in found)
    return [] if over else found


def weighed(view: View) -> list[tuple[Action, float]]:
    """Every move of this seat with its chance to win then, by what the seat can know."""
    known, options = view.public, moves(view)
    likely = []
    for other in range(view.seats):
        board, face_up = bytes(known.boards[other]), bytes(known.face_up[other])
        if other == view.seat:
            mine = judged(board, face_up, [as_move(option) for option in options])[1]
            likely.append(mine)
        else:
            best = best_likely(board, face_up, known.roll, known.options.must_move)
            likely.append(np.broadcast_to(best, (len(options), len(best))))
    won = shares(np.stack(likely, 1))[:, view.seat]
    return list(zip(options, won.tolist(), strict=True))
