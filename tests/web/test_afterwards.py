"""The first game explains itself; a finished one can be watched again and checked."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import played_to_the_end
from tests.web.looking import box
from tests.web.test_pages import barriers


def test_the_first_game_explains_itself_once(visit: Visit) -> None:
    page = visit(coach=True)
    page.get_by_role("button", name="Play Finito! now").click()
    note = page.get_by_role("complementary")
    note.get_by_text("The aim").wait_for()
    assert barriers(page) == []
    note.get_by_role("button", name="Got it").click()
    note.get_by_text("The die", exact=True).wait_for()
    note.get_by_role("button", name="No more tips").click()
    note.wait_for(state="detached")
    page.reload()
    page.wait_for_selector(".square.lit")
    expect(note).to_have_count(0)


def test_a_finished_match_can_be_watched_again_and_checked(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Finito! now").click()
    page.wait_for_selector(".square.lit")
    played_to_the_end(page)
    page.get_by_text("Was it fair?").click()
    page.get_by_text("This deal was fixed before the first move").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
    page.get_by_role("link", name="Watch it again").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    expect(page.locator(".own .counter")).to_have_count(0)
    most = int(slider.get_attribute("max") or 0)
    slider.fill(str(most))
    expect(page.locator(".own .counter")).to_have_count(12)
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("region", name="Board of Nora, yours").wait_for()
    assert barriers(page) == []


@pytest.mark.parametrize(
    ("game", "own"), [("Rummy", ".rack"), ("Completto", ".gap"), ("Finito!", ".own .square")]
)
def test_tips_do_not_cover_what_is_ones_own(visit: Visit, game: str, own: str) -> None:
    page = visit(coach=True, viewport={"width": 390, "height": 844})
    page.get_by_role("button", name=f"Play {game} now").click()
    tip, things = page.locator("aside").first, page.locator(own).first
    tip.get_by_role("button", name="Got it").wait_for()
    things.wait_for()
    over, under = box(tip), box(things)
    assert over["y"] + over["height"] <= under["y"]
