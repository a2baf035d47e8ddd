"""Plays for a position: the best one, the best few, one that ends the round."""

from heapq import heappop, heappush

from msgspec.structs import replace

from reihum.games.rummy.board import holds, points, sorted_tiles, tiles_of, without
from reihum.games.rummy.judge import JOKER_RULES, rule_problems
from reihum.games.rummy.model import JOKER, NUMBER, Options, Rack, Set, Table, Tile
from reihum.games.rummy.solver.best import Found, best_of
from reihum.games.rummy.solver.model import Most, Play
from reihum.games.rummy.solver.openings import joker_numbers, own_openings
from reihum.games.rummy.solver.reach import Reach
from reihum.games.rummy.solver.task import MAJOR, ONE_JOKER, UNTOUCHED, Task
from reihum.games.rummy.solver.ways import Limits, Way, joker_ways, task_of

DEFAULTS = Options()


def best_play(
    table: Table,
    rack: Rack,
    *,
    opened: bool = True,
    options: Options = DEFAULTS,
    most: Most = "tiles",
    discard: Tile | None = None,
    open_tile: Tile | None = None,
) -> Play | None:
    """The play that lays the most tiles, or points; None if nothing can be laid.

    Ties go to the most points, or tiles; then to the play that keeps jokers on the rack; then to
    the one that touches the fewest sets of the table. A discard, if given, is taken and lies in a
    new set (R17); the open tile is used only if that ends the round (R18).
    """
    if open_tile:
        play = can_finish(
            table,
            rack,
            opened=opened,
            options=options,
            most=most,
            discard=discard,
            open_tile=open_tile,
        )
        if play:
            return play
    question = Question(table, rack, opened, options, most, discard)
    answer = question.answer(question.limits())
    return answer.play if answer else None


def best_plays(
    table: Table,
    rack: Rack,
    count: int,
    *,
    opened: bool = True,
    options: Options = DEFAULTS,
    most: Most = "tiles",
    discard: Tile | None = None,
) -> tuple[Play, ...]:
    """The best plays that lay different tiles, best first; as many as wanted, or all there are."""
    question = Question(table, rack, opened, options, most, discard)
    kinds = tuple(dict.fromkeys(question.hand))
    first = question.answer(question.limits())
    waiting: list[tuple[int, int, Answer, int]] = []
    if first:
        waiting.append((-first.value, 0, first, 0))
    found: list[Play] = []
    pushed = 1
    while waiting and len(found) < count:
        _, _, answer, start = heappop(waiting)
        found.append(answer.play)
        for at in range(start, len(kinds)):
            for limits in others(answer, kinds, start, at):
                other = question.answer(limits)
                if other:
                    heappush(waiting, (-other.value, pushed, other, at))
                    pushed += 1
    return tuple(found)


def can_finish(
    table: Table,
    rack: Rack,
    *,
    opened: bool = True,
    options: Options = DEFAULTS,
    most: Most = "tiles",
    discard: Tile | None = None,
    open_tile: Tile | None = None,
) -> Play | None:
    """A play that lays the whole rack (R14), with the open tile if one is given (R18); or None."""
    hand = sorted_tiles((*rack, open_tile)) if open_tile else rack
    question = Question(table, hand, opened, options, most, discard)
    limits = question.limits()
    limits.least = limits.most.copy()
    answer = question.answer(limits)
    if not answer:
        return None
    return replace(answer.play, with_open_tile=True) if open_tile else answer.play


class Answer:
    """A play, with its value and the limits it was found in."""

    def __init__(self, value: int, play: Play, limits: Limits) -> None:
        self.value = value
        self.play = play
        self.limits = limits


def others(answer: Answer, kinds: tuple[Tile, ...], start: int, at: int) -> list[Limits]:
    """Limits that leave out the play: equal in the kinds before this one, fewer or more of it."""
    fixed = answer.limits.copy()
    for kind in kinds[start:at]:
        fixed.least[kind] = fixed.most[kind] = answer.play.played.count(kind)
    kind = kinds[at]
    laid = answer.play.played.count(kind)
    found = []
    if laid > fixed.least.get(kind, 0):
        fewer = fixed.copy()
        fewer.most[kind] = laid - 1
        found.append(fewer)
    if laid < fixed.most[kind]:
        more = fixed.copy()
        more.least[kind] = laid + 1
        found.append(more)
    return found


