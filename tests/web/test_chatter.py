"""People who talk while they play: nothing hangs, nothing is said twice, nothing piles up."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.amounts import amount
from tests.web.conftest import Visit
from tests.web.test_company import set_up

WORDS = ("Hello!", "Well played!", "Oh no!")
FIRST = 6  # words after which everything has been used once
ROUNDS = amount(12, 600)  # words; a release has one every two seconds of twenty minutes
SHARE = min(1, ROUNDS / 30)  # of what a tab may grow by, where there are but a few
MOST_GROWTH = {  # of what a tab holds
    "JSHeapUsedSize": SHARE * 3 * 2**20,  # bytes
    "Nodes": SHARE * 300,
    "JSEventListeners": SHARE * 30,
}
LISTEN = """() => {
  window.words = 0;
  const talks = line => line.nodeName === 'P' && line.innerText.endsWith('!');
  const count = all => {
    window.words += all.flatMap(one => [...one.addedNodes]).filter(talks).length;
  };
  new MutationObserver(count).observe(document.querySelector('[role=log]'), {childList: true});
}"""


def test_chatter_between_three_browsers(visit: Visit) -> None:
    """Nobody's tab grows or hangs, everybody hears each word once, and no console complains."""
    pages = seated(visit, 2)
    for page in pages:
        page.evaluate(LISTEN)
    talk(pages, range(1))
    for other in pages[1:]:
        expect(heard(other)).to_have_text(["Ann: Hello!"])
    talk(pages, range(1, FIRST))
    before = [held(page) for page in pages]
    talk(pages, range(FIRST, FIRST + ROUNDS))
    for page, old in zip(pages, before, strict=True):
        now = held(page)
        grown = {name: now[name] - old[name] for name in MOST_GROWTH}
        assert all(grown[name] < most for name, most in MOST_GROWTH.items()), grown


def talk(pages: list[Page], numbers: range) -> None:
    """One after the other says something, and all have heard it before the next does."""
    for number in numbers:
        say(pages[number % 3], WORDS[number % 3])
        for page in pages:
            page.wait_for_function("count => window.words === count", arg=number + 1)


def heard(page: Page) -> Locator:
    """What this page was told that people said."""
    return page.locator("[role=log] p", has_text=re.compile(r"!$"))


def say(page: Page, words: str) -> None:
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name=words).click()


def held(page: Page) -> dict[str, float]:
    """What the page holds after tidying up; no bubble is shown any more."""
    expect(page.locator(".bubble")).to_have_count(0)
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")
    wire.send("HeapProfiler.collectGarbage")
    metrics = wire.send("Performance.getMetrics")["metrics"]
    wire.detach()
    return {one["name"]: one["value"] for one in metrics}


def seated(visit: Visit, guests: int) -> list[Page]:
    """Ann and her guests at a table for Finito, each with a browser."""
    ann = visit(None)
    set_up(ann, "finito", *["guest"] * guests)
    fields = ann.get_by_label("Invitation link", exact=True)
    fields.nth(guests - 1).wait_for()
    links = [field.input_value() for field in fields.all()]
    pages = [ann]
    for link, name in zip(links, ("Ben", "Cleo"), strict=False):
        page = visit(link)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        pages.append(page)
    ann.get_by_role("button", name="Begin").click()
    for page in pages:
        page.wait_for_selector("[data-table]")
    return pages
