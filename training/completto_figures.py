"""`python -m training.completto_figures`: what the shipped chances of Completto are worth.

Many games at once, played by the simulator as the master plays, by the rulebook's options: in ten
bins what the chances say is set beside what happens, as `python -m reihum.research.calibration`
does game by game.
"""

import argparse
from importlib.resources import files
from math import log
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory

import torch
from torch import Tensor

from reihum.games.completto.outlook import PATIENCE
from reihum.research.calibration import ASKED, Said, binned, surprise
from training.completto import LONGEST, acted, begun, pushed
from training.completto_simulator import Games, dealt, race
from training.completto_worth import Judge, rotated, worth


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


def main() -> None:
    """Play, and say how far what was said is from what happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument("--chances", type=Path, help="instead of the shipped ones")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    shipped = files("reihum.games.completto").joinpath("turns.npz").read_bytes()
    with TemporaryDirectory() as folder:
        file = asked.chances or Path(folder, "turns.npz")
        if not asked.chances:
            file.write_bytes(shipped)
        net = begun(file, device)
    judge = Judge(net, torch.float32)
    torch.set_grad_enabled(False)
    for seats in (2, 3, 4):
        among: list[Said] = []
        for first in range(0, asked.games, 2_000):
            among += told(judge, min(2_000, asked.games - first), seats, device)
        lines = binned(among)
        gaps = [abs(said - happened) for count, said, happened in lines if count]
        print(" ".join(f"{count}: {said:.3f} {happened:.3f};" for count, said, happened in lines))
        print(f"{seats} seats, {asked.games} games: mean gap {fmean(gaps):.4f}, ", end="")
        print(f"log loss {surprise(among, seats):.4f}, of a coin {log(seats):.4f}", flush=True)


if __name__ == "__main__":
    main()
