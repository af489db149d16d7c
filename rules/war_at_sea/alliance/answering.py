"""SEA-ALLY: offers are accepted by all whom they concern, or are off (A-S-11)."""

from typing import Literal

from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.alliance.terms import open_offers, require_standing
from rules.war_at_sea.merging import joined, merged
from rules.war_at_sea.moving import replaced
from rules.war_at_sea.sequence import WarAtSeaCommand, require_side
from rules.war_at_sea.ships import changed, take
from rules.war_at_sea.state import Proposal, WarAtSea


class Accept(WarAtSeaCommand):
    """Accept what another faction has offered."""

    path = ("ally", "accept")

    offer: Id


class Decline(WarAtSeaCommand):
    """Decline an offer, or take back one's own."""

    path = ("ally", "decline")

    offer: Id


class OfferAccepted(Event):
    """A faction accepts; `missing` have not answered yet."""

    offer: str
    faction: str
    missing: tuple[str, ...]
    cites: tuple[str, ...] = ("A-S-11",)


class OfferDeclined(Event):
    """An offer is off: declined, or taken back by who made it."""

    offer: str
    faction: str
    by: str
    cites: tuple[str, ...] = ("A-S-11",)


class CommandAgreed(Event):
    """Two fleets are one, under common or joint command of `commanders`."""

    fleet: str
    name: str
    command: Literal["common", "joint"]
    commanders: tuple[str, ...]
    cites: tuple[str, ...] = ("SEA-ALLY-2", "A-S-11")


class ShipsHandedOver(Event):
    """Ships have another owner, and sail with his fleet."""

    faction: str
    to: str
    ships: tuple[str, ...]
    fleet: str
    name: str
    cites: tuple[str, ...] = ("A-S-11",)


def check_answers(state: WarAtSea, actor: str, offer_id: str) -> Proposal:
    """Return the offer if *actor* has still to answer it, or raise `Refusal`."""
    side = require_side(state, actor)
    for offer in state.proposals:
        if offer.id == offer_id and side in offer.to and side not in offer.accepted:
            return offer
    legal = (Choice(one.id) for one in open_offers(state, side))
    raise Refusal("no_such_offer", ("A-S-11",), legal, offer=offer_id)


def accept(state: WarAtSea, command: Accept) -> Result[WarAtSea]:
    """Accept an offer; with the last who must, it is carried out at once."""
    offer = check_answers(state, command.actor, command.offer)
    require_standing(state, offer)

    accepted = (*offer.accepted, command.actor)
    missing = tuple(one for one in offer.to if one not in accepted)
    event = OfferAccepted(offer=offer.id, faction=command.actor, missing=missing)
    others = tuple(one for one in state.proposals if one.id != offer.id)
    if missing:
        kept = (*others, offer.evolve(accepted=accepted))
        return Result(state.evolve(proposals=kept), (event,))
    without = state.evolve(proposals=others)
    done = _merge(without, offer) if offer.what == "merge" else _hand(without, offer)
    return Result(done.state, (event, *done.events))


def decline(state: WarAtSea, command: Decline) -> Result[WarAtSea]:
    """Turn an offer down, or take back one's own: it is off for everybody."""
    side = require_side(state, command.actor)
    for offer in state.proposals:
        if offer.id == command.offer and side in {offer.by, *offer.to}:
            left = tuple(one for one in state.proposals if one.id != offer.id)
            off = OfferDeclined(offer=offer.id, faction=side, by=offer.by)
            return Result(state.evolve(proposals=left), (off,))
    legal = (Choice(one.id) for one in state.proposals if side in {one.by, *one.to})
    raise Refusal("no_such_offer", ("A-S-11",), legal, offer=command.offer)


def _merge(state: WarAtSea, offer: Proposal) -> Result[WarAtSea]:
    """Combine two fleets: the first joins the second."""
    fleet, into = (state.fleets[name] for name in offer.fleets)
    after = joined(state, fleet, into)
    both = after.fleets[into.id].evolve(commander=offer.commander, host=offer.by)
    after = replaced(after, both)
    commanders = (offer.commander,) if offer.commander else both.owners
    agreed = CommandAgreed(
        fleet=both.id,
        name=both.name,
        command=offer.command,
        commanders=commanders,
    )
    cites = ("SEA-ALLY-1", "A-S-03", "A-S-11")
    return Result(after, (merged(after, fleet, into.id, *cites), agreed))


def _hand(state: WarAtSea, offer: Proposal) -> Result[WarAtSea]:
    """Give ships to their new owner and put them into his fleet."""
    (fleet_id,), (to,) = offer.fleets, offer.to
    given = tuple(
        ship.evolve(owner=to) for ship in state.ships() if ship.id in offer.ships
    )
    staying = {ship.id for ship in state.fleets[fleet_id].ships}
    moving = tuple(ship for ship in given if ship.id not in staying)
    after = changed(state, given)
    after, _ = take(after, {ship.id for ship in moving})
    into = after.fleets[fleet_id]
    after = replaced(after, into.evolve(ships=(*into.ships, *moving)))
    handed = ShipsHandedOver(
        faction=offer.by,
        to=to,
        ships=offer.ships,
        fleet=fleet_id,
        name=into.name,
    )
    return Result(after, (handed,))
