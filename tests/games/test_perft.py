"""Perft: how many sequences of moves there are, by depth, from fixed deals.

Counted twice: by the moves that are offered, and by trying every action there is.
"""

from collections.abc import Callable
from typing import Any

import pytest

from reihum.games import GAMES
from reihum.games.completto.model import TILES, Draw, Lay, Push, Shift, Take
from reihum.games.finito.model import COUNTERS, Place, Stay
from reihum.kernel.answers import Refused
from reihum.kernel.match import NextRound
from tests.amounts import COMPILED_TOO

SLOTS = range(22)
EVERY_ACTION: dict[str, list[Any]] = {
    "completto": [
        Draw(),
        NextRound(),
        *(kind(tile, slot) for kind in (Push, Lay) for tile in TILES for slot in SLOTS),
        *(Shift(slot, to) for slot in SLOTS for to in SLOTS),
    ],
    "finito": [
        Stay(),
        NextRound(),
        *(Place(counter, square) for counter in COUNTERS for square in range(36)),
    ],
}


def successors(name: str, match: Any, *, by_trying: bool) -> list[Any]:
    game = GAMES[name]
    seat = game.waiting(match)[0]
    if not by_trying:
        offered = game.offered(game.view(match, seat))
        return [game.apply(match, seat, action) for action in offered]
    face_up = match.round.face_up if name == "completto" else ()
    takes = [Take(t, r, s) for t in face_up for r in TILES for s in SLOTS]
    found = []
    for action in EVERY_ACTION[name] + takes:
        try:
            found.append(game.apply(match, seat, action))
        except Refused:
            continue
    return found


def counts(name: str, match: Any, depth: int, *, by_trying: bool = False) -> list[int]:
    """The number of sequences of 1, 2, ... moves."""
    found, matches = [], [match]
    for _ in range(depth):
        matches = [after for m in matches for after in successors(name, m, by_trying=by_trying)]
        found.append(len(matches))
    return found


def prepared() -> Any:
    """Completto after the preparation, every tile pushed in at the first place it has."""
    game = GAMES["completto"]
    match = game.start(game.options(starter=0), 2, "perft")
    while any(match.round.dealt):
        seat = game.waiting(match)[0]
        match = game.apply(match, seat, game.offered(game.view(match, seat))[0])
    return match


def all_placed() -> Any:
    """Finito when all counters lie, each laid on the first target."""
    game = GAMES["finito"]
    match = game.start(game.options(), 2, "perft")
    while any(match.round.face_up):
        seat = game.waiting(match)[0]
        match = game.apply(match, seat, game.offered(game.view(match, seat))[0])
    return match


START: dict[str, Callable[[], Any]] = {
    "finito": lambda: GAMES["finito"].start(GAMES["finito"].options(), 2, "perft"),
    "finito, moving": all_placed,
    "completto": lambda: GAMES["completto"].start(GAMES["completto"].options(), 2, "perft"),
    "completto, prepared": prepared,
    "rummy": lambda: GAMES["rummy"].start(GAMES["rummy"].options(opening_points=0), 2, "perft"),
}

# Completto's are known on paper: k tiles pushed in one after the other among 17 face-down ones
# stand in C(17 + k, k) ways; 17 face-down tiles can each go to 21 places, or one draws: 358.
PINNED = {
    "finito": [3, 9, 27, 81, 486, 2916, 17496],
    "finito, moving": [13, 169, 2353],
    "completto": [18, 171, 1140, 5985],
    "completto, prepared": [358, 128164],
    "rummy": [33, 66, 788, 1431, 9812],
}
TRIED = {"finito": 4, "finito, moving": 2, "completto": 2, "completto, prepared": 1}


@pytest.mark.parametrize("start", START)
def test_the_number_of_positions_is_pinned(start: str) -> None:
    name, _, _ = start.partition(",")
    depth = len(PINNED[start]) - COMPILED_TOO
    assert counts(name, START[start](), depth) == PINNED[start][:depth]


@pytest.mark.parametrize(("start", "depth"), TRIED.items())
def test_trying_every_action_finds_as_many(start: str, depth: int) -> None:
    name, _, _ = start.partition(",")
    assert counts(name, START[start](), depth, by_trying=True) == PINNED[start][:depth]
