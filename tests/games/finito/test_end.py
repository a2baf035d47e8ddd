"""F9 and F10: the end of a round, its points, and a match over rounds."""

import pytest

from reihum.games.finito import GAME
from reihum.games.finito.board import finished, longest
from reihum.games.finito.model import Match, Options, Round
from reihum.games.finito.notation import read_board
from reihum.games.finito.rules import rolled, waiting
from reihum.kernel.match import Outcome, Points
from tests.games.finito.boards import (
    ALMOST,
    NOTHING,
    SEED,
    SIX,
    TWO,
    choose,
    covering,
    go_on,
    in_match,
    offered,
    play,
    position,
    refused,
)

FINISHED = ALMOST.replace("12", ".")[:-1] + "12"


def _ended(options: Options, lines: tuple[Points, ...] = (), other: str = SIX) -> Match:
    """Seat 1 has just brought its 12 to the end; seat 0 has what it has, a run of six."""
    state = position(other, ALMOST, roll=20, options=options)
    return in_match(play(state, "stay", "12>35"), lines)


def outcome(position: Round | Match) -> Outcome | None:
    """How the match has ended; that of a round alone is one of this round."""
    return GAME.outcome(in_match(position) if isinstance(position, Round) else position)


def test_f9_the_round_ends_when_twelve_counters_ascend() -> None:
    after = _ended(Options())
    assert after.round.boards[1] == read_board(FINISHED)
    assert GAME.waiting(after) == waiting(after.round) == ()
    assert outcome(after) == Outcome((6, 12), (1,))


@pytest.mark.parametrize("squares", [range(12), range(24, 36), range(0, 36, 3), range(1, 36, 3)])
def test_f9_gaps_do_not_matter(squares: range) -> None:
    board = read_board(covering(*squares))
    assert finished(board)
    assert not finished(board[::-1])


def test_f9_by_laying_the_last_counter_as_by_moving_one() -> None:
    """On seat 1's board the 12 lies already, and the 11 has to come before it."""
    before_12 = "1 2 3 4 5 6 7 8 9 10 . 12" + " ." * 24
    state = position(covering(*range(11)), before_12, roll=20, face_up=("12", "11"))
    assert outcome(play(state, "12>35", "11>35")) == Outcome((12, 11), (0,))
    early = position(covering(*range(11)), before_12, roll=6, face_up=("12", "11"))
    assert outcome(play(early, "12>11", "11>10")) == Outcome((12, 12), (0, 1))


def test_f9_eleven_in_order_are_not_enough() -> None:
    state = position(ALMOST, SIX, roll=20)
    after = play(state, "stay", "stay")
    assert (outcome(after), waiting(after), after.rolls) == (None, (0, 1), 2)
    eleven = position(*(covering(*range(10)),) * 2, roll=20, face_up=("11 12", "11 12"))
    assert outcome(play(eleven, "11>35", "11>35")) is None


def test_f9_it_ends_when_all_have_acted_on_the_roll() -> None:
    state = choose(position(ALMOST, SIX, roll=20), 0, "12>35")
    assert (outcome(state), waiting(state)) == (None, (1,))
    assert outcome(choose(state, 1, "stay")) == Outcome((12, 6), (0,))


def test_f9_those_who_finish_on_the_same_roll_share_the_win() -> None:
    state = position(ALMOST, TWO, ALMOST, roll=20)
    assert outcome(play(state, "12>35", "stay", "12>35")) == Outcome((12, 2, 12), (0, 2))
    assert outcome(play(state, "12>35", "stay", "stay")) == Outcome((12, 2, 11), (0,))


@pytest.mark.parametrize("text", ["1>35", "stay", "next"])
def test_f9_nobody_may_do_anything_after_it(text: str) -> None:
    after = _ended(Options())
    for seat in (0, 1):
        assert refused(after, seat, text) == "game.not_your_move"
        assert offered(after.round, seat) == set()


def test_f9_the_die_is_not_rolled_again() -> None:
    after = _ended(Options()).round
    assert (after.rolls, after.roll) == (1, 20)


@pytest.mark.parametrize(
    ("board", "points"),
    [
        (NOTHING, 0),
        (covering(17), 1),
        (FINISHED, 12),
        (ALMOST, 11),
        (SIX, 6),
        (TWO, 2),
        ("12 11 10 9 8 7 6 5 4 3 2 1" + " ." * 24, 1),
        ("1 3 2 4" + " ." * 32, 2),
        ("5 . . 9" + " ." * 20 + " . . 12 . . 1 2" + " ." * 5, 3),  # across empty squares and rows
        ("3 4 5 1 2 6 7 8" + " ." * 28, 5),  # 1 2 6 7 8
        (". " * 30 + "1 2 3 . 12 5", 4),  # numbers need not be consecutive
    ],
)
def test_f10_a_point_per_counter_in_the_longest_ascending_run(board: str, points: int) -> None:
    assert longest(read_board(board)) == points


