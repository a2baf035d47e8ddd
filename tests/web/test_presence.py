"""Who is here and who has gone, seen by the others; leaving asks first."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from reihum.server.house_clock import HouseClock
from reihum.server.tables.presence import ROLL
from tests.web.conftest import Visit
from tests.web.hands import played_to_the_end
from tests.web.looking import a_moment_passes, at_rest, box, comes_to, hold
from tests.web.test_company import set_up
from tests.web.test_told import table

WIDE, BELOW = [(1440, 900), (1280, 720)], [(1024, 768), (768, 1024), (360, 740)]
SMALL = [(1024, 500), (740, 360), (568, 320), (480, 320), (375, 553), (320, 568)]
PLAYED_WITH = ["[data-table] > .middle", "[data-table] > .own", "[data-table] > .tools"]
ALL_AROUND = ["[data-table]", ".news p", "header :is(a, button)"]
# Which of these things something lies over, by more than an edge.
COVERED = """(lying, things) => {
  const over = lying.getBoundingClientRect();
  const covers = ({ left, right, top, bottom }) =>
    Math.min(over.right, right) - Math.max(over.left, left) > 1
    && Math.min(over.bottom, bottom) - Math.max(over.top, top) > 1;
  return things.filter(one =>
    [...document.querySelectorAll(one)].some(thing => covers(thing.getBoundingClientRect())));
}"""
HEARD = "text => document.querySelector('[role=log]')?.innerText.includes(text)"


def begun(game: str, ann: Page, *guests: Page, **options: int) -> str:
    """A table, begun, at which Ann sits and these guests: Ben, then Cem."""
    seats = [{"type": "me", "name": "Ann"}, *[{"type": "guest"}] * len(guests)]
    wish = {"game": game, "seats": seats, "options": options}
    table = ann.request.post("/api/tables", data=wish).json()
    for guest, name, seat in zip(guests, ("Ben", "Cem"), table["seats"][1:], strict=False):
        taken = {"link": seat["link"], "name": name}
        expect(guest.request.post("/api/join", data=taken)).to_be_ok()
    expect(ann.request.post(f"/api/tables/{table['id']}/start")).to_be_ok()
    return str(table["id"])


def table_of_two(ann: Page, ben: Page, **options: int) -> str:
    """A Finito table, begun, at which Ann and Ben sit."""
    table = begun("finito", ann, ben, **options)
    for page in (ann, ben):
        page.goto(f"/table/{table}")
        page.wait_for_selector(".square.lit")
    return table


def test_whoever_is_gone_is_seen_to_be_gone_and_seen_to_come_back(visit: Visit) -> None:
    ann, ben = visit(None), visit(None)
    table = table_of_two(ann, ben)
    ben.close()
    ann.wait_for_function(HEARD, arg="Ben has gone away.")
    ann.locator(".name.away", has_text="Ben").wait_for()
    ann.get_by_role("button", name="Who sits where").click()
    expect(ann.get_by_text(re.compile(r"away since \d\d:\d\d"))).to_be_visible()
    ann.keyboard.press("Escape")
    back = ben.context.new_page()
    back.goto(f"/table/{table}")
    ann.wait_for_function(HEARD, arg="Ben is back.")
    ann.locator(".name.away").wait_for(state="detached")


def test_who_begins_the_next_game_is_not_said_to_have_gone(visit: Visit, clock: HouseClock) -> None:
    """And whoever still looks at the result is not there yet: nobody there saw them go."""
    ann, ben = visit(None), visit(None)
    table = table_of_two(ann, ben)
    played_to_the_end(ann, ben)
    ann.get_by_role("button", name="Play again").click()
    ben.wait_for_function(HEARD, arg="The next game is ready.")
    ben.locator(".name.away", has_text="Ann").wait_for(state="attached")
    expect(ben.get_by_role("log")).not_to_contain_text("Ann has gone away.")
    ann.wait_for_url(lambda url: not url.endswith(table))
    ann.wait_for_selector("[data-table]")
    clock.catch_up(clock.now() + ROLL)
    ann.wait_for_function(HEARD, arg="Ben is not here right now.")
    ben.get_by_role("link", name="To the next game").click()
    ann.wait_for_function(HEARD, arg="Ben is back.")


def test_after_a_while_a_computer_may_take_over_from_a_killed_browser(visit: Visit) -> None:
    ann, ben = visit(None), visit(None)
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
    ann, ben = visit(None), visit(None)
    ann.clock.install()
    table_of_two(ann, ben)
    ben.close()
    ann.wait_for_function(HEARD, arg="Ben has gone away.")
    ann.clock.fast_forward(61_000)
    ann.get_by_role("button", name="Wait").click()
    ann.get_by_text("Ben has been away").wait_for(state="detached")
    ann.clock.fast_forward(61_000)
    a_moment_passes(ann)
    expect(ann.get_by_text("Ben has been away")).to_have_count(0)


def test_while_the_host_is_away_the_others_decide(visit: Visit, clock: HouseClock) -> None:
    """Whoever plays there, that is; who only visits is told, and not asked."""
    ann, ben, onlooker = visit(None), visit(None), visit(None)
    for page in (ben, onlooker):
        page.clock.install()
    table = table_of_two(ann, ben)
    onlooker.goto(f"/table/{table}")
    onlooker.wait_for_selector("[data-table]")
    ann.close()
    for page in (onlooker, ben):
        page.wait_for_function(HEARD, arg="Ann has gone away.")
    clock.catch_up(clock.now() + 61)
    for page in (onlooker, ben):
        page.clock.fast_forward(61_000)
        page.get_by_text("Ann has been away for 1 minute.").wait_for()
    expect(onlooker.get_by_role("button", name="Computer takes over")).to_have_count(0)
    ben.get_by_role("button", name="Computer takes over").click()
    ben.wait_for_function(HEARD, arg="in place of Ann")
    expect(ben.get_by_text("Ann has been away")).to_have_count(0)
    expect(ben.locator(".name.away")).to_have_count(0)


def test_nobody_else_is_asked_to_decide_while_the_host_looks_on(visit: Visit) -> None:
    """The host's seat is a computer's by now, and an empty seat is for the host to give away."""
    ann, ben, cleo = visit(None), visit(None), visit(None)
    guest = {"type": "guest"}
    wish = {"game": "finito", "seats": [{"type": "me", "name": "Ann"}, guest, guest]}
    table = ann.request.post("/api/tables", data=wish).json()
    for page, seat, name in ((ben, 1, "Ben"), (cleo, 2, "Cleo")):
        link = {"link": table["seats"][seat]["link"], "name": name}
        expect(page.request.post("/api/join", data=link)).to_be_ok()
    path = f"/api/tables/{table['id']}"
    expect(ann.request.post(f"{path}/start")).to_be_ok()
    for page in (ann, ben):
        page.goto(f"/table/{table['id']}")
        page.wait_for_selector("[data-table]")
    free = {"seat": 0, "player": "simple"}
    expect(ann.request.post(f"{path}/free", data=free)).to_be_ok()
    expect(cleo.request.post(f"{path}/leave", data={"seat": 2})).to_be_ok()
    ben.get_by_text("A seat is empty").wait_for()
    ann.get_by_role("button", name="Computer takes over").wait_for()
    expect(ben.get_by_role("button", name="Computer takes over")).to_have_count(0)
    ann.close()
    ben.get_by_role("button", name="Computer takes over").click()
    expect(ben.get_by_text("A seat is empty")).to_have_count(0)


def test_a_seat_that_was_left_may_be_given_to_a_computer(visit: Visit) -> None:
    ann, ben = visit(None), visit(None)
    table = table_of_two(ann, ben)
    assert ann.request.post(f"/api/tables/{table}/leave", data={"seat": 0}).ok
    ann.close()  # the host decides as long as they look on
    ben.get_by_text("A seat is empty").wait_for()
    ben.get_by_role("button", name="Computer takes over").click()
    expect(ben.get_by_text("A seat is empty")).to_have_count(0)
    expect(ben.locator(".others")).not_to_contain_text("Empty seat")


def test_everybody_sees_whose_time_runs(visit: Visit) -> None:
    """In Finito both think at the same time, until one has chosen; that moves nothing."""
    ann, ben = visit(None, viewport={"width": 360, "height": 740}), visit(None)
    table = table_of_two(ann, ben, decision_seconds=600)
    time = re.compile(r"^\d+:\d\d$")
    other = ann.get_by_role("timer", name="Time left for Ben")
    expect(other).to_have_text(time)
    onlooker = visit(f"/table/{table}")
    expect(onlooker.get_by_role("timer")).to_have_text([time, time])
    expect(onlooker.locator(".prompt")).to_have_text("Waiting for Ann and Ben")
    before = lies(ann)
    ben.locator(".counters .spot").first.click()
    ben.locator(".square.lit").first.click()
    expect(ben.get_by_role("timer", name="Time left for Ann")).to_have_text(time)
    expect(other).to_have_count(0)
    assert lies(ann) == before
    expect(onlooker.get_by_role("timer")).to_have_text([time])
    expect(ann.get_by_role("timer", name="Time left", exact=True)).to_have_text(time)


def test_no_tool_moves_while_the_own_time_runs(visit: Visit) -> None:
    """A narrow 1:11 takes as much room as a wide 2:00; else the buttons would dance."""
    page = visit(None, viewport={"width": 390, "height": 844})
    table(page, "rummy", "simple", turn_seconds=300)
    hold(page)
    page.evaluate("setInterval = () => 0")
    clock = page.get_by_role("timer", name="Time left", exact=True)
    places = []
    for text in ("1:11", "2:00", "0:09"):
        clock.evaluate("(one, text) => { one.textContent = text; }", text)
        places.append(lies(page))
    assert places[0] == places[1] == places[2]


def lies(page: Page) -> list[tuple[float, ...]]:
    """Where the seats, the boards and the tools are."""
    parts = page.locator(".others section, .others .board, .others b, .board > *, .bar .button")
    return at_rest(
        page,
        lambda: parts.evaluate_all(
            "all => all.map(one => Object.values(one.getBoundingClientRect().toJSON()))"
        ),
    )


def test_somebody_who_is_here_is_not_replaced_without_a_question(visit: Visit) -> None:
    ann, ben = visit(None), visit(None)
    table_of_two(ann, ben)
    ann.get_by_role("button", name="Who sits where").click()
    ann.get_by_role("button", name="Computer takes over (gentle)").click()
    question = ann.get_by_role("dialog", name="Computer takes over (gentle)")
    expect(question).to_contain_text("Ben is here now.")
    expect(question).to_contain_text("may take the seat back at any time.")
    question.get_by_role("button", name="No, Ben plays on").click()
    expect(question).not_to_be_visible()
    ann.get_by_role("button", name="Computer takes over (gentle)").click()
    question.get_by_role("button", name="Yes, the computer plays").click()
    for page in (ann, ben):
        page.wait_for_function(HEARD, arg="in place of Ben")


def test_leaving_one_of_two_seats_is_not_leaving_the_table(visit: Visit) -> None:
    page = visit(None)
    set_up(page, "finito", "me", "gentle")
    page.wait_for_selector(".square.lit")
    page.get_by_role("button", name="Who sits where").click()
    page.get_by_role("button", name="Leave the table").first.click()
    page.get_by_role("button", name="Leave the table").first.click()
    page.wait_for_function(HEARD, arg="Ann has left the table.")
    expect(page.locator("main")).to_have_attribute("data-moves", re.compile("^1 "))


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
    page = visit(None)
    wish = {"game": "finito", "seats": [{"type": "me", "name": "Ann"}, {"type": "guest"}]}
    table = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{table['id']}")
    page.get_by_text("reihum --lan").wait_for()


def test_a_device_that_can_pass_links_on_does_so(visit: Visit) -> None:
    page = visit(None)
    page.add_init_script("navigator.share = async what => { window.shared = what.url; }")
    wish = {"game": "finito", "seats": [{"type": "me", "name": "Ann"}, {"type": "guest"}]}
    made = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{made['id']}")
    link = page.get_by_label("Invitation link", exact=True).input_value()
    page.get_by_role("button", name="Send link").click()
    comes_to(page, lambda: page.evaluate("window.shared"), link)


def test_a_guest_who_has_gone_before_the_game_begins_is_seen_to_be_gone(visit: Visit) -> None:
    ann, ben = visit(None), visit(None)
    wish = {"game": "finito", "seats": [{"type": "me", "name": "Ann"}, {"type": "guest"}]}
    made = ann.request.post("/api/tables", data=wish).json()
    ann.goto(f"/table/{made['id']}")
    ben.goto(ann.get_by_label("Invitation link", exact=True).input_value())
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_role("heading", name="Everybody is here").wait_for()
    ann.get_by_role("heading", name="Ben", exact=True).wait_for()
    ben.close()
    ann.get_by_role("heading", name="Ben (away)").wait_for()


def test_so_does_the_link_to_a_seat_that_was_left(visit: Visit) -> None:
    ann, ben = visit(None), visit(None)
    table = table_of_two(ann, ben)
    assert ben.request.post(f"/api/tables/{table}/leave", data={"seat": 1}).ok
    ann.wait_for_function(HEARD, arg="Ben has left the table.")
    ann.get_by_role("button", name="Who sits where").click()
    ann.get_by_label("Invitation link", exact=True).wait_for()
    expect(ann.get_by_text("reihum --lan")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language"), [("completto", "en"), ("rummy", "ru"), ("finito", "fr")]
)
def test_the_offer_to_take_over_lies_over_nothing_that_is_played_with(
    visit: Visit, game: str, language: str
) -> None:
    """Below the table; in the head of the page where that is wide, or the table has no room."""
    ann, ben = visit(None, locale=language), visit(None)
    table = begun(game, ann, ben)
    ann.goto(f"/table/{table}")
    ann.wait_for_selector("[data-table]")
    expect(ben.request.post(f"/api/tables/{table}/leave", data={"seat": 1})).to_be_ok()
    offer = ann.locator(".banner")
    expect(offer.get_by_role("button")).to_have_count(2)
    for width, height in (*WIDE, *BELOW, *SMALL):
        ann.set_viewport_size({"width": width, "height": height})
        things = PLAYED_WITH if (width, height) in SMALL else ALL_AROUND
        assert at_rest(ann, partial(offer.evaluate, COVERED, things)) == [], (width, height)
        lies = box(offer)
        assert min(lies["x"], lies["y"]) >= 0, (width, height)
        assert lies["x"] + lies["width"] <= width, (width, height)
        assert lies["y"] + lies["height"] <= height, (width, height)


def test_on_a_small_phone_the_offer_to_take_over_takes_no_room(visit: Visit) -> None:
    ann, ben = visit(None, viewport={"width": 320, "height": 568}), visit(None)
    name = table_of_two(ann, ben)
    expect(ben.request.post(f"/api/tables/{name}/leave", data={"seat": 1})).to_be_ok()
    offer = ann.locator(".banner", has_text="A seat is empty")
    offer.get_by_role("button", name="Computer takes over").wait_for()
    for width, height, low in ((320, 568, 110), (568, 320, 60), (740, 360, 60)):
        ann.set_viewport_size({"width": width, "height": height})
        assert box(offer)["height"] <= low, width
        table = box(ann.locator("[data-table]"))
        assert table["y"] + table["height"] >= height - 12, width  # nothing is squeezed


def test_whoever_is_replaced_has_not_come_back(visit: Visit) -> None:
    ann, ben = visit(None), visit(None)
    table = table_of_two(ann, ben)
    ben.close()
    ann.wait_for_function(HEARD, arg="Ben has gone away.")
    taken = {"seat": 1, "player": "steady"}
    expect(ann.request.post(f"/api/tables/{table}/free", data=taken)).to_be_ok()
    ann.wait_for_function(HEARD, arg="in place of Ben")
    ann.locator(".square.lit").first.wait_for()
    ann.get_by_role("button", name="Who sits where").click()
    expect(ann.get_by_text("away since")).to_have_count(0)
    expect(ann.locator("[role=log]")).not_to_contain_text("is back")


def test_whoever_was_replaced_is_told_so_and_may_play_again(visit: Visit) -> None:
    """In the middle of a turn, or when they come back; the way there is on the start page."""
    ann, ben = visit(None), visit(None)
    table = table_of_two(ann, ben)
    ben.locator(".counters .spot").first.click()
    taken = {"seat": 1, "player": "steady"}
    expect(ann.request.post(f"/api/tables/{table}/free", data=taken)).to_be_ok()
    told = re.compile(r"^\w+ plays for you now; you are watching\.$")
    expect(ben.locator(".banner p")).to_have_text(told)
    expect(ben.get_by_role("alert")).to_have_count(0)
    ben.goto("/")
    ben.get_by_role("link", name="Finito!", exact=True).click()
    expect(ben.locator(".banner p")).to_have_text(told)
    ben.get_by_role("button", name="Play again myself").click()
    expect(ben.locator("main")).to_have_attribute("data-moves", re.compile("^1 "))
    expect(ben.locator(".banner")).to_have_count(0)
    expect(ann.locator(".others")).to_contain_text("Ben")  # whose browser keeps no name
    expect(ann.locator(".banner")).to_have_count(0)


def test_whoever_was_replaced_is_told_that_and_nothing_over_it(visit: Visit) -> None:
    ann, ben, cem = visit(None), visit(None), visit(None)
    table = begun("finito", ann, ben, cem)
    path = f"/api/tables/{table}"
    expect(cem.request.post(f"{path}/leave", data={"seat": 2})).to_be_ok()
    ben.goto(f"/table/{table}")
    expect(ben.locator(".banner")).to_contain_text("A seat is empty")
    cem.goto(f"/table/{table}")
    expect(cem.locator(".others")).to_contain_text("Empty seat")
    expect(cem.locator(".banner")).to_have_count(0)  # who only looks on decides nothing
    expect(ann.request.post(f"{path}/free", data={"seat": 1, "player": "steady"})).to_be_ok()
    expect(ben.locator(".banner")).to_contain_text("you are watching")
    expect(ben.locator(".banner")).to_have_count(1)
