"""The position: chart, treasuries, relations, fleets and ships, and what is open."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, Literal, Self

from pydantic import Field

from rules.kernel.model import Model
from rules.war_at_sea.engagement.state import Engagement, Truce, Waiting
from rules.war_at_sea.options import WarAtSeaOptions

PIRATES: Final = "pirates"
"""The owner of ships that nobody pays; run by the umpire (SEA-PIR-2)."""

MOST_SHIPS: Final = 20
"""Ships in one fleet (SEA-FLEET-1)."""

POINTS: Final = 3
"""Movement points of a fleet in a turn (SEA-MOVE-1)."""

Relation = Literal["war", "alliance", "neutral"]
Phase = Literal["setup", "turn", "buyout", "over"]
Reason = Literal["hire", "repair", "upkeep", "buyout", "umpire"]
"""What gold was paid for, or that the umpire entered it."""

Count = Annotated[int, Field(ge=0)]


class ShipType(Model):
    """What a ship of this type costs in gold, withstands, and deals (A-S-04)."""

    cost: Count
    health: Annotated[int, Field(ge=2)]
    attack: Count


class Area(Model):
    """A sea area: its neighbours, and where it stands on the picture of the chart."""

    neighbours: tuple[str, ...]
    x: int
    y: int


class Province(Model):
    """Land with a coast: who owns it, which areas it borders, whether it has a port."""

    owner: str | None
    areas: tuple[str, ...]
    port: bool


class Ship(Model):
    """One ship; `id` is short and never given twice, `health` at least 1."""

    id: str
    type: str
    owner: str
    health: Annotated[int, Field(ge=1)]


class Fleet(Model):
    """Ships that move and fight together (SEA-FLEET).

    `points` are left this turn, `debt` is taken off the next (SEA-AID-2). `commander`
    gives the orders; None is joint command by all owners (A-S-11). `host` is who
    offered the merger. `blockades` is the province whose port it closes. `created`
    orders fleets by age.
    """

    id: str
    name: str
    area: str
    ships: tuple[Ship, ...]
    points: Count
    debt: Annotated[int, Field(ge=0, le=POINTS)] = 0
    commander: str | None
    host: str
    blockades: str | None = None
    created: int

    @property
    def owners(self) -> tuple[str, ...]:
        """The factions that own ships here, each once, in the order of the ships."""
        return tuple(dict.fromkeys(ship.owner for ship in self.ships))


class Sale(Model):
    """A ship whose crew is for sale (SEA-BUY-1): it belongs to no fleet.

    `why` tells what becomes of it unsold: `disbanded` is removed (A-S-17), `unpaid`
    turns pirate with the others of its former fleet (A-S-15).
    """

    ship: Ship
    area: str
    fleet: str
    why: Literal["disbanded", "unpaid"]


class Proposal(Model):
    """Something offered by one faction that others must accept (A-S-11)."""

    id: str
    what: Literal["merge", "hand_over"]
    by: str
    to: tuple[str, ...]
    accepted: tuple[str, ...]
    fleets: tuple[str, ...]
    ships: tuple[str, ...] = ()
    command: Literal["common", "joint"] = "common"
    commander: str | None = None


class Claim(Model):
    """Ships for sale that a fleet has bid for, all at once (A-S-18, option)."""

    by: str
    fleet: str
    ships: tuple[str, ...]


class LedgerLine(Model):
    """Gold that came (above 0) or went in a turn, and what was left afterwards."""

    turn: Count
    what: Reason
    gold: int
    left: Count


class Standing(Model):
    """Private answers that a side has left for questions to come (flows.md, 4.1).

    They answer when the question comes, and are shown to nobody else before.
    """

    support: Literal["ask", "stay_out"] = "ask"
    even: bool = False
    fight_rounds: Count = 0
    fight_ships: Count = 0
    fight_share: Annotated[int, Field(ge=0, le=100)] = 0


class WarAtSea(Model):
    """A position of War at Sea.

    `names` words the ids of the scenario, by language. `phase` is `setup` before the
    first turn, `turn`, `buyout` at a turn's end, `over`; `opened` is the decision that
    it put, `done` who has said its end. `relations` has pairs in the order of
    `factions`, joined by `|`; what is not there is neutral. `unpaid` are ships that
    their owners will not pay (A-S-14), `claims` bids that wait for the end of a
    buy-out, `newcomers` fleets that attack when the next
    turn begins. `orders`
    are those of owners under joint command who do not agree yet: by fleet, then owner
    (A-S-11). `battles` are open engagements, `queue` waiting ones (A-S-02). `ledgers`
    hold the last lines of this turn and the one before. `decision` counts the
    questions asked so far.
    """

    options: WarAtSeaOptions
    ship_types: dict[str, ShipType]
    areas: dict[str, Area]
    provinces: dict[str, Province]
    factions: tuple[str, ...]
    treasuries: dict[str, Count]
    relations: dict[str, Relation]
    fleets: dict[str, Fleet]
    names: dict[str, dict[str, str]] = Field(default_factory=dict)
    sales: tuple[Sale, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    unpaid: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    claims: tuple[Claim, ...] = ()
    newcomers: tuple[str, ...] = ()
    orders: dict[str, dict[str, str]] = Field(default_factory=dict)
    battles: tuple[Engagement, ...] = ()
    queue: tuple[Waiting, ...] = ()
    truces: tuple[Truce, ...] = ()
    standing: dict[str, Standing] = Field(default_factory=dict)
    turn: Count = 0
    phase: Phase = "setup"
    ledgers: dict[str, tuple[LedgerLine, ...]] = Field(default_factory=dict)
    opened: int = 1
    decision: int = 1
    next_ship: int = 1
    next_fleet: int = 1
    next_battle: int = 1

    def ships(self) -> Iterator[Ship]:
        """Yield every ship in a fleet, fleet by fleet."""
        for fleet in self.fleets.values():
            yield from fleet.ships

    def fleets_in(self, area: str) -> tuple[Fleet, ...]:
        """Return the fleets in *area*, the oldest first."""
        here = (one for one in self.fleets.values() if one.area == area)
        return tuple(sorted(here, key=lambda one: one.created))

    def with_fleets(self, fleets: Iterable[Fleet]) -> Self:
        """Return the position with *fleets* as they are now; empty ones are gone."""
        after = {**self.fleets, **{fleet.id: fleet for fleet in fleets}}
        return self.evolve(
            fleets={name: one for name, one in after.items() if one.ships}
        )
