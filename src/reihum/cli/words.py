"""English sentences for the codes of kernel and games: the command line's only words for them."""

from collections.abc import Iterable

from reihum.games.rummy.model import Problem
from reihum.games.rummy.notation import write_tiles
from reihum.kernel.answers import Answer

LONGEST_FACT = 120

SENTENCES = {
    "action.unreadable": "'{text}' is no move in this game's notation",
    "arguments": "{why} (see {verb} --help)",
    "arguments.unknown": "there is no '{word}' here; there are {known} (see {verb} --help)",
    "completto.already_prepared": "the preparation is over",
    "completto.does_not_fit": "{reading} does not fit at slot {slot}",
    "completto.lay_first": "the drawn tile fits, so it must be laid",
    "completto.no_such_slot": "a row has no slot {slot} or {to}",
    "completto.no_such_reading": "the tile {tile} cannot be read as {reading}",
    "completto.not_between": "at this table a tile is pushed in between two others, not at an end",
    "completto.not_face_down": "the tile at slot {slot} does not lie face down",
    "completto.not_in_the_middle": "no tile {tile} lies face up in the middle",
    "completto.nothing_drawn": "there is no drawn tile to lay",
    "completto.pile_empty": "no face-down tile is left in the middle",
    "completto.push_first": "first push in the tile that was turned over",
    "completto.row_does_not_ascend": "the row {row} does not ascend",
    "completto.row_length": "a row has 1 to {longest} places, not {count}",
    "completto.same_slot": "the tile lies at slot {slot} already",
    "completto.tile_twice": "the tile {tile} lies in the row already, and there is only one",
    "completto.unknown_slot": "there is no slot {slot}; they count from 0 to {last}",
    "completto.unknown_starter": "there is no seat {starter} to begin; the last one is {last}",
    "completto.unknown_tile": "{place}: '{text}' is no tile from 1 to 100",
    "daily.no_puzzles": "there are puzzles for every day from {first} to {last}",
    "database": "the database cannot be used: {why}",
    "file": "{path}: {why}",
    "finito.board_size": "a board has {squares} squares, not {count}",
    "finito.counter_twice": "counter {counter} lies on the board twice",
    "finito.must_move": "at this table a counter must be moved",
    "finito.not_a_target": "square {square} is no target of a {roll}",
    "finito.not_face_up": "counter {counter} is not among the face-up ones",
    "finito.place_first": "all counters must lie before one can stay away from moving",
    "finito.unknown_counter": "square {square}: '{text}' is no counter from 1 to 12",
    "finito.unknown_roll": "'{text}' is not on a die from 1 to {faces}",
    "finito.unknown_square": "there is no square {square}; they count from 0 to {last}",
    "game.no_clock": "at this table there is no time limit",
    "game.not_your_move": "it is not this seat's move",
    "game.round_not_over": "the round is not over yet",
    "game.round_over": "the round is over",
    "game.seats": "{fewest} to {most} can play, not {seats}",
    "game.unknown": "there is no game '{game}'; there are {known}",
    "game.unknown_seat": "there is no seat {seat}; they count from 0 to {last}",
    "game.not_over": "the match is not over yet",
    "import.line": "it is no exported table: {why}",
    "interrupted": "interrupted before there was anything to tell",
    "limit.hints": "too many ask for advice at once; try again in a moment",
    "limit.messages": "too many messages at once",
    "limit.requests": "too many requests; try again in {seconds} seconds",
    "limit.sockets": "too many sockets are open; try again in {seconds} seconds",
    "limit.watchers": "too many look on at this table; try again in {seconds} seconds",
    "message.not_text": "a message must be text",
    "message.unreadable": "the message cannot be read: {why}",
    "options.needed": "there is such a tile only with the option {option}",
    "options.twice": "the option {option} is given twice",
    "options.unknown": "there is no option '{option}'; there are {known}",
    "options.unreadable": "'{text}' is no option: write NAME=VALUE",
    "options.value": "the option {option} cannot be '{value}'; it can be {allowed}",
    "package.missing": "this needs the package {package}: pip install 'reihum[{extra}]'",
    "player.unknown": "there is no player '{player}'; there are {known}",
    "puzzles.unknown": "there are no puzzles for '{game}'; there are some for {known}",
    "review.no_moves": "nothing was played in this game, so there is nothing to review",
    "review.no_chances": "in {game} nobody can say yet who will win; it can be said in {known}",
    "review.too_long": "a match of more than {most} moves is too long to be looked at again",
    "record.altered": "the record does not match its digest: it was damaged or altered",
    "record.computers": "the record does not say for each seat whether a computer player had it",
    "record.move": "move {number} of the record, '{text}', cannot be played: {why}",
    "record.rules": "the record is of rules version {rules}; this program knows {known}",
    "record.seat": "move {number} of the record, '{text}', does not begin with a seat",
    "record.too_large": "a record has at most {largest} bytes",
    "record.unreadable": "this is no whole record: {why}",
    "record.view": "the record goes on from what a seat saw, and nobody could see that",
    "record.went_on": "this match went on in a browser, from its middle: only that can show it",
    "rummy.already_drawn": "this turn's tile is drawn already",
    "rummy.discard_instead": "at this table one tile must be laid or discarded in every turn",
    "rummy.draw_first": "at this table every turn begins with drawing",
    "rummy.empty_set": "{place} has no tiles",
    "rummy.last_tile_before_opening": "who has not opened keeps the last tile, and passes",
    "rummy.no_discard_to_take": "there is no discard to take now",
    "rummy.no_discarding": "at this table nothing is discarded",
    "rummy.no_position": "it is no position: {why}",
    "rummy.no_open_tile": "there is no open tile",
    "rummy.not_a_set": "{place}, {tiles}, is neither a run nor a group",
    "rummy.pool_empty": "the pool is empty",
    "rummy.pool_not_empty": "as long as the pool has tiles one draws instead of passing",
    "rummy.table_not_legal": "the table cannot be left like this: {problems}",
    "rummy.tile_not_on_rack": "{tile} is not on the rack",
    "rummy.tiles_not_conserved": "the arrangement does not hold just the table's and rack's tiles",
    "rummy.too_many_tiles": "{tile} is there {count} times, but the game has only {copies}",
    "rummy.unknown_set": "there is no set {number} on the table",
    "rummy.unknown_tile": "{place}: '{text}' is no tile",
    "rummy.unreadable": "'{text}' is no Rummy turn, nor a part of one",
    "request.not_json": "the body must be application/json",
    "request.foreign_origin": "this was sent from a page of somebody else",
    "request.not_socket": "this is no request that opens a socket",
    "request.method": "this cannot be done at this address",
    "request.too_large": "that is too much: at most {largest} bytes are read",
    "request.too_slow": "the body took too long to come",
    "request.unknown": "there is nothing at this address",
    "seat.name_characters": "the name has a character that cannot be seen",
    "seat.name_length": "a name has 1 to {longest} characters",
    "score.entry": "'{text}' is no number from 0 to {most}",
    "score.uneven": "every round has as many entries as there are players",
    "seed.unreadable": "a seed has 1 to {longest} visible ASCII characters",
    "settings": "the setting {name} cannot be {text}",
    "server.address": "cannot listen at {host}:{port}: {why}",
    "server.failed": "the server has made a mistake",
    "server.no_answer": "no answer was found in time; try again, or ask about fewer tiles",
    "server.no_client": "the pages were not built; `reihum play` plays here in the terminal",
    "server.running": "Reihum is running already at {address}; first end it there, by Ctrl-C",
    "server.try_again": "the database does not answer; try again",
    "server.workers_need_postgresql": "several workers need PostgreSQL: one SQLite, one process",
    "table.link_used": "this link is unknown, or somebody has used it",
    "table.no_hints": "at this table there are no hints",
    "table.not_alone": "only a match of one person against computer players can go on elsewhere",
    "table.not_host": "only the host may do that",
    "table.not_playing": "this match has not begun, or is over",
    "table.not_your_seat": "this is not your seat",
    "table.nothing_to_arrange": "nothing can be arranged at this table now",
    "table.other_game": "at this table {game} is played, not {asked}",
    "table.seat_for_computer": "once the match has begun, only a computer player can take over",
    "table.seat_changed": "somebody else has changed this seat meanwhile",
    "table.seats_empty": "some seats are still empty",
    "table.too_early": "this seat has made only {nth} moves",
    "table.unknown": "there is no such table",
    "table.unknown_ply": "there is no move {ply} in this match",
    "table.unknown_seat": "there is no seat {seat}",
}

