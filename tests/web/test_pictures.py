"""The README's pictures can be taken anew, by the script that took them."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "web" / "pictures.py"


@pytest.mark.large
def test_a_picture_of_each_game(tmp_path: Path) -> None:
    subprocess.run([sys.executable, SCRIPT, tmp_path], check=True)
    taken = {file.name: file.read_bytes()[:8] for file in tmp_path.iterdir()}
    assert taken == {
        f"{game}.png": b"\x89PNG\r\n\x1a\n" for game in ("completto", "finito", "rummy")
    }
