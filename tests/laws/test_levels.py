"""What every level for people is held to: no mistake that a child would laugh at."""

from collections.abc import Iterator
from typing import Any

import pytest

from reihum.games import GAMES
from reihum.games.finito.board import counters, finished, placed
from reihum.games.finito.model import Place
from reihum.games.finito.view import moves
from reihum.games.rummy.laying import FEW
from reihum.games.rummy.plays import lays_plainly
from reihum.kernel.game import AnyGame
from reihum.kernel.match import Seat
from tests.amounts import ALL, COMPILED_TOO, amount

SLOW = ("rummy", "master")
GAMES_EACH = amount(3, 60)  # with two, three and four seats
WINS_LEFT = 5  # in each game
LEVELS = [
    # Rummy's master takes its time without a compiler.
    pytest.param(game, level, marks=[pytest.mark.large] if (name, level) == SLOW else [])
    for name, game in GAMES.items()
    for level in game.levels
]


def turns(game: AnyGame, level: str, number: int) -> Iterator[tuple[Any, Seat, str]]:
    """Every turn of a game: the match before it, the seat, and the seed of the player's thought."""
    match, moves = game.start(game.options(), 2 + number % 3, f"levels.{number}"), 0
    while waiting := game.waiting(match):
        seat, moves = waiting[0], moves + 1
        seed = f"{number}.{moves}"
        yield match, seat, seed
        match = game.apply(match, seat, game.players[level](game.view(match, seat), seed))


def wins(game: AnyGame, match: Any, seat: Seat, action: Any) -> bool:
    """Whether this action wins the round at once; in Finito all act at the same time."""
    if game.name == "finito":
        board = match.round.boards[seat]
        return isinstance(action, Place) and finished(placed(board, action.counter, action.square))
    points = game.apply(match, seat, action).round.points
    return points is not None and points[seat] == max(points)


def could_win(game: AnyGame, match: Any, seat: Seat) -> bool:
    """Whether this seat can win the round at once; in Rummy without rearranging anything."""
    if game.name == "rummy":
        state = match.round
        rack = state.racks[seat]
        return state.opened[seat] and len(rack) <= FEW and lays_plainly(state.table, rack)
    options = game.offered(game.view(match, seat))
    return any(wins(game, match, seat, option) for option in options)


def on_the_brink(game: AnyGame, number: int) -> Iterator[tuple[Any, Seat, str]]:
    """As `turns`, of steady players, who leave a few wins: so there are more of them to be had."""
    match, moves, left = game.start(game.options(), 2 + number % 3, f"levels.{number}"), 0, 0
    while waiting := game.waiting(match):
        seat, moves = waiting[0], moves + 1
        view, seed = game.view(match, seat), f"{number}.{moves}"
        yield match, seat, seed
        action = game.players["steady"](view, seed)
        if left < WINS_LEFT and wins(game, match, seat, action):
            left += 1
            others = [one for one in game.offered(view) if not wins(game, match, seat, one)]
            action = others[0] if others else action
        match = game.apply(match, seat, action)


@pytest.mark.parametrize(("game", "level"), LEVELS, ids=lambda one: getattr(one, "name", one))
def test_nobody_leaves_a_winning_move(game: AnyGame, level: str) -> None:
    """In a release in games of its own, else in those of steady players, which take no time."""
    seen = 0
    many = 2 if game.name == "rummy" else 1  # where to win at once can rarely be seen so simply
    for number in range(many * GAMES_EACH):
        for match, seat, seed in turns(game, level, number) if ALL else on_the_brink(game, number):
            if could_win(game, match, seat):
                action = game.players[level](game.view(match, seat), seed)
                assert wins(game, match, seat, action), game.write_action(action)
                seen += 1
    # Of few games none need have one; gentle's rounds of Rummy mostly end with an empty pool.
    assert seen or COMPILED_TOO or (ALL and level == "gentle")


def test_gentle_breaks_no_order_that_could_stay() -> None:
    game, gentle = GAMES["finito"], GAMES["finito"].players["gentle"]
    for number in range(GAMES_EACH):
        for match, seat, seed in turns(game, "gentle", number):
            board, action = match.round.boards[seat], gentle(game.view(match, seat), seed)
            least = min(wrong(board, option) for option in moves(game.view(match, seat)))
            assert wrong(board, action) <= max(least, wrong(board, None))


def wrong(board: bytes, action: Any) -> int:
    """How many pairs of counters stand the wrong way round after this."""
    if isinstance(action, Place):
        board = placed(board, action.counter, action.square)
    order = counters(board)
    return sum(a > b for at, a in enumerate(order) for b in order[at + 1 :])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_levels_are_for_people_and_weakest_first(game: AnyGame) -> None:
    assert not {"random", "simple"} & set(game.levels)
    assert {"random", "simple"} < set(game.players)
    assert game.levels[0] == "gentle"
    assert [name for name in game.players if name in game.levels] == list(game.levels)
