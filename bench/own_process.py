"""Commands that are measured in a process of their own, compiled or not."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent


def told(command: list[str], *, compiled: bool = True) -> list[str]:
    """The lines that a command prints; with the sources first on the path nothing is compiled."""
    path = {} if compiled else {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT, env=os.environ | path
    )
    return done.stdout.splitlines()
