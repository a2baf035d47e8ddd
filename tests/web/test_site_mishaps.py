"""The page that needs no server: what befalls a tab, and games by other rules."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Error, Page, Route, expect

from reihum.kernel.record import digest, write_record
from tests.review.test_luck import short_record
from tests.web.conftest import KEPT, Visit
from tests.web.hands import PLAY, Mouse, moves
from tests.web.looking import comes_to, until
from tests.web.test_lost_answers import GONE
from tests.web.test_review import choose_record

FINITO = "Play Finito! now"
COMPLETTO = "Play Completto now"
# Another version of the page has kept the table, by rules that differ by so many from these.
OTHER_RULES = """([id, later]) => new Promise(resolve => {
  const opening = indexedDB.open('reihum', 1);
  opening.onsuccess = () => {
    const writing = opening.result.transaction('tables', 'readwrite');
    const tables = writing.objectStore('tables');
    tables.get(id).onsuccess = ({ target }) => {
      const kept = JSON.parse(target.result);
      kept.table.rules += later;
      tables.put(JSON.stringify(kept), id);
    };
    writing.oncomplete = () => { opening.result.close(); resolve(); };
  };
})"""
OTHER = "This game was played by other rules"
# That a worker complains of what befell it is no fault of the page.
QUIET = """
  console.error = console.warn = () => undefined;
  addEventListener('unhandledrejection', event => event.preventDefault());
