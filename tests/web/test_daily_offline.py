"""Puzzles without a server, once the page was loaded: judged by the rules, in the browser."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.amounts import ALL
from tests.web.conftest import Visit, serving
from tests.web.hands import PLAY, Mouse
from tests.web.looking import until
from tests.web.test_daily import follow_the_hint, practise
from tests.web.test_offline import kept
from tests.web.test_pages import barriers, overflow

PYTHON = "caches.match('/python/parts.json').then(Boolean)"
GONE = "No connection just now. The puzzles work all the same."


def choose_rummy(page: Page) -> None:
    page.get_by_role("button", name="Rummy").click()
    page.locator(".rack .spot").first.wait_for()


def test_the_day_is_solved_and_its_deals_are_played_without_a_server_once_it_is_loaded(
    visit: Visit, tmp_path: Path
) -> None:
    """Nobody was at a table before: the day was looked at, then the server went."""
    with serving(tmp_path / "tables.sqlite") as port:
        page = visit(f"http://127.0.0.1:{port}/daily", python=True, service_workers="allow")
        kept(page)
        until(page, lambda: page.evaluate(PYTHON))
        choose_rummy(page)
    follow_the_hint(page)
    expect(page.get_by_text("Solved, with one hint.").first).to_be_visible()
    expect(page.get_by_text(GONE)).to_be_visible()
    assert barriers(page) == []
    assert overflow(page) == []
    page.reload()  # still without a server
    expect(page.get_by_role("button", name=re.compile("Rummy ?, Solved"))).to_be_visible()
    for game in ("Completto", "Finito!"):
        page.get_by_role("button", name=game).click()
        follow_the_hint(page)
        expect(page.get_by_text("Solved, with one hint.").first).to_be_visible()
    expect(page.get_by_text("All three are solved")).to_be_visible()
    left = [*PLAY]
    for game in PLAY if ALL else ["Finito!"]:
        left.remove(game)
        a_deal_is_played_to_its_end(page, game, left)
    practise(page, "Rummy")
    page.locator(".rack .spot").first.wait_for()  # made here, too
    follow_the_hint(page)
    expect(page.get_by_text("Solved, with one hint.").first).to_be_visible()


def a_deal_is_played_to_its_end(page: Page, game: str, left: list[str]) -> None:
    """And is not offered again, but those that are left are."""
    page.get_by_role("button", name="Deals of the day").click()
    page.get_by_role("button", name=f"Play {game} now").click()
    PLAY[game](Mouse(page), most=3, endless=True)
    page.reload()  # still without a server
    PLAY[game](Mouse(page))
    page.get_by_role("link", name="Deals of the day").click()
    mine = page.locator("li", has=page.get_by_role("heading", name=game))
    expect(mine.get_by_text(re.compile("^You: .*, moves: "))).to_be_visible()
    for other in PLAY:
        again = page.get_by_role("button", name=f"Play {other} now")
        expect(again).to_have_count(1 if other in left else 0)


def test_without_python_the_page_says_what_has_to_wait(visit: Visit) -> None:
    page = visit("/daily")
    choose_rummy(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Rummy’s puzzles have to wait for the server.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("have to wait for the server.")).to_have_count(0)
