"""Finito's master and sharp for many boards at once, as `games/finito` has them one by one."""

from dataclasses import dataclass

import torch
from torch import Tensor

from reihum.games.finito.bots import LOOKED_INTO
from reihum.games.finito.gaps import WEIGHED
from reihum.games.finito.master import CLOSE, FEW, MOST, NEVER, PATIENCE
from reihum.networks.network import SOONEST
from training.finito_simulator import (
    COUNTERS,
    FAR,
    LONG,
    SQUARES,
    Boards,
    aims,
    finished,
    finishing,
    laid,
    reach,
)
from training.learning import ValueNet

TOGETHER = 6_000  # boards whose every move is judged at once
TIE = 1e-4  # turns: moves so close are equal


def parts(among: Tensor) -> list[Tensor]:
    """The rows that are true, so many at a time."""
    rows = among.nonzero()[:, 0]
    return list(rows.split(TOGETHER)) if len(rows) else []


@dataclass
class Options:
    """What a roll offers: every counter on both targets, and staying last."""

    counter: Tensor  # (boards, 25)
    square: Tensor  # (boards, 25); 36 is staying
    turns: Tensor  # (boards, 25): turns to go then; FAR where that may not be done
    likely: Tensor  # (boards, 25, LONG): how likely each number of them is

    def pick(self, rows: Tensor) -> "Options":
        """Those of some of the boards."""
        fields = (self.counter, self.square, self.turns, self.likely)
        return Options(*[field[rows] for field in fields])

    def best(self) -> tuple[Tensor, Tensor, Tensor]:
        """Counters and squares with the fewest turns to go, and how likely each number is then."""
        at = self.turns.argmin(1, keepdim=True)
        line = self.likely.gather(1, at.unsqueeze(2).expand(-1, 1, LONG))[:, 0]
        return self.counter.gather(1, at)[:, 0], self.square.gather(1, at)[:, 0], line


