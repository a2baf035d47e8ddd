"""The table is as tall as the screen: what is too much gets smaller, or scrolls in its own box."""

import json
from itertools import pairwise, product
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.amounts import ALL
from tests.web.conftest import Visit
from tests.web.hands import Mouse, play_completto, play_finito, played_to_the_end
from tests.web.looking import Box, at_rest, box
from tests.web.test_chatter import seated
from tests.web.test_pages import overflow
from tests.web.test_told import round_one_device, table

PHONES = {"small": (360, 740), "phone": (390, 844)}
SMALLEST = (320, 568)
ON_ITS_SIDE = (844, 390)
SMALL_ON_ITS_SIDE = {"low": (568, 320), "lower": (667, 331)}
SIZES = PHONES | {"side": ON_ITS_SIDE, "tablet": (820, 1180), "desk": (1440, 900)}
# One of each layout; a release looks at those between, too.
LOOKED_AT = list(SIZES) if ALL else ["small", "side", "tablet", "desk"]
RUNS = ((1, 4), (5, 8), (9, 13))
FULL = [
    [f"{colour}{number}" for number in range(first, last + 1)]
    for _ in range(2)
    for colour in "nrbw"
    for first, last in RUNS
]
FULL[0].append("*")
FULL[7].append("*")
RACK = [f"{colour}{number}" for colour in "nr" for number in range(1, 13)] + ["*"]
TALLER = """() => [document.documentElement.scrollHeight - innerHeight,
  document.documentElement.scrollWidth - innerWidth]"""
# What cannot be seen whole without scrolling anything, of all that has such a name; and names that
# nothing has.
CUT = """names => [...document.querySelectorAll(names)].filter(one => {
  const inside = (box, of) => box.left >= of.left - 1 && box.right <= of.right + 1
    && box.top >= of.top - 1 && box.bottom <= of.bottom + 1;
  const box = one.getBoundingClientRect();
  const scroll = one.closest('[data-scroll]')?.getBoundingClientRect();
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return !inside(box, screen) || (scroll && !inside(box, scroll));
}).map(one => one.outerHTML.slice(0, 120))
  .concat(names.split(', ').filter(name => !document.querySelector(name)))"""


def taller(page: Page) -> list[int]:
    """By how many pixels the page is taller and wider than the screen."""
    return at_rest(page, lambda: list(page.evaluate(TALLER)))


# Parts of the table that lie over one another; what lies over it for a while is no part of it.
OVERLAPPING = """() => {
  const parts = [...document.querySelectorAll('[data-table] > *, .others section')]
    .filter(one => !one.matches('.others, .over'))
    .map(one => [one, one.getBoundingClientRect()]);
  return parts.flatMap(([one, a], at) => parts.slice(at + 1)
    .filter(([other, b]) => !one.contains(other) && a.right - b.left > 1 && b.right - a.left > 1
      && a.bottom - b.top > 1 && b.bottom - a.top > 1)
    .map(([other]) => `${one.className} and ${other.className}`));
}"""


def overlapping(page: Page) -> list[str]:
    return at_rest(page, lambda: list(page.evaluate(OVERLAPPING)))


def cut(page: Page, names: str) -> list[str]:
    return at_rest(page, lambda: list(page.evaluate(CUT, names)))


