"""`python -m training.finito`: Finito's values, from nothing.

Fitted value iteration: the turns to go from a board are one more than the mean over the twenty
faces of the best that can follow. Boards come from play, and from the end backwards.
"""

import argparse
import copy
import math
from pathlib import Path

import torch
from torch import Tensor, nn

from reihum.games.finito.model import FACES
from training.finito_simulator import (
    COUNTERS,
    FEATURES,
    LONG,
    SQUARES,
    Boards,
    aims,
    dealt,
    finished,
    laid,
    nearly_finished,
    rolled,
    turned,
    worth,
)
from training.learning import TimedProgress, ValueNet, decay, exported, follow
from training.progress import commit

WIDTHS = (512, 128, 32)
LONGEST = 80  # rolls, then a board is dealt anew
SPREAD = 0.05  # how much the distribution of the turns to go counts beside their mean
FASTEST = 1e-3  # the learning rate
TIMES = 3  # lessons learnt for every step played
KEPT = 8  # steps whose lessons are kept
MEASURED = 20_000  # games alone at once; more of them do not fit on a device


class Training:
    """The nets and the boards that are played on to learn from."""

    def __init__(self, boards: int, device: torch.device) -> None:
        self.device = device
        self.half = torch.float16 if device.type == "cuda" else torch.float32
        self.fast = ValueNet(FEATURES, WIDTHS, LONG).to(device)
        self.slow = copy.deepcopy(self.fast)
        self.boards = dealt(boards, device)
        self.before = self.boards.features()  # as they were before a counter was turned over
        self.known = torch.zeros(boards, dtype=torch.bool, device=device)
        self.age = torch.zeros(boards, dtype=torch.long, device=device)

    @torch.no_grad()
    def targets(self, explore: float) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Turns to go, their distribution, and a counter and square to play for each board."""
        count = len(self.boards.at)
        value = torch.zeros(count, device=self.device)
        turns = torch.zeros(count, LONG, device=self.device)
        counter = torch.zeros(count, dtype=torch.long, device=self.device)
        square = torch.full((count,), SQUARES, device=self.device)
        placing = self.boards.up.any(1)
        for rows in (placing.nonzero().squeeze(1), (~placing).nonzero().squeeze(1)):
            if not len(rows):
                continue
            boards = self.boards.pick(rows)
            moves = worth(self.slow, boards, self.half)
            targets = aims(boards.taken())
            best, squares = moves.best(targets)
            value[rows] = 1 + best.mean(1)
            counters = moves.counter.gather(1, squares.clamp(max=SQUARES - 1))
            turns[rows] = self.distribution(boards, counters, squares)
            roll = rolled(len(rows), self.device).unsqueeze(1)
            counter[rows] = counters.gather(1, roll).squeeze(1)
            square[rows] = squares.gather(1, roll).squeeze(1)
            wild = torch.rand(len(rows), device=self.device) < explore
            wild_square = targets.gather(1, roll.unsqueeze(2).expand(-1, -1, 2))[:, 0, 0]
            noise = torch.rand(len(rows), COUNTERS, device=self.device) + boards.up.float()
            square[rows] = torch.where(wild, wild_square, square[rows])
            counter[rows] = torch.where(wild, noise.argmax(1), counter[rows])
        return value, turns, counter, square

    def distribution(self, boards: Boards, counters: Tensor, squares: Tensor) -> Tensor:
        """The mean over the faces of the turns to go after the best moves, and one more turn."""
        flat = Boards(boards.at.repeat_interleave(FACES, 0), boards.up.repeat_interleave(FACES, 0))
        after = laid(flat, counters.reshape(-1), squares.reshape(-1))
        chances = torch.softmax(self.slow(after.features())[1], 1)
        done = finished(after.at).unsqueeze(1)
        none = torch.zeros_like(chances)
        none[:, 0] = 1.0
        mean = torch.where(done, none, chances).view(-1, FACES, LONG).mean(1)
        shifted = torch.zeros_like(mean)
        shifted[:, 1:] = mean[:, :-1]
        shifted[:, -1] += mean[:, -1]
        return shifted

    def play(self, counter: Tensor, square: Tensor) -> None:
        """Play these moves, turn counters over, and deal anew where a game is over."""
        after = laid(self.boards, counter, square)
        self.age += 1
        over = finished(after.at) | (self.age > LONGEST)
        self.before = after.features()
        boards = turned(after)
        count = len(over)
        fresh, late = dealt(count, self.device), nearly_finished(count, self.device)
        early = torch.rand(count, 1, device=self.device) < 0.6
        start = Boards(torch.where(early, fresh.at, late.at), torch.where(early, fresh.up, late.up))
        mask = over.unsqueeze(1)
        self.boards = Boards(
            torch.where(mask, start.at, boards.at), torch.where(mask, start.up, boards.up)
        )
        self.before = torch.where(mask, start.features(), self.before)
        self.known = ~(over & early.squeeze(1)) & ~finished(self.boards.at)
        self.age = torch.where(over, 0, self.age)


class Lessons:
    """The latest boards with their turns to go, to be learnt from more than once."""

    def __init__(self, room: int, device: torch.device) -> None:
        self.features = torch.zeros(room, FEATURES, dtype=torch.uint8, device=device)
        self.value = torch.zeros(room, device=device)
        self.turns = torch.zeros(room, LONG, device=device)
        self.heard = 0  # lessons, the forgotten ones included

    def hear(self, features: Tensor, value: Tensor, turns: Tensor, known: Tensor) -> None:
        """Keep what is known; the oldest lessons are forgotten."""
        rows = known.nonzero().squeeze(1)
        places = (self.heard + torch.arange(len(rows), device=rows.device)) % len(self.value)
        self.features[places] = features[rows].to(torch.uint8)
        self.value[places], self.turns[places] = value[rows], turns[rows]
        self.heard += len(rows)

    def some(self, count: int) -> tuple[Tensor, Tensor, Tensor]:
        """Features, turns to go and their distribution, of any of the kept lessons."""
        kept = min(self.heard, len(self.value))
        rows = torch.randint(0, kept, (count,), device=self.value.device)
        return self.features[rows].float(), self.value[rows], self.turns[rows]


def learnt(net: ValueNet, optimizer: torch.optim.Optimizer, lessons: Lessons, count: int) -> Tensor:
    """Learn from so many lessons; how far off the net was, on average."""
    features, value, turns = lessons.some(count)
    guess, logits = net(features)
    error = nn.functional.smooth_l1_loss(guess, value)
    cross = -(turns * torch.log_softmax(logits, 1)).sum(1).mean()
    optimizer.zero_grad(set_to_none=True)
    (error + SPREAD * cross).backward()
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimizer.step()
    return error.detach()


def trained(seconds: float, boards: int, device: torch.device, log: Path) -> ValueNet:
    """The slow net after so many seconds."""
    training, lessons = Training(boards, device), Lessons(KEPT * boards, device)
    progress = TimedProgress(seconds, log)
    fused = device.type == "cuda"
    optimizer = torch.optim.Adam(training.fast.parameters(), lr=FASTEST, fused=fused)
    step = 0
    while progress.done() < 1:
        part = progress.done()
        warm = min(1.0, (step + 1) / 200)
        for group in optimizer.param_groups:
            group["lr"] = FASTEST * warm * 0.5 * (1 + math.cos(math.pi * part)) + 5e-6
        training.fast.rounded = training.slow.rounded = part > 0.75
        value, turns, counter, square = training.targets(explore=0.05)
        lessons.hear(training.before, value, turns, training.known)
        training.play(counter, square)
        for _ in range(TIMES if lessons.heard else 0):
            error = learnt(training.fast, optimizer, lessons, boards)
            follow(training.slow, training.fast, decay(part))
        step += 1
        if step % (500 if boards > 1000 else 50) == 0:
            start = float(start_value(training, boards))
            progress.report_now(step=step, error=float(error), start=start)
    progress.plot("start", log.with_suffix(".svg"))
    return training.slow


@torch.no_grad()
def start_value(training: Training, boards: int) -> Tensor:
    """The turns to go that the net expects of a new game."""
    fresh = dealt(min(boards, 2048), training.device)
    moves = worth(training.slow, fresh, training.half)
    return 1 + moves.best(aims(fresh.taken()))[0].mean()


@torch.no_grad()
def alone(net: ValueNet, games: int, device: torch.device) -> Tensor:
    """How many rolls each of these games takes in the simulator, playing by the values alone."""
    half = torch.float16 if device.type == "cuda" else torch.float32
    boards, rolls = dealt(games, device), torch.zeros(games, device=device)
    going = torch.ones(games, dtype=torch.bool, device=device)
    for number in range(200):
        rolls += going
        roll = rolled(games, device).view(-1, 1, 1)
        moves = worth(net, boards, half)
        targets = aims(boards.taken()).gather(1, roll.expand(-1, -1, 2))
        square = moves.best(targets)[1].squeeze(1)
        counter = moves.counter.gather(1, square.clamp(max=SQUARES - 1).unsqueeze(1)).squeeze(1)
        square = torch.where(going, square, SQUARES)
        boards = turned(laid(boards, counter, square))
        going &= ~finished(boards.at)
        if number >= COUNTERS and not going.any():
            break
    return rolls


def main() -> None:
    """Train, measure in the simulator, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--boards", type=int, default=8192)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("finito.npz"))
    parser.add_argument("--commit", help="of the sources, where there is no git to ask")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_float32_matmul_precision("high")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    net = trained(asked.seconds, asked.boards, device, asked.out.with_suffix(".log"))
    times, games = (5, MEASURED) if device.type == "cuda" else (1, 50)
    rolls = torch.cat([alone(net, games, device) for _ in range(times)])
    found = f"{rolls.mean():.3f} +- {1.96 * rolls.std() / len(rolls) ** 0.5:.3f}"
    print(f"rolls alone in the simulator: {found}")
    command = f"python -m training.finito --seconds {asked.seconds:g}"
    command += f" --boards {asked.boards} --seed {asked.seed} --out {asked.out.name}"
    about = {
        "commit": asked.commit or commit(),
        "command": command,
        "seed": asked.seed,
        "alone": found,
    }
    exported(net, about, asked.out)


if __name__ == "__main__":
    main()
