"""Each game, from the start page to its end, by mouse, by touch and by keys alone.

For a release all of it by hand, else how it begins and how it ends.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.amounts import ALL
from tests.deals import known_deals
from tests.web.conftest import Visit
from tests.web.hands import PLAY, Hands, Keys, Mouse, Touch, brought_on
from tests.web.test_pages import picture

HANDS: dict[str, Callable[[Page], Hands]] = {"mouse": Mouse, "touch": Touch, "keys": Keys}
PHONE = {"width": 360, "height": 740}
FEW = {"Completto": 6, "Rummy": 3, "Finito!": 3}  # moves
# Moves that are made beside the page, between the first by hand and the last; none for a release.
BETWEEN = {"Completto": 16, "Rummy": 12, "Finito!": 11}
SHORT = "deal 5"  # Rummy is soon over then
WHOLE = {("keys", "Finito!"), ("touch", "Rummy"), ("mouse", "Completto")}  # each game, each hand
# Elsewhere these begin by keys (test_focus) and by mouse (test_company).
BEGUN = {("touch", "Completto"), ("touch", "Finito!")}


@pytest.mark.parametrize(
    ("way", "game"),
    [
        pytest.param(way, game, marks=() if (way, game) in WHOLE else pytest.mark.large)
        for way in HANDS
        for game in PLAY
    ],
)
def test_a_game_can_be_played_to_its_end(
    visit: Visit, game: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not ALL and game == "Rummy":
        known_deals(monkeypatch, SHORT)
    page = visit(has_touch=way == "touch", **({"viewport": PHONE} if way == "touch" else {}))
    hands = HANDS[way](page)
    hands.press(page.get_by_role("button", name=f"Play {game} now"))
    PLAY[game](hands, most=FEW[game], endless=True)
    picture(page, f"{game.strip('!').lower()}-middle-{way}")
    if not ALL:
        brought_on(page, BETWEEN[game])
    PLAY[game](hands)
    picture(page, f"{game.strip('!').lower()}-results-{way}")
    before = page.url
    hands.press(page.get_by_role("button", name="Play again"))
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector(".results", state="detached")
    page.wait_for_selector("[data-table]")


@pytest.mark.parametrize(
    ("way", "game"),
    [
        pytest.param(way, game, marks=() if (way, game) in BEGUN else pytest.mark.large)
        for way in HANDS
        for game in PLAY
        if (way, game) not in WHOLE
    ],
)
def test_a_game_can_be_begun(visit: Visit, game: str, way: str) -> None:
    """By the other hands, a few moves."""
    page = visit(has_touch=way == "touch", **({"viewport": PHONE} if way == "touch" else {}))
    hands = HANDS[way](page)
    hands.press(page.get_by_role("button", name=f"Play {game} now"))
    PLAY[game](hands, most=FEW[game], endless=True)
