"""Nothing jumps: what nobody moves stays where it is, whoever's turn it is."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import Mouse, moves, over, play_completto, play_finito, settle
from tests.web.looking import at_rest, hold
from tests.web.test_told import table

SIZES = {"phone": (390, 844), "desk": (1440, 900)}
# Where everything lies that can be told apart: tiles by what is on them, buttons by their names.
PLACES = """() => {
  const [found, count] = [{}, {}];
  const all = '[data-table] .set, .rack .spot, .others section, .supply, .pile, .bar .button,'
    + '.row > li, .board > li, [data-table] > div, .others b, .others .board, .others .row, .new,'
    + '.rack, .sort .button, .beside > .button, .die, .news .button, header .button';
  for (const one of document.querySelectorAll(all)) {
    const words = one.ariaLabel ?? one.innerText;
    const name = one.matches('li') ? '' : words.replace(/^Set \\d+/, 'Set');
    const key = one.className.split(' ')[0] + ' ' + name.replace(/\\d+ left.*/, '');
    const at = count[key] = (count[key] ?? 0) + 1;
    const box = one.getBoundingClientRect();
    found[key + ' ' + at] = [Math.round(box.x), Math.round(box.y + scrollY)];
  }
  return found;
}"""


def places(page: Page) -> dict[str, list[int]]:
    return at_rest(page, lambda: dict(page.evaluate(PLACES)))


def moved(before: dict[str, list[int]], after: dict[str, list[int]]) -> dict[str, list[list[int]]]:
    """What lies elsewhere than before; what is new or gone does not count."""
    return {
        key: [place, after[key]]
        for key, place in before.items()
        if key in after and max(abs(a - b) for a, b in zip(place, after[key], strict=True)) > 1
    }


def on_screen(page: Page, size: str) -> None:
    """From now on the page is of this size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def test_sets_and_rack_stay_while_others_play(visit: Visit) -> None:
    page = visit(None)
    table(page, "rummy", "sharp", "sharp", turn_seconds=0)
    page.locator(".bar .first").wait_for()
    for number in range(10):
        on_screen(page, list(SIZES)[number % 2])
        before = moves(page)
        lying = places(page)
        rack = {key: place for key, place in lying.items() if not key.startswith("spot")}
        page.locator(".bar .first").click()
        settle(page, before)
        page.wait_for_selector(".results, .bar .first")
        if over(page):
            break
        # The rack has one tile more, and is centred; all else stays, sets that nobody touched, too.
        assert moved(rack, places(page)) == {}


def test_grips_and_buttons_come_without_moving_a_tile(visit: Visit) -> None:
    """While others' moves are shown nothing can be done; then all can, at the same place."""
    page = visit(None, viewport={"width": 390, "height": 844})
    table(page, "rummy", "simple", opening_points=0, turn_seconds=0)
    until_a_set_lies(page)
    page.evaluate("localStorage['reihum.settings'] = JSON.stringify({pace: 'slow'})")
    page.reload()
    page.locator(".bar .first").wait_for()
    before = places(page)
    hold(page)
    page.get_by_role("button", name="Show again").click()
    page.get_by_role("button", name="Skip").wait_for()
    expect(page.locator(".grip")).to_have_count(0)
    assert moved(before, places(page)) == {}
    page.get_by_role("button", name="Skip").click()
    page.locator(".grip").first.wait_for()
    page.locator(".rack .spot").first.click()
    assert moved(before, places(page)) == {}


def until_a_set_lies(page: Page) -> None:
    """Draw until somebody has laid."""
    for _ in range(40):
        page.locator(".bar .first").wait_for()
        if page.locator(".set").count():
            return
        before = moves(page)
        page.locator(".bar .first").click()
        settle(page, before)
    raise AssertionError("nobody lays")


@pytest.mark.parametrize("game", ["completto", "finito"])
def test_rows_and_boards_stay_where_they_are(visit: Visit, game: str) -> None:
    page = visit(None)
    table(page, game, "simple", "simple")
    play = {"completto": play_completto, "finito": play_finito}[game]
    play(Mouse(page), most=6, endless=True)
    for size in SIZES:
        page.wait_for_selector(".square.lit, .cell[data-pick], .cell.lit")
        on_screen(page, size)
        before = places(page)
        for _ in range(2):
            play(Mouse(page), most=1, endless=True)
            page.wait_for_selector(".results, .square.lit, .cell[data-pick], .cell.lit")
            assert moved(before, places(page)) == {}, size


def test_the_table_can_be_put_in_order(visit: Visit) -> None:
    page = visit(None)
    table(page, "rummy", "simple", opening_points=0, turn_seconds=0)
    until_a_set_lies(page)
    sets = names_of_sets(page)
    page.get_by_role("button", name="Tidy the table").click()
    assert names_of_sets(page) == sets


def names_of_sets(page: Page) -> list[str]:
    names = "all => all.map(one => one.ariaLabel).sort()"
    return at_rest(page, lambda: list(page.locator(".set").evaluate_all(names)))
