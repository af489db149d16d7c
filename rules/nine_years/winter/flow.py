"""KWW-WQ-0: the steps of Winter Quarters, one after the other (flows.md, 3).

Lists, withdrawals (A), markers and lines (B), control at sea (C). A step in which
nobody has anything to decide is passed through at once.
"""

from rules.kernel.model import Event, Result
from rules.nine_years.state import SIDES, NineYears, Side
from rules.nine_years.winter.atlantic import control_at_sea
from rules.nine_years.winter.elimination import eliminate, stranded
from rules.nine_years.winter.leaving import leave_together
from rules.nine_years.winter.lines import begin_lines, remove_together
from rules.nine_years.winter.markers import remove_markers
from rules.nine_years.winter.questions import withdrawing
from rules.nine_years.winter.snapshot import (
    NOBODY,
    Left,
    legal_destinations,
    unlisted,
)
from rules.nine_years.winter.state import Step, Winter


class ListsMissing(Event):
    """Forces must withdraw, and nobody has listed their destinations yet."""

    forces: tuple[str, ...]
    cites: tuple[str, ...] = ("KWW-WQ-A2", "A-K-21")


class ForcesObliged(Event):
    """Forces of a side must withdraw; those `stranded` have nowhere to go."""

    side: Side
    forces: tuple[str, ...]
    stranded: tuple[str, ...]
    cites: tuple[str, ...]


def begin_winter(state: NineYears) -> Result[NineYears]:
    """Begin Winter Quarters with their first question, or pass through them."""
    return survey(state.evolve(winter=Winter(step="lists")))


def survey(state: NineYears, left: Left = NOBODY) -> Result[NineYears]:
    """Take the snapshot for step A, and go on as far as nobody is asked.

    While a list of destinations is missing the umpire is asked for it; what the sides
    have ordered before is kept (A-K-19, A-K-21).
    """
    winter = state.winter or Winter(step="lists")
    missing = unlisted(state.theatre, left)
    if missing:
        asked = winter.evolve(step="lists", left=dict(left))
        return Result(state.evolve(winter=asked), (ListsMissing(forces=missing),))
    taken = _snapshot(state, winter, left)
    told = _newly_obliged(taken, winter, _winter(taken))
    then = go_on(taken)
    return Result(then.state, (*told, *then.events))


def go_on(state: NineYears) -> Result[NineYears]:
    """Carry out what both sides are done with, until somebody is asked again."""
    winter = state.winter
    if winter is None or winter.step == "lists" or len(winter.done) < len(SIDES):
        return Result(state)
    if winter.step == "withdrawals":
        return _after_withdrawals(state, winter)
    return _after_lines(state, winter)


def as_new_decision(before: NineYears, then: Result[NineYears]) -> Result[NineYears]:
    """Count what is asked now as a new decision, if it is another step's question."""
    after = then.state
    if step_of(after) == step_of(before):
        return then
    return Result(after.evolve(decision=before.decision + 1), then.events)


def step_of(state: NineYears) -> Step | None:
    """Return the step in which somebody is asked."""
    return state.winter.step if state.winter else None


def _winter(state: NineYears) -> Winter:
    """Return what Winter asks; it has begun."""
    return state.winter or Winter(step="lists")


def _snapshot(state: NineYears, winter: Winter, left: Left) -> NineYears:
    """Work out all destinations once; strike orders that are not legal any more."""
    legal = legal_destinations(state.theatre, left)
    orders = {
        name: to for name, to in winter.orders.items() if to in legal.get(name, ())
    }
    taken = Winter(step="withdrawals", legal=legal, orders=orders, left=dict(left))
    done = tuple(
        side
        for side in SIDES
        if all(
            side in winter.done and _still_open(winter.legal.get(name, ()), legal[name])
            for name in withdrawing(state, taken, side)
        )
    )
    return state.evolve(winter=taken.evolve(done=done))


def _still_open(before: tuple[str, ...], now: tuple[str, ...]) -> bool:
    """Tell whether all that could be ordered before still can.

    Whether a sealed order is struck out must not show: a side is awaited again when
    one of its orders may have been (A-K-19).
    """
    return bool(before) and set(before) <= set(now)


def _newly_obliged(
    state: NineYears, before: Winter, now: Winter
) -> tuple[ForcesObliged, ...]:
    """Tell which forces must withdraw that had not to before."""
    forces = state.theatre.forces
    fresh = {
        side: tuple(
            name
            for name in now.legal
            if name not in before.legal and forces[name].side == side
        )
        for side in SIDES
    }
    lost = stranded(now)
    return tuple(_obliged(side, names, lost) for side, names in fresh.items() if names)


def _obliged(
    side: Side, forces: tuple[str, ...], lost: tuple[str, ...]
) -> ForcesObliged:
    """Tell of a side's forces that must withdraw, and those that cannot."""
    doomed = tuple(name for name in forces if name in lost)
    end = ("KWW-WQ-A4",) if doomed else ()
    cites = ("KWW-WQ-A1", "A-K-20", *end)
    return ForcesObliged(side=side, forces=forces, stranded=doomed, cites=cites)


def _after_withdrawals(state: NineYears, winter: Winter) -> Result[NineYears]:
    """End step A, remove markers, and ask for the lines of step B."""
    gone = leave_together(state, winter)
    lost = eliminate(gone.state, stranded(winter))
    cleared = remove_markers(lost.state)
    then = go_on(begin_lines(cleared.state))
    return Result(
        then.state, (*gone.events, *lost.events, *cleared.events, *then.events)
    )


def _after_lines(state: NineYears, winter: Winter) -> Result[NineYears]:
    """End step B, carry out step C, and close Winter Quarters."""
    removed = remove_together(state, winter)
    decided = control_at_sea(removed.state)
    closed = decided.state.evolve(winter=None, wintered=True)
    return Result(closed, (*removed.events, *decided.events))
