"""Laws of keeping: what was played can be written down, read, and played again to the same end."""

import msgspec
from hypothesis import given

from reihum.kernel.record import (
    digest,
    read_record,
    recorded,
    replay,
    seed_matches,
    transcript,
    write_record,
)
from tests.laws.matches import Played, played


def names(play: Played) -> list[str]:
    return [f"player {seat}" for seat in range(play.seats)]


@given(played())
def test_replaying_a_record_gives_the_same_match(play: Played) -> None:
    record = recorded(play.game, play.options, names(play), play.seed, play.moves)
    again = read_record(write_record(record))
    assert again == record
    assert again.digest == digest(again)
    assert seed_matches(again)
    assert replay(play.game, again) == play.match


@given(played())
def test_every_action_can_be_written_and_read(play: Played) -> None:
    for _, action in play.moves:
        assert play.game.read_recorded(play.game.write_action(action)) == action
        assert msgspec.json.decode(msgspec.json.encode(action), type=type(action)) == action


@given(played())
def test_a_match_survives_json(play: Played) -> None:
    kind = play.game.match_type
    assert msgspec.json.decode(msgspec.json.encode(play.match), type=kind) == play.match


@given(played(longest=40))
def test_a_transcript_tells_every_move(play: Played) -> None:
    record = recorded(play.game, play.options, names(play), play.seed, play.moves)
    lines = transcript(play.game, record).splitlines()
    told = [line for line in lines if not line.startswith("   ")][4:]
    assert told == [f"{number}. {move}" for number, move in enumerate(record.moves, 1)]
