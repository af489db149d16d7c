"""A-S-47: the lines form; ships that come with 1 health are out from the beginning."""

from rules.kernel.dice import Dice
from rules.kernel.model import Event, Result
from rules.war_at_sea.battle.damage import in_battle
from rules.war_at_sea.battle.judging import judge
from rules.war_at_sea.battle.lines import exposed, firing, with_leads
from rules.war_at_sea.engagement.sides import ROLES, ids, names, party, with_battle
from rules.war_at_sea.engagement.state import Engagement, Role
from rules.war_at_sea.state import WarAtSea


class LineFormed(Event):
    """A side goes into battle: its fleets, supporters last, and how many ships fight.

    `main` is the fleet that commands it (A-S-58); ships in `out` have 1 health left.
    """

    battle: int
    side: Role
    fleets: tuple[str, ...]
    names: tuple[str, ...]
    main: str
    ships: int
    out: tuple[str, ...]
    cites: tuple[str, ...] = ("SEA-BAT-2", "A-S-47", "A-S-58")


def muster(state: WarAtSea, battle: Engagement, dice: Dice) -> Result[WarAtSea]:
    """Form both lines, and begin the first round if each has a ship in it."""
    formed = with_leads(state, battle)
    lines = tuple(_line(state, formed, role) for role in ROLES)
    judged = judge(with_battle(state, formed), formed, dice, fought=False)
    return Result(judged.state, (*lines, *judged.events))


def _line(state: WarAtSea, battle: Engagement, role: Role) -> LineFormed:
    fleets = party(state, battle, role)
    return LineFormed(
        battle=battle.id,
        side=role,
        fleets=ids(fleets),
        names=names(fleets),
        main=battle.main[role],
        ships=len(firing(state, battle, role)),
        out=tuple(
            ship.id
            for one in exposed(state, battle, role)
            for ship in one.ships
            if not in_battle(ship)
        ),
    )
