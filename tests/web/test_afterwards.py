"""A finished match can be watched again and checked."""

import msgspec
from playwright.sync_api import expect

from tests.review.test_luck import short_record
from tests.web.conftest import Visit
from tests.web.hands import played_to_the_end
from tests.web.looking import box
from tests.web.test_frame import cut
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


def test_a_replay_says_once_what_was_done_and_calls_nobody_to_move(visit: Visit) -> None:
    page = visit(None)
    record = msgspec.to_builtins(short_record("rummy"))
    table = page.request.post("/api/records", data=record).json()["id"]
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("steady drew 1 tile.", exact=True)).to_have_count(1)
    for width, height in ((320, 568), (375, 553), (568, 320)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".new")).not_to_be_visible()
        assert box(page.locator(".sets"))["height"] > (100 if height > width else 50)
        assert cut(page, ".slider > *, .rack, .supply") == []
    expect(page.locator("[data-table]")).not_to_contain_text("drew 1 tile")
    expect(page.locator("body")).not_to_contain_text("is next")
