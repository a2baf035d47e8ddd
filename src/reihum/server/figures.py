"""What is counted and measured while the server runs: how many and how long, never who.

Written down where it happens, told by metrics.py. Plain numbers: to note one takes less than a
millionth of a second.
"""

import logging
from bisect import bisect_left
from collections import Counter
from time import perf_counter
from typing import Final

# Seconds: from what nobody notices to what everybody does.
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

FOLDER: Final = "REIHUM_FIGURES"  # the environment's name for what workers share; one has none

now = perf_counter


class Histogram:
    """How often something took how long."""

    def __init__(self, about: str) -> None:
        self.about = about
        self.counts = [0] * (len(BOUNDS) + 1)  # up to each bound, and above
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        """Once more it took so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


HISTOGRAMS: Final = {
    "move": Histogram("From hearing a move to having stored and told it"),
    "broadcast": Histogram("Telling all watchers of a table"),
    "database": Histogram("Writing what is to be written at once"),
    "thinking": Histogram("Thinking for a computer player or about a question"),
    "thinking_wait": Histogram("Waiting for a process that thinks"),
    "clock_late": Histogram("How late a turn was ended whose time was up"),
    "loop_late": Histogram("How late the server came to do what was due"),
}
MOVE: Final = HISTOGRAMS["move"]
BROADCAST: Final = HISTOGRAMS["broadcast"]
DATABASE: Final = HISTOGRAMS["database"]
THINKING: Final = HISTOGRAMS["thinking"]
THINKING_WAIT: Final = HISTOGRAMS["thinking_wait"]
CLOCK_LATE: Final = HISTOGRAMS["clock_late"]
LOOP_LATE: Final = HISTOGRAMS["loop_late"]
REFUSALS: Final[Counter[str]] = Counter()  # by code
ERRORS: Final[Counter[str]] = Counter()  # lines in the log, by level


class CountErrors(logging.Handler):
    """Counts the lines of the log that tell of trouble."""

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        ERRORS[record.levelname.lower()] += 1
