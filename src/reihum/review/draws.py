"""What chance has brought in a match, counted: faces of the die, tiles of the deal, who began.

Only what nobody's play can influence is counted: every roll, since rolls do not depend on each
other, but of tiles only those of the deal. Whoever stops drawing when the right tile has come would
see that tile more often than others, however fair the mixing is.
"""

from collections.abc import Callable, Iterator
from typing import Any

from reihum.games.completto.model import TILES
from reihum.games.finito.model import FACES
from reihum.games.rummy.model import KINDS
from reihum.kernel.game import SEATS, AnyGame
from reihum.kernel.record import Record, replayed

FACE, TILE, STARTER = "face", "tile", "starter"
Draw = tuple[str, str]  # of what kind, and what came
Counts = dict[str, dict[str, int]]  # by kind, how often each came

_STARTERS = {f"{STARTER} {seats}": tuple(map(str, range(seats))) for seats in SEATS}
# What can come; all of one kind are equally likely. A starter is drawn among so many seats.
POSSIBLE: dict[str, dict[str, tuple[str, ...]]] = {
    "completto": {TILE: tuple(map(str, TILES)), **_STARTERS},
    "rummy": {TILE: KINDS, **_STARTERS},
    "finito": {FACE: tuple([str(face + 1) for face in range(FACES)])},
}


def drawn(game: AnyGame, record: Record) -> Counts:
    """What was drawn in this match."""
    found: Counts = {}
    last: Any = None
    for _, match in replayed(game, record):
        fresh = last is None or last.number != match.number
        for kind, what in DRAWS[game.name](match, None if fresh else last):
            found.setdefault(kind, {}).setdefault(what, 0)
            found[kind][what] += 1
        last = match
    return found


def _completto(match: Any, last: Any) -> Iterator[Draw]:
    """C4, C5, C7: the tiles to push in, and who begins the first round, if nobody was named."""
    if last is not None:
        return
    for tiles in match.round.dealt:
        for tile in tiles:
            yield TILE, str(tile)
    if match.number == 1 and match.options.starter is None:
        yield f"{STARTER} {match.seats}", str(match.round.turn)


def _rummy(match: Any, last: Any) -> Iterator[Draw]:
    """R3, R4: the racks, and who begins."""
    if last is not None:
        return
    for rack in match.round.racks:
        for tile in rack:
            yield TILE, tile
    yield f"{STARTER} {match.seats}", str(match.round.turn)


def _finito(match: Any, last: Any) -> Iterator[Draw]:
    """F4: every roll."""
    if last is None or last.round.rolls != match.round.rolls:
        yield FACE, str(match.round.roll)


DRAWS: dict[str, Callable[[Any, Any], Iterator[Draw]]] = {
    "completto": _completto,
    "rummy": _rummy,
    "finito": _finito,
}