def offered(boards: Boards, roll: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Counters and squares of all moves with this roll, and which of them may be done."""
    count, device = len(roll), roll.device
    there = aims(boards.taken())[torch.arange(count, device=device), roll]  # (boards, 2)
    moving = ~boards.up.any(1, keepdim=True)
    counter = torch.arange(COUNTERS, device=device).repeat_interleave(2).expand(count, -1)
    square = there.repeat(1, COUNTERS)
    real = (boards.up | moving).repeat_interleave(2, 1)
    real[:, 1::2] &= (there[:, :1] != there[:, 1:]).expand(-1, COUNTERS)
    none = torch.zeros(count, 1, dtype=torch.long, device=device)
    return (
        torch.cat([counter, none], 1),
        torch.cat([square, none + SQUARES], 1),
        torch.cat([real, moving], 1),
    )


def options(net: ValueNet, boards: Boards, roll: Tensor) -> Options:
    """What this roll offers, judged."""
    counter, square, real = offered(boards, roll)
    embed = net.embeddings()
    lay = boards.at.gather(1, counter)
    gone = torch.where(lay >= 0, lay * COUNTERS, SQUARES * COUNTERS) + counter
    acts = (square < SQUARES).unsqueeze(2)
    change = embed[square.clamp(max=SQUARES - 1) * COUNTERS + counter] - embed[gone]
    base = boards.features() @ embed + net.bias
    rows = torch.arange(len(roll), device=roll.device).unsqueeze(1)
    done = finishing(boards.at)[rows, counter, square.clamp(max=SQUARES - 1)] & acts.squeeze(2)
    turns, likely = judged(net, base.unsqueeze(1) + change * acts, done)
    return Options(counter, square, turns.masked_fill(~real, FAR), likely)


def judged(net: ValueNet, sums: Tensor, done: Tensor) -> tuple[Tensor, Tensor]:
    """The turns to go, and how likely each number of them is."""
    upper = net.upper(sums)
    turns = (10 * net.value(upper).squeeze(-1)).clamp(min=SOONEST).masked_fill(done, 0.0)
    likely = net.turns(upper).softmax(-1).masked_fill(done.unsqueeze(-1), 0.0)
    likely[..., 0] += done.to(likely.dtype)
    return turns, likely


def wins_by_turns(others: Tensor) -> Tensor:
    """(boards, LONG): how likely it is to win, or share, by finishing in so many turns.

    others (boards, others, LONG): how likely each number of turns is for these.
    """
    return (1 - others.cumsum(2) + others / 2).prod(1)


def master(net: ValueNet, boards: Boards, offer: Options, others: Tensor) -> tuple[Tensor, Tensor]:
    """Counters and squares that the master chooses; others as for `wins_by_turns`."""
    wins = later(wins_by_turns(others))
    hidden = ((boards.at < 0) & ~boards.up).any(1, keepdim=True)
    order = offer.turns.argsort(dim=1, stable=True)[:, :MOST]
    turns = offer.turns.gather(1, order)
    hopeful = (turns <= turns[:, :1] + CLOSE) & (turns < FAR)
    hopeful[:, FEW:] &= ~hidden
    undecided = (hopeful.sum(1) > 1) & (turns[:, 0] > 0)
    row, rank = (hopeful & undecided.unsqueeze(1)).nonzero(as_tuple=True)
    at = order[row, rank]
    after = laid(boards.pick(row), offer.counter[row, at], offer.square[row, at])
    chance = torch.full_like(turns, NEVER)
    chance[row, rank] = outlook(net, after, wins[row])
    best = order.gather(1, torch.where(undecided, chance.argmax(1), 0).unsqueeze(1))
    return offer.counter.gather(1, best)[:, 0], offer.square.gather(1, best)[:, 0]


def outlook(net: ValueNet, after: Boards, wins: Tensor) -> Tensor:
    """How likely it is to win after a move, the mean over counters turned over and rolls."""
    unseen = (after.at < 0) & ~after.up
    turns_over = unseen.any(1) & (after.up.sum(1) < 3)
    row, counter = (unseen & turns_over.unsqueeze(1)).nonzero(as_tuple=True)
    up = after.up[row]
    up[torch.arange(len(row), device=up.device), counter] = True
    plain = (~turns_over).nonzero()[:, 0]
    row = torch.cat([plain, row])
    known = Boards(after.at[row], torch.cat([after.up[plain], up]))
    moving = ~known.up.any(1)
    found = torch.zeros(len(after.at), device=wins.device)
    for few in [*parts(moving), *parts(~moving)]:
        found.index_add_(0, row[few], ahead(net, known.pick(few), wins[row[few]]))
    return found / torch.where(turns_over, unseen.sum(1), 1)


def ahead(net: ValueNet, boards: Boards, wins: Tensor) -> Tensor:
    """The mean over the rolls of the chance after the best move; all place, or all move."""
    half = torch.float16 if wins.device.type == "cuda" else torch.float32
    moves = reach(net, boards, half)
    chance = won(*judged(net, moves.sums, moves.done), wins)
    best = chance.masked_fill(~moves.real, NEVER).amax(1)
    nowhere = torch.full((len(wins), SQUARES), NEVER, device=wins.device)
    by_square = nowhere.scatter(1, moves.empty, best)
    there = aims(boards.taken())
    found = by_square.gather(1, there.flatten(1)).view(there.shape).amax(2)
    if moves.stay is not None:
        nothing = torch.zeros_like(wins[:, :1], dtype=torch.bool)
        found = torch.maximum(found, won(*judged(net, moves.stay.unsqueeze(1), nothing), wins))
    return found.mean(1)


def later(wins: Tensor) -> Tensor:
    """How likely these wins are when one turn more has passed."""
    return torch.cat([wins[:, 1:], wins[:, -1:]], 1)


def won(turns: Tensor, likely: Tensor, wins: Tensor) -> Tensor:
    """How likely it is to win with these turns to go; a line of wins for each board."""
    line = wins.view(len(wins), *[1] * (likely.dim() - 3), -1, 1)
    slope = (later(wins) - wins).view(line.shape)
    numbers = torch.arange(LONG, device=turns.device, dtype=likely.dtype)
    slopes = (likely @ slope).squeeze(-1).clamp(max=-PATIENCE)
    return (likely @ line).squeeze(-1) + (turns - likely @ numbers) * slopes


def gap_cost(at: Tensor) -> Tensor:
    """About how many turns each board takes (`gaps.cost`); at: (boards, 12), -1 is nowhere."""
    costs = torch.tensor(WEIGHED, device=at.device)
    edge = torch.full_like(at[:, :1], -1)
    places = torch.cat([edge, at, edge + SQUARES + 1], 1).T
    lies = places >= 0
    best = [torch.zeros(len(at), device=at.device)]
    for counter in range(1, COUNTERS + 2):
        found = torch.full_like(best[0], 1e9)
        for other in range(counter):
            room = places[counter] - places[other] - 1
            step = best[other] + costs[counter - other - 1][room.clamp(min=0)]
            fits = (room >= 0) & lies[counter]
            if other:
                fits &= lies[other]
            found = torch.where(fits & (step < found), step, found)
        best.append(found)
    return best[-1]


def sharp(boards: Boards, roll: Tensor) -> tuple[Tensor, Tensor]:
    """Counters and squares that sharp chooses."""
    counter, square, real = offered(boards, roll)
    count, moves = counter.shape
    row = torch.arange(count, device=roll.device).repeat_interleave(moves)
    after = laid(boards.pick(row), counter.reshape(-1), square.reshape(-1))
    cost = gap_cost(after.at).view(count, moves).masked_fill(~real, 1e9)
    placing = boards.up.any(1, keepdim=True)  # then the counter turned over first comes first
    cost = cost + placing * TIE * torch.rand_like(cost)
    order = cost.argsort(dim=1, stable=True)[:, :LOOKED_INTO]
    pick = order[:, 0].clone()
    for few in parts(~boards.up.any(1)):
        ats = after.at.view(count, moves, COUNTERS)[few.unsqueeze(1), order[few]]
        outlook = gap_outlook(ats.reshape(-1, COUNTERS)).view(len(few), LOOKED_INTO)
        outlook = outlook.masked_fill(~real[few.unsqueeze(1), order[few]], 1e9)
        pick[few] = order[few].gather(1, outlook.argmin(1, keepdim=True))[:, 0]
    pick = pick.unsqueeze(1)
    return counter.gather(1, pick)[:, 0], square.gather(1, pick)[:, 0]


def gap_outlook(at: Tensor) -> Tensor:
    """`gaps.outlook` of boards with all counters."""
    count, device = len(at), at.device
    boards = Boards(at, torch.zeros_like(at, dtype=torch.bool))
    taken = boards.taken()
    empty = taken.int().argsort(dim=1, stable=True)[:, : SQUARES - COUNTERS]
    after = at.view(count, 1, 1, COUNTERS).expand(-1, COUNTERS, SQUARES - COUNTERS, -1).clone()
    for counter in range(COUNTERS):
        after[:, counter, :, counter] = empty
    best = gap_cost(after.view(-1, COUNTERS)).view(count, COUNTERS, -1).amin(1)
    by_square = torch.full((count, SQUARES), 1e9, device=device).scatter(1, empty, best)
    there = aims(taken)
    rows = torch.arange(count, device=device).view(-1, 1, 1)
    each = torch.minimum(by_square[rows, there].amin(2), gap_cost(at).unsqueeze(1))
    return each.mean(1).masked_fill(finished(at), -1.0)
