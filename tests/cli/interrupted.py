"""The command, and Ctrl-C in the moment when it loads a certain module: the first argument."""

import runpy
import signal
import sys
from collections.abc import Sequence


class Interrupting:
    """Finds nothing; but when it is asked for the module, somebody has pressed Ctrl-C."""

    def __init__(self, module: str) -> None:
        self.module = module

    def find_spec(self, name: str, _path: Sequence[str] | None, _target: object = None) -> None:
        """Nothing."""
        if name == self.module:
            signal.raise_signal(signal.SIGINT)


if __name__ == "__main__":
    sys.meta_path.insert(0, Interrupting(sys.argv.pop(1)))
    runpy.run_module("reihum", run_name="__main__", alter_sys=True)
