"""A battle whose odds are asked: ships, policies, house rules, and how it stands."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType
from typing import Final

from rules.war_at_sea.battle.lines import exposed
from rules.war_at_sea.engagement.sides import ROLES, party
from rules.war_at_sea.engagement.state import Engagement, Fire, Role
from rules.war_at_sea.odds.hulls import kinds_of
from rules.war_at_sea.odds.line import Muster
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.state import Fleet, Ship, ShipType, WarAtSea

Ships = Mapping[Role, Iterable[Ship]]

TO_THE_END: Final[Mapping[Role, int]] = MappingProxyType({"attack": 0, "defend": 0})
"""The policies of two sides that never retreat."""

NO_SHIPS: Final[Ships] = MappingProxyType({"attack": (), "defend": ()})


@dataclass(frozen=True, slots=True)
class Start:
    """Where a battle stands, in which round; in round 0 nothing has been fought.

    With `totals` these are about to be dealt in this round; without, both sides are
    about to say whether they fight on after it. The last `silent` rounds were without
    damage.
    """

    round: int = 0
    silent: int = 0
    totals: Mapping[Role, int] | None = None


FRESH: Final = Start()
"""The start of a battle that has yet to be fought."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What decides how a battle can go on, if all fire is even.

    `below` is the policy of each side: it wants to retreat after a round that leaves
    it less than so many hundredths of the strength of both (0: never). `sides` are
    those of a die. `reroll`: equal dice for the +10 % are thrown again (A-S-56).
    `both_draw`: if both want to retreat the battle is drawn (A-S-43). After the round
    `last` it is, unless that is 0 (A-S-39).
    """

    attack: Muster
    defend: Muster
    start: Start
    below: Mapping[Role, int]
    sides: int
    reroll: bool
    both_draw: bool
    last: int


def contest(
    ships: Ships,
    types: Mapping[str, ShipType],
    options: WarAtSeaOptions,
    below: Mapping[Role, int] = TO_THE_END,
    start: Start = FRESH,
    *,
    supporters: Ships = NO_SHIPS,
) -> Contest:
    """Return the contest of *ships*, under the house rules *options*.

    *supporters* only add their attack: they are neither hit nor captured, and do not
    count for who is beaten (`support_mode` = `attack_only`, A-S-32).
    """
    kinds = kinds_of(chain(*ships.values(), *supporters.values()), types, options)
    wasted = options.overkill == "wasted"
    attack, defend = (
        Muster(ships[role], kinds, wasted=wasted, supporters=supporters[role])
        for role in ROLES
    )
    return Contest(
        attack=attack,
        defend=defend,
        start=start,
        below=below,
        sides=options.dice_sides,
        reroll=options.bonus_tie == "reroll",
        both_draw=options.both_retreat == "draw",
        last=options.max_rounds,
    )


def of_fleets(
    state: WarAtSea,
    fleets: Mapping[Role, tuple[Fleet, ...]],
    targets: Mapping[Role, tuple[Fleet, ...]],
    below: Mapping[Role, int],
    start: Start = FRESH,
) -> Contest:
    """Return the contest of *fleets*; those that are no *targets* only fire."""
    return contest(
        {role: _ships(targets[role]) for role in ROLES},
        state.ship_types,
        state.options,
        below,
        start,
        supporters={
            role: _ships(one for one in fleets[role] if one not in targets[role])
            for role in ROLES
        },
    )


def of_battle(
    state: WarAtSea, battle: Engagement, below: Mapping[Role, int]
) -> Contest:
    """Return the contest that goes on in an open engagement, as it stands."""
    fleets = {role: party(state, battle, role) for role in ROLES}
    targets = {role: exposed(state, battle, role) for role in ROLES}
    totals = battle.now.totals if isinstance(battle.now, Fire) else None
    start = Start(battle.round, battle.silent, totals)
    return of_fleets(state, fleets, targets, below, start)


def _ships(fleets: Iterable[Fleet]) -> tuple[Ship, ...]:
    return tuple(ship for fleet in fleets for ship in fleet.ships)