class Question:
    """A position, and what is wanted of it."""

    def __init__(
        self,
        table: Table,
        rack: Rack,
        opened: bool,
        options: Options,
        most: Most,
        discard: Tile | None,
    ) -> None:
        self.table = table
        self.hand: Rack = sorted_tiles((*rack, discard)) if discard else rack
        self.opened = opened
        self.options = options
        self.most_points = most == "points"
        self.discard = discard

    def limits(self) -> Limits:
        """All may be laid; the discard must be (R17)."""
        limits = Limits(self.hand)
        if self.discard:
            limits.least[self.discard] = 1
        return limits

    def answer(self, limits: Limits) -> Answer | None:
        """The best play within these limits."""
        if self.opened:
            found = best_of(self._tasks(limits), UNTOUCHED, self._is_legal)
            return self._answer(found, (), limits)
        if self.options.manipulate_when_opening:
            return self._free_opening(limits)
        task = task_of(
            Way([], ()), limits, locked=False, most_points=self.most_points, discard=None
        )
        task.wanted = self.options.opening_points
        if not self._can_open(limits):
            return None
        return self._answer(best_of([task], UNTOUCHED, self._is_legal), self.table, limits)

    def _tasks(self, limits: Limits) -> list[Task]:
        """What a player who has opened can set out to do about the table's jokers."""
        if self.options.jokers == "locked":
            ways = joker_ways(self.table, limits)
            return [self._task(way, limits, True, self.discard) for way in ways]
        free = self._task(self._untouched_jokers(), limits, False, self.discard)
        if not free.table_jokers:
            return [free]
        # First all jokers at home, which is quick. Then free, to see whether that is better.
        free.touches = 1
        return [self._task(self._untouched_jokers(), limits, True, self.discard), free]

    def _untouched_jokers(self) -> Way:
        return Way([(tiles, True) for tiles in self.table], ())

    def _task(self, way: Way, limits: Limits, locked: bool, discard: Tile | None) -> Task:
        return task_of(way, limits, locked=locked, most_points=self.most_points, discard=discard)

    def _can_open(self, limits: Limits) -> bool:
        """Whether sets from the hand alone can count enough."""
        if self.options.manipulate_when_opening:
            limits = limits.copy()
            limits.least = {}  # what must be laid may lie elsewhere
        task = task_of(Way([], ()), limits, locked=False, most_points=True, discard=None)
        most = Reach(task, 0, True).most() + task.bonus
        return most // MAJOR >= self.options.opening_points

    def _free_opening(self, limits: Limits) -> Answer | None:
        """R5 with `manipulate_when_opening`: enough sets of one's own, the rest as usual (R13)."""
        if not self._can_open(limits):
            return None
        task = self._task(self._untouched_jokers(), limits, True, self.discard)
        found = best_of([task], UNTOUCHED, self._is_legal)
        if found is None or self._opens(found):
            return self._answer(found, (), limits)
        highest, floor = found.value, UNTOUCHED
        best: Answer | None = None
        hand = sorted_tiles([tile for tile, most in limits.most.items() for _ in range(most)])
        for opening in own_openings(hand, self.options.opening_points):
            more = self._beside(opening, limits, floor)
            if more is not None:
                best, floor = more, more.value
            if floor == highest:
                break
        return best

    def _beside(self, opening: Table, limits: Limits, floor: int) -> Answer | None:
        """The best that the rest of the hand can do when these sets are laid on their own."""
        rest = limits.copy()
        laid = tiles_of(opening)
        for tile in laid:
            rest.most[tile] -= 1
            rest.least[tile] = max(0, rest.least.get(tile, 0) - 1)
        discard = None if self.discard in laid else self.discard
        task = self._task(self._untouched_jokers(), rest, True, discard)
        jokers = [number for tiles in opening for number in joker_numbers(tiles)]
        task.bonus += sum([task.tile_worth[NUMBER[tile]] for tile in laid if tile != JOKER])
        task.bonus += sum([task.tile_worth[number] - ONE_JOKER for number in jokers])
        found = best_of([task], floor, lambda sets: self._is_legal([*opening, *sets]))
        if found is None:
            return None
        found.joker_points += sum(jokers)
        return self._answer(found, opening, limits)

    def _is_legal(self, sets: list[Set]) -> bool:
        """Whether jokers and the discard lie where they may."""
        found = rule_problems(self.table, tuple(sets), self.opened, self.options, self.discard)
        return not any(problem.code in JOKER_RULES for problem in found)

    def _opens(self, found: Found) -> bool:
        laid = without(tiles_of(tuple(found.sets)), tiles_of(self.table))
        own = [tiles for tiles in found.sets if holds(laid, tiles)]
        return bool(own) and most_points(own, laid) >= self.options.opening_points

    def _answer(self, found: Found | None, also: Table, limits: Limits) -> Answer | None:
        if found is None:
            return None
        table = placed(self.table, [*also, *found.sets])
        played = sorted_tiles(without(tiles_of(table), tiles_of(self.table)))
        counted = sum([NUMBER[tile] for tile in played if tile != JOKER])
        left = list(table)
        for tiles in self.table:
            if tiles in left:
                left.remove(tiles)
        kept = len(table) - len(left)
        play = Play(
            tiles=len(played),
            points=counted + found.joker_points,
            played=played,
            table=table,
            touched=len(self.table) - kept,
        )
        return Answer(found.value, play, limits)


def most_points(own: list[Set], laid: tuple[Tile, ...]) -> int:
    """The most that some of these sets count that these tiles can make together."""
    if holds(laid, tiles_of(tuple(own))):
        return sum([points(tiles) for tiles in own])
    first, rest = own[0], own[1:]
    without_first = most_points(rest, laid)
    if not holds(laid, first):
        return without_first
    return max(without_first, points(first) + most_points(rest, without(laid, first)))


def placed(before: Table, sets: list[Set]) -> Table:
    """The sets in the order of the table before: each where it lay, or where most of it lay."""
    left = list(sets)
    places: list[Set | None] = []
    for tiles in before:
        places.append(tiles if tiles in left else None)
        if tiles in left:
            left.remove(tiles)
    for at, tiles in enumerate(before):
        if places[at] is None and left:
            nearest = max(left, key=lambda one: len(one) - len(without(one, tiles)))
            if len(without(nearest, tiles)) < len(nearest):
                places[at] = nearest
                left.remove(nearest)
    return (*[tiles for tiles in places if tiles is not None], *sorted(left, key=sorted_tiles))