def fill(page: Page, lying: list[list[str]]) -> None:
    """Whatever the server tells of a Rummy table: these lie on it, and 25 tiles on the rack.

    A hint is to lay three times three of these as new sets. The time of another seat runs.
    """

    def hear(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            news: dict[str, Any] = json.loads(message)
            if news["type"] == "shown" and news["known"]:
                news["known"]["public"]["table"] = lying
                news["clocks"] = {"2": 60_000}
                for seat in news["seats"].values():
                    seat["own"]["rack"] = RACK
            if news["type"] == "hinted":
                after, stages = lying, []
                for new in (RACK[:3], RACK[3:6], RACK[6:9]):
                    after = [*after, new]
                    step = {"do": "new", "tiles": new, "gives": new}
                    stages.append({"step": step, "table": after, "hand": []})
                action = {"type": "lay", "table": after}
                news["hint"] = {"game": "rummy", "action": action, "stages": stages}
            line.send(json.dumps(news))

        server.on_message(told)
        line.on_message(server.send)

    page.route_web_socket("**/socket", hear)


def full_table(
    visit: Visit, size: tuple[int, int], lying: list[list[str]] = FULL, **wishes: Any
) -> Page:
    page = visit(None, viewport={"width": size[0], "height": size[1]}, **wishes)
    fill(page, lying)
    table(page, "rummy", "simple", "simple", "simple", turn_seconds=0)
    page.locator(".grip").first.wait_for()
    expect(page.locator(".set .spot")).to_have_count(sum(map(len, lying)))
    return page


def opened_again(page: Page, size: str) -> None:
    """This table on another screen."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.reload()


def test_a_full_rummy_table_is_no_taller_than_the_screen(visit: Visit) -> None:
    """And all of it is seen at once."""
    page = full_table(visit, SIZES["desk"])
    for size in LOOKED_AT:
        opened_again(page, size)
        expect(page.locator(".set .spot")).to_have_count(106)
        page.locator(".grip").first.wait_for()
        assert taller(page) == [0, 0], size
        parts = ".rack .spot, .new, .bar .button, .supply, .others section"
        assert cut(page, parts) == [], size
        assert overlapping(page) == [], size
        if size != "side":  # there so many tiles would be too small to be read: the table scrolls
            assert cut(page, ".set .spot") == [], size
        if size == "small":
            page.locator(".rack .spot").first.click()
            assert cut(page, ".end:enabled") == []
    for width, height in (SMALLEST, (360, 640), (375, 553), *SMALL_ON_ITS_SIDE.values()):
        page.set_viewport_size({"width": width, "height": height})
        assert cut(page, ".rack .spot, .new, .bar .button, .prompt") == [], width
        assert overlapping(page) == [], width
        assert box(page.locator(".sets"))["height"] > (100 if width < height else 40), width


@pytest.mark.parametrize("game", ["completto", "finito"])
def test_rows_boards_and_middle_are_seen_at_once(visit: Visit, game: str) -> None:
    page = visit(None)
    table(page, game, "simple", "simple", "simple")
    {"completto": play_completto, "finito": play_finito}[game](Mouse(page), most=3, endless=True)
    for size in LOOKED_AT:
        if ALL:  # else on a screen that is turned; where a full table is opened is seen above
            opened_again(page, size)
        page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
        page.wait_for_selector(".square.lit, .gap, .cell[data-pick], .cell.lit")
        assert taller(page) == [0, 0], size
        assert cut(page, f"{PARTS[game]}, .middle .spot") == [], size
        assert overlapping(page) == [], size
        said, room = box(page.locator(".prompt")), box(page.locator("[data-table] > .say"))
        assert said["height"] <= room["height"], size
        assert said["x"] + said["width"] / 2 == pytest.approx(room["x"] + room["width"] / 2, abs=2)


COVERING = """([card, names]) => {
  const a = document.querySelector(card).getBoundingClientRect();
  return [...document.querySelectorAll(names)].filter(one => {
    const b = one.getBoundingClientRect();
    return a.right - b.left > 1 && b.right - a.left > 1 && a.bottom - b.top > 1
      && b.bottom - a.top > 1;
  }).map(one => one.className);
}"""
SCROLLS = "one => one.scrollHeight - one.clientHeight"
IN_USE = {
    "completto": ".others section, [data-table] > .own, .news .button",
    "rummy": ".others section, [data-table] > .own, [data-table] > .tools, .news .button",
    "finito": "[data-table] > .middle, [data-table] > .own, .news .button",
}


@pytest.mark.parametrize("game", IN_USE)
def test_who_begins_is_told_where_nobodys_things_lie(visit: Visit, game: str) -> None:
    page = visit(None)
    if game == "rummy":  # a computer player that begins has moved at once
        round_one_device(page, game, "Ann", "Tim", "Lena", "Finn")
    else:
        table(page, game, "simple", "simple", "simple")
    page.get_by_role("status", name="Who begins?").wait_for()
    for size, (width, height) in (SIZES | SMALL_ON_ITS_SIDE).items():
        if size in SMALL_ON_ITS_SIDE and game != "rummy":
            continue  # who drew what takes the most room
        page.set_viewport_size({"width": width, "height": height})
        seen = at_rest(page, lambda: page.evaluate(COVERING, [".over .card", IN_USE[game]]))
        assert seen == [], size
        assert cut(page, ".over .card") == [], size
        assert at_rest(page, lambda: page.locator(".over .card").evaluate(SCROLLS)) <= 1, size


def test_a_finished_table_stays_as_it_was_and_the_replay_fits(visit: Visit) -> None:
    """The result lies beside or over it, and makes way; nothing is taller than the screen."""
    page = visit(None)
    table(page, "finito", "simple", "simple", "simple")
    page.wait_for_selector(".square.lit")
    lay = {size: own_place(page, size) for size in LOOKED_AT}
    played_to_the_end(page)
    for size in LOOKED_AT:
        assert own_place(page, size) == pytest.approx(lay[size], abs=1), size
        assert taller(page) == [0, 0], size
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Scores").click()
    expect(page.get_by_role("link", name="Review")).not_to_be_visible()
    page.get_by_role("button", name="Scores").click()
    page.get_by_role("link", name="Watch it again").click()
    page.locator(".words").wait_for()
    for size in LOOKED_AT:
        own_place(page, size)
        assert taller(page) == [0, 0], size
        assert cut(page, ".slider > *, .board > *, .others section") == [], size


def test_on_a_phone_on_its_side_the_result_is_one_line_over_the_table(visit: Visit) -> None:
    """The last tile and everybody's things are seen; the rest is a tap away."""
    page = visit(None, viewport={"width": 740, "height": 360})
    table(page, "finito", "simple")
    played_to_the_end(page)
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport()
    expect(page.get_by_role("link", name="Review")).to_be_in_viewport()
    assert box(page.locator(".results"))["height"] < 360 / 5
    page.get_by_role("button", name="Scores").click()
    expect(page.get_by_role("link", name="Download the record")).to_be_in_viewport()


def own_place(page: Page, size: str) -> Box:
    """Where the own board lies on a screen of this size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    return box(page.locator("[data-table] > .own"))


def test_finitos_squares_are_large_enough_for_a_finger_with_four_seats(visit: Visit) -> None:
    page = visit(None)
    table(page, "finito", "simple", "simple", "simple")
    page.wait_for_selector(".square.lit")
    sizes = {
        PHONES["small"]: (44, 44),
        SMALLEST: (43, 28),
        (568, 320): (40, 36),
        (640, 360): (44, 44),
    }
    for (width, height), (across, down) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        square = box(page.locator("button.square").first)
        assert square["width"] >= across, width
        assert square["height"] >= down, width


def test_the_head_is_one_line_on_a_phone_and_no_button_in_it_lies_over_another(
    visit: Visit,
) -> None:
    """In company there is one more, to say something with."""
    ann, ben = seated(visit, 1)
    for page, (width, height) in product((ben, ann), PHONES.values()):
        page.set_viewport_size({"width": width, "height": height})
        assert box(page.locator("header"))["height"] < 70
        assert overflow(page) == []
    for size, (width, height) in SIZES.items():
        ann.set_viewport_size({"width": width, "height": height})
        buttons = at_rest(ann, ann.locator("header button:visible, .news button:visible").all)
        assert len(buttons) > 4
        boxes = [box(button) for button in buttons]
        for at, one in enumerate(boxes):
            assert not any(overlap(one, other) for other in boxes[at + 1 :]), size


def overlap(one: Box, other: Box) -> bool:
    """Whether they have more than a pixel in common."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


PARTS = {
    "completto": ".row > li, .others section, .pile, .bar .button",
    "finito": ".board > *, .others section, .counters .spot, .bar .button",
    "rummy": ".rack, .new, .bar .button, .supply, .others section",
}


@pytest.mark.parametrize("game", PARTS)
def test_the_smallest_phone_has_all_at_hand(visit: Visit, game: str) -> None:
    page = visit(None, viewport={"width": SMALLEST[0], "height": SMALLEST[1]})
    table(page, game, "simple", "simple", "simple")
    page.wait_for_selector(".square.lit, .gap, .cell[data-pick], .cell.lit, .bar .first")
    assert at_rest(page, lambda: page.evaluate(TALLER)) == [0, 0]
    assert cut(page, PARTS[game]) == []
    boxes = [box(page.locator(f"[data-table] > .{part}")) for part in ("middle", "say", "own")]
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"] + 1
        assert above["height"] > 40
