"""Laws of keeping: what was played can be written down, read, and played again to the same end."""

import msgspec
from hypothesis import given

from reihum.games import completto, finito, rummy
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

STATES = {"completto": completto.State, "rummy": rummy.State, "finito": finito.State}


def names(match: Played) -> list[str]:
    return [f"player {seat}" for seat in range(match.seats)]


@given(played())
def test_replaying_a_record_gives_the_same_state(match: Played) -> None:
    record = recorded(match.game, match.options, names(match), match.seed, match.moves)
    again = read_record(write_record(record))
    assert again == record
    assert again.digest == digest(again)
    assert seed_matches(again)
    assert replay(match.game, again) == match.state


@given(played())
def test_every_action_can_be_written_and_read(match: Played) -> None:
    for _, action in match.moves:
        assert match.game.read_action(match.game.write_action(action)) == action
        assert msgspec.json.decode(msgspec.json.encode(action), type=type(action)) == action


@given(played())
def test_a_state_survives_json(match: Played) -> None:
    kind = STATES[match.game.name]
    assert msgspec.json.decode(msgspec.json.encode(match.state), type=kind) == match.state


@given(played(longest=40))
def test_a_transcript_tells_every_move(match: Played) -> None:
    record = recorded(match.game, match.options, names(match), match.seed, match.moves)
    lines = transcript(match.game, record).splitlines()
    told = [line for line in lines if not line.startswith("   ")][4:]
    assert told == [f"{number}. {move}" for number, move in enumerate(record.moves, 1)]
