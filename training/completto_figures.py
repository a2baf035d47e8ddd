"""`python -m training.completto_figures`: what the shipped chances of Completto are worth.

Many games at once, played by the simulator as the master plays, by the rulebook's options: in ten
bins what the chances say is set beside what happens, as `python -m reihum.research.calibration`
does game by game; how soon a row is full if nobody else moves; and, with `--against`, how often one
who plays by these chances wins among others who play by those.
"""

import argparse
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

import torch
from torch import Tensor

from reihum.games.completto.master import TOO_HOPEFUL
from reihum.games.completto.outlook import PATIENCE
from reihum.research.calibration import ASKED, Said
from training.completto import HURRY, LONGEST, acted, begun, pushed
from training.completto_simulator import Games, dealt, race
from training.completto_worth import Judge, rotated, worth
from training.figures import report


def prepared(judge: Judge, count: int, seats: int, device: torch.device) -> Games:
    """Games by the rulebook's options, all tiles pushed in."""
    games = dealt(count, seats, device)
    games.anywhere.zero_()
    games.between.zero_()
    for _ in range(5):
        games = pushed(judge, games, torch.zeros(count, device=device))
    return games


def chances(judge: Judge, games: Games) -> Tensor:
    """(games, seats): how likely each seat is to win."""
    count, seats = len(games.mover), games.seats
    likely = judge.turns(judge.sums(games).flatten(0, 1)).reshape(count, seats, -1)
    order = (games.mover[:, None] + torch.arange(seats, device=likely.device)) % seats
    return rotated(race(likely.gather(1, order[:, :, None].expand_as(likely))), games.mover)


def told(judge: Judge, count: int, seats: int, device: torch.device) -> list[Said]:
    """What the chances said at some moments of so many games, and what came of it."""
    games, number = prepared(judge, count, seats, device), torch.arange(count, device=device)
    winner = torch.full((count,), -1, dtype=torch.long, device=device)
    asked: list[tuple[Tensor, Tensor]] = []
    often = ASKED / (25 * seats)  # of the moments of a game
    for _ in range(LONGEST * seats):
        if not len(number):
            break
        now = torch.rand(len(number), device=device) < often
        if now.any():
            asked.append((number[now], chances(judge, games.pick(now.nonzero()[:, 0]))))
        after, _, _, over = acted(games, worth(judge, games, PATIENCE), torch.zeros_like(number))
        winner[number[over]] = games.mover[over]
        games, number = after.pick(~over), number[~over]
    found: list[Said] = []
    for line, said in asked:
        known = winner[line] >= 0
        won = torch.nn.functional.one_hot(winner[line][known], seats).float()
        found += zip(said[known].flatten().tolist(), won.flatten().tolist(), strict=True)
    return found


def alone(judge: Judge, count: int, device: torch.device) -> Tensor:
    """After how many turns rows are full, if nobody else moves."""
    games, number = prepared(judge, count, 1, device), torch.arange(count, device=device)
    turns = torch.zeros(count, device=device)
    for _ in range(5 * LONGEST):
        if not len(number):
            break
        moves = worth(judge, games, HURRY)
        moves.score[moves.tile == 0] -= HURRY * TOO_HOPEFUL
        after, _, extra, over = acted(games, moves, torch.zeros_like(number))
        turns[number[~extra | over]] += 1
        games, number = after.pick(~over), number[~over]
    return turns


def wins(mine: Judge, others: Judge, count: int, seats: int, device: torch.device) -> Tensor:
    """Whether the one seat that plays by these chances has won, game by game."""
    games, number = prepared(others, count, seats, device), torch.arange(count, device=device)
    won = torch.zeros(count, device=device)
    for _ in range(LONGEST * seats):
        if not len(number):
            break
        my_turn = games.mover == number % seats
        parts = []
        for judge, which in ((mine, my_turn), (others, ~my_turn)):
            if which.any():
                now, line = games.pick(which.nonzero()[:, 0]), number[which]
                moves = worth(judge, now, PATIENCE)
                after, _, _, over = acted(now, moves, torch.zeros_like(line))
                won[line[over]] = float(judge is mine)
                parts.append((after.pick(~over), line[~over]))
        games, number = (
            together([part for part, _ in parts]),
            torch.cat([line for _, line in parts]),
        )
    return won


def together(parts: list[Games]) -> Games:
    """All these games."""
    return Games(
        torch.cat([part.before for part in parts]),
        torch.cat([part.tiles for part in parts]),
        torch.cat([part.mover for part in parts]),
        torch.cat([part.anywhere for part in parts]),
        torch.cat([part.between for part in parts]),
    )


def mean_of(found: Tensor) -> str:
    """The mean, and how sure that is."""
    return f"{found.mean():.4f} +- {1.96 * found.std() / len(found) ** 0.5:.4f}"


def judge_of(chances: Path | None, device: torch.device) -> Judge:
    """One who judges by this file, or by the shipped one."""
    with TemporaryDirectory() as folder:
        file = chances or Path(folder, "turns.npz")
        if not chances:
            file.write_bytes(files("reihum.games.completto").joinpath("turns.npz").read_bytes())
        return Judge(begun(file, device), torch.float32)


def main() -> None:
    """Play, and say how far what was said is from what happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument("--chances", type=Path, help="instead of the shipped ones")
    parser.add_argument("--against", type=Path, help="other chances to play against")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    judge = judge_of(asked.chances, device)
    torch.set_grad_enabled(False)
    turns = torch.cat([alone(judge, 2_000, device) for _ in range(0, asked.games, 2_000)])
    print(f"alone: full after {mean_of(turns)} turns, at most {turns.max():.0f}", flush=True)
    if asked.against:
        others = judge_of(asked.against, device)
        for seats in (2, 3, 4):
            each = [wins(judge, others, 2_000, seats, device) for _ in range(0, asked.games, 2_000)]
            print(f"one of {seats} wins {mean_of(torch.cat(each))}", flush=True)
    for seats in (2, 3, 4):
        among: list[Said] = []
        for first in range(0, asked.games, 2_000):
            among += told(judge, min(2_000, asked.games - first), seats, device)
        report(among, seats, asked.games)


if __name__ == "__main__":
    main()
