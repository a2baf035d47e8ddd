"""Everything can be taken along: exported as JSON lines, imported elsewhere, played on."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from reihum.server.settings import UNLIMITED, Settings
from reihum.server.store.database import DatabaseDown
from reihum.server.store.opening import opened
from reihum.server.store.rows import MoveRow, Saved
from reihum.server.store.schema import MIGRATIONS
from reihum.server.store.store import Store
from reihum.server.supervision import mark
from reihum.server.tables.seats import LONGEST_NAME
from tests.cli.asking import Told, reihum, reihum_alone, reihum_beside
from tests.server.processes import stored
from tests.server.serving import COMPUTER, ME, play_out, served, thought
from tests.server.test_lobby import TABLE, guest_table
from tests.server.test_races import kept_table

pytestmark = pytest.mark.anyio

YOU = {"type": "me", "name": "Ben"}
NAMELESS = {"type": "me"}  # who plays alone needs no name


def done(told: Told) -> str:
    """What it says; there is nothing to complain about."""
    assert (told.status, told.err) == (0, "")
    return told.out


def exports(database: str) -> str:
    return done(reihum_beside("export", "--database", database))


def imports(database: str, lines: str) -> str:
    return done(reihum_beside("import", "--database", database, typed=lines))


async def test_whoever_was_replaced_finds_the_seat_and_the_name_elsewhere(
    sqlite: str, tmp_path: Path
) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await guest_table(house)
        await ann.do(f"{TABLE}/{table}/start")
        await ann.do(f"{TABLE}/{table}/free", {"seat": 1, "player": "simple"})
        token = ben.token
    elsewhere = str(tmp_path / "elsewhere.sqlite")
    imports(elsewhere, exports(sqlite))
    assert "seat 1  computer  simple" in done(
        reihum_beside("tables", "show", table, "--database", elsewhere)
    )
    async with served(elsewhere) as house:
        ben = house.browser()
        ben.http.cookies.set("reihum", token or "")
        await ben.do(f"{TABLE}/{table}/take-back", {"seat": 1})
        assert (await ben.get(f"{TABLE}/{table}")).json()["seats"][1]["name"] == "Ben"


async def test_a_match_goes_on_elsewhere(database: str, tmp_path: Path) -> None:
    async with served(database) as house:
        ann = house.browser()
        table = await ann.set_up("finito", NAMELESS, COMPUTER)
        async with ann.at(table["id"]) as socket:
            await play_out("finito", socket, (0,), most=5)
        token = ann.token
    lines = exports(database)
    elsewhere = str(tmp_path / "elsewhere.sqlite")
    assert imports(elsewhere, lines) == "1 tables read, 0 were here already\n"
    assert imports(elsewhere, lines) == "0 tables read, 1 were here already\n"
    assert exports(elsewhere) == lines
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
            export = ("export", "--database", database)
            lines = done(await asyncio.to_thread(reihum_alone, *export))
            last = len(await stored(database, table["id"]))
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
    assert imports(elsewhere, lines) == "1 tables read, 0 were here already\n"
    assert first <= len(await stored(elsewhere, table["id"])) <= last


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    kept = await opened(Settings(database=database))
    await kept.migrate((*MIGRATIONS, ("CREATE TABLE newer (one INTEGER)",)))
    await kept.close()
    with pytest.raises(DatabaseDown, match="newer version"):
        await opened(Settings(database=database))
    told = await asyncio.to_thread(reihum_alone, "serve", "--database", database, "--port", "0")
    assert told.status == 2
    assert "newer version" in told.err
    assert "Traceback" not in told.err


async def exported(database: str, game: str = "finito", most: int = 4) -> dict[str, Any]:
    """A table with a few moves, as it is exported."""
    async with served(database) as house:
        ann = house.browser()
        table = await ann.set_up(game, ME, YOU)
        async with ann.at(table["id"]) as socket:
            await play_out(game, socket, (0, 1), most=most)
    found: dict[str, Any] = json.loads(exports(database))
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
        {**saved, "notes": "unknown"},
        {**saved, "moves": [{**moves[0], "note": "unknown"}, *moves[1:]]},
        changed(saved, colour="unknown"),
        changed(saved, seats=[{**seats[0], "colour": "unknown"}, seats[1]]),
        changed(saved, seats=seats[:1]),
        changed(saved, seats=[{**seats[0], "owner": None}, seats[1]]),
        changed(saved, seats=[{**seats[0], "kind": "computer", "player": "deep"}, seats[1]]),
        changed(saved, seats=[{**seat, "link": "x" * 22} for seat in seats]),
        changed(saved, seats=[seats[0], {"kind": "guest"}]),  # whom nobody can invite
        changed(saved, seats=[{**seats[0], "owner": "ann"}, seats[1]]),
        changed(saved, seats=[{**seats[0], "link": "x"}, seats[1]]),
        changed(saved, seats=[{**seats[0], "closed": True}, seats[1]]),
        changed(saved, seats=[seats[0], {**seats[1], "kind": "computer", "player": "simple"}]),
        changed(saved, next="../x"),
        changed(saved, missed=-1),
        changed(saved, missed=10**30),
        changed(saved, created=-1.0),
        changed(saved, created=1e12),  # which is no date
        {**saved, "moves": [{**moves[0], "at": 1e12}, *moves[1:]]},
        {**saved, "moves": [{**moves[0], "late": 2}, *moves[1:]]},
        {**saved, "begun": {"view": {}}},  # as only a page has it
    ]
    name = [{**seats[0], "name": "\x1b[2J\u202eAnn" + "x" * 40}, seats[1]]
    lines = [json.dumps(one) for one in [*wrong, changed(saved, seats=name)]]
    lines.append(json.dumps(saved)[:-9])  # as a broken file ends
    elsewhere = str(tmp_path / "elsewhere.sqlite")
    told = reihum_beside("import", "--json", "--database", elsewhere, typed="\n".join(lines))
    assert (told.status, told.data["read"], told.data["here_already"]) == (1, 1, 0)
    left_out = [*range(1, len(wrong) + 1), len(lines)]
    assert [one["line"] for one in told.data["left_out"]] == left_out
    kept = json.loads(exports(elsewhere))
    assert kept["moves"] == moves
    assert kept["table"]["seats"][0]["name"].startswith("[2JAnnxxx")
    assert len(kept["table"]["seats"][0]["name"]) == LONGEST_NAME


async def test_a_match_that_has_ended_is_over_elsewhere(sqlite: str, tmp_path: Path) -> None:
    saved = await exported(sqlite, most=10_000)
    others = [changed(saved, status=status) for status in ("open", "playing", "abandoned")]
    lines = "\n".join(json.dumps(one) for one in [*others, saved])
    elsewhere = str(tmp_path / "elsewhere.sqlite")
    told = reihum_beside("import", "--json", "--database", elsewhere, typed=lines)
    assert (told.data["read"], [one["line"] for one in told.data["left_out"]]) == (1, [1, 2, 3])


async def test_a_link_leads_to_one_table(sqlite: str, tmp_path: Path) -> None:
    """A line with one that is in use is left out; those after it come in."""
    async with served(sqlite) as house:
        await guest_table(house)
    saved = json.loads(exports(sqlite))
    assert saved["table"]["seats"][1]["link"]
    other = changed(saved, id="other", seats=[saved["table"]["seats"][0]] * 2)
    lines = "\n".join(json.dumps(one) for one in [saved, changed(saved, id="again"), other])
    elsewhere = str(tmp_path / "elsewhere.sqlite")
    told = reihum_beside("import", "--json", "--database", elsewhere, typed=lines)
    assert (told.data["read"], [one["line"] for one in told.data["left_out"]]) == (2, [2])


async def test_an_import_goes_on_after_a_break(sqlite: str, tmp_path: Path) -> None:
    async with served(sqlite, UNLIMITED) as house:
        for _ in range(5):
            await house.browser().set_up("finito", ME, YOU)
    lines = exports(sqlite).splitlines(keepends=True)
    elsewhere = str(tmp_path / "elsewhere.sqlite")
    broken = "".join(lines[:2]) + lines[2][:100]
    assert reihum_beside("import", "--database", elsewhere, typed=broken).status == 1
    assert imports(elsewhere, "".join(lines)) == "3 tables read, 2 were here already\n"
    assert exports(elsewhere).splitlines(keepends=True) == lines


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


def test_a_move_is_written_as_files_and_pages_of_before_have_it() -> None:
    written = b'{"number":3,"seat":1,"action":"draw","at":0.5,"late":0}'
    move = MoveRow(3, 1, "draw", 0.5)
    assert msgspec.json.encode(move) == written
    assert msgspec.json.decode(written, type=MoveRow) == move


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    typo = tmp_path / "typo.db"
    for words in (["export"], ["tables", "list"]):
        told = reihum(*words, "--database", str(typo))
        problem = f"reihum: the database cannot be used: there is no file {typo}\n"
        assert told == Told(2, "", problem)
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("verb", ["export", "import", "serve"])
def test_an_unknown_scheme_is_refused(
    verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = reihum(verb, "--database", "mysql://somewhere/x")
    assert told.status == 2
    assert "mysql:// is unknown" in told.err
    assert told.err.count("\n") == 1
    assert not [*tmp_path.iterdir()]  # it is not taken for a file


async def test_tables_are_listed_shown_ended_and_removed(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, YOU))["id"]
        other = (await ann.set_up("rummy", ME, COMPUTER))["id"]
        where = ("--database", sqlite)  # while a server runs
        assert done(reihum_beside("tables", "list", *where)).count("\n") == 2
        shown = reihum_beside("tables", "show", mark(table), "--json", *where).data
        assert (shown["id"], shown["status"], shown["moves"]) == (table, "playing", 0)
        assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Ben"]
        assert reihum_beside("tables", "end", table, *where).status == 0
        assert reihum_beside("tables", "end", table, *where).status == 1
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            await socket.play(0, thought("finito", socket.view(0)))
            assert (await socket.hear_of("refused"))["code"] == "table.not_playing"
        assert reihum_beside("tables", "remove", other, *where).status == 0
        assert reihum_beside("tables", "show", other, *where).status == 1
        odd = reihum_beside("tables", "list", "--most", "9" * 20, *where)
        assert (odd.status, odd.err.count("\n")) == (2, 1)
        odd = reihum_beside("tables", "show", "\udcff", *where)
        assert (odd.status, odd.err.count("\n")) == (1, 1)
        abandoned = done(reihum_beside("tables", "list", "--status", "abandoned", *where))
        assert abandoned.startswith(table)


async def test_a_finished_match_stays_one(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, YOU))["id"]
        async with ann.at(table) as socket:
            await play_out("finito", socket, (0, 1))
        assert reihum_beside("tables", "end", table, "--database", sqlite).status == 1
        assert (await ann.get(f"{TABLE}/{table}")).json()["status"] == "over"
        kept = await house.server.store.table(table)
        assert kept
        assert kept.status == "over"


def test_an_empty_file_is_no_database_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "empty.db"
    file.touch()
    told = reihum_beside("export", "--database", str(file))
    why = f"{file} is empty"
    assert told == Told(2, "", f"reihum: the database cannot be used: {why}\n")
    assert [(one, one.read_bytes()) for one in tmp_path.iterdir()] == [(file, b"")]


def test_export_writes_the_same_lines_for_programs(tmp_path: Path) -> None:
    """All of them are tables: nothing that `reihum import` would refuse."""
    database = str(tmp_path / "new.db")
    assert reihum_beside("import", "--database", database).status == 0
    assert reihum_beside("export", "--json", "--database", database) == Told(0, "", "")
