"""A browser that is used again shows nothing of who was there before."""

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.looking import comes_to
from tests.web.visitors import Visitors

LEAVE_TRACES = """async () => {
  localStorage.setItem('trace', 'left');
  document.cookie = 'trace=left';
  await caches.open('trace');
  await new Promise(done => indexedDB.open('trace').onsuccess = done);
}"""
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


def test_a_browser_whose_clock_was_taken_is_used_no_more(visit: Visit, visitors: Visitors) -> None:
    first = visit("/about")
    first.clock.install()
    visitors.all_leave()
    assert visit("/about").context is not first.context
