"""Every position of a lesson is one of the game, every answer is legal, and the words are true."""

import re
from pathlib import Path
from typing import Any

import pytest

from reihum.games import GAMES
from reihum.games.completto.model import Draw, Fit, Lay, Own, Take
from reihum.games.completto.rules import apply as completto_apply
from reihum.games.finito.board import counters, finished, targets
from reihum.games.finito.model import SQUARES, Place
from reihum.games.finito.model import Round as FinitoRound
from reihum.games.rummy import best_play
from reihum.games.rummy.judge import changes
from reihum.games.rummy.model import ALL_TILES, Turn
from reihum.games.rummy.rules import apply as rummy_apply
from reihum.kernel.answers import Refused
from reihum.lessons import LESSONS, written
from reihum.lessons.completto import STUCK
from reihum.lessons.model import LEARNER, Step, shown, started

WEB = Path(__file__).parents[2] / "web"
STEPS = {f"{game}-{step.name}": (game, step) for game, steps in LESSONS.items() for step in steps}


def step(name: str) -> Step:
    return STEPS[name][1]


@pytest.mark.parametrize("game", LESSONS)
def test_the_browsers_lessons_are_not_stale(game: str) -> None:
    """Make them anew with `python -m reihum.lessons web/src/lesson/steps`."""
    file = WEB / "src" / "lesson" / "steps" / f"{game}.gen.json"
    assert file.read_text("utf-8") == written(game)


@pytest.mark.parametrize("name", STEPS)
def test_every_answer_is_legal_and_it_is_the_learners_turn(name: str) -> None:
    game, one = STEPS[name]
    rules, match = GAMES[game], started(one)
    assert LEARNER in rules.waiting(match)
    view = rules.view(match, LEARNER)
    for answer in one.answers:
        assert rules.legal(view, answer)
        rules.apply(match, LEARNER, answer)


def test_every_step_has_its_words_and_nothing_else_has() -> None:
    text = (WEB / "texts" / "lessons" / "en.ftl").read_text("utf-8")
    found = set(re.findall(r"^lesson-((?:completto|rummy|finito)-[\w-]+) =", text, re.MULTILINE))
    wanted = {*STEPS, *(f"{name}-done" for name, (_, one) in STEPS.items() if one.answers)}
    others = {name for name in found if name.endswith("-other")}
    assert found - others == wanted
    assert {name.removesuffix("-other") for name in others} <= set(STEPS)


# Completto: what the words claim.


def row(name: str) -> list[int]:
    return list(step(f"completto-{name}").round.rows[LEARNER])


def fits(name: str) -> dict[int, tuple[Fit, ...]]:
    own = shown("completto", step(f"completto-{name}")).before.own
    assert isinstance(own, Own)
    return own.fits


@pytest.mark.parametrize("one", LESSONS["completto"], ids=lambda one: one.name)
def test_completto_tiles_are_a_hundred_different_ones(one: Step) -> None:
    state = one.round
    tiles = [*state.tiles[0], *state.tiles[1], *state.pile, *state.face_up]
    tiles += [state.drawn] if state.drawn else []
    assert sorted(tiles) == list(range(1, 101))
    for numbers in state.rows:
        open_numbers = [number for number in numbers if number]
        assert len(numbers) == 22
        assert open_numbers == sorted(set(open_numbers))


def test_completto_21_fits_in_two_places_between_14_and_33() -> None:
    places = fits("lay")[21]
    assert [place.slot for place in places] == [4, 5]
    assert (row("lay")[3], row("lay")[6]) == (14, 33)


def test_completto_what_was_replaced_goes_unseen_to_the_middle() -> None:
    before = step("completto-lay").round
    after = completto_apply(before, LEARNER, Lay(21, 4))
    assert after.pile[-1] == before.tiles[LEARNER][4]
    assert after.face_up == before.face_up


