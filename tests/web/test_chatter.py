"""People who talk while they play: nothing hangs, nothing is said twice, nothing piles up."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.test_company import set_up

WORDS = {"Hello!": "hello", "Well played!": "well_played", "Oh no!": "oh_no"}
ROUNDS = 12
MOST_GROWTH = 8 * 2**20  # bytes of script memory in one tab


def test_a_greeting_does_not_hang_the_other_browser(visit: Visit) -> None:
    ann, ben = two_at_a_table(visit)
    say(ann, "Hello!")
    expect(heard(ben)).to_have_text(["Ann: Hello!"])


def test_chatter_between_three_browsers(visit: Visit) -> None:
    """Nobody's tab grows, and everybody hears each word once."""
    pages = three_at_a_table(visit)
    before = [memory(page) for page in pages]
    for number in range(ROUNDS):
        speaker = pages[number % 3]
        say(speaker, list(WORDS)[number % 3])
        for page in pages:
            expect(heard(page)).to_have_count(number + 1)
    for page, old in zip(pages, before, strict=True):
        assert memory(page) - old < MOST_GROWTH


def heard(page: Page) -> Locator:
    """What this page was told that people said."""
    return page.locator("[role=log] p", has_text=re.compile(r"!$"))


def say(page: Page, words: str) -> None:
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name=words).click()


def memory(page: Page) -> int:
    """Bytes that the page's scripts hold after tidying up."""
    wire = page.context.new_cdp_session(page)
    wire.send("HeapProfiler.collectGarbage")
    used = wire.send("Runtime.getHeapUsage")["usedSize"]
    wire.detach()
    return int(used)


def two_at_a_table(visit: Visit) -> tuple[Page, Page]:
    ann, ben = seated(visit, 1)
    return ann, ben


def three_at_a_table(visit: Visit) -> list[Page]:
    return seated(visit, 2)


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
