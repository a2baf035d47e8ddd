"""What is agreed and who begins is told wherever somebody joins, waits, plays or watches."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.hands import played_to_the_end
from tests.web.looking import until

ME, COMPUTER = {"type": "me", "name": "Ann"}, {"type": "computer", "player": "gentle"}
OTHERWISE: dict[str, tuple[dict[str, object], str]] = {
    "completto": ({"pairs": "anywhere", "shift": "between"}, "With gaps, too"),
    "rummy": ({"opening_points": 50, "turn_seconds": 0, "jokers": "free"}, "50"),
    "finito": ({"must_move": True, "target": 24}, "24 points"),
}


def table(page: Page, game: str, *seats: dict[str, str], **options: object) -> dict[str, object]:
    wish = {"game": game, "seats": seats, "options": options, "hints": True}
    return page.request.post("/api/tables", data=wish).json()  # type: ignore[no-any-return]  # as any JSON


def agreement(page: Page) -> Locator:
    return page.get_by_role("region", name="What you agreed on")


@pytest.mark.parametrize(
    "game",
    [one if one == "rummy" else pytest.param(one, marks=pytest.mark.large) for one in OTHERWISE],
)
def test_the_agreement_is_told_when_joining_waiting_playing_and_watching(
    visit: Visit, game: str
) -> None:
    options, said = OTHERWISE[game]
    ann = visit(None)
    made = table(ann, game, ME, {"type": "guest"}, **options)
    ann.goto(f"/table/{made['id']}")
    link = ann.get_by_label("Invitation link", exact=True).input_value()
    agreement(ann).get_by_text(said, exact=True).wait_for()
    ben = visit(link)
    ben.get_by_text("Ann invites you to play").wait_for()
    agreement(ben).get_by_text(said, exact=True).wait_for()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    agreement(ben).get_by_text(said, exact=True).wait_for()
    ann.get_by_role("button", name="Begin").click()
    watching = visit(f"/table/{made['id']}")
    for page in (ann, ben, watching):
        page.wait_for_selector("[data-table]")
        page.get_by_role("button", name="Help").click()
        agreement(page).get_by_text(said, exact=True).wait_for()
        page.get_by_text("The rules at this table").click()
        page.get_by_role("dialog").get_by_role("heading", name="The aim").wait_for()


def test_the_rules_at_a_table_are_those_of_the_table(visit: Visit) -> None:
    page = visit(None)
    made = table(page, "finito", ME, COMPUTER, must_move=True)
    page.goto(f"/table/{made['id']}")
    page.get_by_role("button", name="Help").click()
    page.get_by_text("The rules at this table").click()
    told = page.get_by_role("dialog")
    expect(told).to_contain_text("You have to move one at every roll.")
    expect(told).not_to_contain_text("leave everything as it is")
    expect(told).to_contain_text("put back what you hold")  # the keys are those of this game, too
    expect(told).not_to_contain_text("finish the turn")
    page.get_by_text("Was it fair?").click()
    expect(told.get_by_text(str(made["seed_hash"]))).to_be_visible()  # before the last move


def test_the_agreement_is_told_at_a_replay(visit: Visit) -> None:
    page = visit(None)
    page.goto(f"/table/{table(page, 'finito', ME, COMPUTER, target=1)['id']}")
    page.wait_for_selector("[data-table]")
    played_to_the_end(page)
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("button", name="The rules at this table").click()
    agreement(page).get_by_text("1 point", exact=True).wait_for()


def test_only_somebody_who_sits_there_can_be_named_to_begin(visit: Visit) -> None:
    page = visit("/new/completto")
    begins = page.get_by_label("Who begins?", exact=True)
    expect(begins).to_have_accessible_description("Around a real table, the youngest.")
    expect(begins.locator("option")).to_have_text(["Drawn by lot", "You", "Seat 2"])
    page.get_by_role("button", name="Add a player").click()
    begins.select_option("Seat 3")
    page.get_by_role("button", name="Remove: Seat 3").click()
    expect(begins.locator("option:checked")).to_have_text("Drawn by lot")
    page.locator("form .first").click()
    page.wait_for_selector("[data-table]")


def test_f8_moving_or_staying_is_asked_first_of_all(visit: Visit) -> None:
    page = visit("/new/finito")
    first = page.locator("fieldset").first
    expect(first.get_by_role("radio", name="You may leave everything as it is")).to_be_checked()
    first.get_by_role("radio", name="You have to move a counter").check()
    page.locator("form .first").click()
    page.wait_for_selector("[data-table]")
    page.get_by_role("button", name="Help").click()
    expect(agreement(page)).to_contain_text(re.compile(r"Moving is a must\s*Yes"))


def test_r3_the_draw_for_the_first_turn_is_shown_until_it_is_closed(visit: Visit) -> None:
    page = visit(None)
    made = table(page, "rummy", ME, {"type": "me", "name": "Ben"}, {"type": "me", "name": "Cem"})
    page.goto(f"/table/{made['id']}")
    page.get_by_role("button", name="I am").click()
    told = page.get_by_role("status", name="Who begins?")
    for name in ("Ann", "Ben", "Cem"):
        expect(told).to_contain_text(name)
    told.locator(".tile").nth(2).wait_for()
    began = re.compile(r"(\w+) drew the highest tile and begins")
    starter = until(page, lambda: began.search(told.inner_text()), lambda found: found is not None)
    assert starter
    rack = page.get_by_role("region", name=f"Rack of {starter[1]}, yours")
    rack.wait_for()
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    page.reload()  # and it does not come back
    page.get_by_role("button", name="I am").click()
    rack.wait_for()
    expect(told).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options", "why"),
    [
        ("completto", {}, "begins. The lot decided."),
        ("completto", {"starter": 0}, "You begin. That is agreed."),
        ("finito", {}, "Nobody begins. All play at the same time."),
    ],
)
def test_who_begins_is_told_with_the_reason(
    visit: Visit, game: str, options: dict[str, int], why: str
) -> None:
    page = visit(None)
    page.goto(f"/table/{table(page, game, ME, COMPUTER, **options)['id']}")
    told = page.get_by_role("status", name="Who begins?")
    told.get_by_text(why).wait_for()
    page.locator("[data-table]").dispatch_event("pointerdown")  # it is in nobody's way
    expect(told).to_have_count(0)


@pytest.mark.parametrize("game", OTHERWISE)
def test_the_rules_page_tells_every_way_to_play(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    page.get_by_role("heading", name="Other ways to play").wait_for()
    told = {
        "completto": ["even if face-down tiles lie between", "between two others", "minus points"],
        "rummy": ["106 tiles", "the top tile from the stack", "count double", "taken apart like"],
        "finito": ["have to move one", "read like a page", "five points"],
    }
    for part in told[game]:
        expect(page.locator("main")).to_contain_text(part)
    page.locator(".picture").nth(4).wait_for()
