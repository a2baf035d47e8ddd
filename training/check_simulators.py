"""`python -m training.check_simulators`: the simulators against the rules, who are right.

Both value the same positions with the same untrained net: the simulators with all their short
cuts, the players one legal move after the other.
"""

from importlib.resources import files
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import torch

from reihum.games import GAMES
from reihum.games.completto import learned
from reihum.games.completto.board import READINGS
from reihum.games.completto.master import nearer
from reihum.games.completto.model import Options, Shift
from reihum.games.completto.outlook import PATIENCE, SHIFT, of_turn
from reihum.games.completto.race import Position
from reihum.games.finito import board as finito_board
from reihum.games.finito import gaps
from reihum.games.finito.chances import as_move
from reihum.games.finito.learned import STAY, Move
from reihum.games.finito.model import COUNTERS, Round
from reihum.networks.network import make
from training import completto_simulator as completto
from training import finito_simulator as finito
from training.completto import played
from training.completto_worth import Judge, worth
from training.finito import WIDTHS
from training.finito_figures import chosen
from training.finito_players import options
from training.learning import ValueNet, exported, loaded

CLOSE = 1e-3
POSITIONS = 40


def net_of(features: int) -> ValueNet:
    """A small untrained net whose values are well above zero."""
    net = ValueNet(features, (32, 16, 8), 1)
    with torch.no_grad():
        net.value.bias.fill_(1.0)
        net.embed.mul_(10)
    return net


def finito_value(net: ValueNet, board: bytes) -> float:
    """The net's value of a board with all counters on it; 0 if it is finished."""
    if finito_board.finished(board):
        return 0.0
    at = torch.tensor([[board.index(counter) for counter in range(1, 13)]])
    boards = finito.Boards(at, torch.zeros(1, 12, dtype=torch.bool))
    return max(0.5, float(net(boards.features())[0]))


def check_finito(random: Random) -> None:
    """The best move of every roll is worth the same, by the simulator and by the rules."""
    net = net_of(finito.FEATURES)
    boards = finito.nearly_finished(POSITIONS, torch.device("cpu"))
    best = finito.worth(net, boards, torch.float32).best(finito.aims(boards.taken()))[0]
    for number in range(POSITIONS):
        squares = bytearray(36)
        for counter, square in enumerate(boards.at[number].tolist(), 1):
            squares[square] = counter
        board, roll = bytes(squares), random.randint(1, 20)
        found = [
            finito_value(net, finito_board.placed(board, counter, square))
            for square in finito_board.targets(board, roll)
            for counter in range(1, 13)
        ]
        stay = max(0.5, finito_value(net, board))
        assert abs(min(*found, stay) - float(best[number, roll - 1])) < CLOSE


def check_finito_players() -> None:
    """The master chooses as by the rules, and sharp something as good, all through a game."""
    game, net = GAMES["finito"], ValueNet(finito.FEATURES, WIDTHS, finito.LONG)
    shipped = files("reihum.games.finito").joinpath("values.npz").read_bytes()
    loaded(net, shipped)
    match = game.start(game.options(), 2, "players")
    while waiting := game.waiting(match):
        state, seat = match.round, waiting[0]
        if seat == 0:
            found = finito_choices(net, state)
        view = game.view(match, seat)
        asked = {name: game.players[name](view, "") for name in ("master", "sharp")}
        assert as_move(asked["master"]) == found["master"][seat]
        board, judge = state.boards[seat], gaps.cost if state.face_up[seat] else gaps.outlook
        one, two = (
            judge(finito_board.placed(board, *move) if move != STAY else board)
            for move in (as_move(asked["sharp"]), found["sharp"][seat])
        )
        assert abs(one - two) < CLOSE
        match = game.apply(match, seat, asked["sharp" if seat else "master"])


