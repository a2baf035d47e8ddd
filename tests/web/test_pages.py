"""Every page in every language, theme and width: no barrier, no overflow, a picture to look at."""

import re
from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.amounts import ALL
from tests.web.conftest import PICTURES, Visit, move_to
from tests.web.looking import at_rest
from tests.web.visitors import Visitors

SPEAK = """language => {
  const kept = JSON.parse(localStorage['reihum.settings'] ?? '{}');
  localStorage['reihum.settings'] = JSON.stringify({ ...kept, language });
  dispatchEvent(new StorageEvent('storage', { key: 'reihum.settings' }));
}"""

Theme = Literal["light", "dark"]
WIDTHS = {360: 740, 768: 1024, 1280: 800}
THEMES: tuple[Theme, ...] = ("light", "dark")
USUAL: list[tuple[int, Theme]] = [(360, "light"), (768, "light"), (1280, "dark")]
LOOKS = [(width, theme) for width in WIDTHS for theme in THEMES] if ALL else USUAL
BETWEEN = 768  # laid out like one of the others; looked at, not searched
# As the page of the first game in colour, and where it is wide: searched on a phone.
ALIKE = {"set-up-rummy", "set-up-finito", "rules-rummy", "rules-finito"}
PAGES = {
    "start": "/",
    "set-up-completto": "/new/completto",
    "set-up-rummy": "/new/rummy",
    "set-up-finito": "/new/finito",
    "join": "/join#nobody",
    "rules-completto": "/rules/completto",
    "rules-rummy": "/rules/rummy",
    "rules-finito": "/rules/finito",
    "daily": "/daily",
    "practice": "/practice",
    "my-play": "/my-play",
    "fairness": "/fairness",
    "about": "/about",
    "at-home": "/home",
    "referee": "/referee",
    "fits": "/fits",
    "aims": "/aims",
}
INVITED = {"game": "rummy", "seats": [{"type": "me", "name": "Ann"}, {"type": "guest"}]}
FULL = "localStorage['reihum.referee'] = JSON.stringify(['b8 b9 b10 | r1 b1 *', '', 'b11 n8 r8'])"
LANGUAGES = ["de", "en", "fr", "es", "it", "nl", "da", "sv", "pl", "ru"]
LONGEST = {"de", "ru"}  # the languages with the longest words, in both alphabets
HEAVIEST = "ru"  # its letters take two bytes each
SPOKEN = LANGUAGES if ALL else sorted(LONGEST)
GAMES = {"completto": "Completto", "rummy": "Rummy", "finito": "Finito!"}
OVERFLOW = """() => [...document.querySelectorAll('body *')]
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
  .filter(one => !one.closest('.hidden, .scroll'))
  .map(one => one.outerHTML.slice(0, 120))"""
# What is chosen but cannot be read whole.
CUT = """() => [...document.querySelectorAll('select')].filter(one => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(one);
  const pen = Object.assign(document.createElement('canvas').getContext('2d'), { font });
  const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return room > 0 && pen.measureText(one.selectedOptions[0]?.text ?? '').width > room + 1;
}).map(one => one.selectedOptions[0].text)"""

SEARCH = """async () => {
  const found = await axe.run({ resultTypes: ['violations'] });
  return found.violations.map(one => `${one.id}: ${one.nodes[0].html.slice(0, 200)}`);
}"""
PACKED = """async () => {
  const found = performance.getEntriesByType('resource')
    .filter(one => /\\.(js|css)$/.test(one.name));
  const packed = async one => {
    const body = (await fetch(one.name)).body;
    const stream = body.pipeThrough(new CompressionStream('gzip'));
    return (await new Response(stream).arrayBuffer()).byteLength;
  };
  return Promise.all(found.map(packed));
}"""


