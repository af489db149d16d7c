"""What is offered between factions, and whether it can be carried out (A-S-11)."""

from rules.kernel.refusal import Refusal
from rules.war_at_sea.commanding import fleet_named
from rules.war_at_sea.fleets import require_time
from rules.war_at_sea.merging import require_mergeable
from rules.war_at_sea.sequence import allowed
from rules.war_at_sea.ships import require_room
from rules.war_at_sea.state import Fleet, Proposal, WarAtSea


def open_offers(state: WarAtSea, side: str) -> tuple[Proposal, ...]:
    """Return the offers that *side* has still to answer."""
    return tuple(
        one for one in state.proposals if side in one.to and side not in one.accepted
    )


def receiver(fleet: Fleet, giver: str) -> str:
    """Return who would own ships that *giver* hands over to *fleet*."""
    others = tuple(owner for owner in fleet.owners if owner != giver)
    if fleet.commander in others:
        return fleet.commander
    if fleet.host in others:
        return fleet.host
    return others[0] if others else giver


def require_standing(state: WarAtSea, offer: Proposal) -> None:
    """Raise `Refusal` unless what was offered can be carried out now."""
    fleets = [fleet_named(state, name, "A-S-11") for name in offer.fleets]
    require_time(state, fleets[0])
    if offer.what == "merge":
        require_mergeable(state, fleets[0], fleets[1], "A-S-11")
    else:
        require_hand_over(state, offer.ships, fleets[0])


def require_hand_over(state: WarAtSea, ships: tuple[str, ...], fleet: Fleet) -> None:
    """Raise `Refusal` unless all *ships* lie in the area of *fleet* and fit in."""
    where = {ship.id: one for one in state.fleets.values() for ship in one.ships}
    for ship in ships:
        if where[ship].area != fleet.area:
            raise Refusal("ship_elsewhere", ("A-S-11",), ship=ship, area=fleet.area)
    coming = [ship for ship in ships if where[ship].id != fleet.id]
    require_room(fleet, len(coming), "A-S-11")


def lapsed(state: WarAtSea) -> WarAtSea:
    """Drop offers that can no longer be carried out, but for a battle's lock."""
    standing = tuple(one for one in state.proposals if _can_be(state, one))
    if len(standing) == len(state.proposals):
        return state
    return state.evolve(proposals=standing)


def _can_be(state: WarAtSea, offer: Proposal) -> bool:
    """Tell whether what was offered can be carried out once nothing locks it."""
    if not all(name in state.fleets for name in offer.fleets):
        return False
    fleets = [state.fleets[name] for name in offer.fleets]
    if offer.what == "hand_over":
        owned_now = {ship.id for ship in state.ships() if ship.owner == offer.by}
        return (
            set(offer.ships) <= owned_now
            and receiver(fleets[0], offer.by) == offer.to[0]
            and allowed(require_hand_over, state, offer.ships, fleets[0])
        )
    owners = {*fleets[0].owners, *fleets[1].owners}
    return owners == {offer.by, *offer.to} and allowed(
        require_mergeable, state, fleets[0], fleets[1]
    )