PROBLEMS = {
    "discard_not_in_new_set": "the discard must be laid in a new set",
    "joker_not_in_new_set": "a joker taken must be laid in a new set",
    "joker_set_split": "a set with a joker must stay whole",
    "joker_taken_before_opening": "no joker may be taken before the opening",
    "not_a_set": "neither a run nor a group",
    "nothing_laid": "no tile was laid from the rack",
    "open_tile_not_laid": "whoever takes the open tile must lay it",
    "open_tile_only_to_finish": "the open tile may only be used to lay everything",
    "opening_too_low": "the opening counts only {points} points",
    "table_touched_before_opening": "the table may not be touched before the opening",
    "tile_missing": "tiles went missing from the table",
    "tile_not_on_rack": "tiles were laid that are not on the rack",
}


def sentence(answer: Answer) -> str:
    """One line that says what is wrong and where."""
    facts = {name: _fact(name, fact) for name, fact in answer.facts.items()}
    return SENTENCES[answer.code].format(**facts)


def problem_sentence(problem: Problem) -> str:
    """One line for one reason why a table cannot be left so."""
    text = PROBLEMS[problem.code].format(points=problem.points)
    if problem.sets:
        text += f", set {', '.join(str(place + 1) for place in problem.sets)}"
    return f"{text}: {write_tiles(problem.tiles)}" if problem.tiles else text


def _fact(name: str, fact: object) -> str:
    """A fact in one line; what comes from outside may be long, and is cut."""
    if isinstance(fact, Answer):
        return sentence(fact)
    if isinstance(fact, tuple):
        return "; ".join(problem_sentence(problem) for problem in _problems(fact))
    if isinstance(fact, bool):
        return "true" if fact else "false"  # as an option is given
    text = "".join(letter if letter.isprintable() else "?" for letter in str(fact))
    whole = name == "known" or len(text) <= LONGEST_FACT
    return text if whole else f"{text[:LONGEST_FACT]}..."


def _problems(facts: Iterable[object]) -> Iterable[Problem]:
    return (fact for fact in facts if isinstance(fact, Problem))
