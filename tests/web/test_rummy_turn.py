"""A turn at the Rummy table: what is laid and taken back, and what is told of it."""

import json
import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from reihum.server.house_clock import HouseClock
from tests.web.conftest import Visit
from tests.web.hands import Mouse, moves, settle
from tests.web.looking import at_rest, box, comes_to, stop_clock, until
from tests.web.test_frame import SCROLLS, SMALLEST
from tests.web.test_pages import speak
from tests.web.test_presence import begun
from tests.web.test_told import table

ACTING = ".bar .first:not(.away)"
YOUR_TURN = re.compile(r"^\s*Your turn: .*draw")

SPOKEN = ("en", "de", "ru")
SMALL = (SMALLEST, (360, 640), (375, 667), (480, 320), (568, 320))
# The names of the buttons that this one lies over, or that lie over it.
COVERED = """one => {
  const a = one.getBoundingClientRect();
  return [...document.querySelectorAll('button')].filter(other => {
    const b = other.getBoundingClientRect();
    return other !== one && other.checkVisibility({ visibilityProperty: true })
      && a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
  }).map(other => other.ariaLabel ?? other.textContent);
}"""

BELOW = ".supply .small:visible, .supply .face:visible"
# Of these, the words that are cut off, and what lies beyond the edge of the screen.
CUT_OFF = """all => all.filter(one => {
  const { left, right } = one.getBoundingClientRect();
  return one.scrollWidth > one.clientWidth + 1 || left < 0 || right > innerWidth;
}).map(one => one.textContent)"""


def laid_and_put_back(page: Page, way: str) -> None:
    """The first tile of the rack lies on the table, and then on the rack again."""
    rack, laid = page.locator(".rack .spot"), page.locator(".set.wrong .spot")
    rack.first.click()
    page.get_by_role("button", name="New set").click()
    expect(page.get_by_role("button", name="Finish")).to_be_disabled()
    laid.wait_for()  # the server has heard of it
    if way == "dragged":
        Mouse(page).move(laid, rack.last)
    else:
        laid.click()
        page.get_by_role("button", name="Back to the rack").click()
    expect(laid).to_have_count(0)


@pytest.mark.parametrize("way", ["tapped", "dragged"])
def test_a_tile_laid_and_put_back_leaves_the_turn_as_it_began(
    visit: Visit, clock: HouseClock, way: str
) -> None:
    page = visit(None)
    table(page, "rummy", "simple", opening_points=0, turn_seconds=300)
    page.locator(ACTING).click(trial=True)  # once it is Ann's turn
    holds = page.locator(".rack .spot").count()
    laid_and_put_back(page, way)
    for _ in ("at once", "opened again"):
        expect(page.locator(".prompt")).to_have_text(YOUR_TURN)
        expect(page.locator(".bar .first")).to_have_text("Draw a tile")
        expect(page.locator(".pool")).to_have_attribute("aria-disabled", "false")
        expect(page.get_by_role("button", name="Step back")).to_be_disabled()
        page.reload()
    expect(page.locator(".rack .spot")).to_have_count(holds)
    clock.catch_up(clock.now() + 300)  # a table that nobody touched costs one tile, not three (R8)
    expect(page.locator(".rack .spot")).to_have_count(holds + 1)


def test_the_way_back_to_the_rack_covers_nothing(visit: Visit) -> None:
    page = visit(None, viewport={"width": SMALLEST[0], "height": SMALLEST[1]})
    table(page, "rummy", "simple", opening_points=0, turn_seconds=0)
    page.locator(ACTING).click(trial=True)
    page.locator(".rack .spot").first.click()
    page.locator(".new").click()
    page.locator(".set.wrong .spot").click()
    back, said = page.locator(".back"), page.locator("[data-table] > .say")
    for language, (width, height) in product(SPOKEN, SMALL):
        speak(page, language)
        page.set_viewport_size({"width": width, "height": height})
        back.click(trial=True)
        assert at_rest(page, lambda: back.evaluate(COVERED)) == [], (language, width, height)
        assert at_rest(page, lambda: said.evaluate(SCROLLS)) <= 1, (language, width, height)


def test_who_begins_is_told_until_the_first_tile_is_moved(visit: Visit) -> None:
    ann, ben = pages = visit(None), visit(None)
    game = begun("rummy", ann, ben, turn_seconds=0)
    for page in pages:
        page.goto(f"/table/{game}")
        expect(page.locator(".over .card")).to_contain_text("begin")
    ben.reload()  # nobody has done anything yet
    speak(ben, "de")
    expect(ben.locator(".over .card")).to_contain_text(re.compile("begin(nt|nst)"))
    speak(ben, "en")
    acting = until(ann, lambda: [one for one in pages if one.locator(ACTING).count()])[0]
    acting.locator(".rack .spot").first.press("Enter")
    acting.locator(".new").press("Enter")
    for page in pages:
        page.locator(".set .spot").wait_for()
        expect(page.locator(".over .card")).to_have_count(0)
    acting.reload()
    acting.locator(".set .spot").wait_for()
    expect(acting.locator(".over .card")).to_have_count(0)
    acting.get_by_role("button", name="Take all back").click()
    acting.get_by_role("button", name="Draw a tile", exact=True).click()
    expect(acting.locator(".rack .spot")).to_have_count(15)
    carl = visit(f"/table/{game}")
    carl.locator(".pool").wait_for()
    expect(carl.locator(".over .card")).to_have_count(0)


