"""A player may look at so much in a turn: it is counted in the solver's work, and never timed."""

from random import Random

import pytest

from reihum.games.rummy import GAME
from reihum.games.rummy.hint import hint
from reihum.games.rummy.laying import MOST_WORK, TURN_WORK, Budget, most, turn
from reihum.games.rummy.master import best_action
from reihum.games.rummy.model import JOKER, Action, Lay, Rack, Round, View
from reihum.games.rummy.notation import write_action
from reihum.games.rummy.prospects import laid
from reihum.games.rummy.solver import Work, best_play
from reihum.games.rummy.view import turn_of
from tests.amounts import COMPILED, SEED, amount
from tests.games.rummy.hard_positions import hard, seated
from tests.games.rummy.tables import table_with, view
from tests.games.rummy.test_solver_plain import drawn

SLOW = (
    "the same with jokers locked",
    "much has to be lost",
    "two freed jokers need new sets",
    "a joker is hard to lay",
)
SLACK = TURN_WORK // 20  # the last thing that is looked at counts whole


def fresh(random: Random) -> Round:
    """Any position of a kind that is hard: a large table, and one hand has both jokers."""
    sets, held = drawn(
        random, sets=random.choice((8, 16, 40)), held=12, numbers=range(1, 14), jokers=0
    )
    table, rack = " | ".join(map(" ".join, sets)), " ".join([*held, JOKER, JOKER])
    return seated(table, rack, random.randint(2, 4), random.choice(("free", "locked")))


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


class Counted:
    """All that the solver looks at, counted beside every budget."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.work = 0
        spend = Work.spend

        def counted(work: Work, looked_at: int) -> None:
            self.work += looked_at
            spend(work, looked_at)

        if not COMPILED:  # there nothing can come in between
            patch.setattr(Work, "spend", counted)


def test_all_that_a_hint_asks_takes_no_more_work_than_a_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    random, counted = Random(SEED), Counted(monkeypatch)
    positions = [hard(name, seats) for name in SLOW for seats in (2, 4)]
    for state in [*positions, *(fresh(random) for _ in range(amount(10, 1_000)))]:
        seen, budget, before = view(state, 0), Budget(), counted.work
        laid.cache_clear()
        found = hint(seen, "seed", budget)
        asked = f"seed {SEED}: {seen}"
        assert GAME.legal(seen, found.action), asked
        assert -SLACK <= budget.left < TURN_WORK, asked
        # What is remembered within the turn counts as if it were done again.
        assert COMPILED or 0 < counted.work - before <= TURN_WORK - budget.left, asked


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
