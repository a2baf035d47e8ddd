"""What chance has brought is counted: only what nobody's play can influence, and all of that."""

from collections import Counter

import pytest

from reihum.games import GAMES
from reihum.kernel.chance import pick, shuffled
from reihum.kernel.record import Record, recorded
from reihum.review.draws import POSSIBLE, drawn
from tests.review.test_luck import record_of


def test_f4_every_roll_of_every_round_is_counted() -> None:
    game = GAMES["finito"]
    record = record_of("finito", ["gentle", "steady"], "rolls")
    match = game.start(game.options(), 2, record.seed)
    rolled = [match.round.roll]
    for line in record.moves:
        seat, _, action = line.partition(" ")
        before, match = match, game.apply_written(match, int(seat), action)
        if match.round.rolls > before.round.rolls:
            rolled.append(match.round.roll)
    assert drawn(game, record) == {"face": dict(Counter(map(str, rolled)))}
    assert len(rolled) > 12


def begun(name: str, seats: int, seed: str, **options: object) -> Record:
    game = GAMES[name]
    return recorded(game, game.options(**options), ["x"] * seats, seed, [])


def test_c5_c7_the_five_tiles_of_each_seat_and_who_begins_are_counted() -> None:
    found = drawn(GAMES["completto"], begun("completto", 3, "five"))
    tiles = shuffled("five", "round 1, tiles", range(1, 101))
    dealt = [str(tile) for seat in range(3) for tile in tiles[22 * seat + 17 : 22 * seat + 22]]
    starter = str(pick("five", "starter", 3))
    assert found == {"tile": dict.fromkeys(dealt, 1), "starter 3": {starter: 1}}


def test_c7_a_starter_who_is_named_is_no_draw() -> None:
    assert "starter 2" not in drawn(GAMES["completto"], begun("completto", 2, "named", starter=1))


def test_r3_r4_the_racks_and_who_begins_are_counted() -> None:
    found = drawn(GAMES["rummy"], begun("rummy", 4, "racks"))
    assert sum(found["tile"].values()) == 4 * 14
    assert sum(found["starter 4"].values()) == 1


def test_every_round_of_a_match_is_counted() -> None:
    game = GAMES["completto"]
    match, moves = game.start(game.options(rounds=2), 2, "two"), []
    while waiting := game.waiting(match):
        view = game.view(match, waiting[0])
        action = (
            game.read_action("next")
            if game.between_rounds(match)
            else game.players["simple"](view, "seed")
        )
        moves.append((waiting[0], action))
        match = game.apply(match, waiting[0], action)
    found = drawn(game, recorded(game, game.options(rounds=2), ["a", "b"], "two", moves))
    assert sum(found["tile"].values()) == 2 * 2 * 5
    assert sum(found["starter 2"].values()) == 1  # C16: the second one follows from the first


@pytest.mark.parametrize("name", GAMES)
def test_many_deals_come_as_often_as_is_to_be_expected(name: str) -> None:
    """A chi-square test over 400 deals: no kind is further off than one series in a million."""
    sums: dict[str, Counter[str]] = {}
    for number in range(400):
        for kind, counts in drawn(GAMES[name], begun(name, 2, f"deal{number}")).items():
            sums.setdefault(kind, Counter()).update(counts)
    for kind, found in sums.items():
        possible = POSSIBLE[name][kind]
        assert set(found) <= set(possible)
        expected = found.total() / len(possible)
        squares = sum((found[what] - expected) ** 2 / expected for what in possible)
        freedom = len(possible) - 1
        assert squares < freedom + 5 * (2 * freedom) ** 0.5 + 15
