"""`python -m reihum.research.pace GAME PLAYER...`: how long computer players think, in CPU time.

Each player sits on all seats of some games that nobody has seen before; every decision is timed.
"""

from collections.abc import Iterator
from time import process_time

from reihum.games import GAMES
from reihum.kernel.game import AnyGame
from reihum.kernel.match import NextRound
from reihum.research.asking import Asking
from reihum.research.opponents import players

LONGEST = 2_000  # moves


def decisions(game: AnyGame, player: str, seats: int, seed: str) -> Iterator[float]:
    """The milliseconds of CPU time that each decision of a game takes."""
    match, known = game.start(game.options(), seats, seed), players(game)
    for move in range(LONGEST):
        waiting = game.waiting(match)
        if not waiting:
            return
        if game.between_rounds(match):
            match = game.apply(match, waiting[0], NextRound())
            continue
        view = game.view(match, waiting[0])
        began = process_time()
        action = known[player](view, f"{seed}.{move}")
        yield 1000 * (process_time() - began)
        match = game.apply(match, waiting[0], action)


def told(first: float, each: list[float]) -> str:
    """The figures of a player's decisions in a line; each are sorted."""
    middle, late = each[len(each) // 2], each[len(each) * 99 // 100]
    return (
        f"{len(each)} decisions, first {first:.1f} ms, median {middle:.2f}, "
        f"99 of 100 within {late:.1f}, longest {each[-1]:.1f}"
    )


def main() -> None:
    """Play, and tell for every player how long it thinks."""
    asked = Asking(__doc__, 10, "pace").with_players().with_seats().read()
    for player in asked.players:
        each: list[float] = []
        for number in range(asked.games):
            each += decisions(GAMES[asked.game], player, asked.seats, f"{asked.seed}.{number}")
        print(f"{asked.game} {player}: {told(each[0], sorted(each))}", flush=True)


if __name__ == "__main__":
    main()
