"""SEA-RET-3 to SEA-RET-7: where a fleet goes that must leave, as it is told."""

from typing import assert_never

from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Result
from rules.kernel.offers import Offer, Opening
from rules.kernel.refusal import Refusal
from rules.war_at_sea.battle.placing import (
    FleetForced,
    driven,
    left_for,
    surrendered,
    ways_out,
)
from rules.war_at_sea.engagement.answering import area_meant, asked_fleet, joint_answer
from rules.war_at_sea.engagement.sides import (
    free_areas,
)
from rules.war_at_sea.engagement.state import Engagement, Part, Place
from rules.war_at_sea.sequence import WarAtSeaCommand
from rules.war_at_sea.state import Fleet, WarAtSea


class Go(WarAtSeaCommand):
    """Take a fleet that must leave to an area free of enemies."""

    path = ("go",)

    to: Id | None = None
    fleet: Id | None = None


class AttackOnward(WarAtSeaCommand):
    """Take a beaten fleet that has no free area into an enemy's, and attack."""

    path = ("attack",)

    to: Id | None = None
    fleet: Id | None = None


class Surrender(WarAtSeaCommand):
    """Give up a beaten fleet that has no free area: its ships are prizes."""

    path = ("surrender",)

    fleet: Id | None = None


AnyLeave = Go | AttackOnward | Surrender


def asked_to_leave(
    state: WarAtSea,
) -> tuple[tuple[Engagement, Place | Part, Fleet], ...]:
    """Return the fleets that are asked where they go, one in each engagement."""
    return tuple(
        (battle, battle.now, state.fleets[battle.now.fleets[0]])
        for battle in state.battles
        if isinstance(battle.now, Place | Part) and battle.now.fleets[0] in state.fleets
    )


def leave(state: WarAtSea, command: AnyLeave) -> Result[WarAtSea]:
    """Say where a fleet goes that must leave, or raise `Refusal`."""
    match command:
        case Go():
            return go(state, command)
        case AttackOnward():
            return attack_onward(state, command)
        case Surrender():
            return surrender(state, command)
        case _:
            assert_never(command)


def go(state: WarAtSea, command: Go) -> Result[WarAtSea]:
    """Leave for an area free of enemies (SEA-RET-3, A-S-35); after a draw too."""
    battle, now, fleet = _asked(state, command)
    free = open_areas(state, battle, now, fleet)
    to = area_meant(command.to, free, "not_free", "SEA-RET-3", "SEA-RET-4", "A-S-35")

    noted = joint_answer(state, battle, fleet, command.actor, f"go {to}")
    return noted or left_for(state, battle, fleet, to, "chosen")


def attack_onward(state: WarAtSea, command: AttackOnward) -> Result[WarAtSea]:
    """Go where enemies are and attack them, if no area is free (SEA-RET-4, SEA-RET-5).

    Nobody attacks where he was beaten in this chain (A-S-37). Comrades who go to the
    same area attack together (A-S-34).
    """
    battle, now, fleet = _asked(state, command)
    cites = ("SEA-RET-4", "SEA-RET-5", "A-S-37")
    areas = () if isinstance(now, Part) else ways_out(state, battle, fleet)[1]
    to = area_meant(command.to, areas, "not_attackable", *cites)

    noted = joint_answer(state, battle, fleet, command.actor, f"attack {to}")
    if noted is not None:
        return noted
    forced = FleetForced(
        battle=battle.id,
        fleet=fleet.id,
        name=fleet.name,
        origin=battle.area,
        to=to,
    )
    return Result(driven(state, battle, fleet, to), (forced,))


def surrender(state: WarAtSea, command: Surrender) -> Result[WarAtSea]:
    """Give up rather than attack (SEA-RET-7, A-S-38)."""
    battle, now, fleet = _asked(state, command)
    if isinstance(now, Part) or open_areas(state, battle, now, fleet):
        free = map(Choice, open_areas(state, battle, now, fleet))
        raise Refusal("can_still_leave", ("SEA-RET-3", "SEA-RET-7"), free)

    noted = joint_answer(state, battle, fleet, command.actor, "surrender")
    return noted or surrendered(state, battle, now, fleet, "chosen")


def open_areas(
    state: WarAtSea, battle: Engagement, now: Place | Part, fleet: Fleet
) -> tuple[str, ...]:
    """Return the areas free of enemies to which *fleet* may go now."""
    if isinstance(now, Part):
        return free_areas(state, fleet)
    return ways_out(state, battle, fleet)[0]


def offered(
    state: WarAtSea, battle: Engagement, now: Place | Part, fleet: Fleet, side: str
) -> tuple[Offer, ...]:
    """Return where the commander *side* of *fleet* may take it."""
    free = open_areas(state, battle, now, fleet)
    filled = {"fleet": fleet.id}

    def way(
        label: str, command: type[Go | AttackOnward], areas: tuple[str, ...]
    ) -> Offer:
        only = {"to": areas[0]} if len(areas) == 1 else {}
        return Offer(
            key=f"{label}-{fleet.id}",
            side=side,
            decision=battle.decision,
            command=command,
            filled={**filled, **only},
            opening=None if only else Opening("to"),
            label=label,
            called={"fleet": fleet.name},
        )

    if free or isinstance(now, Part):
        return (way("go", Go, free),)
    gives_up = Offer(
        key=f"surrender-{fleet.id}",
        side=side,
        decision=battle.decision,
        command=Surrender,
        filled=filled,
        label="surrender",
        called={"fleet": fleet.name},
    )
    return (
        way("attack", AttackOnward, ways_out(state, battle, fleet)[1]),
        gives_up,
    )


def _asked(
    state: WarAtSea, command: AnyLeave
) -> tuple[Engagement, Place | Part, Fleet]:
    """Return the fleet that is asked where it goes, or raise `Refusal`."""
    asked = asked_to_leave(state)
    return asked_fleet(
        state, command.actor, command.fleet, asked, "SEA-RET-1", "A-S-34"
    )
