"""The power is cut: whatever was not synced to the disk is gone, and no acknowledged move is."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.amounts import amount
from tests.server.processes import Process, check_kept, go_on, playing_people, some_turns

# The disk that forgets is made of C, for Linux.
CAN_FORGET = sys.platform == "linux" and shutil.which("cc") is not None
pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not CAN_FORGET, reason="no Linux, or no cc"),
]

CUTS = amount(1, 50)
SOURCE = Path(__file__).with_name("power_cut.c")


@pytest.fixture(scope="module")
def forgetful_disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library that keeps of every SQLite file what was synced."""
    library = tmp_path_factory.mktemp("power") / "power_cut.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl"], check=True)
    return library


def cut_power(database: Path) -> None:
    """Leave of the database only what was synced."""
    for name in (database.name, f"{database.name}-wal", f"{database.name}-shm"):
        file = database.with_name(name)
        file.unlink(missing_ok=True)
        durable = database.with_name(f"{name}.durable")
        if durable.exists():
            shutil.copy(durable, file)


async def test_acknowledged_moves_survive_a_power_cut(
    sqlite: str, forgetful_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "LD_PRELOAD", str(forgetful_disk))
    random, file = Random(sqlite), Path(sqlite)
    server = Process(sqlite)
    async with playing_people(server) as people:
        for _ in range(CUTS):
            await go_on(people, 2)
            await some_turns(random)
            server.kill()
            assert file.with_name(f"{file.name}-wal.durable").exists()
            cut_power(file)
            server.start()
        await go_on(people, 2)
    await check_kept(sqlite, people)
