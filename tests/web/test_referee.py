"""The referee for real tiles: tapped, typed or by keys; the best move, and what is legal."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.test_pages import barriers, overflow, picture

PHONE = {"width": 360, "height": 740}
TABLE, RACK = "b8 b9 b10", "b11 n8 r8 w1"
LETTERS = {"n": "brown", "r": "red", "b": "blue", "w": "white"}


def name(tile: str) -> str:
    return "joker" if tile == "*" else f"{LETTERS[tile[0]]} {tile[1:]}"


def picker(page: Page) -> Locator:
    return page.get_by_role("group", name="All tiles")


def tap_tiles(page: Page, tiles: str) -> None:
    """Tap these tiles in the picker; on a phone the colour comes first."""
    for tile in tiles.split():
        colour = picker(page).get_by_role("button", name=LETTERS.get(tile[0], ""), exact=True)
        if tile != "*" and colour.count():
            colour.click()
        picker(page).get_by_role("button", name=name(tile), exact=True).click()


def type_tiles(page: Page, **texts: str) -> None:
    """Type the tiles into their fields."""
    page.get_by_text("Type the tiles").click()
    for field, text in texts.items():
        page.get_by_role("textbox", name=field.replace("_", " "), exact=True).fill(text)


def region(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title)


@pytest.mark.parametrize("phone", [True, False])
def test_the_best_move_is_shown_step_by_step(visit: Visit, phone: bool) -> None:
    page = visit("/home", **({"viewport": PHONE, "has_touch": True} if phone else {}))
    page.get_by_role("link", name="To the referee").click()
    region(page, "On the table").get_by_role("button", name="New set").click()
    tap_tiles(page, TABLE)
    region(page, "Your rack").get_by_role("button").click()
    tap_tiles(page, RACK)
    width = "phone" if phone else "wide"
    assert barriers(page) == []
    assert overflow(page) == []
    picture(page, f"referee-{width}-entered")
    page.get_by_role("button", name="Show the best move").click()
    walk = page.get_by_role("region", name="The best move")
    walk.get_by_text("that is 3 tiles and 27 points").wait_for()
    said = ["Take blue 8 out of", "Lay blue 11 next to", "Lay brown 8, red 8, blue 8 as a new"]
    for sentence in said:
        walk.get_by_role("button", name="Next").click()
        walk.get_by_text(sentence).wait_for()
        picture(page, f"referee-{width}-{said.index(sentence) + 1}")
    expect(walk.get_by_role("button", name="Next")).to_be_disabled()
    sets = walk.get_by_role("listitem")
    expect(sets).to_have_count(2)
    expect(sets.first).to_have_accessible_name("Set 1: blue 9, blue 10, blue 11")
    expect(sets.last).to_have_accessible_name("Set 2: brown 8, red 8, blue 8")
    expect(walk.locator(".moved")).to_have_count(3)
    assert barriers(page) == []
    for _ in range(3):
        walk.get_by_role("button", name="Back", exact=True).click()
    expect(sets).to_have_count(1)
    page.get_by_role("button", name="Back to the tiles").click()
    region(page, "Your rack").get_by_role("button", name="Take away blue 11").wait_for()


def test_a_tile_is_there_twice_and_what_was_entered_stays(visit: Visit) -> None:
    page = visit("/referee")
    tap_tiles(page, "r7 r7 *")
    seven = picker(page).get_by_role("button", name="red 7", exact=True)
    expect(seven).to_be_disabled()
    page.get_by_role("button", name="Take away red 7").first.click()
    expect(seven).to_be_enabled()
    page.reload()
    region(page, "Your rack").get_by_role("button", name="Take away joker").wait_for()
    page.get_by_role("button", name="Clear all").click()
    expect(page.get_by_role("button", name="Show the best move")).to_be_disabled()


def test_whether_a_move_is_allowed_is_said_on_the_sets(visit: Visit) -> None:
    page = visit("/referee")
    type_tiles(page, On_the_table=TABLE, Your_rack=RACK)
    page.get_by_text("Is this allowed?").first.click()
    after = region(page, "The table after the move")
    after.get_by_role("group", name="Set 1").get_by_role("button").click()
    tap_tiles(page, "b11")
    ask = page.get_by_role("button", name="Is this allowed?")
    ask.click()
    page.get_by_text("Yes, this move is allowed").wait_for()
    after.get_by_role("button", name="New set").click()
    tap_tiles(page, "w1 w13")
    ask.click()
    page.get_by_text("No, this move is not allowed").wait_for()
    after.get_by_role("group", name="Set 2").get_by_text("Three tiles or more belong").wait_for()
    page.get_by_text("Not on your rack: white 13").wait_for()
    assert barriers(page) == []
    picture(page, "referee-not-allowed")
    page.get_by_role("checkbox", name="I have opened already").uncheck()
    after.get_by_role("button", name="Copy from before").click()
    ask.click()
    page.get_by_text("No tile comes from your rack").wait_for()


def test_impossible_tiles_are_named(visit: Visit) -> None:
    page = visit("/referee")
    type_tiles(page, On_the_table="b8 b9", Your_rack="r1 x7")
    page.get_by_text("There is no tile “x7”").wait_for()
    page.get_by_role("textbox", name="Your rack", exact=True).fill("r1 r1 r1")
    page.get_by_role("button", name="Show the best move").click()
    page.get_by_text("Not a run or group: blue 8, blue 9").wait_for()
    page.get_by_role("textbox", name="On the table", exact=True).fill("")
    page.get_by_role("button", name="Show the best move").click()
    page.get_by_text("red 1 is there 3 times").wait_for()
    page.get_by_role("textbox", name="Your rack", exact=True).fill("r1 r5")
    page.get_by_role("button", name="Show the best move").click()
    page.get_by_text("Nothing can be laid").wait_for()


def test_the_rules_of_the_table_count(visit: Visit) -> None:
    page = visit("/referee")
    type_tiles(page, Your_rack="r1 r2 r3")
    page.get_by_role("checkbox", name="I have opened already").uncheck()
    page.get_by_role("button", name="Show the best move").click()
    page.get_by_text("Nothing can be laid").wait_for()
    page.get_by_text("Rules at your table").click()
    page.get_by_label("Points to open").select_option("0")
    page.get_by_label("Open tile").select_option('"finish"')
    page.get_by_role("region", name="The open tile").get_by_role("button").click()
    tap_tiles(page, "r4")
    page.get_by_role("button", name="Show the best move").click()
    page.get_by_text("that is 4 tiles").wait_for()
    assert barriers(page) == []


def test_the_referee_obeys_keys_alone(visit: Visit) -> None:
    page = visit("/referee")
    press = page.keyboard.press
    while not page.evaluate("() => !!document.activeElement.closest('.tiles')"):
        press("Tab")
    for key in ("Enter", "ArrowRight", "Enter", "ArrowRight", "Enter"):
        press(key)
    expect(page.locator(".entered.chosen .spot")).to_have_count(3)
    while page.evaluate("() => document.activeElement.innerText") != "Show the best move":
        press("Tab")
    press("Enter")
    page.get_by_text("that is 3 tiles").wait_for()
