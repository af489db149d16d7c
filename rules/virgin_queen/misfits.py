"""What does not fit together in a set-up of Virgin Queen, all of it at once."""

from collections.abc import Iterator
from typing import Any, Final

from rules.kernel.misfits import (
    Misfits,
    Raw,
    Where,
    adjacency,
    as_list,
    as_table,
    clashes,
    fault,
    misnamed,
    strangers,
    table,
    tables,
    texts,
    unknown,
)
from rules.virgin_queen.armada.state import PORTS
from rules.virgin_queen.names import HOME, POWERS, RESERVED
from rules.virgin_queen.options import FACES
from rules.virgin_queen.state import CAPITALS

NEEDED: Final = (*CAPITALS, *PORTS)
"""Spaces that the rules call by their names (VQ-CAP-1, VQ-AR-1.2)."""

NAMED: Final = ("treasures", "seas", "spaces", "expeditions")
"""Tables whose keys are ids."""


def misfits(raw: Raw) -> Misfits:
    """Yield what in a set-up does not fit with the rest of it."""
    yield from _order(raw)
    yield from clashes(_ids(raw), RESERVED)
    yield from adjacency(raw, "seas", "no_such_sea")
    yield from _spaces(raw)
    yield from _expeditions(raw)
    yield from _informants(raw)
    yield from _options(raw)
    yield from misnamed(raw, (one for _, one in _ids(raw) if isinstance(one, str)))


def _ids(raw: Raw) -> Iterator[tuple[Where, Any]]:
    """Yield the place and the id of everything that players name."""
    for number, zone in enumerate(as_list(raw.get("zones"))):
        yield ("zones", number), zone
    for key in NAMED:
        for one in table(raw, key):
            yield (key, one), one
    for name, space in table(raw, "spaces").items():
        for number, leader in enumerate(texts(space, "leaders")):
            yield ("spaces", name, "leaders", number), leader


def _order(raw: Raw) -> Misfits:
    """Check that the impulse order has each of the six powers once (VQ-TF-4.2)."""
    order = texts(raw, "order")
    for number, power in enumerate(order):
        if power in POWERS and power in order[:number]:
            yield fault("named_twice", ("order", number), power)
    left_out = [one for one in POWERS if one not in order]
    if "order" in raw and left_out:
        yield fault("powers_missing", ("order",), ", ".join(left_out))


def _spaces(raw: Raw) -> Misfits:
    """Check the spaces that the rules name, and that ports lie on known seas."""
    spaces, seas = table(raw, "spaces"), table(raw, "seas")
    for name in NEEDED if "spaces" in raw else ():
        if name not in spaces:
            yield fault("space_missing", ("spaces",), name)
    for name, space in spaces.items():
        where: Where = ("spaces", name)
        if name in PORTS and not as_table(space).get("seas"):
            yield fault("no_port", where, name)
        yield from strangers(
            "no_such_sea", (*where, "seas"), texts(space, "seas"), seas
        )


def _expeditions(raw: Raw) -> Misfits:
    """Check that expeditions are in an ocean zone, or at home (A-V-30)."""
    zones = (*texts(raw, "zones"), HOME)
    for captain, expedition in table(raw, "expeditions").items():
        zone = as_table(expedition).get("zone")
        if isinstance(zone, str) and zone not in zones:
            where: Where = ("expeditions", captain, "zone")
            yield unknown("no_such_zone", where, zone, zones)


def _informants(raw: Raw) -> Misfits:
    """Check that informants spy on others, each pair named once."""
    seen = set()
    for number, informant in enumerate(tables(raw, "informants")):
        where: Where = ("informants", number)
        spy, target = str(informant.get("spy")), str(informant.get("target"))
        if spy == target:
            yield fault("spies_on_itself", where, spy)
        elif (spy, target) in seen:
            yield fault("named_twice", where, f"{spy}, {target}")
        seen.add((spy, target))


def _options(raw: Raw) -> Misfits:
    """Check the zones of the die (A-V-12), and that home ports are spaces (A-V-36)."""
    options = table(raw, "options")
    zone_table, zones = texts(options, "zone_table"), texts(raw, "zones")
    where: Where = ("options", "zone_table")
    if 0 < len(zone_table) < FACES:
        yield fault("too_few_faces", where, len(zone_table), most=FACES)
    yield from strangers("no_such_zone", where, zone_table, zones)
    ports = texts(options, "home_ports")
    spaces = table(raw, "spaces")
    yield from strangers("no_such_space", ("options", "home_ports"), ports, spaces)
