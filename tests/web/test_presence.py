"""Who is here and who has gone, seen by the others; leaving asks first."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit

HEARD = "text => document.querySelector('[role=log]')?.innerText.includes(text)"


def table_of_two(ann: Page, ben: Page) -> str:
    """A Finito table, begun, at which Ann and Ben sit."""
    wish = {"game": "finito", "seats": [{"type": "me", "name": "Ann"}, {"type": "guest"}]}
    table = ann.request.post("/api/tables", data=wish).json()
    ben.request.post("/api/join", data={"link": table["seats"][1]["link"], "name": "Ben"})
    ann.request.post(f"/api/tables/{table['id']}/start")
    for page in (ann, ben):
        page.goto(f"/table/{table['id']}")
        page.wait_for_selector(".square.lit")
    return str(table["id"])


def test_whoever_is_gone_is_seen_to_be_gone_and_seen_to_come_back(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = table_of_two(ann, ben)
    ben.close()
    ann.wait_for_function(HEARD, arg="Ben has gone away.")
    ann.locator(".name.away", has_text="Ben").wait_for()
    back = ben.context.new_page()
    back.goto(f"/table/{table}")
    ann.wait_for_function(HEARD, arg="Ben is back.")
    ann.locator(".name.away").wait_for(state="detached")


def test_after_a_while_a_computer_may_take_over_from_a_killed_browser(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.clock.install()
    table_of_two(ann, ben)
    ben.context.close()
    ann.wait_for_function(HEARD, arg="Ben has gone away.")
    expect(ann.get_by_role("button", name="Wait")).to_have_count(0)
    ann.clock.fast_forward(61_000)
    ann.get_by_text("Ben has been away for 1 minute.").wait_for()
    ann.get_by_role("button", name="Computer takes over").click()
    ann.wait_for_function(HEARD, arg="in place of Ben")
    ann.get_by_text("Ben has been away").wait_for(state="detached")


def test_whoever_waits_is_not_asked_again(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.clock.install()
    table_of_two(ann, ben)
    ben.context.close()
    ann.wait_for_function(HEARD, arg="Ben has gone away.")
    ann.clock.fast_forward(61_000)
    ann.get_by_role("button", name="Wait").click()
    ann.get_by_text("Ben has been away").wait_for(state="detached")
    ann.clock.fast_forward(61_000)
    expect(ann.get_by_text("Ben has been away")).to_have_count(0)


def test_leaving_asks_first(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Finito! now").click()
    page.wait_for_selector(".square.lit")
    page.get_by_role("button", name="Who sits where").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_text("Really leave?").wait_for()
    page.get_by_role("button", name="Stay").click()
    page.get_by_text("Really leave?").wait_for(state="detached")
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("heading", name="Three games with number tiles").wait_for()


def test_a_link_to_this_computer_says_that_it_works_only_here(visit: Visit) -> None:
    page = visit()
    wish = {"game": "finito", "seats": [{"type": "me", "name": "Ann"}, {"type": "guest"}]}
    table = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{table['id']}")
    page.get_by_text("reihum --lan").wait_for()
