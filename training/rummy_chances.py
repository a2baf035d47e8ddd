"""`python -m training.rummy_chances moments.npz`: who wins a round of Rummy, learned from nothing.

The games are `python -m training.rummy_moments`; what they have shown, a small network learns.
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from training.progress import Progress, commit
from training.rummy_learning import exported, learned_from_several


def main() -> None:
    """Learn, and write the file, which also says how its games were played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("moments", type=Path, help="a file of moments that were played")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument(
        "--trusted", type=float, default=0.85, help="how far ends are, beside later moments"
    )
    parser.add_argument("--teachers", type=int, default=6, help="whose mean is learned in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("prospects.npz"))
    parser.add_argument("--commit", help="of the sources, where there is no git to ask")
    asked = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    file = dict(np.load(asked.moments))
    played = bytes(file.pop("about")).decode()
    among = {name: torch.from_numpy(array).to(device) for name, array in file.items()}
    progress = Progress(asked.out.with_suffix(".log"))
    net, surprise = learned_from_several(
        among, asked.epochs, asked.trusted, asked.seed, asked.teachers, progress
    )
    command = f"python -m training.rummy_chances {asked.moments.name} --epochs {asked.epochs}"
    command += f" --trusted {asked.trusted} --teachers {asked.teachers}"
    command += f" --seed {asked.seed} --out {asked.out.name}"
    about: dict[str, object] = {"commit": asked.commit or commit(), "command": command}
    about |= {"seed": asked.seed, "surprise": surprise, "games": played}
    exported(net, about, asked.out)


if __name__ == "__main__":
    main()
