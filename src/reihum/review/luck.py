"""The luck of a move: the chances after it, less their mean over all that could have come.

Its mean is zero, whoever plays and however good the chances are, as long as they were fixed before
the game; so what is left of a result when the luck is taken out has the same mean as the result.
"""

from collections.abc import Callable
from typing import Any

from reihum.kernel.game import AnyGame
from reihum.kernel.match import Seat
from reihum.review.judges import Came, Chances, judge

Reading = Callable[[Chances], Chances]  # of what is said, fixed before the game


class Fortune:
    """The luck of every seat, added up as a game is played.

    Games on the same deal with the seats rotated share the luck of the deal, which so counts for
    nobody: it is left out.
    """

    def __init__(self, game: AnyGame, seats: int, read: Reading | None = None) -> None:
        self.judge = judge(game.name)
        self.read = read
        self.sums = [0.0] * seats

    def follow(self, before: Any, seat: Seat, action: Any, after: Any) -> None:
        """Take in one more move."""
        if self.read and self.judge.fan:
            came = self.judge.fan(before, seat, action, after)
            found = luck_as_read(came, self.read) if came else None
        else:
            found = self.judge.lucky(before, seat, action, after)
        for at, one in enumerate(found or ()):
            self.sums[at] += one

    def total(self) -> Chances:
        """What each seat was given until now."""
        return tuple(self.sums)


def luck_as_read(came: Came, read: Reading) -> Chances:
    """What a draw gave each seat, by chances that are to be read so."""
    now, could = came
    found = list(read(now))
    for likely, said in could:
        for seat, chance in enumerate(read(said)):
            found[seat] -= likely * chance
    return tuple(found)
