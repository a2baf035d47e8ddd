"""The games that Rummy's chances are learned from; the learning itself is torch's."""

from importlib.resources import files
from random import Random

import numpy as np
import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.board import sorted_tiles
from reihum.games.rummy.learned import COUNTED, Side, counts, row, shipped
from reihum.games.rummy.model import KINDS, Options
from reihum.games.rummy.notation import read_rack
from reihum.games.rummy.prospects import KIND_FACTS, SEAT_SIZE
from training.rummy_colours import recoloured
from training.rummy_games import Games, Players, position
from training.rummy_moments import SHARE, game

CHANCES = files("reihum.games.rummy").joinpath("chances.npz").read_bytes()


@pytest.mark.parametrize("chances", [None, CHANCES], ids=["explorers", "thinkers"])
def test_an_example_is_a_position_and_who_won(chances: bytes | None) -> None:
    play = Games("test", chances)
    rows, won = play(1)
    assert len(rows) == len(won) > 5
    assert set(won) == {0, 1}
    assert play(1) == (rows, won)
    kinds = np.array(rows)[:, :COUNTED].reshape(-1, 3, len(KINDS))
    assert (kinds.sum(1) <= 2).all()


def test_who_explores_for_a_while_plays_well_then() -> None:
    games = [Players(Random(seed), shipped(), 0.3) for seed in range(50)]
    assert any(players.play_well() for players in games)
    players = next(players for players in games if not players.play_well())
    match = GAME.start(Options(), 2, "explored")
    for _ in range(players.explored):
        assert not players.play_well()
        match = GAME.apply(
            match, match.round.turn, players.action(GAME.view(match, match.round.turn))
        )
    assert players.play_well()


def test_a_position_has_both_racks_and_the_table() -> None:
    state = GAME.start(Options(), 2, "position").round
    found = position(state, 0)
    assert found
    first, second = len(KINDS), 2 * len(KINDS)
    assert found[:first] == counts(state.racks[0])
    assert found[first:second] == counts(state.racks[1])


def test_a_moment_is_what_is_known_and_who_won() -> None:
    seats, common, each, won = next(found for n in range(9) if len((found := game(("t", n)))[1]))
    assert len(common) == len(each) == len(won)
    assert (won.sum(1) == SHARE).all()
    assert not won[:, seats:].any()
    facts = np.unpackbits(each, 2)[:, :, :SEAT_SIZE]
    assert facts[:, :seats, : KIND_FACTS // 3].any(2).all()


def test_exchanged_colours_are_another_position_of_the_same_worth() -> None:
    rack = read_rack("n1 r5 r6 b13 *")
    before = row(Side(rack, True, 0, 0), Side((), True, 0, 0), [0] * len(KINDS), 9)
    exchanges = recoloured(COUNTED)
    assert len({tuple(exchange) for exchange in exchanges}) == 24
    assert all(sorted(exchange) == list(range(COUNTED)) for exchange in exchanges)
    swapped = str.maketrans("nr", "rn")
    wanted = counts(sorted_tiles(tile.translate(swapped) for tile in rack))
    found = [[before[at] for at in exchange][: len(KINDS)] for exchange in exchanges]
    assert wanted in found
    assert counts(rack) in found
