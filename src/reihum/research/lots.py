"""Blocks go to workers in lots. What a worker has begun is lost when all ends early, so where games
are long a lot is one block; where the way to a worker is longer than a game, it is a few.
"""

LARGEST = 8  # blocks
QUICK = 0.1  # seconds that a lot of more than one block may take
SHARES = 4  # of what is left, for each worker, so that at the end none waits long for another


class Lots:
    """The blocks of a plan, in their order, for so many workers.

    How they are cut changes nothing in what comes of them: every block has a deal of its own.
    """

    def __init__(self, blocks: int, workers: int) -> None:
        self._blocks, self._workers = blocks, workers
        self._first, self._size = 0, 1

    def take(self) -> range:
        """The next blocks to be played; none when all are taken."""
        left = self._blocks - self._first
        size = max(1, min(self._size, left // (SHARES * self._workers)))
        taken = range(self._first, min(self._first + size, self._blocks))
        self._first = taken.stop
        return taken

    def took(self, blocks: int, seconds: float) -> None:
        """Lots are to be as large as is still quick, now that so many blocks took so long."""
        fit = QUICK * blocks / seconds if seconds else LARGEST
        self._size = max(1, min(LARGEST, int(fit)))
