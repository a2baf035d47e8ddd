"""By keyboard the focus stays where the hand was, and what comes next is announced."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.hands import PLAY, Keys, moves, over, settle
from tests.web.test_told import table


def focused(page: Page, selector: str) -> None:
    """Wait until the focus is on something like this."""
    expect(page.locator(":focus").and_(page.locator(selector))).to_have_count(1)


def test_a_set_of_three_is_laid_without_leaving_the_rack(visit: Visit) -> None:
    page = visit(None)
    table(page, "rummy", "simple", turn_seconds=0)
    page.get_by_role("button", name="Draw a tile", exact=True).wait_for()
    count = page.locator(".rack .spot").count()
    Keys(page).reach(page.locator(".rack .spot").nth(4))
    for number in range(3):
        page.keyboard.press("Enter")
        page.keyboard.press("n")
        expect(page.locator(".rack .spot")).to_have_count(count - number - 1)
        focused(page, ".rack .spot")


def test_the_focus_stays_at_the_table_after_every_kind_of_move(visit: Visit) -> None:
    for game, keys in (("completto", "d"), ("rummy", "d")):
        page = visit(None)
        table(page, game, "simple")
        hands = Keys(page)
        if game == "completto":
            for _ in range(5):
                before = moves(page)
                hands.press(page.locator(".gap").first)
                settle(page, before)
                focused(page, "[data-table] *")
        page.wait_for_selector(".pile[aria-disabled=false], .pool[aria-disabled=false]")
        hands.reach(page.locator(".pile, .pool"))
        before = moves(page)
        page.keyboard.press(keys)
        settle(page, before)
        focused(page, ".pile, .pool")


class Watched(Keys):
    """Keys, and after each of them the focus is at the table."""

    def press(self, what: Locator) -> None:
        super().press(what)
        if not over(self.page):
            focused(self.page, "[data-table] *")


@pytest.mark.parametrize(("game", "most"), [("Completto", 14), ("Finito!", 5), ("Rummy", 6)])
def test_the_focus_is_never_lost_by_a_move(visit: Visit, game: str, most: int) -> None:
    """Prepared, drawn, laid, taken, shifted; placed and moved; hinted, laid in steps, finished."""
    page = visit(None)
    options: dict[str, int] = {"opening_points": 0, "turn_seconds": 0} if game == "Rummy" else {}
    table(page, game.lower().strip("!"), "simple", **options)
    hands = Watched(page)
    for _ in range(most):
        before = moves(page)
        PLAY[game](hands, most=1, endless=True)
        if over(page):
            return
        settle(page, before)
        focused(page, "[data-table] *")


def test_a_button_that_is_gone_leaves_the_focus_near(visit: Visit) -> None:
    page = visit(None)
    table(page, "rummy", "simple", turn_seconds=0)
    draw = page.get_by_role("button", name="Draw a tile", exact=True)
    before = moves(page)
    Keys(page).press(draw)
    settle(page, before)
    focused(page, "[data-table] *")


def test_prompts_and_hints_are_announced(visit: Visit) -> None:
    page = visit(None)
    for game in ("completto", "finito", "rummy"):
        table(page, game, "simple")
        page.get_by_role("button", name="Hint").wait_for()
        page.locator("[role=status]", has_text=" ").first.wait_for()
        page.get_by_role("button", name="Hint").click()
        page.locator("[role=status]", has_text="Hint: ").wait_for()
