"""Several workers at one address: begun together, replaced when they die, ended together.

uvicorn's own supervisor takes a worker that is slow to begin for a dead one, ends everything when a
worker cannot begin, and waits for ever for one that is frozen.
"""

import logging
import os
import signal
import socket
import threading
import time
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Protocol

import uvicorn
from uvicorn.supervisors import multiprocess

from reihum.server.net.serving import CLOSE_SECONDS, STOP_SECONDS, Worker

LOOK = 0.25  # seconds between two looks at all workers
LONGEST_START = 120.0  # seconds until a worker has to serve
FROZEN = 10.0  # seconds without an answer, once it has served
LIMIT = STOP_SECONDS + CLOSE_SECONDS + 2.0  # seconds to end by itself
FIRST_DELAY, LONGEST_DELAY = 0.5, 30.0  # seconds until one that could not begin is begun again

log = logging.getLogger("reihum")


class Line(Protocol):
    """A parent's line to a worker."""

    def poll(self) -> bool:
        """Whether there is an answer."""
        ...

    def recv(self) -> bool:
        """The answer: whether it serves already."""
        ...

    def send(self, obj: bytes) -> None:
        """Ask."""
        ...


class Life:
    """What a worker's parent knows of it by asking again and again."""

    def __init__(self, line: Line, now: float) -> None:
        self._line, self._answered = line, now
        self.serves = False
        self._asked = False  # and has not answered yet

    def look(self, now: float) -> bool:
        """Whether it is not frozen; never waits."""
        try:
            if self._asked and self._line.poll():
                self.serves = self._line.recv() or self.serves
                self._asked, self._answered = False, now
            if not self._asked:
                self._line.send(b"ping")
                self._asked = True
        except (OSError, EOFError):
            return False
        return now - self._answered < (FROZEN if self.serves else LONGEST_START)


class Process(multiprocess.Process):
    """A worker as its parent sees it."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.life = Life(self.parent_conn, time.monotonic())

    @property
    def serves(self) -> bool:
        """Whether it is known to serve."""
        return self.life.serves

    @property
    def server(self) -> uvicorn.Server:
        """What runs in the worker itself."""
        if self._server is None:
            self._server = Worker(self.config)
        return self._server

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        """What the worker does: serve, and answer its parent meanwhile."""
        server = self.server  # made here, before two threads want it
        for work in (self.always_pong, _end_with_parent):
            threading.Thread(target=work, daemon=True).start()
        server.run(sockets)

    def look(self) -> bool:
        """Whether it lives, and is not frozen; never waits."""
        return self.process.is_alive() and self.life.look(time.monotonic())

    def end(self, deadline: float) -> None:
        """Wait until it has ended; after the deadline, make it."""
        self.process.join(max(0.0, deadline - time.monotonic()))
        if self.process.is_alive():
            log.error("worker %s does not end and is killed", self.pid)
            self.process.kill()
            self.process.join()


def _end_with_parent() -> None:
    """Let this worker end as it should when its parent has gone, however that ended."""
    if parent := parent_process():
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


class Workers(multiprocess.Multiprocess):
    """All workers of a server."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self._workers: list[Process] = []
        self._delay, self._not_before = FIRST_DELAY, 0.0

    def run(self) -> None:
        """Go on until told to stop."""
        self._workers = [self._begun() for _ in range(self.processes_num)]
        while not self.should_exit.wait(LOOK):
            self.handle_signals()
            self._replace_the_dead()
        self._end(self._workers)

    def _begun(self) -> Process:
        process = Process(self.config, self.sockets)
        process.start()
        return process

    def _replace_the_dead(self) -> None:
        for number, process in enumerate(self._workers):
            if process.look():
                if process.serves:
                    self._delay = FIRST_DELAY
            elif time.monotonic() >= self._not_before:
                process.kill()
                process.end(time.monotonic() + LIMIT)
                log.error("worker %s has died and is replaced", process.pid)
                if not process.serves:  # the next one may be no luckier
                    self._not_before = time.monotonic() + self._delay
                    self._delay = min(LONGEST_DELAY, 2 * self._delay)
                self._workers[number] = self._begun()

    def _end(self, processes: list[Process]) -> None:
        """End these, all at the same time."""
        deadline = time.monotonic() + LIMIT
        for process in processes:
            process.terminate()
        for process in processes:
            process.end(deadline)

    def restart_all(self) -> None:
        """One after the other is replaced; each goes when the next one serves."""
        for number, old in enumerate(self._workers):
            fresh = self._begun()
            while fresh.look() and not fresh.serves and not self._is_to_stop():
                time.sleep(LOOK)
            if not fresh.serves:
                self._end([fresh])
                return
            self._end([old])
            self._workers[number] = fresh

    def _is_to_stop(self) -> bool:
        return signal.SIGTERM in self.signal_queue or signal.SIGINT in self.signal_queue

    def handle_ttin(self) -> None:
        """One more."""
        self._workers.append(self._begun())

    def handle_ttou(self) -> None:
        """One less, but not none."""
        if len(self._workers) > 1:
            self._end([self._workers.pop()])
