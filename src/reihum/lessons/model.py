"""What a lesson is: prepared positions, in each of which one thing is to be done."""

from typing import Any

from msgspec import Struct

from reihum.games import GAMES
from reihum.kernel.match import Match, Seat

LEARNER: Seat = 0
SEATS = 2  # the learner, and somebody to play with
SEED = "a lesson"


class Step(Struct, frozen=True):
    """One thing at a time: a position, what the words speak of, and what may be done there."""

    name: str  # its words are `lesson-{game}-{name}`
    round: Any  # the position
    beside: str  # which part of the table the words stand beside: `middle`, `own`, `tools`
    points: tuple[str, ...]  # the things they speak of, by the names that they have on the page
    answers: tuple[Any, ...] = ()  # what may be done; nothing, where there is only to read


class Seen(Struct, frozen=True):
    """What the learner sees: how the match stands, what everybody knows, what is the own."""

    standing: Any
    public: Any
    own: Any


class Way(Struct, frozen=True):
    """An answer, and what the learner sees then."""

    action: Any
    after: Seen


class Shown(Struct, frozen=True):
    """A step as the page has it."""

    name: str
    beside: str
    points: tuple[str, ...]
    before: Seen
    ways: tuple[Way, ...]


def shown(game: str, step: Step) -> Shown:
    """What the page needs to know of a step; the rules themselves say what comes of an answer."""
    rules = GAMES[game]
    match = started(step)
    ways = [Way(one, _seen(game, rules.apply(match, LEARNER, one))) for one in step.answers]
    return Shown(step.name, step.beside, step.points, _seen(game, match), tuple(ways))


def started(step: Step) -> Match[Any, Any]:
    """A match that has come to this position."""
    return Match(step.round.options, SEATS, SEED, 1, step.round)


def _seen(game: str, match: Match[Any, Any]) -> Seen:
    rules = GAMES[game]
    return Seen(rules.standing(match), rules.public(match), rules.own(match, LEARNER))
