"""On the smallest phones, upright and on their side, all that is needed is seen and can be hit."""

import json
from itertools import combinations, product
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.looking import at_rest, box
from tests.web.test_frame import (
    SCROLLS,
    SMALLEST,
    cut,
    full_table,
    overlap,
    overlapping,
)
from tests.web.test_pages import LANGUAGES, speak
from tests.web.test_told import round_one_device, table

SIZES = (
    SMALLEST,
    (360, 640),
    (460, 320),
    (480, 320),
    (568, 320),
    (640, 360),
    (820, 1180),
    (1440, 900),
)
SETS = [
    ["n1", "n2", "n3", "n4"],
    ["r5", "b5", "w5"],
    ["r13", "b13", "w13", "*"],
    ["b9", "b10", "b11", "b12"],
    ["r1", "r2", "r3"],
    ["w6", "w7", "w8", "w9", "w10"],
    ["n11", "r11", "w11"],
    ["n12", "b12", "w12"],
]
BIG = "big => document.documentElement.dataset.tiles = big ? 'big' : ''"
# How wide and tall the first of each of these is.
LARGE = """names => names.map(name => document.querySelector(name)?.getBoundingClientRect())
  .map(box => box ? [Math.round(box.width), Math.round(box.height)] : [0, 0])"""
THINGS = {
    "completto": [".row .cell", ".pile .tile", ".shown .tile"],
    "finito": ["button.square", ".counters .tile", ".die"],
    "rummy": [".set .tile", ".rack .tile", ".pool .tile", ".sets"],
}
WHOLE = {
    "completto": ".row .cell, .pile, .shown .tile, .bar .button",
    "finito": "button.square, .counters .tile, .counters .count, .die, .bar .button",
    "rummy": ".rack .spot, .pool, .new, .bar .button",
}
# By how much what stands in the first lines of the prompt reaches below the top of a reason.
COVERED = """prompt => {
  const words = document.createRange();
  words.selectNodeContents(prompt.firstChild);
  return words.getBoundingClientRect().bottom
    - prompt.querySelector('.problem').getBoundingClientRect().top;
}"""


def on(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def sizes_of(page: Page, things: list[str], *, big: bool) -> list[list[int]]:
    page.evaluate(BIG, big)
    return at_rest(page, lambda: list(page.evaluate(LARGE, things)))


@pytest.mark.parametrize("game", THINGS)
def test_big_tiles_make_nothing_smaller_and_cut_nothing(visit: Visit, game: str) -> None:
    if game == "rummy":
        page = full_table(visit, SMALLEST, SETS)
    else:
        page = visit(None)
        table(page, game, "simple", "simple", "simple")
        page.wait_for_selector(".square.lit, .shown, .cell[data-pick]")
    for size in SIZES:
        on(page, size)
        usual = sizes_of(page, THINGS[game], big=False)
        large = sizes_of(page, THINGS[game], big=True)
        for thing, before, after in zip(THINGS[game], usual, large, strict=True):
            smaller = [was - now for was, now in zip(before, after, strict=True)]
            assert max(smaller) <= 0, (size, thing, before, after)
            if thing == ".rack .tile" and size in (SMALLEST, (360, 640)):
                assert min(smaller) < 0, (size, before, after)
        assert cut(page, WHOLE[game]) == [], size
        assert overlapping(page) == [], size


def test_a_step_of_a_hint_is_in_view_beside_a_rack_of_three_rows(visit: Visit) -> None:
    page = full_table(visit, SMALLEST, SETS)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".moved")).to_have_count(3)
    for size in (SMALLEST, (360, 640), (390, 844)):
        on(page, size)
        assert cut(page, ".moved, .walk .button, .rack .spot, .bar .button") == [], size
        assert at_rest(page, lambda: page.locator(".walk p").evaluate(SCROLLS)) <= 1, size
        assert box(page.locator(".sets"))["height"] > 110, size
    page.get_by_role("button", name="All steps at once").click()
    expect(page.locator(".walk")).to_contain_text("Step 3 of 3")
    expect(page.get_by_role("button", name="Finish")).to_be_enabled()


def test_the_words_of_a_hints_last_step_stay_in_their_box(visit: Visit) -> None:
    page = full_table(visit, (1280, 800), SETS)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="All steps at once").click()
    expect(page.locator(".walk")).to_contain_text("All in order. You can finish.")
    for language in ("en", "fr"):  # the shortest, and the longest
        speak(page, language)
        room, said = box(page.locator("[data-table] > .say")), box(page.locator(".walk"))
        assert room["y"] <= said["y"], language
        assert said["y"] + said["height"] <= room["y"] + room["height"], language


