"""SEA-HIRE: hiring ships off an own or allied port that is open."""

from typing import Annotated

from pydantic import Field

from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.chart import (
    area_named,
    cites_of_port,
    open_ports,
    port_for,
)
from rules.war_at_sea.commanding import fleet_choice, fleet_named
from rules.war_at_sea.engagement.arising import arise
from rules.war_at_sea.engagement.flow import proceed
from rules.war_at_sea.locks import require_unlocked
from rules.war_at_sea.money import pay, require_gold
from rules.war_at_sea.sequence import WarAtSeaCommand, require_phase, require_side
from rules.war_at_sea.ships import (
    add_to,
    form_fleet,
    new_ships,
    require_room,
    type_named,
)
from rules.war_at_sea.state import MOST_SHIPS, Fleet, WarAtSea


class Hire(WarAtSeaCommand):
    """Hire ships into a fleet of yours there, or as a new fleet."""

    path = ("ship", "hire")

    type: Id
    area: Id
    number: Annotated[int, Field(ge=1, le=MOST_SHIPS)] = 1
    fleet: Id | None = None


class ShipsHired(Event):
    """New ships joined a fleet, or are one; `port` is where they came from."""

    faction: str
    type: str
    number: int
    area: str
    port: str
    fleet: str
    name: str
    new: bool
    points: int
    ships: tuple[str, ...]
    cites: tuple[str, ...]


def check_hires(state: WarAtSea, actor: str, area: str) -> str:
    """Return the port where *actor* may hire in *area*, or raise `Refusal`."""
    side = require_side(state, actor)
    require_phase(state, "turn", "SEA-HIRE-1", "A-S-01")
    area_named(state, area, "SEA-HIRE-1")
    port = port_for(state, side, area)
    require_unlocked(state, area, "SEA-HIRE-1")
    return port


def hire(state: WarAtSea, command: Hire, dice: Dice) -> Result[WarAtSea]:
    """Hire ships for gold alone (SEA-HIRE-1, SEA-HIRE-5), enemies there or not.

    They join a fleet, whose points do not change, or form a new one (A-S-08). Enemies
    in the area that do not blockade the port are met at once (A-S-06, A-S-27).
    """
    faction, area, number = command.actor, command.area, command.number
    port = check_hires(state, faction, area)
    kind = type_named(state, command.type, "SEA-HIRE-1", "A-S-04")
    gold = state.ship_types[kind].cost * number
    require_gold(state, faction, gold, "SEA-HIRE-1")
    into = None
    if command.fleet is not None:
        into = _own_fleet(state, faction, command.fleet, area)
        require_room(into, number, "SEA-HIRE-1")

    made, ships = new_ships(state, kind, faction, number)
    if into is None:
        points = state.options.new_fleet_mp
        made, fleet_id = form_fleet(made, area, ships, faction, points)
    else:
        made, fleet_id = add_to(made, into.id, ships), into.id
    paid = pay(made, faction, "hire", gold, "SEA-HIRE-1", "SEA-HIRE-5")
    fleet = paid.state.fleets[fleet_id]
    hired = ShipsHired(
        faction=faction,
        type=kind,
        number=number,
        area=area,
        port=port,
        fleet=fleet.id,
        name=fleet.name,
        new=into is None,
        points=fleet.points,
        ships=tuple(ship.id for ship in ships),
        cites=(*cites_of_port(state, faction, port), "A-S-08"),
    )
    met = proceed(arise(paid.state, (fleet_id,), area, {fleet_id: None}), dice)
    return Result(met.state, (hired, *paid.events, *met.events))


def hiring_areas(state: WarAtSea, faction: str) -> tuple[str, ...]:
    """Return the areas where *faction* has an open port to hire from."""
    return tuple(area for area in state.areas if open_ports(state, faction, area))


def affordable_types(state: WarAtSea, faction: str) -> tuple[Choice, ...]:
    """Return the ship types that *faction* has the gold for."""
    return tuple(
        Choice(
            name,
            "ship_type",
            {
                "type": name,
                "cost": one.cost,
                "health": one.health,
                "attack": one.attack,
            },
        )
        for name, one in state.ship_types.items()
        if one.cost <= state.treasuries[faction]
    )


def _own_fleet(state: WarAtSea, faction: str, name: str, area: str) -> Fleet:
    """Return a fleet in *area* where *faction* has ships; else raise `Refusal`."""
    fleet = fleet_named(state, name, "SEA-HIRE-1", "A-S-08")
    legal = [one for one in state.fleets_in(area) if faction in one.owners]
    if fleet not in legal:
        raise Refusal(
            "no_fleet_of_yours_here",
            ("SEA-HIRE-1", "A-S-08"),
            map(fleet_choice, legal),
            fleet=fleet.id,
            name=fleet.name,
            area=area,
        )
    return fleet