def test_where_computers_begin_there_is_time_to_read_who_does(visit: Visit) -> None:
    """They have moved before the page is there; its clock stands still until it is put on."""
    page = visit(None)
    stop_clock(page)
    table(page, "rummy", "simple", "simple", "simple", turn_seconds=0)
    expect(page.locator(".over .card")).to_contain_text("begin")
    page.clock.run_for(5_000)
    expect(page.locator(".over .card")).to_have_count(0)


def test_all_stacks_and_the_pool_are_seen_on_a_small_phone(visit: Visit) -> None:
    page = visit(None, viewport={"width": SMALLEST[0], "height": SMALLEST[1]})
    options = {"draw_and_discard": True, "open_tile": "any", "turn_seconds": 0}
    table(page, "rummy", "simple", "simple", "simple", **options)
    page.locator(ACTING).click(trial=True)
    below = page.locator(BELOW)
    for language, (width, height) in product(SPOKEN, SMALL):
        at = (language, width, height)
        speak(page, language)
        page.set_viewport_size({"width": width, "height": height})
        count = box(page.locator(".pool .count"))
        assert count["x"] + count["width"] <= width, at
        assert at_rest(page, lambda: below.evaluate_all(CUT_OFF)) == [], at
        assert box(page.locator(".supply"))["width"] < width * 0.66, at
        if width > height:
            assert box(page.locator(".lying"))["width"] > width * 0.4, at


LYING = [["n1", "n2", "n3", "n4"], *([f"{one}{at}" for one in "rbw"] for at in range(5, 12))]
STEP = {"do": "take", "tiles": ["n4"], "set": LYING[0], "gives": LYING[0][:3]}
TAKEN = [LYING[0][:3], *LYING[1:]]


def taking(line: WebSocketRoute) -> None:
    """Whatever the server tells: these sets lie there, and a hint first takes a tile in hand."""
    server = line.connect_to_server()

    def told(message: str | bytes) -> None:
        news: dict[str, Any] = json.loads(message)
        if news["type"] == "shown" and news["known"]:
            news["known"]["public"]["table"] = LYING
        if news["type"] == "hinted":
            stages = [{"step": STEP, "table": TAKEN, "hand": ["n4"]}] * 2
            action = {"type": "lay", "table": LYING}
            news["hint"] = {"game": "rummy", "action": action, "stages": stages}
        line.send(json.dumps(news))

    server.on_message(told)
    line.on_message(server.send)


def test_what_a_hint_takes_in_hand_is_outlined_and_covers_no_tile(visit: Visit) -> None:
    page = visit(None, viewport={"width": SMALLEST[0], "height": SMALLEST[1]})
    page.route_web_socket("**/socket", taking)
    table(page, "rummy", "simple", turn_seconds=0)
    page.locator(ACTING).click(trial=True)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("group", name="in your hand")).to_have_class(re.compile("loose"))
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".set .note:visible")).to_have_count(0)
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(page.locator(".set .note")).to_have_text("in your hand")
    expect(page.locator(".set .note")).to_be_visible()


# Whether a finger finds each place at the end of a set, and whether all that is said can be read.
FOUND = """() => [...document.querySelectorAll('.end:enabled')].map(end => {
  const { left, right, top, bottom } = end.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === end;
})"""
READ = """() => {
  const say = document.querySelector('.frame > .say');
  return say.scrollHeight <= say.clientHeight;
}"""


@pytest.mark.parametrize(("locale", "width"), [("de", 390), ("ru", 390), ("fr", 412)])
def test_where_a_tile_can_be_put_lies_over_the_grip_beside_it(
    visit: Visit, locale: str, width: int
) -> None:
    """A tile of the table is in hand, and its own set lies right beside the one it may go to."""
    page = visit(None, locale=locale, viewport={"width": width, "height": 844})
    table(page, "rummy", "simple", opening_points=0, turn_seconds=0)
    page.locator(ACTING).click(trial=True)
    for count in (1, 2):
        page.locator(".rack .spot").first.click()
        page.locator(".new").click()
        expect(page.locator(".set.wrong")).to_have_count(count)
    page.locator(".set.wrong .spot").last.click()
    comes_to(page, lambda: page.evaluate(READ), wanted=True)
    for size in ((width, 844), (844, width), (1366, 650)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        until(page, lambda: page.evaluate(FOUND), lambda found: bool(found) and all(found))


def test_a_discard_that_is_used_lies_in_one_place_and_goes_back_to_it(visit: Visit) -> None:
    page = visit(None)
    options = {"draw_and_discard": True, "opening_points": 0, "turn_seconds": 0}
    table(page, "rummy", "random", **options)
    discard = page.locator(".supply .spot[data-pick]")
    for _ in range(40):
        page.get_by_role("button", name="Draw a tile", exact=True).click(trial=True)
        if discard.count():
            break
        before = moves(page)
        page.get_by_role("button", name="Draw a tile", exact=True).click()
        settle(page, before)
        page.locator(".rack .spot").first.click()
        expect(page.locator(".prompt")).to_contain_text("or your stack")
        before = moves(page)
        page.locator("[data-place=stack]").click()
        settle(page, before)
    discard.click()
    expect(page.get_by_role("button", name="Put it back")).to_have_count(0)  # it lies there yet
    page.get_by_role("button", name="New set").click()
    expect(discard).to_have_count(0)
    expect(page.locator(".supply [role=img]")).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Not in order yet.")
    page.locator(".set.wrong .spot").last.click()
    page.get_by_role("button", name="Put it back").click()
    expect(discard).to_have_count(1)
    expect(page.locator(".prompt")).to_contain_text("Draw a tile first.")
