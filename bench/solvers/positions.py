"""The shared positions."""

import json
from pathlib import Path
from typing import Any

SHARED = Path(__file__).parents[2] / "tests" / "data" / "rummy_positions.jsonl"

Position = dict[str, Any]


def positions() -> list[Position]:
    """Those of players who have opened."""
    lines = SHARED.read_text("utf-8").splitlines()
    return [position for line in lines if "free" in (position := json.loads(line))]
