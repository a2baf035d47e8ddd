"""What players lose with a decision, and where the words for a level of play begin."""

from typing import Any

import pytest

from reihum.games import GAMES
from reihum.kernel.record import recorded
from reihum.research.lost import lost, thresholds
from reihum.review.review import reviewed


def test_a_player_loses_what_a_review_says() -> None:
    game = GAMES["finito"]
    match = game.start(game.options(), 2, "deal")
    moves: list[tuple[int, Any]] = []
    while waiting := game.waiting(match):
        view = game.view(match, waiting[0])
        moves.append((waiting[0], game.players["gentle"](view, f"deal.{len(moves)}")))
        match = game.apply(match, *moves[-1])
    record = recorded(game, game.options(), ["gentle", "gentle"], "deal", moves)
    (one,) = reviewed(game, record).rounds
    points, decisions = lost("finito", "gentle", "deal")
    assert points == pytest.approx(100 * sum(one.lost))
    assert decisions == sum(one.decisions)


def test_words_begin_between_players() -> None:
    assert thresholds([0.0, 2.0, 4.0, 10.0]) == [1.0, 3.0, 6.0, 8.0]
