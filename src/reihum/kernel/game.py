"""A game as a value: pure functions of options, seats, seed and moves, with no clock and no I/O."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar, get_args

import msgspec
from msgspec.structs import replace

from reihum.kernel.answers import Refused, Unreadable
from reihum.kernel.chance import Seed, checked_seed
from reihum.kernel.match import (
    Match,
    NextRound,
    Options,
    Outcome,
    Own,
    Public,
    Round,
    Seat,
    Sheet,
    Standing,
    View,
    decided,
    totals,
    unready,
    with_line,
    with_ready,
    write_sheet,
)
from reihum.kernel.rules import Action, Notation, Rules

SEATS = range(2, 5)  # every one of our games is for two to four
FOR_PROGRAMS = frozenset({"random", "simple"})  # players that only programs want to meet
NEXT = "next"  # how NextRound is written
LONGEST_QUOTE = 80

Seen = TypeVar("Seen", contravariant=True)
Taken = TypeVar("Taken", covariant=True)


class Player(Protocol[Seen, Taken]):
    """A computer player: from what one seat sees to its next action; same seed, same answer.

    It is asked only in a round; between rounds those who let it play go on for it.
    """

    def __call__(self, view: Seen, seed: Seed, /) -> Taken:
        """The action that the seat takes."""
        ...


@dataclass(frozen=True, kw_only=True)
class Game(Generic[Options, Round, Action, Public, Own]):
    """All there is to a game: its rules for a round, its notation, its players; and its matches."""

    name: str
    rules_version: int
    options: type[Options]
    actions: Any  # the type of all actions that a player may take in a round
    clock_actions: tuple[type, ...] = ()  # that only the clock takes
    match_type: Any  # the types of its matches and of what a seat sees of them, to read them back
    view_type: Any
    rules: Rules[Options, Round, Action, Public, Own]
    seconds: Callable[[Options], int]  # the time for a decision; 0 = no limit
    offered: Callable[[View[Public, Own]], tuple[Action, ...]]  # moves worth offering
    offers_all: bool  # whether these are all legal moves; in Rummy nobody could list those
    notation: Notation[Action, Public]
    players: Mapping[str, Player[View[Public, Own], Action]]
    hint: Callable[[View[Public, Own], Seed], Any]  # what a seat that asks for advice is told
    shown: Callable[[View[Public, Own], Action], Any]  # any move as a hint shows it

    @property
    def levels(self) -> tuple[str, ...]:
        """Those that people are offered, weakest first; the others are for programs."""
        return tuple(name for name in self.players if name not in FOR_PROGRAMS)

    def start(self, options: Options, seats: int, seed: Seed) -> Match[Options, Round]:
        """A new match."""
        if not isinstance(options, self.options):
            raise Unreadable("options.unreadable", text=repr(options)[:LONGEST_QUOTE])
        first = self.rules.deal(options, checked_seats(seats), checked_seed(seed), 1, None)
        return Match(options, seats, seed, 1, first)

    def waiting(self, match: Match[Options, Round]) -> tuple[Seat, ...]:
        """The seats that may act now; between two rounds those that have not gone on yet."""
        if match.round.points is None:
            return self.rules.waiting(match.round)
        return unready(match.sheet, match.seats) if self._goes_on(match) else ()

    def between_rounds(self, match: Match[Options, Round]) -> bool:
        """Whether a round is over and another follows: all there is to do is to go on."""
        return match.round.points is not None and self._goes_on(match)

    def outcome(self, match: Match[Options, Round]) -> Outcome | None:
        """Totals and winners, once the last round is over."""
        if match.round.points is None or self._goes_on(match):
            return None
        return decided(totals(match.sheet, match.seats))

    def _goes_on(self, match: Match[Options, Round]) -> bool:
        return self.rules.goes_on(match.options, match.sheet)

    def apply(
        self, match: Match[Options, Round], seat: Seat, action: Action | NextRound
    ) -> Match[Options, Round]:
        """The match after what this seat does, or Refused."""
        if type(action) in self.clock_actions:
            raise unreadable(action)
        return self.apply_recorded(match, seat, action)

    def apply_recorded(
        self, match: Match[Options, Round], seat: Seat, action: Action | NextRound
    ) -> Match[Options, Round]:
        """The match after a move as records have them: a seat's, or its clock's."""
        if isinstance(seat, bool):  # it would count as a seat everywhere
            checked_seat(seat, match.seats)
        if isinstance(action, NextRound) or match.round.points is not None:
            return self._next(match, seat, action)
        if type(action) not in self.kinds:
            raise unreadable(action)
        try:
            after = self.rules.apply(match.round, seat, action)
        except (TypeError, LookupError, ValueError, AttributeError):
            self._check_values(action)
            checked_seat(seat, match.seats)
            raise
        points, sheet = after.points, match.sheet
        sheet = sheet if points is None else with_line(sheet, points)
        return Match(match.options, match.seats, match.seed, match.number, after, sheet)

    def apply_written(
        self, match: Match[Options, Round], seat: Seat, text: str
    ) -> Match[Options, Round]:
        """The match after such a move in the game's notation: how records are replayed."""
        return self.apply_recorded(match, seat, self.read_recorded(text))

    @cached_property
    def kinds(self) -> frozenset[type]:
        """Of what type an action can be, the clock's among them."""
        return frozenset((*get_args(self.actions), *self.clock_actions))

    def _check_values(self, action: Action) -> None:
        """Raises Unreadable if the action has values that no action of the game can have."""
        try:
            msgspec.convert(msgspec.to_builtins(action), type(action))
        except msgspec.ValidationError:
            raise unreadable(action) from None

    def _next(
        self, match: Match[Options, Round], seat: Seat, action: Action | NextRound
    ) -> Match[Options, Round]:
        """The match when one more seat goes on; the next round begins with the last of them."""
        over = match.round.points is not None
        if seat not in self.waiting(match):
            raise Refused("game.not_your_move")
        if over != isinstance(action, NextRound):
            raise Refused("game.round_over" if over else "game.round_not_over")
        sheet, number = with_ready(match.sheet, seat), match.number + 1
        if unready(sheet, match.seats):
            return replace(match, sheet=sheet)
        dealt = self.rules.deal(match.options, match.seats, match.seed, number, match.round)
        return replace(match, number=number, round=dealt, sheet=Sheet(sheet.lines))

    def time_up(
        self, match: Match[Options, Round], seat: Seat, half_done: Any
    ) -> Action | NextRound:
        """What is done for a seat whose time has run out."""
        if not self.seconds(match.options):
            raise Refused("game.no_clock")
        if seat not in self.waiting(match):
            raise Refused("game.not_your_move")
        if match.round.points is not None:
            return NextRound()
        return self.rules.time_up(match.round, seat, half_done)

    def standing(self, match: Match[Options, Round]) -> Standing:
        """How the match stands, as everybody knows it."""
        over, outcome = match.round.points is not None, self.outcome(match)
        return Standing(match.number, over, self.waiting(match), match.sheet, outcome)

    def public(self, match: Match[Options, Round]) -> Public:
        """What everybody knows of the round."""
        return self.rules.public(match.round)

    def own(self, match: Match[Options, Round], seat: Seat) -> Own:
        """What only this seat knows of the round."""
        return self.rules.own(match.round, checked_seat(seat, match.seats))

    def view(self, match: Match[Options, Round], seat: Seat) -> View[Public, Own]:
        """All that this seat may know."""
        checked_seat(seat, match.seats)
        rules, playing = self.rules, match.round
        return View(
            seat,
            match.seats,
            match.number,
            rules.waiting(playing),
            match.sheet,
            rules.public(playing),
            rules.own(playing, seat),
        )

    def imagine(self, view: View[Public, Own], seed: Seed) -> Match[Options, Round]:
        """A match that this view could be of; what is unknown, and what is to come, is drawn."""
        imagined = self.rules.imagine(view, checked_seed(seed))
        return Match(imagined.options, view.seats, seed, view.round, imagined, view.sheet)

    def legal(self, view: View[Public, Own], action: Action) -> bool:
        """Whether this seat may do that now; what is hidden from it makes no difference."""
        if isinstance(action, NextRound):
            return False  # no action of the round
        try:
            self.apply(self.imagine(view, "any"), view.seat, action)
        except (Refused, Unreadable):
            return False
        return True

    def read_action(self, text: object) -> Action | NextRound:
        """What a player means by a text: an action, or going on to the next round."""
        action = self.read_recorded(text)
        if type(action) in self.clock_actions:
            raise Unreadable("action.unreadable", text=str(text)[:LONGEST_QUOTE])
        return action

    def read_recorded(self, text: object) -> Action | NextRound:
        """What a record means by a text, which may be what a clock did."""
        if not isinstance(text, str):
            raise unreadable(text)
        return NextRound() if text.strip() == NEXT else self.notation.read_action(text)

    def write_action(self, action: Action | NextRound) -> str:
        """The action in the game's notation, or `next`."""
        if not isinstance(action, NextRound) and type(action) not in self.kinds:
            raise unreadable(action)
        return NEXT if isinstance(action, NextRound) else self.notation.write_action(action)

    def write(self, match: Match[Options, Round]) -> str:
        """What everybody knows of the match as text, a line for each part."""
        lines = self.notation.write_public(match.number, self.public(match))
        return "\n".join([*lines, *write_sheet(match.sheet, self.outcome(match))])


AnyGame = Game[Any, Any, Any, Any, Any]


def unreadable(action: object) -> Unreadable:
    """The answer to something that is no action of the game."""
    return Unreadable("action.unreadable", text=repr(action)[:LONGEST_QUOTE])


def checked_seats(seats: object) -> int:
    """The number of seats itself, if so many can play."""
    if isinstance(seats, int) and seats in SEATS:
        return seats
    raise Unreadable("game.seats", seats=seats, fewest=SEATS.start, most=SEATS.stop - 1)


def checked_seat(seat: object, seats: int) -> Seat:
    """The seat itself, if there is such a one at a table of so many."""
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats:
        return seat
    raise Unreadable("game.unknown_seat", seat=seat, last=seats - 1)
