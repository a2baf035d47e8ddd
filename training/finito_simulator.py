"""Many Finito boards at once, for training: what every move is worth, and playing on.

The rules in `games/finito` are the judge; `check_simulators.py` compares this with them.
"""

from dataclasses import dataclass

import torch
from torch import Tensor

from reihum.games.finito.board import FIRST, LAST
from reihum.games.finito.model import FACES
from reihum.networks.network import SOONEST
from training.learning import ValueNet

SQUARES, COUNTERS = 36, 12
FEATURES = SQUARES * COUNTERS + COUNTERS  # a counter on a square, or a counter face up
LONG = 48  # turns to go that are told apart
FAR = 1e6


@dataclass
class Boards:
    """Boards before a roll: where each counter lies (-1: nowhere), and which are face up."""

    at: Tensor  # (boards, 12)
    up: Tensor  # (boards, 12) of bool

    def pick(self, rows: Tensor) -> "Boards":
        """Some of the boards."""
        return Boards(self.at[rows], self.up[rows])

    def features(self) -> Tensor:
        """The dense features of each board."""
        count = len(self.at)
        squares = torch.zeros(count, SQUARES, COUNTERS, device=self.at.device)
        lies = (self.at >= 0).float().unsqueeze(1)
        squares.scatter_(1, self.at.clamp(min=0).unsqueeze(1), lies)
        return torch.cat([squares.view(count, -1), self.up.float()], 1)

    def taken(self) -> Tensor:
        """(boards, 36): which squares are taken."""
        taken = torch.zeros(len(self.at), SQUARES + 1, dtype=torch.bool, device=self.at.device)
        taken.scatter_(1, torch.where(self.at < 0, SQUARES, self.at), True)
        return taken[:, :SQUARES]


def aims(taken: Tensor) -> Tensor:
    """(boards, 20, 2): the target squares of every roll (F5), the only one twice."""
    device = taken.device
    first = torch.tensor(FIRST[1:], device=device)
    last = torch.tensor(LAST[1:], device=device)
    number = torch.arange(SQUARES, device=device)
    before = torch.where(taken, -1, number).cummax(1).values
    after = torch.where(taken, SQUARES, number).flip(1).cummin(1).values.flip(1)
    one, two = taken[:, first], taken[:, last]
    low = torch.where(one, torch.where(two, before[:, first], last), first)
    high = torch.where(two, torch.where(one, after[:, last], first), last)
    low = torch.where(low < 0, high, low)
    return torch.stack([low, torch.where(high >= SQUARES, low, high)], 2)


def finishing(at: Tensor) -> Tensor:
    """(boards, 12, 36): whether laying a counter on a square brings all twelve in order (F9)."""
    count = len(at)
    low = torch.full((count, 1), -1, device=at.device, dtype=at.dtype)
    left = torch.cat([low, at[:, :-1]], 1)
    right = torch.cat([at[:, 1:], low + SQUARES + 1], 1)
    wrong = (at[:, :-1] >= at[:, 1:]).int()
    none = torch.zeros(count, 1, dtype=torch.int32, device=at.device)
    touching = torch.cat([none, wrong], 1) + torch.cat([wrong, none], 1)
    others_lie = (at >= 0).sum(1, keepdim=True) - (at >= 0).int() == COUNTERS - 1
    rest_in_order = (wrong.sum(1, keepdim=True) == touching) & others_lie & (left < right)
    square = torch.arange(SQUARES, device=at.device)
    between = (left.unsqueeze(2) < square) & (square < right.unsqueeze(2))
    return between & rest_in_order.unsqueeze(2)


@dataclass
class Worth:
    """What the moves are worth: for each target square the best counter to lay there."""

    square: Tensor  # (boards, 36): turns to go after the best move to this square
    counter: Tensor  # (boards, 36): the counter of that move
    stay: Tensor  # (boards,): turns to go when nothing moves

    def best(self, targets: Tensor) -> tuple[Tensor, Tensor]:
        """(boards, rolls): the turns to go after the best move, and its square; 36 is staying."""
        shape = targets.shape
        worth = self.square.gather(1, targets.reshape(shape[0], -1)).view(shape)
        value, which = worth.min(2)
        square = targets.gather(2, which.unsqueeze(2)).squeeze(2)
        stays = self.stay.unsqueeze(1) <= value
        value = torch.minimum(value, self.stay.unsqueeze(1))
        return value, torch.where(stays, SQUARES, square)


@dataclass
class Reach:
    """All that one move can bring; all boards place, or all of them move."""

    sums: Tensor  # (boards, counters, empty squares, width): of embeddings, after each move
    done: Tensor  # (boards, counters, empty squares): all twelve are in order then
    real: Tensor  # likewise: there is such a move
    counters: Tensor  # (boards, counters): which they are
    empty: Tensor  # (boards, empty squares): which they are
    stay: Tensor | None  # (boards, width): when nothing moves, where that may be


