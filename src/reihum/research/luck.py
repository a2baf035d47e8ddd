"""The luck of a move: the chances after it, less their mean over all that could have come.

Its mean is zero, whoever plays and however good the chances are, as long as they were fixed before
the game; so what is left of a result when the luck is taken out has the same mean as the result.
"""

from collections.abc import Callable, Sequence
from operator import mul
from typing import Any, NamedTuple

from reihum.games.completto import chances as completto
from reihum.games.rummy.bots import MANNERS
from reihum.kernel.game import AnyGame
from reihum.kernel.match import Seat
from reihum.research import foreseen as rummy
from reihum.review.judges import Chances, judge

Reading = Callable[[Chances], Chances]  # of what is said, fixed before the game
SeatAction = tuple[Seat, Any]  # what another seat did
Players = Sequence[str]  # by seat
Weighted = list[tuple[float, Chances]]  # each with how likely it is
Came = tuple[Weighted, Weighted]  # the chances after what came, and after all that could have come
# Of a draw; None where nothing was drawn. From the round before, the seat, its action, the round
# after, what the others did before the seat moved again, and who they are.
Fan = Callable[[Any, Seat, Any, Any, Sequence[SeatAction], Players], Came | None]
# Of a player's own coin; None where nothing hung on it. From the round, the seat and its action.
Coin = Callable[[Any, Seat, Any, Players], Came | None]


def _completto(
    before: Any,
    seat: Seat,
    action: Any,
    after: Any,
    answers: Sequence[SeatAction],
    _players: Players,
) -> Came | None:
    came = completto.fan(before, seat, action, after, answers)
    return ([(1.0, came[0])], came[1]) if came else None


FANS: dict[str, Fan] = {"completto": _completto, "rummy": rummy.fan}
COINS: dict[str, Coin] = {"rummy": rummy.coin}
# Finito, whose seats share a roll, knows the mean alone.


def toss_a_coin(game: str, players: Players) -> bool:
    """Whether one of these players does so before its turns."""
    return game == "rummy" and any(player in MANNERS for player in players)


def said(game: str, state: Any, players: Players) -> Chances:
    """The chances of a round between these players, before they are read."""
    return rummy.said(state, players) if game == "rummy" else judge(game).chances(state)


class Move(NamedTuple):
    """A move, and what the others did after it."""

    before: Any
    seat: Seat
    action: Any
    after: Any
    answers: list[SeatAction]


class Fortune:
    """The luck of every seat, added up as a game is played.

    Games on the same deal with the seats rotated share the luck of the deal, which so counts for
    nobody: it is left out.
    """

    def __init__(self, game: AnyGame, players: Players, read: Reading | None = None) -> None:
        self.judge, self.fan = judge(game.name), FANS.get(game.name)
        self.coin = COINS.get(game.name)
        self.players, self.read = players, read
        self.sums = [0.0] * len(players)
        self.last: dict[Seat, Move] = {}  # of each seat: what others do then may still count

    def chose(self, state: Any, seat: Seat, action: Any) -> None:
        """Take in what a player wants to do, whether or not it may."""
        came = self.coin(state, seat, action, self.players) if self.coin and self.read else None
        if came and self.read:
            self._add(luck_as_read(came, self.read))

    def follow(self, before: Any, seat: Seat, action: Any, after: Any) -> None:
        """Take in one more move."""
        self._count(seat)
        for move in self.last.values():
            move.answers.append((seat, action))
        self.last[seat] = Move(before, seat, action, after, [])

    def _count(self, seat: Seat) -> None:
        """Count the last move of a seat, if there is one that is not counted yet."""
        move = self.last.pop(seat, None)
        self._add((self._luck(move) if move else None) or ())

    def _add(self, luck: Chances) -> None:
        for at, one in enumerate(luck):
            self.sums[at] += one

    def _luck(self, move: Move) -> Chances | None:
        before, seat, action, after, answers = move
        if not (self.read and self.fan):
            return self.judge.lucky(before, seat, action, after)
        came = self.fan(before, seat, action, after, answers, self.players)
        return luck_as_read(came, self.read) if came else None

    def total(self) -> Chances:
        """What each seat was given until now."""
        for seat in list(self.last):
            self._count(seat)
        return tuple(self.sums)


def luck_as_read(came: Came, read: Reading) -> Chances:
    """What chance gave each seat, by chances that are to be read so."""
    now, could = [_mean([(likely, read(said)) for likely, said in each]) for each in came]
    return tuple([one - usual for one, usual in zip(now, could, strict=True)])


def _mean(each: Weighted) -> list[float]:
    weights = [likely for likely, _ in each]
    return [sum(map(mul, weights, line)) for line in zip(*[one for _, one in each], strict=True)]
