"""Looks at a page that wait: what is asserted may come late, and a busy machine is no fault.

`expect(...)` of Playwright is the first choice. What it has no word for is looked at again and
again until it is so (`comes_to`, `until`), or once, when the page has come to rest (`at_rest`).
A page may rest while a server has still to answer: wait for the answer first.
`tests/test_looks.py` holds every test of the pages to this.
"""

import time
from collections.abc import Callable
from typing import TypedDict, TypeVar

from playwright.sync_api import Locator, Page, expect

from tests.amounts import PATIENCE

Seen = TypeVar("Seen")

expect.set_options(timeout=1000 * PATIENCE)

AGAIN = 20  # milliseconds between two looks
# Fonts are there, what moves has arrived, and from one frame to the next all lies as it lay.
RESTS = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const moving = one => one.playState === 'running'
    && one.effect.getComputedTiming().endTime !== Infinity;
  const lies = () => [...document.querySelectorAll('body *')]
    .map(one => Object.values(one.getBoundingClientRect().toJSON()).join()).join(';');
  for (let before = '';;) {
    await document.fonts.ready;
    await frame();
    const now = lies();
    if (now === before && !document.getAnimations().some(moving)) return;
    before = now;
  }
}"""


class Box(TypedDict):
    """Where something lies on the page, in pixels."""

    x: float
    y: float
    width: float
    height: float


def until(page: Page, look: Callable[[], Seen], is_so: Callable[[Seen], bool] = bool) -> Seen:
    """What is seen, once it is so."""
    end = time.monotonic() + PATIENCE
    while not is_so(seen := look()):
        assert time.monotonic() < end, f"still {seen!r}"
        page.wait_for_timeout(AGAIN)  # meanwhile what the page tells is heard, too
    return seen


def comes_to(page: Page, look: Callable[[], Seen], wanted: Seen) -> None:
    """Wait until this is what is seen."""
    end = time.monotonic() + PATIENCE
    while (seen := look()) != wanted:
        assert time.monotonic() < end, f"wanted {wanted!r}, still {seen!r}"
        page.wait_for_timeout(AGAIN)


def at_rest(page: Page, look: Callable[[], Seen]) -> Seen:
    """What is seen when nothing on the page moves any more."""
    page.evaluate(RESTS)
    return look()


def box(what: Locator) -> Box:
    """Where it lies when nothing moves any more."""
    what.wait_for()
    found = at_rest(what.page, what.bounding_box)
    assert found, "gone while it was looked at"
    return Box(x=found["x"], y=found["y"], width=found["width"], height=found["height"])