def barriers(page: Page) -> list[str]:
    """What axe finds, in a line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    return at_rest(page, lambda: list(page.evaluate(SEARCH)))


def speak(page: Page, language: str) -> None:
    """Go on in this language, as if it had been chosen in another tab."""
    page.evaluate(SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def overflow(page: Page) -> list[str]:
    """What reaches beyond the right edge, and choices that are cut off."""
    return at_rest(page, lambda: [*page.evaluate(OVERFLOW), *page.evaluate(CUT)])


def opened(page: Page, path: str) -> None:
    """Go to a page, if it is not there yet."""
    if not page.url.endswith(path):
        turned(page, lambda: move_to(page, path))


def turned(page: Page, turn: Callable[[], object]) -> None:
    """Go to another page, and wait until it is there: it has another heading."""
    before = page.locator("h1").last.inner_text()
    turn()
    page.wait_for_function(
        "before => [...document.querySelectorAll('h1')].some(one => one.innerText !== before)",
        arg=before,
    )


def waiting_room(page: Page) -> str:
    """A table that waits for a guest."""
    return f"/table/{page.request.post('/api/tables', data=INVITED).json()['id']}"


def picture(page: Page, name: str) -> None:
    """Something to look at afterwards, in build/pictures; taken for a release."""
    if ALL:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png")


def look_at(page: Page, name: str) -> None:
    """In every width and theme: no barriers, nothing cut off."""
    for width, theme in LOOKS:
        page.set_viewport_size({"width": width, "height": WIDTHS[width]})
        page.emulate_media(color_scheme=theme)
        searched = width != BETWEEN and (ALL or width < BETWEEN or name not in ALIKE)
        assert not searched or barriers(page) == [], (name, width, theme)
        assert overflow(page) == [], (name, width, theme)
        picture(page, f"{name}-{width}-{theme}")


def test_pages_have_no_barriers(visit: Visit) -> None:
    page = visit()
    page.evaluate(FULL)
    for name, path in (PAGES | {"waiting-room": waiting_room(page)}).items():
        opened(page, path)
        look_at(page, name)


@pytest.mark.parametrize("game", GAMES)
def test_tables_have_no_barriers(visit: Visit, game: str) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play {GAMES[game]} now").click()
    page.wait_for_selector("[data-table]")
    page.get_by_role("button", name="Hint").wait_for()
    look_at(page, game)


def fits_in_every_language(page: Page, name: str) -> None:
    """Nothing is cut off; and a missing text is an error on the console, which fails the test."""
    for language in SPOKEN:
        speak(page, language)
        assert overflow(page) == [], (name, language)
        picture(page, f"{name}-320-{language}")


def test_every_language_opens_every_page(visit: Visit) -> None:
    page = visit(locale=HEAVIEST, viewport={"width": 320, "height": 640})
    page.wait_for_selector("h1")
    expect(page.locator("html")).to_have_attribute("lang", HEAVIEST)
    page.evaluate(FULL)
    for name, path in (PAGES | {"waiting-room": waiting_room(page)}).items():
        opened(page, path)
        page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
        fits_in_every_language(page, name)
    opened(page, "/referee")
    page.get_by_role("radio").last.check()
    page.locator("main .line .first").click()
    page.wait_for_selector(".answer p")
    fits_in_every_language(page, "referee-asked")
    page.get_by_role("radio").first.check()
    page.locator("main .line .first").click()
    for step in range(3):
        page.locator(".walk .first").click()
        fits_in_every_language(page, f"referee-{step}")
    for number, game in enumerate(GAMES):
        opened(page, "/")
        page.locator(".games .first").nth(number).click()
        page.wait_for_selector("[data-table]")
        fits_in_every_language(page, game)


def test_the_language_can_be_switched_and_stays(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.reload()
    page.get_by_role("heading", name="Drei Spiele").wait_for()


def test_what_was_said_is_said_again_in_another_language(visit: Visit) -> None:
    page = visit("/join#nobody")
    expect(page.get_by_role("alert")).to_have_text(re.compile("^This invitation has been used"))
    speak(page, "de")
    expect(page.get_by_role("alert")).to_have_text(re.compile("^Diese Einladung ist schon benutzt"))


def test_theme_and_big_tiles_stay(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Light or dark").select_option("dark")
    page.get_by_label("Big tiles").check()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-tiles", "big")


@pytest.mark.parametrize("path", ["/nothing", "/rummy.html", "/rules/chess"])
def test_an_unknown_address_says_so_and_leads_home(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("alert")).to_have_text("There is no such page here.")
    assert barriers(page) == []
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("heading", name="Three games").wait_for()


def test_a_page_that_cannot_be_drawn_says_so_and_leads_home(visitors: Visitors) -> None:
    """A fault of ours, not a white page; the browser is told what it was."""
    page = visitors.opened(None)
    page.add_init_script("Date.prototype.toLocaleDateString = () => { throw Error('no dates') }")
    page.goto("/daily")
    expect(page.get_by_role("alert")).to_contain_text("Something went wrong on this page.")
    expect(page.get_by_role("button", name="Load again")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("heading", name="Three games").wait_for()
    assert {text.split("\n")[0] for text in visitors.all_leave()} == {"Error: no dates"}


def test_a_tap_that_comes_to_nothing_is_answered_where_it_was(visit: Visit) -> None:
    """The page is long on a phone, and in French; its head is out of sight."""
    page = visit(locale="fr", viewport={"width": 360, "height": 640})
    play = page.get_by_role("button", name="Finito!")
    play.scroll_into_view_if_needed()
    page.route("**/api/**", lambda route: route.abort())
    play.click()
    expect(page.get_by_role("alert").filter(has_text="serveur")).to_be_in_viewport(ratio=1)
    expect(play).to_be_in_viewport()


def test_an_unknown_table_says_so(visit: Visit) -> None:
    page = visit("/table/doesnotexist")
    page.get_by_text("This table does not exist").wait_for()
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("heading", name="Three games").wait_for()


def test_a_used_link_says_so(visit: Visit) -> None:
    page = visit("/join#nobody")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("This invitation has been used").wait_for()


def test_all_three_games_can_be_begun_without_scrolling(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    for button in page.get_by_role("button", name=re.compile("^Play .* now$")).all():
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_content_with_a_table_begins_without_scrolling(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}", viewport={"width": 390, "height": 844})
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_in_viewport(ratio=1)
    begin.click()
    page.wait_for_selector("[data-table]")


def test_the_start_page_is_light(visit: Visit) -> None:
    """Script and style of the first load stay under 50 kB, packed, in every language."""
    page = visit(locale=HEAVIEST)
    page.wait_for_load_state("networkidle")
    sizes = at_rest(page, lambda: page.evaluate(PACKED))
    assert 0 < sum(sizes) < 50_000


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(visit: Visit, game: str) -> None:
    """Script and style of a table, opened by its address, stay under 130 kB, packed."""
    page = visit(locale=HEAVIEST)
    seats = [{"type": "me"}, {"type": "computer", "player": "gentle"}]
    table = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()["id"]
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-table]")
    page.wait_for_load_state("networkidle")
    sizes = at_rest(page, lambda: page.evaluate(PACKED))
    assert 0 < sum(sizes) < 130_000
