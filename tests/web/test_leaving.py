"""Who goes elsewhere before an answer has come is left alone when it comes."""

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visit
from tests.web.looking import until


def kept_waiting(page: Page, url: str, method: str) -> list[Route]:
    """What is asked for there, to be answered later."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        if route.request.method == method:
            held.append(route)
        else:
            route.fallback()

    page.route(url, hold)
    return held


def answered(page: Page, held: list[Route]) -> None:
    until(page, lambda: len(held))
    with page.expect_response(lambda one: one.request == held[0].request) as answer:
        held[0].continue_()
    answer.value.finished()
    page.evaluate("fetch('/api/version').then(later => later.text())")  # by then it was heard


def test_a_table_that_is_made_later_calls_nobody_back(visit: Visit) -> None:
    page = visit()
    held = kept_waiting(page, "**/api/tables", "POST")
    page.get_by_role("button", name="Play Finito! now").click()
    page.get_by_role("link", name="About").click()
    page.get_by_role("heading", name="About").wait_for()
    answered(page, held)
    expect(page.get_by_role("heading", name="About")).to_be_visible()
    page.goto("/")
    page.locator("main").get_by_role("link", name="Finito!", exact=True).click()
    page.wait_for_selector("[data-table]")
