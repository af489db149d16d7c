"""War at Sea: what a battle sheet shows, in the words of its reader."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.chooser import Chooser
from bot.pictures.battle_sheet import (
    FleetLines,
    Sheet,
    ShipLine,
    Side,
    battle_sheet,
)
from bot.render.post import ALT, PICTURES, Picture, short
from bot.render.sea_flags import flags_of
from bot.render.sea_rounds import Round, standing, told
from bot.render.war_at_sea import plain
from bot.safe import Safe
from rules.war_at_sea.engagement.sides import ROLES, owners
from rules.war_at_sea.engagement.state import Role
from rules.war_at_sea.state import Fleet, Ship, WarAtSea

SIGNS: Final = ("health", "lost", "out", "sunk")


def round_pictures(
    chooser: Chooser,
    before: WarAtSea,
    after: WarAtSea,
    events: Sequence[Mapping[str, Any]],
) -> tuple[Picture, ...]:
    """Return a sheet for each round that the public *events* of a play tell of.

    *before* and *after* are what everybody may see; of very many rounds the last.
    """
    rounds = told(before, after, events)[-PICTURES:]
    return tuple(sheet_picture(chooser, before, one) for one in rounds)


def standing_pictures(chooser: Chooser, view: WarAtSea) -> tuple[Picture, ...]:
    """Return a sheet for each battle that is being fought, as it stands."""
    begun = [one for one in view.battles if one.round]
    return tuple(sheet_picture(chooser, view, standing(view, one)) for one in begun)


def sheet_picture(chooser: Chooser, view: WarAtSea, fought: Round) -> Picture:
    """Return the sheet of a round as a picture."""
    return Picture(
        name=f"battle-{fought.battle}-round-{fought.number}.png",
        svg=battle_sheet(_Worded(chooser, view, fought).sheet()),
        alt=short(_alt(chooser, fought), ALT),
    )


class _Worded:
    """A round in the words of its reader."""

    def __init__(self, chooser: Chooser, view: WarAtSea, fought: Round) -> None:
        self._chooser = chooser
        self._view = view
        self._round = fought
        self._flown = flags_of(chooser, view)

    def sheet(self) -> Sheet:
        """Return all that the sheet shows."""
        return Sheet(
            title=self._say(
                "sheet",
                number=str(self._round.battle),
                area=plain(self._chooser, [self._round.area]),
            ),
            subtitle=self._say("round", round=self._round.number),
            sides=(self._side("attack"), self._side("defend")),
            dice_sides=self._view.options.dice_sides,
            key=[self._say(f"sign-{one}") for one in SIGNS],
        )

    def _say(self, what: str, **params: Any) -> str:
        return self._chooser.say(f"war_at_sea-picture-{what}", **params)

    def _side(self, role: Role) -> Side:
        fought = self._round
        fleets = fought.lines[role]
        factions = plain(self._chooser, owners(fleets))
        total = ""
        if role in fought.totals:
            more = fought.bonus == role
            total = self._say("total", total=fought.totals[role], bonus=more)
        return Side(
            title=self._say(role, factions=factions),
            face=fought.faces.get(role),
            total=total,
            fleets=tuple(self._fleet(one) for one in fleets),
        )

    def _fleet(self, fleet: Fleet) -> FleetLines:
        label = self._say(
            "fleet",
            id=fleet.id,
            name=plain(self._chooser, [fleet.name]),
            helps=fleet.id in self._round.helpers,
        )
        return FleetLines(
            owners=tuple(self._flown[one] for one in fleet.owners),
            label=label,
            ships=tuple(
                self._ship(one, mixed=len(fleet.owners) > 1) for one in fleet.ships
            ),
        )

    def _ship(self, ship: Ship, *, mixed: bool) -> ShipLine:
        return ShipLine(
            owner=self._flown[ship.owner] if mixed else None,
            name=f"{ship.id} {self._chooser.name(ship.type)}",
            full=self._view.ship_types[ship.type].health,
            before=ship.health,
            after=ship.health - self._round.damage.get(ship.id, 0),
        )


def _alt(chooser: Chooser, fought: Round) -> str:
    """Return the sheet for those who cannot see it: both sides, and what they lost."""
    sides = (
        chooser.say(
            f"war_at_sea-picture-{role}-alt",
            factions=plain(chooser, owners(fought.lines[role])),
            ships=sum(len(one.ships) for one in fought.lines[role]),
            lost=_lost(fought, role),
        )
        for role in ROLES
    )
    return chooser.say(
        "war_at_sea-picture-sheet-alt",
        number=str(fought.battle),
        area=plain(chooser, [fought.area]),
        round=fought.number,
        sides=Safe(" ".join(sides)),
    )


def _lost(fought: Round, role: Role) -> int:
    """Return the health that a side lost in a round."""
    ships = (ship.id for fleet in fought.lines[role] for ship in fleet.ships)
    return sum(fought.damage.get(one, 0) for one in ships)
