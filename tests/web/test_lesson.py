"""The lesson of each game: walked by keys, by touch or by mouse; left and taken up again."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from reihum.games.completto.model import Draw, Lay, Shift, Take
from reihum.games.finito.model import Place
from reihum.games.rummy.model import Lay as LaySets
from reihum.lessons import LESSONS
from reihum.lessons.model import Step
from tests.amounts import ALL
from tests.web.conftest import Visit, move_to
from tests.web.hands import Hands, Keys, Mouse, Touch
from tests.web.looking import RESTS, at_rest, box
from tests.web.test_frame import SIZES, TALLER, cut
from tests.web.test_pages import SPEAK, SPOKEN, THEMES, barriers, picture, speak

PHONE: ViewportSize = {"width": 360, "height": 740}
TITLES = {"completto": "Completto", "rummy": "Rummy", "finito": "Finito!"}
HANDS: dict[str, Callable[[Page], Hands]] = {"keys": Keys, "touch": Touch, "mouse": Mouse}
WALKED = {("rummy", "keys"), ("completto", "touch"), ("finito", "mouse")}  # each game, each hand
# What the words may not cover, and what of them, or of what is to be done, cannot be read whole.
OWN = """.rack, .row .cell, .board .square, .say, .bar .button, .pile, .counters .spot,
  .set .spot, .new, .others section"""
COVERED = """names => {
  const card = document.querySelector('.words').getBoundingClientRect();
  return [...document.querySelectorAll(names)].filter(one => {
    const box = one.getBoundingClientRect();
    return box.width && box.left < card.right - 1 && box.right > card.left + 1
      && box.top < card.bottom - 1 && box.bottom > card.top + 1;
  }).map(one => one.outerHTML.slice(0, 160));
}"""
UNREADABLE = """() => {
  const card = document.querySelector('.words');
  const inside = box => box.left >= 0 && box.right <= innerWidth + 1 && box.top >= 0
    && box.bottom <= innerHeight + 1;
  const cut = one => one.scrollWidth > one.clientWidth + 1
    || one.scrollHeight > one.clientHeight + 1;
  const parts = [...card.querySelectorAll('.said, .said p, .ways, .button'),
    ...document.querySelectorAll('[data-table] > .say')];
  return [card, ...parts]
    .filter(one => !inside(one.getBoundingClientRect()) || (one !== card && cut(one)))
    .map(one => one.outerHTML.slice(0, 160));
}"""


# What the words cover, what of them cannot be read, and by how much the page is too large.
FAULTS = f"""names => [...({COVERED})(names), ...({UNREADABLE})(),
  ...({TALLER})().filter(Boolean).map(by => `taller or wider by ${{by}}`)]"""
# All faults in one language after the other, at rest, each after its language: so many looks as a
# lesson takes are asked for together.
SPOKEN_FAULTS = f"""async ([names, languages]) => {{
  const found = [];
  for (const language of languages) {{
    ({SPEAK})(language);
    while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
    await ({RESTS})();
    found.push(...({FAULTS})(names).map(fault => `${{language}}: ${{fault}}`));
  }}
  return found;
}}"""


def lesson(page: Page, game: str) -> None:
    """Open it as a link does."""
    move_to(page, f"/lesson/{game}")
    expect(page.locator(".words")).to_be_visible()


def kept(page: Page, settings: dict[str, Any]) -> None:
    """Come with these settings, from before; the page itself writes them, too."""
    page.add_init_script(f"localStorage['reihum.settings'] = '{json.dumps(settings)}'")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def at_step(page: Page, game: str, number: int) -> Step:
    """Wait until this step is shown, counted from 0."""
    steps = LESSONS[game]
    expect(page.locator(".words .count")).to_contain_text(f"{number + 1}/{len(steps)}")
    return steps[number]


def answer(hands: Hands, one: Step) -> None:
    """Do by hand what the words ask for."""
    page, action = hands.page, one.answers[0]
    match action:
        case Draw():
            hands.press(page.locator(".pile"))
        case Lay():
            if action.reading != one.round.drawn:
                hands.press(page.locator(".turn"))
            hands.move(page.locator(".shown"), place(page, f"slot:{action.slot}"))
        case Take():
            hands.move(picked(page, f"tile:{action.tile}"), place(page, f"slot:{action.slot}"))
        case Shift():
            hands.press(picked(page, f"down:{action.slot}"))
            gap = action.to + 1 if action.to > action.slot else action.to
            hands.press(place(page, f"gap:{gap}"))
        case LaySets():
            lay_sets(hands, one)
        case Place():
            counter, square = f"counter:{action.counter}", f"square:{action.square}"
            hands.move(picked(page, counter), place(page, square))
        case _:  # to draw in Rummy, to stay in Finito!
            hands.press(page.locator(".bar .first"))


def place(page: Page, name: str) -> Locator:
    return page.locator(f'[data-place="{name}"]').first


def picked(page: Page, name: str) -> Locator:
    return page.locator(f'[data-pick="{name}"]').first


def lay_sets(hands: Hands, one: Step) -> None:
    """Tiles for a new set are picked up together; the others join a set that is there."""
    page = hands.page
    old = [set(tiles) for tiles in one.round.table]
    for tiles in one.answers[0].table:
        rack = [tile for tile in tiles if tile in one.round.racks[0]]
        if not rack:
            continue  # it lies there, or is what is left of one that lay there
        home = next((at for at, lay in enumerate(old) if lay <= set(tiles)), None)
        if home is None:
            for tile in rack:
                hands.press(face(page, tile))
            hands.press(page.locator(".new"))
            home, rack = len(old), [tile for tile in tiles if tile not in rack]
        for tile in rack:
            last = page.locator(".set").nth(home).locator(".spot").last
            hands.move(face(page, tile), last)
    hands.press(page.locator(".bar .first:enabled:not(.away)"))


def face(page: Page, tile: str) -> Locator:
    return page.locator(f'[data-face="{tile}"]')


def walked(hands: Hands, game: str) -> Iterator[Step]:
    """Do the whole lesson; each step before it is done, and when it is."""
    page = hands.page
    onward = page.locator(".words .first")
    for number, _ in enumerate(LESSONS[game]):
        one = at_step(page, game, number)
        yield one
        if one.answers:
            answer(hands, one)
            expect(page.locator(".words.done")).to_be_visible()
            yield one
        expect(onward).to_be_focused()
        if number < len(LESSONS[game]) - 1:
            hands.press(onward)


@pytest.mark.parametrize(
    ("game", "by"),
    [
        pytest.param(game, by, marks=() if (game, by) in WALKED else pytest.mark.large)
        for game in LESSONS
        for by in HANDS
    ],
)
def test_a_lesson_is_walked_to_the_first_game(visit: Visit, game: str, by: str) -> None:
    """And the words are looked at: they cover nothing, and can be read whole."""
    page = visit(viewport=PHONE, has_touch=by == "touch")
    page.wait_for_load_state("networkidle")
    hands = HANDS[by](page)
    hands.press(page.get_by_role("link", name=f"Learn {TITLES[game]} in two minutes"))
    expect(page.locator(".words")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/api/" in one.url else None)
    for one in walked(hands, game):
        expect(page.get_by_role("alert").filter(has_text=re.compile("."))).to_have_count(0)
        if (game, by) in WALKED:
            look_at_words(page, f"{game}-{one.name}")
    assert asked == []  # a lesson needs no server
    speak(page, "en")
    hands.press(page.get_by_role("button", name="Play my first game"))
    expect(page).to_have_url(re.compile("/table/"))  # Lilo was in the lesson, too
    expect(page.locator(".others").get_by_text("Lilo")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_count(0)
    page.get_by_role("link", name="Reihum", exact=True).click()
    links = page.get_by_role("link", name=re.compile("^Learn .* in two minutes$"))
    expect(links).to_have_count(len(LESSONS) - 1)


def look_at_words(page: Page, name: str) -> None:
    """On a small phone in the longest languages, and in the last of them in every size."""
    assert at_rest(page, lambda: page.evaluate(SPOKEN_FAULTS, [OWN, SPOKEN])) == [], name
    for size in SIZES if ALL else ("side", "desk"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        assert at_rest(page, lambda: page.evaluate(FAULTS, OWN)) == [], (name, size)
        picture(page, f"lesson-{name}-{width}")
    page.set_viewport_size(PHONE)


def test_on_the_smallest_phone_the_table_of_a_lesson_is_seen(visit: Visit) -> None:
    page = visit(None)
    kept(page, {"lessons": {"rummy": 4}, "language": "es"})
    lesson(page, "rummy")
    at_step(page, "rummy", 4)
    for width, height in ((320, 568), (375, 553)):
        page.set_viewport_size({"width": width, "height": height})
        assert cut(page, ".set .spot, .rack .spot, .new, .bar .button, .words") == []
        assert box(page.locator(".set .spot").first)["width"] > 18


def test_a_lesson_is_left_and_taken_up(visit: Visit) -> None:
    page = visit()
    lesson(page, "finito")
    hands = Mouse(page)
    steps = walked(hands, "finito")
    for _ in range(4):  # aim; roll, done; order
        next(steps)
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("link", name="Learn Finito! in two minutes").click()
    at_step(page, "finito", 2)
    page.reload()
    one = at_step(page, "finito", 2)
    answer(hands, one)
    expect(page.locator(".words.done")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    at_step(page, "finito", 1)


def test_two_tabs_go_on_where_the_other_one_is(visit: Visit) -> None:
    page = visit()
    lesson(page, "rummy")
    page.locator(".words .first").click()
    at_step(page, "rummy", 1)
    other = page.context.new_page()
    other.goto("/lesson/rummy")
    answer(Mouse(other), at_step(other, "rummy", 1))
    other.locator(".words .first").click()
    at_step(other, "rummy", 2)
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("link", name="Learn Rummy in two minutes").click()
    at_step(page, "rummy", 2)


def test_a_wrong_try_is_told_why_and_changes_nothing(visit: Visit) -> None:
    page = visit()
    hands, wrong = Mouse(page), page.locator(".words .wrong")
    lesson(page, "completto")
    page.locator(".words .first").click()
    hands.move(page.locator(".shown"), place(page, "slot:7"))
    expect(wrong).to_have_text("The 21 does not fit there.")
    hands.move(page.locator(".shown"), place(page, "slot:4"))
    expect(wrong).to_have_text("")
    lesson(page, "finito")
    page.locator(".words .first").click()
    hands.move(picked(page, "counter:3"), place(page, "square:26"))
    expect(wrong).to_contain_text("small numbers belong at the front")
    hands.move(picked(page, "counter:11"), place(page, "square:3"))
    expect(wrong).not_to_contain_text("small numbers")
    expect(page.locator(".words.done")).to_have_count(0)


def test_a_wrong_set_says_why_and_a_small_opening_counts(visit: Visit) -> None:
    page = visit(None)
    kept(page, {"lessons": {"rummy": 4}})
    lesson(page, "rummy")
    at_step(page, "rummy", 4)
    tile = page.locator
    for one in ("w1", "w2"):
        tile(f'[data-face="{one}"]').click()
    page.locator(".new").click()
    expect(page.locator(".set.wrong .note")).to_contain_text("Three tiles or more")
    Mouse(page).move(tile('[data-face="w3"]'), tile('[data-face="w2"]'))
    expect(page.locator(".counted")).to_contain_text("6")
    expect(page.get_by_role("button", name="Finish")).to_be_disabled()


def test_lessons_have_no_barriers(visit: Visit) -> None:
    page = visit(viewport=PHONE)
    for game in LESSONS:
        lesson(page, game)
        at_step(page, game, 0)
        barriers_by_day_and_night(page)
        page.locator(".words .first").click()
        answer(Mouse(page), at_step(page, game, 1))
        expect(page.locator(".words.done")).to_be_visible()
        barriers_by_day_and_night(page)


def barriers_by_day_and_night(page: Page) -> None:
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert barriers(page) == [], theme
