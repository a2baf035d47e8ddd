"""The page that needs no server: any web server, any folder, and no network once it is loaded."""

import gzip
import hashlib
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from reihum.games import GAMES
from reihum.kernel.record import Record, replay
from tests.amounts import ALL, amount
from tests.page.games import transcripts
from tests.web.conftest import ROOT, SITE, Visit
from tests.web.hands import PLAY, Hands, Keys, Mouse, move_in_finito, over
from tests.web.looking import comes_to
from tests.web.test_review import choose_record

READY = "Play {game} now"
HANDS: dict[str, Callable[[Page], Hands]] = {"Completto": Mouse, "Rummy": Mouse, "Finito!": Mouse}
FEW = 2  # moves
SCARCE = 2000  # bytes that a browser has left
ONE_IS_USUAL = [g if g == "Finito!" else pytest.param(g, marks=pytest.mark.large) for g in PLAY]
NAMES = {"Completto": "completto", "Rummy": "rummy", "Finito!": "finito"}
MOST_BYTES = 5_500_000 if ALL else 5_740_000  # in a hurry it is packed less
# What a browser may do that keeps nothing.
FORBIDDEN = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"

# How many tables the browser keeps.
KEPT = """() => new Promise((resolve) => {
  const opening = indexedDB.open("reihum");
  opening.onsuccess = () => {
    const asked = opening.result.transaction("tables").objectStore("tables").count();
    asked.onsuccess = () => { opening.result.close(); resolve(asked.result); };
  };
})"""


def cut_off(context: BrowserContext) -> None:
    """No network any more; what is asked for all the same fails the test."""
    context.set_offline(True)


@pytest.mark.parametrize("game", ONE_IS_USUAL)
def test_a_game_is_played_to_its_end_without_a_network_and_taken_along(
    visit: Visit, site: str, game: str, tmp_path: Path
) -> None:
    page = visit(site, new=True)
    hosts = set[str]()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    hands = HANDS[game](page)
    hands.press(page.get_by_role("button", name=READY.format(game=game)))
    PLAY[game](hands, most=1, endless=True)
    cut_off(page.context)
    PLAY[game](hands)
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "taken.json"
    downloading.value.save_as(file)
    record = msgspec.json.decode(file.read_bytes(), type=Record)
    game_value = GAMES[record.game]
    assert game_value.waiting(replay(game_value, record)) == ()
    assert hosts <= {site.split("/")[2]}
    it_is_opened_in_another_browser(visit(site, python=True), file, game)


def it_is_opened_in_another_browser(other: Page, file: Path, game: str) -> None:
    """The match was taken along, and is one of those that were played there.

    Its review is not waited for: test_site_beside has one of each game.
    """
    site = other.url
    other.get_by_role("link", name="My play").click()
    expect(other.get_by_text("Nothing yet")).to_be_visible()
    choose_record(other, file)
    expect(other).to_have_url(re.compile("#/review/0"))
    other.goto(site)
    other.get_by_role("link", name=game, exact=True).click()
    other.wait_for_selector(".results")


def test_a_table_goes_on_after_a_reload_without_a_network(alone: Page, site: str) -> None:
    alone.goto(f"{site}#/")
    alone.get_by_role("button", name=READY.format(game="Finito!")).click()
    hands = Mouse(alone)
    PLAY["Finito!"](hands, most=FEW, endless=True)
    before, table = alone.get_attribute("main", "data-moves") or "", alone.url
    alone.reload()
    alone.wait_for_selector("[data-table]")
    expect(alone.locator("main")).to_have_attribute("data-moves", before)
    PLAY["Finito!"](hands, most=1, endless=True)
    alone.goto(f"{site}#/")
    alone.get_by_role("link", name="Finito!", exact=True).first.click()
    expect(alone).to_have_url(table)
    alone.wait_for_selector("[data-table]")


