"""`python -m reihum.research.calibration GAME PLAYER...`: do the chances mean what they say?

Games are played by these players; at some moments of each the chances of all seats are asked for
and kept until it is known who won. In ten bins of predicted chance, what was said is set beside
what happened.
"""

from collections.abc import Sequence
from math import log
from statistics import fmean
from typing import get_args

from reihum import processes
from reihum.games import GAMES
from reihum.kernel.chance import Seed, pick
from reihum.kernel.game import AnyGame
from reihum.kernel.match import shares_of_win
from reihum.research.asking import Asking
from reihum.research.opponents import players
from reihum.review.judges import Manner, judge

BINS = 10
ASKED = 4  # moments of a game at which the chances are asked for, about
LONGEST = 2_000  # moves

Said = tuple[float, float]  # the chance of a seat, and its share of the win


def told(name: str, seats: Sequence[str], deal: Seed, manner: Manner = "") -> list[Said]:
    """What the chances said at some moments of a game, and what came of it."""
    game: AnyGame = GAMES[name]
    chances, known = judge(name, manner).chances, players(game)
    match = game.start(game.options(), len(seats), deal)
    rounds, move = [], 0
    while (waiting := game.waiting(match)) and move < LONGEST:
        rounds.append(match.round)
        seat, move = waiting[0], move + 1
        action = known[seats[seat]](game.view(match, seat), f"{deal}.{move}")
        match = game.apply(match, seat, action)
    if match.round.points is None:
        return []
    won = shares_of_win(match.round.points)
    moments = sorted({pick(deal, f"moment {number}", len(rounds)) for number in range(ASKED)})
    return [said for at in moments for said in zip(chances(rounds[at]), won, strict=True)]


def binned(among: Sequence[Said]) -> list[tuple[int, float, float]]:
    """For each tenth of predicted chance: how many, what was said and what happened, on average."""
    found = []
    for number in range(BINS):
        inside = [said for said in among if min(int(said[0] * BINS), BINS - 1) == number]
        means = [fmean(values) for values in zip(*inside, strict=True)] if inside else [0.0, 0.0]
        found.append((len(inside), means[0], means[1]))
    return found


def surprise(among: Sequence[Said], seats: int) -> float:
    """The log loss: for two seats that of a coin is .693, for four 1.386."""
    losses = [-share * log(max(chance, 1e-6)) for chance, share in among if share]
    return sum(losses) / (len(among) / seats)


def main() -> None:
    """Play, and say how far what was said is from what happened."""
    asking = Asking(__doc__, 1000, "calibration").with_players().with_workers()
    manners = get_args(Manner)
    asking.add_argument("--manner", choices=manners, default="", help="whose chances are asked")
    asked = asking.read(table=True)
    try:
        judge(asked.game, asked.manner)
    except ValueError as problem:
        asking.error(f"--manner: {problem}")
    deals = [f"{asked.seed}.{number}" for number in range(asked.games)]
    names, at_table = [asked.game] * len(deals), len(asked.players)
    processes.one_core_each()
    with processes.pool(asked.workers) as pool:
        seats, manner = [asked.players] * len(deals), [asked.manner] * len(deals)
        each = pool.map(told, names, seats, deals, manner, chunksize=8)
        among = [said for game in each for said in game]
    lines = binned(among)
    for number, (count, said, happened) in enumerate(lines):
        print(f"{number / BINS:.1f} to {(number + 1) / BINS:.1f}: ", end="")
        print(f"{count:6d} times, said {said:.3f}, happened {happened:.3f}")
    gaps = [abs(said - happened) for count, said, happened in lines if count]
    weighed = sum(count * abs(said - happened) for count, said, happened in lines) / len(among)
    print(
        f"{asked.game}, {' '.join(asked.players)}, {asked.games} games, seed {asked.seed}: ", end=""
    )
    print(f"mean gap {fmean(gaps):.4f}, by how often {weighed:.4f}, ", end="")
    print(f"log loss {surprise(among, at_table):.4f}, of a coin {log(at_table):.4f}")


if __name__ == "__main__":
    main()
