"""What can be asked by HTTP: one table from which routes, checks and the document are made."""

from reihum.games.rummy.referee.model import Check, Checked, Solve, Solved, Steps, Way
from reihum.kernel.record import Record
from reihum.server.net import at_home, at_tables
from reihum.server.net.question import LARGEST_RECORD, Endpoint
from reihum.server.wire.answers import (
    Aimed,
    Daily,
    Deals,
    Fairness,
    Fitting,
    Forgotten,
    Games,
    Health,
    Invitation,
    MyTables,
    Ply,
    Posed,
    Reviewed,
    Scored,
    Story,
    TableInfo,
    Version,
    Weighed,
)
from reihum.server.wire.questions import (
    AtBoard,
    AtRow,
    AtSheet,
    DealWish,
    Free,
    Invited,
    Join,
    NewTable,
    PuzzleWish,
    SeatOnly,
    Weigh,
)

TABLE = "/api/tables/{id}"
ENDPOINTS = (
    Endpoint(
        "GET",
        "/health",
        "Is the server ready: does it answer, and was it able to write lately?",
        Health,
        at_home.health,
    ),
    Endpoint("GET", "/health/live", "Does the server answer?", Health, at_home.alive),
    Endpoint("GET", "/api/version", "What runs here?", Version, at_home.version),
    Endpoint("GET", "/api/games", "The games and their options", Games, at_home.games),
    Endpoint("GET", "/api/tables", "My tables", MyTables, at_tables.my_tables),
    Endpoint(
        "POST",
        "/api/tables",
        "Set up a table",
        TableInfo,
        at_tables.set_up,
        body=NewTable,
        limit="tables",
        needs_token=True,
    ),
    Endpoint(
        "POST",
        "/api/invitation",
        "What a link invites to",
        Invitation,
        at_tables.invitation,
        body=Invited,
        limit="joins",
        needs_token=True,  # known before the seat is taken: that answer may be lost on the way
    ),
    Endpoint(
        "POST",
        "/api/join",
        "Take the seat that a link is for",
        TableInfo,
        at_tables.join,
        body=Join,
        limit="joins",
        needs_token=True,
    ),
    Endpoint(
        "POST",
        "/api/records",
        "Open a record as a table that has ended",
        TableInfo,
        at_tables.open_record,
        body=Record,
        largest=LARGEST_RECORD,
        limit="tables",
        needs_token=True,
    ),
    Endpoint(
        "POST",
        "/api/forget",
        "Remove my names, seats and tables",
        Forgotten,
        at_tables.forget,
        limit="tables",
        forgets_token=True,
    ),
    Endpoint("GET", TABLE, "A table", TableInfo, at_tables.one_table),
    Endpoint("POST", f"{TABLE}/start", "Begin, as the host", TableInfo, at_tables.start),
    Endpoint(
        "POST", f"{TABLE}/leave", "Get up from a seat", TableInfo, at_tables.leave, body=SeatOnly
    ),
    Endpoint(
        "POST",
        f"{TABLE}/free",
        "Free a seat, as the host",
        TableInfo,
        at_tables.free,
        body=Free,
        at_holder=True,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/take-back",
        "Take back the seat that a computer player was given",
        TableInfo,
        at_tables.take_back,
        body=SeatOnly,
        at_holder=True,
    ),
    Endpoint(
        "POST", f"{TABLE}/rematch", "Play again", TableInfo, at_tables.rematch, limit="tables"
    ),
    Endpoint("GET", f"{TABLE}/story", "What has happened, move by move", Story, at_tables.story),
    Endpoint("GET", f"{TABLE}/plies/{{ply}}", "A finished match, move by move", Ply, at_tables.ply),
    Endpoint(
        "POST",
        f"{TABLE}/plies/{{ply}}/weigh",
        "What a move of a finished match would have been worth, by what its seat could know",
        Weighed,
        at_tables.weigh,
        body=Weigh,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/review",
        "Luck and mistakes of a finished match",
        Reviewed,
        at_tables.review,
    ),
    Endpoint("GET", f"{TABLE}/record", "The record of a finished match", Record, at_tables.record),
    Endpoint(
        "POST",
        "/api/completto/fits",
        "Where does a Completto tile fit?",
        Fitting,
        at_home.fits,
        body=AtRow,
    ),
    Endpoint(
        "POST",
        "/api/finito/board",
        "What does a Finito roll aim at?",
        Aimed,
        at_home.aims,
        body=AtBoard,
    ),
    Endpoint("GET", "/api/fairness", "What has chance brought here?", Fairness, at_home.fair),
    Endpoint(
        "POST", "/api/scores", "What do these rounds count?", Scored, at_home.scores, body=AtSheet
    ),
    Endpoint("POST", "/api/rummy/solve", "The best Rummy play", Solved, at_home.solve, body=Solve),
    Endpoint("POST", "/api/rummy/steps", "A Rummy turn in steps", Steps, at_home.steps, body=Way),
    Endpoint(
        "POST", "/api/puzzles", "A puzzle to practise", Posed, at_home.puzzle, body=PuzzleWish
    ),
    Endpoint("GET", "/api/daily/{date}", "The puzzles of a day", Daily, at_home.puzzles_of_day),
    Endpoint("GET", "/api/daily/{date}/deals", "The deals of a day", Deals, at_home.deals_of_day),
    Endpoint(
        "POST",
        "/api/daily/{date}/deals",
        "Sit down to a deal of a day",
        TableInfo,
        at_tables.sit_down,
        body=DealWish,
        limit="tables",
        needs_token=True,
    ),
    Endpoint(
        "POST", "/api/rummy/check", "Is this Rummy turn legal?", Checked, at_home.check, body=Check
    ),
)
