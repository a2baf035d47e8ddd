"""`python -m reihum.research.lost GAME`: how many points do computer players lose with a decision?

Each level plays itself, two seats, and every decision is compared with the best, as reviews do: in
Rummy by the chances that suit how it was played. A word for the level of play goes to whoever loses
about as much as one of them: between two words lies the middle between two players, and from steady
to gentle, where two words have to fit, the way is divided in three. Where the best does not lose
less than the second, these two share a word.
"""

from collections.abc import Sequence
from math import hypot, sqrt
from typing import Any

from reihum import processes
from reihum.games import GAMES
from reihum.kernel.chance import Seed
from reihum.research.asking import Asking
from reihum.review.judges import Moved, judge, suited
from reihum.review.review import compared

SEATS = 2
POINTS = 100  # of a win
LONGEST = 2_000  # moves
BEST_FIRST = ("master", "sharp", "steady", "gentle")  # whom every game has

SURE = 2  # standard errors: so far apart two players are told apart

Lost = tuple[float, int]  # points lost, and decisions
Mean = tuple[float, float]  # points lost a decision, and its standard error


def lost(name: str, player: str, deal: Seed) -> Lost:
    """What this player loses in a game against itself."""
    game = GAMES[name]
    match = game.start(game.options(), SEATS, deal)
    views: list[Any] = []
    moves: list[Moved] = []
    while (waiting := game.waiting(match)) and len(moves) < LONGEST:
        view = game.view(match, waiting[0])
        action = game.players[player](view, f"{deal}.{len(moves)}")
        views.append(view)
        moves.append((match.round, waiting[0], action))
        match = game.apply(match, waiting[0], action)
    one = judge(name, suited(name, moves))
    found = [compared(one, view, move[2])[1] for view, move in zip(views, moves, strict=True)]
    errors = [error for error in found if error is not None]
    return POINTS * sum(errors), len(errors)


def mean(games: Sequence[Lost]) -> Mean:
    """What a decision of these games lost; the games, not the decisions, are independent."""
    decisions = sum(count for _, count in games)
    each = sum(points for points, _ in games) / decisions
    return each, sqrt(sum((points - each * count) ** 2 for points, count in games)) / decisions


def thresholds(each: Sequence[Mean]) -> list[float]:
    """Where the words for a level of play begin, given what these players lose, the best first.

    The first is 0, so that nobody gets the first word, where master and sharp share the second.
    """
    (master, one), (sharp, other), (steady, _), (gentle, _) = each
    third = (gentle - steady) / 3
    rest = [steady + third, steady + 2 * third]
    if sharp - master < SURE * hypot(one, other):
        return [0.0, ((master + sharp) / 2 + steady) / 2, *rest]
    return [(master + sharp) / 2, (sharp + steady) / 2, *rest]


def main() -> None:
    """Let all of them play, and say what they lose."""
    asked = Asking(__doc__, 100, "lost").with_workers().read()
    deals = [f"{asked.seed}.{number}" for number in range(asked.games)]
    processes.one_core_each()
    found = []
    with processes.pool(asked.workers) as pool:
        for player in BEST_FIRST:
            each = list(pool.map(lost, [asked.game] * len(deals), [player] * len(deals), deals))
            lost_each, error = mean(each)
            found.append((lost_each, error))
            decisions = sum(count for _, count in each)
            told = f"{lost_each:.3f} points a decision, give or take {error:.3f}"
            print(f"{player}: {told}, {decisions} decisions", flush=True)
    limits = ", ".join(f"{limit:.2f}" for limit in thresholds(found))
    print(f"{asked.game}, {asked.games} games each, seed {asked.seed}: {limits}")


if __name__ == "__main__":
    main()
