"""How likely each seat is to win a round of Finito: learned turns to go, and the race over them."""

from collections.abc import Iterable
from itertools import accumulate
from math import sqrt
from operator import mul
from typing import Final

from reihum.games.finito.board import finished, placed, targets
from reihum.games.finito.learned import STAY, Move, aims, choices, judged
from reihum.games.finito.model import COUNTERS, FACES, SQUARES, Action, Board, Place, Round, View
from reihum.games.finito.view import moves
from reihum.kernel.match import Seat, shares_of_win
from reihum.networks.network import Line

Chances = tuple[float, ...]
Fan = tuple[tuple[float, int], ...]  # outcomes, each with how likely it is

FILES = {"": "values.npz"}  # of what was learned; by how the others play, where that matters
VERSION = 1  # of how positions are looked at: whoever changes what comes out raises it

# All seats share the rolls, so they drift apart less than if each had its own: by this the spread
# of the turns to go is divided. Best in 2,000 simulated games of each: 1.0 for two masters, 1.1 to
# 1.2 for four, 1.2 for players who go by the values alone.
NARROWER: Final = 1.15

# Where Gauss and Legendre look at what lies between 0 and 1: exact for up to four seats.
POINTS: Final = (0.5 - sqrt(1 / 12), 0.5 + sqrt(1 / 12))


def suited(_moves: Iterable[tuple[Round, Seat, Action]]) -> str:
    """How the match was played, as far as the chances know: there is one file for all."""
    return ""


def chances(state: Round) -> Chances:
    """How likely each seat is to win the round, or its share; what was chosen counts as chosen."""
    if state.points is not None:
        return shares_of_win(state.points)
    likely = []
    for seat, choice in enumerate(state.choices):
        board, face_up = state.boards[seat], state.face_up[seat]
        if choice is None:
            likely.append(best_likely(board, face_up, state.roll, state.options.must_move))
        else:
            likely.append(narrowed(judged(board, face_up, [as_move(choice)])[1].line(0)))
    return shares(likely)


def as_move(action: Action) -> Move:
    """An action as the values know it."""
    return (action.counter, action.square) if isinstance(action, Place) else STAY


def best_likely(board: Board, face_up: bytes, roll: int, must_move: bool) -> Line:
    """How likely each number of turns to go is after the best move with this roll."""
    options = choices(face_up, list(targets(board, roll)), must_move)
    turns, likely = judged(board, face_up, options)
    return narrowed(likely.line(turns.index(min(turns))))


def narrowed(line: Line) -> Line:
    """How likely each number of turns is, as far as it parts this seat from the others."""
    weights = [likely**NARROWER for likely in line]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def shares(likely: list[Line]) -> Chances:
    """The shares of the win, from how likely each seat's numbers of turns are; all act at once.

    Who finishes together shares: of so many equals each is first as often as if lots were drawn.
    """
    passed = [list(accumulate(line)) for line in likely]
    found = [0.0] * len(likely)
    for point in POINTS:  # their weights are the same
        behind = [
            [1.0 - so_far + point * now for so_far, now in zip(before, line, strict=True)]
            for before, line in zip(passed, likely, strict=True)
        ]
        for seat, line in enumerate(likely):
            product = line
            for other, there in enumerate(behind):
                if other != seat:
                    product = list(map(mul, product, there))
            found[seat] += sum(product)
    whole = sum(found)
    return tuple([share / whole for share in found])


def mean(lines: list[Line]) -> Line:
    """The mean of these lines."""
    return [sum(numbers) / len(lines) for numbers in zip(*lines, strict=True)]


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

    def by_roll(self, must_move: bool) -> list[Line]:
        """For each roll how likely each number of turns is, the mean over the counters to come."""
        ups = [self.face_up]
        if self.turns_over:
            ups = [self.face_up + bytes((counter,)) for counter in self.unseen]
        each = [self._by_roll(face_up, must_move) for face_up in ups]
        return [mean(list(lines)) for lines in zip(*each, strict=True)]

    def _by_roll(self, face_up: bytes, must_move: bool) -> list[Line]:
        empty = [square for square in range(len(SQUARES)) if not self.board[square]]
        options = choices(face_up, empty, must_move)
        turns, likely = judged(self.board, face_up, options)
        each = len(face_up or COUNTERS)  # moves to a square
        best = {
            square: min(range(at * each, (at + 1) * each), key=turns.__getitem__)
            for at, square in enumerate(empty)
        }
        stay = [len(options) - 1] if options[-1] == STAY else []
        return [
            narrowed(likely.line(min([best[low], best[high], *stay], key=turns.__getitem__)))
            for low, high in aims(self.board)
        ]


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
    likely = [one.by_roll(state.options.must_move) for one in after]
    each = [shares(list(lines)) for lines in zip(*likely, strict=True)]
    return tuple(mean([list(won) for won in each]))


def _afterwards(state: Round, seat: Seat, action: Action) -> list[After]:
    """All seats, if this was the last choice and the round goes on."""
    chosen = (*state.choices[:seat], action, *state.choices[seat + 1 :])
    found = [After(state, at, one) for at, one in enumerate(chosen) if one is not None]
    over = len(found) < len(chosen) or any(finished(one.board) for one in found)
    return [] if over else found


def weighed(view: View, _asked: Action | None = None) -> list[tuple[Action, float]]:
    """Every move of this seat with its chance to win then, by what the seat can know."""
    known, options = view.public, moves(view)
    board, face_up = bytes(known.boards[view.seat]), bytes(known.face_up[view.seat])
    mine = judged(board, face_up, [as_move(option) for option in options])[1]
    others = [
        best_likely(bytes(places), bytes(face_up), known.roll, known.options.must_move)
        for seat, (places, face_up) in enumerate(zip(known.boards, known.face_up, strict=True))
        if seat != view.seat
    ]
    return [
        (option, shares([narrowed(mine.line(at)), *others])[0]) for at, option in enumerate(options)
    ]
