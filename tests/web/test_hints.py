"""Hints at a table: they say what to do, show it, and are read whole on a phone."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.deals import known_deals
from tests.web.conftest import Visit
from tests.web.hands import Mouse, moves, play_completto, settle, steps_shown
from tests.web.looking import at_rest, box, until
from tests.web.test_pages import overflow
from tests.web.test_told import CUT, PHONE, table

EARLY_STEPS = "deal 30"  # a set lies on the table there, and the first hint takes two steps


def answer_hints(
    page: Page, action: dict[str, Any], game: str = "completto", **more: object
) -> None:
    """Whatever the server would advise: this is the hint."""

    def hear(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "hint":
                hint = {"game": game, "action": action, **more}
                told = {"type": "hinted", "seat": asked["seat"], "hint": hint}
                line.send(json.dumps(told))
            else:
                server.send(message)

        line.on_message(pass_on)

    page.route_web_socket("**/socket", hear)


def test_a_hint_to_shift_shows_which_tile_and_where_to(visit: Visit) -> None:
    page = visit(None)
    answer_hints(page, {"type": "shift", "slot": 0, "to": 2})
    table(page, "completto", "random")
    play_completto(Mouse(page), most=5, endless=True)
    page.wait_for_selector(".cell[data-pick], .cell.lit")
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("Hint: move the face-down tile at place 1 to place 3.").wait_for()
    expect(page.locator(".row .cell").first).to_contain_class("hinted")
    gap, third = box(page.locator(".gap.hinted")), box(page.locator(".row .cell").nth(2))
    assert gap["x"] < third["x"] + third["width"] < gap["x"] + gap["width"]
    page.locator(".cell[data-pick='down:0']").click()  # in hand, the gap is named as in the hint
    expect(page.locator("button.gap.hinted")).to_have_accessible_name(re.compile("number 3"))


@pytest.mark.parametrize(("language", "word"), [("en-GB", "Hint"), ("ru", "Подсказка")])
def test_a_hint_of_two_sets_is_read_whole_on_a_phone(
    visit: Visit, language: str, word: str
) -> None:
    page = visit(None, locale=language, viewport={"width": 360, "height": 740})
    sets = [["n11", "r11", "b11"], ["r8", "b8", "w8"]]
    answer_hints(page, {"type": "lay", "table": sets}, "rummy")
    table(page, "rummy", "simple", turn_seconds=0)
    page.get_by_role("button", name=word).click()
    hint = page.locator(".hint")
    expect(hint).to_contain_text("11; ")  # where one set ends and the next begins
    said, rack = box(hint), box(page.locator(".rack"))
    assert said["y"] + said["height"] <= rack["y"]
    assert at_rest(page, lambda: page.locator(".say").first.evaluate(CUT)) <= 1


@pytest.mark.parametrize(
    ("action", "told"), [("draw", "Hint: draw a tile."), ("pass", "Hint: pass.")]
)
def test_a_hint_that_lays_nothing_says_what_to_do_instead(
    visit: Visit, action: str, told: str
) -> None:
    page = visit(None)
    answer_hints(page, {"type": action}, "rummy")
    table(page, "rummy", "simple", turn_seconds=0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_have_text(told)


def test_a_hint_to_draw_says_to_take_back_first_what_was_begun(visit: Visit) -> None:
    page = visit(None, viewport=PHONE)
    answer_hints(page, {"type": "draw"}, "rummy")
    table(page, "rummy", "simple", turn_seconds=0)
    page.locator(".bar .first").wait_for()
    page.locator(".rack [data-spot]").first.click()
    page.get_by_role("button", name="New set").click()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_have_text("Hint: take your tiles back and draw one.")
    expect(page.locator(".prompt")).to_have_class(re.compile("hidden"))  # the hint has the room
    page.keyboard.press("Control+z")
    expect(page.locator(".hint")).to_have_count(0)  # something was done since
    expect(page.locator(".prompt")).to_contain_text("open with 30 points")


def test_looking_at_a_hint_does_not_touch_the_table(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the server is told to count when time runs out is the table as it lay."""
    known_deals(monkeypatch, EARLY_STEPS)
    page = visit(None)
    drafts: list[list[str]] = []

    def hear(sent: str | bytes) -> None:
        told = json.loads(sent)
        if told["type"] == "arrange":
            drafts.append([tile for tiles in told["draft"]["table"] for tile in tiles])

    page.on("websocket", lambda line: line.on("framesent", hear))
    table(page, "rummy", "simple", opening_points=0, turn_seconds=0)
    steps = until_a_hint_of_steps(page)
    lying = table_tiles(page)
    drafts.clear()
    onward = page.get_by_role("button", name="Next", exact=True)
    for _ in range(steps - 1):
        onward.click()
    until(page, lambda: not drafts or sorted(drafts[-1]) == lying)
    onward.click()
    page.get_by_role("button", name="Finish").and_(page.locator(":enabled")).wait_for()
    until(page, lambda: drafts and len(drafts[-1]) > len(lying))
    *looked_at, _ = drafts
    assert all(sorted(draft) == lying for draft in looked_at)


