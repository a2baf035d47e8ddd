"""On a home screen, without a network: the pages open, say what is missing, and come back."""

import json
import socket
import struct
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import KEPT, Visit, serving
from tests.web.icons import ICONS, PUBLIC
from tests.web.looking import comes_to

NOTE = "No connection just now"
AWAITED = "As soon as it answers, this page goes on by itself"


def pixels(file: Path) -> tuple[int, int]:
    """Width and height that a PNG file says it has."""
    width, height = struct.unpack(">II", file.read_bytes()[16:24])
    return width, height


def kept(page: Page) -> None:
    """Wait until the service worker has all it keeps."""
    page.evaluate(KEPT)


def test_pages_open_without_a_server_and_come_back_by_themselves(
    visit: Visit, tmp_path: Path
) -> None:
    with serving(tmp_path / "tables.sqlite") as port:
        page = visit(f"http://127.0.0.1:{port}/", service_workers="allow")
        kept(page)
        page.reload()  # now the fonts are kept, too
        page.get_by_role("heading", name="Three games").wait_for()
    home = f"http://127.0.0.1:{port}"
    with socket.create_server(("127.0.0.1", port)):  # which takes every call, and answers none
        page.goto(f"{home}/rules/completto", wait_until="commit")
        page.get_by_role("heading", name="Completto").wait_for()
    page.goto(f"{home}/home")
    page.get_by_role("button", name="Roll the die").click()
    page.get_by_label("The die shows").wait_for()
    page.goto(f"{home}/rules/rummy")
    page.get_by_role("heading", name="Runs and groups").wait_for()
    page.goto(f"{home}/lesson/rummy")
    page.wait_for_selector("[data-table]")
    page.goto(home)
    page.get_by_text(f"{NOTE}. You can still read the rules, learn the games").wait_for()
    page.get_by_role("button", name="Play Finito! now").click()
    page.get_by_text("The server cannot be reached").wait_for()
    page.goto(f"{home}/table/nobody-knows-it")
    page.get_by_role("alert").get_by_text(AWAITED).wait_for()
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("heading", name="Three games").wait_for()
    page.goto(f"{home}/new/finito")
    page.get_by_text(NOTE).wait_for()
    page.get_by_text(AWAITED).wait_for()
    with serving(tmp_path / "tables.sqlite", port):
        page.get_by_text(NOTE).wait_for(state="detached")
        page.get_by_role("button", name="Begin").click()
        page.wait_for_selector(".square.lit")


def test_a_table_comes_by_itself_when_the_server_is_there(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite") as port:
        page = visit(f"http://127.0.0.1:{port}/", service_workers="allow")
        kept(page)
        page.get_by_role("button", name="Play Finito! now").click()
        page.wait_for_selector("[data-table]")
    page.reload()
    page.get_by_role("alert").get_by_text(AWAITED).wait_for()
    with serving(tmp_path / "tables.sqlite", port):
        page.wait_for_selector("[data-table]")
        expect(page.get_by_text(AWAITED)).to_have_count(0)


def test_an_offline_device_says_so(visit: Visit) -> None:
    page = visit("/home")
    page.get_by_role("heading", name="Real tiles").wait_for()
    page.context.set_offline(True)
    page.get_by_text(NOTE).wait_for()
    page.context.set_offline(False)
    page.get_by_text(NOTE).wait_for(state="detached")


def test_a_part_that_could_not_be_loaded_comes_by_itself(visit: Visit) -> None:
    page = visit(new=True)
    page.get_by_role("heading", name="Three games").wait_for()
    page.context.set_offline(True)
    page.get_by_role("link", name="Real tiles at home").click()
    page.get_by_role("heading", name="No connection").wait_for()
    page.context.set_offline(False)
    page.get_by_role("heading", name="Real tiles at home").wait_for()


def test_of_older_versions_only_the_last_is_kept(visit: Visit) -> None:
    """Its pages may still be open."""
    page = visit(service_workers="allow")
    kept(page)
    (name,) = page.evaluate("caches.keys()")
    ours = name.rpartition(" ")[0]
    page.evaluate("name => caches.delete(name)", name)
    for made in (f"{ours} oldest", f"{ours} python old", f"{ours} older", "somebody else"):
        page.evaluate("made => caches.open(made)", made)
    page.evaluate("navigator.serviceWorker.getRegistration().then(it => it.unregister())")
    page.reload()
    kept(page)
    left = sorted([name, f"{ours} older", "somebody else"])
    comes_to(page, lambda: sorted(page.evaluate("caches.keys()")), left)


def test_the_page_can_be_installed(visit: Visit) -> None:
    page = visit(service_workers="allow")
    manifest = json.loads(page.request.get("/manifest.webmanifest").text())
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert page.request.get(f"/{icon['src']}").ok
        if icon["type"] == "image/png":
            width, height = pixels(PUBLIC / icon["src"])
            assert icon["sizes"] == f"{width}x{height}"
    assert page.request.get("/apple-touch-icon.png").ok
    wire = page.context.new_cdp_session(page)
    errors = wire.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])


def test_every_icon_has_its_size() -> None:
    for name, (size, _) in ICONS.items():
        assert pixels(PUBLIC / name) == (size, size)
