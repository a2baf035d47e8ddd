"""Laws of seeing: a view tells what its seat may know, all of it, and nothing else."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.games import GAMES, completto, finito, rummy
from reihum.kernel.record import AnyGame
from tests.amounts import amount
from tests.laws.matches import Played, played
from tests.laws.secrets import with_other_secrets

VIEWS = {"completto": completto.View, "rummy": rummy.View, "finito": finito.View}


def seats_and_spectator(match: Played) -> list[int | None]:
    return [None, *range(match.seats)]


@given(played(), st.randoms(use_true_random=False))
def test_a_view_is_the_same_whatever_is_hidden_from_it(match: Played, random: Random) -> None:
    for seat in seats_and_spectator(match):
        other = with_other_secrets(match.game.name, match.state, seat, random)
        assert match.game.view(other, seat) == match.game.view(match.state, seat)


@given(played())
def test_what_a_seat_imagines_looks_like_what_it_sees(match: Played) -> None:
    for seat in seats_and_spectator(match):
        view = match.game.view(match.state, seat)
        imagined = match.game.imagine(view, "imagined")
        assert match.game.view(imagined, seat) == view
        assert imagined.seed == "imagined"


@given(played(longest=60))
def test_play_can_go_on_from_what_a_seat_imagines(match: Played) -> None:
    seat = 0
    state = match.game.imagine(match.game.view(match.state, seat), "imagined")
    for step in range(20):
        waiting = match.game.waiting(state)
        if not waiting:
            assert match.game.outcome(state)
            break
        view = match.game.view(state, waiting[0])
        state = match.game.apply(state, waiting[0], match.game.players["random"](view, f"s{step}"))
    assert len({*match.game.waiting(state)}) == len(match.game.waiting(state))


@given(played())
def test_a_view_never_holds_the_seed_and_survives_json(match: Played) -> None:
    for seat in seats_and_spectator(match):
        view = match.game.view(match.state, seat)
        text = msgspec.json.encode(view)
        assert match.seed.encode() not in text
        assert msgspec.json.decode(text, type=VIEWS[match.game.name]) == view


@settings(max_examples=amount(20, 400))
@given(played(longest=60))
def test_players_answer_the_same_to_the_same_view_and_seed(match: Played) -> None:
    for seat in match.game.waiting(match.state):
        view = match.game.view(match.state, seat)
        rebuilt = msgspec.json.decode(msgspec.json.encode(view), type=VIEWS[match.game.name])
        for player in match.game.players.values():
            answer = player(view, "seed")
            assert player(rebuilt, "seed") == answer
            match.game.apply(match.state, seat, answer)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_players_are_listed_weakest_first(game: AnyGame) -> None:
    four = ["gentle", "steady", "sharp", "master"]
    assert [name for name in game.players if name in four] == four
    assert next(iter(game.players)) == "random"