def test_a_table_is_played_in_one_tab_at_a_time(visit: Visit, site: str) -> None:
    page = visit(site, python=True)
    other = page.context.new_page()
    page.get_by_role("button", name=READY.format(game="Finito!")).click()
    page.wait_for_selector("[data-table]")
    other.goto(page.url)
    other.get_by_text("open in another tab").wait_for()
    PLAY["Finito!"](Mouse(page), most=FEW, endless=True)
    before = page.get_attribute("main", "data-moves") or ""
    page.close()  # now it is the other's turn, with all that was played
    expect(other.locator("main")).to_have_attribute("data-moves", before)
    PLAY["Finito!"](Mouse(other), most=FEW, endless=True)


def test_what_one_tab_forgets_is_gone_in_another_where_it_is_played_and_stays_forgotten(
    visit: Visit, site: str
) -> None:
    page = visit(site, python=True)
    page.get_by_role("button", name=READY.format(game="Finito!")).click()
    page.wait_for_selector(".square.lit")
    comes_to(page, lambda: page.evaluate(KEPT), 1)
    other = page.context.new_page()
    other.goto(site)
    other.get_by_role("button", name="Forget me").click()
    other.get_by_role("button", name="Yes").click()
    comes_to(other, lambda: other.evaluate(KEPT), 0)
    move_in_finito(Mouse(page))
    page.get_by_text("This table does not exist").wait_for()
    comes_to(page, lambda: page.evaluate(KEPT), 0)
    other.goto(page.url)
    other.get_by_text("This table does not exist").wait_for()


def test_a_hint_is_thought_of_without_a_network(alone: Page, site: str) -> None:
    alone.goto(f"{site}#/")
    alone.get_by_role("button", name=READY.format(game="Rummy")).click()
    alone.get_by_role("button", name="Hint").click()
    alone.wait_for_selector(".hint")


def sit_down(page: Page, player: str) -> None:
    """Begin a match against this computer player."""
    page.get_by_label("Seat 2", exact=True).select_option(player)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-table]")


@pytest.mark.parametrize("game", PLAY)
def test_the_master_plays_there(alone: Page, site: str, game: str) -> None:
    alone.goto(f"{site}#/new/{NAMES[game]}")
    sit_down(alone, "master")
    PLAY[game](Mouse(alone), most=amount(2, 4), endless=True)


@pytest.mark.large
@pytest.mark.parametrize("hands", [Mouse, Keys])
@pytest.mark.parametrize(
    ("game", "player"), [(game, level) for game in PLAY for level in GAMES[NAMES[game]].levels]
)
def test_every_level_is_played_to_the_end_without_a_network(
    visit: Visit, site: str, game: str, player: str, hands: type[Mouse | Keys]
) -> None:
    page = visit(f"{site}#/new/{NAMES[game]}", new=True)
    sit_down(page, player)
    PLAY[game](Mouse(page), most=1, endless=True)
    cut_off(page.context)
    PLAY[game](hands(page))


def pass_it_round(hands: Hands, game: str) -> None:
    """Play for everybody, for a release until the end; in Rummy each one says first who it is."""
    page = hands.page
    curtain = page.get_by_role("button", name="I am")
    while game == "Rummy":
        page.wait_for_selector(".results, .curtain")
        if over(page):
            return
        hands.press(curtain)
        PLAY[game](hands, most=1, endless=True)
        done = page.get_by_role("button", name="Done, pass it on")
        done.or_(page.locator(".results, .curtain")).first.wait_for()
        if done.count():
            hands.press(done)
    PLAY[game](hands, most=amount(2 * FEW, 400), endless=not ALL)


@pytest.mark.parametrize("game", ONE_IS_USUAL)
def test_a_game_goes_round_one_device_without_a_network(alone: Page, site: str, game: str) -> None:
    page = alone
    page.goto(f"{site}#/new/{NAMES[game]}")
    page.get_by_label("Seat 2", exact=True).select_option("me")
    for seat, name in enumerate(("Ann", "Ben"), 1):
        page.get_by_label(f"Name for seat {seat}").fill(name)
    page.get_by_role("button", name="Add a player").click()  # the computer, who ends it one day
    page.get_by_label("Seat 3", exact=True).select_option("gentle")  # and does not think long
    page.get_by_role("button", name="Begin").click()
    hands = Mouse(page)
    pass_it_round(hands, game)
    if ALL:
        page.wait_for_selector(".results")
    else:  # both have had it twice
        expect(page.locator("main")).to_have_attribute("data-moves", f"0 {FEW}")


