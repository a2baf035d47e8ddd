"""R15: the pool is empty, and whoever passes may end the round; the master looks to that end."""

import pytest
from msgspec.structs import replace

from reihum.games.rummy import GAME
from reihum.games.rummy.bots import PLAYERS
from reihum.games.rummy.model import ALL_TILES, Lay, Options, Pass, Round
from reihum.games.rummy.notation import read_action
from reihum.games.rummy.rules import apply
from reihum.kernel.chance import thought_seed
from tests.games.rummy.tables import table_with, view


def answer(state: Round) -> object:
    """What the master does in it; no tile being anywhere else, it knows what the others hold."""
    seen = view(state, 0)
    return PLAYERS["master"](replace(seen, public=replace(seen.public, racks=state.racks)), "seed")


def passed_by(state: Round, others: int) -> Round:
    """The round, after all these have passed in a row."""
    return replace(state, idle_turns=others)


def test_who_would_end_the_round_with_a_heavy_rack_lays_what_can_be_laid() -> None:
    state = passed_by(table_with("n10 n11 n12 w1", "b9 w2 w5", table="b4 b5 b6"), 1)
    assert apply(state, 0, Pass()).points == (-18, 18)
    assert answer(state) == read_action("lay b4 b5 b6 | n10 n11 n12")


def test_a_joker_is_thirty_points_and_goes() -> None:
    state = passed_by(table_with("* w9", "b9 w2 w5", table="r4 r5 r6"), 1)
    found = answer(state)
    assert isinstance(found, Lay)
    assert "*" in {tile for tiles in found.table for tile in tiles}


def test_who_has_the_lowest_rack_passes_rather_than_let_another_finish() -> None:
    state = passed_by(table_with("b7 n1", "b8 b9", table="b4 b5 b6"), 1)
    assert apply(state, 0, Pass()).points == (9, -9)
    assert answer(state) == Pass()


def test_who_has_won_by_passing_lays_nothing_more() -> None:
    state = passed_by(table_with("n1 n2 n3 w5", "b9 w12 w13", table="b4 b5 b6"), 1)
    assert answer(state) == Pass()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_masters_play_whole_ends_by_the_rules(seats: int) -> None:
    """With seeds as long as those that a server gives its players."""
    match = GAME.start(Options(), seats, "ending")
    tiles = len(ALL_TILES) - len(match.round.pool)
    match = replace(match, round=replace(match.round, pool=()))
    turns = 0
    while waiting := GAME.waiting(match):
        seat = waiting[0]
        seed = thought_seed("ending", seat, turns)
        match = GAME.apply(match, seat, PLAYERS["master"](GAME.view(match, seat), seed))
        turns += 1
    assert turns <= tiles * seats
    assert match.round.points