def test_completto_52_is_drawn_and_makes_a_pair_with_51() -> None:
    after = completto_apply(step("completto-draw").round, LEARNER, Draw())
    assert after.drawn == 52
    assert after.rows == step("completto-pair").round.rows
    paired = completto_apply(after, LEARNER, Lay(52, 12))
    assert list(paired.rows[LEARNER][11:13]) == [51, 52]
    assert paired.extra_turn
    assert paired.turn == LEARNER
    assert paired.rows == step("completto-nowhere").round.rows


def test_completto_22_fits_nowhere_and_ends_the_turn() -> None:
    after = completto_apply(step("completto-nowhere").round, LEARNER, Draw())
    assert 22 in after.face_up
    assert after.turn != LEARNER
    assert row("nowhere")[4:6] == [21, 28]


def test_completto_only_the_38_can_be_taken_and_it_lies_between_33_and_41() -> None:
    found = fits("take")
    assert [(tile, place.slot) for tile, places in found.items() for place in places] == [(38, 7)]
    assert (row("take")[6], row("take")[8]) == (33, 41)
    assert isinstance(step("completto-take").answers[0], Take)


def test_completto_89_upside_down_makes_a_pair_with_67_and_only_so() -> None:
    places = fits("turn")[89]
    assert [(place.reading, place.slot) for place in places if place.extra_turn] == [(68, 14)]
    assert {place.reading for place in places} == {68, 89}
    assert row("turn")[13] == 67


def test_completto_nothing_ever_fits_in_the_stuck_place() -> None:
    numbers = row("shift")
    assert (numbers[STUCK - 1], numbers[STUCK], numbers[STUCK + 1]) == (50, 0, 51)
    state = step("completto-shift").round
    accepted = {answer.to for answer in step("completto-shift").answers}
    for to in set(range(22)) - {STUCK} - accepted:  # where it is refused, it is stuck again
        moved = list(numbers[:STUCK] + numbers[STUCK + 1 :])
        below = max([0, *moved[:to]])
        above = min([101, *(number for number in moved[to:] if number)])
        assert above - below <= 1 + sum(not n for n in _gap(moved, to)), to
    after = completto_apply(state, LEARNER, step("completto-shift").answers[0])
    assert after.turn != LEARNER


def _gap(numbers: list[int], to: int) -> list[int]:
    """The face-down places around this one."""
    first = last = to
    while first and not numbers[first - 1]:
        first -= 1
    while last < len(numbers) and not numbers[last]:
        last += 1
    return numbers[first:last]


def test_completto_the_last_tile_wins() -> None:
    assert row("last").count(0) == 1
    after = completto_apply(step("completto-last").round, LEARNER, Lay(90, 17))
    assert after.points == (0, -after.rows[1].count(0))


# Rummy: what the words claim.


@pytest.mark.parametrize("one", LESSONS["rummy"], ids=lambda one: one.name)
def test_rummy_tiles_are_the_106_and_every_set_is_one(one: Step) -> None:
    state = one.round
    on_table = [tile for tiles in state.table for tile in tiles]
    tiles = [*on_table, *state.racks[0], *state.racks[1], *state.pool]
    assert sorted(tiles) == sorted(ALL_TILES)
    assert state.options.turn_seconds == 0


@pytest.mark.parametrize(
    ("name", "laid"),
    [
        ("group", ["b7", "r7", "w7"]),
        ("run", ["r4", "r5", "r6"]),
        ("joker", ["*", "b10", "b12"]),
        ("add", ["n9"]),
        ("change", ["r3", "r4"]),
        ("last", ["r6"]),
    ],
)
def test_rummy_an_answer_lays_what_the_words_say(name: str, laid: list[str]) -> None:
    one = step(f"rummy-{name}")
    (answer,) = one.answers
    assert sorted(changes(one.round.table, answer.table).laid) == laid


def test_rummy_the_opening_counts_30_and_less_is_refused() -> None:
    one = step("rummy-opening")
    assert not one.round.opened[LEARNER]
    assert all(rummy_apply(one.round, LEARNER, answer).opened[LEARNER] for answer in one.answers)
    small = type(one.answers[0])((*one.round.table, ("w1", "w2", "w3")))
    with pytest.raises(Refused):
        rummy_apply(one.round, LEARNER, small)


