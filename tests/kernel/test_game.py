"""A match is begun with what can be played, or not at all."""

from itertools import count
from typing import Any

import pytest

from reihum.games import GAMES
from reihum.games.completto import model as completto
from reihum.games.finito import model as finito
from reihum.games.rummy import model as rummy
from reihum.kernel.answers import Refused, Unreadable
from reihum.kernel.game import AnyGame
from reihum.kernel.match import NextRound

EACH = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@EACH
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 2.0, "2", None])
def test_a_match_has_two_to_four_seats(game: AnyGame, seats: int) -> None:
    with pytest.raises(Unreadable, match=r"game\.seats"):
        game.start(game.options(), seats, "seed")


@EACH
@pytest.mark.parametrize(
    "seed", ["", "a seed", "ü", "x" * 65, "line\n", None, 5, 1.5, True, b"seed", ["s"]]
)
def test_a_seed_is_a_short_and_visible_text(game: AnyGame, seed: Any) -> None:
    with pytest.raises(Unreadable, match=r"seed\.unreadable"):
        game.start(game.options(), 2, seed)


@EACH
def test_a_match_begins_with_the_options_of_its_own_game(game: AnyGame) -> None:
    others = [other.options() for other in GAMES.values() if other is not game]
    for options in (None, {}, "rounds=1", game.options, *others):
        with pytest.raises(Unreadable, match=r"options\.unreadable"):
            game.start(options, 2, "seed")


@EACH
@pytest.mark.parametrize("text", [None, 5, b"draw", ["draw"], "", "\0"])
def test_an_action_is_read_from_a_text(game: AnyGame, text: Any) -> None:
    with pytest.raises(Unreadable, match=r"action\.unreadable"):
        game.read_action(text)


@EACH
@pytest.mark.parametrize("seat", [0.0, 1.0, "0", None, False, True])
def test_a_seat_is_a_whole_number(game: AnyGame, seat: Any) -> None:
    match = game.start(game.options(), 2, "seed")
    action = game.offered(game.view(match, game.waiting(match)[0]))[0]
    with pytest.raises((Refused, Unreadable), match=r"game\."):
        game.apply(match, seat, action)
    with pytest.raises(Unreadable, match=r"game\.unknown_seat"):
        game.view(match, seat)


@EACH
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_acts_on_a_seat_that_is_not_there(game: AnyGame, seat: int) -> None:
    match = game.start(game.options(), 2, "seed")
    waiting = game.waiting(match)
    for action in (NextRound(), game.offered(game.view(match, waiting[0]))[0]):
        with pytest.raises(Refused, match=r"game\.not_your_move"):
            game.apply(match, seat, action)


ODD: dict[str, list[Any]] = {
    "completto": [None, "draw", rummy.Draw(), completto.Push(500, 0), completto.Push(-1, -1)],
    "rummy": [None, "draw", completto.Draw(), rummy.Lay((("zz",),)), rummy.TimeUp((("zz",),))],
    "finito": [None, "stay", rummy.Draw(), finito.Place(-1, -1), finito.Place(99, 99)],
}


@EACH
def test_what_is_no_action_of_the_game_is_no_move(game: AnyGame) -> None:
    """It is said what is wrong; nothing is accepted, nothing breaks."""
    match = game.start(game.options(), 2, "seed")
    (seat, *_) = game.waiting(match)
    for action in ODD[game.name]:
        with pytest.raises((Refused, Unreadable)):
            game.apply(match, seat, action)
        assert not game.legal(game.view(match, seat), action)


@EACH
@pytest.mark.parametrize("odd", [None, 5, "draw", ()])
def test_what_is_no_action_has_no_notation(game: AnyGame, odd: Any) -> None:
    with pytest.raises(Unreadable, match=r"action\.unreadable"):
        game.write_action(odd)


@EACH
def test_a_match_is_imagined_by_a_seed(game: AnyGame) -> None:
    match, odd = game.start(game.options(), 2, "seed"), ODD[game.name][0]
    with pytest.raises(Unreadable, match=r"seed"):
        game.imagine(game.view(match, game.waiting(match)[0]), odd)


@EACH
def test_a_new_match_stands_at_its_beginning(game: AnyGame) -> None:
    match = game.start(game.options(), 3, "seed")
    assert (match.seats, match.number, match.sheet.lines) == (3, 1, ())
    assert game.standing(match).round_over is False
    assert game.outcome(match) is None


def to_the_end_of_the_round(game: AnyGame, match: Any) -> Any:
    """The match when this round is over."""
    moves = count()
    while match.round.points is None:
        view = game.view(match, game.waiting(match)[0])
        action = game.players["gentle"](view, f"{next(moves)}")
        match = game.apply(match, view.seat, action)
    return match


def test_who_was_ready_for_a_round_is_not_for_the_one_after() -> None:
    game = GAMES["finito"]
    match = to_the_end_of_the_round(game, game.start(game.options(target=1000), 2, "ready"))
    assert game.apply(match, 1, NextRound()).sheet.ready == (1,)
    for seat in (1, 0):
        match = game.apply(match, seat, NextRound())
    assert (match.number, len(match.sheet.lines), match.sheet.ready) == (2, 1, ())


def test_a_view_tells_what_the_round_just_over_counts() -> None:
    game = GAMES["finito"]
    match = game.start(game.options(target=1000), 2, "counts")
    assert game.view(match, 0).points is None
    for _ in range(2):
        match = to_the_end_of_the_round(game, match)
        assert game.view(match, 0).points == match.round.points == match.sheet.lines[-1]
        between = match
        for seat in (0, 1):
            match = game.apply(match, seat, NextRound())
    assert len(set(between.sheet.lines)) == 2  # else it would not be told which
    assert game.imagine(game.view(between, 1), "dream").round.points == between.round.points
