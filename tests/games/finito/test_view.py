"""F11: what everyone sees, and what nobody may see."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from reihum.games.finito import GAME
from reihum.games.finito.model import Options, Place, Round
from reihum.games.finito.view import imagine
from reihum.kernel.match import Seat
from tests.games.finito.boards import (
    ALMOST,
    NOTHING,
    SEED,
    SIX,
    TWO,
    choose,
    covering,
    everyone,
    in_match,
    offered,
    play,
    position,
    start,
    view,
    views,
)


def _placing() -> Round:
    face_up = ("3 7 12", "1 2 4", "5 6 8")
    return position(covering(5), NOTHING, NOTHING, roll=15, face_up=face_up)


def _moving() -> Round:
    return position(SIX, TWO, roll=15)


def _between_rounds() -> Round:
    return play(position(SIX, ALMOST, roll=20, options=Options(target=30)), "stay", "12>35")


STATES: dict[str, Callable[[], Round]] = {
    "the start": lambda: start(Options(), 4, SEED),
    "placing": _placing,
    "one has chosen": lambda: choose(_placing(), 1, "4>26"),
    "two have chosen": lambda: choose(choose(_placing(), 1, "4>26"), 0, "7>26"),
    "the next roll": lambda: play(_placing(), "7>26", "4>26", "5>27"),
    "moving": _moving,
    "one stays": lambda: choose(_moving(), 0, "stay"),
    "between rounds": _between_rounds,
}
PUBLIC = {"game", "options", "rolls", "roll", "boards", "face_up", "face_down", "chosen"}


def _with_other_secrets(state: Round, keep: Seat | None) -> Round:
    """A position that looks alike to one seat: other counters to come, other rolls, choices."""
    blank = replace(state, choices=(None,) * len(state.boards))
    choices = list(state.choices)
    for seat, choice in enumerate(choices):
        if choice is not None and seat != keep:
            others = offered(blank, seat) - {_written(state, seat)}
            choices[seat] = choose(blank, seat, min(others)).choices[seat]
    return replace(
        state,
        seed="another-seed",
        face_down=tuple(counters[::-1] for counters in state.face_down),
        choices=tuple(choices),
    )


def _written(state: Round, seat: Seat) -> str:
    """The choice that a seat has made, in the notation."""
    choice = state.choices[seat]
    return f"{choice.counter}>{choice.square}" if isinstance(choice, Place) else "stay"


@pytest.mark.parametrize("name", STATES)
def test_f11_nobody_is_sent_anything_secret(name: str) -> None:
    """Counters to come, the seed of all rolls, others' choices: all could be different."""
    state = STATES[name]()
    for seat in range(len(state.boards)):
        other = _with_other_secrets(state, keep=seat)
        assert other != state
        assert msgspec.json.encode(view(other, seat)) == msgspec.json.encode(view(state, seat))


@pytest.mark.parametrize("name", STATES)
def test_f11_only_the_named_fields_are_sent(name: str) -> None:
    for seen in views(STATES[name]()):
        assert msgspec.to_builtins(seen.public).keys() == PUBLIC
        assert msgspec.to_builtins(seen.own).keys() == {"game", "choice", "targets"}
        assert SEED.encode() not in msgspec.json.encode(seen)


def test_f11_boards_face_up_counters_and_how_many_are_face_down() -> None:
    for known in everyone(_placing()):
        assert known.boards == (tuple(_placing().boards[0]), (0,) * 36, (0,) * 36)
        assert known.boards[0][5] == 1
        assert tuple(map(set, known.face_up)) == ({3, 7, 12}, {1, 2, 4}, {5, 6, 8})
        assert known.face_down == (8, 9, 9)


def test_f11_the_rolled_number() -> None:
    for known in everyone(_placing()):
        assert (known.roll, known.rolls) == (15, 1)


def test_f11_that_somebody_has_chosen_but_what_only_to_themselves() -> None:
    state = STATES["two have chosen"]()
    assert [known.chosen for known in everyone(state)] == [(True, True, False)] * 4
    assert [seen.own.choice for seen in views(state)] == [Place(7, 26), Place(4, 26), None]


def test_f11_who_may_still_act() -> None:
    for seen in views(STATES["one has chosen"]()):
        assert seen.waiting == (0, 2)


def test_f11_the_own_targets_while_a_seat_may_choose() -> None:
    state = STATES["one has chosen"]()
    assert [seen.own.targets for seen in views(state)] == [(26, 27), (), (26, 27)]


def test_f11_but_for_choice_and_targets_all_see_the_same() -> None:
    for built in STATES.values():
        state = built()
        spectator = GAME.public(in_match(state))
        assert [seen.public for seen in views(state)] == [spectator] * len(state.boards)


@pytest.mark.parametrize("name", STATES)
def test_f11_what_is_imagined_looks_the_same_and_knows_no_secret(name: str) -> None:
    state = STATES[name]()
    for seen in views(state):
        imagined = imagine(seen, "imagined")
        assert view(imagined, seen.seat) == seen
        assert imagined.seed == "imagined"
        other = _with_other_secrets(state, keep=seen.seat)
        assert imagine(view(other, seen.seat), "imagined") == imagined
