"""Computer players are somebody: a name, a face, a line about their manner, and they think."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.looking import comes_to

GAMES = ["Completto", "Rummy", "Finito!"]
MANNER = "Stays calm and makes few mistakes."

SAW_THINKING = """() => {
  window.thought = [];
  new MutationObserver(() => {
    const one = document.querySelector('.name:has(.thinking)');
    if (one) window.thought.push(one.innerText);
  }).observe(document, {childList: true, subtree: true});
}"""


def test_whoever_sets_up_a_table_knows_whom_they_will_meet(visit: Visit) -> None:
    page = visit("/new/rummy")
    seat = page.get_by_label("Seat 2", exact=True)
    row, told = page.locator(".seat").nth(1), ""
    for level in ("gentle", "curious", "eager", "steady", "sharp", "patient", "master"):
        seat.select_option(level)
        expect(row.locator("svg.face circle")).to_have_count(1)
        expect(row.locator(".manner")).not_to_have_text(told, use_inner_text=True)
        told = row.locator(".manner").inner_text()
    expect(row.locator(".manner")).to_contain_text("Often keeps its tiles back")  # the master
    expect(seat.locator("option", has_text="Nora, computer (steady)")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_computer_player_has_a_name_a_face_and_a_manner_at_the_table(
    visit: Visit, game: str
) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play {game} now").click()
    nora = page.locator(".name", has_text="Nora")
    nora.wait_for()
    expect(nora.locator("svg.face .lines")).to_have_count(1)
    page.get_by_role("button", name="Who sits where").click()
    page.get_by_role("dialog").get_by_text(MANNER).wait_for()


def test_two_of_one_level_are_told_apart(visit: Visit) -> None:
    page = visit(None)
    computer = {"type": "computer", "player": "master"}
    wish = {"game": "finito", "seats": [{"type": "me", "name": "Ann"}, computer, computer]}
    table = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{table['id']}")
    expect(page.locator(".others .name b")).to_have_text(["Ada", "Oskar"])
    cuts = "all => new Set(all.map(one => one.innerHTML)).size"
    faces = page.locator(".others svg.face")
    comes_to(page, lambda: faces.evaluate_all(cuts), 2)
    page.get_by_role("button", name="Who sits where").click()
    expect(page.get_by_role("dialog").get_by_text("Oskar")).to_be_visible()


def test_a_computer_player_shows_that_it_thinks(visit: Visit) -> None:
    page = visit()
    page.evaluate(SAW_THINKING)
    page.get_by_role("button", name="Play Rummy now").click()
    page.get_by_role("button", name="Draw a tile", exact=True).click()
    page.wait_for_function("() => window.thought.some(name => name.includes('Nora'))")
