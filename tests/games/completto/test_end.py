"""C15 and C16: the end of a round, and a match over rounds."""

import pytest

from reihum.games.completto import GAME
from reihum.games.completto.bots import simple
from reihum.games.completto.model import Match, Options, Round
from reihum.games.completto.rules import waiting
from reihum.kernel.match import Outcome, Points, Seat
from tests.games.completto.rows import (
    ALL_DOWN,
    ODD_TO_41,
    SEED,
    go_on,
    in_match,
    offered,
    play,
    position,
    refused,
)

ALMOST = f"{ODD_TO_41} ."  # a tile above 41 fills it; 42 with a pair
THREE_DOWN = "50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 . . ."
TWO_ROUNDS, THREE_ROUNDS = Options(rounds=2), Options(rounds=3)


def _ended(options: Options, lines: tuple[Points, ...] = (), other: str = THREE_DOWN) -> Match:
    """Seat 1 of two has just ended the round; seat 0 has some tiles left face down."""
    state = position(other, ALMOST, turn=1, face_up="45", options=options)
    return in_match(play(state, "take 45 45@21"), lines)


def _outcome(state: Round) -> Outcome | None:
    """How a match of one round ends with it."""
    return GAME.outcome(in_match(state))


def test_c15_the_first_with_22_open_tiles_wins_at_once() -> None:
    before = position(ALMOST, THREE_DOWN, ALL_DOWN, pile="90 45 99")
    assert (_outcome(before), waiting(before)) == (None, (0,))
    drawn = play(before, "draw")
    assert _outcome(drawn) is None
    after = play(drawn, "lay 90@21")
    assert after.rows[0] == bytes((*range(1, 42, 2), 90))
    assert waiting(after) == ()
    assert _outcome(after) == Outcome((0, -3, -22), (0,))


def test_c15_with_a_taken_tile_too_and_not_only_the_starter() -> None:
    assert GAME.outcome(_ended(Options())) == Outcome((-3, 0), (1,))


def test_c15_21_open_tiles_are_not_enough() -> None:
    state = position(f"{ODD_TO_41[:-3]} . .", ALL_DOWN, face_up="45")
    after = play(state, "take 45 45@20")
    assert (after.rows[0].count(0), _outcome(after), waiting(after)) == (1, None, (1,))


@pytest.mark.parametrize("tile", [42, 45])
def test_c15_at_once_means_without_the_extra_turn_of_a_pair(tile: int) -> None:
    after = play(position(ALMOST, ALL_DOWN, face_up=f"{tile} 60"), f"take {tile} {tile}@21")
    assert _outcome(after) == Outcome((0, -22), (0,))
    assert waiting(after) == ()


@pytest.mark.parametrize("move", ["draw", "lay 60@0", "take 60 60@0", "shift 0>1", "next"])
def test_c15_nobody_may_do_anything_after_it(move: str) -> None:
    after = play(position(ALMOST, ALL_DOWN, pile="61", face_up="45 60"), "take 45 45@21")
    for seat in (0, 1):
        assert refused(after, move, seat=seat) == "game.not_your_move"
        assert offered(after, seat) == set()


def test_c16_one_round_is_the_default() -> None:
    assert Options().rounds == 1
    assert GAME.outcome(_ended(Options())) == Outcome((-3, 0), (1,))
    after = _ended(TWO_ROUNDS)
    assert (GAME.outcome(after), GAME.waiting(after)) == (None, (0, 1))


def test_c16_each_notes_the_own_face_down_tiles_as_minus_points() -> None:
    state = position(THREE_DOWN, ALL_DOWN, ALMOST, "88 " + ". " * 21, turn=2, face_up="45")
    before = in_match(state)
    assert (state.points, GAME.standing(before).sheet.lines) == (None, ())
    after = GAME.apply(before, 2, GAME.read_action("take 45 45@21"))
    assert after.round.points == (-3, -22, 0, -21)
    assert GAME.standing(after).sheet.lines == ((-3, -22, 0, -21),)
    assert GAME.standing(after).outcome == Outcome((-3, -22, 0, -21), (2,))


@pytest.mark.parametrize("move", ["draw", "lay 60@0", "take 60 60@0", "shift 0>1", "push 1@0"])
def test_c16_after_a_round_there_is_only_going_on(move: str) -> None:
    after = _ended(TWO_ROUNDS)
    assert offered(after.round, 0) == offered(after.round, 1) == set()
    assert GAME.between_rounds(after)
    for seat in (0, 1):
        assert refused(after, move, seat=seat) == "game.round_over"


