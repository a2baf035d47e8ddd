"""Several people: by link, with a broken line, at a rack of their own."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.amounts import amount
from tests.web.conftest import Visit
from tests.web.hands import PLAY, Hands, Keys, Mouse, middle, over, played_to_the_end
from tests.web.looking import a_moment_passes, comes_to, until

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
    page.get_by_text("Your name and your tables are gone").wait_for()
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
