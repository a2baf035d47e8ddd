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
        points = [(line["seconds"], line[name]) for line in self.lines if name in line]
        if len(points) < 2:
            return
        right, low, high = points[-1][0], min(y for _, y in points), max(y for _, y in points)
        spots = " ".join(
            f"{60 + 520 * x / right:.1f},{20 + 300 * (high - y) / (high - low or 1):.1f}"
            for x, y in points
        )
        path.write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 360" font-size="12">'
            f'<rect width="600" height="360" fill="white"/><text x="5" y="24">{high:.2f}</text>'
            f'<text x="5" y="322">{low:.2f}</text><text x="540" y="345">{right:.0f} s</text>'
            f'<text x="250" y="345">{name}</text><polyline points="{spots}" fill="none" '
            f'stroke="#246" stroke-width="2"/></svg>\n'
        )
