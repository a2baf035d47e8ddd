"""Everything can be taken along: exported as JSON lines, imported elsewhere, played on."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from reihum.server.net.app import opened
from reihum.server.settings import UNLIMITED, Settings
from reihum.server.store.database import DatabaseDown
from reihum.server.store.rows import Saved
from reihum.server.store.schema import MIGRATIONS
from reihum.server.store.store import Store
from reihum.server.supervision import mark
from reihum.server.tables.seats import LONGEST_NAME
from tests.amounts import PATIENCE
from tests.server.processes import COMMAND, stored
from tests.server.serving import COMPUTER, ME, play_out, served, thought
from tests.server.test_races import kept_table

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


def asked(*words: str, data: bytes = b"") -> tuple[int, bytes, bytes]:
    """The command's exit status, and what it says."""
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, *words], input=data, capture_output=True, check=False
    )
    assert b"Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


async def exported(database: str, game: str = "finito") -> dict[str, Any]:
    """A table with a few moves, as it is exported."""
    async with served(database) as house:
        ann = house.browser()
        table = await ann.set_up(game, ME, YOU)
        async with ann.at(table["id"]) as socket:
            await play_out(game, socket, (0, 1), most=4)
    found: dict[str, Any] = json.loads(reihum("export", database))
    return found


def changed(saved: dict[str, Any], **table: Any) -> dict[str, Any]:
    return {**saved, "table": {**saved["table"], **table}}


async def test_nothing_comes_in_that_the_rules_do_not_allow(sqlite: str, tmp_path: Path) -> None:
    saved = await exported(sqlite)
    moves, seats = saved["moves"], saved["table"]["seats"]
    wrong: list[Any] = [
        3,
        {"table": 3},
        {**saved, "moves": [*moves[1:], moves[0]]},
        {**saved, "moves": [*moves, {**moves[0], "number": len(moves)}]},
        {**saved, "moves": [{**moves[0], "action": "fly"}]},
        {**saved, "moves": [{**moves[0], "seat": 7}]},
        changed(saved, status="over"),
        changed(saved, status="open"),
        changed(saved, status="won"),
        changed(saved, game="chess"),
        changed(saved, rules=99),
        changed(saved, id="../x"),
        changed(saved, host="ann"),
        changed(saved, seed="another"),
        changed(saved, options={"target": -3}),
        changed(saved, seats=seats[:1]),
        changed(saved, seats=[{**seats[0], "owner": None}, seats[1]]),
        changed(saved, seats=[{**seats[0], "kind": "computer", "player": "deep"}, seats[1]]),
    ]
    name = [{**seats[0], "name": "\x1b[2J\u202eAnn" + "x" * 40}, seats[1]]
    lines = [json.dumps(one).encode() for one in [*wrong, changed(saved, seats=name)]]
    lines.append(json.dumps(saved).encode()[:-9])  # as a broken file ends
    elsewhere = str(tmp_path / "elsewhere.sqlite")
    status, said, _ = asked("import", "--json", "--database", elsewhere, data=b"\n".join(lines))
    told = json.loads(said)
    assert (status, told["read"], told["here_already"]) == (1, 1, 0)
    left_out = [*range(1, len(wrong) + 1), len(lines)]
    assert [one["line"] for one in told["left_out"]] == left_out
    kept = json.loads(reihum("export", elsewhere))
    assert kept["moves"] == moves
    assert kept["table"]["seats"][0]["name"].startswith("[2JAnnxxx")
    assert len(kept["table"]["seats"][0]["name"]) == LONGEST_NAME


async def test_an_import_goes_on_after_a_break(sqlite: str, tmp_path: Path) -> None:
    async with served(sqlite, UNLIMITED) as house:
        for _ in range(5):
            await house.browser().set_up("finito", ME, YOU)
    lines = reihum("export", sqlite).splitlines(keepends=True)
    elsewhere = str(tmp_path / "elsewhere.sqlite")
    broken = b"".join(lines[:2]) + lines[2][:100]
    assert asked("import", "--database", elsewhere, data=broken)[0] == 1
    said = reihum("import", elsewhere, b"".join(lines))
    assert said == b"3 tables read, 2 were here already\n"
    assert reihum("export", elsewhere).splitlines(keepends=True) == lines


async def test_an_export_is_one_moment(database: str) -> None:
    """Moves that are made while it is written are not in it, at whatever table they are made."""
    kept = await opened(Settings(database=database))
    try:
        store = Store(kept)
        tables = [await kept_table(store, "finito", Random(number)) for number in range(150)]
        found: list[Saved] = []
        async for saved in store.saved():
            if not found:
                for table in tables:
                    action = table.game.players["simple"](table.game.view(table.match, 0), "x")
                    await table.play(0, 0, action, "ann")
            found.append(saved)
        assert len(found) == 150
        assert not any(saved.moves for saved in found)
    finally:
        await kept.close()


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    typo = tmp_path / "typo.db"
    for words in (["export"], ["tables", "list"]):
        status, said, problem = asked(*words, "--database", str(typo))
        assert (status, said) == (2, b"")
        assert problem == f"reihum: the database cannot be used: there is no file {typo}\n".encode()
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("verb", ["export", "import", "serve"])
def test_an_unknown_scheme_is_refused(verb: str) -> None:
    status, _, problem = asked(verb, "--database", "mysql://somewhere/x")
    assert status == 2
    assert b"mysql:// is unknown" in problem
    assert problem.count(b"\n") == 1


async def test_tables_are_listed_shown_ended_and_removed(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, YOU))["id"]
        other = (await ann.set_up("rummy", ME, COMPUTER))["id"]
        where = ("--database", sqlite)  # while a server runs
        status, said, _ = asked("tables", "list", *where)
        assert (status, said.count(b"\n")) == (0, 2)
        shown = json.loads(asked("tables", "show", mark(table), "--json", *where)[1])
        assert (shown["id"], shown["status"], shown["moves"]) == (table, "playing", 0)
        assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Ben"]
        assert asked("tables", "end", table, *where)[0] == 0
        assert asked("tables", "end", table, *where)[0] == 1
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            await socket.play(0, thought("finito", socket.view(0)))
            assert (await socket.hear_of("refused"))["code"] == "table.not_playing"
        assert asked("tables", "remove", other, *where)[0] == 0
        assert asked("tables", "show", other, *where)[0] == 1
        status, said, _ = asked("tables", "list", "--status", "abandoned", *where)
        assert said.startswith(table.encode())
