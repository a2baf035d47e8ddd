"""Puzzles left half done are there again: of the day, of past days, of practice."""

from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visit
from tests.web.test_daily import TO_LAY, follow_the_hint, known_day, tile, to_choose


def lay_two_eights(page: Page) -> None:
    """Half of it: two tiles of the rack as a new set, which is wrong as long as it has no more."""
    page.locator(tile(".rack", "brown 8")).click()
    page.locator(tile(".rack", "red 8")).click()
    page.locator("button.new").click()
    page.locator(".set.wrong").wait_for()


def two_eights_lie(page: Page) -> None:
    expect(page.locator(".set.wrong .spot")).to_have_count(2)  # and it is judged, too
    expect(page.locator(".rack .spot")).to_have_count(1)


def test_a_puzzle_left_half_done_lies_there_again(visit: Visit) -> None:
    page = visit(None)
    known_day(page)
    lay_two_eights(page)
    known_day(page)
    two_eights_lie(page)
    page.get_by_role("link", name="Yesterday’s puzzles").click()
    page.get_by_text("These are from an earlier day").wait_for()
    page.reload()  # an earlier day's are kept as today's are
    page.get_by_role("button", name="Rummy").click()
    two_eights_lie(page)
    page.get_by_role("button", name="Step back", exact=True).click()
    expect(page.locator(".rack .spot")).to_have_count(3)
    known_day(page)
    expect(page.locator(".rack .spot")).to_have_count(3)


def test_what_is_practised_is_there_again(visit: Visit) -> None:
    """Which game, how hard, the puzzle itself, what lies half done and what was asked for."""
    page = visit(None)
    given: list[str] = []

    def give(route: Route) -> None:
        wish: Any = route.request.post_data_json
        given.append(wish["game"])
        puzzle = TO_LAY if wish["game"] == "rummy" else to_choose(wish["game"])
        route.fulfill(json={"puzzle": puzzle | {"level": wish["level"]}})

    page.route("**/api/puzzles", give)
    page.goto("/practice")
    page.get_by_label("How hard?").select_option(label="Level 4 of 5")
    page.get_by_label("Which game?").select_option(label="Rummy")
    page.locator(".rack .spot").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("one set on the table has to change")).to_be_visible()
    lay_two_eights(page)
    before = len(given)
    page.reload()
    two_eights_lie(page)
    expect(page.get_by_label("Which game?")).to_have_value("rummy")
    expect(page.get_by_label("How hard?")).to_have_value("4")
    assert len(given) == before
    follow_the_hint(page)
    page.get_by_text("Solved, with 2 hints.").first.wait_for()
    page.reload()
    page.get_by_role("button", name="Skip").wait_for()
    expect(page.locator(".rack .spot")).to_have_count(3)  # what is solved is past
    assert given[before:] == ["rummy"]


def test_a_kept_puzzle_that_cannot_be_drawn_is_replaced(visit: Visit) -> None:
    page = visit()
    broken = to_choose("completto") | {"public": {"rows": [1, 1, 1, 1]}}
    begun = {"puzzle": broken, "tries": {"hints": 0, "misses": 0, "begun": 0}}
    page.evaluate(
        "kept => localStorage['reihum.practised'] = JSON.stringify(kept)",
        {"game": "rummy", "level": 0, "begun": begun},
    )
    page.route("**/api/puzzles", lambda route: route.fulfill(json={"puzzle": TO_LAY}))
    page.goto("/practice")
    expect(page.locator(".rack .spot")).to_have_count(3)


def test_a_browser_that_keeps_nothing_has_puzzles(visit: Visit) -> None:
    page = visit(None)
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    page.route("**/api/puzzles", lambda route: route.fulfill(json={"puzzle": TO_LAY}))
    page.goto("/practice")
    lay_two_eights(page)
    follow_the_hint(page)
    page.get_by_text("Solved, with one hint.").first.wait_for()