def test_where_it_is_forbidden_to_keep_anything_it_is_said_and_the_game_goes_on(
    visit: Visit, site: str
) -> None:
    page = visit(None, python=True)

    def break_it(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=FORBIDDEN + response.text())

    page.route("**/table.worker-*.js", break_it)
    page.goto(site)
    page.get_by_role("button", name=READY.format(game="Finito!")).click()
    expect(not_kept(page)).to_be_visible()
    PLAY["Finito!"](Mouse(page), most=FEW, endless=True)


def not_kept(page: Page) -> Locator:
    return page.get_by_role("alert").filter(has_text="This browser keeps nothing")


def test_where_no_room_is_left_it_is_said_and_the_game_goes_on(visit: Visit, site: str) -> None:
    page = visit(site, python=True)
    room = {"origin": "/".join(site.split("/")[:3]), "quotaSize": SCARCE}
    wire = page.context.new_cdp_session(page)
    wire.send("Storage.overrideQuotaForOrigin", room)
    page.get_by_role("button", name=READY.format(game="Finito!")).click()
    expect(not_kept(page)).to_be_visible()
    PLAY["Finito!"](Mouse(page), most=1, endless=True)
    wire.send("Storage.overrideQuotaForOrigin", {"origin": room["origin"]})
    PLAY["Finito!"](Mouse(page), most=1, endless=True)
    expect(not_kept(page)).to_have_count(0)
    before = page.get_attribute("main", "data-moves") or ""
    page.reload()
    expect(page.locator("main")).to_have_attribute("data-moves", before)


def test_the_download_is_small() -> None:
    """All that somebody fetches who plays in one language, packed as web servers pack it.

    A browser fetches the letters of those scripts alone that are on the page.
    """
    others = [f"{language.stem}-" for language in (ROOT / "web" / "texts").glob("*.ftl")]
    others.remove("en-")
    others += [f"commissioner-{script}-" for script in ("cyrillic", "greek", "vietnamese")]
    size = 0
    for file in SITE.rglob("*"):
        fetched = file.suffix != ".png"  # icons are for who wants one
        if file.is_file() and fetched and not file.name.startswith(tuple(others)):
            content = file.read_bytes()
            size += len(content if file.suffix == ".gz" else gzip.compress(content, mtime=0))
    assert size <= MOST_BYTES


def test_nothing_in_it_leads_to_another_host() -> None:
    """But names of formats, licences, and where to report a fault of Python's own."""
    known = (b"http://www.w3.org/", b"https://svelte.dev/", b"https://github.com/pyodide/")
    for file in SITE.rglob("*"):
        if file.suffix in {".js", ".mjs", ".css", ".html", ".webmanifest"}:
            content = file.read_bytes()
            for address in known:
                content = content.replace(address, b"")
            assert b"://cdn" not in content, file.name
            assert b'src="http' not in content, file.name


def test_its_scripts_have_names_that_every_web_server_knows() -> None:
    """Such as nginx of 2022: what it takes for plain text, no browser runs."""
    assert [file.name for file in SITE.rglob("*.mjs")] == []


def test_games_go_as_they_do_elsewhere() -> None:
    """Byte for byte, in Pyodide as here."""
    games = amount(18, 1000)  # each game, number of seats and player
    script = Path(__file__).parents[1] / "page" / "games.mjs"
    node = ROOT / ".venv" / "bin" / "node"
    told = subprocess.run(
        [node, script, SITE / "python", str(games)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == hashlib.sha256(transcripts(games).encode()).hexdigest()
