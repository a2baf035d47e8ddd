"""Three ways to move a tile: by mouse, by touch, by keys. And how to play each game with them."""

import asyncio
import re
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from tests.server.serving import Browser, play_out
from tests.web.looking import box


class Hands(Protocol):
    """Somebody's hands at a page."""

    page: Page

    def press(self, what: Locator) -> None: ...
    def move(self, what: Locator | None, where: Locator) -> None: ...


def middle(what: Locator) -> tuple[float, float]:
    lies = box(what, scroll=True)
    return lies["x"] + lies["width"] / 2, lies["y"] + lies["height"] / 2


class Mouse:
    """Drags."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: Locator) -> None:
        what.click()

    def move(self, what: Locator | None, where: Locator) -> None:
        if what is None:
            where.click()
            return
        self.page.mouse.move(*middle(what))
        self.page.mouse.down()
        x, y = middle(what)
        self.page.mouse.move(x + 5, y - 9)
        self.page.mouse.move(*middle(where), steps=3)
        self.page.mouse.up()


class Touch:
    """Drags with a finger, through the browser's own touch events."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire = page.context.new_cdp_session(page)
        self.now = time.time()  # for the browser, which judges a finger by its speed

    def press(self, what: Locator) -> None:
        what.tap()

    def move(self, what: Locator | None, where: Locator) -> None:
        if what is None:
            self.press(where)
            return
        where.scroll_into_view_if_needed()
        (x, y), (to_x, to_y) = middle(what), middle(where)
        x, y = middle(what)
        self.swipe((x, y), (to_x, to_y))

    def swipe(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """From one point to another, and let go."""
        (x, y), (to_x, to_y) = start, end
        self.touch(x, y)
        for part in (0.2, 0.6):
            self._send("touchMove", x + (to_x - x) * part, y + (to_y - y) * part)
        self.lift_at(to_x, to_y)

    def touch(self, x: float, y: float) -> None:
        """Put the finger down, and leave it there."""
        self._send("touchStart", x, y)

    def lift_at(self, x: float, y: float) -> None:
        """Move the finger that is down there, and let go."""
        self._send("touchMove", x, y)
        for tremble in range(6):  # a finger rests before it lifts; else Chromium sees a fling
            self._send("touchMove", x, y + tremble % 2)
        self._send("touchEnd")

    def pinch(self, x: float, y: float, apart: float, then: float) -> None:
        """Two fingers around a point, first so far apart, then so far."""
        self._send("touchStart", x - apart / 2, y)
        self._send("touchStart", x - apart / 2, y, x + apart / 2, y)
        for part in (0.25, 0.5, 0.75, 1):
            half = (apart + (then - apart) * part) / 2
            self._send("touchMove", x - half, y, x + half, y)
        self._send("touchEnd", x - then / 2, y)
        self._send("touchEnd")

    def drag(self, x: float, y: float) -> None:
        """Move the finger that is down there, and leave it down."""
        self._send("touchMove", x, y)

    def _send(self, kind: str, *places: float) -> None:
        """Tell the browser what the fingers do, and that so much time has gone by since."""
        self.now += 0.03
        pairs = zip(places[::2], places[1::2], strict=True)
        points = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(pairs)]
        facts = {"type": kind, "touchPoints": points, "timestamp": self.now}
        self.wire.send("Input.dispatchTouchEvent", facts)


