"""`python -m training.rummy_games duels.npz`: games from which Rummy's chances are learned.

Two play each other by the chances that there are so far, at first now and then another move than
the best, then well to the end; where there are no chances yet, they keep their jokers and lay or
wait at random. Kept is what lies and who holds what after turns of the last part, with who won. It
is the processor's work; `python -m training.rummy` learns from it.
"""

import argparse
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from reihum.games.rummy import GAME
from reihum.games.rummy.board import tiles_of
from reihum.games.rummy.bots import sharp
from reihum.games.rummy.laying import Budget, most, turn, without_jokers
from reihum.games.rummy.learned import Row, Side, counts, row
from reihum.games.rummy.master import lay_or_wait
from reihum.games.rummy.model import Action, Options, Rack, Round, Turn, View
from reihum.games.rummy.solver import best_play
from reihum.kernel.match import Seat
from reihum.kernel.network import Odds, make
from reihum.research.arena import one_core
from training.progress import Progress, commit
from training.rummy_players import EXPLORED, explorer, laid
from training.weights import written

LAST_EXPLORED = 40  # moves at most, before both play well
ALWAYS_WELL = 0.4  # of the games nobody explores
SAMPLED = 0.5  # of the positions of a game: they are too alike to be worth more
LOT = 500  # games

Rows = NDArray[np.uint8]


def thinker(seen: View, random: Random, chances: Odds, explored: float) -> Action:
    """Lays or waits by these chances, and now and then does what comes to its mind."""

    def choice(rack: Rack, budget: Budget) -> Action | None:
        if random.random() < explored:
            return laid(most(seen, without_jokers(rack), budget)) if random.random() < 0.5 else None
        return lay_or_wait(seen, rack, f"{random.random()}", budget, chances)

    return turn(seen, choice)


class Games:
    """Games by one seed, played by these chances; without any, by explorers."""

    def __init__(self, seed: str, chances: bytes | None, sharp: float = 0.0) -> None:
        self.seed, self.chances, self.sharp = seed, chances, sharp

    def __call__(self, number: int) -> tuple[list[Row], list[int]]:
        """The positions of one game, each with whether the seat that had moved won."""
        deal = f"{self.seed}.{number}"
        random, match = Random(deal), GAME.start(Options(), 2, deal)
        chances = make().odds(self.chances) if self.chances else None
        players = Players(random, chances, self.sharp)
        rows: list[Row] = []
        movers: list[Seat] = []
        while seats := GAME.waiting(match):
            mover = seats[0]
            match = GAME.apply(match, mover, players.action(GAME.view(match, mover)))
            if players.play_well() and GAME.waiting(match) and random.random() < SAMPLED:
                found = position(match.round, mover)
                rows += [found] if found else []
                movers += [mover] if found else []
        ended = GAME.outcome(match)
        assert ended
        return rows, [int(mover in ended.winners) for mover in movers]


class Players:
    """Those of one game: both explore for a while, so that much is seen, then they play well."""

    def __init__(self, random: Random, chances: Odds | None, sharp: float) -> None:
        self.random, self.chances, self.moves = random, chances, 0
        self.explored = 0 if random.random() < ALWAYS_WELL else random.randrange(LAST_EXPLORED)
        self.plain = [random.random() < sharp for _ in range(2)]

    def play_well(self) -> bool:
        """Whether what has just been left is played on well; explorers never do better."""
        return self.chances is None or self.moves >= self.explored

    def action(self, seen: View) -> Action:
        """What the seat whose view this is does."""
        self.moves += 1
        exploring = self.moves <= self.explored
        if self.chances is None:
            return explorer(seen, self.random)
        if self.plain[seen.seat] and not exploring:
            return sharp(seen, "")
        return thinker(seen, self.random, self.chances, EXPLORED if exploring else 0.0)


def position(state: Round, mover: Seat) -> Row | None:
    """What the chances of the seat that has moved depend on; nothing if the other one can end."""
    other = 1 - mover
    theirs = _side(state, other)
    if theirs.most == len(theirs.rack):
        return None
    return row(_side(state, mover), theirs, counts(tiles_of(state.table)), len(state.pool))


def _side(state: Round, seat: Seat) -> Side:
    rack, opened = state.racks[seat], state.opened[seat]
    plain, with_jokers = [
        best_play(Turn(state.table, tiles, opened, state.options)) if tiles else None
        for tiles in (without_jokers(rack), rack)
    ]
    return Side(rack, opened, plain.tiles if plain else 0, with_jokers.tiles if with_jokers else 0)


def played(asked: argparse.Namespace, progress: Progress) -> dict[str, NDArray[np.generic]]:
    """The examples of so many games: rows, who won, and from which game each is."""
    play = Games(asked.seed, asked.chances.read_bytes() if asked.chances else None, asked.sharp)
    rows: list[Rows] = []
    wins: list[int] = []
    numbers: list[int] = []
    one_core()  # inherited by the workers
    with get_context("spawn").Pool(asked.workers) as pool:
        for number, (found, won) in enumerate(pool.imap(play, range(asked.games), chunksize=8)):
            rows += [np.array(found, np.uint8)] if found else []
            wins += won
            numbers += [number] * len(won)
            if number % LOT == LOT - 1:
                progress.report((number + 1) / asked.games, games=number + 1, examples=len(wins))
    return {
        "rows": np.concatenate(rows),
        "won": np.array(wins, np.uint8),
        "games": np.array(numbers, np.int32),
    }


def main() -> None:
    """Play, and write the examples."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--seed", default="duels")
    parser.add_argument("--chances", type=Path, help="to play by")
    parser.add_argument("--sharp", type=float, default=0.35, help="how many only lay, not think")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    parser.add_argument("--commit", help="of the sources, where there is no git to ask")
    asked = parser.parse_args()
    command = f"python -m training.rummy_games {asked.out.name} --games {asked.games}"
    command += f" --seed {asked.seed}"
    command += f" --chances {asked.chances.name} --sharp {asked.sharp}" if asked.chances else ""
    about = {"commit": asked.commit or commit(), "command": command, "seed": asked.seed}
    written(played(asked, Progress(asked.out.with_suffix(".log"))), about, asked.out)


if __name__ == "__main__":
    main()
