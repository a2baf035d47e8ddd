"""Processes that work beside this one, and end with it."""

import ctypes
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import wait
from threading import Thread

PR_SET_PDEATHSIG = 1  # to prctl: the signal for when the parent ends


def pool(workers: int) -> ProcessPoolExecutor:
    """So many processes that begin afresh, and end with this one."""
    with deaf():  # since it shares a lock with them, which Python's tracker is begun for
        return ProcessPoolExecutor(workers, get_context("spawn"), end_with_parent)


@contextmanager
def deaf() -> Iterator[None]:
    """Nobody is interrupted while this handles a pool, whose locks might stay locked for ever.

    Processes that begin now are not interrupted, either: this one is, and ends them. Python's
    tracker of what they share must hear of all of it, so it may not end when the terminal goes.
    """
    if sys.platform == "win32":
        yield
        return
    told = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, told)  # which they inherit; here it waits
    try:
        resource_tracker.ensure_running()  # when it begins, it unblocks the first two
        signal.pthread_sigmask(signal.SIG_BLOCK, told)
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def one_core_each() -> None:
    """Keep the arithmetic of processes that begin from now on to one core."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"


def end_with_parent() -> None:
    """Let this process end when the one that began it does, however that ends.

    Linux sees to that, even if this process is frozen. Elsewhere a thread that watches does, as
    soon as Python lets it run.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    parent = parent_process()

    def watch() -> None:
        if parent:
            wait([parent.sentinel])  # which tells also what was before Linux was asked
            os._exit(1)

    Thread(target=watch, daemon=True).start()
