"""Facts about ships: those that the umpire gives, takes, mends or damages."""

from typing import Annotated

from pydantic import Field

from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.fields import Amounts, Id, Ids
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.chart import area_named
from rules.war_at_sea.commanding import fleet_named
from rules.war_at_sea.engagement.flow import proceed
from rules.war_at_sea.locks import require_unlocked
from rules.war_at_sea.meeting import meets
from rules.war_at_sea.sequence import WarAtSeaCommand
from rules.war_at_sea.ships import (
    add_to,
    changed,
    form_fleet,
    full_health,
    holding,
    new_ships,
    require_room,
    ships_named,
    take,
    type_named,
)
from rules.war_at_sea.state import MOST_SHIPS, PIRATES, POINTS, Ship, WarAtSea


class MakeFleet(WarAtSeaCommand):
    """Make a new fleet of a faction or of pirates; by default it attacks enemies."""

    path = ("umpire", "fleet")

    owner: Id
    area: Id
    ships: Amounts
    name: Id | None = None
    attackers: Ids | None = None


class GiveShips(WarAtSeaCommand):
    """Give new ships to a fleet."""

    path = ("umpire", "give")

    fleet: Id
    ships: Amounts
    owner: Id | None = None


class RemoveShips(WarAtSeaCommand):
    """Remove ships from the game."""

    path = ("umpire", "remove")

    ships: Ids


class SetHealth(WarAtSeaCommand):
    """Set the health of a ship."""

    path = ("umpire", "health")

    ship: Id
    health: Annotated[int, Field(ge=1, le=999)]


class FleetMade(Event):
    """The umpire made a fleet; `ships` counts its ships by type."""

    owner: str
    fleet: str
    name: str
    area: str
    ships: dict[str, int]
    ids: tuple[str, ...]
    cites: tuple[str, ...] = ("A-G-03",)


class ShipsGiven(Event):
    """The umpire gave a fleet new ships."""

    owner: str
    fleet: str
    name: str
    area: str
    ships: dict[str, int]
    ids: tuple[str, ...]
    cites: tuple[str, ...] = ("A-G-03",)


class ShipsRemoved(Event):
    """The umpire removed ships."""

    ships: tuple[str, ...]
    cites: tuple[str, ...] = ("A-G-03",)


class HealthSet(Event):
    """The umpire entered the health of a ship."""

    ship: str
    type: str
    owner: str
    old: int
    new: int
    cites: tuple[str, ...] = ("A-G-03",)


def make_fleet(state: WarAtSea, command: MakeFleet, dice: Dice) -> Result[WarAtSea]:
    """Make a fleet; unless others are named it attacks enemies in its area (A-S-27)."""
    owner = _owner(state, command.owner)
    area = area_named(state, command.area, "A-G-03")
    require_unlocked(state, area, "A-G-03")
    made, ships = _new_ships(state, command.ships, owner)
    if len(ships) > MOST_SHIPS:
        cites = ("SEA-FLEET-1", "A-G-03")
        raise Refusal("too_many_ships", cites, number=len(ships), most=MOST_SHIPS)
    after, fleet_id = form_fleet(
        made, area, ships, owner, POINTS, name=command.name or ""
    )
    after = meets(after, fleet_id, command.attackers, "A-S-27")

    met = proceed(after, dice)
    fleet = after.fleets[fleet_id]
    event = FleetMade(
        owner=owner,
        fleet=fleet.id,
        name=fleet.name,
        area=area,
        ships=dict(command.ships),
        ids=tuple(ship.id for ship in ships),
    )
    return Result(met.state, (event, *met.events))


def give_ships(state: WarAtSea, command: GiveShips) -> Result[WarAtSea]:
    """Add new ships to a fleet, by default for its commander."""
    fleet = fleet_named(state, command.fleet, "A-G-03")
    require_unlocked(state, fleet.area, "A-G-03")
    default = fleet.commander if fleet.commander in fleet.owners else fleet.owners[0]
    owner = default if command.owner is None else _owner(state, command.owner)
    if owner not in fleet.owners:
        legal = map(Choice, fleet.owners)
        raise Refusal("no_owner_there", ("A-G-03",), legal, faction=owner)
    made, ships = _new_ships(state, command.ships, owner)
    require_room(fleet, len(ships), "A-G-03")

    event = ShipsGiven(
        owner=owner,
        fleet=fleet.id,
        name=fleet.name,
        area=fleet.area,
        ships=dict(command.ships),
        ids=tuple(ship.id for ship in ships),
    )
    return Result(add_to(made, fleet.id, ships), (event,))


def remove_ships(state: WarAtSea, command: RemoveShips) -> Result[WarAtSea]:
    """Remove ships from their fleets."""
    ships = ships_named(state, state.ships(), command.ships, "A-G-03")
    _require_free(state, *ships)

    ids = tuple(ship.id for ship in ships)
    after, _ = take(state, ids)
    return Result(after, (ShipsRemoved(ships=ids),))


def set_health(state: WarAtSea, command: SetHealth) -> Result[WarAtSea]:
    """Enter the health of a ship, at least 1 and at most that of its type."""
    (ship,) = ships_named(state, state.ships(), (command.ship,), "A-G-03")
    _require_free(state, ship)
    most = full_health(state, ship)
    if command.health > most:
        raise Refusal("health_outside", ("A-G-03", "A-S-04"), ship=ship.id, most=most)

    event = HealthSet(
        ship=ship.id,
        type=ship.type,
        owner=ship.owner,
        old=ship.health,
        new=command.health,
    )
    return Result(changed(state, [ship.evolve(health=command.health)]), (event,))


def _owner(state: WarAtSea, name: str) -> str:
    """Return a faction or the pirates; raise `Refusal` for anything else."""
    if name not in {*state.factions, PIRATES}:
        legal = map(Choice, (*state.factions, PIRATES))
        raise Refusal("no_such_faction", ("A-G-03",), legal, faction=name)
    return name


def _new_ships(
    state: WarAtSea, wanted: Amounts, owner: str
) -> tuple[WarAtSea, tuple[Ship, ...]]:
    """Return new ships by type and number; raise `Refusal` for what is none."""
    ships: tuple[Ship, ...] = ()
    for name, number in wanted.items():
        kind = type_named(state, name, "A-G-03")
        if not 1 <= number <= MOST_SHIPS:
            cites = ("SEA-FLEET-1", "A-G-03")
            raise Refusal("too_many_ships", cites, number=number, most=MOST_SHIPS)
        state, made = new_ships(state, kind, owner, number)
        ships += made
    return state, ships


def _require_free(state: WarAtSea, *ships: Ship) -> None:
    """Raise `Refusal` while an engagement locks the area of a ship (A-S-02)."""
    for fleet in holding(state, {ship.id for ship in ships}):
        require_unlocked(state, fleet.area, "A-G-03")
