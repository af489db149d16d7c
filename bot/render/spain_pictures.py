"""Virgin Queen: what the picture of its board shows, in the words of its reader."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.chooser import Chooser
from bot.pictures.flags import Flag, flags
from bot.pictures.spain_board import Board, Convoy, Score, Tile, spain_board
from bot.pictures.spain_europe import Band, Fleet
from bot.pictures.spain_zone import Mark, Ship, Zone
from bot.render.post import ALT, Picture, short
from bot.render.virgin_queen import (
    armada_line,
    bands,
    faces_of,
    fleet_line,
    galleons_line,
    row_line,
    virgin_queen_chart,
)
from bot.render.war_at_sea import plain
from bot.safe import Safe
from rules.virgin_queen.names import HOME, POWERS, UNSEEN
from rules.virgin_queen.state import Space, VirginQueen
from rules.virgin_queen.treasure_fleet.attack import asked_attackers, attack_dice


def virgin_queen_pictures(chooser: Chooser, view: VirginQueen) -> tuple[Picture, ...]:
    """Return the board as one picture."""
    worded = _Worded(chooser, view)
    return (
        Picture(
            name="spain.png",
            svg=spain_board(worded.board()),
            alt=short(worded.alt(), ALT),
            text="\n".join(virgin_queen_chart(chooser, view)),
        ),
    )


class _Worded:
    """The board in the words of its reader."""

    def __init__(self, chooser: Chooser, view: VirginQueen) -> None:
        self._chooser = chooser
        self._view = view
        self._flown: Mapping[str, Flag] = dict(
            zip(POWERS, flags([chooser.name(one) for one in POWERS]), strict=True)
        )

    def board(self) -> Board:
        """Return all that the picture shows."""
        view = self._view
        zones = tuple(self._zone(one) for one in view.zones)
        home = self._ships(HOME)
        land = tuple(self._band(*one) for one in bands(view))
        armada = self._armada()
        return Board(
            title=self._title(),
            row_label=row_line(self._chooser, view),
            row=self._tiles(view.row),
            convoy=self._convoy(),
            zones=zones,
            home_label=self._say("home"),
            home=home,
            armada=armada,
            land_label=self._say("land"),
            land=land,
            scores=tuple(self._score(one) for one in view.order),
            key={
                sign: self._say(f"key-{sign}")
                for sign in _signs(
                    [*home, *(ship for zone in zones for ship in zone.ships)],
                    [armada, *land],
                    acts=view.impulse is not None,
                )
            },
        )

    def alt(self) -> str:
        """Return the board for those who cannot see it: in short; the text has all."""
        view, chooser = self._view, self._chooser
        at_sea = [one for one in view.expeditions.values() if one.zone != HOME]
        return self._say(
            "alt",
            title=Safe(self._title()),
            row=Safe(row_line(chooser, view)),
            fleet=Safe(fleet_line(chooser, view, plain)),
            galleons=Safe(galleons_line(chooser, view)),
            armada=Safe(armada_line(chooser, view, plain)),
            expeditions=len(at_sea),
        )

    def _say(self, what: str, **params: Any) -> str:
        return self._chooser.say(f"virgin_queen-picture-{what}", **params)

    def _title(self) -> str:
        view = self._view
        return self._say("title", turn=view.turn, phase=view.phase, over=view.over)

    def _tiles(self, heap: Iterable[str]) -> tuple[Tile, ...]:
        """Return treasures; those of which the viewer may not know lie face down."""
        return tuple(
            Tile()
            if one == UNSEEN
            else Tile(
                self._chooser.name(one),
                self._say("value", value=self._view.values[one]),
            )
            for one in heap
        )

    def _convoy(self) -> Convoy:
        view = self._view
        return Convoy(
            label=fleet_line(self._chooser, view, plain),
            escort=view.escort,
            galleons=galleons_line(self._chooser, view),
            tiles=self._tiles(view.fleet.selected if view.fleet else ()),
        )

    def _zone(self, zone: str) -> Zone:
        here = self._view.fleet is not None and self._view.fleet.zone == zone
        return Zone(
            name=self._chooser.name(zone),
            faces=faces_of(self._view, zone),
            ships=self._ships(zone),
            fleet=self._say("here") if here else "",
        )

    def _ships(self, zone: str) -> tuple[Ship, ...]:
        """Return the expeditions of a zone, by power in impulse order."""
        view = self._view
        return tuple(
            Ship(
                flag=self._flown[power],
                captain=self._chooser.name(captain),
                dice=attack_dice(one),
                damaged=one.damaged,
                loot=len(one.loot),
                mark=_mark(view, captain),
            )
            for power in view.order
            for captain, one in view.expeditions.items()
            if (one.power, one.zone) == (power, zone)
        )

    def _armada(self) -> Fleet:
        armada, label = self._view.armada, self._say("armada")
        if armada is None:
            return Fleet(label, 0, armada_line(self._chooser, self._view, plain))
        told = (
            self._say("leaders", leaders=plain(self._chooser, armada.leaders))
            if armada.leaders
            else "",
            self._say("beaten", number=armada.beaten.units)
            if armada.beaten.units
            else "",
            self._say("excess", number=armada.excess) if armada.excess else "",
        )
        return Fleet(
            label=label,
            strength=armada.strength,
            said=self._say(
                "place",
                place=plain(self._chooser, [armada.place]),
                port=armada.place in self._view.spaces,
            ),
            regulars=armada.cargo.regulars,
            mercenaries=armada.cargo.mercenaries,
            more="; ".join(filter(None, told)),
        )

    def _band(self, name: str, space: Space) -> Band:
        beaten = space.beaten.units
        told = [
            *(self._chooser.name(one) for one in space.leaders),
            *([self._say("beaten", number=beaten)] if beaten else []),
            *([self._chooser.say("virgin_queen-chart-unrest")] if space.unrest else []),
            *(
                [self._chooser.say("virgin_queen-chart-besieged")]
                if space.besieged
                else []
            ),
        ]
        return Band(
            self._chooser.name(name),
            space.troops.regulars,
            space.troops.mercenaries,
            ", ".join(told),
        )

    def _score(self, power: Any) -> Score:
        view = self._view
        return Score(
            flag=self._flown[power],
            name=self._chooser.name(power),
            vp=self._say("vp", vp=view.piracy_vp.get(power, 0)),
            treasures=str(len(view.held(power))),
            acts=view.impulse == power,
        )


def _mark(view: VirginQueen, captain: str) -> Mark:
    """Return what the event wants of an expedition, or knows of it."""
    fleet = view.fleet
    if fleet is None:
        return ""
    due: tuple[str, ...] = ()
    if fleet.step == "attack":
        due = asked_attackers(view, fleet.queue[0])
    elif fleet.step == "reward":
        due = (fleet.winner,) if fleet.winner else ()
    elif fleet.step == "home":
        due = fleet.home
    if captain in due:
        return "asked"
    return "attacked" if captain in fleet.attacked else ""


def _signs(
    ships: Iterable[Ship], carrying: Iterable[Fleet | Band], *, acts: bool
) -> list[str]:
    """Return the signs that are shown, which are to be explained."""
    seen = dict.fromkeys(
        (
            *("treasure", "dice", "damaged", "asked", "attacked"),
            *("regular", "mercenary", "berth", "acts"),
        ),
        False,
    )
    seen["treasure"], seen["acts"] = True, acts
    for ship in ships:
        seen["dice"] = True
        seen["damaged"] |= ship.damaged
        if ship.mark:
            seen[ship.mark] = True
    for one in carrying:
        seen["regular"] |= bool(one.regulars)
        seen["mercenary"] |= bool(one.mercenaries)
        if isinstance(one, Fleet):
            seen["berth"] = one.strength > one.regulars + one.mercenaries
    return [sign for sign, shown in seen.items() if shown]