def test_rummy_four_fives_lie_there_and_three_are_left() -> None:
    one = step("rummy-change")
    assert ("n5", "r5", "b5", "w5") in one.round.table
    assert ("n5", "b5", "w5") in rummy_apply(one.round, LEARNER, one.answers[0]).table


def test_rummy_nothing_can_be_laid_where_one_has_to_draw() -> None:
    state = step("rummy-draw").round
    play = best_play(Turn(state.table, state.racks[LEARNER], opened=True, options=state.options))
    assert play is None
    assert rummy_apply(state, LEARNER, step("rummy-draw").answers[0]).turn != LEARNER


def test_rummy_the_last_tile_wins() -> None:
    after = rummy_apply(step("rummy-last").round, LEARNER, step("rummy-last").answers[0])
    assert after.points
    assert after.points[LEARNER] > 0


# Finito!: what the words claim.


def played(one: Step, answer: Any) -> FinitoRound:
    after = GAMES["finito"].apply(started(one), LEARNER, answer).round
    assert isinstance(after, FinitoRound)
    return after


@pytest.mark.parametrize("one", LESSONS["finito"], ids=lambda one: one.name)
def test_finito_each_has_twelve_counters_and_the_other_has_chosen(one: Step) -> None:
    state = one.round
    for seat in (0, 1):
        all_counters = [*counters(state.boards[seat]), *state.face_up[seat], *state.face_down[seat]]
        assert sorted(all_counters) == list(range(1, 13))
    GAMES["finito"].rules.apply(state, LEARNER, next(iter(GAMES["finito"].offered(seen(one)))))
    assert not finished(state.boards[0])
    assert not finished(state.boards[1])


def seen(one: Step) -> Any:
    return GAMES["finito"].view(started(one), LEARNER)


@pytest.mark.parametrize("name", ["roll", "order", "full"])
def test_finito_what_is_laid_is_in_order(name: str) -> None:
    one = step(f"finito-{name}")
    for answer in one.answers:
        lying = list(counters(played(one, answer).boards[LEARNER]))
        assert lying == sorted(lying)
    others = [
        choice
        for choice in GAMES["finito"].offered(seen(one))
        if choice not in one.answers and name != "roll"
    ]
    for choice in others:  # what the words advise against
        lying = list(counters(played(one, choice).boards[LEARNER]))
        assert lying != sorted(lying)


def test_finito_the_numbers_on_the_squares_are_those_of_the_words() -> None:
    assert {SQUARES[answer.square] for answer in step("finito-roll").answers} == {15}
    assert {SQUARES[answer.square] for answer in step("finito-order").answers} == {8}
    assert played(step("finito-roll"), Place(11, 26)).roll == 8
    assert {SQUARES[answer.square] for answer in step("finito-move").answers} == {10}
    assert played(step("finito-stay"), step("finito-stay").answers[0]).roll == 20


def test_finito_both_eights_are_taken() -> None:
    state = step("finito-full").round
    assert state.roll == 8
    assert all(state.boards[LEARNER][square] for square in (12, 13))
    assert targets(state.boards[LEARNER], 8) == (11, 14)


def test_finito_one_move_leaves_only_the_twelve_out_of_order() -> None:
    for answer in step("finito-move").answers:
        lying = list(counters(played(step("finito-move"), answer).boards[LEARNER]))
        assert [one for one in lying if one != 12] == list(range(1, 12))
        assert lying != sorted(lying)


def test_finito_a_three_helps_nobody() -> None:
    one = step("finito-stay")
    for choice in GAMES["finito"].offered(seen(one)):
        assert not finished(played(one, choice).boards[LEARNER])


def test_finito_the_last_move_wins() -> None:
    one = step("finito-last")
    after = played(one, one.answers[0])
    assert finished(after.boards[LEARNER])
    assert after.points
    assert after.points[LEARNER] == 12
