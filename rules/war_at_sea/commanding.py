"""SEA-ALLY-2: who gives a fleet its orders; common and joint command (A-S-11)."""

from collections.abc import Mapping

from rules.kernel.audience import UMPIRE
from rules.kernel.choice import Choice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.state import PIRATES, Fleet, WarAtSea


class JointOrderGiven(Event):
    """An owner under joint command has given an order; the others have not, so far.

    `order` is the code of what is ordered, `where` the area or port it names, or
    empty; `missing` are the owners that must still give the same order.
    """

    fleet: str
    name: str
    faction: str
    order: str
    where: str
    missing: tuple[str, ...]
    cites: tuple[str, ...] = ("SEA-ALLY-2", "A-S-11")


def commander_of(fleet: Fleet) -> tuple[str, ...]:
    """Return who decides for *fleet*: one, or all its owners under joint command.

    Pirates are the umpire's (SEA-PIR-2). Whoever owns all its ships commands them;
    a named commander who has lost his own ships leaves the others in joint command.
    """
    owners = fleet.owners
    if PIRATES in owners:
        return (UMPIRE,)
    if fleet.commander in owners:
        return (fleet.commander,)
    return owners


def commands(state: WarAtSea, fleet: Fleet, actor: str) -> bool:
    """Tell whether *actor* decides for *fleet*, alone or with others."""
    return actor in commander_of(fleet)


def commanded_by(state: WarAtSea, actor: str) -> tuple[Fleet, ...]:
    """Return the fleets that *actor* commands, alone or with others."""
    return tuple(one for one in state.fleets.values() if commands(state, one, actor))


def fleet_named(state: WarAtSea, name: str, *cites: str) -> Fleet:
    """Return the fleet with the id *name*; raise `Refusal` if there is none."""
    if name not in state.fleets:
        raise Refusal("no_such_fleet", cites, fleet=name)
    return state.fleets[name]


def fleet_choice(fleet: Fleet) -> Choice:
    """Return *fleet* as a value to choose, with its name, place, ships and points."""
    return Choice(
        fleet.id,
        "fleet",
        {
            "fleet": fleet.id,
            "name": fleet.name,
            "area": fleet.area,
            "ships": len(fleet.ships),
            "points": fleet.points,
        },
    )


def commanded(state: WarAtSea, actor: str, name: str, *cites: str) -> Fleet:
    """Return the fleet *name* for its commander; raise `Refusal` for anybody else.

    Pirates have left their faction's control (SEA-PIR-1) and obey the umpire alone.
    """
    fleet = fleet_named(state, name, *cites)
    if not commands(state, fleet, actor):
        pirates = PIRATES in fleet.owners
        raise Refusal(
            "not_your_fleet",
            ("SEA-PIR-1", "SEA-PIR-2") if pirates else ("SEA-ALLY-2", "A-S-11"),
            map(fleet_choice, commanded_by(state, actor)),
            fleet=fleet.id,
            name=fleet.name,
            commander=commander_of(fleet)[0],
        )
    return fleet


def agreed(
    fleet: Fleet, answers: Mapping[str, str], actor: str, answer: str
) -> tuple[dict[str, str], bool]:
    """Return *answers* of owners with that of *actor*, and whether they decide.

    They do when everybody who commands *fleet* has given the same answer.
    """
    given = {**answers, actor: answer}
    return given, all(given.get(owner) == answer for owner in commander_of(fleet))


def joint_order(
    state: WarAtSea, fleet: Fleet, actor: str, order: str, where: str = ""
) -> Result[WarAtSea] | None:
    """Note an order under joint command; None if it stands and is to be carried out.

    It may be changed until every owner has given the same one (A-S-11).
    """
    given, stands = agreed(
        fleet, state.orders.get(fleet.id, {}), actor, f"{order} {where}"
    )
    if stands:
        return None
    missing = tuple(
        owner for owner in commander_of(fleet) if given.get(owner) != f"{order} {where}"
    )
    noted = JointOrderGiven(
        fleet=fleet.id,
        name=fleet.name,
        faction=actor,
        order=order,
        where=where,
        missing=missing,
    )
    return Result(state.evolve(orders={**state.orders, fleet.id: given}), (noted,))
