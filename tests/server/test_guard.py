"""Foreign pages, foreign cookies, headers, logs: what the guard lets through, and how."""

import json
import logging
import sys
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest

from reihum.server.net.guard import HEADERS
from reihum.server.settings import Limits
from reihum.server.wire.answers import TableInfo
from tests.server.serving import GUEST, ME, Browser, House, served
from tests.server.wire import denied, said

pytestmark = pytest.mark.anyio

TABLES = "/api/tables"
WISH = {"game": "finito", "seats": [ME, GUEST]}
ATTACKS = (
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://127.0.0.1.evil.example"},
    {"origin": "http://{host}@evil.example"},
    {"origin": "http://evil.example/{host}"},
    {"origin": "{host}"},
    {"origin": "http://user@{host}"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
)


def attack(house: House, headers: dict[str, str]) -> dict[str, str]:
    """The headers, with the host of this server in them."""
    host = house.address.removeprefix("http://")
    return {name: value.format(host=host) for name, value in headers.items()}


async def stored(house: House) -> tuple[Any, ...]:
    """All that is stored about tables."""
    return tuple([saved async for saved in house.server.store.saved()])


async def test_a_post_from_a_foreign_page_is_refused_and_does_nothing(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, GUEST)
        before = await stored(house)
        for headers in ATTACKS:
            forged = attack(house, headers)
            for path, body in (
                (TABLES, WISH),
                ("/api/join", {"link": table["seats"][1]["link"], "name": "Eve"}),
                (f"{TABLES}/{table['id']}/leave", {"seat": 0}),
                (f"{TABLES}/{table['id']}/free", {"seat": 0}),
                (f"{TABLES}/{table['id']}/start", None),
                (f"{TABLES}/{table['id']}/rematch", None),
            ):
                reply = await ann.post(path, body, headers=forged)
                assert said(reply) == (403, "request.foreign_origin"), headers
                assert "access-control-allow-origin" not in reply.headers
        assert await stored(house) == before
        for headers in ({"origin": house.address}, {"sec-fetch-site": "same-origin"}):
            assert (await ann.post(TABLES, WISH, headers=headers)).status_code == 200


async def test_a_socket_from_a_foreign_page_is_refused(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, GUEST))["id"]
        for headers in ATTACKS:
            forged = attack(house, headers)
            assert said(await denied(ann, table, **forged)) == (403, "request.foreign_origin")
            unknown = await denied(ann, "abcdefgh23456789", **forged)
            assert said(unknown) == (403, "request.foreign_origin")
        async with ann.at(table, origin=house.address) as socket:
            assert (await socket.hear())["type"] == "seated"


async def test_a_form_of_another_site_cannot_pass_for_json(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        body = json.dumps(WISH)
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            headers = {"content-type": kind} if kind else {}
            reply = await ann.http.post(TABLES, content=body, headers=headers)
            assert said(reply) == (400, "request.not_json"), kind
        assert await stored(house) == ()
        for kind in ("application/json; charset=utf-8", "Application/JSON"):
            reply = await ann.http.post(TABLES, content=body, headers={"content-type": kind})
            assert reply.status_code == 200


def cookie_of(reply: httpx.Response) -> Any:
    """The cookie that a reply sets."""
    return SimpleCookie(reply.headers["set-cookie"])["reihum"]


async def test_the_token_is_in_a_cookie_that_no_script_can_read(sqlite: str) -> None:
    async with served(sqlite) as house:
        reply = await house.browser().post(TABLES, WISH)
        cookie = cookie_of(reply)
        assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "lax", "/")
        assert not cookie["secure"]  # at home there is no encryption
        assert not cookie["domain"]
        assert len(cookie.value) == 43
        assert cookie.value not in reply.text
        headers = {"x-forwarded-proto": "https"}  # as a proxy on this machine tells it
        assert cookie_of(await house.browser().post(TABLES, WISH, headers=headers))["secure"]


