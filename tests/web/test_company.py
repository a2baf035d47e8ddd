"""Several people: by link, on one device, with a broken line, against the clock."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from reihum.server.house_clock import HouseClock
from tests.amounts import amount
from tests.web.conftest import Visit
from tests.web.hands import PLAY, Hands, Keys, Mouse, middle, over, play_finito, played_to_the_end
from tests.web.looking import a_moment_passes, at_rest, box, comes_to, until

FEW = 2  # moves, one by each hand
MOVES = amount(FEW, 10_000)
GAMES = {"completto": "Completto", "rummy": "Rummy", "finito": "Finito!"}


def set_up(page: Page, game: str, *seats: str, names: tuple[str, ...] = ("Ann", "Ben")) -> None:
    """A table for Ann and these seats, set up by hand."""
    page.goto(f"/new/{game}")
    for at, seat in enumerate(seats, 2):
        if at > 2:
            page.get_by_role("button", name="Add a player").click()
        page.get_by_label(f"Seat {at}", exact=True).select_option(seat)
        if seat == "me":
            page.get_by_label(f"Name for seat {at}").fill(names[at - 1])
    if {"me", "guest"} & set(seats):
        page.get_by_label("Name for seat 1").fill(names[0])
    page.locator("form .first").click()


def test_where_a_name_is_missing_is_said(visit: Visit) -> None:
    page = visit("/new/finito")
    page.get_by_label("Seat 2", exact=True).select_option("me")
    missing, begin = page.get_by_text("Please write a name here"), page.locator("form .first")
    for number, name in ((1, "Ann"), (2, "  "), (2, "Ben")):
        field = page.get_by_label(f"Name for seat {number}")
        begin.click()
        expect(field).to_be_focused()
        expect(missing).to_be_visible()
        field.fill(name)
        expect(missing).to_have_count(0)
    begin.click()
    page.wait_for_selector("[data-table]")


def two_at_a_table(visit: Visit, game: str) -> list[Hands]:
    """Ann with a mouse and Ben with keys, who came by a link, and a computer player."""
    ann = visit(None)
    set_up(ann, game, "guest", "gentle")
    link = ann.get_by_label("Invitation link", exact=True).input_value()
    return [Mouse(ann), Keys(joined_by(visit, ann, link))]


def joined_by(visit: Visit, ann: Page, link: str) -> Page:
    """Ben, who came by a link; Ann has begun, and both are at the table."""
    ben = visit(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_text("The host begins").wait_for()
    ann.get_by_role("button", name="Begin").click()
    for page in (ann, ben):
        page.wait_for_selector("[data-table]")
    return ben


def test_somebody_round_the_device_takes_an_empty_seat(visit: Visit) -> None:
    """Before the match begins, and later the seat of somebody who has left."""
    ann = visit(None)
    set_up(ann, "finito", "guest", "gentle")
    here = ann.get_by_label("Somebody here, on this device")
    here.fill("Ben")
    here.press("Enter")
    ann.get_by_role("button", name="Begin").click()
    expect(ann.locator("main")).to_have_attribute("data-moves", re.compile("^0 "))
    table = ann.url.rpartition("/")[2]
    expect(ann.request.post(f"/api/tables/{table}/leave", data={"seat": 1})).to_be_ok()
    ann.get_by_role("button", name="Who sits where").click()
    here.fill("Cleo")
    here.press("Enter")
    expect(ann.get_by_role("dialog").locator("li", has_text="Cleo")).to_be_visible()
    expect(here).to_have_count(0)


def test_an_invitation_names_people_and_counts_the_free_seats(visit: Visit) -> None:
    ann = visit(None)
    set_up(ann, "finito", "guest", "guest")
    link = ann.get_by_label("Invitation link", exact=True).first.input_value()
    ben = visit(link)
    expect(ben.get_by_text("At the table:")).to_have_text("At the table: Ann")
    expect(ben.get_by_text("2 seats are free.")).to_be_visible()


@pytest.mark.parametrize(
    "game", [one if one == "rummy" else pytest.param(one, marks=pytest.mark.large) for one in GAMES]
)
def test_two_browsers_and_a_computer_play(visit: Visit, game: str) -> None:
    """For a release to the end by hand, else the first moves."""
    hands = two_at_a_table(visit, game)
    ann, ben = (hand.page for hand in hands)
    made = 0
    while made < MOVES and not all(over(hand.page) for hand in hands):
        for hand in hands:
            if acting(hand.page):
                PLAY[GAMES[game]](hand, most=1, endless=True)
                made += 1
            a_moment_passes(hand.page)
    if not over(ann):
        played_to_the_end(ann, ben)
    first = ann.url
    ann.get_by_role("button", name="Play again").click()
    ann.wait_for_url(lambda url: url != first)
    ben.get_by_role("link", name="To the next game").click()
    ben.wait_for_url(ann.url)


def acting(page: Page) -> bool:
    return page.locator(ACTING).count() > 0


ACTING = ".gap, .cell.lit, .cell[data-pick], .square.lit, .bar .first:enabled:not(.away)"


def test_a_broken_line_comes_back_by_itself_with_the_move_made_meanwhile(visit: Visit) -> None:
    """Though somebody else moved while there was no line."""
    ann = visit(None)
    ann.add_init_script(
        """const Real = WebSocket;
        window.WebSocket = class extends Real {
          constructor(...all) { super(...all); window.line = this; }
        };"""
    )
    set_up(ann, "finito", "guest")
    link = ann.get_by_label("Invitation link", exact=True).input_value()
    ben = joined_by(visit, ann, link)
    ann.wait_for_selector(".square.lit")
    ann.context.set_offline(True)
    ann.evaluate("window.line.close()")
    ann.get_by_text("The connection is lost").wait_for()
    for page in (ann, ben):
        page.locator(".counters .spot").first.click()
        page.locator(".square.lit").first.click()
    expect(ben.locator("main")).to_have_attribute("data-moves", "1 1")
    ann.context.set_offline(False)
    ann.evaluate("window.dispatchEvent(new Event('online'))")
    expect(ann.locator("main")).to_have_attribute("data-moves", "0 1")
    expect(ann.get_by_text("The connection is lost")).to_have_count(0)


def test_a_rummy_turn_that_runs_out_of_time(visit: Visit, clock: HouseClock) -> None:
    page = visit(None)
    people = [{"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"}]
    wish = {"game": "rummy", "options": {"turn_seconds": 600}, "seats": people}
    table = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{table['id']}")
    ready, left = page.get_by_role("button", name="I am"), page.get_by_role("timer")
    first = ready.inner_text()
    ready.click()
    expect(left).to_have_text(re.compile(r"^\d+:\d\d$"))
    clock.catch_up(clock.now() + 600)
    page.get_by_role("button", name="Done, pass it on").click()
    expect(page.locator("[role=log]")).to_contain_text("drew 1 tile")
    expect(ready).not_to_have_text(first)
    clock.catch_up(clock.now() + 500)  # until it has gone round
    expect(page.get_by_text("begins when you take the device: 10:00")).to_be_visible()
    expect(left).to_have_count(0)  # what would run down and begin anew is not shown
    ready.click()
    expect(left).to_have_text(re.compile(r"^(10:00|[2-9]:\d\d)$"))


def two_round_a_device(page: Page, *others: dict[str, str]) -> dict[str, Any]:
    """A table of Ann and Ben at one device, and these, with ten minutes for a turn."""
    people = [{"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"}, *others]
    wish = {"game": "rummy", "options": {"turn_seconds": 600}, "seats": people}
    made: dict[str, Any] = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{made['id']}")
    return made


def test_what_was_drawn_is_not_looked_at_longer_than_the_next_turn_lasts(
    visit: Visit, clock: HouseClock
) -> None:
    page = visit(None)
    two_round_a_device(page)
    ready, done = (page.get_by_role("button", name=name) for name in ("I am", "Done, pass it on"))
    first = ready.inner_text()
    ready.click()
    page.get_by_role("button", name="Draw a tile", exact=True).click()
    done.wait_for()
    clock.catch_up(clock.now() + 600)  # the next one's turn goes by
    expect(ready).to_have_text(first)
    expect(done).to_have_count(0)
    expect(page.locator("[role=log]")).to_contain_text("drew 1 tile")


def test_what_was_drawn_gives_way_before_the_next_turn_is_over(visit: Visit) -> None:
    page = visit(None)
    page.clock.install()
    two_round_a_device(page)
    ready, done = (page.get_by_role("button", name=name) for name in ("I am", "Done, pass it on"))
    first = ready.inner_text()
    ready.click()
    page.get_by_role("button", name="Draw a tile", exact=True).click()
    done.wait_for()
    expect(page.locator(".card").get_by_role("timer")).to_have_count(0)  # it begins anew
    page.clock.fast_forward(400_000)
    done.wait_for()
    page.clock.fast_forward(180_000)
    expect(ready).not_to_have_text(first)
    expect(done).to_have_count(0)
    expect(page.get_by_text("Nobody has taken it yet")).to_be_visible()
    ready.click()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^(10:00|[89]:\d\d)$"))


def test_where_the_next_ones_time_runs_it_is_shown_beside_what_was_drawn(visit: Visit) -> None:
    """Where somebody elsewhere waits for them, it does not begin anew."""
    ann, cleo = visit(None), visit(None)
    made = two_round_a_device(ann, {"type": "guest"})
    sitting = {"link": made["seats"][2]["link"], "name": "Cleo"}
    assert cleo.request.post("/api/join", data=sitting).ok
    assert ann.request.post(f"/api/tables/{made['id']}/start").ok
    ann.get_by_role("button", name="I am Ann").click()  # who begins in this test's deal
    ann.get_by_role("button", name="Draw a tile", exact=True).click()
    ann.get_by_role("button", name="Done, pass it on").wait_for()
    read = ann.locator(".card", has_text="new on your rack")
    expect(read.get_by_role("timer", name="Time left for Ben")).to_be_visible()
    expect(read).to_contain_text(re.compile(r"Time left for Ben \d+:\d\d"))


def test_whoever_comes_back_to_a_turn_reads_what_the_clock_is(visit: Visit) -> None:
    page = visit(None)
    two_round_a_device(page)
    page.get_by_role("button", name="I am").click()
    page.wait_for_selector("[data-table]")
    page.reload()
    left = page.locator(".curtain .time")
    expect(left).to_have_text(re.compile(r"^Time left:\s+\d+:\d\d$"))


def test_the_curtain_hides_the_rack(visit: Visit) -> None:
    page = visit(None)
    set_up(page, "rummy", "me")
    curtain = page.get_by_role("button", name="I am")
    curtain.wait_for()
    expect(page.locator(".rack")).to_have_count(0)
    for _ in range(2):
        before = curtain.inner_text()
        curtain.click()
        expect(page.locator(".rack .spot")).to_have_count(14)
        expect(page.get_by_role("timer")).to_have_count(0)  # nobody else waits: there is no hurry
        before_it = at_rest(page, lambda: Counter(page.locator(".rack .spot").evaluate_all(RACK)))
        page.get_by_role("button", name="Draw a tile", exact=True).click()
        expect(page.locator(".rack .spot")).to_have_count(15)
        (drawn,) = Counter(page.locator(".rack .spot").evaluate_all(RACK)) - before_it
        expect(page.locator("[role=status]", has_text="new on your rack")).to_contain_text(drawn)
        page.get_by_role("button", name="Done, pass it on").click()
        page.wait_for_function(
            "before => document.querySelector('.curtain button')?.innerText !== before",
            arg=before,
        )
        curtain.wait_for()
        expect(page.locator(".rack .spot")).to_have_count(0)


def test_a_limit_is_suggested_only_where_somebody_elsewhere_would_wait(visit: Visit) -> None:
    page = visit("/new/rummy")
    seat = page.get_by_label("Seat 2", exact=True)
    limit = page.get_by_label("Time for a turn", exact=True)
    for who, seconds in [("gentle", "0"), ("guest", "120"), ("me", "0")]:
        seat.select_option(who)
        expect(limit).to_have_value(seconds)
    for who, chosen in [("me", "60"), ("gentle", "0"), ("guest", "120")]:
        seat.select_option(who)
        limit.select_option("180")
        limit.select_option(chosen)
        for other in ("guest", "gentle"):
            seat.select_option(other)
            expect(limit).to_have_value(chosen)  # what was chosen stays, also if it was suggested


def test_the_curtain_is_where_the_table_will_be(visit: Visit) -> None:
    page = visit(None, viewport={"width": 1440, "height": 900})
    people = [{"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"}]
    made = page.request.post("/api/tables", data={"game": "rummy", "seats": people}).json()
    page.goto(f"/table/{made['id']}")
    log = page.get_by_role("region", name="What happened")
    curtain, lines = box(page.locator(".curtain")), box(log)
    page.get_by_role("button", name="I am").click()
    assert box(page.locator("[data-table]")) == pytest.approx(curtain, abs=1)
    assert box(log) == pytest.approx(lines, abs=1)


def test_two_people_on_one_device_play_finito(visit: Visit) -> None:
    page = visit(None)
    set_up(page, "finito", "me", "sharp")
    play_finito(Mouse(page), most=2 * FEW, endless=True)
    expect(page.locator("main")).to_have_attribute("data-moves", re.compile(r"\d \d"))


def test_rummy_shows_what_is_wrong_and_takes_it_back(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Rummy now").click()
    page.wait_for_selector(".rack .spot")
    page.get_by_role("button", name="Draw a tile", exact=True).wait_for()
    expect(page.get_by_role("timer")).to_have_count(0)  # a phone call costs nothing
    tiles = page.locator(".rack .spot")
    count = tiles.count()
    Mouse(page).move(tiles.first, page.locator(".new"))
    page.locator(".set.wrong").wait_for()
    expect(page.locator(".note")).to_have_text("Three tiles or more belong together")
    expect(page.locator(".prompt")).to_contain_text("Set 1: Three tiles or more belong together.")
    expect(page.get_by_role("button", name="Finish")).to_be_disabled()
    tiles.first.click()
    page.locator(".set.wrong .end").click()
    expect(tiles).to_have_count(count - 2)
    page.get_by_role("button", name="Step back").click()
    expect(tiles).to_have_count(count - 1)
    page.get_by_role("button", name="Take all back").click()
    expect(tiles).to_have_count(count)
    expect(page.locator(".set.wrong")).to_have_count(0)


def test_a_rack_is_put_in_order_by_keys(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Rummy now").click()
    page.wait_for_selector(".rack .spot")
    tiles = page.locator(".rack .spot")
    names = [tile.get_attribute("aria-label") for tile in tiles.all()]
    tiles.first.focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowLeft")
    expected = [names[1], names[0], *names[2:]]
    page.wait_for_function(
        """names => [...document.querySelectorAll('.rack .spot')]
          .every((tile, at) => tile.ariaLabel === names[at])""",
        arg=expected,
    )
    expect(page.locator(":focus")).to_have_attribute("aria-label", names[0] or "")
    expect(page.locator("[role=log]")).to_contain_text(f"{names[0]}: place 2 of")
    page.get_by_role("button", name="Help").click()
    for key in ("Home, End", "Tab", "Shift + ← →", "Ctrl + Z"):
        page.get_by_text(key, exact=True).wait_for()


RACK = "all => all.map(one => one.ariaLabel)"


def test_a_rack_keeps_its_order_when_the_page_is_opened_again(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Rummy now").click()
    page.get_by_role("button", name="Draw a tile", exact=True).wait_for()
    tiles = page.locator(".rack .spot")
    dealt = tiles.evaluate_all(RACK)
    tiles.nth(5).focus()
    for _ in range(5):
        page.keyboard.press("Shift+ArrowLeft")
    ordered = [dealt[5], *dealt[:5], *dealt[6:]]
    comes_to(page, lambda: tiles.evaluate_all(RACK), ordered)
    page.reload()
    expect(tiles).to_have_count(len(dealt))
    comes_to(page, lambda: tiles.evaluate_all(RACK), ordered)


def test_each_of_two_people_at_one_device_finds_the_rack_in_order(visit: Visit) -> None:
    page = visit()
    set_up(page, "rummy", "me")
    curtain, tiles = page.get_by_role("button", name="I am"), page.locator(".rack .spot")
    orders: dict[str, list[str]] = {}
    for _ in range(2):
        name = curtain.inner_text()
        curtain.click()
        page.get_by_role("button", name="By number").click()
        orders[name] = at_rest(page, lambda: tiles.evaluate_all(RACK))
        page.get_by_role("button", name="Draw a tile", exact=True).click()
        page.get_by_role("button", name="Done, pass it on").click()
        expect(curtain).not_to_have_text(name)
    for _ in range(2):
        name = curtain.inner_text()
        curtain.click()
        expect(tiles).to_have_count(15)
        comes_to(page, lambda: tiles.evaluate_all(RACK)[:-1], orders[name])
        page.get_by_role("button", name="Draw a tile", exact=True).click()
        page.get_by_role("button", name="Done, pass it on").click()
        expect(curtain).not_to_have_text(name)


def test_a_page_opened_again_in_the_middle_of_a_turn_goes_on_with_it(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Rummy now").click()
    page.get_by_role("button", name="Draw a tile", exact=True).wait_for()
    tiles = page.locator(".rack .spot")
    count = tiles.count()
    laid = tiles.first.get_attribute("aria-label")
    Mouse(page).move(tiles.first, page.locator(".new"))
    page.locator(".set.wrong").wait_for()
    page.reload()
    page.locator(".set.wrong").get_by_role("button", name=laid or "", exact=True).wait_for()
    expect(tiles).to_have_count(count - 1)
    page.get_by_role("button", name="Take all back").click()
    expect(tiles).to_have_count(count)


def test_a_tile_settles_from_where_it_was_let_go(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.get_by_role("button", name="Play Rummy now").click()
    page.get_by_role("button", name="Draw a tile", exact=True).wait_for()
    tile, cloth = page.locator(".rack .spot").first, page.locator(".sets")
    page.evaluate(
        """() => {
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, timing) {
            if (this.matches('.set .spot')) {
              const box = this.getBoundingClientRect();
              const [x, y] = frames[0].transform.match(/-?[\\d.]+/g).map(Number);
              window.began = [box.x + box.width / 2 + x, box.y + box.height / 2 + y];
            }
            return animate.call(this, frames, timing);
          };
        }"""
    )
    let_go = middle(cloth)
    Mouse(page).move(tile, cloth)
    began = until(page, lambda: page.evaluate("window.began"))
    assert abs(began[0] - let_go[0]) < 40
    assert abs(began[1] - let_go[1]) < 40


def test_who_takes_over_is_told_to_all(visit: Visit) -> None:
    host, guest = visit(None), visit(None)
    wish = {"game": "finito", "seats": [{"type": "me", "name": "Ann"}, {"type": "guest"}]}
    table = host.request.post("/api/tables", data=wish).json()
    link = table["seats"][1]["link"]
    expect(guest.request.post("/api/join", data={"link": link, "name": "Ben"})).to_be_ok()
    expect(host.request.post(f"/api/tables/{table['id']}/start")).to_be_ok()
    guest.goto(f"/table/{table['id']}")
    guest.wait_for_selector("main[data-moves='1 0']")
    free = {"seat": 1, "player": "simple"}
    assert host.request.post(f"/api/tables/{table['id']}/free", data=free).ok
    guest.wait_for_function(
        "() => document.querySelector('[role=log]')?.innerText.includes('in place of Ben')"
    )


def test_whoever_wants_to_be_forgotten_is(visit: Visit) -> None:
    page = visit(None)
    wish = {"game": "finito", "seats": [{"type": "me", "name": "Ann"}, {"type": "guest"}]}
    table = page.request.post("/api/tables", data=wish).json()
    page.goto("/")
    page.get_by_role("button", name="Forget me", exact=True).click()
    page.get_by_role("button", name="Yes, forget me").click()
    page.get_by_text("Nothing is known of you here any more").wait_for()
    assert page.request.get("/api/tables").json() == {"tables": []}
    assert page.request.get(f"/api/tables/{table['id']}").status == 404


def test_a_table_that_was_deleted_is_played_no_more_in_another_window(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Finito! now").click()
    page.wait_for_selector(".square.lit")
    assert page.request.post("/api/forget").json() == {"tables": 1}
    expect(page.get_by_role("heading", name="This table does not exist")).to_be_visible()
    expect(page.locator("[data-table]")).to_have_count(0)
    expect(page.get_by_role("button", name="Who sits where")).to_have_count(0)
