"""Rummy's draws told at the next turn: luck is still luck, whatever the others have done."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from reihum.games import GAMES
from reihum.games.rummy.model import RANK, Draw, Lay, Round, Tile
from reihum.kernel.match import Seat
from reihum.research.fitting import Fit
from reihum.research.foreseen import fan
from reihum.research.luck import Answer, Came, luck_as_read
from tests.review.test_luck import steps

RUMMY = GAMES["rummy"]
AS_SAID = Fit(slope=0.8)
PLAYERS = [["sharp", "steady"], ["steady", "sharp", "curious"]]


def answers_of(match: Any, players: list[str], drawer: Seat) -> Iterator[Answer]:
    """What the others do until it is this seat's turn again."""
    while (waiting := RUMMY.waiting(match)) and waiting[0] != drawer:
        seat = waiting[0]
        action = RUMMY.players[players[seat]](RUMMY.view(match, seat), "answer")
        yield seat, action
        match = RUMMY.apply(match, seat, action)


def with_next(state: Round, tile: Tile) -> Round:
    """The same round, but this tile is the next to come."""
    pool = list(state.pool)
    at = pool.index(tile)
    pool[0], pool[at] = pool[at], pool[0]
    return replace(state, pool=tuple(pool))


def seen_from(match: Any, players: list[str], drawer: Seat) -> dict[Tile, Came | None]:
    """What the fan tells for each tile that could be the next."""
    found, first = {}, None
    for tile in sorted(set(match.round.pool), key=RANK.__getitem__):
        world = replace(match, round=with_next(match.round, tile))
        then = RUMMY.apply(world, drawer, Draw())
        answers = list(answers_of(then, players, drawer))
        laid = [one for one in answers if isinstance(one[1], Lay)]
        first = laid if first is None else first
        assert laid == first  # nobody has seen the tile
        found[tile] = fan(world.round, drawer, Draw(), then.round, answers)
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_the_mean_luck_of_a_draw_is_zero_whatever_the_others_answer(players: list[str]) -> None:
    read, tried, moved = AS_SAID.reading(players), 0, 0.0
    for number, (before, seat, action, _) in enumerate(steps("rummy", players, "answers")):
        if not isinstance(action, Draw) or number % 4:
            continue
        pool, told = before.round.pool, seen_from(before, players, seat)
        means = [0.0] * len(players)
        for tile, came in told.items():
            if came is None:
                continue
            tried += 1
            for at, luck in enumerate(luck_as_read(came, read)):
                means[at] += luck * pool.count(tile) / len(pool)
            now, could = came
            fewer = [(likely, one) for likely, one in could if one != max(o for _, o in could)]
            total = sum(likely for likely, _ in fewer) or 1.0
            forgotten = luck_as_read((now, [(one / total, then) for one, then in fewer]), read)
            moved += forgotten[0] * pool.count(tile) / len(pool)
        assert means == pytest.approx([0.0] * len(players), abs=1e-9)
    assert tried > 100
    assert moved > 0.01
