"""Real tiles at home: the same answers as the games and the command give, and bounded questions."""

from typing import Any

import pytest

from tests.server.serving import served

pytestmark = pytest.mark.anyio

EMPTY = " ".join(["."] * 36)


async def asked(database: str, path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    async with served(database) as house:
        reply = await house.browser().post(path, body)
        return reply.status_code, reply.json()


@pytest.mark.parametrize(
    ("row", "tile", "options", "found"),
    [
        ("1 9 14 . . 33 . 50", "21", {}, [(3, 21, False), (4, 21, False)]),  # example A
        ("1 9 14 21 . 33 . 50", "32", {}, [(4, 32, True)]),  # example B
        ("1 9 14 21 32 33 . 50", "22", {}, []),  # example C
        ("49 55 . 67 . 81 82 85 . 93", "89", {}, [(4, 68, True), (8, 89, False)]),  # example D
        ("32 . . 50", "33", {}, [(1, 33, True), (2, 33, False)]),
        ("32 . . 50", "33", {"pairs": "anywhere"}, [(1, 33, True), (2, 33, True)]),
    ],
)
async def test_c11_c12_where_a_tile_fits(
    sqlite: str, row: str, tile: str, options: dict[str, str], found: list[tuple[int, int, bool]]
) -> None:
    body = {"row": row, "tile": tile, "options": options}
    status, told = await asked(sqlite, "/api/completto/fits", body)
    assert status == 200
    assert [(fit["slot"], fit["reading"], fit["extra_turn"]) for fit in told["fits"]] == found


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"row": "5 4", "tile": "9"}, "completto.row_does_not_ascend"),
        ({"row": "5 .", "tile": "5"}, "completto.tile_twice"),
        ({"row": "5 .", "tile": "101"}, "completto.unknown_tile"),
        ({"row": "5 x", "tile": "9"}, "completto.unknown_tile"),
        ({"row": ". " * 23, "tile": "9"}, "completto.row_length"),
        ({"row": "", "tile": "9"}, "completto.row_length"),
        ({"row": ".", "tile": "9", "options": {"pairs": "both"}}, "options.value"),
        ({"row": ". " * 200, "tile": "9"}, "message.unreadable"),
    ],
)
async def test_a_row_that_cannot_be_is_refused(sqlite: str, body: Any, code: str) -> None:
    status, told = await asked(sqlite, "/api/completto/fits", body)
    assert (status, told["code"]) == (400, code)


async def test_f5_f9_f10_what_a_roll_aims_at_and_what_a_board_counts(sqlite: str) -> None:
    board = ". . . 4 6 . 8 9 10 2 " + " ".join(["."] * 26)
    status, told = await asked(sqlite, "/api/finito/board", {"board": board, "roll": 5})
    assert (status, told) == (200, {"targets": [5, 10], "longest": 5, "finished": False})
    everything = " ".join(map(str, range(1, 13))) + " ." * 24
    _, told = await asked(sqlite, "/api/finito/board", {"board": everything})
    assert told == {"targets": [], "longest": 12, "finished": True}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"board": "1 2 3"}, "finito.board_size"),
        ({"board": f"1 1 {EMPTY[4:]}"}, "finito.counter_twice"),
        ({"board": f"13 {EMPTY[2:]}"}, "finito.unknown_counter"),
        ({"board": EMPTY, "roll": 21}, "message.unreadable"),
        ({"board": EMPTY, "roll": 0}, "message.unreadable"),
    ],
)
async def test_a_board_that_cannot_be_is_refused(sqlite: str, body: Any, code: str) -> None:
    status, told = await asked(sqlite, "/api/finito/board", body)
    assert (status, told["code"]) == (400, code)


@pytest.mark.parametrize(
    ("sheet", "lines", "totals", "ahead"),
    [
        # R14: the winner gets what the others lose; R19: a hand doubles it; a joker counts 30.
        ({"lines": [["0", "27", "b8 *"]]}, [[65, -27, -38]], [65, -27, -38], [0]),
        ({"lines": [["0", "10"], ["7", "0"]], "hands": [1]}, [[10, -10], [-14, 14]], [-4, 4], [1]),
        # R15: nobody could go on, so the lowest rack wins the differences.
        ({"lines": [["10", "27", "12"]]}, [[19, -17, -2]], [19, -17, -2], [0]),
        ({"lines": []}, [], [], []),
    ],
)
async def test_r14_r15_r19_a_rummy_sheet(
    sqlite: str, sheet: Any, lines: Any, totals: Any, ahead: Any
) -> None:
    status, told = await asked(sqlite, "/api/scores", {"game": "rummy", **sheet})
    assert (status, told) == (200, {"lines": lines, "totals": totals, "ahead": ahead})


async def test_c16_f10_the_other_sheets(sqlite: str) -> None:
    lines = [["0", "5", "7"], ["4", "0", "2"]]
    _, told = await asked(sqlite, "/api/scores", {"game": "completto", "lines": lines})
    assert (told["lines"], told["totals"]) == ([[0, -5, -7], [-4, 0, -2]], [-4, -5, -9])
    assert told["ahead"] == [0]
    _, told = await asked(
        sqlite, "/api/scores", {"game": "finito", "lines": [["12", "5"], ["3", "10"]]}
    )
    assert (told["totals"], told["ahead"]) == ([15, 15], [0, 1])


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "lines": []}, "game.unknown"),
        ({"game": "completto", "lines": [["23", "0"]]}, "score.entry"),
        ({"game": "finito", "lines": [["13", "0"]]}, "score.entry"),
        ({"game": "finito", "lines": [["-1", "0"]]}, "score.entry"),
        ({"game": "finito", "lines": [["", "0"]]}, "score.entry"),
        ({"game": "finito", "lines": [["²", "0"]]}, "score.entry"),
        ({"game": "rummy", "lines": [["x9", "0"]]}, "rummy.unknown_tile"),
        ({"game": "rummy", "lines": [["b8 b8 b8", "0"]]}, "rummy.too_many_tiles"),
        ({"game": "rummy", "lines": [["1", "0"], ["1", "0", "2"]]}, "score.uneven"),
        ({"game": "rummy", "lines": [["1"]]}, "message.unreadable"),
        ({"game": "rummy", "lines": [["1", "0"]] * 101}, "message.unreadable"),
        ({"game": "rummy", "lines": [["1" * 500, "0"]]}, "message.unreadable"),
    ],
)
async def test_a_sheet_that_cannot_be_is_refused(sqlite: str, body: Any, code: str) -> None:
    status, told = await asked(sqlite, "/api/scores", body)
    assert (status, told["code"]) == (400, code)
