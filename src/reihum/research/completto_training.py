"""`python -m reihum.research.completto_training`: Completto's values, from nothing.

Fitted value iteration: the turns to go from a row are those of its best move, where drawing
counts as the mean over all unseen tiles. Rows come from play, and from the end backwards.
"""

import argparse
import copy
import math
from pathlib import Path

import torch
from torch import Tensor, nn

from reihum.research.completto_simulator import (
    FAR,
    FEATURES,
    Rows,
    Worth,
    any_of,
    dealt,
    ghosts,
    kinds,
    late,
    worth,
)
from reihum.research.learning import TimedProgress, ValueNet, decay, exported, follow
from reihum.research.progress import commit

WIDTHS = (384, 128, 32)
LONGEST = 50  # moves, then a row is dealt anew
FASTEST = 1e-3  # the learning rate


def acted(rows: Rows, moves: Worth, explore: float) -> tuple[Rows, Tensor]:
    """The rows after the best move (now and then drawing instead), and which earn an extra turn."""
    line = torch.arange(len(rows.row), device=rows.row.device)
    taking, face_up = moves.take(rows.tiles)
    wild = torch.rand(len(line), device=line.device) < explore
    other = torch.minimum(taking, moves.shift)
    draws = (moves.draw < FAR) & ((moves.draw <= other) | wild)
    takes = ~draws & (taking <= moves.shift)
    tile = torch.where(draws, any_of(rows.tiles == 0), face_up)
    lays = (draws | takes) & (moves.lay[line, tile] < FAR)
    _, slots, readings = moves.candidates
    how = moves.how[line, tile]
    row, tiles = rows.row.clone(), rows.tiles.clone()
    if len(slots):
        slot = slots[how]
        row[line, slot] = torch.where(lays, readings[how], row[line, slot])
    status = torch.where(lays, 2, 1)
    tiles[line, tile] = torch.where(draws | takes, status, tiles[line, tile])
    shifts = ~draws & ~takes & (moves.shift < FAR)
    row = torch.where(shifts.unsqueeze(1), moves.shift_row, row)
    extra = lays & moves.extra[how] if len(slots) else torch.zeros_like(lays)
    return Rows(row, tiles, rows.kind), extra


class Training:
    """The nets and the rows that are played on to learn from."""

    def __init__(self, rows: int, device: torch.device) -> None:
        self.device = device
        self.half = torch.float16 if device.type == "cuda" else torch.float32
        self.fast = ValueNet(FEATURES, WIDTHS, 1).to(device)
        self.slow = copy.deepcopy(self.fast)
        kind = kinds(rows, device)
        self.rows = dealt(kind).where(torch.rand(rows, device=device) < 0.5, late(kind))
        self.before = self.rows  # as they were before the ghosts had their turns
        self.known = torch.ones(rows, dtype=torch.bool, device=device)
        self.age = torch.zeros(rows, dtype=torch.long, device=device)

    def play(self, moves: Worth) -> None:
        """Play on, and deal anew where a row is full."""
        after, extra = acted(self.rows, moves, explore=0.04)
        self.age += 1
        over = (after.row > 0).all(1) | (self.age > LONGEST)
        count, kind = len(over), kinds(len(over), self.device)
        start = dealt(kind).where(torch.rand(count, device=self.device) < 0.7, late(kind))
        self.before = start.where(over, after)
        self.known = over | ~extra | (after.kind == 0)
        self.rows = start.where(over, after.where(extra, ghosts(after)))
        self.age = torch.where(over, 0, self.age)

    @torch.no_grad()
    def targets(self) -> tuple[Tensor, Worth]:
        """Turns to go, and what each move is worth."""
        moves = worth(self.slow, self.rows, self.half)
        taking, _ = moves.take(self.rows.tiles)
        return torch.minimum(moves.draw, torch.minimum(taking, moves.shift)), moves


def trained(seconds: float, rows: int, device: torch.device, log: Path, out: Path) -> ValueNet:
    """The slow net after so many seconds."""
    training = Training(rows, device)
    progress = TimedProgress(seconds, log)
    optimizer = torch.optim.Adam(training.fast.parameters(), lr=FASTEST)
    step, often = 0, 250 if device.type == "cuda" else 20
    while progress.done() < 1:
        part = progress.done()
        for group in optimizer.param_groups:
            warm = min(1.0, step / 200)
            group["lr"] = FASTEST * warm * 0.5 * (1 + math.cos(math.pi * part)) + 5e-6
        if part > 0.8 and not training.fast.rounded:
            training.fast.rounded = training.slow.rounded = True
        value, moves = training.targets()
        guess, _ = training.fast(training.before.features())
        known = training.known.float() * (value < FAR)
        error = nn.functional.mse_loss(guess, value.clamp(max=60), reduction="none")
        loss = (error * known).sum() / known.sum().clamp(min=1)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(training.fast.parameters(), 1.0)
        optimizer.step()
        follow(training.slow, training.fast, decay(part))
        training.play(moves)
        step += 1
        if step % often == 0:
            figures = {"step": step, "error": float(loss.detach()), "start": start_value(training)}
            if step % (10 * often) == 0:
                turns = alone(training.slow, 2000 if device.type == "cuda" else 20, device)
                figures["turns"] = float(turns.mean())
                torch.save(training.slow.state_dict(), out.with_suffix(".pt"))
            progress.report_now(**figures)
    progress.plot("turns", log.with_suffix(".svg"))
    return training.slow


@torch.no_grad()
def start_value(training: Training) -> float:
    """The turns to go that the net expects of new rows, when alone."""
    kind = torch.zeros(1024, dtype=torch.long, device=training.device)
    return float(training.slow(dealt(kind).features())[0].mean())


@torch.no_grad()
def alone(net: ValueNet, games: int, device: torch.device) -> Tensor:
    """How many turns each of these rows takes in the simulator, playing by the values alone."""
    half = torch.float16 if device.type == "cuda" else torch.float32
    rows = dealt(torch.zeros(games, dtype=torch.long, device=device), noise=0.0)
    turns = torch.zeros(games, device=device)
    for _ in range(120):
        going = (rows.row == 0).any(1)
        if not going.any():
            break
        after, extra = acted(rows, worth(net, rows, half), explore=0.0)
        ended = (after.row > 0).all(1)
        turns += (going & (ended | ~extra)).float()
        rows = after.where(going, rows)
    return turns


def main() -> None:
    """Train, measure in the simulator, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--rows", type=int, default=8192)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("completto.npz"))
    parser.add_argument("--commit", help="of the sources, where there is no git to ask")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_float32_matmul_precision("high")
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    net = trained(asked.seconds, asked.rows, device, asked.out.with_suffix(".log"), asked.out)
    turns = alone(net, 10_000 if device.type == "cuda" else 20, device)
    found = f"{turns.mean():.3f} +- {1.96 * turns.std() / len(turns) ** 0.5:.3f}"
    print(f"turns alone in the simulator: {found}")
    command = f"python -m reihum.research.completto_training --seconds {asked.seconds:g}"
    command += f" --rows {asked.rows} --seed {asked.seed} --out {asked.out.name}"
    about = {
        "commit": asked.commit or commit(),
        "command": command,
        "seed": asked.seed,
        "alone": found,
    }
    exported(net, about, asked.out)


if __name__ == "__main__":
    main()
