"""How evenly the table moves on a slow device: the time from frame to frame while it does.

Four things are watched: a Rummy deal, a tile carried over the table, a computer player's move as
it is shown, and Finito's die. A screen shows sixty frames a second: one that takes longer than
17 ms comes too late for it.
"""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

LATE = 17.0  # milliseconds: the next frame of a screen with sixty a second has gone by
WATCH = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const look = now => { frames_seen.push(now - last); last = now; requestAnimationFrame(look); };
  requestAnimationFrame(look);
}"""
BEGIN = "() => { frames_seen.length = 0; }"
MOVING = """() => document.getAnimations().some(one => one.playState === 'running'
  && one.effect.getComputedTiming().endTime !== Infinity)"""
RUMMY = {"game": "rummy", "hints": True, "options": {"turn_seconds": 0}}
FINITO = {"game": "finito", "hints": True}
AGAINST = [{"type": "me"}, {"type": "computer", "player": "gentle"}]
TURNS, DEALS = 6, 3


def table(page: Page, wish: dict[str, Any]) -> None:
    """Sit down at a new table with a computer player."""
    made = page.request.post("/api/tables", data=wish | {"seats": AGAINST}).json()
    page.goto(f"/table/{made['id']}")
    page.wait_for_selector("[data-table]")


def watched(page: Page, act: Callable[[], None]) -> list[float]:
    """Milliseconds from frame to frame while this happens, and until nothing moves any more."""
    page.evaluate(BEGIN)
    act()
    page.wait_for_function(f"() => !({MOVING})()")
    frames: list[float] = page.evaluate("() => frames_seen.slice(1)")
    return frames


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
    draw = page.locator(".bar .first:visible")
    draw.click()
    page.wait_for_function("() => document.querySelector('.news .button')?.innerText === 'Skip'")
    page.wait_for_function("() => document.querySelector('.news .button')?.innerText !== 'Skip'")


def placed(page: Page) -> None:
    """Place a counter; the die is thrown again."""
    moves = page.get_attribute("main", "data-moves")
    page.locator(".counters .spot").first.click()
    page.locator(".square.lit").first.click()
    page.wait_for_function("was => document.querySelector('main').dataset.moves !== was", arg=moves)


def all_frames(page: Page) -> dict[str, list[float]]:
    """What is watched, and its frames."""
    page.add_init_script(f"({WATCH})()")
    found: dict[str, list[float]] = {"a deal": [], "the die": []}
    for _ in range(DEALS):
        table(page, RUMMY)
        found["a deal"] += watched(page, lambda: None)
    page.wait_for_selector(".rack .spot")
    found["a tile carried"] = watched(page, lambda: carried(page))
    found["a computer's move"] = watched(page, lambda: answered(page))
    table(page, FINITO)
    for _ in range(TURNS):
        found["the die"] += watched(page, lambda: placed(page))
    return found


def summed_up(frames: list[float]) -> str:
    """Middle, p95 and longest frame, and how many of them came late."""
    ordered = sorted(frames)
    half, most = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    late = sum(one > LATE for one in ordered) / len(ordered)
    return f"{half:.1f} / {most:.1f} / {ordered[-1]:.0f} ms, {late:.0%} late"
