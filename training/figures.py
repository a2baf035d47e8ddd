"""What the figures of all games share: what was said, set beside what happened."""

from collections.abc import Sequence
from math import log
from statistics import fmean

from reihum.research.calibration import Said, binned, surprise


def report(among: Sequence[Said], seats: int, games: int) -> None:
    """Tell in ten bins how far what was said is from what happened."""
    lines = binned(among)
    gaps = [abs(said - happened) for count, said, happened in lines if count]
    print(" ".join(f"{count}: {said:.3f} {happened:.3f};" for count, said, happened in lines))
    print(f"{seats} seats, {games} games: mean gap {fmean(gaps):.4f}, ", end="")
    print(f"log loss {surprise(among, seats):.4f}, of a coin {log(seats):.4f}", flush=True)
