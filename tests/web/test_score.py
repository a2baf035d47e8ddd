"""Rematches keep a score."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import played_to_the_end
from tests.web.looking import until


def played_out(page: Page) -> None:
    page.wait_for_selector("[data-table]")
    played_to_the_end(page)


def test_rematches_keep_a_score(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Finito! now").click()
    played_out(page)
    expect(page.locator(".score")).to_have_count(0)
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    played_out(page)
    page.get_by_text("Games won:").wait_for()
    score = page.locator(".score")
    won = until(
        page, score.text_content, lambda text: sum(map(int, re.findall(r"\d", text or ""))) >= 2
    )
    page.reload()
    expect(score).to_have_text(won or "")
