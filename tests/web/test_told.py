"""The table says what it means: prompts, refusals; nothing is silent or cut off."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit, sit_at
from tests.web.hands import PLAY, Mouse, moves, play_completto, played_to_the_end, settle
from tests.web.looking import at_rest, box, hold, until
from tests.web.test_chatter import seated
from tests.web.test_pages import speak

CUT = "one => one.scrollHeight - one.clientHeight"
PHONE = {"width": 390, "height": 844}
BOTH_WAYS_TRIES = 60  # tables until the first tile reads both ways; one in seven does


def table(page: Page, game: str, *players: str, **options: Any) -> None:
    """A table for Ann and these computer players, with hints."""
    seats = [{"type": "me", "name": "Ann"}, *({"type": "computer", "player": p} for p in players)]
    wish = {"game": game, "hints": True, "options": options, "seats": seats}
    made = page.request.post("/api/tables", data=wish).json()
    sit_at(page, made["id"])


def round_one_device(page: Page, game: str, *names: str, **options: Any) -> None:
    """A table for people who share this device; the first of them has taken it."""
    seats = [{"type": "me", "name": name} for name in names]
    wish = {"game": game, "seats": seats, "options": options}
    page.goto(f"/table/{page.request.post('/api/tables', data=wish).json()['id']}")
    page.locator(".curtain .button").click()


def test_where_several_share_a_page_it_says_whose_side_of_the_table_it_is(visit: Visit) -> None:
    page = visit(None, viewport=PHONE)
    seats = [{"type": "me", "name": name} for name in ("Anna", "Ben", "Carl")]
    made = page.request.post("/api/tables", data={"game": "finito", "seats": seats}).json()
    sit_at(page, made["id"])
    for name in ("Anna", "Ben", "Carl"):
        expect(page.locator(".whose")).to_have_text(re.compile(f"{name}$"))
        PLAY["Finito!"](Mouse(page), most=1, endless=True)
    table(page, "finito", "gentle")
    page.wait_for_selector("[data-table]")
    expect(page.locator(".whose")).to_have_count(0)


def test_the_prompt_names_the_number_as_the_tile_is_turned(visit: Visit) -> None:
    page = visit(None)
    for _ in range(BOTH_WAYS_TRIES):
        table(page, "completto", "simple")
        page.wait_for_selector(".shown")
        if page.locator(".turn").count():
            break
    page.locator(".turn").click()
    prompt, shown = page.locator(".prompt"), page.locator(".shown")
    until(page, lambda: f"the {shown.inner_text().strip()} " in prompt.inner_text())


def test_a_wrong_place_in_completto_is_answered(visit: Visit) -> None:
    page = visit(None)
    table(page, "completto", "simple")
    play_completto(Mouse(page), most=5, endless=True)
    while not page.locator(".cell.lit").count():
        before = moves(page)
        page.locator(".pile[aria-disabled=false]").click()
        settle(page, before)
        page.wait_for_selector(".cell.lit, .pile[aria-disabled=false]")
    number = page.locator(".shown").inner_text().strip()
    hold(page)
    page.locator(".cell:not(.lit)").first.click(force=True)
    page.get_by_role("alert").get_by_text(f"The {number} does not fit there.").wait_for()


def test_a_tile_of_the_middle_that_fits_nowhere_says_so(visit: Visit) -> None:
    page = visit(None)
    table(page, "completto", "simple")
    wrong = page.locator(".middle:has(.pile[aria-disabled=false]) .spot[data-tile]:not(.usable)")
    for _ in range(60):
        play_completto(Mouse(page), most=1, endless=True)
        if wrong.count():
            break
    number = wrong.first.inner_text().strip()
    wrong.first.click(force=True)  # as a finger does, which does not ask whether it may
    page.get_by_role("alert").get_by_text(f"The {number} fits nowhere in your row.").wait_for()


def test_a_wrong_square_in_finito_is_answered(visit: Visit) -> None:
    page = visit(None)
    table(page, "finito", "simple")
    page.locator(".counters .spot").first.click()
    hold(page)
    page.locator("button.square:not(.lit)").first.click(force=True)
    page.get_by_role("alert").get_by_text("You cannot lay there.").wait_for()


def test_a_table_tile_on_the_rack_is_answered(visit: Visit) -> None:
    page = visit(None)
    table(page, "rummy", "simple", opening_points=0, turn_seconds=0)
    for _ in range(60):
        page.locator(".bar .first").wait_for()
        if page.locator(".set .spot").count():
            break
        before = moves(page)
        page.locator(".bar .first").click()
        settle(page, before)
    hold(page)
    tile = page.locator(".set .spot").first
    Mouse(page).move(tile, page.locator(".rack .spot").first)
    page.get_by_role("alert").get_by_text("must stay on the table").wait_for()


@pytest.mark.parametrize(
    ("count", "said"), [(1, "Three tiles or more belong together"), (3, "Not one colour")]
)
def test_what_is_no_set_says_why(visit: Visit, count: int, said: str) -> None:
    page = visit(None)
    table(page, "rummy", "simple", turn_seconds=0)
    page.get_by_role("button", name="Draw a tile", exact=True).wait_for()
    names = page.locator(".rack .spot").evaluate_all("all => all.map(one => one.ariaLabel)")
    for name in mixed(names)[:count]:
        page.locator(f'.rack .spot[aria-label="{name}"]').first.click()
    page.locator(".new").click()
    page.locator(".set.wrong").get_by_text(said).wait_for()


# Of all notes at the table those over which something else lies.
HIDDEN = """() => [...document.querySelectorAll('.set .note')].filter(note => {
  note.style.pointerEvents = 'auto';
  const { x, y, height } = note.getBoundingClientRect();
  return !note.contains(document.elementFromPoint(x + 12, y + height - 6));
}).map(note => note.innerText)"""


# What lies over a notice.
OVER_NOTICE = """() => {
  const notice = document.querySelector('.notice');
  const { left, right, top, bottom } = notice.getBoundingClientRect();
  const seen = [];
  for (let x = left + 3; x < right; x += 8) for (let y = top + 3; y < bottom; y += 8)
    seen.push(document.elementFromPoint(x, y));
  if (!seen.length) return ['nothing was seen'];
  return seen.filter(one => one !== notice).map(one => one.className);
}"""


def lone_tiles(page: Page, count: int) -> None:
    """Lay so many tiles at a Rummy table, each of them alone."""
    table(page, "rummy", "simple", turn_seconds=0)
    page.get_by_role("button", name="Draw a tile", exact=True).wait_for()
    for number in range(1, count + 1):
        page.locator(".rack .spot").first.click()
        page.locator(".new").click()
        expect(page.locator(".set.wrong")).to_have_count(number)


def test_no_set_lies_over_what_is_said_of_another(visit: Visit) -> None:
    """On a phone there is no room beside the sets: there the prompt says it, once."""
    page = visit(None, viewport={"width": 700, "height": 700})
    lone_tiles(page, 8)  # as many as take several rows
    assert at_rest(page, lambda: list(page.evaluate(HIDDEN))) == []
    why, notes = page.locator(".prompt .why"), page.locator(".set .note:visible")
    expect(why).not_to_be_visible()
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(notes).to_have_count(0)
        expect(why).to_have_text("Three tiles or more belong together")
        expect(why).to_be_in_viewport(ratio=1)


def test_a_lost_connection_is_told_over_all_sets(visit: Visit) -> None:
    page = visit(None, viewport={"width": 740, "height": 360})
    lines: list[WebSocketRoute] = []

    def hear(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    page.route_web_socket("**/socket", hear)
    lone_tiles(page, 6)
    lines[0].close()
    page.get_by_role("alert").get_by_text("The connection is lost.").wait_for()
    assert at_rest(page, lambda: list(page.evaluate(OVER_NOTICE))) == []


def mixed(names: list[str]) -> list[str]:
    """Three tiles that differ in colour and in number."""
    tiles = [name.split() for name in names if name != "joker"]
    for one in tiles:
        for two in tiles:
            for three in tiles:
                if len({one[0], two[0], three[0]}) == len({one[1], two[1], three[1]}) == 3:
                    return [" ".join(tile) for tile in (one, two, three)]
    raise AssertionError("no such tiles")


def test_finito_says_what_is_printed(visit: Visit) -> None:
    page = visit(None)
    table(page, "finito", "simple")
    square = page.locator(".square.lit").first
    printed = square.inner_text().strip()
    counter = page.locator(".counters .spot").first
    number = counter.inner_text().strip()
    before = moves(page)
    counter.click()
    hold(page)
    square.dblclick()  # as a child taps: the second tap asks for nothing
    settle(page, before)
    expect(page.get_by_role("alert")).to_have_count(0)
    said = page.locator("[role=log]").get_by_text(f"You laid {number} on the {printed}.")
    said.first.wait_for(state="attached")


def test_a_chosen_counter_can_be_read_while_finito_waits(visit: Visit) -> None:
    ann, _ = seated(visit, 1)
    number = ann.locator(".counters .spot").first.inner_text().strip()
    ann.locator(".counters .spot").first.click()
    ann.locator(".square.lit").first.click()
    pending = ann.locator(".counter.pending")
    pending.wait_for()
    expect(pending).to_have_css("opacity", "1")
    expect(ann.locator(".square", has=ann.locator(".pending"))).to_have_text(number)


def test_the_pile_does_not_look_like_a_tile(visit: Visit) -> None:
    page = visit(None, viewport=PHONE)
    for game in ("completto", "rummy", "finito"):
        table(page, game, "simple")
        stack = page.locator(".stack .tile").last
        expect(stack).to_have_text("")
        tile, count = box(stack), box(page.locator(".stack .count"))
        assert count["x"] + count["width"] > tile["x"] + tile["width"]
        assert count["y"] < tile["y"]


def test_four_players_see_their_scores_on_a_phone(visit: Visit) -> None:
    page = visit(None, viewport=PHONE)
    table(page, "finito", "sharp", "sharp", "sharp")
    played_to_the_end(page)
    rows = page.locator(".results tbody tr")
    expect(rows).to_have_count(4)
    for row in rows.all():
        lies = box(row)
        assert lies["x"] + lies["width"] <= PHONE["width"]


def test_no_hover_colour_stays_after_a_tap(visit: Visit) -> None:
    page = visit(None, viewport=PHONE, has_touch=True, is_mobile=True)
    table(page, "finito", "simple")
    button = page.get_by_role("button", name="Hint")
    colour = "one => getComputedStyle(one).backgroundColor"
    before = at_rest(page, lambda: str(button.evaluate(colour)))
    button.tap()
    page.get_by_text("Hint: lay the").first.wait_for()
    expect(button).to_have_css("background-color", before)


def test_the_newest_line_changes_with_the_language(visit: Visit) -> None:
    page = visit(None)
    seats = [{"type": "me", "name": name} for name in ("Anna", "Ben")]
    made = page.request.post("/api/tables", data={"game": "finito", "seats": seats}).json()
    sit_at(page, made["id"])
    PLAY["Finito!"](Mouse(page), most=1, endless=True)
    newest = page.locator(".news p span").last
    expect(newest).to_have_text("Anna has chosen.")
    speak(page, "de")
    expect(newest).to_have_text("Anna hat gewählt.")


def test_the_newest_line_is_whole_on_a_phone(visit: Visit) -> None:
    page = visit(None, viewport={"width": 360, "height": 740})
    table(page, "completto", "simple", "simple", "simple")
    play_completto(Mouse(page), most=9, endless=True)
    page.wait_for_selector(".cell[data-pick], .cell.lit")
    news, newest = page.locator(".news p"), page.locator(".news p span").last
    outer, inner = box(news), box(newest)
    assert inner["x"] >= outer["x"]
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
    assert inner["y"] + 1 >= outer["y"]
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 2


@pytest.mark.parametrize("size", [(360, 740), (844, 390)])
def test_a_long_sentence_begins_where_it_can_be_read(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(None, viewport={"width": size[0], "height": size[1]})
    table(page, "completto", "simple")
    play_completto(Mouse(page), most=1, endless=True)
    hold(page)
    news, newest = page.locator(".news p"), page.locator(".news p span").last
    newest.evaluate("one => { one.textContent = 'A word after another. '.repeat(12); }")
    outer, inner = box(news), box(newest)
    assert inner["y"] + 1 >= outer["y"]
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 2


def test_tiles_keep_their_edges_in_forced_colours(visit: Visit) -> None:
    page = visit(None, forced_colors="active")
    table(page, "completto", "simple")
    page.locator(".gap").first.wait_for()
    outlines = """() => [...document.querySelectorAll('.tile')].map(one => getComputedStyle(one))
      .map(style => [style.outlineStyle, style.outlineColor])"""  # none that is gone when looked at
    styles = at_rest(page, lambda: page.evaluate(outlines))
    assert {style for style, _ in styles} == {"solid", "dashed"}
    assert all("0, 0, 0, 0" not in colour for _, colour in styles)
