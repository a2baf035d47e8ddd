"""R14 to R16 and R19: how a round ends, what it counts, how rounds add up."""

import pytest
from msgspec.structs import replace

from reihum.games.rummy import GAME
from reihum.games.rummy.model import Match, Options, Round
from reihum.games.rummy.rules import starting_draws, waiting
from reihum.kernel.match import Outcome, Points, Sheet
from tests.games.rummy.tables import go_on, in_match, play, refused, seen, table_with


def outcome(state: Round) -> Outcome | None:
    """How a match ends with this round."""
    return GAME.outcome(in_match(state))


def test_r14_the_first_with_an_empty_rack_wins_and_the_others_lose_their_racks() -> None:
    state = table_with("b7", "r10 *", "n1 w13 w13", table="b4 b5 b6", pool="r1")
    state = play(state, "lay b4 b5 b6 b7")
    assert state.points == (67, -40, -27)  # 10 + 30; 1 + 13 + 13
    assert outcome(state) == Outcome((67, -40, -27), (0,))


def test_r14_any_seat_can_win() -> None:
    state = table_with("n2 n3", "n9", "b7", table="b4 b5 b6", pool="r1", turn=2)
    assert play(state, "lay b4 b5 b6 b7").points == (-5, -9, 14)


def test_r14_then_the_round_is_over_and_nobody_plays_on() -> None:
    state = play(table_with("b7", "n9", table="b4 b5 b6", pool="r1"), "lay b4 b5 b6 b7")
    assert waiting(state) == ()
    assert refused(state, "draw", seat=1) == "game.not_your_move"


def test_r14_a_tile_left_wins_nothing() -> None:
    state = play(table_with("b7 w1", "n9", table="b4 b5 b6", pool="r1"), "lay b4 b5 b6 b7")
    assert (state.points, outcome(state)) == (None, None)


@pytest.mark.parametrize(
    ("racks", "line"),
    [
        (("n10", "r12 b13"), (15, -15)),
        (("r12 b13", "n10", "w11"), (-15, 16, -1)),
        (("n10", "r12 b13", "r4 w6"), (7, -15, 7)),  # 15 shared by two, rounded down
        (("n5", "r5", "b5", "w9"), (1, 1, 1, -4)),  # 4 shared by three
        (("n5", "r5", "b6"), (0, 0, -1)),  # 1 shared by two: what is lost is lost all the same
        (("n5", "r5"), (0, 0)),
        (("*", "w13 w13 n5"), (1, -1)),  # a joker is 30
    ],
)
def test_r15_an_empty_pool_and_nobody_laying_ends_the_round(
    racks: tuple[str, ...], line: Points
) -> None:
    state = table_with(*racks)
    for _ in racks[1:]:
        state = play(state, "pass")
        assert state.points is None
    assert play(state, "pass").points == line


def test_r15_equal_lowest_racks_share_the_win() -> None:
    state = play(table_with("n10", "r12 b13", "r4 w6"), "pass", "pass", "pass")
    assert outcome(state) == Outcome((7, -15, 7), (0, 2))


def test_r15_all_in_a_row_so_one_who_lays_begins_it_anew() -> None:
    state = table_with("n10", "b7 w13", table="b4 b5 b6")
    state = play(state, "pass", "lay b4 b5 b6 b7", "pass")
    assert state.points is None
    assert play(state, "pass").points == (3, -3)


def test_r15_a_turn_that_began_with_a_tile_in_the_pool_does_not_count() -> None:
    state = play(table_with("n10", "w13", pool="r1"), "draw", "pass")
    assert state.points is None
    assert play(state, "pass").points == (2, -2)  # n10 r1 against w13


@pytest.mark.parametrize(
    ("first", "second"), [("time-up", "time-up"), ("pass", "time-up"), ("time-up", "pass")]
)
def test_r15_a_turn_that_ran_out_of_time_lays_nothing_too(first: str, second: str) -> None:
    assert play(table_with("n10", "w13"), first, second).points == (3, -3)


def test_r15_out_of_time_with_an_unfinished_table_lays_nothing_either() -> None:
    state = table_with("n4", "w13", table="b4 b5 b6 b7")
    state = play(state, "time-up b5 b6 b7 | n4 b4")
    assert seen(state).rack == "n4 b4"
    assert play(state, "pass").points == (5, -5)


def test_r15_out_of_time_while_the_pool_had_tiles_does_not_count() -> None:
    state = table_with("n4", "w13", table="b4 b5 b6 b7", pool="w1 w2 w3")
    state = play(state, "time-up b5 b6 b7 | n4 b4", "pass")
    assert (seen(state).pool, state.points) == ("", None)


def test_r15_out_of_time_with_tiles_laid_begins_it_anew() -> None:
    state = table_with("n10", "b7 n1", table="b4 b5 b6")
    state = play(state, "pass", "time-up b4 b5 b6 b7 | n1", "pass")
    assert state.points is None


def test_r15_out_of_time_with_a_table_that_goes_back_lays_nothing() -> None:
    state = table_with("n10", "b8 b9", table="r4 r5 r6 *")
    state = play(state, "pass", "time-up r4 r5 r6 | b8 b9 *")
    assert state.points == (7, -7)  # 10 against 17


