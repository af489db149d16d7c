"""War at Sea: how it stands, and the chart of seas, in words."""

from collections.abc import Iterable
from itertools import combinations

from bot.chooser import Chooser
from bot.safe import Safe, safe
from rules.war_at_sea.chart import blockaders
from rules.war_at_sea.relations import relation
from rules.war_at_sea.state import PIRATES, Fleet, Relation, WarAtSea


def war_at_sea_status(chooser: Chooser, view: WarAtSea) -> list[str]:
    """Return the turn, what each side has, who is at war, and what is fought over."""
    lines = [chooser.say("war_at_sea-status", turn=view.turn, phase=view.phase)]
    lines += [
        chooser.say(
            "war_at_sea-status-faction",
            faction=faction,
            gold=view.treasuries[faction],
            fleets=len(_fleets_with(view, faction)),
            ships=_ships_of(view, faction),
        )
        for faction in view.factions
    ]
    if fleets := _fleets_with(view, PIRATES):
        ships = _ships_of(view, PIRATES)
        lines.append(
            chooser.say("war_at_sea-status-pirates", fleets=len(fleets), ships=ships)
        )
    for kind in ("war", "alliance"):
        if pairs := _pairs(chooser, view, kind):
            lines.append(chooser.say(f"war_at_sea-status-{kind}", pairs=Safe(pairs)))
    return [*lines, *_battles(chooser, view)]


def war_at_sea_chart(chooser: Chooser, view: WarAtSea) -> list[str]:
    """Return the chart area by area: neighbours, fleets, coasts, what is fought."""
    lines = []
    for area in view.areas:
        lines.append(
            chooser.say(
                "war_at_sea-chart-area",
                area=area,
                neighbours=named(chooser, view.areas[area].neighbours),
            )
        )
        lines += [f"- {one}" for one in _in_area(chooser, view, area)]
    return lines


def _fought(chooser: Chooser, view: WarAtSea, area: str) -> list[str]:
    """Return the engagements of *area*, open or waiting, in words."""
    told = [
        chooser.say("war_at_sea-chart-battle", number=str(one.id), round=one.round)
        for one in view.battles
        if one.area == area
    ]
    if any(one.area == area for one in view.queue):
        told.append(chooser.say("war_at_sea-chart-waiting"))
    return told


def plain(chooser: Chooser, codes: Iterable[str]) -> Safe:
    """Return codes by their names where nothing reads markup: in pictures."""
    return Safe(", ".join(chooser.name(one) for one in codes))


def named(chooser: Chooser, codes: Iterable[str]) -> Safe:
    """Return codes by their names for a message, whose markup they do not touch."""
    return Safe(", ".join(safe(str(chooser.name(one))) for one in codes))


def _in_area(chooser: Chooser, view: WarAtSea, area: str) -> list[str]:
    lines = _fought(chooser, view, area)
    lines += [_fleet(chooser, one) for one in view.fleets_in(area)]
    if on_sale := [one.ship for one in view.sales if one.area == area]:
        ships = ", ".join(f"{one.id} {named(chooser, [one.type])}" for one in on_sale)
        lines.append(chooser.say("war_at_sea-chart-sale", ships=Safe(ships)))
    lines += [
        chooser.say(
            "war_at_sea-chart-coast",
            province=name,
            owner=province.owner or "nobody",
            port=_port(view, name),
        )
        for name, province in view.provinces.items()
        if area in province.areas
    ]
    return lines


def _port(view: WarAtSea, province: str) -> str:
    """Return whether a province has a port, as a code: `none`, `open`, `closed`."""
    if not view.provinces[province].port:
        return "none"
    return "closed" if blockaders(view, province) else "open"


def _fleet(chooser: Chooser, fleet: Fleet) -> str:
    return chooser.say(
        "war_at_sea-chart-fleet",
        id=fleet.id,
        name=fleet.name,
        owners=named(chooser, fleet.owners),
        ships=len(fleet.ships),
        points=fleet.points,
        blockades=fleet.blockades or "none",
        port=named(chooser, [fleet.blockades] if fleet.blockades else []),
    )


def _battles(chooser: Chooser, view: WarAtSea) -> list[str]:
    open_ones = [
        chooser.say(
            "war_at_sea-status-battle",
            number=str(one.id),
            area=one.area,
            round=one.round,
        )
        for one in view.battles
    ]
    waiting = [
        chooser.say("war_at_sea-status-waiting", area=one.area) for one in view.queue
    ]
    return open_ones + waiting


def _pairs(chooser: Chooser, view: WarAtSea, kind: Relation) -> str:
    return ", ".join(
        f"{named(chooser, [one])} – {named(chooser, [other])}"
        for one, other in combinations(view.factions, 2)
        if relation(view, one, other) == kind
    )


def _fleets_with(view: WarAtSea, owner: str) -> list[Fleet]:
    """Return the fleets in which *owner* has a ship."""
    return [one for one in view.fleets.values() if owner in one.owners]


def _ships_of(view: WarAtSea, owner: str) -> int:
    return sum(ship.owner == owner for ship in view.ships())
