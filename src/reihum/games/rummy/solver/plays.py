"""Plays for a position: the best one, the best few, the best that ends the round."""

from heapq import heappop, heappush

from msgspec.structs import replace

from reihum.games.rummy.board import sorted_tiles, tiles_of
from reihum.games.rummy.judge import JOKER_RULES, changes, opening_points, rule_problems
from reihum.games.rummy.model import JOKER, NUMBER, Rack, Set, Table, Tile, Turn
from reihum.games.rummy.solver.attempts import Attempt, best_of, good_of
from reihum.games.rummy.solver.best import Found, most_value
from reihum.games.rummy.solver.counted import task_of
from reihum.games.rummy.solver.lying import (
    NOTHING_LIES,
    Limits,
    Lying,
    all_of,
    as_it_lies,
    with_exchanges,
    with_some_apart,
)
from reihum.games.rummy.solver.model import Most, Play
from reihum.games.rummy.solver.openings import own_openings
from reihum.games.rummy.solver.task import Goal
from reihum.games.rummy.solver.value import NOTHING_LAID, laid_in
from reihum.games.rummy.solver.work import OutOfWork, Work


def best_play(turn: Turn, *, most: Most = "tiles", work: Work | None = None) -> Play | None:
    """The play that lays the most tiles, or points; None if nothing can be laid.

    Ties go to the most points, or tiles; then to the play that keeps jokers on the rack; then to
    the one that touches the fewest sets of the table. A discard, if there is one, is taken and lies
    in a new set (R17). The open tile is used only if that ends the round or, where it is for any
    play, if more can be laid with it than without (R18). Where the work is used up (work.py), it is
    the best that was found until then.
    """
    work = work or Work()
    if turn.open_tile:
        play = can_finish_with(turn, most=most, work=work)
        if play:
            return play
    search = Search(replace(turn, open_tile=None), most, work)
    found = search.best(search.limits())
    if turn.open_tile and turn.options.open_tile == "any":
        search = Search(turn, most, work)
        with_it = search.best(search.limits())
        if with_it and (not found or laid_in(with_it.value) > laid_in(found.value)):
            return with_it.play
    return found.play if found else None


def best_plays(
    turn: Turn, count: int, *, most: Most = "tiles", work: Work | None = None
) -> tuple[Play, ...]:
    """The best plays without the open tile that lay different tiles, best first; as many as wanted,
    or all there are, or as many as were found when the work was used up.
    """
    work = work or Work()
    search = Search(replace(turn, open_tile=None), most, work)
    kinds = tuple(dict.fromkeys(search.hand))
    first = search.best(search.limits())
    waiting: list[tuple[int, int, FoundPlay, int]] = []
    if first:
        waiting.append((-first.value, 0, first, 0))
    found: list[Play] = []
    pushed = 1
    while waiting and len(found) < count:
        _, _, next_best, start = heappop(waiting)
        found.append(next_best.play)
        for at in range(start, len(kinds) if len(found) < count else 0):
            for limits in others(next_best, kinds, start, at):
                other = search.best(limits)
                if work.used_up:  # whether this one is the next best, nobody knows
                    return tuple(found)
                if other:
                    heappush(waiting, (-other.value, pushed, other, at))
                    pushed += 1
    return tuple(found)


def can_finish(turn: Turn, *, most: Most = "tiles", work: Work | None = None) -> Play | None:
    """A play that lays the whole rack (R14), with the open tile where that helps (R18); or None."""
    work = work or Work()
    play = can_finish_with(turn, most=most, work=work)
    if play or not turn.open_tile:
        return play
    return can_finish_with(replace(turn, open_tile=None), most=most, work=work)


def can_finish_with(turn: Turn, *, most: Most = "tiles", work: Work | None = None) -> Play | None:
    """A play that lays the whole rack, and the open tile, if there is one; or None."""
    search = Search(turn, most, work or Work())
    found = search.best(search.all_laid())
    return found.play if found else None


