"""Who goes elsewhere before an answer has come is left alone when it comes."""

import msgspec
from playwright.sync_api import Page, Route, expect

from tests.review.test_luck import record_of
from tests.web.conftest import Visit
from tests.web.looking import until
from tests.web.test_review import SEATS


def kept_waiting(page: Page, url: str) -> list[Route]:
    """What is asked for there, to be answered later."""
    held: list[Route] = []
    page.route(url, held.append)
    return held


def answered(page: Page, held: list[Route], url: str) -> None:
    until(page, lambda: len(held))
    with page.expect_response(url) as answer:
        held[0].continue_()
    answer.value.finished()
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


def test_a_table_that_is_made_later_calls_nobody_back(visit: Visit) -> None:
    page = visit()
    held = kept_waiting(page, "**/api/tables")
    page.get_by_role("button", name="Play Finito! now").click()
    page.get_by_role("link", name="About").click()
    page.get_by_role("heading", name="About").wait_for()
    answered(page, held, "**/api/tables")
    expect(page.get_by_role("heading", name="About")).to_be_visible()
    page.get_by_role("link", name="Reihum", exact=True).click()
    page.locator("main").get_by_role("link", name="Finito!", exact=True).click()
    page.wait_for_selector("[data-table]")


def test_a_review_that_is_worked_out_later_complains_of_nothing(visit: Visit) -> None:
    page = visit()
    record = msgspec.to_builtins(record_of("finito", SEATS, "left"))
    table = page.request.post("/api/records", data=record).json()["id"]
    held = kept_waiting(page, "**/review")
    page.goto(f"/review/{table}")
    page.get_by_role("link", name="Reihum", exact=True).click()
    page.get_by_role("heading", name="Three games").wait_for()
    answered(page, held, "**/review")
    expect(page.get_by_role("heading", name="Three games")).to_be_visible()
