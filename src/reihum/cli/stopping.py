"""Long work that can be stopped: what is done by then is not lost."""

import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from multiprocessing import active_children
from types import FrameType
from typing import TypeVar

from reihum.cli.signs import SIGNS

Part = TypeVar("Part")


class Stopping:
    """Ends work at Ctrl-C, at SIGTERM, or when its terminal is gone; what comes after the first of
    these signals changes nothing: whoever presses twice is to hear of what is done, too.

    Work that may be left at any moment ends at once by KeyboardInterrupt, whichever signal it was.
    """

    def __init__(self, *, at_once: bool = False) -> None:
        self.sign = 0  # the signal that asked for the end
        self._at_once = at_once
        self._stopped_workers = False
        self._waiting = False  # for the next part: that may be interrupted
        for sign in SIGNS:
            if signal.getsignal(sign) is not signal.SIG_IGN:  # as it is under nohup
                signal.signal(sign, self._stop)

    @property
    def wanted(self) -> bool:
        """Whether the work is to end."""
        return self.sign != 0

    def _stop(self, sign: int, _frame: FrameType | None) -> None:
        if self.wanted:
            return
        self.sign = sign
        for worker in active_children():
            self._stopped_workers = True
            worker.kill()  # it has nothing to save, and ignores other signals
        if self._at_once or self._waiting:
            raise KeyboardInterrupt

    def parts(self, work: Iterator[Part]) -> Iterator[Part]:
        """The parts of the work as they are done, until all are or the end is asked for."""
        while not self.wanted:
            try:
                self._waiting = True
                part = next(work)
            except (KeyboardInterrupt, StopIteration):
                return
            except BrokenExecutor:
                if not self._stopped_workers:
                    raise
                return
            finally:
                self._waiting = False
            yield part
