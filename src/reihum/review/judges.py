"""Who can say how likely each seat is to win: the chances of each game that has them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from typing import Any

from reihum.kernel.answers import Unreadable
from reihum.kernel.match import Seat

Chances = tuple[float, ...]

JUDGED = ("completto", "finito", "rummy")  # the games whose chances are good enough to be told


@dataclass(frozen=True, kw_only=True)
class Judge:
    """What a game's chances can be asked."""

    # What they were learned into, its fingerprint, and the version of how positions are looked at:
    # numbers that go by the same of all these can be compared.
    judgement: str
    chances: Callable[[Any], Chances]  # of a round, whose draws to come are unknown
    # What a draw gave each seat, from the round before, the seat, its action and the round after:
    # the chances, less their mean over all that could have come; None where nothing was drawn.
    lucky: Callable[[Any, Seat, Any, Any], Chances | None]
    # The moves of a view with the chance to win then; in Rummy, where nobody could list them all,
    # those worth thinking of and the one asked for. None where the clock has moved.
    weighed: Callable[..., list[tuple[Any, float]]]


@cache
def judge(game: str) -> Judge:
    """The judge of this game."""
    if game not in JUDGED:
        raise Unreadable("review.no_chances", game=game, known=", ".join(JUDGED))
    module = import_module(f"reihum.games.{game}.chances")
    content = files(f"reihum.games.{game}").joinpath(module.FILE).read_bytes()
    return Judge(
        judgement=f"{game}/{module.FILE} {sha256(content).hexdigest()[:12]} v{module.VERSION}",
        chances=module.chances,
        lucky=module.lucky,
        weighed=module.weighed,
    )
