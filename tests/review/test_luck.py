"""Luck is luck: its mean is zero, and with skill it adds up to the result, game by game."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec
import pytest

from reihum.games import GAMES
from reihum.games.completto import model as completto
from reihum.games.completto.outlook import of_draw
from reihum.games.completto.race import position
from reihum.games.completto.view import public
from reihum.games.finito.chances import awaited, chances, narrowed
from reihum.games.finito.model import FACES, Place
from reihum.games.finito.rules import apply
from reihum.games.rummy import model as rummy
from reihum.kernel.answers import Unreadable
from reihum.kernel.match import Seat
from reihum.kernel.record import Record, Step, recorded, start_of
from reihum.research.luck import Fortune
from reihum.review.judges import Judge, Manner, judge
from reihum.review.review import Move, looked_at, put_together, reviewed
from tests.amounts import amount

SURE = 4  # standard errors
LONGEST = 10_000  # moves, of a game to its end
SHORT = {"completto": "walk146", "rummy": "walk50", "finito": "walk98"}  # seeds
GAMES_EACH = {"completto": amount(2, 5), "rummy": amount(1, 2)}


def steps(name: str, seats: list[str], seed: str) -> Iterator[tuple[Any, Seat, Any, Any]]:
    """Every move of a game: the match before it, the seat, the action, the match after it."""
    game, number = GAMES[name], 0
    match = game.start(game.options(), len(seats), seed)
    while waiting := game.waiting(match):
        seat, number = waiting[0], number + 1
        action = game.players[seats[seat]](game.view(match, seat), f"{seed}.{number}")
        before, match = match, game.apply(match, seat, action)
        yield before, seat, action, match


@cache
def short_record(name: str) -> Record:
    """A short game of gentle and steady, with luck and errors of both."""
    return record_of(name, ["gentle", "steady"], SHORT[name])


def record_of(name: str, seats: list[str], seed: str, longest: int = LONGEST) -> Record:
    game, played = GAMES[name], islice(steps(name, seats, seed), longest)
    moves = [(seat, action) for _, seat, action, _ in played]
    return recorded(game, game.options(), seats, seed, moves)


def own_draws(name: str, one: Judge, player: str, games: int) -> list[float]:
    """What each draw gave the seat that drew."""
    found = []
    for number in range(games):
        for before, seat, action, after in steps(name, [player, player], f"mean{number}"):
            if isinstance(action, completto.Draw | rummy.Draw):
                lucky = one.lucky(before.round, seat, action, after.round)
                assert lucky
                found.append(lucky[seat])
    return found


def far_from_zero(values: list[float]) -> float:
    """How many standard errors the mean is away from zero."""
    return fmean(values) / (stdev(values) / sqrt(len(values)))


@pytest.mark.parametrize("player", ["gentle", pytest.param("sharp", marks=pytest.mark.large)])
@pytest.mark.parametrize("name", ["completto", "rummy"])
def test_the_luck_of_a_draw_is_zero_on_average(name: str, player: str) -> None:
    assert abs(far_from_zero(own_draws(name, judge(name), player, GAMES_EACH[name]))) < SURE


def forgetful_of_a_tile(state: Any, seat: Seat, _: Any, after: Any) -> tuple[float, ...]:
    """Completto's luck, if the mean is over all tiles that can be drawn but the best one."""
    outlook = of_draw(position(public(state)))
    each = [outlook.chances(outlook.best(tile)) for tile in outlook.place.unseen]
    each.sort(key=lambda one: one[seat])
    mean = [fmean(one) for one in zip(*each[:-1], strict=True)]
    now = judge("completto").chances(after)
    return tuple(chance - usual for chance, usual in zip(now, mean, strict=True))


def forgetful_of_a_kind(
    state: Any, seat: Seat, action: Any, after: Any
) -> tuple[float, ...] | None:
    """Rummy's luck, if nobody remembers the jokers that are still in the pool."""
    drawn = len(state.pool) - len(after.pool)
    rest = tuple(tile for tile in state.pool[drawn:] if tile != rummy.JOKER)
    before = msgspec.structs.replace(state, pool=state.pool[:drawn] + rest)
    later = msgspec.structs.replace(after, pool=rest)
    return judge("rummy").lucky(before, seat, action, later)


