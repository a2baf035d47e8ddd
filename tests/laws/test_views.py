"""Laws of seeing: a view tells what its seat may know, all of it, and nothing else."""

from itertools import islice
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.games import GAMES
from reihum.kernel.answers import Unreadable
from reihum.kernel.chance import LONGEST_SEED
from reihum.kernel.game import AnyGame
from tests.amounts import amount
from tests.laws.matches import Played, go_on, played
from tests.laws.secrets import with_other_secrets

LONG = "s" * LONGEST_SEED


@given(played(), st.randoms(use_true_random=False))
def test_a_view_is_the_same_whatever_is_hidden_from_it(play: Played, random: Random) -> None:
    game, match = play.game, play.match
    for seat in range(play.seats):
        other = with_other_secrets(game.name, match, seat, random)
        assert game.view(other, seat) == game.view(match, seat)
    other = with_other_secrets(game.name, match, None, random)
    assert (game.standing(other), game.public(other)) == (game.standing(match), game.public(match))


@given(played())
def test_what_a_seat_imagines_looks_like_what_it_sees(play: Played) -> None:
    for seat in range(play.seats):
        view = play.game.view(play.match, seat)
        imagined = play.game.imagine(view, "imagined")
        assert play.game.view(imagined, seat) == view
        assert imagined.seed == "imagined"


@given(played(longest=60))
def test_play_can_go_on_from_what_a_seat_imagines(play: Played) -> None:
    game = play.game
    dream = Played(game, play.options, play.seats, "imagined", play.match)
    dream.match = game.imagine(game.view(play.match, 0), "imagined")
    for _ in islice(go_on(dream, Random("dream"), 1.0), 20):
        assert len({*game.waiting(dream.match)}) == len(game.waiting(dream.match))
    assert game.waiting(dream.match) or game.outcome(dream.match)


@given(played())
def test_a_view_never_holds_the_seed_and_survives_json(play: Played) -> None:
    for seat in range(play.seats):
        view = play.game.view(play.match, seat)
        text = msgspec.json.encode(view)
        assert play.seed.encode() not in text
        assert msgspec.json.decode(text, type=play.game.view_type) == view


@settings(max_examples=amount(20, 400))
@given(played(longest=60))
def test_players_answer_the_same_to_the_same_view_and_seed(play: Played) -> None:
    game, match = play.game, play.match
    for seat in () if game.between_rounds(match) else game.waiting(match):
        view = game.view(match, seat)
        rebuilt = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
        for player in game.players.values():
            answer = player(view, LONG)
            assert player(rebuilt, LONG) == answer
            game.apply(match, seat, answer)


@given(played(longest=20))
def test_there_is_no_view_of_a_seat_that_is_not_there(play: Played) -> None:
    for seat in (-1, play.seats, 99, "0", None):
        for look in (play.game.view, play.game.own):
            with pytest.raises(Unreadable, match=r"game\.unknown_seat"):
                look(play.match, seat)  # type: ignore[arg-type]  # what a stranger may try


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_players_are_listed_weakest_first(game: AnyGame) -> None:
    four = ["gentle", "steady", "sharp", "master"]
    assert [name for name in game.players if name in four] == four
    assert next(iter(game.players)) == "random"
