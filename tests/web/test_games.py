"""Each game, from the start page to its end, by mouse, by touch and by keys alone."""

import pytest

from tests.web.conftest import Visit
from tests.web.hands import PLAY, Hands, Keys, Mouse, Touch

HANDS = {"mouse": Mouse, "touch": Touch, "keys": Keys}
PHONE = {"width": 360, "height": 740}


@pytest.mark.parametrize(
    ("way", "game"),
    [(way, game) for way in HANDS for game in PLAY if (way, game) != ("mouse", "Rummy")],
)
def test_a_game_can_be_played_to_its_end(visit: Visit, game: str, way: str) -> None:
    page = visit(has_touch=way == "touch", **({"viewport": PHONE} if way == "touch" else {}))
    hands: Hands = HANDS[way](page)
    hands.press(page.get_by_role("button", name=f"Play {game} now"))
    PLAY[game](hands)
    hands.press(page.get_by_role("button", name="Play again"))
    page.wait_for_selector("[data-table]")
    assert page.locator(".results").count() == 0
