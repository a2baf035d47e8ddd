"""`make bench`: what is fast, measured beside its peers; all of it, or the parts named."""

import sys
from importlib import import_module

PARTS = ("engines", "solver", "server", "web")


def main() -> None:
    """Run the wanted parts one after the other."""
    for name in sys.argv[1:] or PARTS:
        import_module(f"bench.{name}").main()


if __name__ == "__main__":
    main()