def finito_choices(net: ValueNet, state: Round) -> dict[str, list[Move]]:
    """What the simulator's players choose, seat by seat."""
    at = [[board.find(counter) for counter in COUNTERS] for board in state.boards]
    up = [[counter in counters for counter in COUNTERS] for counters in state.face_up]
    boards = finito.Boards(torch.tensor(at), torch.tensor(up))
    roll = torch.full((len(at),), state.roll - 1)
    offer = options(net, boards, roll)
    found = {}
    for name in ("master", "sharp"):
        counters, squares = chosen(net, [name] * len(at), boards, offer, roll)
        pairs = zip(counters.tolist(), squares.tolist(), strict=True)
        found[name] = [STAY if to == finito.SQUARES else (one + 1, to) for one, to in pairs]
    return found


def completto_position(games: completto.Games, number: int) -> Position:
    """One of the simulator's games as the players see it."""
    rows = []
    for before in games.before[number].tolist():
        row = []
        for reading in range(1, completto.END + 1):
            if before[reading] != completto.CLOSED:
                row += [0] * before[reading] + [reading]
        rows.append(bytes(row[:-1]))
    tiles = games.tiles[number].tolist()
    pairs: Any = "anywhere" if games.anywhere[number] else "side_by_side"
    shift: Any = "between" if games.between[number] else "anywhere"
    return Position(
        Options(pairs=pairs, shift=shift),
        tuple(rows),
        (0,) * games.seats,
        bytes([tile for tile in range(1, 101) if tiles[tile] == 1]),
        bytes([tile for tile in range(1, 101) if tiles[tile] == 2]),
        100 - 22 * games.seats - tiles.count(2),
        int(games.mover[number]),
    )


def completto_shifts(place: Position) -> list[Shift]:
    """All shifts of the seat whose turn it is (C10)."""
    row, last = place.rows[place.turn], len(place.rows[0]) - 1
    inside = place.options.shift == "between"
    targets = range(1, last) if inside else range(last + 1)
    return [Shift(at, to) for at in range(last + 1) if not row[at] for to in targets if to != at]


def check_completto(seats: int) -> None:
    """Laying any tile, leaving it, drawing and the best shift are worth the same by both."""
    net = ValueNet(learned.TERMS, (32, 16, 8), learned.TURNS)
    net.embed.mul_(10)
    net.rounded = True
    judge = Judge(net, torch.float32)
    among = played(judge, 8, seats, 0.02, torch.device("cpu")).games
    among = among.pick((among.to_push == 0).nonzero()[:, 0])
    among.to_push = 0
    games = among.pick(torch.randperm(len(among.mover))[:POSITIONS])
    moves = worth(judge, games, PATIENCE)
    with TemporaryDirectory() as folder:
        exported(net, {}, Path(folder, "net.npz"))
        shipped = make().network(Path(folder, "net.npz").read_bytes())
    with patch("reihum.games.completto.race.shipped", lambda: shipped):
        for number in range(POSITIONS):
            place = completto_position(games, number)
            outlook = of_turn(place, completto_shifts(place))
            for tile in [tile for tile in outlook.ways if tile > 0]:
                way, found = outlook.best(tile), int(moves.best[number, tile])
                if found < 0 or len(READINGS[tile]) > 1:
                    continue  # the shortcut: what can be read two ways
                assert way.full or abs(way.worth - float(moves.score[found])) < CLOSE
                for one, two in zip(outlook.chances(way), moves.vectors[number, tile], strict=True):
                    assert abs(one - float(two)) < CLOSE
            shift = max([way.worth for way in nearer(outlook)], default=None)
            if place.pile and shift is not None:
                found = int(moves.best[number, SHIFT])
                assert abs(shift - float(moves.score[found])) < CLOSE
            if place.pile:
                assert abs(outlook.draw() - float(moves.draw[number])) < CLOSE


def main() -> None:
    """Compare; silence would be suspicious, so it says that all is well."""
    torch.manual_seed(1)
    with torch.no_grad():
        check_finito(Random(1))
        check_finito_players()
        for seats in (2, 3, 4):
            check_completto(seats)
    print("the simulators agree with the rules")


if __name__ == "__main__":
    main()