def test_the_longest_hint_is_read_whole_in_every_language(visit: Visit) -> None:
    """To wait, and what could be laid: its button once left it a fifth of its words."""
    page = visit(None, viewport={"width": SMALLEST[0], "height": SMALLEST[1]})

    def hear(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            news: dict[str, Any] = json.loads(message)
            if news["type"] == "hinted":
                kept = {"action": {"type": "lay", "table": [["r1", "r2", "r3"]]}, "stages": []}
                news["hint"] = {"game": "rummy", "action": {"type": "draw"}, "kept": kept}
            line.send(json.dumps(news))

        server.on_message(told)
        line.on_message(server.send)

    page.route_web_socket("**/socket", hear)
    table(page, "rummy", "simple", turn_seconds=0)
    page.locator(".bar .first:not(.away)").click(trial=True)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="What could I lay?").wait_for()
    for language in LANGUAGES:
        speak(page, language)
        room, said = box(page.locator("[data-table] > .say")), box(page.locator(".hint span"))
        assert room["y"] <= said["y"], language
        assert said["y"] + said["height"] <= room["y"] + room["height"], language


def test_the_button_for_all_steps_has_a_word_that_it_has_room_for(visit: Visit) -> None:
    page = full_table(visit, SMALLEST, SETS)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Show me").click()
    word, button = page.locator(".walk .short"), page.locator(".walk .all")
    expect(word).to_have_text("All")
    for size, language in product((SMALLEST, (375, 667), (820, 1180)), LANGUAGES):
        on(page, size)
        speak(page, language)
        inner, outer = box(word), box(button)
        assert outer["x"] <= inner["x"], (size, language)
        assert inner["x"] + inner["width"] <= outer["x"] + outer["width"], (size, language)
        assert cut(page, ".walk .button, .bar .button") == [], (size, language)


def test_a_clock_covers_no_face(visit: Visit) -> None:
    page = full_table(visit, SMALLEST, SETS)
    clock = page.locator(".others .time.running")
    face = page.locator(".others .name", has=page.locator(".time.running")).locator(".face")
    for size in (SMALLEST, (360, 640)):
        on(page, size)
        assert not overlap(box(clock), box(face)), size


def test_why_a_set_is_wrong_covers_no_other_words(visit: Visit) -> None:
    page = visit(None, viewport={"width": SMALLEST[0], "height": SMALLEST[1]})
    table(page, "rummy", "simple", opening_points=0, turn_seconds=0)
    page.locator(".bar .first").click(trial=True)  # once it is Ann's turn
    page.locator(".rack .spot").first.click()
    page.get_by_role("button", name="New set").click()
    page.locator(".problem").first.wait_for()
    assert at_rest(page, lambda: page.locator(".prompt").evaluate(COVERED)) <= 0


def test_long_names_leave_the_words_their_room(visit: Visit) -> None:
    """Three people at one small phone, in a language with long words."""
    page = visit(None, locale="de", viewport={"width": SMALLEST[0], "height": SMALLEST[1]})
    names = ("Großmutter Annegret-Wilh", "Großvater Karl-Friedrich", "Katharina Ann Friederike")
    round_one_device(page, "rummy", *names, turn_seconds=300)
    page.locator(".over .card").wait_for()
    for size in (SMALLEST, (360, 640)):
        on(page, size)
        assert at_rest(page, lambda: page.locator(".over .card").evaluate(SCROLLS)) <= 1, size
        for big in (True, False):
            page.evaluate(BIG, big)
            assert at_rest(page, lambda: page.locator("[data-table] > .say").evaluate(SCROLLS)) <= 1
    on(page, (568, 320))  # a name ends before its count
    others = page.locator(".others :is(.face, b, .holds)")
    expect(others).to_have_count(6)
    boxes = [box(others.nth(at)) for at in range(6)]
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


def test_four_rows_of_completto_leave_the_middle_its_room(visit: Visit) -> None:
    page = visit(None, locale="pl", viewport={"width": SMALLEST[0], "height": SMALLEST[1]})
    table(page, "completto", "simple", "simple", "simple")
    page.wait_for_selector(".shown")
    for size in (SMALLEST, (375, 553), (360, 600)):
        on(page, size)
        assert at_rest(page, lambda: page.locator(".over .card").evaluate(SCROLLS)) <= 1, size
        assert cut(page, ".row .cell, .row .place, .pile, .shown .tile, .bar .button") == [], size
        assert not overlap(box(page.locator(".pile")), box(page.locator(".shown .tile"))), size


def test_who_plays_at_my_tables_can_be_read(visit: Visit) -> None:
    page = visit(None, locale="fr", viewport={"width": 360, "height": 640})
    table(page, "finito", "simple", "simple", "simple")
    page.goto("/")
    assert box(page.locator(".names").first)["width"] > 300
    back = page.get_by_role("link", name="Retour à la table Finito!")
    play = page.get_by_role("button", name="Jouer à Completto")
    assert box(back)["y"] + box(back)["height"] < box(play)["y"]
    assert box(play)["y"] + box(play)["height"] < 640  # what is new is still in sight
