"""SEA-CAP: a side is beaten, and the victor takes its ships with 1 health."""

from collections import Counter
from collections.abc import Collection
from typing import Literal

from rules.kernel.model import Event, Result
from rules.war_at_sea.battle.damage import in_battle
from rules.war_at_sea.battle.lines import exposed, lead
from rules.war_at_sea.battle.rank import by_id
from rules.war_at_sea.engagement.closing import close
from rules.war_at_sea.engagement.sides import (
    OTHER,
    ask,
    by_age,
    helpers,
    here,
    ids,
    largest,
)
from rules.war_at_sea.engagement.state import Engagement, Place, Role
from rules.war_at_sea.ships import add_to, form_fleet, take
from rules.war_at_sea.state import MOST_SHIPS, PIRATES, Fleet, WarAtSea


class SideBeaten(Event):
    """A side has lost: it got away, or has no ship left in the battle (A-S-33)."""

    battle: int
    side: Role
    why: Literal["retreated", "no_ship_left"]
    cites: tuple[str, ...]


class PrizesTaken(Event):
    """Ships change their owner; `into` are the fleets of the victor that got them."""

    battle: int
    side: Role
    owner: str
    ships: tuple[str, ...]
    into: tuple[str, ...]
    cites: tuple[str, ...]


def beat(
    state: WarAtSea,
    battle: Engagement,
    role: Role,
    why: Literal["retreated", "no_ship_left"],
    *cites: str,
) -> Result[WarAtSea]:
    """Let a side lose: its 1-health ships are prizes, its fleets must find a place.

    So are those of its supporters, whose other ships stay where they are (A-S-32). A
    side whose fleets in the area have no ship left has nothing to place.
    """
    beaten = SideBeaten(battle=battle.id, side=role, why=why, cites=cites)
    out = [
        ship.id
        for one in exposed(state, battle, role)
        for ship in one.ships
        if not in_battle(ship)
    ]
    taken = take_prizes(state, battle, OTHER[role], out, "SEA-CAP-2", "A-S-49")
    fleets = by_age(here(taken.state, battle, role))
    if fleets:
        now = Place(victors=OTHER[role], fleets=ids(fleets))
        then = Result(ask(taken.state, battle, now))
    else:
        then = close(taken.state, battle)
    return Result(then.state, (beaten, *taken.events, *then.events))


def take_prizes(
    state: WarAtSea,
    battle: Engagement,
    victors: Role,
    ships: Collection[str],
    *cites: str,
) -> Result[WarAtSea]:
    """Give *ships* to the victors, with the health that they have (A-S-49).

    In order of id they fill the main fleet up to 20, the others form new fleets in
    the area, without points. Victors who all stand elsewhere form only such fleets.
    """
    if not ships:
        return Result(state)
    present = here(state, battle, victors)
    main = lead(state, battle, victors)
    if main not in present:
        main = largest(present or helpers(state, battle, victors))
    owner = prize_owner(main)
    after, lost = take(state, ships)
    prizes = [
        ship.evolve(owner=owner) for ship in sorted(lost, key=lambda one: by_id(one.id))
    ]
    after = after.evolve(unpaid=tuple(one for one in after.unpaid if one not in ships))
    room = MOST_SHIPS - len(main.ships) if present else 0
    into = []
    if room:
        after = add_to(after, main.id, prizes[:room])
        into.append(main.id)
    for start in range(room, len(prizes), MOST_SHIPS):
        group = tuple(prizes[start : start + MOST_SHIPS])
        after, new = form_fleet(after, battle.area, group, owner, 0)
        into.append(new)
    taken = PrizesTaken(
        battle=battle.id,
        side=victors,
        owner=owner,
        ships=tuple(ship.id for ship in prizes),
        into=tuple(into),
        cites=cites,
    )
    return Result(after, (taken,))


def prize_owner(fleet: Fleet) -> str:
    """Return to whom prizes of *fleet* belong: its commander (A-S-11).

    Under joint command the owner of most of its ships, of several who offered the
    merger, gets them.
    """
    if PIRATES in fleet.owners:
        return PIRATES
    if fleet.commander in fleet.owners:
        return fleet.commander
    count = Counter(ship.owner for ship in fleet.ships)
    most = [owner for owner in fleet.owners if count[owner] == max(count.values())]
    return fleet.host if fleet.host in most else most[0]
