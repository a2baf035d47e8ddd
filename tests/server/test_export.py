"""Everything can be taken along: exported as JSON lines, imported elsewhere, played on."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from reihum.server.app import opened
from reihum.server.database import DatabaseDown
from reihum.server.schema import MIGRATIONS
from reihum.server.settings import UNLIMITED, Settings
from tests.amounts import PATIENCE
from tests.server.processes import COMMAND, stored
from tests.server.serving import COMPUTER, ME, play_out, served

pytestmark = pytest.mark.anyio

YOU = {"type": "me", "name": "Ben"}


def reihum(verb: str, database: str, data: bytes = b"") -> bytes:
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, verb, "--database", database],
        input=data,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


async def test_a_match_goes_on_elsewhere(database: str, tmp_path: Path) -> None:
    async with served(database) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, COMPUTER)
        async with ann.at(table["id"]) as socket:
            await play_out("finito", socket, (0,), most=5)
        token = ann.token
    lines = reihum("export", database)
    elsewhere = str(tmp_path / "elsewhere.sqlite")
    assert reihum("import", elsewhere, lines) == b"1 tables read, 0 were here already\n"
    assert reihum("import", elsewhere, lines) == b"0 tables read, 1 were here already\n"
    assert reihum("export", elsewhere) == lines
    async with served(elsewhere) as house:
        ann = house.browser()
        ann.http.cookies.set("reihum", token or "")
        async with ann.at(table["id"]) as socket:
            await play_out("finito", socket, (0,))
            assert socket.seated["seed_hash"] == table["seed_hash"]


async def test_everything_can_be_exported_while_it_is_played(database: str, tmp_path: Path) -> None:
    """As a backup: each table as it stands at some moment, whole."""
    elsewhere = str(tmp_path / "elsewhere.sqlite")
    async with served(database, UNLIMITED) as house:
        ann = house.browser()
        table = await ann.set_up("completto", ME, YOU, options={"rounds": 100})
        async with ann.at(table["id"]) as socket:
            playing = asyncio.create_task(play_out("completto", socket, (0, 1), most=100_000))
            while (first := len(await stored(database, table["id"]))) < 5:
                await asyncio.sleep(0.01)
            lines = await asyncio.to_thread(reihum, "export", database)
            last = len(await stored(database, table["id"]))
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
    assert reihum("import", elsewhere, lines) == b"1 tables read, 0 were here already\n"
    assert first <= len(await stored(elsewhere, table["id"])) <= last


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    kept = await opened(Settings(database=database))
    await kept.migrate((*MIGRATIONS, ("CREATE TABLE newer (one INTEGER)",)))
    await kept.close()
    with pytest.raises(DatabaseDown, match="newer version"):
        await opened(Settings(database=database))
    arguments = [sys.executable, "-c", COMMAND, "serve", "--database", database, "--port", "0"]
    done = subprocess.run(arguments, capture_output=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert b"newer version" in done.stderr
    assert b"Traceback" not in done.stderr


async def test_what_is_no_export_is_refused_by_its_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "import", "--database", str(tmp_path / "t.sqlite")],
        input=b'{"table": 3}\n',
        capture_output=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(b"reihum: line 1 is no exported table")
    assert done.stderr.count(b"\n") == 1
