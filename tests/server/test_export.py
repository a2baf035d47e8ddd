"""Everything can be taken along: exported as JSON lines, imported elsewhere, played on."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.processes import COMMAND
from tests.server.serving import COMPUTER, ME, play_out, served

pytestmark = pytest.mark.anyio


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
