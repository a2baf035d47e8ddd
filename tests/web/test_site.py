"""The page that needs no server: any web server, any folder, and no network once it is loaded."""

import hashlib
import subprocess
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.amounts import amount
from tests.page.games import transcripts
from tests.web.conftest import ROOT, Visit
from tests.web.hands import PLAY, Hands, Mouse

SITE = ROOT / "build" / "site"
FOLDER = "somewhere/else"  # of the web server
READY = "Play {game} now"
HANDS: dict[str, Callable[[Page], Hands]] = {"Completto": Mouse, "Rummy": Mouse, "Finito!": Mouse}
FEW = 4  # moves


class Silent(SimpleHTTPRequestHandler):
    """A plain web server that packs nothing and knows no addresses but its files."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    root = tmp_path_factory.mktemp("web")
    (root / FOLDER).parent.mkdir()
    (root / FOLDER).symlink_to(SITE, target_is_directory=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{FOLDER}/"
    server.shutdown()
    server.server_close()


def cut_off(context: BrowserContext) -> None:
    """No network any more; what is asked for all the same fails the test."""
    context.set_offline(True)


@pytest.mark.parametrize(
    "game", [g if g == "Finito!" else pytest.param(g, marks=pytest.mark.large) for g in PLAY]
)
def test_a_game_is_played_to_its_end_without_a_network(visit: Visit, site: str, game: str) -> None:
    page = visit(site)
    hosts = set[str]()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    hands = HANDS[game](page)
    hands.press(page.get_by_role("button", name=READY.format(game=game)))
    PLAY[game](hands, most=1, endless=True)
    cut_off(page.context)
    PLAY[game](hands)
    assert hosts <= {site.split("/")[2]}


def test_a_table_goes_on_after_a_reload_without_a_network(visit: Visit, site: str) -> None:
    page = visit(site, service_workers="allow")
    page.get_by_role("button", name=READY.format(game="Finito!")).click()
    hands = Mouse(page)
    PLAY["Finito!"](hands, most=FEW, endless=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    before = page.get_attribute("main", "data-moves") or ""
    cut_off(page.context)
    page.reload()
    page.wait_for_selector("[data-table]")
    expect(page.locator("main")).to_have_attribute("data-moves", before)
    PLAY["Finito!"](hands, most=FEW, endless=True)
    page.goto(site)
    page.get_by_role("link", name="Finito!", exact=True).click()
    page.wait_for_selector("[data-table]")


def test_a_table_is_played_in_one_tab_at_a_time(visit: Visit, site: str) -> None:
    page = visit(site)
    page.get_by_role("button", name=READY.format(game="Completto")).click()
    page.wait_for_selector("[data-table]")
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_text("open in another tab").wait_for()
    page.close()
    other.reload()
    other.wait_for_selector("[data-table]")


def test_no_guest_is_invited_where_nobody_can_come(visit: Visit, site: str) -> None:
    page = visit(f"{site}#/new/rummy")
    page.get_by_text("Guests cannot come here").wait_for()
    page.locator("option").first.wait_for(state="attached")
    expect(page.locator("option[value=guest]")).to_have_count(0)


def test_a_hint_is_thought_of_without_a_network(visit: Visit, site: str) -> None:
    page = visit(site)
    page.get_by_role("button", name=READY.format(game="Rummy")).click()
    page.wait_for_selector("[data-table]")
    cut_off(page.context)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint")


def test_about_tells_what_is_kept_and_whose_work_is_in_it(visit: Visit, site: str) -> None:
    page = visit(site)
    page.get_by_role("link", name="About").click()
    page.get_by_text("Everything stays in this browser").wait_for()
    page.get_by_text("Show the licences").click()
    for package in ("svelte", "pyodide", "Python", "msgspec"):
        page.locator("pre", has_text=package).wait_for()


def test_nothing_in_it_leads_to_another_host() -> None:
    """But names of formats, licences, and where to report a fault of Python's own."""
    known = (b"http://www.w3.org/", b"https://svelte.dev/", b"https://github.com/pyodide/")
    for file in SITE.rglob("*"):
        if file.suffix in {".js", ".mjs", ".css", ".html", ".webmanifest"}:
            content = file.read_bytes()
            for address in known:
                content = content.replace(address, b"")
            assert b"://cdn" not in content, file.name
            assert b'src="http' not in content, file.name


def test_games_go_as_they_do_elsewhere() -> None:
    """Byte for byte, in Pyodide as here."""
    games = amount(30, 1000)
    script = Path(__file__).parents[1] / "page" / "games.mjs"
    node = ROOT / ".venv" / "bin" / "node"
    told = subprocess.run(
        [node, script, SITE / "python", ROOT, str(games)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == hashlib.sha256(transcripts(games).encode()).hexdigest()
