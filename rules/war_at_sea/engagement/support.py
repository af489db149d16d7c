"""SEA-AID: fleets beside a battle support one of its sides (A-S-30 to A-S-32)."""

from typing import Literal

from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal
from rules.war_at_sea.battle.muster import muster
from rules.war_at_sea.chart import neighbours
from rules.war_at_sea.commanding import commander_of
from rules.war_at_sea.engagement.answering import asked_fleet, joint_answer
from rules.war_at_sea.engagement.sides import (
    OTHER,
    ROLES,
    ask,
    here,
    hostile_here,
    ids,
    owners,
    party,
    with_battle,
)
from rules.war_at_sea.engagement.state import Engagement, Role, Support
from rules.war_at_sea.relations import at_war
from rules.war_at_sea.sequence import WarAtSeaCommand
from rules.war_at_sea.state import POINTS, Fleet, Standing, WarAtSea

Why = Literal["said", "standing", "closed"]


class LendSupport(WarAtSeaCommand):
    """Support a side of a battle beside a fleet, for a point of its next turn."""

    path = ("support",)

    fleet: Id | None = None
    side: Role | None = None


class StayOut(WarAtSeaCommand):
    """Keep a fleet out of a battle beside it."""

    path = ("stay_out",)

    fleet: Id | None = None


class SupportLent(Event):
    """A fleet supports a side from where it is; `debt` is off its next turn."""

    battle: int
    fleet: str
    name: str
    area: str
    side: Role
    debt: int
    cites: tuple[str, ...] = ("SEA-AID-1", "SEA-AID-2", "A-S-30")


class StayedOut(Event):
    """A fleet beside a battle keeps out of it.

    So it said, or by a standing answer, or the umpire closed the window.
    """

    battle: int
    fleet: str
    name: str
    why: Why
    cites: tuple[str, ...] = ("A-S-30",)


def sides_for(state: WarAtSea, battle: Engagement, fleet: Fleet) -> tuple[Role, ...]:
    """Return the sides that *fleet* may support (A-S-31).

    It must be at war with an owner on the other side, and with none on this one,
    supporters included.
    """
    return tuple(
        role
        for role in ROLES
        if at_war(state, fleet.owners, owners(here(state, battle, OTHER[role])))
        and not at_war(state, fleet.owners, owners(party(state, battle, role)))
    )


def engaged(state: WarAtSea, fleet: Fleet) -> bool:
    """Tell whether *fleet* has a part in an open or waiting engagement (A-S-31)."""
    return any(
        fleet.id in names
        for battle in state.battles
        for part in (battle.fleets, battle.helpers)
        for names in part.values()
    ) or any(
        fleet.id in waiting.causes
        or (fleet.area == waiting.area and hostile_here(state, fleet))
        for waiting in state.queue
    )


def bystanders(state: WarAtSea, battle: Engagement) -> tuple[Fleet, ...]:
    """Return the fleets in adjacent areas that may support a side, area by area."""
    return tuple(
        fleet
        for area in neighbours(state, battle.area)
        for fleet in state.fleets_in(area)
        if fleet.debt < POINTS
        and fleet.id not in battle.withdrew
        and not engaged(state, fleet)
        and sides_for(state, battle, fleet)
    )


def begin_support(state: WarAtSea, battle: Engagement) -> Result[WarAtSea]:
    """Ask all who may support, before the first round (A-S-28, A-S-30)."""
    return Result(ask(state, battle, Support()))


def undecided(state: WarAtSea, battle: Engagement, now: Support) -> tuple[Fleet, ...]:
    """Return the fleets that must still say whether they support a side."""
    return tuple(one for one in bystanders(state, battle) if one.id not in now.answered)


def asked_now(state: WarAtSea, battle: Engagement, now: Support) -> tuple[Fleet, ...]:
    """Return the undecided fleets that are asked about this battle.

    Between two battles a fleet is asked about the older one first: the younger one
    waits for it, since an answer names no battle.
    """
    elsewhere = {
        fleet.id
        for other in state.battles
        if other.id < battle.id and isinstance(other.now, Support)
        for fleet in undecided(state, other, other.now)
    }
    return tuple(
        one for one in undecided(state, battle, now) if one.id not in elsewhere
    )


