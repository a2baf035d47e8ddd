"""Processes that think, handed on from a server under test to the next one.

To begin one takes as much work as most tests do. `tests/server/test_minds.py` is about how they
begin and end, and has its own.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from reihum.server.thinking import minds
from reihum.server.thinking.minds import Mind, Minds

IDLE: list[Mind] = []


class LentMinds(Minds):
    """So many processes, first of all those that nobody needs any more."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        for at in range(min(count, len(IDLE))):
            self._minds[at] = IDLE.pop()
        self._free[:] = reversed(self._minds)  # the one that is awake, last

    def close(self) -> None:
        """Hand on what is idle, and stop what still thinks."""
        IDLE.extend(self._free)
        self._minds = [mind for mind in self._minds if mind not in self._free]
        self._free = []
        super().close()


@contextmanager
def minds_are_lent() -> Iterator[None]:
    """Servers that begin meanwhile have such processes.

    They are begun in a thread that stays: Linux ends them with the thread that began them, and that
    of a server under test is gone when the next one thinks with them.
    """
    begin = minds.begun
    with ThreadPoolExecutor(1) as lasting, pytest.MonkeyPatch.context() as patch:
        patch.setattr("reihum.server.net.app.Minds", LentMinds)
        patch.setattr(minds, "begun", lambda: lasting.submit(begin).result())
        yield
        while IDLE:
            IDLE.pop().close()
