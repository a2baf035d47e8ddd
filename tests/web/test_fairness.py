"""The page that counts all draws of this server."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.looking import at_rest
from tests.web.test_pages import LANGUAGES, barriers, overflow, picture, speak


def test_all_draws_are_told_beside_what_was_to_be_expected(visit: Visit) -> None:
    page = visit()
    draws = [
        {"game": "finito", "kind": "face", "counts": {str(face): 10 for face in range(1, 21)}},
        {"game": "rummy", "kind": "tile", "counts": {"n1": 60, "*": 10}},
        {"game": "completto", "kind": "starter 3", "counts": {"0": 1, "1": 2, "2": 0}},
    ]
    page.route("**/api/fairness", lambda route: route.fulfill(json={"draws": draws}))
    page.goto("/fairness")
    expect(page.get_by_text("The deals of the day do not count")).to_be_visible()
    expect(page.get_by_text("200 in all; of each 10.0 are to be expected. Such")).to_be_visible()
    expect(page.get_by_text("The differences are larger than chance brings")).to_be_visible()
    expect(page.get_by_text("These are too few yet to say anything.")).to_be_visible()
    expect(page.get_by_role("heading", name="who begins, of 3 players")).to_be_visible()
    page.get_by_text("All numbers").nth(1).click()
    row = page.get_by_role("row", name="brown 1")
    expect(row.locator("td")).to_have_text(["60", "35.0"])
    assert at_rest(page, lambda: barriers(page)) == []
    picture(page, "fairness")
    page.set_viewport_size({"width": 320, "height": 640})
    page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
    for language in LANGUAGES:
        speak(page, language)
        assert overflow(page) == [], language
