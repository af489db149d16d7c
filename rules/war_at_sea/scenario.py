"""Set-ups of War at Sea: chart, ship types, factions and fleets (A-S-04, A-S-05)."""

from typing import Annotated, Any, Literal, Self

from pydantic import Field, ModelWrapValidatorHandler, model_validator

from rules.kernel.misfits import fitted
from rules.kernel.model import Model
from rules.kernel.setup import Scenario
from rules.war_at_sea.misfits import misfits
from rules.war_at_sea.names import ShortId
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.relations import pair
from rules.war_at_sea.ships import form_fleet, new_ships
from rules.war_at_sea.state import (
    POINTS,
    Area,
    Province,
    Relation,
    Ship,
    ShipType,
    WarAtSea,
)

MOST_GOLD = 1_000_000
MOST_FACTIONS = 12
MOST_AREAS = 99
MOST_FLEETS = 99
LARGEST = 99_999

Gold = Annotated[int, Field(ge=0, le=MOST_GOLD)]
Place = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
Two = Annotated[tuple[ShortId, ...], Field(min_length=2, max_length=2)]
Name = Annotated[str, Field(min_length=1, max_length=32)]


class TypeSetup(Model):
    """A ship type: cost in gold, health (at least 2), attack (A-S-04, A-S-47)."""

    cost: Gold
    health: Annotated[int, Field(ge=2, le=999)]
    attack: Annotated[int, Field(ge=0, le=999)]


class AreaSetup(Model):
    """A sea area: its place on the picture, x to the right and y down, and neighbours.

    Every neighbour names it in turn: adjacency is symmetric (A-S-05).
    """

    x: Place
    y: Place
    neighbours: Annotated[tuple[ShortId, ...], Field(max_length=24)]


class ProvinceSetup(Model):
    """A province: the areas that it borders, its owner if any, and its port."""

    owner: ShortId | None = None
    areas: Annotated[tuple[ShortId, ...], Field(min_length=1, max_length=24)]
    port: bool = False


class RelationsSetup(Model):
    """Pairs of factions at war and allied; all others are neutral (A-S-21)."""

    war: tuple[Two, ...] = ()
    alliance: tuple[Two, ...] = ()


class FleetSetup(Model):
    """A fleet at the start: `ships` counts them by type, at most 20 (SEA-FLEET-1)."""

    name: Name
    owner: ShortId
    area: ShortId
    ships: Annotated[
        dict[ShortId, Annotated[int, Field(ge=1, le=99)]], Field(min_length=1)
    ]


class WarAtSeaScenario(Scenario):
    """A set-up, as a TOML file gives it.

    `names` words ids by language. Raises pydantic's `ValidationError` with everything
    that is wrong at once, what does not fit together included (`misfits`).
    """

    system: Literal["war_at_sea"]
    factions: Annotated[
        tuple[ShortId, ...], Field(min_length=1, max_length=MOST_FACTIONS)
    ]
    treasuries: dict[ShortId, Gold] = Field(default_factory=dict)
    relations: RelationsSetup = RelationsSetup()
    ship_types: Annotated[dict[ShortId, TypeSetup], Field(min_length=1, max_length=24)]
    areas: Annotated[
        dict[ShortId, AreaSetup], Field(min_length=1, max_length=MOST_AREAS)
    ]
    provinces: dict[ShortId, ProvinceSetup] = Field(default_factory=dict)
    fleets: Annotated[tuple[FleetSetup, ...], Field(max_length=MOST_FLEETS)] = ()
    names: dict[str, dict[str, Name]] = Field(default_factory=dict)

    @model_validator(mode="wrap")
    @classmethod
    def _fits_together(
        cls, content: Any, make: ModelWrapValidatorHandler[Self]
    ) -> Self:
        """Refuse a set-up whose parts do not fit, telling all that is wrong."""
        return fitted(content, make, misfits)


def new_game(scenario: WarAtSeaScenario, options: WarAtSeaOptions) -> WarAtSea:
    """Return the first position: fleets as the file places them, before turn 1."""
    state = WarAtSea(
        options=options,
        ship_types={
            name: ShipType(**dict(one)) for name, one in scenario.ship_types.items()
        },
        areas={name: Area(**dict(one)) for name, one in scenario.areas.items()},
        provinces={
            name: Province(**dict(one)) for name, one in scenario.provinces.items()
        },
        factions=scenario.factions,
        treasuries={
            name: scenario.treasuries.get(name, 0) for name in scenario.factions
        },
        relations={},
        fleets={},
        names=scenario.names,
    )
    state = state.evolve(relations=_relations(state, scenario.relations))
    for fleet in scenario.fleets:
        ships: tuple[Ship, ...] = ()
        for kind, number in fleet.ships.items():
            state, made = new_ships(state, kind, fleet.owner, number)
            ships += made
        state, _ = form_fleet(
            state, fleet.area, ships, fleet.owner, POINTS, name=fleet.name
        )
    return state


def _relations(state: WarAtSea, given: RelationsSetup) -> dict[str, Relation]:
    """Return the relations by pair, in the order of the factions."""
    kinds: tuple[tuple[Relation, tuple[tuple[str, ...], ...]], ...] = (
        ("war", given.war),
        ("alliance", given.alliance),
    )
    return {
        pair(state, one, other): kind for kind, pairs in kinds for one, other in pairs
    }
