"""The verbs: what they answer to people and programs, and their exit status."""

from pathlib import Path

from tests.cli.asking import reihum

BOARD_AFTER_11 = (
    ". . . . . . . . . . . . . . . . . . . 1 2 3 4 5 . . . . . . . . . . . ."  # 18 is the first 11
)


def test_completto_fits_example_a() -> None:
    told = reihum("completto", "fits", "1 9 14 . . 33 . 50", "21", "--json")
    assert told.status == 0
    assert told.data == {
        "fits": [
            {"slot": 3, "reading": 21, "extra_turn": False},
            {"slot": 4, "reading": 21, "extra_turn": False},
        ]
    }


def test_completto_fits_example_d_with_both_readings() -> None:
    told = reihum("completto", "fits", "49 55 . 67 . 81 82 85 . 93", "89", "--json")
    assert told.data == {
        "fits": [
            {"slot": 4, "reading": 68, "extra_turn": True},
            {"slot": 8, "reading": 89, "extra_turn": False},
        ]
    }


def test_completto_fits_nowhere_is_a_no() -> None:
    told = reihum("completto", "fits", "1 9 14 21 32 33 . 50", "22", "--json")
    assert (told.status, told.data) == (1, {"fits": []})
    assert reihum("completto", "fits", "1 9 14 21 32 33 . 50", "22").out == "22 fits nowhere.\n"


def test_completto_fits_takes_options() -> None:
    row = "20 . . 50"
    default = reihum("completto", "fits", row, "21", "--json").data["fits"]
    anywhere = reihum("completto", "fits", row, "21", "--json", "--option", "pairs=anywhere")
    assert [fit["extra_turn"] for fit in default] == [True, False]
    assert [fit["extra_turn"] for fit in anywhere.data["fits"]] == [True, True]


def test_finito_targets() -> None:
    told = reihum("finito", "targets", " ".join(["."] * 36), "15", "--json")
    assert (told.status, told.data) == (0, {"targets": [26, 27]})
    told = reihum("finito", "targets", BOARD_AFTER_11, "12", "--json")
    assert told.data == {"targets": [18, 24]}
    people = reihum("finito", "targets", BOARD_AFTER_11, "12")
    assert people.out == "square 18, a 11\nsquare 24, a 14\n"


def test_finito_score() -> None:
    board = "7 3 . . 4 . . . 6 . 8 . . 9 10 . 1 " + ". " * 19
    told = reihum("finito", "score", board, "--json")
    assert (told.status, told.data) == (0, {"longest": 6, "finished": False})
    done = " ".join(str(n) for n in range(1, 13)) + " ." * 24
    assert reihum("finito", "score", done, "--json").data == {"longest": 12, "finished": True}


def test_rummy_check_says_yes_and_no() -> None:
    table = ("--before", "b8 b9 b10", "--rack", "b11 n8 r8")
    told = reihum("rummy", "check", *table, "--after", "b9 b10 b11 | b8 n8 r8", "--json")
    assert (told.status, told.data) == (0, {"legal": True})
    told = reihum("rummy", "check", *table, "--after", "b8 b9 b10 | n8 r8", "--json")
    assert (told.status, told.data) == (1, {"legal": False, "problems": ["not_a_set"]})


def test_rummy_check_knows_the_opening_and_the_options() -> None:
    opening = ("--before", "", "--after", "b1 b2 b3", "--rack", "b1 b2 b3", "--json")
    assert reihum("rummy", "check", *opening).status == 0
    told = reihum("rummy", "check", *opening, "--unopened")
    assert told.data == {"legal": False, "problems": ["opening_too_low"]}
    low = reihum("rummy", "check", *opening, "--unopened", "--option", "opening_points=6")
    assert low.data == {"legal": True}


def test_rummy_check_knows_locked_and_free_jokers() -> None:
    split = ("--before", "r4 r5 * | b1 b2 b3", "--rack", "r6 r7 n9", "--json")
    after = ("--after", "r4 r5 r6 r7 | b1 b2 b3 *")
    told = reihum("rummy", "check", *split, *after)
    assert told.data == {"legal": False, "problems": ["joker_not_in_new_set"]}
    assert reihum("rummy", "check", *split, *after, "--option", "jokers=free").status == 0


def test_rummy_check_knows_discard_and_open_tile() -> None:
    before = ("--before", "r4 r5 r6", "--after", "r4 r5 r6 r7", "--rack", "b1", "--json")
    told = reihum("rummy", "check", *before, "--discard", "r7", "--option", "draw_and_discard=on")
    assert told.data["problems"] == ["discard_not_in_new_set"]
    told = reihum("rummy", "check", *before, "--open-tile", "r7", "--option", "open_tile=finish")
    assert told.data["problems"] == ["open_tile_only_to_finish"]


def test_rummy_check_sees_a_discard_that_goes_to_the_rack() -> None:
    told = reihum(
        *("rummy", "check", "--before", "r7 b7 n7 w7", "--after", "r7 b7 n7 | w7 w8 w9"),
        *("--rack", "w8 w9 n1", "--discard", "r7", "--option", "draw_and_discard=true", "--json"),
    )
    assert told.data == {"legal": False, "problems": ["discard_not_in_new_set"]}


def test_r14_rummy_score_credits_the_winner_and_r19_doubles_a_hand() -> None:
    racks = ("0", "27", "b8 *")
    assert reihum("rummy", "score", *racks, "--json").data == {"points": [65, -27, -38]}
    assert reihum("rummy", "score", *racks, "--hand").out.strip() == "+130 -54 -76"
    assert reihum("rummy", "score", "10", "27", "12").out.strip() == "+19 -17 -2"  # R15
    plain = reihum("rummy", "score", "0", "7", "--option", "winner_scores=false")
    assert plain.out.strip() == "+0 -7"
    assert reihum("rummy", "score", "10").status == 2
    assert reihum("rummy", "score", "0", "x9").status == 2


def test_players_are_listed_weakest_first() -> None:
    for game in ("completto", "rummy", "finito"):
        told = reihum("players", game, "--json")
        assert (told.status, told.data["players"][0]) == (0, "random")
    assert reihum("players", "rummy").out.splitlines()[0] == "random"


def test_replay_shows_the_end_and_checks_the_seed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = reihum("play", "finito", "--seed", "abc", "--record", str(file), typed="")
    assert played.status == 0
    told = reihum("replay", str(file), "--json")
    assert told.status == 0
    assert told.data["game"] == "finito"
    assert told.data["seed_matches"] is True
    assert told.data["public"]["rolls"] == 1
    assert "The seed matches its hash." in reihum("replay", str(file)).out
    assert reihum("replay", str(file), "--moves").out.startswith("finito, rules 1, seed abc\n")
