"""Several people round one device: it is passed on, and with it the time of a turn."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from reihum.server.house_clock import HouseClock
from tests.deals import known_deals
from tests.web.conftest import Visit
from tests.web.hands import Mouse, play_finito
from tests.web.looking import at_rest, box, comes_to
from tests.web.test_company import FEW, RACK, set_up


def two_round_a_device(page: Page, *others: dict[str, str]) -> dict[str, Any]:
    """A table of Ann and Ben at one device, and these, with ten minutes for a turn."""
    people = [{"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"}, *others]
    wish = {"game": "rummy", "options": {"turn_seconds": 600}, "seats": people}
    made: dict[str, Any] = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{made['id']}")
    return made


def first_draws(page: Page) -> tuple[Locator, Locator, str]:
    """Whoever begins has drawn and looks at it; the buttons to take the device and to pass it on,
    and what the first one said for that person.
    """
    ready, done = (page.get_by_role("button", name=name) for name in ("I am", "Done, pass it on"))
    first = ready.inner_text()
    ready.click()
    page.get_by_role("button", name="Draw a tile", exact=True).click()
    done.wait_for()
    return ready, done, first


def test_a_rummy_turn_that_runs_out_of_time(visit: Visit, clock: HouseClock) -> None:
    page = visit(None)
    two_round_a_device(page)
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


def test_what_was_drawn_is_not_looked_at_longer_than_the_next_turn_lasts(
    visit: Visit, clock: HouseClock
) -> None:
    page = visit(None)
    two_round_a_device(page)
    ready, done, first = first_draws(page)
    clock.catch_up(clock.now() + 600)  # the next one's turn goes by
    expect(ready).to_have_text(first)
    expect(done).to_have_count(0)
    expect(page.locator("[role=log]")).to_contain_text("drew 1 tile")


def test_what_was_drawn_gives_way_before_the_next_turn_is_over(visit: Visit) -> None:
    page = visit(None)
    page.clock.install()
    two_round_a_device(page)
    ready, done, first = first_draws(page)
    expect(page.locator(".card").get_by_role("timer")).to_have_count(0)  # it begins anew
    page.clock.fast_forward(400_000)
    done.wait_for()
    page.clock.fast_forward(180_000)
    expect(ready).not_to_have_text(first)
    expect(done).to_have_count(0)
    expect(page.get_by_text("Nobody has taken it yet")).to_be_visible()
    ready.click()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^(10:00|[89]:\d\d)$"))


def test_where_the_next_ones_time_runs_it_is_shown_beside_what_was_drawn(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where somebody elsewhere waits for them, it does not begin anew."""
    known_deals(monkeypatch, "Ann begins 1")
    ann, cleo = visit(None), visit(None)
    made = two_round_a_device(ann, {"type": "guest"})
    sitting = {"link": made["seats"][2]["link"], "name": "Cleo"}
    assert cleo.request.post("/api/join", data=sitting).ok
    assert ann.request.post(f"/api/tables/{made['id']}/start").ok
    expect(ann.get_by_role("button", name="I am Ann")).to_be_visible()
    first_draws(ann)
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
