"""The page that needs no server, beside its tables: all of it is used when the network is gone."""

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from reihum.games import GAMES
from reihum.kernel.record import write_record
from reihum.review.review import Review, reviewed
from tests.review.test_luck import short_record
from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.test_home import wait_for_totals, write
from tests.web.test_lesson import walked
from tests.web.test_offline import kept
from tests.web.test_referee import type_tiles
from tests.web.test_review import (
    a_better_move_is_shown,
    an_exercise_is_done,
    open_record,
    the_numbers_are_those_of_the_command,
)


def without_network(visit: Visit, site: str) -> tuple[Page, set[str]]:
    """The page, loaded, when the network is cut; and the hosts that it asks for anything."""
    page, hosts = visit(None, service_workers="allow"), set[str]()
    page.context.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    page.goto(site)
    kept(page)
    expect(page.locator(".note")).to_have_count(0)  # all is loaded
    page.context.set_offline(True)
    return page, hosts


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_reviewed_without_a_network(
    visit: Visit, site: str, game: str, tmp_path: Path
) -> None:
    record, file = short_record(game), tmp_path / "game.json"
    file.write_bytes(write_record(record))
    told = msgspec.json.encode(reviewed(GAMES[game], record))
    review = msgspec.json.decode(told, type=Review)
    page, hosts = without_network(visit, site)
    page.goto(f"{site}#/my-play")
    open_record(page, file)
    the_numbers_are_those_of_the_command(page, review)
    a_better_move_is_shown(page, review)
    an_exercise_is_done(page)
    assert hosts == {site.split("/")[2]}


def test_real_tiles_at_home_are_judged_without_a_network(visit: Visit, site: str) -> None:
    page, hosts = without_network(visit, site)
    page.goto(f"{site}#/referee")
    type_tiles(page, On_the_table="b8 b9 b10", Your_rack="b11 n8 r8 w1")
    page.get_by_role("button", name="Show the best move").click()
    page.get_by_text("that is 3 tiles and 27 points").wait_for()
    page.goto(f"{site}#/fits")
    for place, number in zip((1, 2, 3, 4, 6, 8), (1, 9, 14, 21, 33, 50), strict=True):
        page.get_by_label(f"Number at place {place}", exact=True).fill(str(number))
    page.get_by_label("The tile to lay").fill("32")
    page.keyboard.press("Enter")
    page.get_by_text("Place 5: lay the 32 here for an extra turn").wait_for()
    page.goto(f"{site}#/aims")
    page.get_by_label("The die shows").select_option("12")
    page.get_by_text("Square 21, number 12: you can lay here").wait_for()
    page.goto(f"{site}#/home")
    write(page, "0", "27")
    wait_for_totals(page, "27", "−27")
    assert hosts == {site.split("/")[2]}


@pytest.mark.parametrize(
    "game",
    ["finito", *(pytest.param(g, marks=pytest.mark.large) for g in ("completto", "rummy"))],
)
def test_a_lesson_is_walked_to_the_first_game_without_a_network(
    visit: Visit, site: str, game: str
) -> None:
    page, hosts = without_network(visit, site)
    page.goto(f"{site}#/lesson/{game}")
    for _ in walked(Mouse(page), game):
        pass
    page.get_by_role("button", name="Play my first game").click()
    expect(page.locator(".others").get_by_text("Lilo")).to_be_visible()
    assert hosts == {site.split("/")[2]}


def test_the_other_pages_open_without_a_network(visit: Visit, site: str) -> None:
    page, hosts = without_network(visit, site)
    page.goto(f"{site}#/about")
    page.get_by_text("Show the licences").click()
    page.locator("pre", has_text="pyodide").wait_for()
    page.goto(f"{site}#/rules/rummy")
    page.get_by_role("heading", name="Runs and groups").wait_for()
    page.goto(f"{site}#/daily/2026-11-16/deals")
    page.get_by_role("button", name="Play Finito! now").click()
    page.wait_for_selector("[data-table]")
    page.goto(f"{site}#/review/0nobody")
    page.get_by_text("This table does not exist").wait_for()
    page.get_by_role("link", name="To the start page").click()
    page.get_by_text("Or pass the device round.").wait_for()
    assert hosts == {site.split("/")[2]}
