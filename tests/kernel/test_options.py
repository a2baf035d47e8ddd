"""Options from outside: all that is wrong is named, and nothing wrong gets in."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from reihum.games.completto import Options as Completto
from reihum.games.finito import Options as Finito
from reihum.games.rummy import Options as Rummy
from reihum.kernel.answers import Unreadable
from reihum.kernel.options import Agreed, checked_options, read_options


def test_texts_become_values_of_their_kind() -> None:
    assert read_options(Completto, ["pairs=anywhere", "rounds=3"]) == Completto(
        "anywhere", rounds=3
    )
    assert read_options(Finito, ["must_move=true", "target=40"]) == Finito(True, 40)
    assert read_options(Rummy, ["jokers=free", "turn_seconds=0"]) == Rummy(
        jokers="free", turn_seconds=0
    )
    assert read_options(Rummy, []) == Rummy()


def test_a_switch_is_on_or_off_as_the_rules_say_it() -> None:
    for word in ("on", "yes", "true", "1"):
        assert read_options(Rummy, [f"hand_doubles={word}"]).hand_doubles is True
    for word in ("off", "no", "false", "0"):
        assert read_options(Rummy, [f"winner_scores={word}"]).winner_scores is False
    assert read_options(Rummy, ["open_tile=off"]).open_tile == "off"
    with pytest.raises(Unreadable):  # a word that is no number and no switch elsewhere
        read_options(Rummy, ["rounds=on"])


@pytest.mark.parametrize(
    ("kind", "text", "allowed"),
    [
        (Rummy, "draw_and_discard=maybe", "true, false"),
        (Rummy, "open_tile=always", "off, finish, any"),
        (Rummy, "rounds=0", "1..100"),
        (Completto, "starter=4", "0..3, null"),
    ],
)
def test_what_an_option_can_be_is_told_in_no_language(
    kind: type[Agreed], text: str, allowed: str
) -> None:
    option, _, value = text.partition("=")
    with pytest.raises(Unreadable, match=r"options\.value") as refusal:
        read_options(kind, [text])
    assert refusal.value.facts == {"option": option, "value": value, "allowed": allowed}


@pytest.mark.parametrize(
    ("text", "code", "about"),
    [
        ("pairs", "options.unreadable", "pairs"),
        ("pears=anywhere", "options.unknown", "pears"),
        ("pairs=everywhere", "options.value", "pairs"),
        ("rounds=two", "options.value", "rounds"),
        ("rounds=0", "options.value", "rounds"),
        ("rounds=1000000", "options.value", "rounds"),
        ("starter=4", "options.value", "starter"),
        ("starter=-1", "options.value", "starter"),
    ],
)
def test_what_is_wrong_is_named(text: str, code: str, about: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_options(Completto, [text])
    assert refusal.value.code == code
    assert about in refusal.value.facts.values()


def test_an_option_comes_once() -> None:
    with pytest.raises(Unreadable, match=r"options\.twice"):
        read_options(Completto, ["rounds=2", "rounds=3"])


@pytest.mark.parametrize(
    ("made", "option"),
    [
        (lambda: Finito(target=-3), "target"),
        (lambda: Finito(must_move=1), "must_move"),  # type: ignore[arg-type]  # as a stranger might
        (lambda: Completto(rounds=0), "rounds"),
        (lambda: Rummy(jokers="wild"), "jokers"),  # type: ignore[arg-type]
        (lambda: replace(Rummy(), opening_points=201), "opening_points"),
    ],
)
def test_options_cannot_be_made_of_values_that_none_may_have(
    made: Callable[[], object], option: str
) -> None:
    with pytest.raises(Unreadable, match=r"options\.value") as refusal:
        made()
    assert refusal.value.facts["option"] == option


@pytest.mark.parametrize("value", ["3", 3.5, None, [3], True])
def test_stored_values_must_be_of_their_kind_already(value: object) -> None:
    with pytest.raises(Unreadable, match=r"options\.value"):
        checked_options(Completto, {"rounds": value})
