"""Looks at a page that wait: what is asserted may come late, and a busy machine is no fault.

`expect(...)` of Playwright is the first choice. What it has no word for is looked at again and
again until it is so (`comes_to`, `until`), or once, when the page has come to rest (`at_rest`).
A page may rest while a server has still to answer: wait for the answer first.
`tests/test_looks.py` holds every test of the pages to this.
"""

from collections.abc import Callable
from typing import TypedDict, TypeVar

from playwright.sync_api import Locator, Page, expect

from tests.amounts import PATIENCE

Seen = TypeVar("Seen")

expect.set_options(timeout=1000 * PATIENCE)

# A page draws its frames as fast as the machine lets it: nobody's clock is asked. So many go by
# between two looks, later, for what takes long is not to be slowed down by being looked at; and
# after so many looks it never comes.
SELDOM = 16
LOOKS = 4_000
AN_HOUR = 3600  # seconds, which no machine takes between two lines
FRAMES = """async count => {
  while (count--) await new Promise(requestAnimationFrame);
  return true;
}"""
# Fonts are there, what moves has arrived, and from one frame to the next it lies as it lay: one
# element, scrolled to if that is wished, or all of them. Nothing of one that cannot be seen.
RESTS = """async (one, scroll) => {
  const frame = () => new Promise(requestAnimationFrame);
  const moving = one => one.playState === 'running'
    && one.effect.getComputedTiming().endTime !== Infinity;
  const lie = () => [...(one ? [one] : document.body.getElementsByTagName('*'))].flatMap(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height];
  });
  for (let before = [];;) {
    await document.fonts.ready;
    await frame();
    if (scroll) one.scrollIntoViewIfNeeded();
    const now = lie();
    const still = now.length === before.length && now.every((at, nth) => at === before[nth]);
    if (still && !document.getAnimations().some(moving))
      return one?.checkVisibility({ visibilityProperty: true }) && now[2] && now[3] ? now : null;
    before = now;
  }
}"""

# What begins to wait from now on waits for ever.
HELD = "window.setTimeout = () => 0"


class Box(TypedDict):
    """Where something lies on the page, in pixels."""

    x: float
    y: float
    width: float
    height: float


def a_moment_passes(page: Page, frames: int = 1) -> None:
    """So many frames are drawn; meanwhile what the page tells is heard, too."""
    page.wait_for_function(FRAMES, arg=frames)


def until(page: Page, look: Callable[[], Seen], is_so: Callable[[Seen], bool] = bool) -> Seen:
    """What is seen, once it is so."""
    for looks in range(LOOKS):
        if is_so(seen := look()):
            return seen
        a_moment_passes(page, min(looks + 1, SELDOM))
    raise AssertionError(f"still {seen!r}")


def comes_to(page: Page, look: Callable[[], Seen], wanted: Seen) -> None:
    """Wait until this is what is seen."""
    until(page, look, lambda seen: seen == wanted)


def at_rest(page: Page, look: Callable[[], Seen]) -> Seen:
    """What is seen when nothing on the page moves any more."""
    page.evaluate(RESTS)
    return look()


def stop_clock(page: Page) -> None:
    """The page's clock stands still until it is put on: an hour ahead, for until then it goes."""
    page.clock.install(time=0)
    page.clock.pause_at(AN_HOUR)


def hold(page: Page) -> None:
    """Let nothing that comes now go by itself: notices, moves that are shown; a click ends them."""
    page.evaluate(HELD)


def box(what: Locator, scroll: bool = False) -> Box:
    """Where it lies when it is seen and does not move any more."""
    x, y, width, height = until(what.page, lambda: what.evaluate(RESTS, scroll))
    return Box(x=x, y=y, width=width, height=height)