def test_f10_example_4_6_8_9_10_scores_five() -> None:
    moved = """
        7 . 12 . 1 . 3 . 11 . 2 .
        5 . . . . . . . . 4 6 .
        8 9 . 10 . . . . . . . ."""
    after = play(position(moved, ALMOST, roll=20), "stay", "12>35")
    assert after.points == (5, 12)


def test_f10_every_player_scores_and_the_winner_of_the_round_12() -> None:
    match = in_match(position(SIX, ALMOST, TWO, ALMOST, roll=20))
    for seat, text in enumerate(("stay", "12>35", "stay", "stay")):
        assert (match.round.points, GAME.standing(match).sheet.lines) == (None, ())
        match = GAME.apply(match, seat, GAME.read_action(text))
    assert match.round.points == (6, 12, 2, 11)
    assert GAME.standing(match).sheet.lines == ((6, 12, 2, 11),)
    assert GAME.standing(match).outcome == Outcome((6, 12, 2, 11), (1,))


def test_f10_without_a_target_one_round_decides() -> None:
    assert Options().target is None
    without, with_target = _ended(Options()), _ended(Options(target=30))
    assert outcome(without) == Outcome((6, 12), (1,))
    assert GAME.waiting(without) == ()
    assert outcome(with_target) is None
    assert GAME.waiting(with_target) == (0, 1)


@pytest.mark.parametrize(("target", "over"), [(11, True), (12, True), (13, False), (30, False)])
def test_f10_the_match_is_over_when_somebody_reaches_the_target(target: int, over: bool) -> None:
    after = _ended(Options(target=target))
    assert outcome(after) == (Outcome((6, 12), (1,)) if over else None)
    assert GAME.waiting(after) == (() if over else (0, 1))


def test_f10_after_a_round_there_is_only_going_on() -> None:
    after = _ended(Options(target=30))
    for seat in (0, 1):
        assert offered(after.round, seat) == set()
        assert refused(after, seat, "1>35") == "game.round_over"
        assert refused(after, seat, "stay") == "game.round_over"
        assert GAME.view(after, seat).own.targets == ()
    assert GAME.between_rounds(after)


def test_f10_the_next_round_begins_when_all_want_to_go_on() -> None:
    after = go_on(_ended(Options(target=30)), 1)
    assert (GAME.waiting(after), after.number, after.sheet.ready) == ((0,), 1, (1,))
    assert refused(after, 1, "next") == "game.not_your_move"
    second = go_on(after, 0)
    dealt = second.round
    assert (second.number, dealt.rolls, dealt.roll) == (2, 1, rolled(SEED, 2, 1))
    assert dealt.boards == (bytes(36),) * 2
    assert [len(counters) for counters in dealt.face_up] == [3, 3]
    assert (second.sheet.lines, second.sheet.ready) == (((6, 12),), ())
    assert refused(second, 0, "next") == "game.round_not_over"


@pytest.mark.parametrize(
    ("target", "line", "expected"),
    [
        (18, (12, 5), Outcome((18, 17), (0,))),  # only seat 0 is there, without ending the round
        (17, (12, 5), Outcome((18, 17), (0,))),  # both: the highest total wins
        (18, (12, 6), Outcome((18, 18), (0, 1))),  # equal totals share
        (17, (11, 6), Outcome((17, 18), (1,))),
        (19, (12, 6), None),  # nobody
    ],
)
def test_f10_who_wins(target: int, line: Points, expected: Outcome | None) -> None:
    """The second round gives 6 and 12."""
    after = _ended(Options(target=target), (line,))
    assert after.sheet.lines == (line, (6, 12))
    assert outcome(after) == expected
    assert GAME.waiting(after) == ((0, 1) if expected is None else ())
    assert GAME.standing(after).outcome == expected


def test_f10_points_count_after_a_round_only() -> None:
    """Seat 0 is one point short and has a run of eleven on the board: still nothing is over."""
    match = in_match(position(ALMOST, SIX, roll=1, options=Options(target=13)), ((12, 3),))
    for seat in (0, 1):
        match = GAME.apply(match, seat, GAME.read_action("stay"))
    assert (outcome(match), match.sheet.lines, GAME.waiting(match)) == (None, ((12, 3),), (0, 1))
