"""A server below a path of somebody else's host, whether the proxy takes the path off or not."""

import re

import pytest

from tests.server.serving import COMPUTER, ME, served
from tests.server.wire import said

pytestmark = pytest.mark.anyio

BELOW = "/spiele"
ASKED_FOR = re.compile(r'(?:href|src)="([^"]+)"')


@pytest.mark.parametrize("before", [BELOW, ""], ids=["as it came", "taken off"])
async def test_the_api_and_the_socket_are_there(sqlite: str, before: str) -> None:
    async with served(sqlite, base_path=BELOW) as house:
        ann = house.browser()
        reply = await ann.post(f"{before}/api/tables", {"game": "finito", "seats": [ME, COMPUTER]})
        assert f"path={BELOW};" in reply.headers["set-cookie"].lower()
        ann.address += before
        async with ann.at(reply.json()["id"]) as socket:
            assert (await socket.hear())["type"] == "seated"
        described = await ann.get(f"{before}/api/openapi.json")
        assert described.json()["servers"] == [{"url": BELOW}]
        assert (await ann.get(f"{before}/health")).status_code == 200
        await ann.do(f"{before}/api/forget")
        assert ann.token is None  # the cookie of that path is gone


@pytest.mark.parametrize("path", ["/spiele", "/spiele/", "/spiele/table/x", "/", "/table/x"])
async def test_every_page_asks_for_what_is_there(sqlite: str, path: str) -> None:
    async with served(sqlite, base_path=BELOW) as house:
        browser = house.browser()
        page = await browser.get(path)
        asked_for = ASKED_FOR.findall(page.text)
        kinds = {address.rpartition(".")[2] for address in asked_for}
        assert kinds >= {"js", "css", "svg", "png", "webmanifest"}
        for address in asked_for:
            assert address.startswith(f"{BELOW}/")
            assert (await browser.get(address)).status_code == 200


async def test_a_page_that_is_shown_elsewhere_now_is_sent_again(sqlite: str) -> None:
    tags = set()
    for base_path in ("", BELOW):
        async with served(sqlite, base_path=base_path) as house:
            tags.add((await house.browser().get("/")).headers["etag"])
    assert len(tags) == 2


@pytest.mark.parametrize(
    "path", ["/spielen/api/games", "/spiele/spiele/api/games", "/spiele/../spiele/api/nothing"]
)
async def test_what_only_looks_like_it_is_not_the_api(sqlite: str, path: str) -> None:
    async with served(sqlite, base_path=BELOW) as house:
        reply = await house.browser().get(path)
        assert reply.headers["content-type"].startswith("text/html") or said(reply) == (
            404,
            "request.unknown",
        )


async def test_the_figures_are_at_the_top_alone(sqlite: str) -> None:
    """A proxy that takes the path off brings /spiele/spiele/metrics here as /spiele/metrics."""
    async with served(sqlite, base_path=BELOW) as house:
        browser = house.browser()
        assert "reihum_moves_total" in (await browser.get("/metrics")).text
        for path in (
            "/spiele/metrics",
            "/spiele//metrics",
            "/spiele/%2fmetrics",
            "/spiele%2fmetrics",
        ):
            assert "reihum_moves_total" not in (await browser.get(path)).text


async def test_without_such_a_path_nothing_is_taken_off(sqlite: str) -> None:
    async with served(sqlite) as house:
        reply = await house.browser().get("/spiele/api/games")
        assert reply.headers["content-type"].startswith("text/html")
