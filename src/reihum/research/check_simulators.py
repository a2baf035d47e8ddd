"""`python -m reihum.research.check_simulators`: the simulators against the rules, who are right.

Both value the same positions with the same untrained net: the simulator with all its short cuts,
the rules one legal move after the other.
"""

from random import Random

import torch

from reihum.games.completto.board import fits, laid, shifted
from reihum.games.finito import board as finito_board
from reihum.research import completto_simulator as completto
from reihum.research import finito_simulator as finito
from reihum.research.learning import ValueNet

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


def completto_value(net: ValueNet, rows: completto.Rows) -> float:
    """The net's value of a row; 0 if it is full."""
    return 0.0 if bool((rows.row > 0).all()) else max(0.5, float(net(rows.features())[0]))


def check_completto(random: Random) -> None:
    """Laying any tile, leaving it, and the best shift are worth the same by both."""
    net, line = net_of(completto.FEATURES), torch.arange(1)
    for number in range(POSITIONS):
        kind = torch.tensor([number % 4])
        rows = completto.late(kind) if number % 3 else completto.dealt(kind)
        moves = completto.worth(net, rows, torch.float32)
        row = bytes(rows.row[0].tolist())

        def after(places: bytes, tile: int | None, status: int, of: completto.Rows = rows) -> float:
            tiles = of.tiles.clone()
            if tile is not None:
                tiles[line, tile - 1] = status
            return completto_value(
                net, completto.Rows(torch.tensor([list(places)]), tiles, of.kind)
            )

        each = []
        for tile in range(1, 101):
            status = int(rows.tiles[0, tile - 1])
            found = [
                after(laid(row, fit.slot, fit.reading), tile, 2)
                + (1.0 if not fit.extra_turn or row.count(0) == 1 else 0.0)
                for fit in fits(row, tile, "side_by_side")
                if status < 2
            ]
            expected = min(found, default=completto.FAR)
            assert abs(expected - float(moves.lay[0, tile - 1])) < CLOSE, (row, tile)
            if status == 0:
                each.append(expected if found else 1 + after(row, tile, 1))
        if bool(rows.pile() > 0) and each:
            assert abs(sum(each) / len(each) - float(moves.draw)) < CLOSE
        results = {
            shifted(row, slot, to) for slot in range(22) if not row[slot] for to in range(22)
        } - {row}
        if results:
            expected = min(1 + after(other, None, 0) for other in results)
            assert abs(expected - float(moves.shift)) < CLOSE
            assert bytes(moves.shift_row[0].tolist()) in results
    random.random()


def main() -> None:
    """Compare; silence would be suspicious, so it says that all is well."""
    torch.manual_seed(1)
    with torch.no_grad():
        check_finito(Random(1))
        check_completto(Random(1))
    print("the simulators agree with the rules")


if __name__ == "__main__":
    main()
