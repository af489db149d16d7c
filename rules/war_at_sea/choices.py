"""What fits a field of a command, as far as the viewer may know it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from rules.kernel.audience import Viewer
from rules.kernel.choice import Choice, matching
from rules.kernel.model import Request
from rules.war_at_sea import blockade, buyout, fleets, hire, merging, repair, sailing
from rules.war_at_sea.alliance import answering, offering
from rules.war_at_sea.alliance.terms import open_offers
from rules.war_at_sea.commanding import commanded_by, fleet_choice
from rules.war_at_sea.desk import factions as facts
from rules.war_at_sea.desk import fleets as corrections
from rules.war_at_sea.desk import ships as shipyard
from rules.war_at_sea.disband import Disband
from rules.war_at_sea.ledger import Ledger
from rules.war_at_sea.meeting import meetings
from rules.war_at_sea.names import NOBODY
from rules.war_at_sea.odds.question import Odds
from rules.war_at_sea.relations import allied
from rules.war_at_sea.setup import PlaceFleet, StartGame, placeable
from rules.war_at_sea.ships import ship_choice
from rules.war_at_sea.state import PIRATES, Fleet, Proposal, WarAtSea
from rules.war_at_sea.upkeep import NameUnpaid

Filled = Mapping[str, Any]
Values = Callable[[WarAtSea, str, Filled], tuple[Choice, ...]]
"""What fits a field: for a position as *viewer* sees it, and fields filled so far."""


def choices(
    seen: WarAtSea,
    viewer: Viewer,
    command: type[Request],
    filled: Filled,
    field: str,
    typed: str,
) -> tuple[Choice, ...]:
    """Return the values for *field* that hold *typed*, from what *viewer* sees."""
    values = VALUES.get((command, field))
    if values is None:
        return ()
    return matching(values(seen, viewer or "", filled), typed)


def _fleet(state: WarAtSea, filled: Filled, field: str = "fleet") -> Fleet | None:
    """Return the fleet that is filled in already, if there is such a fleet."""
    return state.fleets.get(str(filled.get(field, "")))


def _commanded(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(map(fleet_choice, commanded_by(state, viewer)))


def _all_fleets(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(map(fleet_choice, state.fleets.values()))


def _with_own_ships(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(map(fleet_choice, buyout.buying_fleets(state, viewer)))


def _all_areas(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(map(Choice, state.areas))


def _to(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    fleet = _fleet(state, filled)
    known = state.areas if fleet is None else sailing.reachable(state, fleet)
    return tuple(map(Choice, known))


def _placeable(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    fleet = _fleet(state, filled)
    known = state.areas if fleet is None else placeable(state, fleet)
    return tuple(map(Choice, known))


def _hostile_ports(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    fleet = _fleet(state, filled)
    if fleet is None:
        return tuple(Choice(name) for name, one in state.provinces.items() if one.port)
    return tuple(map(Choice, blockade.hostile_ports(state, fleet)))


def _blockading(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(
        fleet_choice(one) for one in commanded_by(state, viewer) if one.blockades
    )


def _splittable(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return fleets.splittable(state, viewer)


def _detachable(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    fleet = _fleet(state, filled)
    ships = () if fleet is None else fleets.may_detach(state, fleet, viewer)
    return tuple(ship_choice(state, ship) for ship in ships)


def _mergers(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    fleet = _fleet(state, filled)
    if fleet is None:
        return _commanded(state, viewer, filled)
    return tuple(map(fleet_choice, merging.mergers(state, fleet, viewer)))


def _allies_here(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    if viewer not in state.factions:
        return ()
    fleet = _fleet(state, filled)
    return tuple(
        fleet_choice(one)
        for one in state.fleets.values()
        if PIRATES not in one.owners
        and (fleet is None or (one.area == fleet.area and one.id != fleet.id))
        and one.owners != (viewer,)
        and all(allied(state, viewer, owner) for owner in one.owners)
    )


def _commanders(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    both = (_fleet(state, filled), _fleet(state, filled, "other"))
    owners = (owner for one in both if one is not None for owner in one.owners)
    return tuple(map(Choice, dict.fromkeys(owners)))


def _others_beside(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    areas = {one.area for one in buyout.buying_fleets(state, viewer)}
    return tuple(
        fleet_choice(one)
        for one in state.fleets.values()
        if one.area in areas and set(one.owners) - {viewer, PIRATES}
    )


def _own_ships(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    own = (ship for ship in state.ships() if ship.owner == viewer)
    return tuple(ship_choice(state, ship) for ship in own)


def _all_ships(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(ship_choice(state, ship) for ship in state.ships())


def _offers_to(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(map(_offer, open_offers(state, viewer)))


def _offers_of(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(_offer(one) for one in state.proposals if viewer in {one.by, *one.to})


def _offer(one: Proposal) -> Choice:
    return Choice(one.id, f"offer_{one.what}", {"offer": one.id, "faction": one.by})


def _hired_types(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    if viewer not in state.treasuries:
        return tuple(map(Choice, state.ship_types))
    return hire.affordable_types(state, viewer)


def _hiring_areas(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(map(Choice, hire.hiring_areas(state, viewer)))


def _hired_into(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    area = filled.get("area")
    return tuple(
        fleet_choice(one)
        for one in buyout.buying_fleets(state, viewer)
        if area in {None, one.area}
    )


def _damaged_fleets(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(
        fleet_choice(one)
        for one in state.fleets.values()
        if repair.damaged(state, viewer, one.id)
    )


def _damaged(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    fleet = _fleet(state, filled)
    ships = () if fleet is None else repair.damaged(state, viewer, fleet.id)
    return tuple(ship_choice(state, ship) for ship in ships)


def _for_sale(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    if viewer not in state.treasuries:
        return ()
    fleet = _fleet(state, filled)
    if fleet is None:
        return buyout.sale_choices(state, buyout.affordable(state, viewer))
    return buyout.sale_choices(state, buyout.affordable_with(state, viewer, fleet))


def _meeting(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    met = (one for fleets in meetings(state).values() for one in fleets)
    return tuple(map(fleet_choice, met))


def _factions(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(map(Choice, state.factions))


def _province_owners(
    state: WarAtSea, viewer: str, filled: Filled
) -> tuple[Choice, ...]:
    return tuple(map(Choice, (*state.factions, NOBODY)))


def _ship_owners(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(map(Choice, (*state.factions, PIRATES)))


def _provinces(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(map(Choice, state.provinces))


def _types(state: WarAtSea, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(map(Choice, state.ship_types))


VALUES: Final[Mapping[tuple[type[Request], str], Values]] = MappingProxyType(
    {
        (sailing.MoveFleet, "fleet"): _commanded,
        (sailing.MoveFleet, "to"): _to,
        (PlaceFleet, "fleet"): _commanded,
        (PlaceFleet, "area"): _placeable,
        (blockade.Blockade, "fleet"): _commanded,
        (blockade.Blockade, "port"): _hostile_ports,
        (blockade.LiftBlockade, "fleet"): _blockading,
        (fleets.SplitFleet, "fleet"): _splittable,
        (fleets.SplitFleet, "ships"): _detachable,
        (merging.MergeFleets, "fleet"): _commanded,
        (merging.MergeFleets, "into"): _mergers,
        (fleets.RenameFleet, "fleet"): _commanded,
        (offering.OfferMerger, "fleet"): _with_own_ships,
        (offering.OfferMerger, "other"): _allies_here,
        (offering.OfferMerger, "commander"): _commanders,
        (offering.OfferShips, "ships"): _own_ships,
        (offering.OfferShips, "fleet"): _others_beside,
        (answering.Accept, "offer"): _offers_to,
        (answering.Decline, "offer"): _offers_of,
        (hire.Hire, "type"): _hired_types,
        (hire.Hire, "area"): _hiring_areas,
        (hire.Hire, "fleet"): _hired_into,
        (repair.Repair, "fleet"): _damaged_fleets,
        (repair.Repair, "ships"): _damaged,
        (Disband, "ships"): _own_ships,
        (NameUnpaid, "ships"): _own_ships,
        (buyout.Buy, "ships"): _for_sale,
        (buyout.Buy, "fleet"): _with_own_ships,
        (Ledger, "faction"): _factions,
        (Odds, "attackers"): _all_fleets,
        (Odds, "defenders"): _all_fleets,
        (StartGame, "attackers"): _meeting,
        (facts.SetTreasury, "faction"): _factions,
        (facts.SetRelation, "one"): _factions,
        (facts.SetRelation, "other"): _factions,
        (facts.SetRelation, "attackers"): _all_fleets,
        (facts.SetOwner, "province"): _provinces,
        (facts.SetOwner, "owner"): _province_owners,
        (shipyard.MakeFleet, "owner"): _ship_owners,
        (shipyard.MakeFleet, "area"): _all_areas,
        (shipyard.MakeFleet, "ships"): _types,
        (shipyard.MakeFleet, "attackers"): _all_fleets,
        (shipyard.GiveShips, "fleet"): _all_fleets,
        (shipyard.GiveShips, "ships"): _types,
        (shipyard.GiveShips, "owner"): _ship_owners,
        (shipyard.RemoveShips, "ships"): _all_ships,
        (shipyard.SetHealth, "ship"): _all_ships,
        (corrections.PutFleet, "fleet"): _all_fleets,
        (corrections.PutFleet, "area"): _all_areas,
        (corrections.PutFleet, "attackers"): _all_fleets,
        (corrections.SetPoints, "fleet"): _all_fleets,
    }
)
