"""KWW-WQ-A: each side orders where its forces withdraw to, and says when it is done."""

from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.sequence import Actor, NineYearsCommand, require_side
from rules.nine_years.state import NineYears, Side
from rules.nine_years.theatre import Destinations, Force
from rules.nine_years.winter.flow import as_new_decision, go_on
from rules.nine_years.winter.leaving import leave_openly
from rules.nine_years.winter.questions import (
    OrderSealed,
    answering,
    chooses,
    unordered,
    winter_of,
    withdrawing,
)
from rules.nine_years.winter.snapshot import closed, is_controlled
from rules.nine_years.winter.state import Step, Winter


class Withdraw(NineYearsCommand):
    """Order where a force withdraws to; it may be changed until you are done."""

    path = ("retreat",)
    public_path = ("order",)
    hidden = frozenset({"force", "to"})

    force: Id
    to: Id


class Done(NineYearsCommand):
    """Say that you have chosen all that this step of Winter asks."""

    path = ("done",)


class NotYet(NineYearsCommand):
    """Take back that you are done, while the other side is not."""

    path = ("not_yet",)


class StepDone(Event):
    """A side is done with a step of Winter."""

    side: Side
    step: Step
    cites: tuple[str, ...] = ("A-K-19",)


class StepReopened(Event):
    """A side is not done yet after all."""

    side: Side
    step: Step
    cites: tuple[str, ...] = ("A-K-19",)


def withdraw(state: NineYears, command: Withdraw) -> Result[NineYears]:
    """Order a withdrawal, or order it otherwise (KWW-WQ-A2, A-K-19, A-K-21).

    It is carried out when both sides are done; where Winter is played openly at once,
    by the same snapshot.
    """
    side, winter = answering(state, command.actor, "withdrawals", "KWW-WQ-A1")
    name, to = command.force, command.to
    force = state.theatre.forces.get(name)
    if force is None or force.side != side or name not in winter.legal:
        cites = ("KWW-WQ-A1", "A-K-20")
        mine = map(Choice, withdrawing(state, winter, side))
        raise Refusal("need_not_withdraw", cites, mine, force=name)
    if not winter.legal[name]:
        raise Refusal("nowhere_to_go", ("KWW-WQ-A4",), force=name)
    if to not in winter.legal[name]:
        raise _closed_to(state, winter, name, force, to)

    if not state.options.wq_sealed:
        return leave_openly(state, winter, name, to)
    cites = ("KWW-WQ-A1", "A-K-19")
    sealed = OrderSealed(side=side, step="withdrawals", cites=cites)
    return Result(state.evolve(winter=winter.with_order(name, to)), (sealed,))


def check_done(state: NineYears, actor: Actor) -> tuple[Side, Winter]:
    """Return the side that is done; raise `Refusal` while a force lacks an order."""
    step = winter_of(state, "KWW-WQ-0").step
    if step == "lists":
        raise Refusal("lists_missing", ("KWW-WQ-A2", "A-K-21"))
    side, winter = answering(state, actor, step, "KWW-WQ-0")
    lacking = unordered(state, winter, side)
    if lacking:
        cites = ("KWW-WQ-A1", "A-K-19")
        raise Refusal("orders_missing", cites, map(Choice, lacking), count=len(lacking))
    return side, winter


def say_done(state: NineYears, command: Done) -> Result[NineYears]:
    """Say that a side is done; with the second one all is carried out (A-K-19)."""
    side, winter = check_done(state, command.actor)

    after = state.evolve(winter=winter.evolve(done=(*winter.done, side)))
    said = StepDone(side=side, step=winter.step)
    then = as_new_decision(after, go_on(after))
    return Result(then.state, (said, *then.events))


def check_not_yet(state: NineYears, actor: Actor) -> tuple[Side, Winter]:
    """Return the side that takes back its *done*, or raise `Refusal`."""
    side, winter = require_side(actor), winter_of(state, "KWW-WQ-0")
    if winter.step == "lists":
        raise Refusal("lists_missing", ("KWW-WQ-A2", "A-K-21"))
    if side not in winter.done:
        raise Refusal("not_done_yet", ("A-K-19",), step=winter.step)
    if not chooses(state, winter, side):
        raise Refusal("nothing_to_choose", ("A-K-19",), step=winter.step)
    return side, winter


def say_not_yet(state: NineYears, command: NotYet) -> Result[NineYears]:
    """Take back *done*, so that orders may be changed again (A-K-19)."""
    side, winter = check_not_yet(state, command.actor)

    done = tuple(one for one in winter.done if one != side)
    reopened = StepReopened(side=side, step=winter.step)
    return Result(state.evolve(winter=winter.evolve(done=done)), (reopened,))


def _closed_to(
    state: NineYears, winter: Winter, name: str, force: Force, to: str
) -> Refusal:
    """Return the refusal that tells why a force may not go *to* there (A-K-21)."""
    legal = tuple(map(Choice, winter.legal[name]))
    listed = force.destinations or Destinations()
    listing, by_sea = ("KWW-WQ-A2", "A-K-21"), ("KWW-WQ-A6", "A-K-21")
    if to not in (*listed.land, *listed.sea):
        return Refusal("not_listed", listing, legal, force=name, space=to)
    if not is_controlled(state.theatre, to, force.side):
        return Refusal("not_friendly", listing, legal, force=name, space=to)
    if to in closed(state.theatre, winter.left):
        cites = ("KWW-WQ-A7", "A-K-24")
        return Refusal("enemy_withdraws_there", cites, legal, force=name, space=to)
    return Refusal("land_comes_first", by_sea, legal, force=name, space=to)
