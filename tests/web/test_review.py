"""A finished game looked at again: luck, mistakes, exercises; the numbers are the command's."""

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from reihum.games import GAMES
from reihum.games.rummy.board import tiles_of
from reihum.kernel.record import Record, replayed, write_record
from reihum.review.judges import JUDGED
from reihum.review.review import Review
from reihum.server.wire.answers import Reviewed
from tests.amounts import ALL
from tests.cli.asking import reihum
from tests.review.test_luck import record_of, short_record
from tests.web.conftest import Visit, move_to
from tests.web.hands import Mouse
from tests.web.looking import a_moment_passes, at_rest, comes_to, until
from tests.web.review_numbers import (
    SEATS,
    so_are_those_of_the_sentences_and_of_all_moves,
    the_numbers_are_those_of_the_command,
)
from tests.web.test_pages import THEMES, Theme, barriers, overflow, picture, speak

SIZES = {390: 844, 820: 1180, 1440: 900}
USUAL: list[tuple[int, Theme]] = [(390, "light"), (820, "light"), (1440, "dark")]
LOOKS = [(width, theme) for width in SIZES for theme in THEMES] if ALL else USUAL
BETWEEN = 820  # laid out like one of the others; looked at, not searched
# What a solution marks: what is picked up, or done at once; then where it goes.
FROM = (".spot.hinted", ".square.hinted:not(.lit)", ".cell.hinted[data-pick]")
BEYOND = """all => all.map(getComputedStyle).map(style =>
  style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineOffset) + 4)"""
MARKED = ".hinted, .hintedbutton, .hint"
TO = (".square.hinted.lit", ".cell.hinted.lit", ".gap.hinted", ".hintedbutton")


def opened(page: Page, record: Record) -> str:
    """The table of a record, which is on its way to being reviewed."""
    table = page.request.post("/api/records", data=msgspec.to_builtins(record)).json()["id"]
    page.goto(f"/review/{table}")
    page.get_by_role("region", name="At a glance").first.wait_for()
    return str(table)


def choose_record(page: Page, file: Path) -> None:
    page.get_by_label("Choose a file").set_input_files(file)


def open_record(page: Page, file: Path) -> None:
    choose_record(page, file)
    page.get_by_role("region", name="At a glance").first.wait_for()


def turning_point(review: Review, winner: int) -> int:
    """After which move the winner was never caught up with again; 0 if it always led."""
    moves = review.moves
    behind = 0
    for move in moves:
        others = [chance for seat, chance in enumerate(move.after) if seat != winner]
        if max(others) >= move.after[winner]:
            behind = move.number
    start = moves[0].before
    even = max(c for s, c in enumerate(start) if s != winner) >= start[winner]
    return behind + 1 if behind or even else 0


@pytest.mark.parametrize("game", JUDGED)
def test_a_game_is_reviewed_from_its_numbers_to_an_exercise(
    visit: Visit, game: str, tmp_path: Path
) -> None:
    """One game and one page: what is told, what is seen, what would have been better, tried.

    What is told in the same way of every game is read of one.
    """
    read_whole = ALL or game == "rummy"
    record = short_record(game)
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    table = opened(page, record)
    told = page.request.get(f"/api/tables/{table}/review").body()
    review = msgspec.json.decode(told, type=Reviewed).review
    assert review
    if read_whole:
        file = tmp_path / "game.json"
        file.write_bytes(write_record(record))
        assert review == msgspec.convert(reihum("review", str(file), "--json").data, Review)
    expect(page.get_by_text(f"Move 0 of {len(review.moves)}")).to_be_visible()
    page.get_by_role("slider").fill("2")
    page.get_by_role("button", name="Copy the link to this review").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    comes_to(page, lambda: page.evaluate("navigator.clipboard.readText()"), page.url)
    a_stranger_reads_it(visit(page.url), review)
    page.get_by_role("slider").fill("0")
    if read_whole:
        the_numbers_are_those_of_the_command(page, review)
        so_are_those_of_the_sentences_and_of_all_moves(page, review)
    one_goes_to_the_turning_point(page, review)
    a_better_move_is_shown(page, review)
    if game != "finito":
        any_other_move_is_judged(page, review)
    if game == "rummy":
        a_better_play_is_shown_in_steps(page, review)
        a_better_draw_is_said_and_the_pool_is_marked(page, review)
        racks_are_shown_to_who_asks(page)
        what_a_move_laid_is_outlined_wherever_one_comes_from(page, record)
    if read_whole:
        it_has_no_barriers(page)
    it_fits_into_every_screen(page, game)
    an_exercise_is_done(page)