def test_c16_the_next_round_begins_when_all_want_to_go_on() -> None:
    after = go_on(_ended(TWO_ROUNDS), 1)
    assert (GAME.waiting(after), after.number) == ((0,), 1)
    assert refused(after, "next", seat=1) == "game.not_your_move"
    assert GAME.view(after, 0).sheet.ready == (1,)
    second = go_on(after, 0)
    assert (second.number, second.sheet.lines, second.sheet.ready) == (2, ((-3, 0),), ())
    assert second.round.rows == (bytes(17),) * 2
    assert (GAME.waiting(second), GAME.outcome(second)) == ((0, 1), None)


def test_c16_no_going_on_while_a_round_is_played() -> None:
    state = position(ALMOST, THREE_DOWN, face_up="45", options=TWO_ROUNDS)
    assert refused(state, "next") == "game.round_not_over"
    second = go_on(_ended(TWO_ROUNDS), 1, 0)
    assert refused(second, "next", seat=0) == "game.round_not_over"


@pytest.mark.parametrize("options", [Options(rounds=2), Options(rounds=2, starter=0)])
@pytest.mark.parametrize(
    ("seats", "ender", "starter"),
    [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 0, 1), (4, 2, 3), (4, 3, 0)],
)
def test_c16_the_left_neighbour_of_who_ended_the_round_begins_the_next(
    seats: int, ender: Seat, starter: Seat, options: Options
) -> None:
    rows = [". . ."] * seats
    rows[ender] = ALMOST
    state = play(position(*rows, turn=ender, face_up="45", options=options), "take 45 45@21")
    second = go_on(in_match(state), *range(seats))
    assert (second.number, second.round.turn) == (2, starter)


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (THREE_DOWN, Outcome((-3, -4), (0,))),  # fewer minus points win, whoever ended the round
        (THREE_DOWN.replace("86", "."), Outcome((-4, -4), (0, 1))),  # equal totals share
        (THREE_DOWN.replace("84 86", ". ."), Outcome((-5, -4), (1,))),
    ],
)
def test_c16_the_fewest_minus_points_of_all_rounds_win(other: str, expected: Outcome) -> None:
    after = _ended(TWO_ROUNDS, ((0, -4),), other)
    assert (GAME.waiting(after), GAME.outcome(after)) == ((), expected)
    assert GAME.standing(after).outcome == expected


def test_c16_the_win_is_shared_by_those_with_the_fewest_only() -> None:
    rows = (". . . . .", ALMOST, ". .")
    state = play(position(*rows, turn=1, face_up="45", options=TWO_ROUNDS), "take 45 45@21")
    assert GAME.outcome(in_match(state, ((0, -9, -3),))) == Outcome((-5, -9, -5), (0, 2))


def test_c16_the_match_has_as_many_rounds_as_agreed() -> None:
    two, three = _ended(TWO_ROUNDS, ((0, -4),)), _ended(THREE_ROUNDS, ((0, -4),))
    assert (GAME.waiting(two), GAME.waiting(three)) == ((), (0, 1))
    assert GAME.outcome(two) is not None
    assert GAME.outcome(three) is None
    assert refused(two, "next", seat=0) == "game.not_your_move"


def test_c16_a_match_of_three_rounds_played_to_its_end() -> None:
    state = position(ALMOST, ALL_DOWN, face_up="45", options=THREE_ROUNDS)
    match = in_match(play(state, "take 45 45@21"))
    for number in (2, 3):
        ender = match.round.turn
        match = go_on(match, 1, 0)
        assert (match.number, match.round.turn) == (number, 1 - ender)
        match = _played(match)
        assert len(match.sheet.lines) == number
        assert match.sheet.lines[-1] == tuple(-row.count(0) for row in match.round.rows)
        assert match.sheet.lines[-1][match.round.turn] == 0
    mine, others = (sum(line[seat] for line in match.sheet.lines) for seat in (0, 1))
    result = GAME.outcome(match)
    assert result is not None
    assert result.totals == (mine, others)
    assert 0 in result.winners if mine >= others else result.winners == (1,)


def _played(match: Match) -> Match:
    """The round played to its end by a computer player at each seat."""
    for _ in range(3000):
        if match.round.points is not None:
            return match
        seat = GAME.waiting(match)[0]
        match = GAME.apply(match, seat, simple(GAME.view(match, seat), SEED))
    raise AssertionError("the round does not end")
