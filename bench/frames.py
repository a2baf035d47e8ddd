"""How evenly the table moves on a slow device: what each frame costs, and when it comes.

Watched are a Rummy deal, a tile carried over a table on which nearly all tiles lie, a computer
player's move as it is shown, Finito's die, and a round that is won. A screen shows sixty frames a
second: one that takes longer than 17 ms comes too late for it.

What a frame costs is the time the page's main thread worked for it, from the browser's own trace,
times four for a device that is four times slower: whatever else the machine does is not in it.
When frames come is the time from frame to frame with the CPU slowed down, on this machine as busy
as it is.
"""

import json
from bisect import bisect
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

LATE = 17.0  # milliseconds: the next frame of a screen with sixty a second has gone by
WATCH = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const look = now => { frames_seen.push(now - last); last = now; requestAnimationFrame(look); };
  requestAnimationFrame(look);
}"""
BEGIN = "() => { frames_seen.length = 0; }"
STILL = """() => !document.getAnimations().some(one => one.playState === 'running'
  && one.effect.getComputedTiming().endTime !== Infinity)"""
GO = """to => {
  document.querySelector('[data-table]')?.setAttribute('data-left', '');
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
RUMMY = {"game": "rummy", "hints": True, "options": {"turn_seconds": 0}}
FINITO = {"game": "finito", "hints": True}
AGAINST = [{"type": "me"}, {"type": "computer", "player": "gentle"}]
LAST_STEP = 8  # of Completto's lesson: one tile more, and the row is complete
LESSON = """step => {
  const kept = JSON.parse(localStorage['reihum.settings'] ?? '{}');
  localStorage['reihum.settings'] = JSON.stringify({...kept, lessons: {completto: step}});
}"""
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


class Scene(NamedTuple):
    """Something that moves."""

    name: str
    times: int
    ready: Callable[[Page], None]
    act: Callable[[Page], None]


def new_table(page: Page, wish: dict[str, Any]) -> None:
    """Go to a new table with a computer player, as a link does."""
    made = page.request.post("/api/tables", data=wish | {"seats": AGAINST}).json()
    page.evaluate(GO, f"/table/{made['id']}")
    page.wait_for_selector("[data-table]:not([data-left])")


def nothing(page: Page) -> None:
    """All is ready."""


def waiting_to_draw(page: Page) -> None:
    """At a new table, when all is dealt and it is our turn."""
    new_table(page, RUMMY)
    page.locator(".bar .first:visible").wait_for()


def carried(page: Page) -> None:
    """A tile of the rack goes to and fro over the table, and back."""
    box = page.locator(".rack .spot").first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(120 + 1000 * (step % 20) / 20, 150 + 400 * (step % 12) / 12)
        page.wait_for_timeout(16)
    page.mouse.move(x, y)
    page.mouse.up()


def answered(page: Page) -> None:
    """Draw a tile; the computer player answers, and its move is shown."""
    page.locator(".bar .first:visible").click()
    page.wait_for_function("() => document.querySelector('.news .button')?.innerText === 'Skip'")
    page.wait_for_function("() => document.querySelector('.news .button')?.innerText !== 'Skip'")


def placed(page: Page) -> None:
    """Place a counter; the die is thrown again."""
    moves = page.get_attribute("main", "data-moves")
    page.locator(".counters .spot").first.click()
    page.locator(".square.lit").first.click()
    page.wait_for_function("was => document.querySelector('main').dataset.moves !== was", arg=moves)


def before_the_last_tile(page: Page) -> None:
    """At the end of Completto's lesson."""
    page.evaluate(LESSON, LAST_STEP)
    page.goto("/lesson/completto")
    page.wait_for_selector(".cell.lit")


def won(page: Page) -> None:
    """Lay the last tile."""
    page.locator(".cell.lit[data-told]").click()
    page.wait_for_selector(".words.done")


def at_the_table(name: str) -> Callable[[Page], None]:
    """At this table of two people, one of whom sits here."""

    def ready(page: Page) -> None:
        page.goto(f"/table/{name}")
        page.locator(".curtain button").click()
        page.wait_for_selector(".rack .spot")

    return ready


def scenes(crowded: str) -> list[Scene]:
    """What is watched, in this order; `crowded` is a table on which nearly all tiles lie."""
    return [
        Scene("a tile carried over all the others", 2, at_the_table(crowded), carried),
        Scene("a deal", 3, nothing, lambda page: new_table(page, RUMMY)),
        Scene("a computer's move", 1, waiting_to_draw, answered),
        Scene("the die", 4, lambda page: new_table(page, FINITO), placed),
        Scene("a round that is won", 1, before_the_last_tile, won),
    ]


def when_they_come(page: Page, scene: Scene) -> list[float]:
    """Milliseconds from frame to frame while this happens, and until nothing moves any more."""
    page.evaluate(WATCH)  # anew: a page that was loaded has forgotten it
    seen: list[float] = []
    for _ in range(scene.times):
        page.evaluate(BEGIN)
        scene.act(page)
        page.wait_for_function(STILL)
        seen += page.evaluate("() => frames_seen.slice(1)")
    return seen


def what_they_cost(browser: Browser, page: Page, scene: Scene) -> list[float]:
    """Milliseconds of work for each frame meanwhile."""
    found: list[float] = []
    for _ in range(scene.times):
        browser.start_tracing(page=page, categories=TRACED)
        scene.act(page)
        page.wait_for_function(STILL)
        found += worked(json.loads(browser.stop_tracing())["traceEvents"])
    return found


def worked(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of the main thread's own time that each frame of this trace took."""
    tasks: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for one in events:
        if one["ph"] == "X" and "tdur" in one:
            tasks.setdefault((one["pid"], one["tid"]), []).append(one)
    own = max(tasks.values(), key=lambda all_of: sum(one["name"] == "Commit" for one in all_of))
    ends = sorted(one["ts"] for one in own if one["name"] == "Commit")
    frames = [0.0] * (len(ends) + 1)
    for one in own:
        if one["name"] == "RunTask":
            frames[bisect(ends, one["ts"])] += one["tdur"] / 1000
    return frames[:-1]


def all_frames(
    browser: Browser, slow: Page, quick: Page, crowded: str, slower: int
) -> dict[str, tuple[list[float], list[float]]]:
    """Of each scene: what its frames cost on a device so much slower, and when they come."""
    found = {}
    for scene in scenes(crowded):
        for page in (quick, slow):
            scene.ready(page)
            page.wait_for_function(STILL)
        costs = [slower * cost for cost in what_they_cost(browser, quick, scene)]
        found[scene.name] = (costs, when_they_come(slow, scene))
    return found


def summed_up(frames: list[float]) -> str:
    """Middle, p95 and longest frame, and how many of them came late."""
    ordered = sorted(frames)
    half, most = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    late = sum(one > LATE for one in ordered) / len(ordered)
    return f"{half:.1f} / {most:.1f} / {ordered[-1]:.0f} ms, {late:.0%} late"
