"""How a review is come to: from a game that has ended, a link, a file; and where there is none."""

import json
import re
from itertools import product
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from reihum.games import GAMES
from reihum.kernel.record import Record, signed, written
from reihum.review.review import reviewed
from tests.review.test_luck import record_of, short_record
from tests.web.conftest import Visit
from tests.web.hands import played_to_the_end
from tests.web.looking import at_rest, until
from tests.web.review_numbers import SEATS
from tests.web.test_pages import LANGUAGES, barriers, overflow, speak
from tests.web.test_review import opened

# By how much a figure of the table before and after a move reaches beyond its card.
BEYOND = """card => Math.max(...[...card.querySelectorAll('th, td')].map(
  one => one.getBoundingClientRect().right)) - card.getBoundingClientRect().right"""
HIDDEN = "box => box.scrollWidth - box.clientWidth"


def test_a_finished_game_opens_its_review_with_one_tap_and_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Finito! now").click()
    page.wait_for_selector(".square.lit")
    played_to_the_end(page)
    page.get_by_role("link", name="Review").click()
    page.get_by_role("region", name="At a glance").first.wait_for()
    kept = until(page, lambda: page.evaluate("localStorage['reihum.reviews']"))
    (one,) = json.loads(kept).values()
    assert one["game"] == "finito"
    assert one["rounds"] == 1
    page.get_by_role("link", name="My play").click()
    expect(page.get_by_role("heading", name="Finito!")).to_be_visible()
    expect(page.get_by_text(f"Decisions so far: {one['decisions']}. From 100 on")).to_be_visible()
    lost = f"{100 * one['lost'] / one['decisions']:.2f}"
    expect(page.locator("tbody td").nth(1)).to_have_text(lost)
    assert barriers(page) == []
    page.get_by_role("button", name="Delete all of this").click()
    page.get_by_role("button", name="No, keep it").click()
    expect(page.get_by_role("heading", name="Finito!")).to_be_visible()
    page.get_by_role("button", name="Delete all of this").click()
    page.get_by_role("button", name="Yes, delete it").click()
    expect(page.get_by_text("Nothing yet")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Nothing yet")).to_be_visible()


def test_a_record_is_opened_from_a_file(visit: Visit) -> None:
    """A friend's game against a computer player."""
    played = record_of("finito", SEATS, "file")
    names = ("Anna", "steady")
    record = signed(msgspec.structs.replace(played, seats=names, computers=(None, "steady")))
    page = visit("/my-play")
    field = page.get_by_label("Choose a file")
    wrong = {"name": "a.json", "mimeType": "application/json", "buffer": b"not a record"}
    field.set_input_files(files=[as_file(wrong)])
    expect(page.get_by_role("alert")).to_contain_text("not a whole record of a game")
    no_record = "not a whole record of a game"
    wrongs = {b'{"a": 1}': no_record, b"[]": no_record, b"null": no_record}
    for content, why in (wrongs | {b'["' + b"x" * 3_000_000 + b'"]': "too large"}).items():
        with page.expect_response("**/api/records"):
            field.set_input_files(files=[as_file(wrong | {"buffer": content})])
        expect(page.get_by_role("alert")).to_contain_text(why)
    expect(field).to_have_value("")  # when it is mended, it can be chosen again
    altered = msgspec.structs.replace(record, moves=record.moves[1:])
    for one in (altered, record):
        whole = {
            "name": "b.json",
            "mimeType": "application/json",
            "buffer": msgspec.json.encode(one),
        }
        field.set_input_files(files=[as_file(whole)])
        if one is altered:
            expect(page.get_by_role("alert")).to_contain_text("or it was changed")
    page.get_by_role("region", name="At a glance").first.wait_for()
    page.get_by_role("button", name="Next", exact=True).click()
    first = page.get_by_text(re.compile(r" laid \d+ on the \d+\.| left everything as it is\."))
    expect(first).to_be_visible()  # not only that something was chosen
    page.get_by_role("link", name="My play").click()
    expect(page.get_by_text("Nothing yet")).to_be_visible()  # it is no new game of one's own


def as_file(given: dict[str, Any]) -> Any:
    return given


def test_a_game_without_chances_says_so(visit: Visit) -> None:
    page = visit()
    table = page.request.post(
        "/api/records", data=msgspec.to_builtins(record_of("finito", SEATS, "none"))
    ).json()["id"]
    refusal = {"code": "review.no_chances", "facts": {"game": "x", "known": "y"}}
    page.route("**/review", lambda route: route.fulfill(status=409, json=refusal))
    page.goto(f"/review/{table}")
    expect(page.get_by_role("alert")).to_contain_text("nobody can say yet who will win")
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("slider").wait_for()


def test_a_win_that_was_missed_is_named(visit: Visit) -> None:
    record = short_record("finito")
    review = msgspec.to_builtins(reviewed(GAMES["finito"], record))
    costly = next(move for move in review["moves"] if (move["error"] or 0) > 0.05)
    costly["wins"] = True
    told = {"done": len(record.moves), "moves": len(record.moves), "review": review}
    page = visit(None)
    page.route("**/review", lambda route: route.fulfill(json=told))
    opened(page, record)
    page.get_by_role("slider").fill(str(costly["number"]))
    name = record.seats[costly["seat"]]
    expect(page.locator(".cost")).to_have_text(f"{name} could have won at once.")


def led_to_review(page: Page, record: Record) -> str:
    """Go by an address to the review of this match; the address."""
    table = page.request.post("/api/records", data=msgspec.to_builtins(record)).json()["id"]
    page.goto(f"/review/{table}")
    return f"/review/{table}"


def test_an_address_that_names_no_move_leads_to_the_nearest(visit: Visit) -> None:
    record = short_record("finito")
    page = visit(None)
    review, last = led_to_review(page, record), str(len(record.moves))
    for named, move in (("99999", last), ("-1", "0"), ("2.6", "3")):
        page.goto(f"{review}/{named}")
        expect(page.get_by_text(f"Move {move} of {last}", exact=True)).to_be_visible()
        expect(page).to_have_url(re.compile(rf"/review/\w+/{move}$"))


def test_while_a_review_is_worked_out_it_says_so_at_once(visit: Visit) -> None:
    page = visit(None)
    page.route("**/review", lambda _: None)  # it takes its time
    led_to_review(page, short_record("finito"))
    expect(page.get_by_role("status")).to_have_text(re.compile("^Looking at the game again"))
    expect(page.get_by_role("progressbar")).to_be_visible()


def test_french_has_a_space_before_a_colon(visit: Visit) -> None:
    page = visit(None, locale="fr")
    led_to_review(page, short_record("finito"))
    expect(page.get_by_role("heading", name="Finito!")).to_have_text(re.compile("\u00a0: Finito!$"))


@pytest.mark.parametrize("page_of", ["table", "replay", "review"])
def test_a_table_that_nobody_knows_leads_home(visit: Visit, page_of: str) -> None:
    page = visit(f"/{page_of}/nonsense")
    expect(page.get_by_role("alert").filter(has_text="This table does not exist")).to_be_visible()
    assert barriers(page) == []
    expect(page.locator("main").get_by_role("link")).to_have_count(1)
    page.locator("main").get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("heading", name="Three games")).to_be_visible()