@pytest.mark.parametrize("rounds", [1, 2])
def test_r16_option_rounds(rounds: int) -> None:
    state = table_with("b7", "n9", table="b4 b5 b6", pool="r1", rounds=rounds)
    match = in_match(play(state, "lay b4 b5 b6 b7"))
    assert (GAME.outcome(match) is None) == (rounds == 2)
    assert GAME.waiting(match) == ((0, 1) if rounds == 2 else ())


def test_r16_the_next_round_begins_when_all_want_it() -> None:
    state = table_with("b7", "n9", table="b4 b5 b6", pool="r1", rounds=2)
    assert refused(state, "next") == "game.round_not_over"
    match = in_match(play(state, "lay b4 b5 b6 b7"))
    assert refused(match, "draw") == "game.round_over"
    match = go_on(match, 1)
    assert GAME.waiting(match) == (0,)
    assert refused(match, "next", seat=1) == "game.not_your_move"
    match = go_on(match, 0)
    assert (match.number, match.sheet.lines) == (2, ((9, -9),))
    state = match.round
    assert [len(rack) for rack in state.racks] == [14, 14]
    assert (state.table, state.opened, len(state.pool)) == ((), (False, False), 78)


@pytest.mark.parametrize(
    ("earlier", "totals", "winners"),
    [
        (((20, -20),), (29, -29), (0,)),  # 20 + 9
        (((-50, 50),), (-41, 41), (1,)),
        (((-9, 9),), (0, 0), (0, 1)),  # equal totals share
        (((5, -5), (-30, 30)), (-16, 16), (1,)),
    ],
)
def test_r16_totals_add_up_and_the_highest_wins(
    earlier: tuple[Points, ...], totals: Points, winners: tuple[int, ...]
) -> None:
    rounds = len(earlier) + 1
    state = table_with("b7", "n9", table="b4 b5 b6", pool="r1", rounds=rounds)
    match = in_match(state, earlier)
    assert GAME.outcome(match) is None
    match = GAME.apply(match, 0, GAME.read_action("lay b4 b5 b6 b7"))
    assert GAME.outcome(match) == Outcome(totals, winners)


def second_round(match: Match) -> Match:
    """The match in the round after the first, which is given up with no points for anyone."""
    nothing = (0, 0, 0)
    ended = replace(match.round, points=nothing)
    return go_on(replace(match, round=ended, sheet=Sheet((nothing,))), 0, 1, 2)


def test_r16_each_round_the_starter_is_drawn_anew_and_the_tiles_are_mixed() -> None:
    seeds = [str(number) for number in range(20)]
    moved = 0
    for seed in seeds:
        match = GAME.start(Options(rounds=2), 3, seed)
        following = second_round(match)
        assert following.number == 2
        first, second = match.round, following.round
        assert (second.starting_draws, second.turn) == starting_draws(3, seed, 2)
        assert second.racks != first.racks
        moved += second.turn != first.turn
    assert 0 < moved < len(seeds)


HAND = "lay b9 b10 b11 | n1 n2 n3"


@pytest.mark.parametrize(("doubles", "line"), [(False, (49, -40, -9)), (True, (98, -80, -18))])
def test_r19_option_hand_doubles(doubles: bool, line: Points) -> None:
    state = table_with(
        "b9 b10 b11 n1 n2 n3", "r10 *", "w9", opened=False, pool="r1", hand_doubles=doubles
    )
    assert play(state, HAND).points == line


def test_r19_a_hand_counts_though_others_have_opened_and_time_ran_out() -> None:
    state = table_with(
        "b9 b10 b11", "w9", opened=(False, True), table="r4 r5 r6", hand_doubles=True
    )
    assert play(state, "time-up r4 r5 r6 | b9 b10 b11").points == (18, -18)


def test_r19_who_laid_before_plays_no_hand() -> None:
    state = table_with("b9 b10 b11 n1 n2 n3", "r10 w9", opened=False, pool="r1", hand_doubles=True)
    state = play(state, "lay b9 b10 b11", "draw", HAND)
    assert state.points == (20, -20)  # r10 w9 r1


def test_r19_a_round_that_ends_without_a_winner_is_not_doubled() -> None:
    state = table_with("n10", "w13", opened=False, hand_doubles=True)
    assert play(state, "pass", "pass").points == (3, -3)


@pytest.mark.parametrize(("scores", "line"), [(True, (11, -11)), (False, (0, -11))])
def test_r14_option_winner_scores(scores: bool, line: Points) -> None:
    state = table_with("b7", "w2 r9", table="b4 b5 b6", winner_scores=scores)
    assert play(state, "lay b4 b5 b6 b7").points == line


@pytest.mark.parametrize(("scores", "line"), [(True, (22, -22)), (False, (0, -22))])
def test_r14_r19_the_minus_points_of_a_hand_double_all_the_same(scores: bool, line: Points) -> None:
    state = table_with("b9 b10 b11", "w2 r9", opened=False, hand_doubles=True, winner_scores=scores)
    assert play(state, "lay b9 b10 b11").points == line


@pytest.mark.parametrize(("scores", "line"), [(True, (5, -5)), (False, (0, -5))])
def test_r14_r15_nor_is_there_credit_when_nobody_can_go_on(scores: bool, line: Points) -> None:
    state = table_with("w1", "w6", winner_scores=scores)
    assert play(state, "pass", "pass").points == line
