"""The client of a server that is shown below a path of somebody else's host."""

import contextlib
import re
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingTCPServer

import msgspec
import pytest
from playwright.sync_api import expect

from tests.review.test_luck import short_record
from tests.web.conftest import Visit, serving
from tests.web.hands import PLAY, Mouse
from tests.web.test_company import joined_by
from tests.web.test_offline import kept

BELOW = "/spiele"
LINE = re.compile(rb"(\w+) " + BELOW.encode() + rb"(/\S*) HTTP/1.1\r\n")


class Strip(BaseRequestHandler):
    """Takes the path off and passes all on; what is not below it, it does not know."""

    behind: int  # the server's port

    def handle(self) -> None:
        head = b""
        while b"\r\n\r\n" not in head:
            if not (more := self.request.recv(1 << 16)):
                return
            head += more
        line = LINE.match(head)
        if not line:
            self.request.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
            return
        head = b"%s %s HTTP/1.1\r\n" % line.groups() + head[line.end() :]
        if b"\r\nUpgrade:" not in head:  # the next request comes on another connection
            head = head.replace(b"\r\nConnection: keep-alive\r\n", b"\r\nConnection: close\r\n")
        with socket.create_connection(("127.0.0.1", self.behind)) as server:
            server.sendall(head)
            back = threading.Thread(target=pumped, args=(server, self.request), daemon=True)
            back.start()
            pumped(self.request, server)
            back.join()


def pumped(source: socket.socket, to: socket.socket) -> None:
    """Pass on what comes, until nothing does; then say so."""
    with contextlib.suppress(OSError):
        while data := source.recv(1 << 16):
            to.sendall(data)
        to.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def stripping(behind: int) -> Iterator[int]:
    """A proxy before a server, and its port."""
    handler = type("StripBefore", (Strip,), {"behind": behind})
    with ThreadingTCPServer(("127.0.0.1", 0), handler) as proxy:
        proxy.daemon_threads, proxy.block_on_close = True, False
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        yield proxy.server_address[1]
        proxy.shutdown()


@pytest.fixture(params=["taken off", pytest.param("as it came", marks=pytest.mark.large)])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address at which a browser finds the server."""
    with serving(tmp_path / "tables.sqlite", base_path=BELOW) as port:
        if request.param == "as it came":
            yield f"http://127.0.0.1:{port}{BELOW}"
        else:
            with stripping(port) as before:
                yield f"http://127.0.0.1:{before}{BELOW}"


def a_guest_comes_by_a_link(visit: Visit, home: str) -> None:
    ann = visit(f"{home}/new/rummy")
    ann.get_by_label("Seat 2", exact=True).select_option("guest")
    ann.get_by_label("Name for seat 1").fill("Ann")
    ann.locator("form .first").click()
    link = ann.get_by_label("Invitation link", exact=True)
    expect(link).to_have_value(re.compile(f"^{re.escape(home)}/join#"))
    joined_by(visit, ann, link.input_value())


def test_all_is_found_below_a_path(visit: Visit, home: str) -> None:
    a_guest_comes_by_a_link(visit, home)
    page = visit(f"{home}/", service_workers="allow")
    asked = set[str]()
    page.context.on("request", lambda request: asked.add(request.url))
    page.get_by_role("button", name="Play Finito! now").click()
    PLAY["Finito!"](Mouse(page), most=2, endless=True)
    expect(page).to_have_url(re.compile(f"^{re.escape(home)}/table/"))
    page.reload()
    expect(page.locator("main")).to_have_attribute("data-moves", re.compile("^0 [1-9]"))
    page.goto(f"{home}/")
    page.get_by_role("link", name="Puzzles of the day").click()
    page.locator(".around [data-table]").wait_for()
    expect(page).to_have_url(f"{home}/daily")
    record = short_record("finito")
    opened = page.request.post(f"{home}/api/records", data=msgspec.to_builtins(record)).json()
    page.goto(f"{home}/review/{opened['id']}")
    page.get_by_role("region", name="At a glance").first.wait_for()
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("slider").wait_for()
    expect(page).to_have_url(f"{home}/replay/{opened['id']}")
    page.go_back()
    page.get_by_role("region", name="At a glance").first.wait_for()
    page.goto(f"{home}/about")
    page.get_by_text("Show the licences").click()
    expect(page.locator("pre")).to_contain_text("Svelte")
    assert {url for url in asked if not url.startswith(f"{home}/")} == set()
    kept(page)
    page.context.set_offline(True)
    page.goto(f"{home}/rules/rummy")
    page.get_by_role("heading", name="Runs and groups").wait_for()
