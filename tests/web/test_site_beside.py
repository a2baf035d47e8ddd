"""The page that needs no server, beside its tables: all of it is used when the network is gone."""

import re
from functools import partial
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from reihum.games import GAMES
from reihum.kernel.record import write_record
from reihum.review.review import Review, reviewed
from tests.amounts import ALL
from tests.review.test_luck import short_record
from tests.web.hands import Mouse
from tests.web.review_numbers import the_numbers_are_those_of_the_command
from tests.web.test_daily import follow_the_hint, practise
from tests.web.test_home import wait_for_totals, write
from tests.web.test_lesson import walked
from tests.web.test_pages import barriers, turned
from tests.web.test_referee import type_tiles
from tests.web.test_review import a_better_move_is_shown, an_exercise_is_done, open_record

# Its puzzles are made in the page, and those of some days take five times as long.
DAY = "daily/2026-11-09"


def one_is_usual(usual: str) -> list[object]:
    """All games for a release, else this one."""
    return [one if one == usual else pytest.param(one, marks=pytest.mark.large) for one in GAMES]


@pytest.mark.parametrize("game", one_is_usual("rummy"))
def test_a_record_is_reviewed_without_a_network(
    alone: Page, site: str, game: str, tmp_path: Path
) -> None:
    """That chances are the same there for every game is seen in test_site, in less time."""
    record, file = short_record(game), tmp_path / "game.json"
    file.write_bytes(write_record(record))
    told = msgspec.json.encode(reviewed(GAMES[game], record))
    review = msgspec.json.decode(told, type=Review)
    alone.goto(f"{site}#/my-play")
    open_record(alone, file)
    expect(alone.get_by_role("button", name="Copy the link")).to_have_count(0)  # leads nobody here
    expect(alone.get_by_role("link", name="Download the record")).to_be_visible()
    expect(alone.get_by_text("they open it under “My play”")).to_be_visible()
    the_numbers_are_those_of_the_command(alone, review)
    a_better_move_is_shown(alone, review)
    an_exercise_is_done(alone)


def test_real_tiles_at_home_are_judged_without_a_network(alone: Page, site: str) -> None:
    alone.goto(f"{site}#/referee")
    type_tiles(alone, On_the_table="b8 b9 b10", Your_rack="b11 n8 r8 w1")
    alone.get_by_role("button", name="Show the best move").click()
    alone.get_by_text("that is 3 tiles and 27 points").wait_for()
    alone.goto(f"{site}#/fits")
    for place, number in zip((1, 2, 3, 4, 6, 8), (1, 9, 14, 21, 33, 50), strict=True):
        alone.get_by_label(f"Number at place {place}", exact=True).fill(str(number))
    alone.get_by_label("The tile to lay").fill("32")
    alone.keyboard.press("Enter")
    alone.get_by_text("Place 5: lay the 32 here for an extra turn").wait_for()
    alone.goto(f"{site}#/aims")
    alone.get_by_label("The die shows").select_option("12")
    alone.get_by_text("Square 21, number 12: you can lay here").wait_for()
    alone.goto(f"{site}#/home")
    write(alone, "0", "27")
    wait_for_totals(alone, "27", "−27")


@pytest.mark.parametrize("game", one_is_usual("finito"))
def test_a_lesson_is_walked_to_the_first_game_without_a_network(
    alone: Page, site: str, game: str
) -> None:
    alone.goto(f"{site}#/lesson/{game}")
    for _ in walked(Mouse(alone), game):
        pass
    alone.get_by_role("button", name="Play my first game").click()
    expect(alone).to_have_url(re.compile("#/table/0"))  # Lilo was in the lesson, too
    expect(alone.locator(".others").get_by_text("Lilo")).to_be_visible()


def test_the_puzzles_of_the_day_are_solved_without_a_network(alone: Page, site: str) -> None:
    """Practice without a server is in test_daily_offline; here, too, for a release."""
    alone.goto(f"{site}#/{DAY}")
    alone.locator(".around [data-table]").wait_for()
    for game in ("Rummy", "Finito!"):
        alone.get_by_role("button", name=game).click()
        follow_the_hint(alone)
        expect(alone.get_by_text("Solved, with one hint.").first).to_be_visible()
    if ALL:
        practise(alone, "Finito!")
        alone.locator(".around [data-table]").wait_for()


def test_its_pages_have_no_barriers(alone: Page, site: str) -> None:
    alone.goto(f"{site}#/rules/rummy")
    alone.get_by_role("heading", name="Runs and groups").wait_for()
    for path in ("", "new/finito", "about", DAY, "home"):
        turned(alone, partial(alone.goto, f"{site}#/{path}"))  # nothing is loaded anew
        expect(alone.locator("h1").first).to_be_visible()
        assert barriers(alone) == [], path


def test_no_guest_is_invited_where_nobody_can_come(alone: Page, site: str) -> None:
    alone.goto(f"{site}#/new/rummy")
    alone.get_by_text("Guests cannot come here").wait_for()
    alone.locator("option").first.wait_for(state="attached")
    expect(alone.locator("option[value=guest]")).to_have_count(0)


def test_about_tells_what_is_kept_and_whose_work_is_in_it(alone: Page, site: str) -> None:
    alone.goto(f"{site}#/")
    alone.get_by_role("link", name="About").click()
    alone.get_by_text("Everything stays in this browser").wait_for()
    alone.get_by_text("Show the licences").click()
    for package in ("svelte", "pyodide", "Python", "musl", "zlib", "msgspec"):
        alone.locator("pre", has_text=package).wait_for()


def test_a_deal_of_the_day_is_begun_and_what_is_not_there_leads_home(
    alone: Page, site: str
) -> None:
    alone.goto(f"{site}#/daily/2026-11-16/deals")
    alone.get_by_role("button", name="Play Finito! now").click()
    alone.wait_for_selector("[data-table]")
    alone.goto(f"{site}#/review/0nobody")
    alone.get_by_text("This table does not exist").wait_for()
    alone.get_by_role("link", name="To the start page").click()
    alone.get_by_text("Or pass the device round.").wait_for()
