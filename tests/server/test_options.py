"""What can be agreed on is told as it is: the rules take all of it, and nothing besides."""

import pytest
from msgspec import UNSET

from reihum.games import GAMES
from reihum.kernel.answers import Unreadable
from reihum.kernel.options import checked_options
from reihum.server.wire.options import OptionInfo, option_infos

TOLD = [(game, option) for game in GAMES for option in option_infos(GAMES[game].options)]

told = pytest.mark.parametrize(
    ("game", "option"), TOLD, ids=[f"{game}-{option.name}" for game, option in TOLD]
)


def agreed(game: str, option: OptionInfo, value: object) -> object:
    """What the rules make of this value."""
    return getattr(checked_options(GAMES[game].options, {option.name: value}), option.name)


@told
def test_what_is_told_can_be_agreed_on(game: str, option: OptionInfo) -> None:
    assert getattr(GAMES[game].options(), option.name) == option.default
    for value in (option.default, *(option.values or ())):
        assert agreed(game, option, value) == value
    for bound in (option.least, option.most):
        assert bound is UNSET or agreed(game, option, bound) == bound


@told
def test_nothing_else_can_be(game: str, option: OptionInfo) -> None:
    assert (option.values is UNSET) == (option.least is not UNSET and option.most is not UNSET)
    beyond: list[object] = ["nonsense", 0.5]
    beyond += [] if option.least is UNSET else [option.least - 1]
    beyond += [] if option.most is UNSET else [option.most + 1]
    for value in beyond:
        with pytest.raises(Unreadable):
            agreed(game, option, value)
