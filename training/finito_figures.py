"""`python -m training.finito_figures PLAYER...`: what Finito's chances and players are worth.

Many games at once by the rulebook's options. In ten bins what the chances say is set beside what
happens, as `python -m reihum.research.calibration` does game by game; then how often the first of
the players wins. `values` goes by the learned values alone.
"""

import argparse
from collections.abc import Sequence
from importlib.resources import files
from typing import NamedTuple

import torch
from torch import Tensor

from reihum.games.finito.chances import NARROWER, POINTS
from reihum.research.calibration import ASKED, Said
from reihum.research.statistics import estimate
from training.figures import report
from training.finito import WIDTHS
from training.finito_players import Options, master, options, sharp
from training.finito_simulator import FEATURES, LONG, Boards, dealt, finished, laid, rolled, turned
from training.learning import ValueNet, loaded

TOGETHER = 2_000  # games at once
MOMENTS = 25  # of a game, about


def chosen(
    net: ValueNet, players: Sequence[str], boards: Boards, offer: Options, roll: Tensor
) -> tuple[Tensor, Tensor]:
    """The counter and the square that each board's player chooses."""
    counter, square, likely = offer.best()
    seats = len(players)
    lines = likely.view(-1, seats, LONG)
    for seat, player in enumerate(players):
        mine = torch.arange(seat, len(roll), seats, device=roll.device)
        if player == "sharp":
            counter[mine], square[mine] = sharp(boards.pick(mine), roll[mine])
        elif player == "master":
            others = lines[:, [other for other in range(seats) if other != seat]]
            found = master(net, boards.pick(mine), offer.pick(mine), others)
            counter[mine], square[mine] = found
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


class Played(NamedTuple):
    """What came of many games, and what the chances said at some moments."""

    won: Tensor  # (games, seats): shares of the win
    said: list[Said]


def played(net: ValueNet, players: Sequence[str], count: int, device: torch.device) -> Played:
    """So many games of these players."""
    seats = len(players)
    boards, number = dealt(count * seats, device), torch.arange(count, device=device)
    won = torch.zeros(count, seats, device=device)
    asked: list[tuple[Tensor, Tensor]] = []
    while len(number):
        roll = rolled(len(number), device).repeat_interleave(seats)
        offer = options(net, boards, roll)
        now = torch.rand(len(number), device=device) < ASKED / MOMENTS
        asked.append((number[now], shares(offer.best()[2].view(-1, seats, LONG)[now])))
        after = laid(boards, *chosen(net, players, boards, offer, roll))
        ends = finished(after.at).view(-1, seats).float()
        over = ends.any(1)
        won[number[over]] = ends[over] / ends[over].sum(1, keepdim=True)
        number = number[~over]
        boards = turned(after.pick((~over).repeat_interleave(seats)))
    said = torch.cat([chances for _, chances in asked]).flatten().tolist()
    happened = torch.cat([won[line] for line, _ in asked]).flatten().tolist()
    return Played(won, list(zip(said, happened, strict=True)))


def main() -> None:
    """Play, and say how far what was said is from what happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="+", choices=("values", "sharp", "master"))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=18)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_grad_enabled(False)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    shipped = files("reihum.games.finito").joinpath("values.npz").read_bytes()
    net = loaded(ValueNet(FEATURES, WIDTHS, LONG), shipped).to(device)
    lots = [min(TOGETHER, asked.games - first) for first in range(0, asked.games, TOGETHER)]
    games = [played(net, asked.players, count, device) for count in lots]
    report([said for lot in games for said in lot.said], len(asked.players), asked.games)
    first = estimate(torch.cat([lot.won[:, 0] for lot in games]).tolist())
    print(f"{' '.join(asked.players)}: the first wins {first.mean:.4f}", end="")
    print(f" ({first.low:.4f} to {first.high:.4f})")


if __name__ == "__main__":
    main()
