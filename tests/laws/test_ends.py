"""Laws of ending: sensible players get there, points add up, the best total wins."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.games import GAMES
from tests.amounts import amount
from tests.laws.matches import OPTIONS, Played, go_on, played

LONGEST = 20_000  # moves; real matches of three rounds have a few hundred


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=amount(15, 200))
@given(data=st.data(), seats=st.integers(2, 4), number=st.integers(0, 10**6))
def test_sensible_players_come_to_an_end(
    name: str, data: st.DataObject, seats: int, number: int
) -> None:
    options, seed = data.draw(OPTIONS[name]), f"end-{number}"
    play = Played(GAMES[name], options, seats, seed, GAMES[name].start(options, seats, seed))
    for moves, _ in enumerate(go_on(play, Random(seed), wildness=0.0)):
        assert moves < LONGEST
    outcome = play.game.outcome(play.match)
    assert outcome is not None
    lines = play.match.sheet.lines
    assert outcome.totals == tuple(sum(line[seat] for line in lines) for seat in range(seats))
    best = [seat for seat in range(seats) if outcome.totals[seat] == max(outcome.totals)]
    assert list(outcome.winners) == best


@given(played())
def test_somebody_may_act_until_there_is_an_outcome(play: Played) -> None:
    waiting, outcome = play.game.waiting(play.match), play.game.outcome(play.match)
    assert (outcome is None) == bool(waiting)
    assert set(waiting) <= set(range(play.seats))


@given(played(longest=400))
def test_the_points_of_a_round_add_up(play: Played) -> None:
    for line in play.match.sheet.lines:
        assert len(line) == play.seats
        match play.game.name:
            case "completto":  # C16: minus points for face-down tiles; who ended the round has none
                assert max(line) == 0
                assert all(-22 <= points <= 0 for points in line)
            case "rummy" if not play.match.options.winner_scores:  # R14: nobody wins
                assert max(line) == 0
            case "rummy":  # R14, R15: what some lose the others win, up to a rounded share
                assert -play.seats < sum(line) <= 0
            case "finito":  # F10: the winner of a round scores 12
                assert max(line) == 12
                assert all(0 <= points <= 12 for points in line)
            case other:
                pytest.fail(f"no law for {other}")