class Keys:
    """Tab, arrows and Enter; never a pointer."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: Locator) -> None:
        self.reach(what)
        self.page.keyboard.press("Enter")

    def move(self, what: Locator | None, where: Locator) -> None:
        if what is not None and what.get_attribute("data-spot") is not None:
            self.press(what)
        self.press(where)

    def reach(self, what: Locator) -> None:
        """Tab until the focus is in the right zone, then go on by arrows.

        Who comes to the same place again has gone in a circle, and tries the other way. Who sees
        how far it is looks again only shortly before: to look takes longer than to press a key.
        """
        tried: Counter[tuple[str, str]] = Counter()
        for _ in range(what.evaluate(STOPS_BETWEEN)):
            self.page.keyboard.press("Tab")
        for _ in range(600):  # many: whatever happens meanwhile may take the focus elsewhere
            place, keys = what.evaluate(NEXT_KEYS)  # of the one that is there now
            if not keys:
                return
            key = min(keys, key=lambda one: tried[place, one])
            tried[place, key] += 1
            self.page.keyboard.press(key)
        raise AssertionError("the keys do not lead there")


# How many stops of the Tab key lie between the focus and the goal, or the zone it is in; none where
# that is not to be seen.
STOPS_BETWEEN = """goal => {
  const here = document.activeElement, zone = goal.closest('[data-zone]');
  const inZone = zone && goal.matches('[data-spot]');
  if (here === document.body || (inZone ? zone : goal).contains(here)) return 0;
  const root = here.closest('dialog') ?? document;
  const stops = [...root.querySelectorAll('a[href], button, input, select, summary, [tabindex]')]
    .filter(one => one.tabIndex >= 0 && !one.disabled
      && one.checkVisibility({ visibilityProperty: true }));
  const [at, to] = [here, goal].map(one => stops.findIndex(stop =>
    stop === one || (one === goal && inZone && zone.contains(stop))));
  return at < 0 || to < 0 ? 0 : Math.max(0, (to - at + stops.length) % stops.length - 1);
}"""
# Where the focus is, and the keys that lead nearer, the best first; none once it is on the goal.
NEXT_KEYS = """goal => {
  const here = document.activeElement;
  if (here === goal) return ['', []];
  const zone = goal.closest('[data-zone]');
  if (!goal.matches('[data-spot]') || !zone || !zone.contains(here)) return ['', ['Tab']];
  const [a, b] = [here, goal].map(one => one.getBoundingClientRect());
  const dy = b.top - a.top, dx = b.left - a.left;
  const keys = [dy > 0 ? 'ArrowDown' : 'ArrowUp', dx > 0 ? 'ArrowRight' : 'ArrowLeft'];
  return [`${a.left} ${a.top}`, Math.abs(dy) > a.height / 2 ? keys : keys.reverse()];
}"""


def over(page: Page) -> bool:
    return page.locator(".results").count() > 0


def moves(page: Page) -> str | None:
    """Which seat this page shows, and how many moves it has made."""
    return page.get_attribute("main", "data-moves")


def settle(page: Page, before: str | None) -> None:
    """Wait until the move is made."""
    page.wait_for_function(
        "before => document.querySelector('main').dataset.moves !== before", arg=before
    )


def play_completto(hands: Hands, most: int = 400, endless: bool = False) -> None:
    """Put tiles where they are lit, until the round is over."""
    page = hands.page
    for _ in range(most):
        page.wait_for_selector(".results, .gap, .cell.lit, .cell[data-pick]")
        if over(page):
            return
        before = moves(page)
        if (gaps := page.locator(".gap")).count():
            hands.move(page.locator(".shown"), gaps.nth(gaps.count() // 2))
        elif (lit := page.locator(".cell.lit")).count():
            hands.move(None, lit.first)
        elif (usable := page.locator(".usable")).count():
            hands.press(usable.first)
            hands.press(page.locator(".cell.lit").first)
        elif page.locator(".pile[aria-disabled=false]").count():
            hands.press(page.locator(".pile"))
        else:  # nothing to draw or to take: a face-down tile is shifted
            hands.press(page.locator(".cell[data-pick]").first)
            hands.press(page.locator(".gap").last)
        settle(page, before)
    assert endless, "no end"


def play_finito(hands: Hands, most: int = 400, endless: bool = False) -> None:
    """Lay counters on lit squares, then wait for the others to finish."""
    page = hands.page
    for _ in range(most):
        page.wait_for_selector(".results, .square.lit")
        if over(page):
            return
        before = moves(page)
        move_in_finito(hands)
        settle(page, before)
    assert endless, "no end"


def move_in_finito(hands: Hands) -> None:
    """Lay a counter, or what else can be done now."""
    page = hands.page
    lit = page.locator(".square.lit")
    counters = page.locator(".counters .spot")
    if (count := counters.count()) > 1:
        hands.move(counters.first, lit.first)
    elif count == 1:
        hands.move(None, lit.last)
    else:
        hands.press(page.get_by_role("button", name="Leave it"))


def play_rummy(hands: Hands, most: int = 200, endless: bool = False) -> None:
    """Follow the hints step by step: lay what they show, else draw; draw where there are none."""
    page = hands.page
    for _ in range(most):
        page.wait_for_selector(".results, .bar .first")
        if over(page):
            return
        before = moves(page)
        hint, show = [page.get_by_role("button", name=name) for name in ("Hint", "Show me")]
        if hint.count():
            hands.press(hint)
            page.wait_for_selector(".hint")
        if show.count():
            hands.press(show)
            onward = page.get_by_role("button", name="Next", exact=True)
            for _ in range(1, steps_shown(page)):
                hands.press(onward)
            hands.press(page.get_by_role("button", name="Finish").and_(page.locator(":enabled")))
        else:
            hands.press(page.locator(".bar .first"))
        page.wait_for_selector(".hint, .walk", state="detached")
        settle(page, before)
    assert endless, "no end"


def steps_shown(page: Page) -> int:
    """How many steps the way takes whose first step is shown."""
    told = page.locator(".walk .small")
    expect(told).to_have_text(re.compile(r"^\w+ 1 \w+ \d+:$"))
    return int(told.inner_text().split()[-1].removesuffix(":"))


def played_to_the_end(*pages: Page) -> None:
    """The match of these pages is over: beside them, the simple player has moved for everybody."""
    played_beside(*pages)
    for page in pages:
        page.wait_for_selector(".results")


def brought_on(page: Page, most: int) -> None:
    """The match of this page, which has one seat there, is so many moves further, and shown."""
    seat, _, made = (moves(page) or "").partition(" ")
    played_beside(page, most=most)
    expect(page.locator("main")).to_have_attribute("data-moves", f"{seat} {int(made) + most}")
    page.wait_for_selector(".square.lit, .gap, .cell[data-pick], .cell.lit, .bar .first")


def played_beside(*pages: Page, most: int = 10_000) -> None:
    """Beside these pages the simple player moves for everybody, to the end or so many times."""

    async def played(page: Page) -> None:
        address, _, table = page.url.rpartition("/table/")
        browser = Browser(address)
        (token,) = [one["value"] for one in cookies[page] if one["name"] == "reihum"]
        browser.http.cookies.set("reihum", token)
        game = (await browser.get(f"/api/tables/{table}")).json()["game"]
        async with browser.at(table) as socket:
            await socket.hear_of("shown")
            await play_out(game, socket, tuple(map(int, socket.shown["seats"])), most)
        await browser.http.aclose()

    async def all_played() -> None:
        await asyncio.gather(*map(played, pages))

    cookies = {page: page.context.cookies() for page in pages}
    with ThreadPoolExecutor(1) as beside:  # here Playwright's event loop runs
        beside.submit(asyncio.run, all_played()).result()


PLAY = {"Completto": play_completto, "Rummy": play_rummy, "Finito!": play_finito}
