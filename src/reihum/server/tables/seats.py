"""Seats without accounts: a browser's token, its owner mark, links, and names."""

import re
import secrets
import unicodedata
from collections.abc import Container
from hashlib import sha256
from itertools import pairwise

from reihum.kernel.answers import Unreadable
from reihum.kernel.chance import seed_hash
from reihum.kernel.record import YOURSELF
from reihum.server.store.rows import SeatRow, TableRow
from reihum.server.wire.answers import SeatInfo, TableInfo

LONGEST_NAME = 24
NAMELESS = "?"
FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, invisible marks, line breaks
JOINERS = "\u200c\u200d"  # invisible, but some scripts and pictures are not whole without them
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that look like nothing
VIRAMA = 9  # the combining class of the marks after which Indic scripts join letters

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another
IN_PAGE = "0"  # begins the ids of tables that are in a page and at no server

TOKEN = re.compile(r"[\w-]{43}", re.ASCII)
LINK = re.compile(r"[\w-]{22}", re.ASCII)


def new_token() -> str:
    """A secret that only one browser has."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Whether this has the form of a token."""
    return TOKEN.fullmatch(text) is not None


def owner_of(token: str) -> str:
    """What is stored in place of a token: nobody can get the token back from it."""
    return sha256(token.encode()).hexdigest()


def new_link() -> str:
    """The secret part of an invitation; worth nothing to others once it is used."""
    return secrets.token_urlsafe(16)


def is_link(text: str) -> bool:
    """Whether this has the form of the secret part of an invitation."""
    return LINK.fullmatch(text) is not None


def new_table_id(*, in_page: bool = False) -> str:
    """A name for a table that cannot be guessed: 79 random bits, easy to read out.

    By its first letter a browser knows the tables of its own.
    """
    return IN_PAGE * in_page + "".join(secrets.choice(LETTERS) for _ in range(16))


def checked_table_id(text: str) -> str:
    """The id itself, if a table could have it; the database need not see others."""
    if not text.isascii() or not text.isalnum():
        raise Unreadable("table.unknown")
    return text


def checked_name(text: str) -> str:
    """The name, tidied: 1 to 24 characters of any script, nothing invisible in it."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Unreadable("seat.name_length", longest=LONGEST_NAME)
    if not all(_may_follow(before, letter) for before, letter in pairwise(f" {name}")):
        raise Unreadable("seat.name_characters")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Unreadable("seat.name_characters")
    return name


def tidied_name(text: str) -> str:
    """The name, without what no name may have; a question mark if nothing is left of it."""
    seen = [letter for letter in text if unicodedata.category(letter) not in FORBIDDEN]
    for name in (text, "".join(seen)[:LONGEST_NAME]):
        try:
            return checked_name(name)
        except Unreadable:
            continue
    return NAMELESS


def _may_follow(before: str, letter: str) -> bool:
    """Whether a name may have this letter here; joiners only where they show."""
    if letter in JOINERS:
        joins = unicodedata.combining(before) == VIRAMA or unicodedata.bidirectional(before) == "AL"
        return joins or unicodedata.category(before) in ("So", "Sk") or before == "\ufe0f"
    return letter not in BLANK and unicodedata.category(letter) not in FORBIDDEN


def seats_of(table: TableRow, owner: str | None) -> tuple[int, ...]:
    """The seats at which this owner plays."""
    if owner is None:
        return ()
    return tuple([number for number, seat in enumerate(table.seats) if seat.person == owner])


def looks_on(table: TableRow, owners: Container[str | None]) -> bool:
    """Whether the host is among these owners, and plays at no seat."""
    return table.host in owners and not seats_of(table, table.host)


def people_of(table: TableRow) -> tuple[int, ...]:
    """The seats at which people play."""
    return tuple([number for number, seat in enumerate(table.seats) if seat.person])


def computers_alone(table: TableRow) -> bool:
    """Whether computer players play among themselves."""
    return all(seat.player for seat in table.seats)


def names_of(table: TableRow) -> tuple[str, ...]:
    """What the seats are called in a record: the only person without a name plays as `you`."""
    nameless = [number for number, seat in enumerate(table.seats) if seat.person and not seat.name]
    alone = nameless if len(nameless) == 1 else []
    return tuple(
        [
            seat.called or (YOURSELF if number in alone else f"seat {number}")
            for number, seat in enumerate(table.seats)
        ]
    )


def table_info(table: TableRow, owner: str | None) -> TableInfo:
    """The table as this owner may know it; an allow-list."""
    host = owner is not None and table.host == owner
    return TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        hints=table.hints,
        seats=tuple(_seat_info(table, seat, owner) for seat in table.seats),
        status=table.status,
        host=host,
        seed_hash=seed_hash(table.seed),
        seed=table.seed if table.ended else None,
        next=table.next,
    )


def _seat_info(table: TableRow, seat: SeatRow, owner: str | None) -> SeatInfo:
    return SeatInfo(
        kind=seat.kind,
        name=seat.called,
        player=seat.player,
        yours=owner is not None and seat.person == owner,
        yours_to_take_back=owner is not None and bool(seat.player) and seat.owner == owner,
        host=seat.person == table.host,
        link=seat.link if seat.kind == "guest" and owner == table.host else None,
    )
