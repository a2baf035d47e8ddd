"""Limits of all workers of a machine together."""

from pathlib import Path

import httpx
import pytest

from reihum.server.shared_limits import SLOTS, SharedBuckets, SharedCounts
from tests.amounts import PATIENCE
from tests.server.postgres import Postgres
from tests.server.processes import Process
from tests.server.serving import ME

pytestmark = pytest.mark.anyio


def posted(address: str) -> int:
    """What setting up a table is answered with, on a connection of its own."""
    seats = [ME, {"type": "me", "name": "Ben"}]
    wish = {"game": "finito", "seats": seats}
    return httpx.post(
        f"{address}/api/tables", json=wish, timeout=PATIENCE, verify=False
    ).status_code


def test_limits_hold_over_all_workers(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REIHUM_LIMIT_TABLES", "3")  # one more every 200 seconds
    server = Process(postgres.new_database(), limited=True, workers=2)
    try:
        answers = [posted(server.address) for _ in range(12)]
        assert answers == [200] * 3 + [429] * 9
    finally:
        server.kill()


def test_a_bucket_is_the_same_for_all_workers(tmp_path: Path) -> None:
    here, there = (SharedBuckets(tmp_path, "tables", 5, 1e9) for _ in range(2))
    assert [one.wait("ann") for one in (here, there, here, there, here)] == [0.0] * 5
    assert here.wait("ann") > 0
    assert there.wait("ann") > 0
    assert there.wait("ben") == 0


def test_permits_come_back_and_no_more_of_them_however_long_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1.0
    monkeypatch.setattr("reihum.server.shared_limits.monotonic", lambda: now)
    buckets = SharedBuckets(tmp_path, "tables", 3, 60)
    assert [buckets.wait("ann") for _ in range(4)] == [0, 0, 0, 20]
    now += 20.0
    assert [buckets.wait("ann"), buckets.wait("ann")] == [0, pytest.approx(20)]
    now += 1e6
    assert [buckets.wait("ann") for _ in range(4)] == [0, 0, 0, pytest.approx(20)]


def test_more_askers_than_there_is_room_for_are_let_through(tmp_path: Path) -> None:
    buckets = SharedBuckets(tmp_path, "tables", 1, 1e9)
    counts = SharedCounts(tmp_path, "sockets", 1)
    for number in range(2 * SLOTS):
        assert buckets.wait(f"{number}") == 0
        assert counts.take(f"{number}")


def test_what_a_dead_worker_had_is_given_back(tmp_path: Path) -> None:
    here, there = (SharedCounts(tmp_path, "sockets", 3) for _ in range(2))
    assert [one.take("ann") for one in (here, there, there, here)] == [True, True, True, False]
    here.give_back("ann")
    assert here.take("ann")
    there.close()  # as its end would
    assert not here.take("ann")
    after = SharedCounts(tmp_path, "sockets", 3)
    assert [after.take("ann"), here.take("ann"), after.take("ann")] == [True, True, False]
    here.give_back("nobody")
