"""`python -m training.completto`: Completto's turns to go, from nothing.

Whole games are played by the net as it is so far, for two, three and four seats and all options,
and for one seat in a hurry while the other never moves; some by players who often choose another
move than the best. From every position it learns who
wins, from what the best move is worth and from how the game went on, and when each row is full,
as far as that was seen: of the losers it is only known that they needed longer.
"""

import argparse
import copy
import math
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, nn

from reihum.games.completto import learned
from reihum.networks.numpy_network import NumPyNetwork
from training.completto_simulator import (
    CLOSED,
    END,
    TWIN,
    Games,
    Table,
    dealt,
    features,
    highs,
    lows,
    race,
)
from training.completto_worth import NONE, Judge, Worth, rotated, worth
from training.learning import TimedProgress, ValueNet, exported, follow, loaded
from training.progress import commit

WIDTHS = (192, 64, 32)
FASTEST = 2e-3  # the learning rate
TRUST = 0.9  # in how a game went on, against what the best move was thought to be worth
TIMES = 0.2  # what it counts to know when a row is full, against knowing who wins
HURRY = 0.02  # of a win: what a turn counts where nobody else moves
NOISE = 0.006  # in chances to win: how far the careless of the players are from the best move
LONGEST = 70  # turns of each seat, then a game is left
BATCH = 16_384
TIMES_THROUGH = 3  # all positions, before new games are played


@dataclass
class Played:
    """Positions of finished games, with what came of them."""

    games: Games
    won: Tensor  # (positions, seats): the chances to learn
    turns: Tensor  # (positions, seats): the turns that each seat still had
    winner: Tensor  # (positions, seats): whether it won


def pushed(judge: Judge, games: Games, noise: Tensor) -> Games:
    """The games when every seat has pushed in one more tile, about as well as it can."""
    count, device = len(games.mover), games.mover.device
    line = torch.arange(count, device=device)
    before, tiles = games.before.clone(), games.tiles.clone()
    turned = torch.rand(tiles.shape, device=device).masked_fill(tiles != 1, -1)
    turned = turned.argsort(1, descending=True)[:, : games.seats]
    tiles.scatter_(1, turned, 0)
    after = Games(before, tiles, games.mover, games.anywhere, games.between, games.to_push - 1)
    table, base = Table(after), judge.sums(after)
    for seat in range(games.seats):
        row, tile = games.before[:, seat], turned[:, seat]
        low, high = lows(row), highs(row)
        reading = torch.stack((tile, torch.tensor(TWIN, device=device)[tile]), 1)
        double = reading[:, 0] != reading[:, 1]
        above = high.gather(1, reading)
        hidden = row.gather(1, above).long()
        ways = torch.where(row.gather(1, reading) == CLOSED, hidden + 1, 0)
        ways[:, 1] = torch.where(double, ways[:, 1], 0)
        at, which = ways.nonzero(as_tuple=True)
        many = ways[at, which]
        first = many.cumsum(0) - many
        at, which = at.repeat_interleave(many), which.repeat_interleave(many)
        left = torch.arange(len(at), device=device) - first.repeat_interleave(many)
        number, up, hid = reading[at, which], above[at, which], hidden[at, which]
        below = low[at, number]
        terms = torch.cat(
            (table.gap(at, left, below, number), table.gap(at, hid - left, number, up)), 1
        )
        sums = base[at, seat] + judge.added(terms)
        sums = sums - judge.added(table.gap(at, hid, below, up))
        quick = judge.turns(sums) @ torch.arange(1.0, learned.TURNS + 1, device=device)
        quick = quick + 5 * noise[at] * torch.randn(len(at), device=device)
        top = torch.full((count,), 1e6, device=device).scatter_reduce(0, at, quick, "amin")
        chosen = torch.zeros(count, dtype=torch.long, device=device)
        best = (top[at] == quick).nonzero()[:, 0]
        chosen[at[best]] = best
        before[line, seat, number[chosen]] = left[chosen].to(torch.uint8)
        before[line, seat, up[chosen]] = (hid - left)[chosen].to(torch.uint8)
    return after


