"""Long work that can be stopped: what is done by then is not lost."""

import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from multiprocessing import active_children
from types import FrameType
from typing import TypeVar

Part = TypeVar("Part")


class Stopping:
    """Ends work at Ctrl-C or SIGTERM; a second signal ends it at once, without a message.

    Work that may be left at any moment ends at once by KeyboardInterrupt, whichever signal it was.
    """

    def __init__(self, *, at_once: bool = False) -> None:
        self.sign = 0  # the signal that asked for the end
        self._at_once = at_once
        self._stopped_workers = False
        self._waiting = False  # for the next part: that may be interrupted
        self._before = {sign: signal.getsignal(sign) for sign in (signal.SIGINT, signal.SIGTERM)}
        for sign in self._before:
            signal.signal(sign, self._stop)

    @property
    def wanted(self) -> bool:
        """Whether the work is to end."""
        return self.sign != 0

    def _stop(self, sign: int, _frame: FrameType | None) -> None:
        asked_twice, self.sign = self.wanted, sign
        for worker in active_children():
            self._stopped_workers = True
            worker.kill()  # it has nothing to save, and ignores other signals
        if self._at_once or self._waiting or asked_twice:
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

    def close(self) -> None:
        """Let the signals mean what they meant before."""
        for sign, before in self._before.items():
            signal.signal(sign, before)
