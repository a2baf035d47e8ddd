"""How things feel in the hand: tiles lean and part, a deal is dealt, a win is celebrated."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Visit
from tests.web.hands import Mouse, middle, play_finito, played_to_the_end
from tests.web.looking import at_rest
from tests.web.test_lesson import answer, at_step, face, kept, lesson
from tests.web.test_told import table

LIVELY = {"reduced_motion": "no-preference", "viewport": {"width": 390, "height": 844}}
# Every sound that is made, whatever of.
LISTEN = """
window.heard = [];
for (const name of ['OscillatorNode', 'AudioBufferSourceNode']) {
  const Real = window[name];
  window[name] = class extends Real { constructor(...all) { super(...all); heard.push(name); } };
}
"""
# How far to the left a carried tile has leaned at most.
WATCH = """() => {
  window.leaned = 0;
  new MutationObserver(() => {
    const style = document.querySelector('.ghost')?.style.transform;
    const [, turn = 0] = /rotate\\((.*?)deg/.exec(style) ?? [];
    leaned = Math.min(leaned, Number(turn));
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] });
}"""
STRAIGHT = re.compile(r"rotate\(-?0(\.0\d*)?deg\)")
DEALT = """() => document.getAnimations()
  .filter(one => one.effect.target?.closest('.rack, .row, .counters')).length"""


def carry(page: Page, what: str, to: tuple[float, float]) -> None:
    """Pick a tile of the rack up, and carry it there without letting go."""
    page.mouse.move(*at_rest(page, lambda: middle(face(page, what))))
    page.mouse.down()
    page.mouse.move(*to, steps=12)
    expect(page.locator(".ghost")).to_have_count(1)


def begun(visit: Visit, game: str, step: int, **wishes: Any) -> Page:
    page = visit(None, **wishes)
    kept(page, {"lessons": {game: step}})
    lesson(page, game)
    at_step(page, game, step)
    return page


def test_a_carried_tile_leans_the_way_it_goes_and_then_hangs_straight(visit: Visit) -> None:
    page = begun(visit, "rummy", 1, **LIVELY)
    page.evaluate(WATCH)
    carry(page, "r7", (380, 300))
    expect(page.locator(".ghost")).to_have_attribute("style", STRAIGHT)
    page.mouse.move(20, 300)
    page.wait_for_function("() => leaned < -0.5")
    expect(page.locator(".ghost")).to_have_attribute("style", STRAIGHT)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_carried_tile_hangs_straight_where_motion_is_not_wished_for(visit: Visit) -> None:
    page = begun(visit, "rummy", 1)
    carry(page, "r7", (40, 300))
    expect(page.locator(".ghost")).to_have_attribute("style", STRAIGHT)
    page.mouse.up()


def test_tiles_of_a_set_part_where_one_may_go(visit: Visit) -> None:
    page = begun(visit, "rummy", 5)
    carry(page, "n9", middle(face(page, "n8")))
    expect(face(page, "n8")).to_have_css("translate", re.compile("^[1-9]"))
    expect(face(page, "n7")).to_have_css("translate", re.compile("^-"))
    page.mouse.up()
    expect(face(page, "n8")).to_have_css("translate", "none")


def test_a_carried_tile_is_as_large_as_it_lay(visit: Visit) -> None:
    page = begun(visit, "rummy", 1)
    lay = at_rest(
        page, lambda: face(page, "r7").locator(".tile").evaluate("one => one.offsetWidth")
    )
    carry(page, "r7", (100, 300))
    ghost = page.locator(".ghost .tile")
    expect(ghost).to_have_css("width", f"{lay}px")
    page.mouse.up()


# What has been set in motion, by the name of the motion or of the thing.
MOTIONS = """
window.begun = [];
addEventListener('animationstart', one => begun.push(one.animationName.split('-').at(-1)), true);
const real = Element.prototype.animate;
Element.prototype.animate = function (...all) {
  begun.push(this.classList[0]);
  return real.apply(this, all);
};
"""
ALSO = {"Rummy": "drawn", "Finito!": "die"}  # R3: the start is drawn; F4: the die is thrown


@pytest.mark.parametrize("game", ["Completto", "Rummy", "Finito!"])
def test_the_deal_is_dealt(visit: Visit, game: str) -> None:
    page = visit(None, **LIVELY)
    page.context.add_init_script(MOTIONS)
    kept(page, {"pace": "normal"})
    page.get_by_role("button", name=f"Play {game} now").click()
    page.wait_for_function("() => begun.filter(one => one === 'tile').length > 2")
    page.wait_for_function(f"() => ({DEALT})() === 0")
    expect(page.locator("[data-dealing]")).to_have_count(0)
    if moved := ALSO.get(game):
        page.wait_for_function("what => begun.includes(what)", arg=moved)


def test_nothing_is_dealt_where_motion_is_not_wished_for(visit: Visit) -> None:
    page = visit(None)
    kept(page, {"pace": "normal"})
    page.get_by_role("button", name="Play Rummy now").click()
    page.locator(".rack .spot").first.wait_for()
    assert at_rest(page, lambda: page.evaluate(DEALT)) == 0


def test_a_win_is_celebrated_and_then_over(visit: Visit) -> None:
    page = begun(visit, "completto", 8, **LIVELY)
    answer(Mouse(page), at_step(page, "completto", 8))
    page.wait_for_selector("body > div > i")
    expect(page.locator("body > div > i")).to_have_count(0)
    expect(page.get_by_role("button", name="Play my first game")).to_be_focused()


def test_a_result_waits_until_the_end_has_been_seen(visit: Visit) -> None:
    """Whoever comes later finds it at once."""
    page = visit(None, **LIVELY)
    table(page, "finito", "simple")
    page.wait_for_selector(".square.lit")
    played_to_the_end(page)
    expect(page.locator(".results")).to_contain_class("late")
    page.reload()
    expect(page.locator(".results")).to_be_visible()
    expect(page.locator(".results.late")).to_have_count(0)


def test_a_win_is_calm_where_motion_is_not_wished_for(visit: Visit) -> None:
    page = begun(visit, "completto", 8)
    answer(Mouse(page), at_step(page, "completto", 8))
    expect(page.get_by_role("button", name="Play my first game")).to_be_focused()
    expect(page.locator("body > div > i")).to_have_count(0)


RESTYLED = "disabled-by-default-devtools.timeline.invalidationTracking"


def test_a_move_lays_out_nothing_but_what_it_changed(visit: Visit, browser: Browser) -> None:
    """A board that asks for its own height was styled anew, twice, whenever a word changed."""
    page = visit(None)
    table(page, "finito", "simple")
    page.wait_for_selector(".square.lit")
    at_rest(page, lambda: None)
    browser.start_tracing(page=page, categories=[RESTYLED])
    play_finito(Mouse(page), most=1, endless=True)
    at_rest(page, lambda: None)
    told = [
        one["args"]["data"]
        for one in json.loads(browser.stop_tracing())["traceEvents"]
        if one["name"] == "LayoutInvalidationTracking"
    ]
    assert told
    printed = [one for one in told if "class='printed" in one.get("nodeName", "")]
    assert len(printed) <= 4  # those of the squares from which and to which a counter went


def test_one_switch_turns_all_sounds_off(visit: Visit) -> None:
    page = visit(None)
    page.add_init_script(LISTEN)
    kept(page, {})  # who has chosen nothing hears them
    lesson(page, "finito")
    page.locator(".words .first").click()
    answer(Mouse(page), at_step(page, "finito", 1))
    page.wait_for_function("() => heard.length > 4")  # lifted, laid, and the die
    expect(page.locator(".words.done")).to_be_visible()
    page.get_by_role("button", name="Sound").click()
    before = at_rest(page, lambda: page.evaluate("heard.length"))
    page.locator(".words .first").click()
    answer(Mouse(page), at_step(page, "finito", 2))
    expect(page.locator(".words.done")).to_be_visible()
    assert at_rest(page, lambda: page.evaluate("heard.length")) == before
