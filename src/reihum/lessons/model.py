"""What a lesson is: prepared positions, in each of which one thing is to be done."""

from typing import Any, Literal

from msgspec import Struct

from reihum.games import GAMES, Own, Public
from reihum.games.completto import model as completto
from reihum.games.finito import model as finito
from reihum.games.rummy import model as rummy
from reihum.kernel.match import Match, Seat, Standing

LEARNER: Seat = 0
SEATS = 2  # the learner, and somebody to play with
SEED = "a lesson"

Part = Literal["middle", "own", "tools"]  # of the table


class Step(Struct, frozen=True):
    """One thing at a time: a position, what the words speak of, and what may be done there."""

    name: str  # its words are `lesson-{game}-{name}`
    round: Any  # the position, in one of the games
    beside: Part  # where the words stand
    points: tuple[str, ...]  # the things they speak of, by the names that they have on the page
    answers: tuple[Any, ...] = ()  # what may be done; nothing, where there is only to read


class LessonView(Struct, frozen=True):
    """What the learner sees: how the match stands, what everybody knows, what is the own."""

    standing: Standing
    public: Public
    own: Own


class ComplettoWay(Struct, frozen=True, tag_field="game", tag="completto"):
    """An answer in Completto, and what the learner sees then."""

    action: completto.Action
    after: LessonView


class RummyWay(Struct, frozen=True, tag_field="game", tag="rummy"):
    """An answer in Rummy, and what the learner sees then."""

    action: rummy.PlayerAction
    after: LessonView


class FinitoWay(Struct, frozen=True, tag_field="game", tag="finito"):
    """An answer in Finito, and what the learner sees then."""

    action: finito.Action
    after: LessonView


Way = ComplettoWay | RummyWay | FinitoWay
WAYS: dict[str, type[Way]] = {"completto": ComplettoWay, "rummy": RummyWay, "finito": FinitoWay}


class LessonStep(Struct, frozen=True):
    """A step as the page has it."""

    name: str
    beside: Part
    points: tuple[str, ...]
    before: LessonView
    ways: tuple[Way, ...]


def shown(game: str, step: Step) -> LessonStep:
    """What the page needs to know of a step; the rules themselves say what comes of an answer."""
    rules = GAMES[game]
    match = started(step)
    ways = [WAYS[game](one, _seen(game, rules.apply(match, LEARNER, one))) for one in step.answers]
    return LessonStep(step.name, step.beside, step.points, _seen(game, match), tuple(ways))


def started(step: Step) -> Match[Any, Any]:
    """A match that has come to this position."""
    return Match(step.round.options, SEATS, SEED, 1, step.round)


def _seen(game: str, match: Match[Any, Any]) -> LessonView:
    rules = GAMES[game]
    return LessonView(rules.standing(match), rules.public(match), rules.own(match, LEARNER))
