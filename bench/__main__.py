"""`make bench`: what is fast, measured beside its peers; all of it, or the parts named.

It prints what it finds, and writes it into docs/benchmarks.md.
"""

import sys
from importlib import import_module

from bench.page import keep

PARTS = ("engines", "solver", "review", "puzzles", "server", "workers", "living", "web", "site")


def main() -> None:
    """Run the wanted parts one after the other."""
    for name in sys.argv[1:] or PARTS:
        part = import_module(f"bench.{name}")
        part.main()
        keep(name, part)


if __name__ == "__main__":
    main()