def what_a_move_laid_is_outlined_wherever_one_comes_from(page: Page, record: Record) -> None:
    """The first tiles on the table were all laid by one move; after the last lay many lay there."""
    tiles = [len(tiles_of(match.round.table)) for _, match in replayed(GAMES["rummy"], record)]
    last_lay = tiles.index(tiles[-1])
    curve, outlined = page.get_by_role("slider"), page.locator(".board .moved")
    curve.fill(str(last_lay - 1))
    page.get_by_role("button", name="Next", exact=True).click()
    lying = page.locator(".board .sets .spot")
    expect(lying).to_have_count(tiles[-1])  # it has come: until then the move before is shown
    expect(outlined).not_to_have_count(0)
    count = at_rest(page, outlined.count)
    assert count < tiles[-1]
    curve.fill("0")
    expect(lying).to_have_count(0)
    curve.fill(str(last_lay))
    expect(outlined).to_have_count(count)


def test_who_leaves_a_review_hears_no_more_of_it(visit: Visit) -> None:
    """What was asked for comes when the page is another one; `visit` hears the console complain."""
    page = visit(None)
    opened(page, short_record("finito"))
    page.locator(".board [data-table]").wait_for()
    held: list[Route] = []

    def hold_back(route: Route) -> None:
        held.append(route)

    page.route("**/plies/**", hold_back)
    page.get_by_role("slider").fill("3")
    until(page, lambda: len(held))
    move_to(page, "/")
    page.get_by_role("button", name="Play Finito! now").wait_for()
    with page.expect_response("**/plies/**"):
        held[0].continue_()
    a_moment_passes(page, 4)
    page.unroute_all(behavior="ignoreErrors")
    expect(page.get_by_role("button", name="Play Finito! now")).to_be_visible()


def a_stranger_reads_it(page: Page, review: Review) -> None:
    """Whoever has the link needs no account, and sees no rack unless they ask for it.

    It leads to the move that was looked at; and so does the address wherever one goes.
    """
    page.get_by_role("region", name="At a glance").first.wait_for()
    for name in SEATS:
        expect(page.get_by_role("rowheader", name=name).first).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_value("")
    page.locator(".board [data-table]").wait_for()
    expect(page.locator(".board .rack .spot")).to_have_count(0)
    expect(page.get_by_text(f"Move 2 of {len(review.moves)}")).to_be_visible()
    expect(page.get_by_role("heading", name="Move by move")).to_be_in_viewport()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page).to_have_url(re.compile(r"/review/\w+/3$"))
    page.close()


def one_goes_to_the_turning_point(page: Page, review: Review) -> None:
    result = review.rounds[0].result
    assert result
    winner = result.index(max(result))
    turned = turning_point(review, winner)
    last = f"Only the last move put {SEATS[winner]} ahead."
    on = f"From move {turned} on {SEATS[winner]} was ahead and stayed there."
    if turned:
        said = last if turned == len(review.moves) else on
        expect(page.get_by_text(said)).to_be_visible()
        page.get_by_role("button", name=f"See move {turned}", exact=True).first.click()
        expect(page.get_by_text(f"Move {turned} of {len(review.moves)}")).to_be_visible()
    else:
        expect(page.get_by_text(f"{SEATS[winner]} was ahead from the first move")).to_be_visible()


def it_has_no_barriers(page: Page) -> None:
    a_better_move_is_open(page)
    for width, theme in LOOKS:
        seen_on(page, width, theme)
        assert width == BETWEEN or barriers(page) == [], (width, theme)
    page.get_by_role("button", name="Back to the game").click()


def a_better_move_is_open(page: Page) -> None:
    page.get_by_role("slider").fill("1")
    page.get_by_role("button", name="Next costly move").click()
    page.get_by_role("button", name="Show the better move").click()
    expect(page.locator(".verdict").first).to_contain_text("better")


