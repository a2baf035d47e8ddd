"""The name of a judgement: who finds it in two reports may compare their numbers."""

from itertools import islice
from math import fsum

import pytest

from reihum.games import GAMES
from reihum.kernel.record import start_of, steps
from reihum.review.judges import JUDGED, Manner, judge
from reihum.review.review import Move, looked_at
from tests.transcripts.games import HERE, told

EVERY = 5  # of so many moves one is looked at

# Chances, luck and errors, added up. Whoever changes what comes out of a judgement, by other looks
# at a position or by what was learned, gives it a new name here, by VERSION in its chances.py.
FROZEN = {
    "completto/turns.npz ce850580f773 v1": (6.5350157506, -0.2829807502, 0.2414045432),
    "finito/values.npz 1a5c2e7ae64c v1": (6.1270273638, 0.1204908367, 0.0698225632),
    "rummy/prospects.npz 2e9d2fd1f13c v1": (11.7714220932, 0.0519102030, 7.4934848586),
    "rummy/laying.npz e6a7e18d80b2 v1": (12.5904336028, 0.0700112491, 7.1932239248),
}


def numbers(game: str, manner: Manner) -> tuple[float, float, float]:
    """What is said of a game that never changes."""
    record = told((HERE / f"{game}-two.txt").read_text("utf-8"))
    made = steps(GAMES[game], start_of(GAMES[game], record), record.moves)
    moves: list[Move] = []
    for step in islice(made, 0, None, EVERY):
        moves += looked_at(GAMES[game], judge(game, manner), step)
    return (
        fsum(move.before[0] for move in moves),
        fsum(move.luck[0] for move in moves),
        fsum(move.error or 0 for move in moves),
    )


@pytest.mark.parametrize(
    ("game", "manner"),
    [*[(game, "") for game in JUDGED], ("rummy", "holding"), ("rummy", "laying")],
)
def test_a_judgement_of_this_name_says_what_it_always_said(game: str, manner: Manner) -> None:
    frozen = FROZEN[judge(game, manner).judgement]
    assert numbers(game, manner) == pytest.approx(frozen, abs=1e-6)
