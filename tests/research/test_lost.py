"""What players lose with a decision, and where the words for a level of play begin."""

from typing import Any

import pytest

from reihum.games import GAMES
from reihum.kernel.record import recorded
from reihum.research.lost import lost, mean, thresholds
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


def test_the_error_of_a_mean_is_that_of_its_games() -> None:
    assert mean([(6.0, 3), (2.0, 1)]) == (2.0, 0.0)  # each lost two with a decision
    assert mean([(1.0, 1), (3.0, 1)]) == pytest.approx((2.0, 0.5**0.5))


def test_words_begin_between_players() -> None:
    sure = [(each, 0.1) for each in (0.0, 2.0, 4.0, 10.0)]
    assert thresholds(sure) == [1.0, 3.0, 6.0, 8.0]


@pytest.mark.parametrize("master", [1.9, 2.1])
def test_players_who_cannot_be_told_apart_share_a_word(master: float) -> None:
    each = [(master, 0.1), (4.0 - master, 0.1), (4.0, 0.1), (10.0, 0.1)]
    assert thresholds(each) == pytest.approx([0.0, 3.0, 6.0, 8.0])