def seen_on(page: Page, width: int, theme: Theme) -> None:
    page.set_viewport_size({"width": width, "height": SIZES[width]})
    page.emulate_media(color_scheme=theme)


def it_fits_into_every_screen(page: Page, game: str) -> None:
    a_better_move_is_open(page)
    for width, theme in LOOKS:
        seen_on(page, width, theme)
        assert overflow(page) == [], (width, theme)
        picture(page, f"review-{game}-{width}-{theme}")
    page.set_viewport_size({"width": 390, "height": SIZES[390]})
    page.get_by_role("button", name="Exercise 1").click()
    page.get_by_role("region", name="Try again").locator(".board [data-table]").wait_for()
    assert overflow(page) == []


def an_exercise_is_done(page: Page) -> None:
    size = page.viewport_size
    page.set_viewport_size({"width": 375, "height": 667})  # on a phone all that is said is seen
    again = page.get_by_role("region", name="Try again")
    again.get_by_label("Whose decisions?").select_option(label="gentle")
    again.get_by_role("button", name="Exercise 1").click()
    question = again.get_by_text("You are gentle. What would you do here?")
    expect(question).to_be_in_viewport(ratio=1)
    again.get_by_role("button", name="Hint").click()
    expect(again.get_by_text("You are gentle.")).to_have_count(0)
    expect(again.locator(".verdict")).to_be_in_viewport(ratio=1)
    again.get_by_role("button", name="Solution").click()
    expect(again.locator(".verdict")).to_be_in_viewport(ratio=1)
    expect(again.locator(".board").first).to_be_in_viewport(ratio=0.9)
    assert size
    page.set_viewport_size(size)
    for language, words in (("de", "besser als der in der Partie"), ("en", "better than the one")):
        speak(page, language)  # what was said is said again
        expect(page.locator(".asked .verdict")).to_contain_text(words)
    follow_the_solution(page, again.locator(".board"))
    expect(again.get_by_text("Right!")).to_be_in_viewport(ratio=1)
    expect(again.get_by_role("button", name=re.compile("Exercise 1 ?, Solved"))).to_be_visible()


def follow_the_solution(page: Page, board: Locator) -> None:
    """Do what is marked on a board."""
    hands = Mouse(page)
    board.locator(MARKED).first.wait_for()
    if at_rest(page, board.locator(".hint").count):  # Rummy's, step by step
        show = board.get_by_role("button", name="Show me")
        if not at_rest(page, show.count):  # nothing is laid
            hands.press(board.locator(".bar .first"))
            return
        show.click()
        walk_through(board)
        board.get_by_role("button", name="Finish").click()
        return
    for kinds in (FROM, TO):
        for kind in kinds:
            what = board.locator(kind)
            if at_rest(page, what.count):
                hands.press(what.first)
                break


def walk_through(board: Locator) -> None:
    """Step by step, to the end of the way that is shown."""
    onward = board.get_by_role("button", name="Next", exact=True)
    onward.click()
    while at_rest(board.page, onward.is_enabled):
        onward.click()


def a_better_move_is_shown(page: Page, review: Review) -> None:
    moves = review.moves
    dearest = max(moves, key=lambda move: move.error or 0)
    page.get_by_role("button", name=f"See move {dearest.number}", exact=True).last.click()
    expect(page.get_by_text(f"Move {dearest.number} of {len(moves)}")).to_be_visible()
    page.get_by_role("button", name="Show the better move").click()
    marked = "What would have been better is written on the table."
    if review.game != "rummy":
        marked = "Marked on the table: this would have been better."
    expect(page.get_by_text(marked)).to_be_visible()
    expect(page.locator(".board").locator(MARKED).first).to_be_visible()
    if review.game == "completto":  # no frame lies on the tiles beside it
        frames = page.locator(".board .row .hinted")
        assert at_rest(page, lambda: max(frames.evaluate_all(BEYOND))) <= 2
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".board").locator(MARKED)).to_have_count(0)
    quiet = next(move for move in moves if move.error is not None and move.error < 0.01)
    page.get_by_role("slider").fill(str(moves.index(quiet) + 1))
    expect(page.get_by_text(f"Move {quiet.number} of {len(moves)}")).to_be_visible()
    expect(page.get_by_role("button", name="Show the better move")).to_have_count(0)
    expect(page.get_by_role("button", name="Try another move")).to_be_visible()


