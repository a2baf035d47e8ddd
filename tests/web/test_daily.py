"""The puzzles of the day: by hand or by steps, judged by the rules, told without spoilers."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import Keys, Mouse, played_to_the_end
from tests.web.looking import comes_to, until
from tests.web.test_pages import LOOKS, WIDTHS, barriers, overflow, picture

PUZZLE = {
    "table": [["b8", "b9", "b10", "b11"], ["n1", "r1", "w1"]],
    "tiles": ["n8", "r8", "b12"],
    "level": 1,
    "touched": 1,
    "steps": 3,
}
OTHER = PUZZLE | {"tiles": ["b11", "b12"], "table": [["b8", "b9", "b10"]]}
DAY = {"date": "2026-11-16", "generator": 1, "puzzles": [PUZZLE, OTHER, PUZZLE]}


def known_day(page: Page) -> None:
    """Puzzles that this test knows; all else is the server's."""
    page.route("**/api/daily/*", lambda route: route.fulfill(json=DAY))
    page.goto("/daily")
    page.locator(".rack .spot").first.wait_for()


def tile(zone: str, name: str) -> str:
    return f"{zone} .spot[aria-label='{name}']"


def follow_the_hint(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Show me").click()
    onward = page.get_by_role("button", name="Next", exact=True)
    while onward.is_enabled():
        onward.click()
    page.get_by_role("button", name="Finish").click()


def test_the_day_is_solved_by_steps_kept_and_shared(visit: Visit) -> None:
    page = visit("/", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Puzzles of the day").click()
    for number in range(3):
        page.locator(".rack .spot").first.wait_for()
        follow_the_hint(page)
        page.get_by_text("Solved, with one hint.").first.wait_for()
        expect(page.locator(".rack .spot")).to_have_count(0)
        if number < 2:
            page.get_by_role("button", name="Next puzzle").click()
    page.get_by_text("All three are solved").wait_for()
    page.get_by_role("button", name="Copy the result").click()
    page.get_by_text("Copied").wait_for()
    told = until(page, lambda: page.evaluate("navigator.clipboard.readText()")).splitlines()
    assert told[0].startswith("Reihum · Puzzles of the day · 20")
    assert told[1] == "🟨🟨🟨 One day in a row"
    assert told[2].endswith("/daily")
    page.reload()
    page.get_by_text("One day in a row").wait_for()
    page.get_by_text("All three are solved").wait_for()


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_a_puzzle_is_solved_by_hand_and_judged_by_the_rules(
    visit: Visit, hands: type[Mouse] | type[Keys]
) -> None:
    page = visit(None)
    known_day(page)
    doing = hands(page)
    new = page.locator("button.new")
    doing.press(page.locator(tile(".rack", "brown 8")))
    doing.press(page.locator(tile(".rack", "red 8")))
    doing.press(new)
    page.locator(".set.wrong").wait_for()  # two tiles are no set
    doing.press(page.locator(tile(".sets", "blue 8")))
    doing.press(page.locator(".set .end").last)
    page.locator(".set.wrong").wait_for(state="detached")
    page.get_by_text("some tiles are still on your rack").wait_for()
    expect(page.get_by_role("button", name="Finish")).to_be_disabled()
    doing.press(page.get_by_role("button", name="Step back", exact=True))
    page.locator(".set.wrong").wait_for()
    doing.press(page.locator(tile(".sets", "blue 8")))
    doing.press(page.locator(".set .end").last)
    doing.press(page.locator(tile(".rack", "blue 12")))
    doing.press(page.locator(".set .end").first)
    doing.press(page.get_by_role("button", name="Finish").and_(page.locator(":enabled")))
    page.get_by_text("Solved, all by yourself!").first.wait_for()
    kept = "Object.values(JSON.parse(localStorage['reihum.daily'] ?? '{}'))"
    comes_to(page, lambda: page.evaluate(kept), [[0, None, None]])


def test_nothing_but_laying_can_be_done(visit: Visit) -> None:
    page = visit(None)
    known_day(page)
    for name in ("Pass", "Draw"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(page.locator(".pool")).to_have_count(0)


def test_what_was_kept_and_is_nonsense_is_left_alone(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage['reihum.daily'] = '{\"2026-11-16\": 3}'")
    known_day(page)
    page.get_by_role("button", name="Medium").click()
    page.get_by_text("Lay all your tiles").wait_for()


def test_a_server_that_refuses_is_told(visit: Visit) -> None:
    page = visit(None)
    refusal = {"code": "daily.no_puzzles", "facts": {"first": "2026-11-01", "last": "2026-11-17"}}
    page.route("**/api/daily/*", lambda route: route.fulfill(status=400, json=refusal))
    page.goto("/daily")
    page.get_by_text("puzzles for every day from 2026-11-01 to 2026-11-17").wait_for()


@LOOKS
def test_the_day_has_no_barriers(visit: Visit, width: int, theme: str) -> None:
    page = visit(None, viewport={"width": width, "height": WIDTHS[width]}, color_scheme=theme)
    known_day(page)
    assert barriers(page) == []
    assert overflow(page) == []
    picture(page, f"daily-{width}-{theme}")
    follow_the_hint(page)
    page.get_by_text("Solved, with one hint.").first.wait_for()
    assert barriers(page) == []
    assert overflow(page) == []


def test_a_deal_of_the_day_is_played_once_and_set_beside_the_masters(visit: Visit) -> None:
    page = visit("/daily")
    page.get_by_role("button", name="Deals of the day").click()
    page.get_by_role("button", name="Play Finito! now").click()
    page.wait_for_selector("[data-table]")
    played_to_the_end(page)
    page.get_by_role("link", name="Deals of the day").click()
    mine = page.locator("li", has=page.get_by_role("heading", name="Finito!"))
    expect(mine).to_contain_text("You: ")
    expect(mine).to_contain_text("The master: ")
    expect(mine.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("button", name="Play Completto now")).to_be_visible()
    picture(page, "daily-deals")
    assert barriers(page) == []
    assert overflow(page) == []


def test_a_game_begun_is_gone_on_with(visit: Visit) -> None:
    page = visit("/daily")
    page.get_by_role("button", name="Deals of the day").click()
    page.get_by_role("button", name="Play Rummy now").click()
    page.wait_for_selector("[data-table]")
    at = page.url
    page.goto("/daily")
    page.get_by_role("button", name="Deals of the day").click()
    page.get_by_role("link", name="Go on with Rummy").click()
    page.wait_for_selector("[data-table]")
    expect(page).to_have_url(at)


def test_yesterdays_puzzles_are_there_and_make_no_row(visit: Visit) -> None:
    page = visit("/daily")
    page.get_by_role("link", name="Yesterday's puzzles").click()
    page.get_by_text("These are from an earlier day").wait_for()
    page.locator(".rack .spot").first.wait_for()
    follow_the_hint(page)
    page.get_by_text("Solved, with one hint.").first.wait_for()
    page.get_by_role("link", name="Today").click()
    expect(page.get_by_text("These are from an earlier day")).to_have_count(0)
    page.locator(".rack .spot").first.wait_for()  # today's are not solved by that
    page.goto("/daily/2026-11-01")
    expect(page.get_by_role("heading", name="Puzzles of the day")).to_be_visible()
    expect(page.get_by_role("link", name="The day before")).to_have_count(0)
