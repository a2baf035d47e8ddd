"""What every training tells on its way: a bar, a log, a plot, and the commit that it began from."""

import json
import subprocess
import sys
from pathlib import Path
from time import monotonic


def commit() -> str:
    """The commit of the sources at work."""
    try:
        found = subprocess.run(
            ["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=True
        )
        return found.stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


class Progress:
    """A bar on the terminal, and a line of the log for every report."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.began = monotonic()
        self.lines: list[dict[str, float]] = []
        log.write_text("")

    def report(self, done: float, **figures: float) -> None:
        """Log these figures and draw the bar; `done` goes from 0 to 1."""
        line = {"seconds": round(monotonic() - self.began, 1), **figures}
        self.lines.append(line)
        with self.log.open("a") as file:
            file.write(json.dumps(line) + "\n")
        full = int(30 * done)
        text = " ".join(f"{name} {figure:.5g}" for name, figure in line.items())
        print(f"[{'#' * full}{'.' * (30 - full)}] {text}", file=sys.stderr, flush=True)

    def plot(self, name: str, path: Path) -> None:
        """Draw one of the figures over time, as SVG."""
        from matplotlib.figure import Figure  # noqa: PLC0415 - a test of a training draws nothing

        told = [line for line in self.lines if name in line]
        figure = Figure()
        axes = figure.subplots()
        axes.plot([line["seconds"] for line in told], [line[name] for line in told])
        axes.set(xlabel="seconds", ylabel=name)
        figure.savefig(path)
