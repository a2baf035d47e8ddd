"""Whoever looks elsewhere is told that it is their turn: title, icon, notification."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.looking import comes_to
from tests.web.test_presence import table_of_two

LOOKS_ELSEWHERE = """(() => {
  Object.defineProperty(document, 'hidden', {get: () => true});
  window.notices = [];
  window.asked = 0;
  window.Notification = class {
    static permission = 'default';
    static requestPermission() {
      window.asked += 1;
      return Promise.resolve((window.Notification.permission = ANSWER));
    }
    constructor(text) { window.notices.push(text); }
    close() {}
  };
})()"""


def choose(page: Page) -> None:
    page.locator(".counters .spot").first.click()
    page.locator(".square.lit").first.click()


def titled(page: Page, title: str) -> None:
    """Wait until the tab says this; its icon says the same."""
    expect(page).to_have_title(title)
    icon = expect(page.locator("link[rel=icon]"))
    turn = re.compile(r"icon-turn\.svg")
    if title.startswith("Your turn"):
        icon.to_have_attribute("href", turn)
    else:
        icon.not_to_have_attribute("href", turn)


def test_the_tab_tells_whose_turn_it_is(visit: Visit) -> None:
    ann, ben = visit(None), visit(None)
    table_of_two(ann, ben)
    titled(ann, "Your turn: Finito! · Reihum")
    assert ann.request.get("/icon-turn.svg").ok
    choose(ann)
    titled(ann, "Finito! · Reihum")
    choose(ben)
    titled(ann, "Your turn: Finito! · Reihum")
    ann.get_by_role("link", name="Reihum").click()
    titled(ann, "Reihum")


def wish_for_notices(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when it is my turn").click()
    page.wait_for_function("() => window.asked === 1")


def test_a_notification_comes_to_those_who_wished_for_it(visit: Visit) -> None:
    ann, ben = visit(None), visit(None)
    ann.add_init_script(LOOKS_ELSEWHERE.replace("ANSWER", "'granted'"))
    table_of_two(ann, ben)
    for _ in range(2):
        before = ann.locator("main").get_attribute("data-moves")
        choose(ann)
        choose(ben)
        ann.wait_for_function(
            "before => document.querySelector('main').dataset.moves !== before"
            " && document.title.startsWith('Your turn')",
            arg=before,
        )
        if not ann.evaluate("window.asked"):
            comes_to(ann, lambda: ann.evaluate("window.notices"), [])  # nobody wished for any
            wish_for_notices(ann)
            ann.keyboard.press("Escape")
    comes_to(ann, lambda: ann.evaluate("window.notices"), ["Your turn: Finito!"])


def test_a_switch_that_the_browser_refuses_goes_back(visit: Visit) -> None:
    page = visit(None)
    page.add_init_script(LOOKS_ELSEWHERE.replace("ANSWER", "'denied'"))
    page.goto("/")
    wish_for_notices(page)
    page.get_by_text("Your browser does not allow this").wait_for()
    expect(page.get_by_label("Tell me when it is my turn")).not_to_be_checked()