def acted(games: Games, moves: Worth, noise: Tensor) -> tuple[Games, Tensor, Tensor, Tensor]:
    """The games after a move: what the best was worth, whether that gave an extra turn, the end."""
    count, device = len(games.mover), games.mover.device
    line = torch.arange(count, device=device)
    value = torch.full((count, END + 1), NONE, device=device)
    has = moves.best >= 0
    has = has & ((games.tiles[:, :END] == 2) | (torch.arange(END, device=device) == 0))
    value[:, :END][has] = moves.score[moves.best[has]]
    value[:, END] = moves.draw
    greedy = value.argmax(1)
    best = torch.where(
        (greedy == END)[:, None], moves.mean, moves.vectors[line, greedy.clamp(max=END - 1)]
    )
    wish = value + torch.where(value > NONE, noise[:, None] * gumbel(value), 0.0)
    option = wish.argmax(1)
    drawing = option == END
    unseen = (games.tiles[:, :END] == 1).float()
    unseen[:, 0] += 1e-9  # so that there is always something to choose from
    tile = torch.where(drawing, torch.multinomial(unseen, 1)[:, 0], option)
    noisy = moves.score + noise[moves.game] * gumbel(moves.score)
    mine = tile[moves.game] == moves.tile
    top = torch.full((count,), NONE, device=device)
    top = top.scatter_reduce(0, moves.game[mine], noisy[mine], "amax")
    found = (mine & (noisy == top[moves.game])).nonzero()[:, 0]
    one = torch.full((count,), -1, dtype=torch.long, device=device)
    one[moves.game[found]] = found
    lays, shifts = (one >= 0) & (tile > 0), (one >= 0) & (tile == 0)
    before, tiles = games.before.clone(), games.tiles.clone()
    seat = games.mover
    at, move = line[lays], one[lays]
    number, high, left = moves.reading[move], moves.high[move], moves.left[move]
    hidden = before[at, seat[lays], high]
    before[at, seat[lays], number] = left.to(torch.uint8)
    before[at, seat[lays], high] = hidden - 1 - left.to(torch.uint8)
    tiles[at, tile[lays]] = 0
    at, move = line[shifts], one[shifts]
    before[at, seat[shifts], moves.reading[move]] -= 1
    before[at, seat[shifts], moves.high[move]] += 1
    lies = (one < 0) & (tile > 0)
    tiles[line[lies], tile[lies]] = 2
    safe = one.clamp(min=0)
    extra = lays & moves.extra[safe]
    over = lays & moves.full[safe]
    mover = torch.where(extra | over, seat, (seat + 1) % games.seats)
    after = Games(before, tiles, mover, games.anywhere, games.between)
    return after, best, extra, over


def gumbel(like: Tensor) -> Tensor:
    """Noise of which the largest sum wins as often as its weight says."""
    return -(-torch.rand_like(like).clamp(1e-7, 1 - 1e-7).log()).log()


@torch.no_grad()
def played(judge: Judge, count: int, seats: int, guide: float, device: torch.device) -> Played:
    """The positions of so many games."""
    games, hurry = dealt(count, seats, device), HURRY if seats == 1 else 0.0
    noise = torch.rand(count, device=device) ** 2 * NOISE
    noise = torch.where(torch.rand(count, device=device) < 0.5, 0.0, noise)
    prepared = []
    for _ in range(5):
        games = pushed(judge, games, noise)
        prepared.append(games)
    prepared.pop()
    steps: list[Games] = []
    lines: list[Tensor] = []
    worths, dones = [], []
    number = torch.arange(count, device=device)
    done = torch.zeros(count, seats, dtype=torch.long, device=device)
    winner = torch.full((count,), -1, dtype=torch.long, device=device)
    for _ in range(LONGEST * seats):
        if len(number) < count // 25 + 1:
            break
        after, best, extra, over = acted(games, worth(judge, games, hurry, guide), noise[number])
        steps.append(games)
        lines.append(number)
        worths.append(best)
        dones.append(done[number].to(torch.uint8))
        ended = (~extra | over).long()
        done[number, games.mover] += ended
        winner[number[over]] = games.mover[over]
        games, number = after.pick(~over), number[~over]
    return gathered(steps, lines, worths, dones, done, winner, prepared)


def gathered(
    steps: list[Games],
    lines: list[Tensor],
    worths: list[Tensor],
    dones: list[Tensor],
    done: Tensor,
    winner: Tensor,
    prepared: list[Games],
) -> Played:
    """What is to be learned from each position, from the last one back."""
    count, seats = done.shape
    won = torch.nn.functional.one_hot(winner + 1, seats + 1)[:, 1:].float()
    later, known = won.clone(), winner >= 0
    goals = []
    for line, best in zip(lines[::-1], worths[::-1], strict=True):
        trust = TRUST * known[line].float()[:, None]
        goal = (1 - trust) * best + trust * later[line]
        later[line], known[line] = goal, torch.ones_like(known[line])
        goals.append(goal)
    goals.reverse()
    everybody = torch.arange(count, device=done.device)
    for games in prepared:
        steps.append(games)
        lines.append(everybody)
        goals.append(later)
        dones.append(torch.zeros_like(done, dtype=torch.uint8))
    line = torch.cat(lines)
    turns = done[line] - torch.cat(dones).long()
    pushes = torch.cat([torch.full_like(games.mover, games.to_push) for games in steps])
    games = Games(
        torch.cat([games.before for games in steps]),
        torch.cat([games.tiles for games in steps]),
        torch.cat([games.mover for games in steps]),
        torch.cat([games.anywhere for games in steps]),
        torch.cat([games.between for games in steps]),
        pushes,
    )
    return Played(games, torch.cat(goals), turns, won[line] > 0)


