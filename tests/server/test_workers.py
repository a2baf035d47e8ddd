"""Several workers at one address: replaced when they die or are told to, ended together."""

import asyncio
import os
import signal

import pytest

from reihum.server.net import workers
from tests.amounts import PATIENCE
from tests.server.postgres import Postgres
from tests.server.processes import Process, check_kept, ended, go_on, playing_people

pytestmark = pytest.mark.anyio


ATTENTIVE = (
    "from reihum.server.net import workers; workers.LOOK = 0.02; "
    f"workers.FROZEN = workers.LONGEST_START = workers.LIMIT = {PATIENCE}; "
)


async def test_workers_are_replaced_one_after_the_other_and_all_go_on(postgres: Postgres) -> None:
    database = postgres.new_database()
    # Else the players would play on at every moment in which workers begin and end.
    server = Process(database, workers=2, pace=0.05, first=ATTENTIVE)
    async with playing_people(server) as people:
        await go_on(people, 3)
        before = set(server.workers)
        assert len(before) == 2
        server.process.send_signal(signal.SIGHUP)
        await asyncio.gather(*[ended(worker) for worker in before])
        await go_on(people, 3)
        os.kill(server.workers[0], signal.SIGKILL)
        await go_on(people, 3)
    await check_kept(database, people)


IMPATIENT = "from reihum.server.net import workers; workers.LIMIT = 1.0; "


async def test_a_frozen_worker_does_not_keep_the_others_from_ending(postgres: Postgres) -> None:
    server = Process(postgres.new_database(), workers=2, first=IMPATIENT)
    try:
        frozen, other = server.workers
        os.kill(frozen, signal.SIGSTOP)
        assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
        for worker in (frozen, other):
            with pytest.raises(ProcessLookupError):
                os.kill(worker, 0)
    finally:
        if server.process.poll() is None:
            server.kill()


class Line:
    """A parent's line to a worker that answers when it is told to."""

    def __init__(self) -> None:
        self.answers: list[bool] = []

    def poll(self) -> bool:
        return bool(self.answers)

    def recv(self) -> bool:
        return self.answers.pop(0)

    def send(self, _: bytes) -> None:
        pass


def test_a_slow_start_is_not_taken_for_a_death() -> None:
    life = workers.Life(line := Line(), now := 1000.0)
    now += workers.LONGEST_START - 1
    assert life.look(now)  # it has said nothing yet
    line.answers.append(False)
    assert life.look(now)
    now += workers.LONGEST_START - 1
    assert life.look(now)
    line.answers.append(True)
    assert life.look(now)
    assert life.serves
    assert not life.look(now + workers.FROZEN + 1)  # once it has served, silence is a bad sign
