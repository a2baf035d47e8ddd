"""The file that a training ships: its numbers, and what made them."""

import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray


def written(
    arrays: Mapping[str, NDArray[np.generic]], about: Mapping[str, object], path: Path
) -> None:
    """Write the arrays, and about them the commit, the command, the seed."""
    told = np.frombuffer(json.dumps(about).encode(), np.uint8)
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays, about=told)
