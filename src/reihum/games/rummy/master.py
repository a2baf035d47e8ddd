"""Rummy's strongest player: lay or wait? Judged by learned chances over racks that could be.

It opens as soon as it can: only who has opened may lay all the rest at once, with the table's help.
A joker is worth more than whatever it lets one lay, until it ends the round: it is never laid
before. What the others may hold is imagined; those racks come first that could lay the least on
the table as it lies, since their owners have just left it so. If there is too little work to look
into a few of these deals, it draws, which is nearly always right. When the pool is empty, it looks
to the end.
"""

from reihum.games.rummy.chances import chance_in
from reihum.games.rummy.ending import last_turn
from reihum.games.rummy.layable import Layable
from reihum.games.rummy.laying import (
    Budget,
    has_opened,
    lay_most,
    lay_nothing,
    turn,
    without_jokers,
)
from reihum.games.rummy.model import Action, Draw, Rack, Round, View
from reihum.games.rummy.rules import apply
from reihum.games.rummy.scoring import rack_points
from reihum.games.rummy.view import imagine
from reihum.kernel.chance import Seed, thought_seed

IMAGINED = 24  # racks of others, shared out among these
LIKELIEST = 8  # of these are looked into
ENOUGH = 3  # deals have to be looked into before anything is laid
DRAWN = 6  # tiles that may come are tried in each of them
LOOKING_WORK = 14_000  # for what each choice is worth
ONE_LOOK_WORK = 2_000  # for what one rack could do then
IMAGINED_WORK = 5_000  # for what others may hold; what they could do then gets the rest


def best_action(view: View, seed: Seed, budget: Budget | None = None) -> Action:
    """The action that is worth most to the seat, as far as the chances know."""

    def choice(rack: Rack, budget: Budget) -> Action | None:
        if not view.public.pool_size and not view.public.options.draw_and_discard:
            return last_turn(view, rack, seed, budget)
        lay = lay_most(view, without_jokers(rack), budget)
        if not lay or not has_opened(view):
            return lay
        return lay_or_wait(view, [lay, lay_nothing(view, rack)], seed, budget)

    return turn(view, choice, budget)


def lay_or_wait(view: View, choices: list[Action], seed: Seed, budget: Budget) -> Action:
    """The choice that is worth most over as many deals as there is work for, the same for all; of
    equals the first. If that is too few to tell, the rule is to draw.
    """
    work = budget.part(LOOKING_WORK)
    layable = Layable(work, ONE_LOOK_WORK)
    judges = [Judge(view, choice, layable) for choice in choices]
    found: list[list[float]] = []
    for deal in _likeliest(view, seed, layable):
        layable.complete = True
        worths = [judge.worth(deal) for judge in judges]
        if layable.complete:
            found.append(worths)
        if work.left <= 0:
            break
    budget.settle(work)
    if len(found) < ENOUGH:
        return next((choice for choice in choices if isinstance(choice, Draw)), choices[0])
    totals = [sum(worths) for worths in zip(*found, strict=True)]
    return choices[totals.index(max(totals))]


def _likeliest(view: View, seed: Seed, layable: Layable) -> list[Round]:
    """The likeliest of some imagined deals of the tiles that the seat cannot see."""
    rivals = view.seats - 1
    found: list[tuple[int, int, Round]] = []
    kept_back = layable.work.left - IMAGINED_WORK
    for number in range(IMAGINED // rivals):
        deal = imagine(view, thought_seed(seed, view.seat, number))
        layable.complete = True
        lying = _left_lying(view, deal, layable)
        if layable.complete:
            found.append((lying, number, deal))
        if layable.work.left < kept_back:
            break
    found.sort(key=lambda one: one[:2])
    return [deal for _, _, deal in found[: max(ENOUGH, LIKELIEST // rivals)]]


def _left_lying(view: View, deal: Round, layable: Layable) -> int:
    """How many tiles the others could lay on the table as it lies."""
    found = 0
    for seat, rack in enumerate(deal.racks):
        if seat != view.seat:
            best = layable.look(deal.table, rack, deal.opened[seat], deal.options)
            found += len(rack) - sum(best.left)
    return found


class Judge:
    """What a choice is worth in one deal after another."""

    def __init__(self, view: View, choice: Action, layable: Layable) -> None:
        self.view, self.choice, self.look = view, choice, layable.look
        self.after = apply(imagine(view, "any deal"), view.seat, choice)

    def worth(self, deal: Round) -> float:
        """The chance to win the round if the others hold this; or its points, where more rounds are
        played (R16): what the others hold if it is won, what the seat holds itself if not.
        """
        seat = self.view.seat
        chance = chance_in(deal, self.view, self.choice, self.after, self.look, DRAWN)
        if deal.options.rounds == 1:
            return chance
        left = self.view.own.rack if isinstance(self.choice, Draw) else self.after.racks[seat]
        points = [rack_points(rack) for rack in deal.racks]
        return chance * (sum(points) - points[seat]) - (1 - chance) * rack_points(left)
