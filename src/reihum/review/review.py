"""A match looked at again: for every move its luck and its error, for every round who owes what.

The shares of a round's win, less an equal share for everybody, are luck and skill together: luck is
what the deal and the draws gave, skill all the rest. They add up exactly, since both are made of
the same differences between one moment's chances and the next.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from msgspec import Struct

from reihum.kernel.game import AnyGame
from reihum.kernel.match import NextRound, Seat
from reihum.kernel.record import Record, Step, start_of, steps
from reihum.review.judges import Chances, Judge, Manner, Moved, judge, suited

SHOWN = 400  # moves, in which it shows how somebody plays


class Move(Struct, frozen=True):
    """What a move was worth, in chances to win the round."""

    number: int  # in the record, from 1
    round: int
    seat: Seat
    action: str
    before: Chances
    after: Chances
    luck: Chances  # of what was drawn; zeros where nothing was
    error: float | None  # the best move's chance less this one's; None where there was no choice
    better: str | None  # a move that was better, in the game's notation
    wins: bool = False  # whether that one would have won the round at once


class Round(Struct, frozen=True):
    """What a round came to, for each seat."""

    number: int
    result: Chances | None  # shares of the win; None if it was not played to its end
    deal: Chances  # luck of the deal: the chances after it, less an equal share
    luck: Chances  # of the deal and of all draws
    skill: Chances  # all the rest of the result
    adjusted: Chances  # the result without the luck
    decisions: tuple[int, ...]  # where there was a choice
    lost: tuple[float, ...]  # chances given away, in all


class Review(Struct, frozen=True):
    """A whole match."""

    game: str
    seats: tuple[str, ...]
    judgement: str
    moves: list[Move]
    rounds: list[Round]
    manner: Manner = ""  # in which it was played, where the chances know the difference


def reviewed(game: AnyGame, record: Record) -> Review:
    """The record, looked at again."""
    match = start_of(game, record)
    manner = manner_of(game, steps(game, match, record.moves))
    one = judge(game.name, manner)
    moves: list[Move] = []
    for step in steps(game, match, record.moves):
        moves += looked_at(game, one, step)
        match = step.after
    finished = len(match.sheet.lines)
    return put_together(game.name, record.seats, one.judgement, moves, finished, manner)


def manner_of(game: AnyGame, made: Iterable[Step]) -> Manner:
    """In what manner a match was played, from its moves."""
    return suited(game.name, _moved(islice(made, SHOWN)))


def _moved(made: Iterable[Step]) -> Iterator[Moved]:
    """These moves, but not going on to another round."""
    for step in made:
        if not isinstance(step.action, NextRound):
            yield step.before.round, step.seat, step.action


def looked_at(game: AnyGame, one: Judge, step: Step) -> list[Move]:
    """What this move was worth; nothing if it went on to the next round."""
    return [] if isinstance(step.action, NextRound) else [_move(game, one, step)]


def put_together(
    game: str,
    seats: tuple[str, ...],
    judgement: str,
    moves: list[Move],
    finished: int,
    manner: Manner = "",
) -> Review:
    """The review of a match with these moves, of which so many rounds were played to their end."""
    numbers = sorted({move.round for move in moves})
    rounds = [
        _round(number, [move for move in moves if move.round == number], number <= finished)
        for number in numbers
    ]
    return Review(game, seats, judgement, moves, rounds, manner)


def _move(game: AnyGame, one: Judge, step: Step) -> Move:
    number, before, seat, action, after = step
    drawn = one.lucky(before.round, seat, action, after.round)
    best, error = compared(one, game.view(before, seat), action)
    return Move(
        number=number,
        round=before.number,
        seat=seat,
        action=game.write_action(action),
        before=one.chances(before.round),
        after=one.chances(after.round),
        luck=drawn or (0.0,) * before.seats,
        error=error,
        better=game.write_action(best) if error else None,
        wins=bool(error) and _wins(game, one, before, seat, best),
    )


def _wins(game: AnyGame, one: Judge, before: Any, seat: Seat, action: Any) -> bool:
    """Whether this move ends the round, and wins it alone."""
    after = game.apply(before, seat, action).round
    return after.points is not None and one.chances(after)[seat] == 1.0


def compared(one: Judge, view: Any, action: Any) -> tuple[Any, float | None]:
    """The best move, and how much less this one is worth; None where there was no choice."""
    offered = one.weighed(view, action)
    best, most = max(offered, key=lambda option: option[1], default=(action, 0.0))
    chosen = next((chance for option, chance in offered if option == action), most)
    return best, most - chosen if len(offered) > 1 else None


def _round(number: int, moves: list[Move], ended: bool) -> Round:
    deal = moves[0].before
    seats = len(deal)
    fair, last = 1 / seats, moves[-1].after
    given = tuple(chance - fair for chance in deal)
    drawn = tuple(given[s] + sum(move.luck[s] for move in moves) for s in range(seats))
    choices = [
        [m.error for m in moves if m.seat == s and m.error is not None] for s in range(seats)
    ]
    return Round(
        number=number,
        result=last if ended else None,
        deal=given,
        luck=drawn,
        skill=tuple(last[s] - fair - drawn[s] for s in range(seats)),
        adjusted=tuple(last[s] - drawn[s] for s in range(seats)),
        decisions=tuple(len(each) for each in choices),
        lost=tuple(sum(each) for each in choices),
    )
