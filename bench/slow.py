"""A slow device: a whole browser that is stopped and let go on, many times a second.

Chromium's own throttle slows the main thread of a page alone, and Python runs in its workers. The
quota of a control group slows the sum of all threads: one that works alone would have the quota of
all for itself. Stopped are all threads of all processes, so each is slowed by as much, whatever
the others do. What another program on this machine takes away comes on top of that.
"""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Process
from pathlib import Path

from playwright.sync_api import Browser

GOING = 0.005  # seconds
TICKS = os.sysconf("SC_CLK_TCK")  # a second, in which the system counts time of the CPU
GROUP, USER, SYSTEM = 2, 11, 12  # which fields of a process after its name


def group_of(browser: Browser) -> int:
    """The group of processes that a browser is, and nothing else."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return os.getpgid(next(int(one["id"]) for one in told if one["type"] == "browser"))


def cpu_seconds(group: int) -> float:
    """What all processes of a group have used of the CPU until now, on all cores together."""
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(") ")[2].split()
        except OSError:
            continue  # it has ended
        if int(fields[GROUP]) == group:
            ticks += int(fields[USER]) + int(fields[SYSTEM])
    return ticks / TICKS


@contextmanager
def slowed(group: int, times: int) -> Iterator[None]:
    """Meanwhile this group of processes gets on so many times slower."""
    slowing = Process(target=_stop_and_go, args=(group, times), daemon=True)
    slowing.start()
    yield
    slowing.kill()
    slowing.join()
    os.killpg(group, signal.SIGCONT)


def _stop_and_go(group: int, times: int) -> None:
    """Stopped for as long as makes up for how long it really went on, whenever we are woken."""
    while True:
        os.killpg(group, signal.SIGCONT)
        begin = time.perf_counter()
        time.sleep(GOING)
        os.killpg(group, signal.SIGSTOP)
        stop = time.perf_counter()
        time.sleep((stop - begin) * (times - 1))
