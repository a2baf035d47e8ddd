"""A line that breaks at the worst moment: what was asked is done or not, and no answer comes."""

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.hands import played_to_the_end
from tests.web.looking import until

GONE = "The server cannot be reached. Please try again in a moment."
PICK = "Pick one of your open counters, then a lit square."
GUESTS = {"game": "finito", "seats": [{"type": "me", "name": "Ann"}, {"type": "guest"}]}


def losing_the_answer(page: Page, url: str) -> None:
    """The first of these questions reaches the server, its answer nobody."""

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route(url, lose, times=1)


def losing_questions(page: Page, url: str) -> None:
    """None of these questions reaches the server."""
    page.route(url, lambda route: route.abort())


def back(page: Page, url: str) -> None:
    """The line is there again, and the browser says so."""
    page.unroute(url)
    page.evaluate("dispatchEvent(new Event('online'))")


def test_a_guest_whose_seat_was_taken_without_an_answer_sits_down_at_it(visit: Visit) -> None:
    table = visit(None).request.post("/api/tables", data=GUESTS).json()
    ben = visit(None)
    losing_the_answer(ben, "**/api/join")
    ben.goto(f"/join#{table['seats'][1]['link']}")
    ben.get_by_text("Ann invites you").wait_for()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("alert")).to_have_text(GONE)
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_text("The host begins").wait_for()
    expect(ben.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("you")


def test_what_was_picked_up_while_a_move_was_under_way_is_in_no_other_hand(visit: Visit) -> None:
    """Round one device: the answer to Ann's move is late, and she picks up something meanwhile.

    She is told that her move is on its way, until it has come through.
    """
    page, late, waiting = visit(None), list[str | bytes](), False

    def hear(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda told: late.append(told) if waiting else line.send(told))
        lines.append(line)

    lines = list[WebSocketRoute]()
    page.route_web_socket("**/socket", hear)
    people = [{"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"}]
    table = page.request.post("/api/tables", data={"game": "finito", "seats": people}).json()
    page.goto(f"/table/{table['id']}")
    page.wait_for_selector(".square.lit")
    waiting = True
    page.locator(".counters .spot").first.click()
    page.locator(".square.lit").first.click()
    page.locator(".counters .spot").last.click()
    page.wait_for_selector("[data-held=true]")
    until(page, lambda: len(late))
    under_way = page.get_by_role("status").filter(has_text="Your move is on its way")
    expect(under_way).to_be_visible()
    lines[0].send(late[0])
    expect(under_way).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-moves", "1 0")
    expect(page.locator(".prompt")).to_have_text(PICK)


def test_who_could_not_leave_stays_and_is_told(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Finito! now").click()
    page.wait_for_selector(".square.lit")
    losing_questions(page, "**/leave")
    page.get_by_role("button", name="Who sits where").click()
    for _ in range(2):
        page.get_by_role("button", name="Leave the table", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text=GONE)).to_be_visible()
    expect(page.locator(".square.lit").first).to_be_visible()


def test_a_review_that_broke_off_goes_on_when_the_server_is_back(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Finito! now").click()
    page.wait_for_selector(".square.lit")
    played_to_the_end(page)
    for name in ("Review", "Watch it again"):
        losing_questions(page, "**/api/**")
        page.get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", name=GONE)).to_be_visible()
        back(page, "**/api/**")
        expect(page.get_by_role("heading", name=GONE)).to_have_count(0)
        page.wait_for_selector("[data-table]")
        page.go_back()
        page.wait_for_selector(".results")


def test_why_nobody_plays_again_comes_into_view(visit: Visit) -> None:
    """On a small phone the results are longer than their box, and it stands at their end."""
    page = visit("/", viewport={"width": 320, "height": 400})
    page.get_by_role("button", name="Play Finito! now").click()
    page.wait_for_selector(".square.lit")
    played_to_the_end(page)
    losing_questions(page, "**/rematch")
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("alert").filter(has_text=GONE)).to_be_in_viewport(ratio=1)
