"""The page that the bench writes: docs/benchmarks.md, a section for each part, as last measured."""

import os
import platform
import re
import subprocess
from datetime import UTC, datetime
from importlib.metadata import version
from inspect import getdoc
from pathlib import Path
from types import ModuleType

from rich.console import Console

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
CONSOLE = Console(record=True, width=100)  # what is printed here comes on the page, too


def conditions() -> str:
    """Where and when it was measured."""
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    ).stdout.strip()
    return (
        f"reihum {version('reihum')} at {commit or 'no commit'}, {datetime.now(UTC):%Y-%m-%d}, "
        f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.1f}"
    )


def keep(name: str, part: ModuleType) -> None:
    """Write what this part has printed in its section, in place of what stood there."""
    told = "\n".join(line.rstrip() for line in CONSOLE.export_text().splitlines())
    section = (
        f"## {name}\n\n{getdoc(part)}\n\n"
        f"`make bench PARTS={name}`: {conditions()}\n\n```text\n{told.strip()}\n```\n"
    )
    before = PAGE.read_text("utf-8")
    there = re.compile(rf"^## {name}\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
    after, found = there.subn(lambda _: section + "\n", before)
    PAGE.write_text((after if found else f"{before.rstrip()}\n\n{section}").rstrip() + "\n")
