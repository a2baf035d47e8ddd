"""The page that needs no server, where little is sure: no https, no way through, a new version."""

import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.conftest import NO_HTTPS, SITE, Silent, Visit
from tests.web.hands import PLAY, Mouse
from tests.web.looking import comes_to
from tests.web.test_offline import kept

FINITO = "Play Finito! now"
CODE = "python/pyodide.asm.wasm"
AWAIT_NEWER = """() => navigator.serviceWorker.addEventListener(
  'controllerchange', () => { self.newer = true }, { once: true })"""
# The browser looks by itself, too. To ask while it does is to be answered by what it has begun to
# read, which may be the older version: so this is asked until the newer one is there.
IS_NEWER = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  return self.newer === true;
}"""


class Web(Silent):
    """A web server that can be stuck: it takes every request and answers none."""

    flowing = threading.Event()

    def translate_path(self, path: str) -> str:
        """The file that is asked for, once there is a way through."""
        self.flowing.wait()
        return super().translate_path(path)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A site that a test may change: its address and its folder."""
    folder = tmp_path / "own"
    shutil.copytree(SITE, folder)
    Web.flowing.set()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Web, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/", folder
    Web.flowing.set()
    server.shutdown()
    server.server_close()


def without_https(site: str) -> str:
    """The site at a name for which browsers ask for https, and which has none."""
    return site.replace("127.0.0.1", NO_HTTPS)


def play(page: Page) -> None:
    page.get_by_role("button", name=FINITO).click()
    PLAY["Finito!"](Mouse(page), most=1, endless=True)


def test_one_plays_where_there_is_no_https_in_one_tab_at_a_time(visit: Visit, site: str) -> None:
    """Each loads the page, and goes on from what was kept."""
    page = visit(without_https(site))
    comes_to(page, lambda: page.evaluate("isSecureContext"), False)
    play(page)
    before = page.get_attribute("main", "data-moves") or ""
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_text("open in another tab").wait_for()
    page.get_by_role("link", name="Reihum").click()  # it leaves the table
    page.get_by_role("button", name=FINITO).wait_for()
    expect(other.locator("main")).to_have_attribute("data-moves", before)
    page.go_back()
    page.get_by_text("open in another tab").wait_for()
    other.close()
    PLAY["Finito!"](Mouse(page), most=1, endless=True)


def its_compiled_form_is_kept(page: Page, code: Response) -> None:
    """The browser keeps it of code that comes like this, and not packed."""
    assert code.from_service_worker
    assert code.headers["content-type"] == "application/wasm"
    comes_to(page, lambda: page.evaluate(f"caches.match('{CODE}.gz')"), None)  # once is enough


def test_a_game_that_could_not_be_loaded_comes_by_itself(visit: Visit, site: str) -> None:
    page = visit(None, python=True)
    page.route("**/assets/Finito-*.js", lambda route: route.abort())
    page.goto(site)
    page.get_by_role("button", name=FINITO).click()
    page.get_by_role("alert").filter(has_text="could not be loaded").wait_for()
    page.unroute("**/assets/Finito-*.js")
    PLAY["Finito!"](Mouse(page), most=1, endless=True)


def renewed(folder: Path) -> None:
    """Put a new version there, as a web server has it: the older one's parts are gone."""
    worker, page = folder / "worker.js", folder / "index.html"
    (gone,) = folder.glob("assets/beginning-*.js")
    gone.unlink()
    page.write_text(page.read_text().replace("<head>", '<head><meta name="newer">'))
    source = re.sub(r'const VERSION = "\w+"', 'const VERSION = "newer"', worker.read_text())
    worker.write_text(source.replace(f'"assets/{gone.name}",', ""))


def test_what_is_kept_opens_where_the_network_is_stuck_and_stays_whole_while_a_new_version_comes(
    visit: Visit, own: tuple[str, Path]
) -> None:
    site, folder = own
    page = visit(site, python=True, service_workers="allow")
    kept(page)
    Web.flowing.clear()
    with page.context.expect_event("response", lambda told: told.url == site + CODE) as coming:
        page.goto(site, wait_until="commit")  # letters of our own are not there yet
    play(page)  # in the hands of the service worker
    its_compiled_form_is_kept(page, coming.value)
    Web.flowing.set()
    before, table = page.get_attribute("main", "data-moves") or "", page.url
    page.evaluate(AWAIT_NEWER)
    renewed(folder)
    comes_to(page, lambda: page.evaluate(IS_NEWER), True)
    PLAY["Finito!"](Mouse(page), most=1, endless=True)
    page.get_by_role("link", name="Reihum").click()
    page.get_by_role("link", name="About").click()  # a part of the older version
    page.get_by_text("Everything stays in this browser").wait_for()
    expect(page.locator("meta[name=newer]")).to_have_count(0)
    page.reload()
    expect(page.locator("meta[name=newer]")).to_have_count(1)
    page.goto(table)
    page.wait_for_selector("[data-table]")
    expect(page.locator("main")).not_to_have_attribute("data-moves", before)
    PLAY["Finito!"](Mouse(page), most=1, endless=True)
