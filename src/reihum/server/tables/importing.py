"""Tables from outside: nothing comes in that the rules do not allow."""

import re

import msgspec

from reihum.games import GAMES
from reihum.kernel.answers import Unreadable
from reihum.kernel.chance import checked_seed, seed_hash
from reihum.kernel.game import AnyGame, checked_seats
from reihum.kernel.record import UNSIGNED, Record, replay, write_move
from reihum.server.store.rows import Saved, SeatRow, TableRow
from reihum.server.store.store import Store
from reihum.server.tables.seats import NAMELESS, is_link, tidied_name

OWNER = re.compile(r"[0-9a-f]{64}", re.ASCII)
TABLE_ID = re.compile(r"[0-9a-z]{1,32}", re.ASCII)
LATEST = 1e11  # seconds: what comes later has no date
MOST = 1 << 31  # which no database takes as a whole number any more


async def restored(store: Store, line: bytes) -> bool:
    """Keep the table of an exported line; False if it is here already, Answer if it is no such."""
    try:
        saved = msgspec.json.decode(line, type=Saved)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Unreadable("import.line", why=problem) from None
    _check(TABLE_ID.fullmatch(saved.table.id), "its id")
    if await store.table(saved.table.id):  # so that a broken import soon goes on where it was
        return False
    saved = checked(saved)
    links = [seat.link for seat in saved.table.seats if seat.link]
    _check(len(links) == len({*links}), "a link for two seats")
    for link in links:
        _check(not await store.seat_of_link(link), "a link that is in use")
    return await store.restore(saved)


def checked(saved: Saved) -> Saved:
    """The table with tidied names, if every move of it follows the rules."""
    table = saved.table
    _check(table.game in GAMES, "its game")
    _check(saved.begun is None, "a beginning in the middle")
    game = GAMES[table.game]
    checked_seats(len(table.seats))
    checked_seed(table.seed)
    _check(OWNER.fullmatch(table.host), "its host")
    _check(0 <= table.created < LATEST and 0 <= table.missed < MOST, "its age")
    _check(table.next is None or TABLE_ID.fullmatch(table.next), "its next table")
    seats = tuple(_checked_seat(game, seat, table) for seat in table.seats)
    _check_moves(game, saved)
    return msgspec.structs.replace(saved, table=msgspec.structs.replace(table, seats=seats))


def _check(right: object, what: str) -> None:
    if not right:
        raise Unreadable("import.line", why=f"{what} cannot be")


def _checked_seat(game: AnyGame, seat: SeatRow, table: TableRow) -> SeatRow:
    _check(seat.owner is None or OWNER.fullmatch(seat.owner), "a seat's owner")
    _check(seat.link is None or is_link(seat.link), "a seat's link")
    has = {field for field in ("owner", "link", "player", "closed") if getattr(seat, field)}
    name: str | None = None
    if seat.kind == "computer":
        right = seat.player in game.players and has <= {"player", "closed", "owner", "link"}
        right = right and (seat.closed or has == {"player"})
        name = tidied_name(seat.name or "") if seat.owner else seat.player
    elif seat.kind == "person":
        right = {"owner"} <= has <= {"owner", "link"}
        name = None if seat.name is None else tidied_name(seat.name)
    else:
        right = has <= {"link"} and bool(has or table.ended)
    _check(right, "a seat")
    return msgspec.structs.replace(seat, name=name)


def _check_moves(game: AnyGame, saved: Saved) -> None:
    table, moves = saved.table, saved.moves
    _check([move.ply for move in moves] == list(range(len(moves))), "the numbers of its moves")
    right = all(0 <= move.at < LATEST and move.late in (0, 1) for move in moves)
    _check(right, "the time of a move")
    played = replay(
        game,
        Record(
            game=table.game,
            rules=table.rules,
            options=table.options,
            seats=tuple(seat.called or NAMELESS for seat in table.seats),
            seed=table.seed,
            seed_hash=seed_hash(table.seed),
            moves=tuple(write_move(move.seat, move.action) for move in moves),
            digest=UNSIGNED,
        ),
    )
    over = game.outcome(played) is not None
    fits = {"open": not moves, "playing": not over, "abandoned": not over, "over": over}
    _check(fits.get(table.status), "its status")