@pytest.mark.parametrize(
    ("name", "forgetful", "games"),
    [("completto", forgetful_of_a_tile, amount(1, 2)), ("rummy", forgetful_of_a_kind, 1)],
)
def test_an_expectation_that_forgets_a_tile_moves_the_mean(
    name: str, forgetful: Any, games: int
) -> None:
    broken = replace(judge(name), lucky=forgetful)
    wrongs = own_draws(name, broken, "steady", games)
    rights = own_draws(name, judge(name), "steady", games)
    assert far_from_zero([w - r for w, r in zip(wrongs, rights, strict=True)]) > SURE


@pytest.mark.parametrize("players", [["gentle", "steady"], ["steady", "gentle", "steady"]])
def test_a_roll_gives_nobody_more_than_another_on_average(players: list[str]) -> None:
    one = judge("finito")
    sums = []
    for number in range(amount(5, 25)):
        given = [0.0] * len(players)
        for before, seat, action, after in steps("finito", players, f"rolls{number}"):
            for at, lucky in enumerate(one.lucky(before.round, seat, action, after.round) or ()):
                given[at] += lucky
        sums.append(given)
    for given_to_seat in zip(*sums, strict=True):
        assert abs(far_from_zero(list(given_to_seat))) < SURE


def test_finito_awaits_the_mean_over_all_rolls_and_counters() -> None:
    tried = 0
    for before, seat, action, after in steps("finito", ["steady", "steady"], "awaited"):
        state = before.round
        few = [len(down) for down in state.face_down]
        mean = awaited(state, seat, action)
        if mean is None or max(few) > 2 or not isinstance(action, Place):
            continue
        orders = [{down, down[::-1]} for down in state.face_down]
        each = []
        for first in orders[0]:
            for second in orders[1]:
                dealt = msgspec.structs.replace(state, face_down=(first, second))
                then = apply(dealt, seat, action)
                rolls = [msgspec.structs.replace(then, roll=roll + 1) for roll in range(FACES)]
                each += [chances(one) for one in rolls]
        assert mean == pytest.approx([fmean(one) for one in zip(*each, strict=True)], abs=1e-4)
        tried += 1
        assert after.round.options == state.options
        if tried == 4:
            break
    assert tried == 4


@pytest.mark.parametrize(
    ("name", "seats", "first"),  # which begins with a short game
    [
        ("finito", ["sharp", "gentle", "steady"], 20),
        ("completto", ["sharp", "gentle"], 4),
        ("rummy", ["sharp", "curious"], 22),
    ],
)
def test_luck_and_skill_add_up_to_the_result(name: str, seats: list[str], first: int) -> None:
    game = GAMES[name]
    many = 1 if name == "rummy" else amount(1, 2)  # whose reviews take longer
    for number in range(first, first + many):
        record = record_of(name, seats, f"sum{number}")
        review = reviewed(game, record)
        (one,) = review.rounds
        assert one.result is not None
        assert sum(one.result) == pytest.approx(1)
        for seat, result in enumerate(one.result):
            parts = one.luck[seat] + one.skill[seat]
            assert result - 1 / len(seats) == pytest.approx(parts, abs=1e-12)
            assert one.adjusted[seat] == pytest.approx(result - one.luck[seat], abs=1e-12)
        assert all(move.error is None or move.error >= 0 for move in review.moves)
        assert sum(one.decisions) == sum(move.error is not None for move in review.moves)


def test_what_is_lost_adds_up_and_a_round_that_was_left_has_no_result() -> None:
    def move(number: int, one: int, seat: Seat, error: float | None) -> Move:
        return Move(number, one, seat, "x", (0.5, 0.5), (1.0, 0.0), (0.0, 0.0), error, None)

    errors = [(1, 0, 0.1), (1, 1, None), (1, 0, 0.2), (1, 0, None), (1, 1, 0.0), (2, 1, 0.4)]
    moves = [move(number, *one) for number, one in enumerate(errors, 1)]
    first, second = put_together("any", ("a", "b"), "", moves, finished=1).rounds
    assert first.lost == pytest.approx((0.3, 0.0))
    assert first.decisions == (2, 1)
    assert second.lost == pytest.approx((0.0, 0.4))
    assert (first.result, second.result) == ((1.0, 0.0), None)


