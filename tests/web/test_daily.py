"""The puzzles of the day: by hand or by steps, judged by the rules, told without spoilers."""

import re
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from reihum.puzzles.daily import of_day
from reihum.puzzles.model import GENERATOR
from tests.web.conftest import Visit
from tests.web.hands import Keys, Mouse, played_to_the_end
from tests.web.looking import comes_to, until
from tests.web.test_frame import cut, taller
from tests.web.test_pages import barriers, look_at, overflow, picture
from tests.web.test_review import follow_the_solution

DATE = "2026-11-16"
NOTHING_KNOWN = '{"mine":{},"levels":{}}'
TO_LAY = {
    "game": "rummy",
    "table": [["b8", "b9", "b10", "b11"], ["n1", "r1", "w1"]],
    "tiles": ["n8", "r8", "b12"],
    "level": 1,
    "touched": 1,
    "steps": 3,
}


@cache
def to_choose(game: str) -> Any:
    """A puzzle that asks what to do, as a server tells it."""
    return msgspec.to_builtins(of_day(DATE, game))


def tell_known_day(page: Page) -> None:
    """The server tells puzzles that this test knows."""
    puzzles = [to_choose("completto"), TO_LAY, to_choose("finito")]
    told = {"date": DATE, "generator": GENERATOR, "puzzles": puzzles}
    page.route("**/api/daily/*", lambda route: route.fulfill(json=told))


def known_day(page: Page) -> None:
    """Puzzles that this test knows, Rummy's opened; all else is the server's."""
    tell_known_day(page)
    page.goto("/daily")
    page.get_by_role("button", name="Rummy").click()
    page.locator(".rack .spot").first.wait_for()


def tile(zone: str, name: str) -> str:
    return f"{zone} .spot[aria-label='{name}']"


def follow_the_hint(page: Page) -> None:
    """Solve the puzzle that is shown as its hint says."""
    page.get_by_role("button", name="Hint").click()
    follow_the_solution(page, page.locator(".around"))


def practise(page: Page, game: str) -> None:
    """Go on to practice; before a game is chosen, any one is, and here that is Rummy.

    Nearly each of its rounds has a puzzle of every level, so that luck hardly decides how many of
    them are played for one; in the page's Python that makes the difference of half a minute.
    """
    page.evaluate("Math.random = () => 0.4")
    page.get_by_role("link", name="Practice").click()
    page.get_by_label("Which game?").select_option(label=game)


def points(chance: float) -> str:
    """As browsers round: a half of what is written goes up, though the number is a little less."""
    return str(Decimal(repr(chance / 0.01)).quantize(Decimal("0.1"), ROUND_HALF_UP))


def choose(doing: Mouse | Keys, action: dict[str, Any]) -> None:
    """Make a move on the board: a Finito counter to a square, a Completto tile to its place."""
    page = doing.page
    if action["type"] == "place":
        doing.press(page.locator(f"[data-pick='counter:{action['counter']}']"))
        doing.press(page.locator(f"[data-place='square:{action['square']}']"))
        return
    if action["type"] == "take":
        doing.press(page.locator(f"[data-pick='tile:{action['tile']}']"))
        doing.press(page.locator(f"[data-place='slot:{action['slot']}']"))
        return
    slot, to = action["slot"], action["to"]
    doing.press(page.locator(f"[data-pick='down:{slot}']"))
    doing.press(page.locator(f"[data-place='gap:{to + (to > slot)}']"))