def surprise(net: ValueNet, among: Played, which: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """How much the results surprise the net: who won, and when rows were full; then its times."""
    games = among.games.pick(which)
    count, seats = len(which), games.seats
    upper = net.upper(features(games).reshape(count * seats, -1) @ net.embeddings() + net.bias)
    turns = net.turns(upper).softmax(1)
    mean = turns.detach() @ torch.arange(1.0, learned.TURNS + 1, device=turns.device)
    shaped = turns.reshape(count, seats, -1)
    order = (games.mover[:, None] + torch.arange(seats, device=which.device)) % seats
    chances = rotated(race(shaped.gather(1, order[:, :, None].expand_as(shaped))), games.mover)
    wins = -(among.won[which] * chances.clamp(min=1e-5).log()).sum(1).mean()
    left, winner = among.turns[which], among.winner[which]
    last = learned.TURNS - 1
    exact = shaped.gather(2, (left - 1).clamp(0, last)[:, :, None])[:, :, 0]
    longer = 1 - torch.cat((torch.zeros_like(shaped[:, :, :1]), shaped.cumsum(2)), 2)
    longer = longer.gather(2, left.clamp(0, last)[:, :, None])[:, :, 0]
    times = -(torch.where(winner, exact, longer).clamp(min=1e-5).log()).sum(1).mean()
    told = ((10 * net.value(upper.detach())[:, 0] - mean) ** 2).mean()
    return wins, times, told


def begun(start: Path | None, device: torch.device) -> ValueNet:
    """A new net, or one that goes on from a file."""
    net = ValueNet(learned.TERMS, WIDTHS, learned.TURNS)
    if start:
        loaded(net, start.read_bytes())
    return net.to(device)


def trained(
    fast: ValueNet, seconds: float, rate: float, many: int, log: Path, out: Path
) -> ValueNet:
    """The slow net after so many seconds, learning at this rate at first."""
    device, new = fast.bias.device, not fast.bias.any()
    slow = copy.deepcopy(fast)
    half = torch.float16 if device.type == "cuda" else torch.float32
    progress = TimedProgress(seconds, log)
    optimizer = torch.optim.Adam(fast.parameters(), lr=rate)
    step = 0
    while progress.done() < 1:
        part = progress.done()
        fast.rounded = slow.rounded = part > 0.8
        seats = (2, 4, 1, 2, 3, 1)[step % 6]
        guide = 0.02 * max(0.0, 1 - part / 0.08) if new else 0.0
        with torch.no_grad():
            among = played(Judge(slow, half), many * 3 // (seats + 1), seats, guide, device)
        order = [torch.randperm(len(among.won), device=device) for _ in range(TIMES_THROUGH)]
        losses = []
        for which in torch.cat(order).split(BATCH):
            warm = min(1.0, (step + 1) / 8)
            for group in optimizer.param_groups:
                group["lr"] = rate * warm * 0.5 * (1 + math.cos(math.pi * progress.done())) + 5e-6
            wins, times, told = surprise(fast, among, which)
            optimizer.zero_grad(set_to_none=True)
            (wins + (TIMES if seats > 1 else 1.0) * times + 0.001 * told).backward()
            nn.utils.clip_grad_norm_(fast.parameters(), 1.0)
            optimizer.step()
            follow(slow, fast, 0.98 if part < 0.1 else 0.995 if part < 0.7 else 0.998)
            losses.append(torch.stack((wins, times)).detach())
        step += 1
        wins, times = torch.stack(losses).mean(0).tolist()
        ended = float(among.winner.any(1).float().mean())
        plies = len(among.won) / (many * 3 // (seats + 1))
        progress.report_now(
            step=step, seats=seats, wins=wins, times=times, plies=plies, ended=ended
        )
        if step % 20 == 0:
            exported(slow, {"unfinished": True}, out)
    return slow


def main() -> None:
    """Train, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=560)
    parser.add_argument("--rate", type=float, default=FASTEST, help="how fast it learns at first")
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("turns.npz"))
    parser.add_argument("--start", type=Path, help="a file to go on from")
    parser.add_argument("--commit", help="of the sources, where there is no git to ask")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_float32_matmul_precision("high")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    net = begun(asked.start, device)
    log = asked.out.with_suffix(".log")
    net = trained(net, asked.seconds, asked.rate, asked.games, log, asked.out)
    command = f"python -m training.completto --seconds {asked.seconds:g}"
    command += f" --start {asked.start.name}" if asked.start else ""
    command += (
        f" --rate {asked.rate:g} --games {asked.games} --seed {asked.seed} --out {asked.out.name}"
    )
    about = {"commit": asked.commit or commit(), "command": command, "seed": asked.seed}
    about |= {"start": NumPyNetwork(asked.start.read_bytes()).about} if asked.start else {}
    exported(net, about, asked.out)


if __name__ == "__main__":
    main()
