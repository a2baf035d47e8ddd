"""Rummy's draws told at the next turn: luck is still luck, whatever the others have done."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest
from msgspec.structs import replace

from reihum.games import GAMES
from reihum.games.rummy.model import RANK, Action, Draw, Lay, Options, Rack, Round, Tile
from reihum.games.rummy.rules import apply
from reihum.kernel.match import Seat
from reihum.research.fitting import Fit
from reihum.research.foreseen import coin, fan
from reihum.research.luck import Came, Fortune, SeatAction, luck_as_read
from tests.amounts import ALL
from tests.review.test_luck import steps

RUMMY = GAMES["rummy"]
AS_READ = Fit(slope=0.8)
PLAYERS = [["sharp", "steady"], ["steady", "sharp", "simple"], ["gentle", "steady"]]
GOOD = ["sharp", "sharp"]
RUN = ("r3", "r4", "r5")
SEEDS = 1000
# Of the draws of such a game, one in so many is tried with every tile of the pool. As for each of
# them each is looked at, only a release has all in the pool, and others have the next few.
EACH, POOL = (9, 106) if ALL else (4, 12)


def last_tiles(mine: Rack, other: Rack) -> Round:
    """Both have opened, the first one moves; the red six is the next to come."""
    return Round(
        options=Options(),
        starting_draws=(),
        turn=0,
        table=(RUN,),
        racks=(mine, other),
        pool=("r6", "n9", "b2", "w12"),
        open_tile=None,
        discards=((), ()),
        opened=(True, True),
    )


def drawn(state: Round, *answers: SeatAction) -> Came | None:
    """What is told of the draw, when the other has done this."""
    return fan(state, 0, Draw(), apply(state, 0, Draw()), answers, GOOD)


def won_with(came: Came | None) -> list[bool]:
    """Whether the first one has won, with each tile of the pool in the order of their names."""
    assert came
    return [then[0] == 1 for _, then in came[1]]


def test_a_tile_that_lets_all_be_laid_at_the_next_turn_is_a_whole_win() -> None:
    came = drawn(last_tiles(("r7",), ("n1", "w7", "w13")), (1, Draw()))
    assert came
    assert came[0] == [(1.0, (1.0, 0.0))]
    assert won_with(came) == [False, False, True, False]  # b2, n9, r6, w12
    assert [likely for likely, _ in came[1]] == [1 / 4] * 4


def test_what_the_other_lays_before_that_turn_is_on_the_table_then() -> None:
    """A second red six finds its place taken, a red seven has found one."""
    state = replace(last_tiles(("w1",), ("r6", "w13")), pool=("r6", "r7", "w2", "w3"))
    lays = Lay(((*RUN, "r6"),))
    assert won_with(drawn(state, (1, Draw()))) == [False] * 4
    state = replace(state, racks=((), ("r6", "w13")))
    assert won_with(drawn(state, (1, Draw()))) == [True, False, False, False]
    assert won_with(drawn(state, (1, lays))) == [False, True, False, False]


def test_a_tile_makes_no_difference_if_the_other_ends_the_round() -> None:
    state = last_tiles(("r7", "w1"), ("r6",))
    ends = (1, Lay(((*RUN, "r6"),)))
    assert drawn(state, ends) is None
    assert drawn(state, ends, (1, Lay((("w1", "w2", "w3"),)))) is None  # that is the next round's


def test_whoever_could_have_laid_is_not_taken_to_lay_now() -> None:
    """The red six lay on the rack already: who draws all the same waits for something."""
    told = drawn(last_tiles(("r6", "w1", "w2"), ("n1", "w7")), (1, Draw()))
    assert told
    assert all(0 < then[0] < 1 for _, then in told[1])


def answers_of(match: Any, players: list[str], drawer: Seat) -> Iterator[SeatAction]:
    """What the others do until it is this seat's turn again."""
    while (waiting := RUMMY.waiting(match)) and waiting[0] != drawer:
        seat = waiting[0]
        action = RUMMY.players[players[seat]](RUMMY.view(match, seat), "answer")
        yield seat, action
        match = RUMMY.apply(match, seat, action)


def with_next(state: Round, tile: Tile) -> Round:
    """The round, with this tile as the next to come."""
    pool = list(state.pool)
    at = pool.index(tile)
    pool[0], pool[at] = pool[at], pool[0]
    return replace(state, pool=tuple(pool))