def until_a_hint_of_steps(page: Page) -> int:
    """Draw until the hint takes two steps or more; how many it takes."""
    for _ in range(60):
        page.locator(".bar .first").wait_for()
        before = moves(page)
        page.get_by_role("button", name="Hint").click()
        page.wait_for_selector(".hint")
        show = page.get_by_role("button", name="Show me")
        if show.count():
            show.click()
            steps = steps_shown(page)
            if steps > 1:
                page.get_by_role("button", name="Back", exact=True).click()
                return steps
            page.get_by_role("button", name="Finish").click()
        else:
            page.locator(".bar .first").click()
        settle(page, before)
    raise AssertionError("no hint of two steps")


def test_where_a_hint_says_to_wait_what_could_be_laid_can_be_seen_and_laid(visit: Visit) -> None:
    page = visit(None, locale="de", viewport={"width": 360, "height": 740})
    table(page, "rummy", "simple", opening_points=0, turn_seconds=0)
    offer = page.get_by_role("button", name="Was könnte ich legen?")
    draw_until_a_hint_has(page, offer)
    expect(page.locator(".hint")).to_contain_text("Was du jetzt legst, hilft auch den anderen")
    assert at_rest(page, lambda: page.locator(".say").first.evaluate(CUT)) <= 1
    said, rack = box(page.locator(".hint")), box(page.locator(".rack"))
    assert said["y"] + said["height"] <= rack["y"]
    assert not overflow(page)
    lying = page.locator(".sets .spot")
    before, there = moves(page), lying.count()
    offer.click()
    for _ in range(1, steps_shown(page)):
        page.get_by_role("button", name="Weiter", exact=True).click()
    page.get_by_role("button", name="Fertig").click()
    settle(page, before)
    until(page, lying.count, lambda now: now > there)


def draw_until_a_hint_has(page: Page, offer: Locator) -> None:
    """Ask for a hint at each turn, and draw until it offers this."""
    for _ in range(60):
        page.locator(".bar .first").wait_for()
        before = moves(page)
        page.get_by_role("button", name="Tipp").click()
        page.wait_for_selector(".hint")
        if offer.count():
            return
        page.locator(".bar .first").click()
        settle(page, before)
    raise AssertionError("no hint offers it")


def table_tiles(page: Page) -> list[str]:
    """The tiles of all sets, in the notation."""
    labels = "all => all.map(one => one.ariaLabel)"
    names = at_rest(page, lambda: list(page.locator(".sets .spot").evaluate_all(labels)))
    letters = {"brown": "n", "red": "r", "blue": "b", "white": "w"}
    split = [name.split() for name in names]
    return sorted("*" if one == ["joker"] else letters[one[0]] + one[1] for one in split)