"""
# Python in a worker breaks down when it is told to.
FRAIL = """{
  const instantiate = WebAssembly.instantiate, functions = [];
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    functions.push((made.instance ?? made).exports.__indirect_function_table);
    return made;
  };
  self.breakDown = () => {
    const table = functions.find(Boolean);
    for (let at = 0; at < table.length; at++) table.set(at, null);
  };
}"""
# Python breaks down at once, while it starts.
STILLBORN = """{
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    const table = (made.instance ?? made).exports.__indirect_function_table;
    for (let at = 0; at < table?.length; at++) table.set(at, null);
    return made;
  };
}"""
BREAK = """async file => {
  const name = (await caches.keys()).find(one => !one.startsWith('reihum memory'));
  const broken = new Response('broken', { headers: { 'content-type': 'application/wasm' } });
  await (await caches.open(name)).put(file, broken);
}"""
LOSE = "async () => { for (const name of await caches.keys()) await caches.delete(name) }"
HAS = "async file => Boolean(await caches.match(file))"
CODE = "python/pyodide.asm.wasm"


def crash(page: Page) -> None:
    """The process that shows the page is gone, with all that it had not kept.

    Going there is given up a moment before that; a page that is opened in this moment is shown by
    the same process, and goes with it.
    """
    with page.expect_event("crash"), pytest.raises(Error, match="chrome://crash"):
        page.goto("chrome://crash")


def test_a_table_goes_on_in_another_language_and_after_its_tab_crashed(
    visit: Visit, site: str
) -> None:
    page = visit(site, new=True)
    page.get_by_role("button", name=FINITO).click()
    PLAY["Finito!"](Mouse(page), most=1, endless=True)
    acknowledged = moves(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("main")).to_have_attribute("data-moves", acknowledged or "")
    PLAY["Finito!"](Mouse(page), most=1, endless=True)
    acknowledged = moves(page)
    page.locator(".square.lit").last.click()  # another move, perhaps, and nobody waits for it
    table = page.url
    crash(page)
    again = page.context.new_page()
    again.goto(table)
    again.wait_for_selector("[data-table]")
    seat, made = (acknowledged or "").split()
    until(again, lambda: moves(again), {acknowledged, f"{seat} {int(made) + 1}"}.__contains__)
    again.get_by_role("button", name="Einstellungen").wait_for()
    PLAY["Finito!"](Mouse(again), most=1, endless=True)


def test_games_by_other_rules_say_so(visit: Visit, site: str, tmp_path: Path) -> None:
    page = visit(site, python=True)
    page.get_by_role("button", name=FINITO).click()
    page.wait_for_selector("[data-table]")
    table = page.url
    for later in (1, -2):
        page.goto(f"{site}licences.txt")  # nobody is at the table
        page.evaluate(OTHER_RULES, [table.rpartition("/")[2], later])
        page.goto(table)
        page.get_by_role("alert").filter(has_text=OTHER).wait_for()
    file, newer = tmp_path / "newer.json", replace(short_record("finito"), rules=99)
    file.write_bytes(write_record(replace(newer, digest=digest(newer))))
    page.goto(f"{site}#/my-play")
    choose_record(page, file)
    page.get_by_text(OTHER).wait_for()


def with_first(script: str) -> Callable[[Route], None]:
    """Lets a worker do something before all else, and complain of nothing."""

    def fulfil(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=QUIET + script + response.text())

    return fulfil


def test_when_python_breaks_down_it_is_started_anew_or_that_is_said(
    visit: Visit, site: str
) -> None:
    page = visit(None, python=True)
    page.route("**/*.worker-*.js", with_first(FRAIL))
    page.goto(site)
    page.get_by_role("button", name=COMPLETTO).click()
    hands = Mouse(page)
    PLAY["Completto"](hands, most=6, endless=True)  # the other has moved: Python is up there, too
    tables, thinker = sorted(page.workers, key=lambda worker: worker.url)
    thinker.evaluate("breakDown()")
    PLAY["Completto"](hands, most=4, endless=True)  # moves are made for who thinks meanwhile
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    page.wait_for_selector(".hinted")  # it can think again
    before = moves(page)
    tables.evaluate("breakDown()")
    hint.dispatch_event("click")  # what is said may lie over it: its clock may be what breaks it
    page.get_by_role("alert").filter(has_text="Load the page again").wait_for()
    page.reload()
    expect(page.locator("main")).to_have_attribute("data-moves", before or "")
    PLAY["Completto"](hands, most=1, endless=True)


def test_python_that_breaks_down_while_it_starts_is_started_anew_or_that_is_said(
    visit: Visit, site: str
) -> None:
    page = visit(None, python=True)
    page.route("**/table.worker-*.js", with_first(""))
    page.route("**/think.worker-*.js", with_first(STILLBORN))
    page.goto(site)
    page.get_by_role("button", name=COMPLETTO).click()
    PLAY["Completto"](Mouse(page), most=10, endless=True)  # moves are made for the other
    page.route("**/table.worker-*.js", with_first(STILLBORN))
    page.reload()
    page.get_by_role("alert").filter(has_text="could not be loaded").first.wait_for()
    page.unroute_all()
    page.get_by_role("button", name="Load again").first.click()
    PLAY["Completto"](Mouse(page), most=1, endless=True)


def test_what_is_asked_after_python_broke_down_is_refused(
    visit: Visit, site: str, tmp_path: Path
) -> None:
    page = visit(None, python=True)
    page.route("**/*.worker-*.js", with_first(FRAIL))
    page.goto(f"{site}#/my-play")
    file = tmp_path / "record.json"
    file.write_bytes(write_record(short_record("finito")))
    choose_record(page, file)
    expect(page).to_have_url(re.compile("#/review/0"))
    page.evaluate("location.hash = location.hash.replace('review', 'table')")
    table = page.url
    record = page.get_by_role("link", name="Download the record")
    record.wait_for()
    tables = min(page.workers, key=lambda worker: worker.url)
    tables.evaluate("breakDown()")
    record.dispatch_event("click")  # what is said may lie over it: its clock may be what breaks it
    expect(page.get_by_role("alert").filter(has_text=GONE)).to_be_visible()
    page.evaluate("location.hash = '/'")
    play = page.get_by_role("button", name=FINITO)
    play.dispatch_event("click")
    expect(page.get_by_role("alert").filter(has_text=GONE)).to_be_visible()
    expect(play).to_be_enabled()
    page.goto(table)  # entered only now, it says what happened
    main = page.locator("main")  # what is said below every page goes when this one says it
    expect(main.get_by_role("alert").filter(has_text="could not be loaded")).to_be_visible()
    expect(page.get_by_role("button", name="Load again")).to_have_count(1)
    main.get_by_role("button", name="Load again").click()
    record.wait_for()


def test_what_the_browser_lost_of_the_page_or_broke_is_fetched_again(
    visit: Visit, site: str
) -> None:
    page = visit(site, python=True, service_workers="allow")
    page.evaluate(KEPT)
    page.evaluate(BREAK, CODE)
    page.reload()
    page.get_by_role("button", name=FINITO).click()
    page.wait_for_selector("[data-table]")
    page.evaluate(LOSE)
    page.reload()
    page.wait_for_selector("[data-table]")
    comes_to(page, lambda: page.evaluate(HAS, CODE), True)
    page.context.set_offline(True)
    page.reload()
    PLAY["Finito!"](Mouse(page), most=1, endless=True)
