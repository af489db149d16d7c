"""SEA-ENG-2 to SEA-ENG-4: fleets that do not want battle withdraw (A-S-28, A-S-29)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.offers import Offer, Opening
from rules.kernel.refusal import Refusal
from rules.war_at_sea.chart import neighbours
from rules.war_at_sea.engagement.answering import area_meant, asked_fleet, joint_answer
from rules.war_at_sea.engagement.arising import arise
from rules.war_at_sea.engagement.closing import close
from rules.war_at_sea.engagement.sides import ask, here, with_battle
from rules.war_at_sea.engagement.state import Decline, Engagement, Role
from rules.war_at_sea.engagement.support import begin_support
from rules.war_at_sea.moving import put, spend
from rules.war_at_sea.sequence import WarAtSeaCommand
from rules.war_at_sea.state import Fleet, WarAtSea

Bar = Literal["no_points", "forced", "nowhere"]
"""Why a fleet is not asked: it has no point, no right, or no area to go to."""

BARRED: Final[Mapping[Bar, str]] = MappingProxyType(
    {"no_points": "SEA-ENG-3", "forced": "A-S-37", "nowhere": "A-S-29"}
)


class Stand(WarAtSeaCommand):
    """Accept battle with a fleet that could decline it."""

    path = ("stand",)

    fleet: Id | None = None


class Withdraw(WarAtSeaCommand):
    """Decline battle: go to an adjacent area for one movement point."""

    path = ("withdraw",)

    fleet: Id | None = None
    to: Id | None = None


class DeclineBarred(Event):
    """A fleet has to take what comes; it was not asked."""

    battle: int
    fleet: str
    name: str
    why: Bar
    cites: tuple[str, ...]


class FleetStood(Event):
    """A fleet has accepted battle."""

    battle: int
    fleet: str
    name: str
    cites: tuple[str, ...] = ("A-S-28",)


class FleetWithdrew(Event):
    """A fleet has declined battle and left; `points` are left to it."""

    battle: int
    fleet: str
    name: str
    origin: str
    to: str
    points: int
    cites: tuple[str, ...] = ("SEA-ENG-2", "A-S-29")


def bar(state: WarAtSea, battle: Engagement, fleet: Fleet) -> Bar | None:
    """Return why *fleet* cannot decline this battle, or None."""
    if fleet.id in battle.forced:
        return "forced"
    if not fleet.points:
        return "no_points"
    return None if neighbours(state, fleet.area) else "nowhere"


def undecided(state: WarAtSea, battle: Engagement, now: Decline) -> tuple[Fleet, ...]:
    """Return the fleets that must still say whether they stand."""
    return tuple(
        one
        for one in here(state, battle, now.role)
        if one.id not in now.stood and bar(state, battle, one) is None
    )


def begin_declining(
    state: WarAtSea, battle: Engagement, role: Role
) -> Result[WarAtSea]:
    """Ask the fleets of one side that can decline; the others fight (A-S-28)."""
    barred = tuple(
        DeclineBarred(
            battle=battle.id,
            fleet=one.id,
            name=one.name,
            why=why,
            cites=(BARRED[why], "A-S-28"),
        )
        for one in here(state, battle, role)
        if (why := bar(state, battle, one)) is not None
    )
    return Result(ask(state, battle, Decline(role=role)), barred)


def settle_declining(
    state: WarAtSea, battle: Engagement, now: Decline
) -> Result[WarAtSea] | None:
    """Go on when all have answered; None while somebody is awaited."""
    if not (here(state, battle, "attack") and here(state, battle, "defend")):
        return close(state, battle)
    if undecided(state, battle, now):
        return None
    if now.role == "defend":
        return begin_declining(state, battle, "attack")
    return begin_support(state, battle)


def stand(state: WarAtSea, command: Stand) -> Result[WarAtSea]:
    """Accept battle with one fleet; that is final (A-S-28)."""
    battle, now, fleet = _asked(state, command)

    noted = joint_answer(state, battle, fleet, command.actor, "stand")
    if noted is not None:
        return noted
    after = battle.evolve(now=now.evolve(stood=(*now.stood, fleet.id)))
    stood = FleetStood(battle=battle.id, fleet=fleet.id, name=fleet.name)
    return Result(with_battle(state, after), (stood,))


def withdraw(state: WarAtSea, command: Withdraw) -> Result[WarAtSea]:
    """Leave at once for any adjacent area and one point (SEA-ENG-2, A-S-29).

    Nothing is lost or captured. Enemies over there are met as their attacker. The
    locks of other engagements do not hold it back: it has the right to go.
    """
    battle, now, fleet = _asked(state, command)
    areas = neighbours(state, fleet.area)
    to = area_meant(command.to, areas, "not_beside", "SEA-ENG-2", "A-S-29")

    noted = joint_answer(state, battle, fleet, command.actor, f"withdraw {to}")
    if noted is not None:
        return noted
    after = put(spend(state, fleet.id), fleet.id, to)
    gone = battle.evolve(
        fleets=battle.fleets
        | {now.role: tuple(one for one in battle.fleets[now.role] if one != fleet.id)},
        withdrew=(*battle.withdrew, fleet.id),
    )
    withdrew = FleetWithdrew(
        battle=battle.id,
        fleet=fleet.id,
        name=fleet.name,
        origin=fleet.area,
        to=to,
        points=after.fleets[fleet.id].points,
    )
    after = arise(with_battle(after, gone), (fleet.id,), to, {fleet.id: fleet.area})
    return Result(after, (withdrew,))


def asked_to_decline(
    state: WarAtSea,
) -> tuple[tuple[Engagement, Decline, Fleet], ...]:
    """Return the fleets that are asked whether they stand."""
    return tuple(
        (battle, battle.now, fleet)
        for battle in state.battles
        if isinstance(battle.now, Decline)
        for fleet in undecided(state, battle, battle.now)
    )


def offered(
    state: WarAtSea, battle: Engagement, fleet: Fleet, side: str
) -> tuple[Offer, ...]:
    """Return what the commander *side* of *fleet* may answer."""
    areas = neighbours(state, fleet.area)
    only_one = {"to": areas[0]} if len(areas) == 1 else {}
    stays = Offer(
        key=f"stand-{fleet.id}",
        side=side,
        decision=battle.decision,
        command=Stand,
        filled={"fleet": fleet.id},
        label="stand",
        called={"fleet": fleet.name},
    )
    leaves = Offer(
        key=f"withdraw-{fleet.id}",
        side=side,
        decision=battle.decision,
        command=Withdraw,
        filled={"fleet": fleet.id, **only_one},
        opening=None if only_one else Opening("to"),
        label="withdraw",
        called={"fleet": fleet.name},
    )
    return (stays, leaves)


def _asked(
    state: WarAtSea, command: Stand | Withdraw
) -> tuple[Engagement, Decline, Fleet]:
    """Return the fleet that answers; raise `Refusal` for one that cannot decline."""
    asked = asked_to_decline(state)
    for battle in state.battles:
        if not isinstance(battle.now, Decline):
            continue
        for fleet in here(state, battle, battle.now.role):
            if fleet.id != command.fleet:
                continue
            why = bar(state, battle, fleet)
            if why is not None:
                raise Refusal(
                    "cannot_decline",
                    (BARRED[why], "A-S-28"),
                    fleet=fleet.id,
                    name=fleet.name,
                    why=why,
                )
    cites = ("SEA-ENG-2", "SEA-ENG-3", "A-S-28")
    return asked_fleet(state, command.actor, command.fleet, asked, *cites)
