"""A match that looks alike to one seat: all that the seat may not know is changed behind it."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from reihum.games import completto, finito, rummy
from reihum.games.rummy.board import sorted_tiles
from reihum.kernel.match import Seat

OTHER_SEED = "another-seed"


def with_other_secrets(game: str, match: Any, keep: Seat | None, random: Random) -> Any:
    """A match that differs in nothing that this seat (or a spectator) may know."""
    return replace(match, seed=OTHER_SEED, round=CHANGES[game](match.round, keep, random))


def _completto(state: completto.Round, _: Seat | None, random: Random) -> completto.Round:
    """C18: nobody has seen a face-down tile, in a row, in the middle or yet to be turned over."""
    hidden = [
        *(
            t
            for r, ts in zip(state.rows, state.tiles, strict=True)
            for n, t in zip(r, ts, strict=True)
            if not n
        ),
        *(t for dealt in state.dealt for t in dealt[1:]),
        *state.pile,
    ]
    random.shuffle(hidden)
    tiles = tuple(
        bytes(t if n else hidden.pop() for n, t in zip(r, ts, strict=True))
        for r, ts in zip(state.rows, state.tiles, strict=True)
    )
    dealt = tuple(d[:1] + bytes(hidden.pop() for _ in d[1:]) for d in state.dealt)
    return replace(state, tiles=tiles, dealt=dealt, pile=bytes(hidden))


def _rummy(state: rummy.Round, keep: Seat | None, random: Random) -> rummy.Round:
    """R21: the others' racks, as long as the round lasts, and the pool's order."""
    over = state.points is not None
    known = [over or seat == keep for seat in range(len(state.racks))]
    hidden = [t for seat, rack in enumerate(state.racks) if not known[seat] for t in rack]
    hidden += state.pool
    random.shuffle(hidden)
    racks = tuple(
        rack if known[seat] else sorted_tiles(hidden.pop() for _ in rack)
        for seat, rack in enumerate(state.racks)
    )
    return replace(state, racks=racks, pool=tuple(hidden))


def _finito(state: finito.Round, keep: Seat | None, random: Random) -> finito.Round:
    """F11: the order of the face-down counters, and what the others have chosen."""
    face_down = tuple(bytes(random.sample(list(stack), len(stack))) for stack in state.face_down)
    blank = replace(state, choices=(None,) * len(state.choices))
    choices = []
    for seat, choice in enumerate(state.choices):
        other = choice
        if choice is not None and seat != keep:
            match = finito.model.Match(state.options, len(state.boards), "", state.number, blank)
            other = random.choice(finito.GAME.offered(finito.GAME.view(match, seat)))
        choices.append(other)
    return replace(state, seed=OTHER_SEED, face_down=face_down, choices=tuple(choices))


CHANGES: dict[str, Callable[[Any, Seat | None, Random], Any]] = {
    "completto": _completto,
    "rummy": _rummy,
    "finito": _finito,
}
