"""The log tells every move of the record, word for word: the sentences are made here anew."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from reihum.games import GAMES
from reihum.games.completto.model import Draw, Lay, Push, Shift, Take
from reihum.games.rummy.model import Lay as LaySets
from reihum.kernel.record import Record, replayed
from tests.web.conftest import Visit
from tests.web.hands import played_to_the_end
from tests.web.looking import hold
from tests.web.test_told import table

NAMES = ("You", "Tim", "Lena")  # whatever your name; and as two simple players are called
COLOURS = {"n": "brown", "r": "red", "b": "blue", "w": "white"}
PRINTED = (
    "1 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 17 17 18 18 19 20"
)
MOST_NAMED = 6  # tiles; of more it is told how many
MANY = 60  # lines that the log shows at a time
Teller = Callable[[int, Any, Any, Any], list[str]]


def of_completto(seat: int, action: Any, before: Any, after: Any) -> list[str]:
    name = NAMES[seat]
    match action:
        case Push(number, slot) | Lay(number, slot) | Take(_, number, slot):
            said = [f"{name} laid {number} at place {slot + 1}."]
        case Shift():
            said = [f"{name} moved a face-down tile."]
        case _:
            assert action == Draw()
            said = [f"{name} drew {before.pile[0]}."]
            if not after.drawn:
                said = [f"{said[0]} It fits nowhere and goes to the middle."]
    if after.extra_turn and after.turn == seat and not isinstance(action, Push | Draw):
        said.append(f"A pair! {name} {'has' if seat else 'have'} another turn.")
    return said


def of_rummy(seat: int, action: Any, before: Any, after: Any) -> list[str]:
    name = NAMES[seat]
    if not isinstance(action, LaySets):
        return [f"{name} {'drew 1 tile' if len(after.pool) < len(before.pool) else 'passed'}."]
    lay = Counter(tile for tiles in before.table for tile in tiles)
    laid = []
    for tile in (tile for tiles in after.table for tile in tiles):
        if lay[tile]:
            lay[tile] -= 1
        else:
            laid.append("joker" if tile == "*" else f"{COLOURS[tile[0]]} {tile[1:]}")
    what = ", ".join(laid) if len(laid) <= MOST_NAMED else f"{len(laid)} tiles"
    return [f"{name} laid {what}."]


def of_finito(_seat: int, _action: Any, before: Any, after: Any) -> list[str]:
    """Nothing until all have chosen, then what everybody did."""
    if before.choices.count(None) > 1:
        return []
    said = []
    for name, old, new in zip(NAMES, before.boards, after.boards, strict=True):
        there = [
            at for at, (was, now) in enumerate(zip(old, new, strict=True)) if now and now != was
        ]
        said += [f"{name} laid {new[at]} on the {PRINTED.split()[at]}." for at in there]
        said += [] if there else [f"{name} left everything as it is."]
    return said if after.points else [*said, f"The die shows {after.roll}."]


TELLERS: dict[str, Teller] = {"completto": of_completto, "rummy": of_rummy, "finito": of_finito}


def told(record: Record) -> Iterator[str]:
    """What the log says of this record, move by move."""
    game = GAMES[record.game]
    rounds = [match.round for _, match in replayed(game, record)]
    for move, (before, after) in zip(record.moves, pairwise(rounds), strict=True):
        seat, _, text = move.partition(" ")
        said = TELLERS[record.game](int(seat), game.read_action(text), before, after)
        if after.points:
            said.append("The round is over.")
        if said:
            yield "\n".join(said)


def kept_record(page: Page) -> Record:
    name = page.url.rpartition("/")[2]
    return msgspec.json.decode(page.request.get(f"/api/tables/{name}/record").body(), type=Record)


def tells(log: Locator, lines: list[str]) -> None:
    """Scroll to the end of the log as often as it has more to tell; then this is what it says."""
    for shown in range(MANY, len(lines), MANY):
        expect(log).to_have_count(shown + 1)  # and a mark after them: whoever comes there sees more
        log.last.scroll_into_view_if_needed()
    expect(log).to_have_text(lines)


@pytest.mark.parametrize("game", TELLERS)
def test_the_log_tells_the_record_word_for_word(visit: Visit, game: str) -> None:
    """Heard move by move, and asked for after a reload; each line shows its move again."""
    page = visit(None, viewport={"width": 1440, "height": 900})
    table(page, game, "simple", "simple", **({"turn_seconds": 0} if game == "rummy" else {}))
    played_to_the_end(page)
    expected = [*told(kept_record(page))][::-1]
    log = page.locator(".beside .log li")
    tells(log, expected)
    page.reload()
    tells(log, expected)
    hold(page)
    log.last.get_by_role("button").click()
    page.get_by_role("button", name="Skip").wait_for()
    expect(log.last.get_by_role("button")).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Skip").click()


def test_the_log_is_one_stop_of_the_tab_key_and_arrows_go_from_line_to_line(visit: Visit) -> None:
    page = visit(None, viewport={"width": 1440, "height": 900})
    table(page, "finito", "simple")
    played_to_the_end(page)
    lines = page.locator(".beside .log button")
    lines.nth(3).wait_for()
    page.get_by_role("link", name="Review").focus()
    stops = 0
    for _ in range(12):
        page.keyboard.press("Tab")
        stops += lines.and_(page.locator(":focus")).count()
    assert stops == 1
    lines.first.focus()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(lines.last).to_be_focused()  # where the reader was