def settle_support(
    state: WarAtSea, battle: Engagement, now: Support, dice: Dice
) -> Result[WarAtSea] | None:
    """Let standing answers speak; begin the battle when nobody is awaited any more."""
    asked = undecided(state, battle, now)
    for fleet in asked:
        if all(_stays_out(state, side) for side in commander_of(fleet)):
            return _kept_out(state, battle, now, fleet, why="standing")
    return None if asked else muster(state, battle, dice)


def lend_support(state: WarAtSea, command: LendSupport) -> Result[WarAtSea]:
    """Join a side from the area beside; it costs a point of the next turn (SEA-AID).

    No point of this turn is needed (A-S-30).
    """
    cites = ("SEA-AID-1", "A-S-30", "A-S-31")
    battle, now, fleet = asked_fleet(
        state, command.actor, command.fleet, asked_for_support(state), *cites
    )
    open_to = sides_for(state, battle, fleet)
    side = command.side or (open_to[0] if len(open_to) == 1 else None)
    if side not in open_to:
        code = "cannot_support" if side else "which_side"
        legal = map(Choice, open_to)
        raise Refusal(code, cites, legal, fleet=fleet.id, name=fleet.name)

    noted = joint_answer(state, battle, fleet, command.actor, f"support {side}")
    if noted is not None:
        return noted
    owing = fleet.evolve(debt=fleet.debt + 1)
    joined = battle.evolve(
        helpers=battle.helpers | {side: (*battle.helpers[side], fleet.id)},
        now=now.evolve(answered=(*now.answered, fleet.id)),
    )
    lent = SupportLent(
        battle=battle.id,
        fleet=fleet.id,
        name=fleet.name,
        area=fleet.area,
        side=side,
        debt=owing.debt,
    )
    return Result(with_battle(state.with_fleets((owing,)), joined), (lent,))


def stay_out(state: WarAtSea, command: StayOut) -> Result[WarAtSea]:
    """Keep out; that is final (A-S-30)."""
    battle, now, fleet = asked_fleet(
        state, command.actor, command.fleet, asked_for_support(state), "A-S-30"
    )

    noted = joint_answer(state, battle, fleet, command.actor, "stay_out")
    if noted is not None:
        return noted
    return _kept_out(state, battle, now, fleet, why="said")


def close_support(
    state: WarAtSea, battle: Engagement, now: Support
) -> Result[WarAtSea]:
    """Close the window: whoever has not answered stays out (A-S-30)."""
    late = undecided(state, battle, now)
    return _kept_out(state, battle, now, *late, why="closed")


def asked_for_support(
    state: WarAtSea,
) -> tuple[tuple[Engagement, Support, Fleet], ...]:
    """Return the fleets that are asked whether they support a side."""
    return tuple(
        (battle, battle.now, fleet)
        for battle in state.battles
        if isinstance(battle.now, Support)
        for fleet in asked_now(state, battle, battle.now)
    )


def offered(
    state: WarAtSea, battle: Engagement, fleet: Fleet, side: str
) -> tuple[Offer, ...]:
    """Return what the commander *side* of *fleet* may answer."""
    supports = tuple(
        Offer(
            key=f"support-{fleet.id}-{role}",
            side=side,
            decision=battle.decision,
            command=LendSupport,
            filled={"fleet": fleet.id, "side": role},
            label=f"support_{role}",
            called={"fleet": fleet.name},
        )
        for role in sides_for(state, battle, fleet)
    )
    out = Offer(
        key=f"stay_out-{fleet.id}",
        side=side,
        decision=battle.decision,
        command=StayOut,
        filled={"fleet": fleet.id},
        label="stay_out",
        called={"fleet": fleet.name},
    )
    return (*supports, out)


def _stays_out(state: WarAtSea, side: str) -> bool:
    """Tell whether *side* has left word that it stays out."""
    return state.standing.get(side, Standing()).support == "stay_out"


def _kept_out(
    state: WarAtSea, battle: Engagement, now: Support, *fleets: Fleet, why: Why
) -> Result[WarAtSea]:
    """Note that *fleets* stay out."""
    after = battle.evolve(now=now.evolve(answered=(*now.answered, *ids(fleets))))
    out = tuple(
        StayedOut(battle=battle.id, fleet=one.id, name=one.name, why=why)
        for one in fleets
    )
    return Result(with_battle(state, after), out)