def a_better_draw_is_said_and_the_pool_is_marked(page: Page, review: Review) -> None:
    missed = next(m for m in review.moves if m.better == "draw" and (m.error or 0) >= 0.01)
    page.get_by_role("slider").fill(str(review.moves.index(missed) + 1))
    page.get_by_role("button", name="Show the better move").click()
    expect(page.get_by_text("It would have been better to draw a tile.")).to_be_visible()
    expect(page.get_by_text("Marked on the table")).to_have_count(0)
    expect(page.locator(".board .pool.hinted")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".board .pool.hinted")).to_have_count(0)


def racks_are_shown_to_who_asks(page: Page) -> None:
    """Onlookers see no tiles; who asks for one rack sees that one, who asks for all sees all."""
    page.get_by_role("slider").fill("0")
    seen, tiles = page.get_by_label("Seen by"), page.locator(".board .other .left[role=img]")
    expect(seen.locator("option")).to_have_text(
        ["onlookers: tiles hidden", *SEATS, "everybody: all tiles open"]
    )
    expect(tiles).to_have_count(0)
    seen.select_option(label="everybody: all tiles open")
    expect(tiles).to_have_count(len(SEATS))
    for rack in tiles.all():
        expect(rack.locator(".tile")).to_have_count(14)
    seen.select_option(label=SEATS[0])
    expect(page.locator(".board .rack .spot")).to_have_count(14)
    expect(tiles).to_have_count(0)
    seen.select_option(label="onlookers: tiles hidden")
    expect(page.locator(".board .rack .spot")).to_have_count(0)


def a_better_play_is_shown_in_steps(page: Page, review: Review) -> None:
    missed = [move for move in review.moves if (move.better or "").startswith("lay ")]
    dearest = max(missed, key=lambda move: move.error or 0)
    page.get_by_role("slider").fill(str(review.moves.index(dearest) + 1))
    expect(page.get_by_text(f"Move {dearest.number} of {len(review.moves)}")).to_be_visible()
    page.get_by_role("button", name="Show the better move").click()
    page.get_by_role("button", name="Show me").click()
    walk_through(page.locator(".board"))
    page.get_by_role("button", name="Back to the game").click()


def any_other_move_is_judged(page: Page, review: Review) -> None:
    """In Completto a tile pushed in elsewhere, in Rummy one drawn; the verdict is on the screen."""
    chosen = next(move for move in review.moves if move.error is not None)
    page.get_by_role("slider").fill(str(review.moves.index(chosen) + 1))
    page.get_by_role("button", name="Try another move").click()
    what = {"completto": ".gap", "rummy": ".bar .first"}[review.game]
    Mouse(page).press(page.locator(f".board {what}").first)
    verdict = page.locator(".verdict").first
    until(page, verdict.inner_text, lambda text: "best move" in text or "would cost" in text)
    expect(verdict).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Back to the game").click()


def test_racks_are_shown_to_who_asks_and_any_other_move_is_judged(visit: Visit) -> None:
    page = visit(None)
    opened(page, record_of("finito", SEATS, "another"))
    expect(page.get_by_label("Seen by")).to_have_value("")
    page.locator(".board [data-table]").wait_for()
    expect(page.locator(".board .own")).to_have_count(0)
    page.get_by_label("Seen by").select_option(label="steady")
    expect(page.locator(".board .own").first).to_be_visible()
    page.get_by_role("slider").fill("1")
    page.get_by_role("button", name="Try another move").click()
    expect(page.get_by_text("Play for gentle: make a move")).to_be_visible()
    page.locator(".board .square.lit").first.wait_for()
    Mouse(page).move(page.locator(".counters .spot").first, page.locator(".square.lit").first)
    verdict = page.locator(".verdict").first
    until(page, verdict.inner_text, lambda text: "best move" in text or "would cost" in text)
