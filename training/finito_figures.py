"""`python -m training.finito_figures`: what the shipped chances of Finito are worth.

Many games at once by the rulebook's options, every seat playing by the learned values: in ten bins
what the chances say is set beside what happens, as `python -m reihum.research.calibration` does
game by game.
"""

import argparse
from importlib.resources import files

import torch
from torch import Tensor

from reihum.games.finito.chances import NARROWER, POINTS
from reihum.research.calibration import ASKED, Said
from training.figures import report
from training.finito import WIDTHS
from training.finito_simulator import (
    FEATURES,
    LONG,
    SQUARES,
    Boards,
    aims,
    dealt,
    finished,
    laid,
    rolled,
    turned,
    worth,
)
from training.learning import ValueNet, loaded

TOGETHER = 2_000  # games at once
MOMENTS = 25  # of a game, about


def best_moves(net: ValueNet, boards: Boards, roll: Tensor) -> tuple[Tensor, Tensor]:
    """For each board the counter and the square of its best move with this roll."""
    counter = torch.zeros_like(roll)
    square = torch.full_like(roll, SQUARES)
    placing = boards.up.any(1)
    for rows in (placing.nonzero()[:, 0], (~placing).nonzero()[:, 0]):
        if len(rows):
            some = boards.pick(rows)
            moves = worth(net, some, torch.float32)
            there = aims(some.taken()).gather(1, roll[rows].view(-1, 1, 1).expand(-1, 1, 2))
            square[rows] = moves.best(there)[1][:, 0]
            at = square[rows].clamp(max=SQUARES - 1)
            counter[rows] = moves.counter.gather(1, at[:, None])[:, 0]
    return counter, square


def shares(turns: Tensor) -> Tensor:
    """(games, seats): the shares of the win, from how likely each number of turns to go is."""
    likely = turns**NARROWER
    likely = likely / likely.sum(2, keepdim=True)
    passed = likely.cumsum(2)
    found = torch.zeros_like(likely[:, :, 0])
    for point in POINTS:
        behind = 1 - passed + point * likely
        for seat in range(turns.shape[1]):
            others = [other for other in range(turns.shape[1]) if other != seat]
            found[:, seat] += (likely[:, seat] * behind[:, others].prod(1)).sum(1)
    return found / found.sum(1, keepdim=True)


def told(net: ValueNet, count: int, seats: int, device: torch.device) -> list[Said]:
    """What the chances said at some moments of so many games, and what came of it."""
    boards, number = dealt(count * seats, device), torch.arange(count, device=device)
    won = torch.zeros(count, seats, device=device)
    asked: list[tuple[Tensor, Tensor]] = []
    while len(number):
        roll = rolled(len(number), device).repeat_interleave(seats)
        after = laid(boards, *best_moves(net, boards, roll))
        done = finished(after.at)
        turns = net(after.features())[1].softmax(1)
        turns[done] = torch.nn.functional.one_hot(torch.zeros((), dtype=torch.long), LONG).to(turns)
        now = torch.rand(len(number), device=device) < ASKED / MOMENTS
        asked.append((number[now], shares(turns.view(-1, seats, LONG)[now])))
        ends = done.view(-1, seats).float()
        over = ends.any(1)
        won[number[over]] = ends[over] / ends[over].sum(1, keepdim=True)
        number = number[~over]
        boards = turned(after.pick((~over).repeat_interleave(seats)))
    said = torch.cat([chances for _, chances in asked]).flatten().tolist()
    happened = torch.cat([won[line] for line, _ in asked]).flatten().tolist()
    return list(zip(said, happened, strict=True))


def main() -> None:
    """Play, and say how far what was said is from what happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=18)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_grad_enabled(False)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    shipped = files("reihum.games.finito").joinpath("values.npz").read_bytes()
    net = loaded(ValueNet(FEATURES, WIDTHS, LONG), shipped).to(device)
    for seats in (2, 3, 4):
        among: list[Said] = []
        for first in range(0, asked.games, TOGETHER):
            among += told(net, min(TOGETHER, asked.games - first), seats, device)
        report(among, seats, asked.games)


if __name__ == "__main__":
    main()
