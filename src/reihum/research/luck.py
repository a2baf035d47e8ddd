"""The luck of a move: the chances after it, less their mean over all that could have come.

Its mean is zero, whoever plays and however good the chances are, as long as they were fixed before
the game; so what is left of a result when the luck is taken out has the same mean as the result.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from reihum.games.completto import chances as completto
from reihum.kernel.game import AnyGame
from reihum.kernel.match import Seat
from reihum.research import foreseen as rummy
from reihum.review.judges import Chances, judge

Reading = Callable[[Chances], Chances]  # of what is said, fixed before the game
Answer = tuple[Seat, Any]  # what another seat did
Came = tuple[Chances, list[tuple[float, Chances]]]
# The chances after a draw, and after all that it could have brought, each with how likely that was;
# None where nothing was drawn. From the round before, the seat, its action, the round after, and
# what the others did before the seat moved again.
Fan = Callable[[Any, Seat, Any, Any, Sequence[Answer]], Came | None]

FANS: dict[str, Fan] = {"completto": completto.fan, "rummy": rummy.fan}
# Finito, whose seats share a roll, knows the mean alone.


class Move(NamedTuple):
    """A move, and what the others did after it."""

    before: Any
    seat: Seat
    action: Any
    after: Any
    answers: list[Answer]


class Fortune:
    """The luck of every seat, added up as a game is played.

    Games on the same deal with the seats rotated share the luck of the deal, which so counts for
    nobody: it is left out.
    """

    def __init__(self, game: AnyGame, seats: int, read: Reading | None = None) -> None:
        self.judge, self.fan = judge(game.name), FANS.get(game.name)
        self.read = read
        self.sums = [0.0] * seats
        self.last: dict[Seat, Move] = {}  # of each seat: what others do then may still count

    def follow(self, before: Any, seat: Seat, action: Any, after: Any) -> None:
        """Take in one more move."""
        self._count(seat)
        for move in self.last.values():
            move.answers.append((seat, action))
        self.last[seat] = Move(before, seat, action, after, [])

    def _count(self, seat: Seat) -> None:
        """Count the last move of a seat, if there is one that is not counted yet."""
        move = self.last.pop(seat, None)
        for at, one in enumerate((self._luck(move) if move else None) or ()):
            self.sums[at] += one

    def _luck(self, move: Move) -> Chances | None:
        before, seat, action, after, answers = move
        if not (self.read and self.fan):
            return self.judge.lucky(before, seat, action, after)
        came = self.fan(before, seat, action, after, answers)
        return luck_as_read(came, self.read) if came else None

    def total(self) -> Chances:
        """What each seat was given until now."""
        for seat in list(self.last):
            self._count(seat)
        return tuple(self.sums)


def luck_as_read(came: Came, read: Reading) -> Chances:
    """What a draw gave each seat, by chances that are to be read so."""
    now, could = came
    found = list(read(now))
    for likely, said in could:
        for seat, chance in enumerate(read(said)):
            found[seat] -= likely * chance
    return tuple(found)
