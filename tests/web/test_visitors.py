"""A browser that is used again shows nothing of who was there before."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit, move_to
from tests.web.looking import comes_to
from tests.web.visitors import Visitors

LEAVE_TRACES = """async () => {
  localStorage.setItem('trace', 'left');
  document.cookie = 'trace=left';
  await caches.open('trace');
  await new Promise(done => indexedDB.open('trace').onsuccess = done);
}"""
LOOKS_LIKE = """() => [
  innerWidth,
  matchMedia('(prefers-color-scheme: dark)').matches,
  matchMedia('(prefers-reduced-motion: reduce)').matches,
  history.length,
]"""
TRACES = """async () => [
  localStorage.getItem('trace'),
  document.cookie,
  await caches.keys(),
  (await indexedDB.databases()).map(one => one.name),
]"""


def traces(page: Page) -> list[object]:
    found: list[object] = page.evaluate(TRACES)
    return found


def test_nothing_is_left_of_a_visitor(visit: Visit, visitors: Visitors) -> None:
    first = visit("/about")
    browser = first.context
    first.evaluate(LEAVE_TRACES)
    browser.set_offline(True)
    assert visitors.all_leave() == []
    second = visit("/about")
    assert second.context is browser
    nothing: list[object] = [None, "", [], []]
    comes_to(second, lambda: traces(second), nothing)
    comes_to(second, lambda: len(browser.pages), 2)  # and the one that keeps the process


def test_of_a_visitor_who_had_python_what_it_loaded_is_left(
    visit: Visit, visitors: Visitors
) -> None:
    visit("/about", python=True).evaluate(LEAVE_TRACES)
    visitors.all_leave()
    second = visit("/about", python=True)
    loaded: list[object] = [None, "", ["trace"], []]
    comes_to(second, lambda: traces(second), loaded)
    keeper, _ = second.context.pages
    comes_to(keeper, lambda: keeper.evaluate("code instanceof WebAssembly.Module"), wanted=True)


def test_a_browser_whose_clock_was_taken_is_used_no_more(visit: Visit, visitors: Visitors) -> None:
    first = visit("/about")
    first.clock.install()
    visitors.all_leave()
    assert visit("/about").context is not first.context


def test_a_page_is_used_again_and_looks_as_a_new_one(visit: Visit, visitors: Visitors) -> None:
    first = visit("/about")
    new = first.evaluate(LOOKS_LIKE)
    first.set_viewport_size({"width": 360, "height": 740})
    first.emulate_media(color_scheme="dark", reduced_motion="no-preference")
    first.route("**/about", lambda route: route.abort())
    move_to(first, "/rules/finito")
    first.mouse.move(50, 50)
    first.mouse.down()
    visitors.all_leave()
    second = visit("/about")
    assert second is first
    comes_to(second, lambda: second.evaluate(LOOKS_LIKE), new)
    expect(second.locator(":hover")).to_have_count(0)


def test_a_page_that_was_changed_for_good_is_not_used_again(
    visit: Visit, visitors: Visitors
) -> None:
    first = visit("/about")
    first.add_init_script("window.changed = true")
    visitors.all_leave()
    second = visit("/about")
    assert second.context is first.context
    comes_to(second, lambda: second.evaluate("'changed' in window"), wanted=False)
