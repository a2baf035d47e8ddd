"""What the page of a review tells in numbers: they are those of the command, and add up."""

import pytest
from playwright.sync_api import Locator, Page, expect

from reihum.review.review import Move, Review, Round
from tests.web.looking import at_rest, comes_to

SEATS = ["gentle", "steady"]
MINUS = "\N{MINUS SIGN}"


def signed(chance: float) -> str:
    text = f"{100 * chance:+.1f}"
    return "0.0" if float(text) == 0 else text.replace("-", MINUS)


def waits(move: Move) -> bool:
    """Whether a tile was drawn in Rummy where laying was better."""
    return move.action == "draw" and (move.better or "").startswith("lay ")


def within(share: float) -> str:
    """A result without luck: nobody wins more than surely, or less than never."""
    percent = round(100 * share)
    return "> 100%" if percent > 100 else "< 0%" if percent < 0 else f"{percent}%"


def the_numbers_are_those_of_the_command(page: Page, review: Review) -> None:
    (one,) = review.rounds
    assert one.result
    for seat, name in enumerate(SEATS):
        each = 100 * one.lost[seat] / one.decisions[seat]
        row = page.locator("tbody tr", has=page.get_by_role("rowheader", name=name)).first
        expect(row.locator("td").nth(0)).to_have_text(f"{one.result[seat]:.0%}")
        expect(row.locator("td").nth(1)).to_have_text(within(one.adjusted[seat]))
        expect(row.locator("td").nth(2)).to_have_text(signed(one.luck[seat]))
        expect(row.locator("td").nth(3)).to_have_text(f"{each:.2f}")
        expect(row.locator(".level")).to_have_count(0)  # one short game says little
    expect(page.get_by_text("Too few decisions to name a level of play")).to_be_visible()
    curve = page.get_by_role("slider")
    expect(page.get_by_role("region", name="Move by move")).to_contain_text("The deal")
    one_deal_is_explained(page, one)
    for move in review.moves[:: len(review.moves) // 4]:
        at = review.moves.index(move) + 1
        curve.fill(str(at))
        said = ", ".join(f"{n} {move.after[s]:.0%}" for s, n in enumerate(SEATS))
        expect(curve).to_have_attribute("aria-valuetext", f"Move {move.number}: {said}")
        where = page.get_by_text(f"Move {move.number} of {len(review.moves)}")
        expect(where).to_be_visible()
        note = page.get_by_role("region", name="Move by move").locator(".note").first
        if (move.error or 0) >= 0.01:
            expect(note).to_contain_text(f"cost {100 * (move.error or 0):.1f} points")
        else:
            expect(note).not_to_contain_text("cost")
        waited = "could have laid tiles here, but drew one"
        if (move.error or 0) >= 0.01 and waits(move):
            expect(note).to_contain_text(waited)
        else:
            expect(note).not_to_contain_text(waited)
        every_change_is_explained(note, move)


def one_deal_is_explained(page: Page, one: Round) -> None:
    """Before the deal all were equal; what it gave is luck."""
    for name, deal in zip(SEATS, one.deal, strict=True):
        row = page.locator(".note tbody tr", has=page.get_by_role("rowheader", name=name))
        luck = "" if round(1000 * deal) == 0 else signed(deal)
        expect(row.locator("td")).to_have_text(["50.0%", luck, "", "", f"{0.5 + deal:.1%}"])


def every_change_is_explained(note: Locator, move: Move) -> None:
    """Luck, what the choice cost and all else lead from the chance before to the one after."""
    cost = move.error or 0.0
    for seat, name in enumerate(SEATS):
        row = note.locator("tbody tr", has=note.page.get_by_role("rowheader", name=name))
        expect(row.locator("td").last).to_have_text(f"{move.after[seat]:.1%}")
        cells = at_rest(note.page, row.locator("td").all_inner_texts)
        told = [float(cell.strip("%").replace(MINUS, "-") or 0) for cell in cells]
        before, luck, choice, rest, after = told
        assert before + luck + choice + rest == pytest.approx(after)
        assert before == pytest.approx(100 * move.before[seat], abs=0.051)
        assert luck == pytest.approx(100 * move.luck[seat], abs=0.051)
        assert choice == pytest.approx(100 * (-cost if seat == move.seat else cost), abs=0.051)
        if seat == move.seat and abs(rest) >= 1:
            word = "better" if rest > 0 else "worse"
            stands = f"All else: {name} now stands {abs(rest):.1f} points {word} than the computer"
            expect(note).to_contain_text(stands)
        elif seat == move.seat:
            expect(note).not_to_contain_text("than the computer had expected")


def so_are_those_of_the_sentences_and_of_all_moves(page: Page, review: Review) -> None:
    (one,) = review.rounds
    assert one.result
    glance = page.get_by_role("region", name="At a glance").first
    luck = one.luck[one.result.index(max(one.result))]
    expect(glance.locator(".sentences li").first).to_contain_text(f"{100 * abs(luck):.1f} points")
    dearest = max(review.moves, key=lambda move: move.error or 0)
    cost = f"move {dearest.number}. It cost {100 * (dearest.error or 0):.1f} points."
    expect(glance.get_by_text(f"{SEATS[dearest.seat]}, {cost}")).to_be_visible()
    glance.get_by_text("All chances in numbers").click()
    rows = [("The deal", review.moves[0].before)]
    rows += [(f"Move {move.number}", move.after) for move in review.moves]
    told = [[name, *(f"{chance:.0%}" for chance in now)] for name, now in rows]
    cells = "rows => rows.map(row => [...row.cells].map(cell => cell.textContent))"
    table = glance.locator("figure tbody tr")
    comes_to(page, lambda: table.evaluate_all(cells), told)
    glance.get_by_text("All chances in numbers").click()
    expect(glance.get_by_text(f"is in {review.judgement}")).to_have_count(1)