def test_the_day_is_solved_by_hints_kept_and_shared(visit: Visit) -> None:
    page = visit("/", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Puzzles of the day").click()
    for number in range(3):
        page.locator(".around [data-table]").wait_for()
        follow_the_hint(page)
        page.get_by_text("Solved, with one hint.").first.wait_for()
        if number < 2:
            page.get_by_role("button", name="Next puzzle").click()
    page.get_by_text("All three are solved").wait_for()
    page.get_by_role("button", name="Copy the result").click()
    page.get_by_text("Copied").wait_for()
    told = until(page, lambda: page.evaluate("navigator.clipboard.readText()")).splitlines()
    assert told[0].startswith("Reihum · Puzzles of the day · 20")
    assert told[1] == "🟨🟨🟨 One day in a row"
    assert told[2].endswith("/daily")
    page.reload()
    page.get_by_text("One day in a row").wait_for()
    page.get_by_text("All three are solved").wait_for()


@pytest.mark.parametrize(("game", "hands"), [("Completto", Mouse), ("Finito!", Keys)])
def test_a_choice_is_judged_by_its_chance_and_told_in_points(
    visit: Visit, game: str, hands: type[Mouse] | type[Keys]
) -> None:
    page = visit(None, viewport={"width": 320, "height": 568})
    known_day(page)
    page.get_by_role("button", name=game).click()
    best, second, *third = to_choose(game.lower().strip("!"))["choices"][:3]
    expect(page.get_by_text("What would you do now?")).to_be_visible()
    doing = hands(page)
    choose(doing, second["action"])
    lost = points(best["chance"] - second["chance"])
    told = page.get_by_text(f"That costs {lost} points. Try once more!")
    expect(told).to_be_in_viewport(ratio=1)  # also where one has scrolled to the board
    expect(page.get_by_text("A point is one more game won out of 100.")).to_be_visible()
    page.route("**", lambda route: route.abort())  # what was loaded goes on without a server
    choose(doing, best["action"])
    page.get_by_text("Solved, all by yourself!").first.wait_for()
    expect(page.get_by_text("Wrong tries: 1.")).to_be_visible()
    expect(page.get_by_text(f"The best move is {lost} points ahead.")).to_be_visible()
    worth = [points(one["chance"]) for one in (best, second, *third)]
    expect(page.locator("section li b")).to_have_text(worth)
    expect(page.get_by_text(re.compile(r"Time: \d+:\d\d"))).to_be_visible()
    if game == "Completto":  # Finito's are told as Completto's are
        look_at(page, "daily-Completto-solved")


def test_a_page_that_is_loaded_anew_forgets_no_hint(visit: Visit) -> None:
    """And on a small phone the praise is seen when the puzzle is solved."""
    page = visit(None, viewport={"width": 320, "height": 568})
    known_day(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("one set on the table has to change")).to_be_visible()
    known_day(page)
    follow_the_hint(page)
    expect(page.get_by_role("button", name="Next puzzle")).to_be_in_viewport(ratio=1)
    page.get_by_text("Solved, with 2 hints.").first.wait_for()
    look_at(page, "daily-Rummy-solved")


@pytest.mark.parametrize("hands", [Mouse, pytest.param(Keys, marks=pytest.mark.large)])
def test_a_puzzle_is_solved_by_hand_and_judged_by_the_rules(
    visit: Visit, hands: type[Mouse] | type[Keys]
) -> None:
    page = visit(None)
    known_day(page)
    for name in ("Pass", "Draw"):  # nothing but laying can be done
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    expect(page.locator(".pool")).to_have_count(0)
    doing = hands(page)
    new = page.locator("button.new")
    doing.press(page.locator(tile(".rack", "brown 8")))
    doing.press(page.locator(tile(".rack", "red 8")))
    doing.press(new)
    page.locator(".set.wrong").wait_for()  # two tiles are no set
    doing.press(page.locator(tile(".sets", "blue 8")))
    doing.press(page.locator(".set .end").last)
    page.locator(".set.wrong").wait_for(state="detached")
    page.get_by_text("some tiles are still on your rack").wait_for()
    expect(page.get_by_role("button", name="Finish")).to_be_disabled()
    doing.press(page.get_by_role("button", name="Step back", exact=True))
    page.locator(".set.wrong").wait_for()
    doing.press(page.locator(tile(".sets", "blue 8")))
    doing.press(page.locator(".set .end").last)
    doing.press(page.locator(tile(".rack", "blue 12")))
    doing.press(page.locator(".set .end").first)
    doing.press(page.get_by_role("button", name="Finish").and_(page.locator(":enabled")))
    page.get_by_text("Solved, all by yourself!").first.wait_for()
    kept = "Object.values(JSON.parse(localStorage['reihum.daily'] ?? '{}'))[0]"
    comes_to(page, lambda: page.evaluate(f"{kept}?.map(one => one?.hints)"), [None, 0, None])


def test_on_a_phone_table_rack_and_buttons_are_on_the_screen_together(visit: Visit) -> None:
    """On a small one, once they are scrolled to."""
    page = visit(None, viewport={"width": 390, "height": 844})
    known_day(page)
    assert taller(page) == [0, 0]
    for width, height in ((320, 568), (375, 553), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert cut(page, ".set .spot, .new, .rack, .bar .button") == [], width


OWN = ".rack, .rack .spot, .new, .bar .button"


def test_on_a_phone_the_own_tiles_are_seen_at_once(visit: Visit) -> None:
    """Nobody has to scroll to them, neither below a nearly empty table nor below a full one."""
    page = visit(None)
    full = TO_LAY | {"table": [[f"{colour}{one}" for one in range(1, 14)] for colour in "nrbw"]}
    page.route("**/api/puzzles", lambda route: route.fulfill(json={"puzzle": full}))
    for width, height in ((320, 568), (360, 640), (390, 844), (640, 360), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        known_day(page)
        assert cut(page, OWN) == [], width
        assert cut(page, ".set .spot") == [], width
    page.set_viewport_size({"width": 360, "height": 640})
    known_day(page)
    assert taller(page) == [0, 0]  # there is room for what stands above the table, too
    page.set_viewport_size({"width": 320, "height": 568})
    page.get_by_role("link", name="Yesterday’s puzzles").click()
    page.get_by_text("These are from an earlier day").wait_for()
    page.get_by_role("button", name="Rummy").click()
    assert cut(page, OWN) == []
    practise(page, "Rummy")
    page.locator(".rack .spot").first.wait_for()
    assert cut(page, OWN) == []
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("link", name="Reihum").click()
    page.get_by_role("link", name="Puzzles of the day").click()
    page.get_by_role("link", name="Practice").click()  # the puzzle that was kept is there at once
    page.locator(".rack .spot").first.wait_for()
    assert cut(page, OWN) == []


def test_what_was_kept_and_is_nonsense_is_left_alone(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage['reihum.daily'] = '{\"2026-11-16\": 3}'")
    known_day(page)
    page.get_by_text("Lay all your tiles").wait_for()


def test_a_server_that_refuses_is_told(visit: Visit) -> None:
    page = visit(None)
    refusal = {"code": "daily.no_puzzles", "facts": {"first": "2026-11-01", "last": "2026-11-17"}}
    page.route("**/api/daily/*", lambda route: route.fulfill(status=400, json=refusal))
    page.goto("/daily")
    page.get_by_text("puzzles for every day from 2026-11-01 to 2026-11-17").wait_for()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


def test_what_took_too_long_can_be_asked_again(visit: Visit) -> None:
    page = visit(None)
    refusal = {"code": "server.no_answer", "facts": {}}
    page.route("**/api/daily/*", lambda route: route.fulfill(status=409, json=refusal))
    page.goto("/daily")
    again = page.get_by_role("button", name="Try again")
    again.wait_for()
    tell_known_day(page)
    again.click()
    page.locator(".around [data-table]").wait_for()
    expect(again).to_have_count(0)


def test_a_deal_of_the_day_is_played_once_and_set_beside_the_masters(visit: Visit) -> None:
    page = visit("/daily")
    page.get_by_role("button", name="Deals of the day").click()
    page.get_by_role("button", name="Play Finito! now").click()
    page.wait_for_selector("[data-table]")
    played_to_the_end(page)
    page.get_by_role("link", name="Deals of the day").click()
    mine = page.locator("li", has=page.get_by_role("heading", name="Finito!"))
    expect(mine).to_contain_text("You: ")
    expect(mine).to_contain_text("The master: ")
    expect(mine.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("button", name="Play Completto now")).to_be_visible()
    picture(page, "daily-deals")
    assert barriers(page) == []
    assert overflow(page) == []


def test_a_game_begun_is_gone_on_with(visit: Visit) -> None:
    page = visit("/daily")
    page.get_by_role("button", name="Deals of the day").click()
    page.get_by_role("button", name="Play Rummy now").click()
    page.wait_for_selector("[data-table]")
    at = page.url
    page.goto("/daily")
    page.get_by_role("button", name="Deals of the day").click()
    page.get_by_role("link", name="Go on with Rummy").click()
    page.wait_for_selector("[data-table]")
    expect(page).to_have_url(at)


def test_yesterdays_puzzles_are_there_and_make_no_row(visit: Visit) -> None:
    page = visit("/daily")
    page.get_by_role("link", name="Yesterday’s puzzles").click()
    page.get_by_text("These are from an earlier day").wait_for()
    page.get_by_role("button", name="Rummy").click()
    page.locator(".rack .spot").first.wait_for()
    follow_the_hint(page)
    page.get_by_text("Solved, with one hint.").first.wait_for()
    page.get_by_role("link", name="Today").click()
    expect(page.get_by_text("These are from an earlier day")).to_have_count(0)
    page.get_by_role("button", name="Rummy").click()
    page.locator(".rack .spot").first.wait_for()  # today's are not solved by that
    page.goto("/daily/2026-11-01")
    expect(page.locator("main")).to_contain_text("1 November 2026")  # as in Britain, for a Briton
    expect(page.get_by_role("heading", name="Puzzles of the day")).to_be_visible()
    expect(page.get_by_role("link", name="The day before")).to_have_count(0)


def test_what_was_solved_on_its_day_is_solved_the_day_after(visit: Visit) -> None:
    page = visit(None)
    page.clock.set_fixed_time("2026-11-15T10:00:00")
    known_day(page)
    follow_the_hint(page)
    page.get_by_text("Solved, with one hint.").first.wait_for()
    page.clock.set_fixed_time("2026-11-16T10:00:00")
    page.goto("/daily")
    page.get_by_role("link", name="Yesterday’s puzzles").click()
    page.get_by_text("These are from an earlier day").wait_for()
    page.get_by_role("button", name=re.compile("Rummy ?, Solved")).click()
    expect(page.get_by_text("Solved, with one hint.").first).to_be_visible()


def test_practice_goes_on_with_what_fits_and_can_be_forgotten(visit: Visit) -> None:
    page = visit(None)
    wishes: list[tuple[str, int]] = []

    def give(route: Route) -> None:
        wish: Any = route.request.post_data_json
        wishes.append((wish["game"], wish["level"]))
        puzzle = TO_LAY if wish["game"] == "rummy" else to_choose(wish["game"])
        route.fulfill(json={"puzzle": puzzle | {"level": wish["level"]}})

    page.route("**/api/puzzles", give)
    page.goto("/daily")
    page.get_by_role("link", name="Practice").click()
    page.get_by_label("Which game?").select_option(label="Finito!")
    page.get_by_text("Level 2 of 5").last.wait_for()
    expect(page.get_by_text("What you skip counts as not solved.")).to_be_visible()
    choose(Mouse(page), to_choose("finito")["choices"][0]["action"])
    page.get_by_text("Solved, all by yourself!").first.wait_for()
    expect(page.get_by_text("Finito!: strength 1599, give or take 538")).to_be_visible()
    assert barriers(page) == []
    assert overflow(page) == []
    for _ in range(3):
        page.get_by_role("button", name=re.compile("Next puzzle|Skip")).click()
        page.get_by_role("button", name="Skip").wait_for()
    levels = [level for game, level in wishes if game == "finito"][-4:]
    assert levels == [2, 3, 2, 1]  # for somebody unknown; who solved it; who skipped two
    page.get_by_label("How hard?").select_option(label="Level 5 of 5")
    page.get_by_text("Level 5 of 5").last.wait_for()
    page.reload()
    page.get_by_role("button", name="Skip").wait_for()
    follow_the_hint(page)
    page.get_by_role("button", name="Delete all of this").click()
    page.get_by_role("button", name="Yes, delete it").click()
    expect(page.get_by_text("Nothing yet: solve a puzzle.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Skip").wait_for()
    comes_to(page, lambda: page.evaluate("localStorage['reihum.practice']"), NOTHING_KNOWN)
