"""Completto's chances: what must hold of them whatever they were learned from."""

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from reihum.games.completto import GAME, Options
from reihum.games.completto.chances import awaited, chances, draws
from reihum.games.completto.model import Action, Draw, Match, Push, Round, Take
from reihum.games.completto.rules import apply
from reihum.kernel.match import Seat
from tests.amounts import amount

ROUNDED = 1e-4
PUSHES = amount(4, 1000)  # that are tried with every tile


def moments(seats: int, seed: str, options: Options | None = None) -> list[tuple[Round, Seat]]:
    """Some moments of a game, from the deal to the end, each with the seat that acted."""
    match, found = GAME.start(options or Options(), seats, seed), []
    while waiting := GAME.waiting(match):
        found.append((match.round, waiting[0]))
        view = GAME.view(match, waiting[0])
        match = GAME.apply(match, waiting[0], GAME.players["steady"](view, f"{seed}.{len(found)}"))
    return [*found[:: max(1, len(found) // 12)], (match.round, 0)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_somebody_wins(seats: int) -> None:
    for state, _ in moments(seats, "sums"):
        found = chances(state)
        assert len(found) == seats
        assert sum(found) == pytest.approx(1, abs=ROUNDED)
        assert min(found) >= 0


@pytest.mark.parametrize(
    "options", [Options(pairs="anywhere"), Options(shift="between"), Options(starter=1)]
)
def test_every_option_is_known(options: Options) -> None:
    for state, _ in moments(2, "options", options):
        assert sum(chances(state)) == pytest.approx(1, abs=ROUNDED)


def test_a_round_that_is_over_has_one_winner() -> None:
    state, _ = moments(3, "over")[-1]
    assert state.points is not None
    assert [share == 1.0 for share in chances(state)] == [points == 0 for points in state.points]


def test_a_draw_can_bring_every_unseen_tile_equally_often() -> None:
    drawing = [one for one in moments(2, "draws") if not one[0].drawn and not any(one[0].dealt)]
    for state, seat in drawing[:-1]:
        fan = draws(state, seat, Draw())["tile"]
        assert sum(likely for likely, _ in fan) == pytest.approx(1)
        places = zip(b"".join(state.rows), b"".join(state.tiles), strict=True)
        hidden = [tile for reading, tile in places if not reading]
        assert sorted(tile for _, tile in fan) == sorted([*state.pile, *hidden])


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.large), 4])
def test_the_mean_over_all_draws_is_what_is_awaited(seats: int) -> None:
    """By trying every tile, when pushing in (C5) as well as when drawing (C8)."""
    seen: Counter[type[Action]] = Counter()
    for state, seat, action in actions(seats, "mean"):
        if seen[type(action)] >= PUSHES:
            continue
        mean = awaited(state, seat, action)
        if mean is None:
            continue
        seen[type(action)] += 1
        total = [0.0] * seats
        for likely, tile in draws(state, seat, action)["tile"]:
            after = apply(with_next(state, seat, action, tile), seat, action)
            for at, chance in enumerate(chances(after)):
                total[at] += likely * chance
        assert mean == pytest.approx(total, abs=ROUNDED)
        if seen[Draw]:
            break
    assert set(seen) == {Push, Draw}


def actions(seats: int, seed: str) -> Iterator[tuple[Round, Seat, Action]]:
    """What is done in a game, the last of those who may act first."""
    match = GAME.start(Options(), seats, seed)
    while waiting := GAME.waiting(match):
        seat = waiting[-1]
        action = GAME.players["steady"](GAME.view(match, seat), seed)
        yield match.round, seat, action
        match = GAME.apply(match, seat, action)


def with_next(state: Round, seat: Seat, action: Action, tile: int) -> Round:
    """The round as it would be if this action turned over this unseen tile."""
    old = state.pile[0] if isinstance(action, Draw) else state.dealt[seat][1]
    exchange = bytes.maketrans(bytes((old, tile)), bytes((tile, old)))
    return replace(  # open tiles are never exchanged
        state,
        pile=state.pile.translate(exchange),
        tiles=tuple(of.translate(exchange) for of in state.tiles),
        dealt=tuple(of.translate(exchange) for of in state.dealt),
    )


def nearly_full(pairs: bool) -> Match:
    """A match in which seat 0 lacks one tile, and one that fits lies face up."""
    numbers = [*range(1, 40, 4), *range(50, 94, 4)]  # 21 of them
    row = bytes([*numbers[:10], 0, *numbers[10:]])
    winning = 38 if pairs else 44
    other = bytes([2, 6, 10, 14, 18, *[0] * 17])
    rest = [t for t in range(1, 101) if t not in row and t not in other and t not in (winning, 99)]
    tiles = row.replace(b"\0", bytes(rest[:1])), other[:5] + bytes(rest[1:18])
    face_up = bytes(sorted((winning, 99)))
    state = Round(Options(), (row, other), tiles, (b"", b""), bytes(rest[18:]), face_up, 0)
    return Match(Options(), 2, "seed", 1, state)


@pytest.mark.parametrize("pairs", [True, False])
@pytest.mark.parametrize("name", ["gentle", "simple", "steady", "sharp", "master"])
def test_nobody_leaves_a_winning_tile_lying(name: str, pairs: bool) -> None:
    match = nearly_full(pairs)
    for number in range(20):
        action = GAME.players[name](GAME.view(match, 0), f"{number}")
        assert isinstance(action, Take)
        assert GAME.outcome(GAME.apply(match, 0, action)) is not None


def test_the_next_player_counts_what_lies() -> None:
    """A tile that completes the row of the next player makes it all but certain to win."""
    match = nearly_full(pairs=False)
    theirs = replace(match.round, turn=0)
    nothing = replace(theirs, face_up=b"c", pile=theirs.pile + bytes((44,)))
    assert chances(theirs)[0] > chances(nothing)[0]


def test_the_master_takes_what_the_next_player_would_win_with() -> None:
    """Both rows have room for it; it is worth most to keep it from the one who needs no other."""
    state = nearly_full(pairs=False).round
    match = Match(Options(), 2, "seed", 1, replace(state, turn=1))
    action = GAME.players["master"](GAME.view(match, 1), "any")
    assert isinstance(action, Take)
    assert action.tile == 44
