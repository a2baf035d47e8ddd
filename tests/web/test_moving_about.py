"""A Rummy table that is larger than its place: drags, swipes and two fingers move about on it."""

import math

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import Touch, middle
from tests.web.looking import at_rest, box, comes_to
from tests.web.test_frame import PHONES, cut, full_table


def closer(page: Page) -> None:
    page.get_by_role("button", name="Look closer").click()
    page.wait_for_selector(".sets.scrolls")


SCROLLED = "() => document.querySelector('.sets').scrollTop"


def scrolled(page: Page) -> float:
    return at_rest(page, lambda: float(page.evaluate(SCROLLED)))


def test_a_drag_near_the_edge_scrolls_the_table(visit: Visit) -> None:
    """A tile from the rack reaches a set that is out of sight."""
    page = full_table(visit, PHONES["phone"])
    closer(page)
    assert scrolled(page) == 0
    sets = box(page.locator(".sets"))
    page.mouse.move(*middle(page.locator(".rack .spot").first))
    page.mouse.down()
    page.mouse.move(sets["x"] + 100, sets["y"] + sets["height"] - 5, steps=4)
    page.wait_for_function(
        """() => { const sets = document.querySelector('.sets');
          return sets.scrollTop >= sets.scrollHeight - sets.clientHeight - 1; }"""
    )
    page.mouse.up()
    expect(page.locator(".rack .spot")).to_have_count(24)


def test_a_swipe_over_tiles_takes_none_and_a_finger_that_rests_takes_one_along(
    visit: Visit,
) -> None:
    page = full_table(visit, PHONES["phone"], has_touch=True)
    closer(page)
    finger, tile = Touch(page), page.locator(".set .spot").nth(14)
    x, y = middle(tile)
    sets = page.locator(".set").count()
    finger.swipe((x, y), (x, y - 120))
    page.wait_for_function(f"() => ({SCROLLED})() > 60")
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".set")).to_have_count(sets)
    finger.touch(*middle(tile))
    page.wait_for_selector(".ghost")
    before = scrolled(page)
    finger.lift_at(*middle(page.locator(".new")))
    expect(page.locator(".set")).to_have_count(25)
    assert scrolled(page) == before


def test_a_finger_drags_near_the_edge_and_the_table_scrolls(visit: Visit) -> None:
    page = full_table(visit, PHONES["small"], has_touch=True)
    closer(page)
    finger, sets = Touch(page), box(page.locator(".sets"))
    finger.touch(*middle(page.locator(".rack .spot").first))
    finger.drag(sets["x"] + 100, sets["y"] + sets["height"] - 30)
    page.wait_for_selector(".ghost")
    finger.drag(sets["x"] + 100, sets["y"] + sets["height"] - 5)
    page.wait_for_function(
        """() => { const sets = document.querySelector('.sets');
          return sets.scrollTop >= sets.scrollHeight - sets.clientHeight - 1; }"""
    )
    finger.lift_at(sets["x"] + 100, sets["y"] + sets["height"] - 5)
    expect(page.locator(".rack .spot")).to_have_count(24)


TILE = """() => document.querySelector('.set .spot').getBoundingClientRect().width"""


# Which of the tiles on the table is nearest to a point.
NEAREST = """([x, y]) => [...document.querySelectorAll('.set .spot')]
  .map((one, at) => [one.getBoundingClientRect(), at])
  .map(([box, at]) => [Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y), at])
  .sort(([one], [other]) => one - other)[0][1]"""


def test_two_fingers_look_closer_at_the_table_and_back(visit: Visit) -> None:
    """They take no tile along, and the page stays as large as it is."""
    page = full_table(visit, PHONES["small"], has_touch=True)
    expect(page.locator(".sets.scrolls")).to_have_count(0)
    finger, (x, y) = Touch(page), middle(page.locator(".sets"))
    before = at_rest(page, lambda: float(page.evaluate(TILE)))
    between = page.evaluate(NEAREST, [x, y])
    finger.pinch(x, y, 60, 180)
    page.wait_for_selector(".sets.scrolls")
    assert at_rest(page, lambda: float(page.evaluate(TILE))) > 2 * before
    assert at_rest(page, lambda: far_from(page, between, x, y)) < 80  # it still is between them
    comes_to(page, lambda: page.evaluate("visualViewport.scale"), 1)
    expect(page.locator(".ghost, [data-held=true]")).to_have_count(0)
    finger.pinch(x, y, 180, 20)
    expect(page.locator(".sets.scrolls")).to_have_count(0)
    assert cut(page, ".set .spot") == []
    expect(page.locator(".set .spot")).to_have_count(106)


def far_from(page: Page, nth: int, x: float, y: float) -> float:
    """How far a tile of the table is from a point."""
    where = box(page.locator(".set .spot").nth(nth))
    return math.hypot(where["x"] + where["width"] / 2 - x, where["y"] + where["height"] / 2 - y)