async def test_a_browser_keeps_its_token_and_gets_one_only_with_a_seat(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben = house.browser(), house.browser()
        reply = await ben.post("/api/join", {"link": "x" * 22, "name": "Ben"})
        assert "set-cookie" not in reply.headers
        for path in ("/health", TABLES, "/api/games"):
            assert "set-cookie" not in (await ben.get(path)).headers
        await ann.set_up("finito", ME, GUEST)
        assert "set-cookie" not in (await ann.post(TABLES, WISH)).headers


async def test_a_cookie_that_the_server_cannot_have_given_is_nobody(sqlite: str) -> None:
    async with served(sqlite) as house:
        for planted in ("x", "", "a" * 42, "a" * 44, "a" * 42 + "!"):
            eve = house.browser()
            headers = {"cookie": f"reihum={planted}"}
            reply = await eve.http.post(TABLES, json=WISH, headers=headers)
            assert cookie_of(reply).value != planted
            mine = await house.browser().http.get(TABLES, headers=headers)
            assert mine.json() == {"tables": []}


async def test_another_tables_token_and_a_guessed_one_open_nothing(sqlite: str) -> None:
    async with served(sqlite, Limits(requests=30)) as house:
        ann, eve = house.browser(), house.browser()
        table = (await ann.set_up("finito", ME, GUEST))["id"]
        await eve.set_up("finito", ME, GUEST)
        assert said(await eve.post(f"{TABLES}/{table}/start")) == (403, "table.not_host")
        guesses = [f"{number:043}" for number in range(40)]
        codes = []
        for guess in guesses:
            headers = {"cookie": f"reihum={guess}", "x-forwarded-for": "192.0.2.7"}
            reply = await house.browser().http.post(f"{TABLES}/{table}/start", headers=headers)
            codes.append(reply.status_code)
        assert set(codes[:30]) == {403}
        assert codes[-1] == 429


async def every_kind_of_reply(house: House, ann: Browser, table: str) -> list[httpx.Response]:
    """Replies of all kinds: answers, refusals, errors, pages, handshakes."""
    big = {**WISH, "options": {"x": "y" * 70_000}}
    headers = {"x-forwarded-for": "192.0.2.9"}
    for _ in range(int(house.server.settings.limits.joins)):
        assert (await ann.post("/api/join", {}, headers=headers)).is_client_error
    return [
        await ann.get("/health"),
        await ann.get("/metrics"),
        await ann.get("/api"),
        await ann.get("/api/openapi.json"),
        await ann.get("/"),
        await ann.get("/assets/nothing.js"),
        await ann.get("/api/nothing"),
        await ann.get("/%00"),
        await ann.get("/..%2f..%2fetc/passwd"),
        await ann.get(f"{TABLES}/{table}"),
        await ann.get(f"{TABLES}/{table}/record"),
        await ann.http.delete(TABLES),
        await ann.http.request("TRACE", TABLES),
        await ann.http.head("/api/games"),
        await ann.post(TABLES, {}),
        await ann.post(TABLES, big),
        await ann.post(TABLES, WISH, headers={"origin": "null"}),
        await ann.post("/api/join", {}, headers=headers),
        await denied(ann, table, origin="null"),
        await denied(ann, "abcdefgh23456789"),
    ]


async def test_every_reply_carries_the_headers(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, GUEST))["id"]
        replies = await every_kind_of_reply(house, ann, table)

        def fail(*_: object) -> TableInfo:
            raise ZeroDivisionError("a mistake of ours")

        monkeypatch.setattr("reihum.server.net.at_tables.table_info", fail)
        failed = await ann.get(f"{TABLES}/{table}")
        assert said(failed) == (500, "server.failed")
        for reply in (*replies, failed):
            for name, value in HEADERS.items():
                assert reply.headers[name] == value
            assert reply.headers["cache-control"] in ("no-store", "no-cache")
            assert "server" not in reply.headers
            assert "Traceback" not in reply.text
            assert "mistake of ours" not in reply.text
        statuses = {reply.status_code for reply in replies} - {429}  # test_limits has that one
        assert statuses == {200, 400, 403, 404, 405, 409, 413}


def test_no_script_in_the_page_and_no_page_in_a_frame() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS[CSP].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"  # Python in the browser, no more
    assert "'unsafe-" not in HEADERS[CSP]
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert HEADERS["x-content-type-options"] == "nosniff"
    assert HEADERS["referrer-policy"] == "no-referrer"


CSP = "content-security-policy"


async def test_the_page_of_the_api_needs_no_script(sqlite: str) -> None:
    async with served(sqlite) as house:
        page = (await house.browser().get("/api")).text
        assert "TableInfo" in page
        for forbidden in ("<script", "<style", "style=", "onclick", "http://", "https://"):
            assert forbidden not in page


async def test_get_changes_nothing(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, GUEST))["id"]
        before = await stored(house)
        for verb in ("", "/start", "/leave?seat=0", "/free?seat=0", "/rematch", "/record"):
            for method in ("GET", "HEAD", "OPTIONS"):
                reply = await ann.http.request(method, f"{TABLES}/{table}{verb}")
                assert reply.status_code in (200, 404, 405, 409)
        await ann.get("/api/join", params={"link": "x", "name": "y"})
        assert await stored(house) == before


@pytest.mark.parametrize("terminal", [True, False])
async def test_the_log_has_one_harmless_line_for_every_request(
    sqlite: str,
    terminal: bool,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.INFO, "reihum.requests")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", {"type": "me", "name": "<b>Ann</b>"}, GUEST)
        link = table["seats"][1]["link"]
        for path in ("/%1b]0;owned%07", "/x%0Ay", "/%E2%80%AEx", f"/join/{link}", f"/?t={link}"):
            await ann.get(path)
        async with ann.at(table["id"]) as socket:
            await socket.hear()
        await denied(ann, table["id"], origin="null")
    lines = [r.getMessage() for r in caplog.records if r.name == "reihum.requests"]
    assert len(lines) == 8
    for line in lines:
        assert line.isascii()
        assert line.isprintable()
        for secret in (link, ann.token or "?", "Ann", "127.0.0.1"):
            assert secret not in line
    if not terminal:
        read = [json.loads(line) for line in lines]
        statuses = [line["status"] for line in read]
        assert (statuses.count(101), statuses.count(403)) == (1, 1)
        assert read[0] | {"at": 0, "ms": 0} == {
            "at": 0,
            "method": "POST",
            "path": TABLES,
            "status": 200,
            "ms": 0,
        }


async def test_only_a_proxy_that_is_trusted_is_believed(sqlite: str) -> None:
    """Who is none can be told apart here: it comes from another address of this machine."""
    said_host = {"origin": "https://tables.example.org", "x-forwarded-host": "tables.example.org"}
    async with served(sqlite, Limits(tables=2)) as house:
        for address, statuses in (("127.0.0.1", [200] * 3), ("127.0.0.2", [403] * 3)):
            transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
            async with httpx.AsyncClient(base_url=house.address, transport=transport) as browser:
                found = []
                for number in range(3):
                    headers = said_host | {"x-forwarded-for": f"192.0.2.{number}"}
                    found.append(
                        (await browser.post(TABLES, json=WISH, headers=headers)).status_code
                    )
                assert found == statuses
                if address != "127.0.0.1":  # and it is one address, whatever it says
                    headers = {"x-forwarded-for": "192.0.2.77"}
                    again = [await browser.post(TABLES, json=WISH, headers=headers) for _ in "abc"]
                    assert [reply.status_code for reply in again] == [200, 200, 429]
