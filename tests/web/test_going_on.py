"""The server is gone: a match against computer players goes on in the browser, and is said to."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.amounts import ALL
from tests.web.conftest import Visit, serving
from tests.web.hands import PLAY, Mouse, brought_on
from tests.web.looking import until
from tests.web.test_offline import kept
from tests.web.test_pages import barriers

READY = "Play {game} now"
FEW = 3  # moves
MORE = 14  # made beside the page: what is left is short, in the page's slow Python
ONE_IS_USUAL = [g if g == "Finito!" else pytest.param(g, marks=pytest.mark.large) for g in PLAY]


def until_kept(page: Page) -> None:
    """The table's help tells when all is fetched that going on takes."""
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_text("All that is needed is in this browser.")).to_be_visible()
    page.keyboard.press("Escape")


def moves_of(page: Page) -> str:
    return page.get_attribute("main", "data-moves") or ""


@pytest.mark.parametrize("game", ONE_IS_USUAL)
def test_a_match_goes_on_in_the_browser_and_the_way_back_is_open(
    visit: Visit, tmp_path: Path, game: str
) -> None:
    file, hands = tmp_path / "tables.sqlite", None
    with serving(file) as port:
        home = f"http://127.0.0.1:{port}"
        page = visit(f"{home}/", python=True, service_workers="allow")
        kept(page)
        page.get_by_role("button", name=READY.format(game=game)).click()
        hands = Mouse(page)
        PLAY[game](hands, most=FEW, endless=True)
        if not ALL:
            brought_on(page, MORE)
        until_kept(page)
        there, before = page.url, moves_of(page)
    page.get_by_text("dealt anew").wait_for()
    assert barriers(page) == []
    page.get_by_role("button", name="Go on here").click()
    page.get_by_text("You play on in this browser.").wait_for()
    until(page, lambda: page.url, lambda url: "/table/0" in url)
    here = page.url
    assert barriers(page) == []
    PLAY[game](hands, most=FEW, endless=True)
    page.reload()  # still without a server
    page.wait_for_selector("[data-table]")
    PLAY[game](hands)
    expect(page.get_by_role("link", name="Back to the table")).to_have_count(0)
    page.wait_for_selector(".results")
    with serving(file, port):
        page.get_by_role("link", name="Back to the table at the server").click()
        page.wait_for_url(there)
        expect(page.locator("main")).to_have_attribute("data-moves", before)
        page.goto(home)
        mine = page.locator("section", has_text="My tables")
        expect(mine.get_by_text("finished, in this browser")).to_have_count(1)
        expect(mine.get_by_text("in play", exact=True)).to_have_count(1)
        mine.get_by_role("link").first.click()
        page.wait_for_url(here)
        page.get_by_role("link", name="Download the record").wait_for()
        page.get_by_role("link", name="Review", exact=True).click()
        worked_out = page.get_by_text(re.compile("^Looking at the game again: move"))  # in the page
        worked_out.or_(page.get_by_role("region", name="At a glance").first).wait_for()
        page.goto(home)
        page.get_by_role("button", name="Forget me").click()
        page.get_by_role("button", name="Yes").click()
        expect(mine).to_have_count(0)
