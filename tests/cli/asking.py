"""Asking the `reihum` command, as its users do."""

import json
import subprocess
import sys
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Told:
    """What the command answered."""

    status: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The one JSON object on stdout."""
        return json.loads(self.out)


def reihum(*arguments: str, typed: str | None = None) -> Told:
    """Run the command in a process of its own."""
    command = [sys.executable, "-c", "import sys; from reihum.cli import main; sys.exit(main())"]
    done = subprocess.run(
        [*command, *arguments], input=typed, capture_output=True, text=True, check=False
    )
    return Told(done.returncode, done.stdout, done.stderr)
