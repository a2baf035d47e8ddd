"""A player may look at so much in a turn: it is counted in the solver's work, and never timed."""

import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.board import sorted_tiles, tiles_of, without
from reihum.games.rummy.chances import LOOKS_WORK, MOVES_WORK
from reihum.games.rummy.hint import END_WORK
from reihum.games.rummy.laying import MOST_WORK, TURN_WORK, Budget, most, turn
from reihum.games.rummy.master import best_action
from reihum.games.rummy.model import ALL_TILES, Action, Lay, Rack, Round, View
from reihum.games.rummy.notation import read_rack, read_table, write_action, write_tiles
from reihum.games.rummy.prospects import LOOK_WORK
from reihum.games.rummy.solver import Work, best_play
from reihum.games.rummy.view import turn_of
from reihum.kernel.chance import shuffled
from tests.games.rummy.hard_positions import HARD
from tests.games.rummy.tables import table_with, view

SLOW = (
    "the same with jokers locked",
    "much has to be lost",
    "two freed jokers need new sets",
    "a joker is hard to lay",
)
SLACK = TURN_WORK // 20  # the last thing that is looked at counts whole


def hard(name: str, seats: int) -> Round:
    """A hard position, at which others sit with whatever is left."""
    table, rack, options, _ = HARD[name]
    known = [*tiles_of(read_table(table)), *read_rack(rack)]
    unseen = shuffled("hard", name, without(ALL_TILES, known))
    size = min(14, len(unseen) // seats)
    others = [sorted_tiles(unseen[at * size : (at + 1) * size]) for at in range(seats - 1)]
    racks = [write_tiles(other) for other in others]
    pool = write_tiles(tuple(unseen[(seats - 1) * size :]))
    return table_with(rack, *racks, table=table, pool=pool, jokers=options.jokers)


def steadily(seen: View, budget: Budget) -> Action:
    """What lays the most."""

    def choice(rack: Rack, budget: Budget) -> Action | None:
        play = most(seen, rack, budget)
        return Lay(play.table) if play else None

    return turn(seen, choice, budget)


@pytest.mark.parametrize("name", SLOW)
def test_no_turn_takes_more_work_than_there_is(name: str) -> None:
    seats = 2 + len(name) % 3
    seen = view(hard(name, seats), 0)
    for player in (steadily, lambda seen, budget: best_action(seen, "seed", budget)):
        budget = Budget()
        player(seen, budget)
        assert -SLACK <= budget.left < TURN_WORK


@pytest.mark.parametrize("name", SLOW)
def test_all_that_a_hint_asks_takes_no_more_work_than_a_turn(name: str) -> None:
    assert LOOK_WORK + MOVES_WORK + LOOKS_WORK + END_WORK <= TURN_WORK
    for seats in (2, 4):
        seen = view(hard(name, seats), 0)
        assert GAME.legal(seen, GAME.hint(seen, "seed").action), seats


def test_without_a_limit_a_turn_would_take_far_more() -> None:
    work = Work()
    best_play(turn_of(view(hard("much has to be lost", 2), 0)), work=work)
    assert Work().left - work.left > 4 * MOST_WORK


@pytest.mark.parametrize("name", SLOW)
def test_who_may_look_at_nothing_still_plays_by_the_rules(name: str) -> None:
    state = hard(name, 2)
    action = best_action(view(state, 0), "seed", Budget(0))
    assert GAME.rules.apply(state, 0, action) != state


def test_what_fits_is_laid_however_little_may_be_looked_at() -> None:
    state = table_with("b7 w9", "r1", table="b4 b5 b6", pool="w1")
    found = steadily(view(state, 0), Budget(0))
    assert write_action(found) == "lay b4 b5 b6 b7"


def test_what_is_not_needed_is_given_back() -> None:
    budget = Budget(100)
    work = budget.part(60)
    assert budget.left == 40
    work.spend(10)
    budget.settle(work)
    assert budget.left == 90
    assert budget.part(1_000).left == 90
