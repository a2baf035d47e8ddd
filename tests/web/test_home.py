"""Real tiles at home: score sheets that know the rules, any time on the clock, rows and boards."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.looking import box, stop_clock
from tests.web.test_pages import barriers, overflow

PHONE = {"width": 390, "height": 844}


def sheet(page: Page) -> Locator:
    return page.get_by_role("region", name="Score sheet")


def write(page: Page, *entries: str) -> None:
    """Write a round, which is the last there is."""
    fields = sheet(page).locator("tbody tr:has(th)").last.locator("input")
    for at, entry in enumerate(entries):
        fields.nth(at).fill(entry)


def totals(page: Page) -> Locator:
    return sheet(page).locator("tfoot td")


def wait_for_totals(page: Page, *wanted: str) -> None:
    expect(totals(page)).to_have_text(wanted)


def test_r14_r19_a_rummy_sheet_credits_the_winner_and_doubles_a_hand(visit: Visit) -> None:
    page = visit("/home", viewport=PHONE)
    sheet(page).get_by_label("Name for seat 1").fill("Ann")
    sheet(page).get_by_role("button", name="Add a player").click()
    write(page, "0", "27", "b8 *")
    wait_for_totals(page, "65", "−27", "−38")
    sheet(page).get_by_text("Ahead: Ann").wait_for()
    sheet(page).get_by_role("button", name="Add a round").click()
    write(page, "10", "0", "0")  # a wrong entry is mended
    write(page, "10", "5", "0")
    wait_for_totals(page, "55", "−32", "−23")
    sheet(page).get_by_label("All at once in round 2").check()
    wait_for_totals(page, "45", "−37", "−8")
    page.reload()
    wait_for_totals(page, "45", "−37", "−8")
    assert barriers(page) == []
    assert overflow(page) == []
    sheet(page).get_by_label("The winner scores").uncheck()
    wait_for_totals(page, "−20", "−37", "−38")


def test_c16_f10_the_other_games_have_sheets_of_their_own(visit: Visit) -> None:
    page = visit("/home")
    kind = sheet(page).get_by_label("Score sheet for")
    kind.select_option("completto")
    write(page, "0", "7")
    wait_for_totals(page, "0", "−7")
    kind.select_option("finito")
    write(page, "12", "13")
    sheet(page).get_by_text("“13” cannot be entered here").wait_for()
    write(page, "12", "5")
    wait_for_totals(page, "12", "5")
    kind.select_option("completto")
    wait_for_totals(page, "0", "−7")


def test_minus_points_can_be_written_without_a_minus_key(visit: Visit) -> None:
    page = visit("/home", viewport=PHONE, has_touch=True)
    sheet(page).get_by_label("Score sheet for").select_option("any")
    write(page, "12", "30")
    sheet(page).get_by_role("button", name="Plus or minus: Points of Seat 1 in round 1").tap()
    wait_for_totals(page, "−12", "30")
    sheet(page).get_by_role("button", name="Plus or minus: Points of Seat 1 in round 1").tap()
    wait_for_totals(page, "12", "30")


def test_starting_again_asks_first(visit: Visit) -> None:
    page = visit("/home")
    sheet(page).get_by_label("Score sheet for").select_option("any")
    write(page, "12", "30")
    for answer, left in (("No, keep them", "12"), ("Yes, start again", "0")):
        sheet(page).get_by_role("button", name="Start again").click()
        page.get_by_role("dialog").get_by_text("All points will be gone").wait_for()
        page.get_by_role("button", name=answer).click()
        expect(totals(page).first).to_have_text(left)


def test_without_a_server_the_free_sheet_goes_on(visit: Visit) -> None:
    page = visit("/home")
    sheet(page).get_by_label("Score sheet for").select_option("any")
    page.context.set_offline(True)
    write(page, "12", "-30")
    wait_for_totals(page, "12", "−30")
    page.context.set_offline(False)


def test_the_clock_has_any_time_and_a_pause(visit: Visit) -> None:
    page = visit(None)
    stop_clock(page)
    page.goto("/home")
    clock = page.get_by_role("region", name="Clock")
    left = clock.get_by_role("timer")
    clock.get_by_label("Minutes").fill("1")
    clock.get_by_label("Seconds").fill("30")
    clock.get_by_role("button", name="Start the clock").click()
    page.clock.fast_forward(30_000)
    expect(left).to_have_text("1:00")
    clock.get_by_role("button", name="Pause").click()
    page.clock.fast_forward(600_000)
    expect(left).to_have_text("1:00")
    clock.get_by_role("button", name="Go on").click()
    page.clock.fast_forward(59_000)
    expect(left).to_have_text("0:01")
    page.clock.fast_forward(2_000)
    clock.get_by_text("Time is up!").wait_for()


@pytest.mark.parametrize("phone", [True, False])
def test_c11_c12_where_a_tile_fits_and_whether_that_is_an_extra_turn(
    visit: Visit, phone: bool
) -> None:
    page = visit("/home", **({"viewport": PHONE} if phone else {}))
    page.get_by_role("link", name="Ask: Completto").click()
    for place, number in zip((1, 2, 3, 4, 6, 8), (1, 9, 14, 21, 33, 50), strict=True):
        page.get_by_label(f"Number at place {place}", exact=True).fill(str(number))
    page.get_by_label("The tile to lay").fill("32")
    page.get_by_role("button", name="Where does it fit?").click()
    page.get_by_text("Place 5: lay the 32 here for an extra turn").wait_for()
    expect(page.locator("li.fits")).to_have_count(1)
    assert barriers(page) == []
    page.get_by_label("The tile to lay").fill("22")
    page.keyboard.press("Enter")
    page.get_by_text("Place 5: lay the 22 here for an extra turn").wait_for()
    page.get_by_label("Number at place 5").fill("32")
    page.keyboard.press("Enter")
    page.get_by_text("The 22 fits nowhere").wait_for()
    page.get_by_label("Number at place 5").fill("3")
    page.keyboard.press("Enter")
    page.get_by_text("must rise from left to right").wait_for()


def test_f5_f10_which_squares_a_roll_aims_at_and_what_the_board_counts(visit: Visit) -> None:
    page = visit("/home", viewport=PHONE)
    page.get_by_role("link", name="Ask: Finito").click()
    page.get_by_role("button", name="Counter 1", exact=True).click()
    for square in (20, 21):  # counters 1 and 2 on both squares 12
        page.locator(".square").nth(square).click()
    page.get_by_label("The die shows").select_option("12")
    page.get_by_text("Square 20, number 11: you can lay here").wait_for()
    page.get_by_text("Square 23, number 13: you can lay here").wait_for()
    page.get_by_text("Longest row in order: 2").wait_for()
    assert barriers(page) == []
    assert overflow(page) == []
    page.locator(".square").nth(20).click()  # counter 1 is taken away
    page.get_by_text("Square 21, number 12: you can lay here").wait_for()
    page.reload()
    page.get_by_text("Longest row in order: 1").wait_for()


def test_a_tap_on_the_empty_rack_or_table_begins_to_enter_tiles_there(visit: Visit) -> None:
    page = visit("/referee", viewport=PHONE)
    table = page.get_by_role("region", name="On the table").locator(".sets")
    lies = box(table)
    table.click(position={"x": lies["width"] - 5, "y": lies["height"] / 2})
    page.get_by_text("The next tile goes here: Set 1").wait_for()
    rack = page.get_by_role("group", name="Your rack")
    lies = box(rack)
    rack.click(position={"x": lies["width"] - 5, "y": lies["height"] / 2})
    page.get_by_text("The next tile goes here: Your rack").wait_for()