def reach(net: ValueNet, boards: Boards, half: torch.dtype) -> Reach:
    """All that one move can bring."""
    count, device = len(boards.at), boards.at.device
    embed = net.embeddings()
    sums = boards.features() @ embed + net.bias
    table = embed[: SQUARES * COUNTERS].view(SQUARES, COUNTERS, -1).to(half)
    rows = torch.arange(count, device=device).unsqueeze(1)
    taken = boards.taken()
    moving = not bool(boards.up.any())
    free = SQUARES - COUNTERS if moving else SQUARES
    empty = taken.int().argsort(dim=1, stable=True)[:, :free]  # empty squares first
    real = ~taken.gather(1, empty).unsqueeze(1)
    if moving:
        counters = torch.arange(COUNTERS, device=device).expand(count, -1)
        lifted = sums.unsqueeze(1) - embed[boards.at * COUNTERS + counters]
    else:
        counters = boards.up.int().argsort(dim=1, descending=True, stable=True)[:, :3]
        lifted = sums.unsqueeze(1) - embed[SQUARES * COUNTERS + counters]
        real = real & boards.up.gather(1, counters).unsqueeze(2)
    after = lifted.to(half).unsqueeze(2) + table[empty.unsqueeze(1), counters.unsqueeze(2)]
    done = finishing(boards.at)[rows.unsqueeze(2), counters.unsqueeze(2), empty.unsqueeze(1)]
    return Reach(after, done, real, counters, empty, sums if moving else None)


def worth(net: ValueNet, boards: Boards, half: torch.dtype) -> Worth:
    """What every move of these boards is worth; all of them place, or all of them move."""
    count, device = len(boards.at), boards.at.device
    moves = reach(net, boards, half)
    values = net.values(moves.sums).clamp(min=SOONEST)  # (boards, counters, empty squares)
    values = values.masked_fill(moves.done, 0.0).masked_fill(~moves.real, FAR)
    value, which = values.min(1)
    square = torch.full((count, SQUARES), FAR, device=device).scatter(1, moves.empty, value)
    counter = torch.zeros(count, SQUARES, dtype=torch.long, device=device)
    counter.scatter_(1, moves.empty, moves.counters.gather(1, which))
    if moves.stay is None:
        return Worth(square, counter, torch.full((count,), FAR, device=device))
    return Worth(square, counter, net.values(moves.stay).clamp(min=SOONEST))


def laid(boards: Boards, counter: Tensor, square: Tensor) -> Boards:
    """The boards after these moves, before a counter is turned over; square 36 changes nothing."""
    rows = torch.arange(len(boards.at), device=boards.at.device)
    acts = square < SQUARES
    at, up = boards.at.clone(), boards.up.clone()
    at[rows, counter] = torch.where(acts, square, at[rows, counter])
    up[rows, counter] &= ~acts
    return Boards(at, up)


def turned(boards: Boards) -> Boards:
    """The boards when the next counter is turned over, any of the unseen ones (F6)."""
    unseen = (boards.at < 0) & ~boards.up
    noise = torch.rand(unseen.shape, device=unseen.device).masked_fill(~unseen, -1)
    pick = noise.argmax(1)
    up = boards.up.clone()
    rows = torch.arange(len(up), device=up.device)
    wants = unseen.any(1) & (boards.up.sum(1) < 3)
    up[rows, pick] |= wants
    return Boards(boards.at, up)


def finished(at: Tensor) -> Tensor:
    """Which boards have all twelve counters in order."""
    return (at >= 0).all(1) & (at[:, :-1] < at[:, 1:]).all(1)


def dealt(count: int, device: torch.device) -> Boards:
    """New games: nothing lies, three counters are face up."""
    order = torch.rand(count, COUNTERS, device=device).argsort(1)
    return Boards(torch.full((count, COUNTERS), -1, device=device), order < 3)


def nearly_finished(count: int, device: torch.device) -> Boards:
    """Boards in order but for a few counters, to learn the end from."""
    squares = torch.rand(count, SQUARES, device=device).argsort(1)
    at, spare = squares[:, :COUNTERS].sort(1).values, squares[:, COUNTERS:]
    many = 1 + torch.randint(0, 7, (count, 1), device=device)
    strays = torch.rand(count, COUNTERS, device=device).argsort(1) < many
    at = torch.where(strays, spare[:, :COUNTERS], at)
    return Boards(at, torch.zeros(count, COUNTERS, dtype=torch.bool, device=device))


def rolled(count: int, device: torch.device) -> Tensor:
    """A roll for each board, from 0."""
    return torch.randint(0, FACES, (count,), device=device)
