"""The client's files: packed for browsers that can unpack, and asked for again only if changed."""

import gzip
import re
from pathlib import Path

import httpx
import pytest

from reihum.server.net.guard import HEADERS
from reihum.server.net.pages import FOLDER, OF_A_GAME, OTHERS, takes_gzip
from tests.server.serving import served

pytestmark = pytest.mark.anyio

SCRIPT = max((FOLDER / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
SCRIPT_PATH = f"/assets/{SCRIPT.name}"


async def unpacked_by_hand(
    address: str, path: str, accepted: str, **headers: str
) -> tuple[httpx.Response, bytes]:
    """A reply, and its body as it came over the wire."""
    async with (
        httpx.AsyncClient(base_url=address, verify=False) as browser,
        browser.stream("GET", path, headers={"accept-encoding": accepted, **headers}) as reply,
    ):
        return reply, b"".join([part async for part in reply.aiter_raw()])


async def test_scripts_are_sent_packed_and_kept_for_ever(sqlite: str) -> None:
    async with served(sqlite) as house:
        reply, sent = await unpacked_by_hand(house.address, SCRIPT_PATH, "br, gzip")
        assert gzip.decompress(sent) == SCRIPT.read_bytes()
        assert len(sent) < SCRIPT.stat().st_size
        assert reply.headers["content-encoding"] == "gzip"
        assert reply.headers["vary"] == "accept-encoding"
        assert reply.headers["content-type"].startswith("text/javascript")
        assert "immutable" in reply.headers["cache-control"]
        assert HEADERS.items() <= dict(reply.headers).items()


@pytest.mark.parametrize("accepted", ["", "identity", "gzip;q=0"])
async def test_who_cannot_unpack_gets_the_file_as_it_is(sqlite: str, accepted: str) -> None:
    async with served(sqlite) as house:
        reply, sent = await unpacked_by_hand(house.address, SCRIPT_PATH, accepted)
        assert sent == SCRIPT.read_bytes()
        assert "content-encoding" not in reply.headers
        assert reply.headers["vary"] == "accept-encoding"


async def test_a_part_of_a_file_is_a_part_of_it_as_it_is(sqlite: str) -> None:
    async with served(sqlite) as house:
        reply, sent = await unpacked_by_hand(house.address, SCRIPT_PATH, "gzip", range="bytes=0-9")
        assert (reply.status_code, sent) == (206, SCRIPT.read_bytes()[:10])


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
async def test_a_page_that_has_not_changed_is_not_sent_again(sqlite: str, accepted: str) -> None:
    async with served(sqlite) as house:
        first, sent = await unpacked_by_hand(house.address, "/", accepted)
        assert sent
        assert first.headers["cache-control"] == "no-cache"
        tag = first.headers["etag"]
        again, sent = await unpacked_by_hand(house.address, "/", accepted, **{"if-none-match": tag})
        assert (again.status_code, sent) == (304, b"")
        assert again.headers["vary"] == "accept-encoding"


CLIENT = Path(__file__).parents[2] / "web/src/App.svelte"


def test_the_server_knows_every_page_that_the_client_has() -> None:
    names = re.findall(r'^    "?([a-z-]+)"?: async \(\) => ', CLIENT.read_text(), re.MULTILINE)
    assert set(names) == OF_A_GAME | OTHERS


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/finito/", "/join/a-code", "/about"])
async def test_at_the_clients_own_paths_its_page_is_found(sqlite: str, path: str) -> None:
    async with served(sqlite) as house:
        reply, _ = await unpacked_by_hand(house.address, path, "identity")
        assert reply.status_code == 200


@pytest.mark.parametrize("path", ["/nope", "/rules/chess", "/new", "/tables/x"])
async def test_an_unknown_path_is_not_found_and_has_a_page_that_says_so(
    sqlite: str, path: str
) -> None:
    async with served(sqlite) as house:
        start, page = await unpacked_by_hand(house.address, "/", "identity")
        known = {"if-none-match": start.headers["etag"]}
        reply, sent = await unpacked_by_hand(house.address, path, "identity", **known)
        assert (reply.status_code, sent) == (404, page)
        assert reply.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(("path", "status"), [("/review/abc/12.5", 200), ("/rummy.html", 404)])
async def test_a_person_gets_a_page_where_a_program_is_told_in_its_own_way(
    sqlite: str, path: str, status: int
) -> None:
    async with served(sqlite) as house:
        browser = house.browser()
        seen = await browser.get(path, headers={"accept": "text/html,*/*;q=0.8"})
        assert (seen.status_code, seen.headers["content-type"][:9]) == (status, "text/html")
        told = await browser.get(path)
        assert (told.status_code, told.json()["code"]) == (404, "request.unknown")


async def test_a_script_that_is_not_there_is_no_page(sqlite: str) -> None:
    async with served(sqlite) as house:
        for path in ("/assets/old.js", "/api/nothing.json", "/api/"):
            reply = await house.browser().get(path, headers={"accept": "text/html,*/*;q=0.8"})
            assert (reply.status_code, reply.json()["code"]) == (404, "request.unknown")


async def test_pictures_and_replies_are_not_packed(sqlite: str) -> None:
    """A picture is small already; how well a reply can be packed could tell what is in it."""
    async with served(sqlite) as house:
        for path in ("/icon-512.png", "/api/games", "/api/tables"):
            reply, _ = await unpacked_by_hand(house.address, path, "gzip")
            assert reply.status_code == 200
            assert "content-encoding" not in reply.headers


@pytest.mark.parametrize(
    ("accepted", "can"),
    [("gzip", True), ("br, GZIP ; q=0.5", True), ("gzip;q=1", True), ("gzip;q=0.000", False)],
)
def test_what_browsers_say_about_packing(accepted: str, can: bool) -> None:
    assert takes_gzip(accepted) is can
