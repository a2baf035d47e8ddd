"""Whole games, kept as text, replayed byte for byte."""

import pytest

from reihum.games import GAMES
from reihum.kernel.record import replay, transcript
from tests.transcripts.games import HERE, PLAYED, told


def test_every_game_is_kept() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == set(PLAYED)


@pytest.mark.parametrize("name", PLAYED)
def test_a_transcript_replays_byte_for_byte(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text("utf-8")
    record = told(text)
    assert transcript(GAMES[record.game], record) == text


@pytest.mark.parametrize("name", PLAYED)
def test_a_transcript_tells_a_match_to_its_end(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text("utf-8")
    record = told(text)
    outcome = GAMES[record.game].outcome(replay(GAMES[record.game], record))
    assert outcome is not None
    assert f"totals: {' '.join(map(str, outcome.totals))}" in text
