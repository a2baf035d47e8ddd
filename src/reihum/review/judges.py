"""Who can say how likely each seat is to win: the chances of each game that has them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any, Literal

from reihum.kernel.answers import Unreadable
from reihum.kernel.match import Seat

Chances = tuple[float, ...]

# How a match was played, where the game's chances know the difference: in Rummy, whether somebody
# saved up tiles or all laid what they could.
Manner = Literal["", "holding", "laying"]
Moved = tuple[Any, Seat, Any]  # the round before a move, who made it, the action

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
def judge(game: str, manner: Manner = "") -> Judge:
    """The judge of this game; where the game knows several, of matches played in this manner."""
    module = _module(game)
    usual = next(iter(module.FILES))
    if manner and manner not in module.FILES:
        raise ValueError(f"the chances of {game} know no manner of playing, so not {manner!r}")
    file = module.FILES[manner or usual]
    other = {} if manner in {"", usual} else {"file": file}
    content = files(f"reihum.games.{game}").joinpath(file).read_bytes()
    return Judge(
        judgement=f"{game}/{file} {sha256(content).hexdigest()[:12]} v{module.VERSION}",
        chances=partial(module.chances, **other),
        lucky=partial(_lucky(module), **other),
        weighed=partial(module.weighed, **other),
    )


def _lucky(module: ModuleType) -> Callable[..., Chances | None]:
    """How a game says what a draw gave: by the mean that was awaited of it, or in a way of its own.

    Rummy has one: what a tile is good for is told at a glance there, also of the one that came.
    """
    own: Callable[..., Chances | None] | None = getattr(module, "lucky", None)
    return own or partial(_beyond_the_mean, module)


def _beyond_the_mean(
    module: ModuleType, before: Any, seat: Seat, action: Any, after: Any
) -> Chances | None:
    """The chances after a draw, less the mean of all that could have come; None if none was."""
    mean = module.awaited(before, seat, action)
    if mean is None:
        return None
    return tuple([now - usual for now, usual in zip(module.chances(after), mean, strict=True)])


def suited(game: str, moves: Iterable[Moved]) -> Manner:
    """In what manner these moves were played, as far as the game's chances know the difference."""
    manner: Manner = _module(game).suited(moves)
    return manner


def _module(game: str) -> ModuleType:
    if game not in JUDGED:
        raise Unreadable("review.no_chances", game=game, known=", ".join(JUDGED))
    return import_module(f"reihum.games.{game}.chances")
