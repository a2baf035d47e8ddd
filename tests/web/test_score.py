"""Rematches keep a score."""

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.hands import Mouse, over, play_finito


def played_out(page: Page) -> None:
    page.wait_for_selector("[data-table]")
    while not over(page):
        play_finito(Mouse(page), most=20, endless=True)


def test_rematches_keep_a_score(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Finito! now").click()
    played_out(page)
    assert page.locator(".score").count() == 0
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    played_out(page)
    page.get_by_text("Games won:").wait_for()
    won = page.locator(".score").inner_text()
    assert sum(int(digit) for digit in won if digit.isdigit()) >= 2
    page.reload()
    page.get_by_text("Games won:").wait_for()
    assert page.locator(".score").inner_text() == won
