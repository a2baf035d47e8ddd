"""Luck is luck, counted over many games: what the command of that name adds up."""

import pytest

from reihum.research.fortunes import Fortunes, followed, told


@pytest.mark.parametrize(
    ("name", "player", "seats"), [("finito", "steady", 3), ("rummy", "eager", 2)]
)
def test_luck_and_skill_of_a_game_make_up_its_result(name: str, player: str, seats: int) -> None:
    found = followed(name, player, seats, "sums")
    assert sum(found.result) == pytest.approx(1)
    assert set(found.result) == {0.0, 1.0}
    assert any(found.draws)
    assert found.gap() < 1e-12
    assert found == followed(name, player, seats, "sums")


def test_a_game_whose_sums_are_wrong_is_seen() -> None:
    right = Fortunes((0.1, -0.1), (0.2, -0.2), (0.2, -0.2), (1.0, 0.0))
    wrong = right._replace(draws=(0.25, -0.2))
    assert right.gap() < 1e-12
    assert wrong.gap() == pytest.approx(0.05)


def test_the_mean_is_told_for_every_seat() -> None:
    games = [
        Fortunes((0.1, -0.1), (0.2, -0.2), (0.2, -0.2), (1.0, 0.0)),
        Fortunes((0.0, 0.0), (-0.1, 0.1), (-0.4, 0.4), (0.0, 1.0)),
    ]
    first, second, sums = told("rummy", "sharp", games)
    assert first.startswith("seat 0: draws +5.00")
    assert "with the deal +10.00" in first
    assert second.startswith("seat 1: draws -5.00")
    assert "2 games" in sums
