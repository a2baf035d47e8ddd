"""Alone against computers one is "you"; a name is asked for only when others would see it."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import Mouse, play_rummy


def test_alone_with_computers_nobody_is_asked_for_a_name(visit: Visit) -> None:
    page = visit("/new/rummy")
    page.get_by_label("Seat 2", exact=True).select_option("gentle")
    expect(page.get_by_label("Name for seat 1")).to_have_count(0)
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("region", name="Your rack").wait_for()
    expect(page.get_by_role("status", name="Who begins?")).to_contain_text("You")
    empty = page.get_by_text("The table is empty.")
    expect(empty).to_be_hidden()  # below who begins there is nothing else to read
    page.get_by_role("button", name="Close").click()
    expect(empty).to_be_visible()
    play_rummy(Mouse(page), most=1, endless=True)
    page.wait_for_function(
        "() => /You (drew|laid)/.test(document.querySelector('[role=log]')?.innerText)"
    )
    expect(page.locator("body")).not_to_contain_text("Guest", use_inner_text=True)


def test_a_name_is_asked_for_where_a_guest_will_see_it_and_only_once(visit: Visit) -> None:
    page = visit("/new/finito")
    page.get_by_label("Seat 2", exact=True).select_option("guest")
    page.get_by_label("Name for seat 1").fill("Ann")
    page.locator("form .first").click()
    page.get_by_role("heading", name="Ann").wait_for()
    page.goto("/new/finito")
    page.get_by_label("Seat 2", exact=True).select_option("guest")
    expect(page.get_by_label("Name for seat 1")).to_have_value("Ann")


def test_somebody_else_called_you_is_not_taken_for_you(visit: Visit) -> None:
    ann = visit(None)
    wish = {"game": "finito", "seats": [{"type": "me", "name": "Ann"}, {"type": "guest"}]}
    table = ann.request.post("/api/tables", data=wish).json()
    other = visit(None)
    expect(
        other.request.post("/api/join", data={"link": table["seats"][1]["link"], "name": "You"})
    ).to_be_ok()
    expect(ann.request.post(f"/api/tables/{table['id']}/start")).to_be_ok()
    ann.goto(f"/table/{table['id']}")
    ann.get_by_role("region", name="Board of “You”").wait_for()