def seen_from(match: Any, players: list[str], drawer: Seat) -> dict[Tile, Came | None]:
    """What the fan tells for each tile that could be the next."""
    found, first = {}, None
    for tile in sorted(set(match.round.pool), key=RANK.__getitem__):
        world = replace(match, round=with_next(match.round, tile))
        then = RUMMY.apply(world, drawer, Draw())
        answers = list(answers_of(then, players, drawer))
        laid = [one for one in answers if isinstance(one[1], Lay)]
        first = laid if first is None else first
        assert laid == first  # nobody has seen the tile
        found[tile] = fan(world.round, drawer, Draw(), then.round, answers, players)
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_the_mean_luck_of_a_draw_is_zero_whatever_the_others_answer(players: list[str]) -> None:
    read, tried, moved = AS_READ.reading(players), 0, 0.0
    moves = [one for one in steps("rummy", players, "answers") if isinstance(one[2], Draw)]
    for whole, seat, _, _ in moves[3::EACH]:
        pool = whole.round.pool[:POOL]
        before = replace(whole, round=replace(whole.round, pool=pool))
        told = seen_from(before, players, seat)
        means = [0.0] * len(players)
        for tile, came in told.items():
            if came is None:
                continue
            tried += 1
            for at, luck in enumerate(luck_as_read(came, read)):
                means[at] += luck * pool.count(tile) / len(pool)
            now, could = came
            best = max(one for _, one in could)
            fewer = [(likely, one) for likely, one in could if one != best]
            total = sum(likely for likely, _ in fewer) or 1.0
            forgotten = luck_as_read((now, [(one / total, then) for one, then in fewer]), read)
            moved += forgotten[0] * pool.count(tile) / len(pool)
        assert means == pytest.approx([0.0] * len(players), abs=1e-9)
    assert tried > 50
    assert moved > 1e-4  # without the tile that would have been best for the first seat


def test_every_draw_is_counted_once_with_what_the_others_did_until_the_next_turn() -> None:
    players = ["sharp", "steady", "eager"]
    moves = [one for one, _ in zip(steps("rummy", players, "once"), range(8), strict=False)]
    read = AS_READ.reading(players)
    fortune, sums = Fortune(RUMMY, players, read), [0.0] * len(players)
    for at, (before, seat, action, after) in enumerate(moves):
        fortune.follow(before.round, seat, action, after.round)
        answers = [(other, done) for _, other, done, _ in moves[at + 1 : at + len(players)]]
        came = fan(before.round, seat, action, after.round, answers, players)
        for each, luck in enumerate(luck_as_read(came, read) if came else ()):
            sums[each] += luck
    assert any(sums)
    assert fortune.total() == pytest.approx(sums)
    assert fortune.total() == pytest.approx(sums)  # however often it is asked


def test_an_end_that_is_seen_now_and_then_is_that_much_of_a_win() -> None:
    """The red five splits the run; eager sees that in 18 of 100 turns."""
    state = replace(last_tiles(("r5",), ("n1", "w7")), table=(("r3", "r4", "r5", "r6", "r7"),))
    came = coin(state, 0, Draw(), ["eager", "steady"])
    assert came
    assert [likely for likely, _ in came[1]] == [0.18, 0.82]
    assert [then[0] == 1 for _, then in came[1]] == [True, False]
    assert came[0] == [(1.0, came[1][1][1])]
    assert coin(state, 0, Draw(), ["steady", "eager"]) is None
    assert coin(state, 0, Draw(), ["simple", "eager"]) is None


def test_a_coin_on_which_nothing_hangs_is_no_luck() -> None:
    state = last_tiles(("w1",), ("n1", "w7"))
    assert coin(state, 0, Draw(), ["eager", "gentle"]) is None


@pytest.mark.parametrize("player", ["gentle", "curious", "eager"])
def test_the_mean_luck_of_a_coin_is_zero_by_what_the_player_does(player: str) -> None:
    """It is asked with many seeds: a side of the coin that was forgotten would be seen."""
    players = [player, "steady"]
    read = AS_READ.reading(players)

    def told(match: Any, action: Action, sides: int = 0) -> float:
        """The luck of this action, or what it would be if only the last sides were known."""
        came = coin(match.round, 0, action, players)
        return luck_as_read((came[0], came[1][-sides:]), read)[0] if came else 0.0

    moves = steps("rummy", players, "coins")
    before = next(match for match, seat, done, _ in moves if not seat and told(match, done))
    seen = RUMMY.view(before, 0)
    often = Counter(RUMMY.players[player](seen, f"{seed}") for seed in range(SEEDS))
    luck = {action: told(before, action) for action in often}
    lucks = [luck[action] for action in often.elements()]
    forgetful = sum(told(before, action, sides=1) * often[action] for action in often) / SEEDS
    error = stdev(lucks) / sqrt(SEEDS)
    assert abs(fmean(lucks)) < 3 * error
    assert abs(forgetful) > 3 * error
