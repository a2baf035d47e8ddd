"""The page that needs no server: what befalls a tab, and games by other rules."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Error, Page, expect

from reihum.kernel.record import digest, write_record
from tests.review.test_luck import short_record
from tests.web.conftest import Visit
from tests.web.hands import PLAY, Mouse, moves
from tests.web.looking import until
from tests.web.test_review import choose_record

FINITO = "Play Finito! now"
FEW = 3  # moves
# Another version of the page has kept the table, by rules that differ by so many from these.
OTHER_RULES = """([id, later]) => new Promise(resolve => {
  const opening = indexedDB.open('reihum', 1);
  opening.onsuccess = () => {
    const writing = opening.result.transaction('tables', 'readwrite');
    const tables = writing.objectStore('tables');
    tables.get(id).onsuccess = ({ target }) => {
      const kept = JSON.parse(target.result);
      kept.table.rules += later;
      tables.put(JSON.stringify(kept), id);
    };
    writing.oncomplete = () => { opening.result.close(); resolve(); };
  };
})"""
OTHER = "This game was played by other rules"


def crash(page: Page) -> None:
    """The process that shows the page is gone, with all that it had not kept.

    Going there is given up a moment before that; a page that is opened in this moment is shown by
    the same process, and goes with it.
    """
    with page.expect_event("crash"), pytest.raises(Error, match="chrome://crash"):
        page.goto("chrome://crash")


def test_a_table_goes_on_in_another_language_and_after_its_tab_crashed(
    visit: Visit, site: str
) -> None:
    page = visit(site, new=True)
    page.get_by_role("button", name=FINITO).click()
    PLAY["Finito!"](Mouse(page), most=FEW, endless=True)
    acknowledged = moves(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Einstellungen").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("main")).to_have_attribute("data-moves", acknowledged or "")
    PLAY["Finito!"](Mouse(page), most=1, endless=True)
    acknowledged = moves(page)
    page.locator(".square.lit").last.click()  # another move, perhaps, and nobody waits for it
    table = page.url
    crash(page)
    again = page.context.new_page()
    again.goto(table)
    again.wait_for_selector("[data-table]")
    seat, made = (acknowledged or "").split()
    until(again, lambda: moves(again), {acknowledged, f"{seat} {int(made) + 1}"}.__contains__)
    again.get_by_role("button", name="Einstellungen").wait_for()
    PLAY["Finito!"](Mouse(again), most=1, endless=True)


def test_games_by_other_rules_say_so(visit: Visit, site: str, tmp_path: Path) -> None:
    page = visit(site, new=True)
    page.get_by_role("button", name=FINITO).click()
    page.wait_for_selector("[data-table]")
    table = page.url
    for later in (1, -2):
        page.goto(f"{site}licences.txt")  # nobody is at the table
        page.evaluate(OTHER_RULES, [table.rpartition("/")[2], later])
        page.goto(table)
        page.get_by_role("alert").filter(has_text=OTHER).wait_for()
    file, newer = tmp_path / "newer.json", replace(short_record("finito"), rules=99)
    file.write_bytes(write_record(replace(newer, digest=digest(newer))))
    page.goto(f"{site}#/my-play")
    choose_record(page, file)
    page.get_by_text(OTHER).wait_for()
