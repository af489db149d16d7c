"""War at Sea: what its pictures show, in the words of their reader."""

from collections.abc import Iterable

from bot.chooser import Chooser
from bot.pictures.sea_card import Card, Coast, FleetSign
from bot.pictures.sea_chart import SeaChart, sea_chart
from bot.render.battle_sheets import standing_pictures
from bot.render.post import ALT, PICTURES, Picture, short
from bot.render.sea_flags import Flags, flags_of
from bot.render.war_at_sea import plain, war_at_sea_chart
from bot.safe import Safe
from rules.war_at_sea.chart import blockaders
from rules.war_at_sea.locks import locked
from rules.war_at_sea.state import PIRATES, Fleet, WarAtSea


def war_at_sea_pictures(chooser: Chooser, view: WarAtSea) -> tuple[Picture, ...]:
    """Return the chart of seas, and the sheets of battles, as far as a post holds."""
    chart = Picture(
        name="chart.png",
        svg=sea_chart(_chart(chooser, view)),
        alt=short(_chart_alt(chooser, view), ALT),
        text="\n".join(war_at_sea_chart(chooser, view)),
    )
    return (chart, *standing_pictures(chooser, view))[:PICTURES]


def title(chooser: Chooser, view: WarAtSea) -> str:
    """Return the headline of a picture: the game, the turn, its phase."""
    return chooser.say("war_at_sea-picture-title", turn=view.turn, phase=view.phase)


def _chart(chooser: Chooser, view: WarAtSea) -> SeaChart:
    flown = flags_of(chooser, view)
    cards = {area: _card(chooser, view, flown, area) for area in view.areas}
    shown = [*view.factions]
    if any(PIRATES in one.owners for one in view.fleets.values()):
        shown.append(PIRATES)
    links = {
        (min(area, other), max(area, other))
        for area, one in view.areas.items()
        for other in one.neighbours
    }
    return SeaChart(
        title=title(chooser, view),
        cards=cards,
        places={area: (one.x, one.y) for area, one in view.areas.items()},
        links=tuple(sorted(links)),
        sides=tuple((flown[one], chooser.name(one)) for one in shown),
        key={
            sign: chooser.say(f"war_at_sea-picture-key-{sign}")
            for sign in _signs(cards.values())
        },
    )


def _signs(cards: Iterable[Card]) -> list[str]:
    """Return the signs that these cards show, which are to be explained."""
    seen: dict[str, bool] = dict.fromkeys(
        ("fleet", "port", "closed", "battle", "waiting", "locked", "sale"), False
    )
    for card in cards:
        seen["fleet"] |= bool(card.fleets)
        seen["port"] |= any(one.port and not one.closed for one in card.coasts)
        seen["closed"] |= any(one.closed for one in card.coasts)
        seen["battle"] |= bool(card.battle)
        seen["waiting"] |= bool(card.waiting)
        seen["locked"] |= card.locked
        seen["sale"] |= bool(card.sale)
    return [sign for sign, shown in seen.items() if shown]


def _card(chooser: Chooser, view: WarAtSea, flown: Flags, area: str) -> Card:
    fought = next((one for one in view.battles if one.area == area), None)
    waits = any(one.area == area for one in view.queue)
    return Card(
        name=chooser.name(area),
        fleets=tuple(
            _sign(one, flown) for one in view.fleets_in(area) if one.blockades is None
        ),
        coasts=tuple(
            _coast(chooser, view, flown, area, name)
            for name, province in view.provinces.items()
            if area in province.areas
        ),
        battle=chooser.say(
            "war_at_sea-picture-battle", number=str(fought.id), round=fought.round
        )
        if fought
        else "",
        waiting=chooser.say("war_at_sea-picture-waiting") if waits else "",
        locked=area in locked(view) and fought is None,
        sale=sum(one.area == area for one in view.sales),
    )


def _coast(
    chooser: Chooser, view: WarAtSea, flown: Flags, area: str, name: str
) -> Coast:
    province = view.provinces[name]
    closing = blockaders(view, name)
    return Coast(
        name=chooser.name(name),
        owner=flown[province.owner] if province.owner else None,
        port=province.port,
        closed=bool(closing),
        entering=tuple(_sign(one, flown) for one in closing if one.area == area),
    )


def _sign(fleet: Fleet, flown: Flags) -> FleetSign:
    owners = tuple(flown[one] for one in fleet.owners)
    return FleetSign(owners, f"{fleet.id} ×{len(fleet.ships)}")


def _chart_alt(chooser: Chooser, view: WarAtSea) -> str:
    """Return the chart for those who cannot see it: in short; the text has it all."""
    closed = [name for name in view.provinces if blockaders(view, name)]
    return chooser.say(
        "war_at_sea-picture-chart-alt",
        title=Safe(title(chooser, view)),
        areas=len(view.areas),
        fleets=len(view.fleets),
        battles=len(view.battles),
        fought=plain(chooser, (one.area for one in view.battles)),
        closed=len(closed),
        ports=plain(chooser, closed),
    )
