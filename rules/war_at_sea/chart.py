"""The chart: sea areas, coasts and ports (A-S-05), and which ports are open."""

from rules.kernel.choice import Choice
from rules.kernel.refusal import Refusal
from rules.war_at_sea.relations import allied
from rules.war_at_sea.state import Fleet, Province, WarAtSea


def neighbours(state: WarAtSea, area: str) -> tuple[str, ...]:
    """Return the areas that touch *area*."""
    return state.areas[area].neighbours


def near(state: WarAtSea, area: str, other: str) -> bool:
    """Tell whether two areas are the same, or touch."""
    return area == other or other in neighbours(state, area)


def coasts(state: WarAtSea, faction: str, area: str) -> tuple[str, ...]:
    """Return the provinces of *faction* itself that border *area* (SEA-SETUP-1)."""
    return tuple(
        name
        for name, province in state.provinces.items()
        if province.owner == faction and area in province.areas
    )


def ports(state: WarAtSea, faction: str, area: str) -> tuple[str, ...]:
    """Return own and allied provinces with a port on *area*, own ones first."""
    found = [
        name
        for name, province in state.provinces.items()
        if province.port
        and area in province.areas
        and province.owner is not None
        and allied(state, faction, province.owner)
    ]
    return tuple(sorted(found, key=lambda name: state.provinces[name].owner != faction))


def blockaders(state: WarAtSea, province: str) -> tuple[Fleet, ...]:
    """Return the fleets that close the port of *province*, wherever they lie."""
    return tuple(one for one in state.fleets.values() if one.blockades == province)


def open_ports(state: WarAtSea, faction: str, area: str) -> tuple[str, ...]:
    """Return the ports of `ports` that nobody blockades (SEA-HIRE-3).

    A port on several areas is closed in all of them (A-S-22).
    """
    return tuple(
        name for name in ports(state, faction, area) if not blockaders(state, name)
    )


def port_for(state: WarAtSea, faction: str, area: str) -> str:
    """Return an open port where *faction* may hire and repair in *area*.

    Raises `Refusal` if none of its own or its allies' lies there (SEA-HIRE-1,
    SEA-HIRE-2, SEA-HIRE-4), or if all that do are blockaded (SEA-HIRE-3).
    """
    lying = ports(state, faction, area)
    if not lying:
        legal = (Choice(one) for one in state.areas if open_ports(state, faction, one))
        cites = ("SEA-HIRE-1", "SEA-HIRE-2", "SEA-HIRE-4")
        raise Refusal("no_port_here", cites, legal, area=area)
    usable = open_ports(state, faction, area)
    if not usable:
        raise Refusal("port_blockaded", ("SEA-HIRE-3",), port=lying[0], area=area)
    return usable[0]


def cites_of_port(state: WarAtSea, faction: str, port: str) -> tuple[str, ...]:
    """Return what lets *faction* use *port*: its own, or an ally's without asking."""
    if state.provinces[port].owner == faction:
        return ("SEA-HIRE-1",)
    return ("SEA-HIRE-2", "A-S-07")


def area_named(state: WarAtSea, name: str, *cites: str) -> str:
    """Return the area called *name*; raise `Refusal` if the chart has none."""
    if name not in state.areas:
        raise Refusal("no_such_area", cites, map(Choice, state.areas), area=name)
    return name


def province_named(state: WarAtSea, name: str, *cites: str) -> Province:
    """Return the province called *name*; raise `Refusal` if the chart has none."""
    if name not in state.provinces:
        legal = map(Choice, state.provinces)
        raise Refusal("no_such_province", cites, legal, province=name)
    return state.provinces[name]