class FoundPlay:
    """A play, with its value and the limits it was found in."""

    def __init__(self, value: int, play: Play, limits: Limits) -> None:
        self.value = value
        self.play = play
        self.limits = limits


def others(before: FoundPlay, kinds: tuple[Tile, ...], start: int, at: int) -> list[Limits]:
    """Limits that leave out the play: equal in the kinds before this one, fewer or more of it."""
    limits, played = before.limits, before.play.played
    for kind in kinds[start:at]:
        count = played.count(kind)
        limits = limits.at_least(kind, count).at_most(kind, count)
    kind = kinds[at]
    laid = played.count(kind)
    found = []
    if laid > limits.least.get(kind, 0):
        found.append(limits.at_most(kind, laid - 1))
    if laid < limits.most[kind]:
        found.append(limits.at_least(kind, laid + 1))
    return found


class Search:
    """A turn, and what is wanted of it. The open tile, if there is one, is used.

    Who is sparing wants few of the table's sets to be touched, of plays that lay as much.
    """

    def __init__(self, turn: Turn, most: Most, work: Work, *, sparing: bool = True) -> None:
        self.turn = turn
        self.work = work
        self.table = turn.table
        self.hand: Rack = sorted_tiles(turn.hand) if turn.taken else turn.rack
        self.options = turn.options
        self.discard = turn.discard
        self.goal = Goal(most == "points", work, sparing=sparing)

    def limits(self) -> Limits:
        """All may be laid; the discard must be (R17), and the open tile (R18)."""
        must = self.turn.taken
        return Limits({tile: must.count(tile) for tile in must}, all_of(self.hand).most)

    def all_laid(self) -> Limits:
        """Everything must be laid."""
        hand = all_of(self.hand).most
        return Limits(hand, hand)

    def best(self, limits: Limits) -> FoundPlay | None:
        """The best play within these limits; or the best that was found until then, if any, when
        the work is used up.
        """
        try:
            return self._best(limits)
        except OutOfWork:
            return None

    def good(self, limits: Limits) -> FoundPlay | None:
        """A good play within these limits, soon found; None does not mean that there is none."""
        also: Table = ()
        if self.turn.opened:
            attempts = self._attempts(limits)
        elif self.options.manipulate_when_opening:
            attempts = [self._beside((), limits)]
        else:
            attempts, also = [self._opening(limits, 0)], self.table
        found = good_of(attempts)
        if found is not None and (self.turn.opened or self._opens(found, also)):
            return self._laid_out(found, also, limits)
        return None

    def _best(self, limits: Limits) -> FoundPlay | None:
        if self.turn.opened:
            return self._laid_out(best_of(self._attempts(limits), NOTHING_LAID), (), limits)
        if not self._can_open(limits):
            return None
        if self.options.manipulate_when_opening:
            return self._free_opening(limits)
        opening = self._opening(limits, self.options.opening_points)
        return self._laid_out(best_of([opening], NOTHING_LAID), self.table, limits)

    def _opening(self, limits: Limits, wanted: int) -> Attempt:
        """Sets of the hand alone (R5) that count so many points; all of them are new."""
        goal = self.goal.wanting(wanted)
        return Attempt(goal, NOTHING_LIES, limits, None, self._is_legal)

    def _attempts(self, limits: Limits) -> list[Attempt]:
        """What a player who has opened can set out to do about the table's jokers."""
        if self.options.jokers == "locked":
            sparing = self.goal.sparing
            return [
                self._attempt(lying, self._beside_spent(limits, lying))
                for lying in with_exchanges(self.table, limits, self.discard, sparing=sparing)
            ]
        return [self._attempt(lying, limits) for lying in with_some_apart(self.table)]

    def _attempt(self, lying: Lying, limits: Limits) -> Attempt:
        return Attempt(self.goal, lying, limits, self.discard, self._is_legal)

    def _beside_spent(self, limits: Limits, lying: Lying) -> Limits:
        """R17: the discard takes no joker's place itself, so one more of its kind is laid."""
        if self.discard is None or self.discard not in lying.spent:
            return limits
        return limits.at_least(self.discard, lying.spent.count(self.discard) + 1)

    def _can_open(self, limits: Limits) -> bool:
        """Whether sets from the hand alone can count enough."""
        if self.options.manipulate_when_opening:
            limits = Limits({}, limits.most)  # what must be laid may lie elsewhere
        task = task_of(Goal(True, self.work), NOTHING_LIES, limits)
        return laid_in(most_value(task)) >= self.options.opening_points

    def _free_opening(self, limits: Limits) -> FoundPlay | None:
        """R5 with `manipulate_when_opening`: enough sets of one's own, the rest as usual (R13)."""
        found = best_of([self._beside((), limits)], NOTHING_LAID)
        if found is None or self._opens(found, ()):
            return self._laid_out(found, (), limits)
        highest, floor = found.value, NOTHING_LAID
        best: FoundPlay | None = None
        hand = sorted_tiles(limits.hand())
        wanted = self.options.opening_points
        for opening in own_openings(hand, wanted, self.table, self.work):
            try:
                more = self._beside(opening, limits).best(floor, None)
            except OutOfWork:
                break
            if more is not None:
                best, floor = self._laid_out(more, (), limits), more.value
            if floor == highest:
                break
        return best

    def _beside(self, opening: Table, limits: Limits) -> Attempt:
        """What the rest of the hand can do when these sets are laid on their own."""
        laid = tiles_of(opening)
        lying = as_it_lies(self.table, opening)
        discard = None if self.discard in laid else self.discard
        return Attempt(self.goal, lying, limits.without(laid), discard, self._is_legal)

    def _is_legal(self, sets: list[Set]) -> bool:
        """Whether jokers and the discard lie where they may."""
        found = rule_problems(self.turn, changes(self.table, tuple(sets)))
        return not any(problem.code in JOKER_RULES for problem in found)

    def _opens(self, found: Found, also: Table) -> bool:
        sets = (*also, *found.sets())
        laid = changes(self.table, sets).laid
        return opening_points(self.table, sets, laid) >= self.options.opening_points

    def _laid_out(self, found: Found | None, also: Table, limits: Limits) -> FoundPlay | None:
        if found is None:
            return None
        table = placed(self.table, [*also, *found.sets()])
        change = changes(self.table, table)
        played = sorted_tiles(change.laid)
        counted = sum([NUMBER[tile] for tile in played if tile != JOKER])
        play = Play(
            tiles=len(played),
            points=counted + found.joker_points(),
            played=played,
            table=table,
            touched=len(change.old),
            with_open_tile=self.turn.open_tile is not None,
        )
        return FoundPlay(found.value, play, limits)


def placed(before: Table, sets: list[Set]) -> Table:
    """The sets in the order of the table before: each where it lay, or where most of it lay."""
    counts: dict[Set, int] = {}
    for tiles in sets:
        counts[tiles] = counts.get(tiles, 0) + 1
    places: list[Set | None] = []
    for tiles in before:
        stays = counts.get(tiles, 0) > 0
        places.append(tiles if stays else None)
        if stays:
            counts[tiles] -= 1
    left = [tiles for tiles, count in counts.items() for _ in range(count)]
    for at, tiles in enumerate(before):
        if places[at] is None and left:
            nearest = _nearest(tiles, left)
            if nearest:
                places[at] = nearest
                left.remove(nearest)
    return (*[tiles for tiles in places if tiles is not None], *sorted(left, key=sorted_tiles))


def _nearest(tiles: Set, sets: list[Set]) -> Set:
    """The first of the sets that has the most of these tiles; () if none has any."""
    best: Set = ()
    most = 0
    wanted = frozenset(tiles)
    for one in sets:
        shared = 0
        for tile in one:
            if tile in wanted:
                shared += 1
        if shared > most:
            best, most = one, shared
    return best
