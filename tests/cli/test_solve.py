"""`reihum rummy solve`: for people, for programs, for whole files."""

import json
from pathlib import Path

import pytest

from tests.cli.asking import reihum

EXAMPLE = ("rummy", "solve", "--table", "b8 b9 b10", "--rack", "b11 n8 r8")


def test_solve_for_programs() -> None:
    told = reihum(*EXAMPLE, "--json")
    assert told.status == 0
    steps = told.data["steps"]
    assert {key: told.data[key] for key in ("tiles", "points", "played", "table")} == {
        "tiles": 3,
        "points": 27,
        "played": ["n8", "r8", "b11"],
        "table": [["b9", "b10", "b11"], ["n8", "r8", "b8"]],
    }
    assert [step["do"] for step in steps] == ["take", "add", "new"]


def test_solve_for_people() -> None:
    told = reihum(*EXAMPLE)
    assert told.out.splitlines() == [
        "the table now:",
        "  b8 b9 b10",
        "lay 3 tiles, 27 points: n8 r8 b11",
        "  1. take b8 from b8 b9 b10",
        "  2. lay b11 on b9 b10: b9 b10 b11",
        "  3. lay n8 r8 b8 as a new set",
        "the table then:",
        "  b9 b10 b11",
        "  n8 r8 b8",
    ]


def test_solve_finds_nothing() -> None:
    told = reihum("rummy", "solve", "--rack", "b1 r2", "--json")
    assert (told.status, told.data["tiles"], told.data["table"]) == (1, 0, [])
    for more in ((), ("--plays", "3")):
        told = reihum("rummy", "solve", "--rack", "b1 r2", *more)
        assert (told.status, told.out) == (1, "nothing can be laid\n")
    told = reihum("rummy", "solve", "--rack", "b1 b2 b3 r2", "--finish")
    assert (told.status, told.out) == (1, "nothing that lays the whole rack\n")


def test_solve_takes_options_and_wishes() -> None:
    opening = ("rummy", "solve", "--rack", "n1 n2 n3 n4", "--unopened")
    assert reihum(*opening).status == 1
    assert reihum(*opening, "--option", "opening_points=10").status == 0
    locked = ("rummy", "solve", "--table", "n4 r4 b4 *", "--rack", "b8 b9", "--json")
    assert reihum(*locked).data["tiles"] == 0
    assert reihum(*locked, "--option", "jokers=free").data["tiles"] == 2
    assert reihum(*EXAMPLE, "--finish").status == 0
    assert reihum(*EXAMPLE[:-1], "b11 n8 r8 w1", "--finish").status == 1
    assert len(reihum(*EXAMPLE, "--plays", "3", "--json").data["plays"]) == 2


def test_solve_a_file(tmp_path: Path) -> None:
    lines = [{"table": "b4 b5 b6", "rack": "b7"}, {"table": "", "rack": "b7"}]
    path = tmp_path / "positions.jsonl"
    path.write_text("\n".join(json.dumps(line) for line in lines))
    told = reihum("rummy", "solve", "--batch", str(path))
    assert told.status == 0
    assert [json.loads(line)["tiles"] for line in told.out.splitlines()] == [1, 0]
    path.write_text('{"table": "b4 b5 b6"}')
    told = reihum("rummy", "solve", "--batch", str(path))
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert "line 1" in told.err


def test_the_line_of_a_batch_that_is_wrong_is_told() -> None:
    """And those after it are answered: one answer a line, so that nobody waits for one in vain."""
    lines = '{"table": "", "rack": "b99"}\n\nnonsense\n{"table": "b4 b5 b6", "rack": "b7"}\n'
    told = reihum("rummy", "solve", "--batch", "-", typed=lines)
    first, second, third = map(json.loads, told.out.splitlines())
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert "-, line 1: tile 1: 'b99' is no tile" in told.err
    assert first == {"line": 1, "why": "tile 1: 'b99' is no tile"}
    assert second["line"] == 3
    assert third["tiles"] == 1


def test_the_mark_that_a_file_begins_with_is_no_part_of_a_batch() -> None:
    line = '\ufeff{"table": "b4 b5 b6", "rack": "b7"}\n'
    told = reihum("rummy", "solve", "--batch", "-", typed=line)
    assert (told.status, told.data["tiles"]) == (0, 1)


def test_a_batch_has_as_many_plays_as_are_wanted_and_its_own_tables() -> None:
    line = '{"table": "b8 b9 b10", "rack": "b11 n8 r8 w1"}\n'
    told = reihum("rummy", "solve", "--batch", "-", "--plays", "3", typed=line)
    alone = reihum(
        "rummy", "solve", "--table", "b8 b9 b10", "--rack", "b11 n8 r8 w1", "--plays", "3", "--json"
    )
    assert told.data == alone.data
    refused = reihum("rummy", "solve", "--batch", "-", "--table", "b1 b2 b3", typed=line)
    assert (refused.status, refused.err.count("\n")) == (2, 1)


def test_a_field_that_a_position_does_not_have_is_refused() -> None:
    """As the server does it: whoever writes `unopened` there would wait for another answer."""
    line = json.dumps({"table": "", "rack": "r1 r2 r3", "unopened": True})
    told = reihum("rummy", "solve", "--batch", "-", typed=line)
    assert (told.status, told.data["line"], told.err.count("\n")) == (2, 1, 1)
    assert "line 1" in told.err
    assert "unopened" in told.err


@pytest.mark.parametrize(
    ("tile", "option"),
    [("--open-tile", "open_tile=finish"), ("--discard", "draw_and_discard=true")],
)
@pytest.mark.parametrize(
    "question",
    [
        ("check", "--before", "", "--after", "r1 r2 r3", "--rack", "r1 r2"),
        ("solve", "--rack", "r1 r2"),
        ("solve", "--batch", "-"),
    ],
)
def test_r17_r18_a_tile_beside_the_rack_needs_its_option(
    question: tuple[str, ...], tile: str, option: str
) -> None:
    typed = '{"table": "", "rack": "r1 r2"}\n'
    told = reihum("rummy", *question, tile, "r3", typed=typed)
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1)
    assert option.partition("=")[0] in told.err
    assert reihum("rummy", *question, tile, "r3", "--option", option, typed=typed).status == 0


def test_solve_refuses_bad_input_in_one_line() -> None:
    for arguments in (
        ("--table", "b8 b9", "--rack", "b1"),
        ("--rack", "b14"),
        ("--table", "b4 b5 b6", "--rack", "b4 b4"),
        (),
        ("--rack", "b1", "--plays", "0"),
    ):
        told = reihum("rummy", "solve", *arguments)
        assert (told.status, told.err.count("\n")) == (2, 1)
