"""Every move can be followed: moment by moment, in words, again, and after a reload."""

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visit
from tests.web.hands import (
    Mouse,
    moves,
    over,
    play_completto,
    play_finito,
    played_to_the_end,
    settle,
)
from tests.web.looking import at_rest, comes_to, hold, until
from tests.web.test_company import two_at_a_table
from tests.web.test_told import table

PACES = "localStorage['reihum.settings'] = JSON.stringify({pace: '%s'})"
WATCH = """() => {
  window.moments = [];
  const note = () => {
    const text = document.querySelector('.news p').innerText;
    const drawn = document.querySelector('.hand .shown')?.innerText.trim() ?? '';
    if (document.querySelector('.news .button')?.innerText === 'Skip')
      window.moments.push([text, drawn, document.querySelectorAll('.loose').length]);
  };
  new MutationObserver(note).observe(document.querySelector('main'),
    {subtree: true, childList: true, characterData: true, attributes: true});
}"""
CAUGHT_UP = "() => !document.querySelector('.news .button')?.innerText.includes('Skip')"


def at_pace(page: Page, pace: str) -> None:
    """From now on the moves of others are shown like this."""
    page.evaluate(PACES % pace)
    page.reload()
    page.wait_for_selector("[data-table]")


def test_c8_a_tile_that_is_drawn_is_seen_by_all_before_it_is_laid(visit: Visit) -> None:
    page = visit(None)
    table(page, "completto", "simple")
    play_completto(Mouse(page), most=6, endless=True)
    page.wait_for_selector(".pile[aria-disabled=false], .cell.lit")
    at_pace(page, "fast")
    page.evaluate(WATCH)
    play_completto(Mouse(page), most=3, endless=True)
    page.wait_for_function(CAUGHT_UP)
    seen = until(page, lambda: drawn_by_others(page))
    assert all(number == drawn for number, drawn in seen if drawn)
    assert any(drawn for _, drawn in seen)


def drawn_by_others(page: Page) -> list[tuple[str, str]]:
    """The numbers that were told to be drawn, each with the tile that was seen meanwhile."""
    drew = [(text, drawn) for text, drawn, _ in page.evaluate("window.moments")]
    named = [(re.search(r"(?<!You) drew (\d+)", text), drawn) for text, drawn in drew]
    return [(found.group(1), drawn) for found, drawn in named if found]


def test_c6_nobody_waits_to_see_what_the_others_prepare(visit: Visit) -> None:
    ann, ben = (hands.page for hands in two_at_a_table(visit, "completto"))
    at_pace(ann, "slow")
    ann.evaluate(WATCH)
    before = ben.get_attribute("main", "data-moves")
    ben.locator(".gap").first.click()
    settle(ben, before)
    ann.get_by_text(re.compile("Ben laid")).first.wait_for()
    comes_to(ann, lambda: ann.evaluate("window.moments"), [])


def test_a_rummy_turn_of_others_is_shown_in_steps(visit: Visit) -> None:
    page = visit(None)
    table(page, "rummy", "sharp", "sharp", opening_points=0, turn_seconds=0)
    page.locator(".bar .first").wait_for()
    at_pace(page, "fast")
    page.locator(".bar .first").wait_for()
    page.evaluate(WATCH)
    steps = re.compile(" takes | next to ")
    for _ in range(60):
        if any(steps.search(text) for text, *_ in page.evaluate("window.moments")):
            return
        before = moves(page)
        page.locator(".bar .first").click()
        settle(page, before)
        page.wait_for_selector(".results, .bar .first")
        if over(page):
            break
    raise AssertionError("nobody laid next to anything")


def test_what_a_move_moved_stays_outlined_until_the_next(visit: Visit) -> None:
    page = visit(None)
    table(page, "finito", "simple")
    play_finito(Mouse(page), most=1, endless=True)
    page.locator("section .board .marked").first.wait_for()
    expect(page.locator(".marked")).to_have_count(2)  # Ann's counter, and the computer's


def test_showing_can_be_skipped_and_seen_again(visit: Visit) -> None:
    page = visit(None)
    table(page, "completto", "simple")
    play_completto(Mouse(page), most=6, endless=True)
    page.wait_for_selector(".pile[aria-disabled=false], .cell.lit")
    at_pace(page, "slow")
    rows = page.locator(".row")
    texts = at_rest(page, rows.all_text_contents)
    hold(page)
    page.get_by_role("button", name="Show again").click()
    skip = page.get_by_role("button", name="Skip")
    skip.click()
    skip.wait_for(state="detached")
    expect(rows).to_have_text(texts)


def test_the_log_of_a_very_long_match_stays_short(visit: Visit) -> None:
    """Two thousand moves: so many lines are in the page as were looked at, and no more."""
    page = visit(viewport={"width": 1440, "height": 900})

    def lengthen(route: Route) -> None:
        told = route.fetch().json()
        boards = told["start"]["public"]["boards"]
        told["moves"] = [one_more(boards, at) for at in range(2000)]
        route.fulfill(json=told)

    page.route("**/story", lengthen)
    table(page, "finito", "simple")
    play_finito(Mouse(page), most=1, endless=True)
    page.reload()
    lines = page.locator(".beside .log li:not(.end)")
    expect(lines).to_have_count(60)
    lines.last.scroll_into_view_if_needed()
    expect(lines).to_have_count(120)
    expect(page.locator(".beside .log li")).to_have_count(121)


def one_more(boards: Any, at: int) -> Any:
    """A roll after which one counter goes on to the next square."""
    own = [1 if square == at % len(boards[0]) else 0 for square in range(len(boards[0]))]
    changed = {"public": {"game": "finito", "boards": [own, *boards[1:]], "rolls": at + 2}}
    return {"seat": 0, "late": False, "changed": changed}


def test_the_log_is_one_tap_away_on_a_phone(visit: Visit) -> None:
    page = visit(None, viewport={"width": 390, "height": 844})
    table(page, "completto", "simple")
    play_completto(Mouse(page), most=2, endless=True)
    page.get_by_role("button", name="What happened").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("You laid").first.wait_for()
    hold(page)
    dialog.get_by_text("You laid").first.click()
    page.get_by_role("button", name="Skip").wait_for()
    expect(dialog).not_to_be_visible()


def test_a_time_out_is_said_in_words(visit: Visit) -> None:
    page = visit(None, viewport={"width": 1440, "height": 900})
    people = [{"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"}]
    wish = {"game": "finito", "options": {"decision_seconds": 1}, "seats": people}
    made = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/table/{made['id']}")
    page.locator(".beside .log").get_by_text("Time is up for").first.wait_for()


def test_the_replay_has_words_and_plays_by_itself(visit: Visit) -> None:
    page = visit(None)
    table(page, "finito", "master")
    played_to_the_end(page)
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".words", has_text="laid").wait_for()
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
