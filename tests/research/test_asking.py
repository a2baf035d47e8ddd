"""The commands that measure refuse what cannot be played, in one line, before anything is."""

import pytest

from reihum.research.asking import Asking


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("chess sharp sharp", "chess"),
        ("finito nobody sharp", "there is no player 'nobody'"),
        ("finito sharp sharp --games 0", "--games and --workers are at least 1"),
        ("finito sharp sharp --workers 0", "--games and --workers are at least 1"),
        ("finito sharp sharp --seats 5", "--seats"),
        ("finito sharp", "2 to 4 can play, not 1"),
        ("finito sharp sharp --seed é", "--seed"),
        ("finito sharp sharp --seed=", "--seed"),
    ],
)
def test_what_cannot_be_played_is_refused(
    words: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asking = Asking("About it.", 10, "some").with_players().with_seats().with_workers()
    with pytest.raises(SystemExit) as ended:
        asking.read(words.split(), table=True)
    assert ended.value.code == 2
    assert why in capsys.readouterr().err.splitlines()[-1]


def test_what_can_be_played_is_read() -> None:
    asking = Asking("About it.", 10, "some").with_players().with_seats()
    asked = asking.read(["rummy", "sharp", "master", "--seats", "3"])
    assert (asked.game, asked.players, asked.seats) == ("rummy", ["sharp", "master"], 3)
    assert (asked.games, asked.seed) == (10, "some")
