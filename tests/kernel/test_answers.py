"""The kernel's no: a code with facts, in whatever process it was said."""

import pickle

import pytest

from reihum.kernel.answers import Answer, Refused, Unreadable


@pytest.mark.parametrize(
    "answer",
    [
        Refused("game.not_your_move"),
        Unreadable("game.seats", seats=5, fewest=2, most=4),
        Unreadable("record.move", number=1, why=Refused("rummy.pool_empty")),
    ],
)
def test_an_answer_reaches_another_process_as_it_was_said(answer: Answer) -> None:
    again = pickle.loads(pickle.dumps(answer))
    assert type(again) is type(answer)
    assert (again.code, again.plain()) == (answer.code, answer.plain())