def test_the_master_gives_less_away_than_gentle() -> None:
    record = record_of("completto", ["master", "gentle"], "less", amount(50, LONGEST))
    (one,) = reviewed(GAMES["completto"], record).rounds
    each = [lost / count for lost, count in zip(one.lost, one.decisions, strict=True)]
    assert each[0] < each[1]


def test_chances_that_are_read_as_even_leave_no_luck() -> None:
    """Luck is judged by the chances as they are read, not as they are said."""
    game, players = GAMES["completto"], ["steady", "steady"]
    said, even = Fortune(game, players), Fortune(game, players, lambda _: (0.5, 0.5))
    for before, seat, action, after in islice(steps("completto", players, "even"), amount(20, 40)):
        for fortune in (said, even):
            fortune.follow(before.round, seat, action, after.round)
    assert any(abs(luck) > 0.01 for luck in said.total())
    assert even.total() == pytest.approx((0, 0))


def test_a_win_that_was_missed_is_called_one() -> None:
    """Who draws instead of laying all that is left has missed it; with a tile more, not."""
    game, rack = GAMES["rummy"], ("n5", "r5", "b5")
    match = game.start(game.options(), 2, "missed")
    missed = []
    for more in ((), ("w1",)):
        racks = ((*rack, *more), ("n9", "r2", "b12"))
        state = msgspec.structs.replace(match.round, turn=0, racks=racks, opened=(True, True))
        before = msgspec.structs.replace(match, round=state)
        after = game.apply(before, 0, rummy.Draw())
        (move,) = looked_at(game, judge("rummy"), Step(1, before, 0, rummy.Draw(), after))
        assert (move.better or "").startswith("lay ")
        missed.append(move.wins)
    assert missed == [True, False]


def test_a_win_that_is_shared_is_not_called_one() -> None:
    """R15: with the pass that was better both would have had twelve left."""
    game = GAMES["rummy"]
    match = game.start(game.options(), 2, "shared")
    state = msgspec.structs.replace(
        match.round,
        turn=0,
        table=(("b4", "b5", "b6"),),
        racks=(("n5", "b7"), ("r12",)),
        pool=(),
        opened=(True, True),
        idle_turns=1,
    )
    before = msgspec.structs.replace(match, round=state)
    lay, better = game.read_action("lay b4 b5 b6 b7"), rummy.Pass()
    one = replace(judge("rummy"), weighed=lambda *_: [(better, 0.5), (lay, 0.1)])
    (move,) = looked_at(game, one, Step(1, before, 0, lay, game.apply(before, 0, lay)))
    assert (move.better, move.wins) == ("pass", False)


def test_a_game_without_chances_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"review\.no_chances"):
        judge("chess")


def test_finitos_turns_are_narrower_for_the_race_and_still_add_up_to_one() -> None:
    line = [0.1, 0.2, 0.4, 0.2, 0.1]
    found = narrowed(line)
    assert sum(found) == pytest.approx(1)
    assert found[2] > line[2]
    assert found[0] < line[0]
    assert narrowed([0.0, 1.0, 0.0]) == [0.0, 1.0, 0.0]


@pytest.mark.parametrize(
    ("name", "seats", "manner", "file"),
    [
        ("rummy", ["steady", "gentle"], "laying", "laying"),
        ("rummy", ["patient", "gentle"], "holding", "prospects"),
        ("completto", ["gentle", "gentle"], "", "turns"),
    ],
)
def test_a_review_names_how_the_match_was_played_and_goes_by_it(
    name: str, seats: list[str], manner: Manner, file: str
) -> None:
    beginning = record_of(name, seats, "manner", 24)
    review = reviewed(GAMES[name], beginning)
    assert review.manner == manner
    assert review.judgement.startswith(f"{name}/{file}.npz ")
    assert review.judgement == judge(name, manner).judgement
    first = start_of(GAMES[name], beginning)
    assert review.moves[0].before == judge(name, manner).chances(first.round)
