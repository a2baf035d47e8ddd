"""Finito's strongest player: learned values, a roll ahead, and an eye on the others' boards."""

import numpy as np

from reihum.games.finito.board import placed, targets
from reihum.games.finito.learned import chances, network, outlook, sums, values
from reihum.games.finito.model import COUNTERS, Action, Board, Place, View
from reihum.games.finito.view import moves
from reihum.kernel.match import Seat
from reihum.kernel.network import Numbers

CLOSE = 0.6  # turns: a move that looks worse than the best by more than this is not looked into
MOST = 4  # moves that are looked into


def best_move(view: View) -> Action:
    """The move that wins most often, as far as the values know."""
    options = moves(view)
    if view.seat is None or len(options) == 1:
        return options[0]
    seat = view.seat
    board, face_up = bytes(view.boards[seat]), bytes(view.face_up[seat])
    turns = _turns(board, face_up, options)
    order = [int(at) for at in np.argsort(turns, kind="stable")]
    hopeful = [at for at in order[:MOST] if turns[at] <= turns[order[0]] + CLOSE]
    if len(hopeful) == 1 or turns[order[0]] == 0.0:
        return options[order[0]]
    must_move = view.options.must_move
    ahead = {at: _ahead(board, face_up, options[at], must_move) for at in hopeful}
    won = _won(view, seat)
    after = _chances(board, face_up, [options[at] for at in hopeful])
    scores = {at: _score(after[row], ahead[at], won) for row, at in enumerate(hopeful)}
    return options[max(hopeful, key=lambda at: scores[at])]


def _pairs(options: tuple[Action, ...] | list[Action]) -> list[tuple[int, int]]:
    return [(move.counter, move.square) for move in options if isinstance(move, Place)]


def _turns(board: Board, face_up: bytes, options: tuple[Action, ...]) -> Numbers:
    """The turns to go after each option; staying comes last, if it is there."""
    found = values(board, face_up, _pairs(options))
    if isinstance(options[-1], Place):
        return found
    return np.append(found, network().values(sums(board, face_up)[None]))


def _chances(board: Board, face_up: bytes, options: list[Action]) -> list[Numbers]:
    """How likely each number of turns to go is after each option."""
    found = []
    for option in options:
        if isinstance(option, Place):
            found.append(chances(board, face_up, _pairs([option]))[0])
        else:
            found.append(network().chances(sums(board, face_up)[None])[0])
    return found


def _ahead(board: Board, face_up: bytes, option: Action, must_move: bool) -> float:
    """The turns to go after an option, looked at one roll ahead."""
    if isinstance(option, Place):
        board = placed(board, option.counter, option.square)
        face_up = face_up.replace(bytes((option.counter,)), b"")
    unseen = bytes([c for c in COUNTERS if c not in board and c not in face_up])
    return outlook(board, face_up, unseen, must_move)


def _won(view: View, seat: Seat) -> Numbers:
    """How likely it is to win (or share) by finishing in so many turns after this one."""
    won = np.ones(network().turns_bias.shape[0], np.float32)
    for other, places in enumerate(view.boards):
        if other == seat:
            continue
        board, face_up = bytes(places), bytes(view.face_up[other])
        squares = targets(board, view.roll)
        options = [(counter, square) for counter in face_up or COUNTERS for square in squares]
        found = values(board, face_up, options)
        likely = chances(board, face_up, [options[int(found.argmin())]])[0]
        if not face_up:
            stay = sums(board, face_up)[None]
            if network().values(stay)[0] < found.min():
                likely = network().chances(stay)[0]
        won *= 1.0 - np.cumsum(likely) + likely / 2
    return won


def _score(likely: Numbers, turns: float, won: Numbers) -> float:
    """How likely it is to win, with the turns to go as they look a roll ahead."""
    numbers = np.arange(len(likely))
    late = turns - float(likely @ numbers)  # by how much the coarser look was too hopeful
    slope = float(likely[:-1] @ (won[1:] - won[:-1]))  # what one turn more costs
    return float(likely @ won) + late * min(slope, -0.002)
