"""A finished match can be watched again and checked."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import played_to_the_end
from tests.web.test_pages import barriers


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
