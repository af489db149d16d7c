"""SEA-ALLY: offers to combine fleets, or to hand over ships (A-S-11)."""

from typing import Literal

from rules.kernel.choice import Choice
from rules.kernel.fields import Id, Ids
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.alliance.terms import receiver, require_hand_over
from rules.war_at_sea.commanding import fleet_choice, fleet_named
from rules.war_at_sea.fleets import require_time
from rules.war_at_sea.merging import require_mergeable
from rules.war_at_sea.sequence import WarAtSeaCommand, require_side
from rules.war_at_sea.ships import ships_named
from rules.war_at_sea.state import PIRATES, Fleet, Proposal, WarAtSea


class OfferMerger(WarAtSeaCommand):
    """Offer an ally to combine two fleets in one area."""

    path = ("ally", "merge")

    fleet: Id
    other: Id
    command: Literal["common", "joint"] = "common"
    commander: Id | None = None


class OfferShips(WarAtSeaCommand):
    """Offer to hand over own ships to a fleet of somebody else in the same area."""

    path = ("ally", "give")

    ships: Ids
    fleet: Id


class MergerOffered(Event):
    """A faction offers to combine two fleets; all of `to` must accept."""

    offer: str
    faction: str
    to: tuple[str, ...]
    name: str
    other_name: str
    area: str
    command: Literal["common", "joint"]
    commander: str
    cites: tuple[str, ...] = ("SEA-ALLY-1", "SEA-ALLY-2", "A-S-11")


class ShipsOffered(Event):
    """A faction offers to hand over ships to the owner of another fleet."""

    offer: str
    faction: str
    to: str
    ships: tuple[str, ...]
    fleet: str
    name: str
    area: str
    cites: tuple[str, ...] = ("A-S-11",)


def owned(state: WarAtSea, actor: str, name: str, *cites: str) -> Fleet:
    """Return the fleet *name* if *actor* owns ships in it; else raise `Refusal`."""
    fleet = fleet_named(state, name, *cites)
    if actor not in fleet.owners:
        raise Refusal(
            "no_ships_there",
            cites,
            map(
                fleet_choice,
                (one for one in state.fleets.values() if actor in one.owners),
            ),
            fleet=fleet.id,
            name=fleet.name,
        )
    return fleet


def offer_merger(state: WarAtSea, command: OfferMerger) -> Result[WarAtSea]:
    """Offer to combine fleets under a named commander, or jointly (SEA-ALLY-1)."""
    actor = require_side(state, command.actor)
    fleet = owned(state, actor, command.fleet, "SEA-ALLY-1")
    other = fleet_named(state, command.other, "SEA-ALLY-1")
    owners = tuple(dict.fromkeys((*fleet.owners, *other.owners)))
    require_time(state, fleet)
    require_mergeable(state, fleet, other, "A-S-11")
    if owners == (actor,):
        raise Refusal("own_fleets", ("A-S-55",), fleet=fleet.id, name=fleet.name)
    commander = None
    if command.command == "common":
        commander = command.commander or actor
        if commander not in owners:
            raise Refusal(
                "no_such_commander",
                ("SEA-ALLY-2", "A-S-11"),
                map(Choice, owners),
                faction=commander,
            )

    offer = Proposal(
        id=f"p{state.decision + 1}",
        what="merge",
        by=actor,
        to=tuple(owner for owner in owners if owner != actor),
        accepted=(),
        fleets=(fleet.id, other.id),
        command=command.command,
        commander=commander,
    )
    offered = MergerOffered(
        offer=offer.id,
        faction=actor,
        to=offer.to,
        name=fleet.name,
        other_name=other.name,
        area=fleet.area,
        command=command.command,
        commander=commander or "none",
    )
    return Result(_with(state, offer), (offered,))


def offer_ships(state: WarAtSea, command: OfferShips) -> Result[WarAtSea]:
    """Offer ships to the owner whose fleet shares their area (A-S-11).

    Of a combined fleet that is its commander, under joint command its host.
    """
    actor = require_side(state, command.actor)
    own = (ship for ship in state.ships() if ship.owner == actor)
    ships = ships_named(state, own, command.ships, "A-S-11")
    fleet = fleet_named(state, command.fleet, "A-S-11")
    require_time(state, fleet)
    require_hand_over(state, tuple(ship.id for ship in ships), fleet)
    to = receiver(fleet, actor)
    if to in {actor, PIRATES}:
        raise Refusal("no_receiver", ("A-S-11",), fleet=fleet.id, name=fleet.name)

    offer = Proposal(
        id=f"p{state.decision + 1}",
        what="hand_over",
        by=actor,
        to=(to,),
        accepted=(),
        fleets=(fleet.id,),
        ships=tuple(ship.id for ship in ships),
    )
    offered = ShipsOffered(
        offer=offer.id,
        faction=actor,
        to=to,
        ships=offer.ships,
        fleet=fleet.id,
        name=fleet.name,
        area=fleet.area,
    )
    return Result(_with(state, offer), (offered,))


def _with(state: WarAtSea, offer: Proposal) -> WarAtSea:
    """Add an offer; it is a new decision."""
    return state.evolve(
        proposals=(*state.proposals, offer), decision=state.decision + 1
    )
