"""Records that somebody opens: they become finished tables, if the rules allow them."""

import json
from typing import Any

import msgspec
import pytest

from reihum.kernel.record import Record, read_record, signed
from reihum.server.net.openapi import document
from reihum.server.settings import UNLIMITED, Limits
from tests.review.test_luck import record_of
from tests.server.reviewed import SEATS, opened, plain, review_of, short_record
from tests.server.serving import House, play_out, served
from tests.server.wire import said

pytestmark = pytest.mark.anyio


async def test_a_record_becomes_a_finished_table(database: str) -> None:
    record = short_record()
    async with served(database, UNLIMITED) as house:
        ann = house.browser()
        table = await opened(ann, record)
        stranger = house.browser()
        told = (await stranger.get(f"/api/tables/{table}")).json()
        assert (told["status"], told["seed"]) == ("over", record.seed)
        assert [seat["name"] for seat in told["seats"]] == SEATS
        again = read_record((await stranger.get(f"/api/tables/{table}/record")).content)
        assert again == record
        last = (await stranger.get(f"/api/tables/{table}/plies/{len(record.moves)}")).json()
        assert last["known"]["standing"]["outcome"]
        assert await review_of(stranger, table) == plain("finito", record)


async def test_who_opens_their_record_is_themselves_and_the_computer_is_one_again(
    sqlite: str,
) -> None:
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        computer = {"type": "computer", "player": "steady"}
        table = await ann.set_up("finito", {"type": "me"}, computer)
        async with ann.at(table["id"]) as socket:
            await play_out("finito", socket, (0,))
        record = read_record((await ann.get(f"/api/tables/{table['id']}/record")).content)
        assert record.seats == ("you", "steady")
        assert record.computers == (None, "steady")
        told = (await ann.get(f"/api/tables/{await opened(ann, record)}")).json()
        mine, other = told["seats"]
        assert (mine["kind"], mine["name"], mine["yours"]) == ("person", None, True)
        assert (other["kind"], other["player"], other["yours"]) == ("computer", "steady", False)


async def test_two_people_without_names_are_told_apart_in_their_record(sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        table = await ann.set_up("finito", {"type": "me"}, {"type": "me"})
        async with ann.at(table["id"]) as socket:
            await play_out("finito", socket, (0, 1))
        record = read_record((await ann.get(f"/api/tables/{table['id']}/record")).content)
        assert record.seats == ("seat 0", "seat 1")


async def test_a_record_that_stops_early_can_be_reviewed(sqlite: str) -> None:
    record = short_record()
    record = msgspec.structs.replace(record, moves=record.moves[:7])
    record = signed(record)
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        table = await opened(ann, record)
        assert (await ann.get(f"/api/tables/{table}")).json()["status"] == "abandoned"
        assert await review_of(ann, table) == plain("finito", record)


def with_(record: Record, **changes: Any) -> Record:
    changed = msgspec.structs.replace(record, **changes)
    return signed(changed)


async def refusal(house: House, record: Record) -> tuple[int, str]:
    ann = house.browser()
    reply = await ann.post("/api/records", msgspec.to_builtins(record))
    assert (await ann.get("/api/tables")).json() == {"tables": []}
    return said(reply)


async def test_a_record_without_its_digest_is_refused_as_the_document_says(sqlite: str) -> None:
    record = msgspec.to_builtins(short_record())
    schema = document()["components"]["schemas"]["Record"]
    assert (
        set(schema["required"]) == set(schema["properties"]) - {"view", "computers"} == set(record)
    )
    async with served(sqlite, UNLIMITED) as house:
        for field in schema["required"]:
            less = {name: value for name, value in record.items() if name != field}
            reply = await house.browser().post("/api/records", less)
            assert said(reply) == (400, "message.unreadable"), field


async def test_why_a_record_is_refused_is_told_in_plain_values(sqlite: str) -> None:
    """The facts of the move that cannot be are JSON, as all facts are, and no Python."""
    right = record_of("rummy", SEATS, "short")
    wrong = with_(right, moves=(f"{right.moves[0][0]} lay b1 r5 w9",))
    async with served(sqlite, UNLIMITED) as house:
        reply = await house.browser().post("/api/records", msgspec.to_builtins(wrong))
    assert said(reply) == (400, "record.move")
    facts = reply.json()["facts"]
    assert (facts["number"], facts["text"]) == (1, wrong.moves[0])
    code, _, problems = facts["why"].partition(" problems=")
    assert code == "rummy.table_not_legal"
    assert "not_a_set" in [problem["code"] for problem in json.loads(problems)]


async def test_a_record_that_the_rules_do_not_allow_is_refused(sqlite: str) -> None:
    right = short_record()
    odd = (*right.moves[:3], "0 1>0", *right.moves[4:])
    async with served(sqlite, UNLIMITED) as house:
        for record, code in (
            (msgspec.structs.replace(right, moves=right.moves[1:]), "record.altered"),
            (with_(right, moves=odd), "record.move"),
            (with_(right, moves=("7 stay",)), "record.move"),
            (with_(right, moves=("x",)), "record.seat"),
            (with_(right, seed="another"), "record.altered"),
            (with_(right, rules=99), "record.rules"),
            (with_(right, game="chess"), "game.unknown"),
            (with_(right, seats=("alone",)), "game.seats"),
            (with_(right, options={"speed": 3}), "options.unknown"),
            (with_(right, seed="", seed_hash=""), "seed.unreadable"),
        ):
            assert await refusal(house, record) == (400, code)
        large = with_(right, moves=right.moves * 900)
        assert await refusal(house, large) == (413, "request.too_large")


async def test_only_so_many_records_are_opened(sqlite: str) -> None:
    async with served(sqlite, Limits(tables=2)) as house:
        ann = house.browser()
        for _ in range(2):
            await opened(ann, short_record())
        reply = await ann.post("/api/records", msgspec.to_builtins(short_record()))
        assert said(reply) == (429, "limit.requests")
