"""A recorded match: all that is needed to play it again, move by move, and to check its seed."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType

from reihum.kernel.answers import Refused, Unreadable
from reihum.kernel.chance import Seed, checked_seed, seed_hash
from reihum.kernel.game import AnyGame, checked_seats
from reihum.kernel.match import Seat
from reihum.kernel.options import Values, checked_options

YOURSELF: Final = "you"  # the name of a seat whose player was not asked for one
UNSIGNED: Final = ""  # in the place of the digest, as long as there is none


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match as it is kept: moves are `seat action` in the game's notation."""

    game: str
    rules: int
    options: Values
    seats: tuple[str, ...]  # the players' names
    computers: tuple[str | None, ...] = ()  # by seat, None for a person; nothing if none is known
    seed: Seed
    seed_hash: str  # as it was shown before the first move
    moves: tuple[str, ...]
    # What a seat saw, where the match went on from that: as it was written, whatever is in it. The
    # digest is over these very fields, so that a view read as a type, and written by what that has
    # today, would make a sound record of another version a damaged one; and the kernel knows no
    # game's views. `beginning` reads it as one of the game that is named, once the version fits.
    view: dict[str, Any] | UnsetType = UNSET
    digest: str  # of all the rest, so that a damaged record is noticed


def beginning(game: AnyGame, options: Any, seats: int, seed: Seed, view: Any = None) -> Any:
    """The match before its first move: dealt; or, where one went on, imagined from a seat's view.

    The view may come from anywhere: it is refused unless a seat could really have seen it.
    """
    if view is None:
        return game.start(options, seats, seed)
    try:
        seen = msgspec.convert(view, game.view_type, str_keys=True)  # as JSON has it
        match = game.imagine(seen, checked_seed(seed))
        same = game.view(match, seen.seat) == seen
    except (msgspec.ValidationError, ArithmeticError, LookupError, RuntimeError, ValueError):
        raise Unreadable("record.view") from None
    if not same or (match.options, match.seats) != (options, seats):
        raise Unreadable("record.view")
    return match


def recorded(
    game: AnyGame,
    options: Any,
    seats: Sequence[str],
    seed: Seed,
    moves: Iterable[tuple[Seat, Any]],
    computers: Sequence[str | None] = (),
) -> Record:
    """The record of a match."""
    lines = [write_move(seat, game.write_action(action)) for seat, action in moves]
    return written(game, options, seats, seed, lines, computers=computers)


def written(
    game: AnyGame,
    options: Any,
    seats: Sequence[str],
    seed: Seed,
    lines: Iterable[str],
    view: dict[str, Any] | None = None,
    computers: Sequence[str | None] = (),
) -> Record:
    """The record of a match whose moves are written already, `seat action`."""
    record = Record(
        game=game.name,
        rules=game.rules_version,
        options=msgspec.to_builtins(options),
        seats=tuple(seats),
        computers=tuple(computers) if any(computers) else (),
        seed=seed,
        seed_hash=seed_hash(seed),
        moves=tuple(lines),
        view=UNSET if view is None else view,
        digest=UNSIGNED,
    )
    return signed(record)


def signed(record: Record) -> Record:
    """The record with its digest."""
    return msgspec.structs.replace(record, digest=digest(record))


def digest(record: Record) -> str:
    """A fingerprint of everything in the record but the fingerprint."""
    plain = msgspec.structs.replace(record, digest=UNSIGNED)
    return sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()


def write_record(record: Record) -> bytes:
    """The record as JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2) + b"\n"


def read_record(data: bytes) -> Record:
    """The record that is in this file, if it is whole and unaltered."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Unreadable("record.unreadable", why=problem) from None
    return checked_record(record)


def checked_record(record: Record) -> Record:
    """The record itself, if it is whole and unaltered."""
    checked_seats(len(record.seats))
    checked_seed(record.seed)
    if record.computers and len(record.computers) != len(record.seats):
        raise Unreadable("record.computers")
    if record.digest != digest(record):
        raise Unreadable("record.altered")
    return record


def seed_matches(record: Record) -> bool:
    """Whether the seed is the one whose hash was shown before the first move."""
    return seed_hash(record.seed) == record.seed_hash


def view_of(record: Record) -> dict[str, Any] | None:
    """What a seat saw when the match went on from there; None if it was played from its start."""
    return None if record.view is UNSET else record.view


def write_move(seat: Seat, action: str) -> str:
    """A line of a record: `seat action`."""
    return f"{seat} {action}"


def read_move(line: str, number: int) -> tuple[Seat, str]:
    """The seat and the action, in the game's notation, of the line of this number in a record."""
    seat, _, action = line.partition(" ")
    if not seat.isdecimal() or not seat.isascii() or len(seat) > 1:
        raise Unreadable("record.seat", number=number, text=line)
    return int(seat), action


class Step(NamedTuple):
    """A move of a record, with the match before and after it."""

    number: int  # in the record, from 1
    before: Any
    seat: Seat
    action: Any
    after: Any


def start_of(game: AnyGame, record: Record) -> Any:
    """The match before the first move of the record, if this version plays by the same rules."""
    if record.rules != game.rules_version:
        raise Unreadable("record.rules", rules=record.rules, known=game.rules_version)
    options = checked_options(game.options, record.options)
    return beginning(game, options, len(record.seats), record.seed, view_of(record))


def steps(game: AnyGame, match: Any, lines: Iterable[str], first: int = 1) -> Iterator[Step]:
    """The moves of these lines, made one after the other; the first has this number."""
    for number, line in enumerate(lines, first):
        seat, text = read_move(line, number)
        try:
            action = game.read_recorded(text)
            after = game.apply_recorded(match, seat, action)
        except (Refused, Unreadable) as problem:
            raise Unreadable("record.move", number=number, text=line, why=problem) from None
        yield Step(number, match, seat, action, after)
        match = after


def replayed(game: AnyGame, record: Record) -> Iterator[tuple[str, Any]]:
    """Every move of the record with the match after it; first the start, with no move."""
    match = start_of(game, record)
    yield "", match
    for step in steps(game, match, record.moves):
        yield record.moves[step.number - 1], step.after


def replay(game: AnyGame, record: Record) -> Any:
    """The match at the end of the record."""
    (_, match), *_ = deque(replayed(game, record), maxlen=1)
    return match


def transcript(game: AnyGame, record: Record) -> str:
    """The match as text: every move, and after it the lines of the public view that changed."""
    lines = [
        f"{record.game}, rules {record.rules}, seed {record.seed}",
        f"options {msgspec.json.encode(record.options).decode()}",
        f"seats {', '.join(record.seats)}",
    ]
    shown: list[str] = []
    for number, (move, match) in enumerate(replayed(game, record)):
        lines.append(f"{number}. {move}" if move else "start")
        known = game.write(match).splitlines()
        lines += [f"   {line}" for line in known if line not in shown]
        shown = known
    return "\n".join(lines) + "\n"
