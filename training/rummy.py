"""`python -m training.rummy duels.npz`: Rummy's chances, learned from games that were played.

From what lies and who holds what after a turn a small network learns who wins. The games are
`python -m training.rummy_games`; round after round, the newest chances play the next ones.
"""

import argparse
import math
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from reihum.games.rummy.learned import COUNTED
from training.progress import Progress, commit
from training.rummy_colours import recoloured
from training.weights import written

WIDTHS = (128, 32)
BATCH = 2_048
RATE = 2e-3
DECAY = 0.02
SLOW = 0.01  # how fast the slow copy of the weights follows, which is shipped
JUDGED = 20  # one game in so many is kept for judging


def net_of(features: int) -> nn.Sequential:
    """Weights that know nothing."""
    wide, narrow = WIDTHS
    layers = (nn.Linear(features, wide), nn.ReLU(), nn.Linear(wide, narrow), nn.ReLU())
    return nn.Sequential(*layers, nn.Linear(narrow, 1))


def inputs(rows: Tensor) -> Tensor:
    """The first layer: whether there is one of a kind, whether there are two; then all the rest."""
    kinds = rows[:, :COUNTED]
    return torch.cat((kinds >= 1, kinds >= 2, rows[:, COUNTED:] > 0), 1).float()


def batches(rows: Tensor, won: Tensor) -> Iterator[tuple[Tensor, Tensor]]:
    """All examples in a random order, their colours exchanged at random."""
    exchanges = torch.tensor(np.array(recoloured(COUNTED)), device=rows.device)
    for chosen in torch.randperm(len(rows), device=rows.device).split(BATCH):
        found = rows[chosen]
        exchange = exchanges[torch.randint(len(exchanges), (len(chosen),), device=rows.device)]
        found[:, :COUNTED] = found.gather(1, exchange)
        yield inputs(found), won[chosen].float()


def trained(among: dict[str, Tensor], epochs: int, progress: Progress) -> nn.Sequential:
    """The slow copy of the weights after so many times through all examples."""
    rows, won = among["rows"], among["won"]
    kept = among["games"] % JUDGED == 0
    fast = net_of(inputs(rows[:1]).shape[1]).to(rows.device)
    slow = torch.optim.swa_utils.AveragedModel(
        fast, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(1 - SLOW)
    )
    optimizer = torch.optim.AdamW(fast.parameters(), lr=RATE, weight_decay=DECAY)
    loss = nn.BCEWithLogitsLoss()
    steps, step = epochs * math.ceil(int((~kept).sum()) / BATCH), 0
    for epoch in range(epochs):
        for values, results in batches(rows[~kept], won[~kept]):
            done, step = step / steps, step + 1
            for group in optimizer.param_groups:
                group["lr"] = RATE * min(1.0, 10 * done + 0.01) * (1 + math.cos(math.pi * done)) / 2
            optimizer.zero_grad(set_to_none=True)
            loss(fast(values)[:, 0], results).backward()
            optimizer.step()
            slow.update_parameters(fast)
        with torch.no_grad():
            surprise = float(loss(slow(inputs(rows[kept]))[:, 0], won[kept].float()))
        progress.report((epoch + 1) / epochs, epoch=epoch + 1, surprise=surprise)
    found = slow.module
    assert isinstance(found, nn.Sequential)
    return found


def exported(net: nn.Sequential, about: dict[str, object], path: Path) -> None:
    """Write the file that is shipped."""
    layers = [layer for layer in net if isinstance(layer, nn.Linear)]
    arrays = {}
    for at, layer in enumerate(layers):
        arrays[f"weights_{at}"] = layer.weight.detach().T.cpu().numpy().astype(np.float16)
        arrays[f"biases_{at}"] = layer.bias.detach().cpu().numpy().astype(np.float16)
    written(arrays, about, path)


def main() -> None:
    """Learn, and write the file, which also says how its games were played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("duels", nargs="+", type=Path, help="games that were played")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("chances.npz"))
    parser.add_argument("--commit", help="of the sources, where there is no git to ask")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    parts = [dict(np.load(path)) for path in asked.duels]
    among = {
        name: torch.from_numpy(np.concatenate([part[name] for part in parts])).to(device)
        for name in ("rows", "won", "games")
    }
    progress = Progress(asked.out.with_suffix(".log"))
    net = trained(among, asked.epochs, progress)
    names = " ".join(path.name for path in asked.duels)
    command = f"python -m training.rummy {names} --epochs {asked.epochs} --seed {asked.seed}"
    command += f" --out {asked.out.name}"
    about: dict[str, object] = {"commit": asked.commit or commit(), "command": command}
    about |= {"seed": asked.seed, "surprise": progress.lines[-1]["surprise"]}
    about |= {"games": [bytes(part["about"]).decode() for part in parts]}
    exported(net, about, asked.out)


if __name__ == "__main__":
    main()
