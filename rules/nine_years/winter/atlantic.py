"""KWW-WQ-C: control of the Atlantic, and the price of London; in NY only."""

from rules.kernel.model import Event, Result
from rules.nine_years.sides import OTHER
from rules.nine_years.state import Holder, NineYears, Side
from rules.nine_years.theatre import ATLANTIC, LONDON
from rules.nine_years.winter.snapshot import is_controlled

PENALTY = 2
"""Victory points that London costs in the hands of the Bourbons (KWW-WQ-C4)."""


class AtlanticPassed(Event):
    """Control of the Atlantic passed; `fleets` of the enemy left its control box."""

    old: Holder
    new: Side
    fleets: int
    cites: tuple[str, ...]


class AtlanticKept(Event):
    """Control of the Atlantic stayed where it was."""

    holder: Holder
    cites: tuple[str, ...]


class LondonPaid(Event):
    """The Bourbons hold London, which costs victory points."""

    old: int
    new: int
    cites: tuple[str, ...] = ("KWW-WQ-C4", "A-K-26")


def control_at_sea(state: NineYears) -> Result[NineYears]:
    """Carry out step C (KWW-WQ-C1 to C5); other scenarios than NY have none."""
    if state.options.scenario != "NY":
        return Result(state)
    decided = _atlantic(state)
    paid = _london(decided.state)
    return Result(paid.state, (*decided.events, *paid.events))


def _atlantic(state: NineYears) -> Result[NineYears]:
    """Let control of the Atlantic pass, or stay (A-K-25).

    The enemy's Fleet marker leaves the control box only when control really passes.
    """
    old = state.atlantic
    new, cites = _holder(state)
    if new is None or new == old:
        return Result(state, (AtlanticKept(holder=old or "nobody", cites=cites),))
    theatre = state.theatre
    staying = tuple(
        one for one in theatre.fleets if (one.place, one.side) != (ATLANTIC, OTHER[new])
    )
    after = state.evolve(atlantic=new, theatre=theatre.evolve(fleets=staying))
    gone = len(theatre.fleets) - len(staying)
    passed = AtlanticPassed(
        old=old or "nobody", new=new, fleets=gone, cites=(*cites, "A-K-25")
    )
    return Result(after, (passed,))


def _holder(state: NineYears) -> tuple[Side | None, tuple[str, ...]]:
    """Return who gets control of the Atlantic, if anybody, and by what."""
    if state.theatre.beachy_head:
        return "bourbon", ("KWW-WQ-C2",)
    if is_controlled(state.theatre, LONDON, "alliance"):
        return "alliance", ("KWW-WQ-C1",)
    return None, ("KWW-WQ-C3",)


def _london(state: NineYears) -> Result[NineYears]:
    """Take points off for a Bourbon London, each Winter, without a floor (A-K-26)."""
    if not is_controlled(state.theatre, LONDON, "bourbon"):
        return Result(state)
    after = state.evolve(vp=state.vp - PENALTY)
    return Result(after, (LondonPaid(old=state.vp, new=after.vp),))