def test_a_game_that_is_not_over_shows_nothing(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Finito! now").click()
    page.wait_for_selector(".square.lit")
    stranger = visit(page.url.replace("/table/", "/review/"))
    expect(stranger.get_by_role("alert").filter(has_text="is not over yet")).to_be_visible()
    for hidden in (stranger.locator("[data-table]"), stranger.get_by_role("slider")):
        expect(hidden).to_have_count(0)


def test_a_game_of_the_terminal_speaks_to_who_played_it(visit: Visit) -> None:
    """There nobody is asked for a name: to who opens the record it is you, to others a guest."""
    page = visit(None)
    one = short_record("finito")
    seats, computers = ("you", "steady 1"), (None, "steady")  # as the terminal calls it
    record = written(GAMES["finito"], one.options, seats, one.seed, one.moves, computers=computers)
    opened(page, record)
    expect(page.get_by_role("rowheader", name="You").first).to_be_visible()
    page.get_by_role("button", name="Exercise 1").click()
    expect(page.get_by_text("What would you do now?")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("You are you")
    expect(page.get_by_label("Whose decisions?")).to_have_count(0)  # the other was a computer
    stranger = visit(page.url)
    expect(stranger.get_by_role("rowheader", name="Guest").first).to_be_visible()


def test_on_a_phone_the_numbers_are_seen_whole_in_every_language(visit: Visit) -> None:
    """However long the words are, and the names of those who played."""
    page = visit(None, viewport={"width": 360, "height": 740})
    walk = record_of("finito", SEATS, "walk")
    seats = ("Großmutter Annegret-Wilh", "Donaudampfschifffahrtsge")
    moves = walk.moves
    for record in (walk, written(GAMES["finito"], walk.options, seats, walk.seed, moves)):
        opened(page, record)
        for width, language in product((360, 320), LANGUAGES):
            page.set_viewport_size({"width": width, "height": 740})
            speak(page, language)
            page.locator(".scroll").first.wait_for()
            hidden = at_rest(page, lambda: page.locator(".scroll").first.evaluate(HIDDEN))
            assert hidden <= 0, (width, language)
            assert overflow(page) == [], (width, language)
            beyond = at_rest(page, lambda: page.locator(".note:has(table)").evaluate(BEYOND))
            assert beyond <= 0, (width, language)
        speak(page, "en")
