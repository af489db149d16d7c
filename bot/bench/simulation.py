"""Battles of War at Sea simulated many at a time with numpy, for exact odds to beat.

The rounds are those of the usual house rules: even fire, dice of six, no retreat. A
row is a battle, a column a ship; health 0 is sunk, 1 is out of the battle.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rules.war_at_sea.engagement.sides import ROLES
from rules.war_at_sea.engagement.state import Role
from rules.war_at_sea.state import Ship, ShipType

Numbers = NDArray[np.int64]
Marks = NDArray[np.bool_]

FACES = 6


@dataclass(frozen=True)
class Side:
    """The ships of one side: what never changes, by ship."""

    health: Numbers
    most: Numbers
    attack: Numbers
    cost: Numbers

    @classmethod
    def of(cls, ships: Sequence[Ship], types: Mapping[str, ShipType]) -> "Side":
        """Return a side with *ships*."""
        sound = [types[ship.type] for ship in ships]
        return cls(
            health=np.array([ship.health for ship in ships]),
            most=np.array([one.health for one in sound]),
            attack=np.array([one.attack for one in sound]),
            cost=np.array([one.cost for one in sound]),
        )

    def halves(self, health: Numbers) -> Numbers:
        """Return the attack of each ship in halves of a point (SEA-BAT-6)."""
        attack = np.where(health * 2 > self.most, 2 * self.attack, self.attack)
        return np.where(health > 1, attack, 0)

    def ranks(self, health: Numbers) -> NDArray[np.intp]:
        """Return the places of the ships, the strongest first (A-S-52)."""
        merit = (self.halves(health) * 10_000 + health) * 10_000 + self.cost
        return np.argsort(-merit, axis=1, kind="stable")


def totals(halves: Numbers, bonus: Marks) -> Numbers:
    """Return what each battle's ships deal, rounded half up (SEA-BAT-3, SEA-INI-3)."""
    exact = halves.sum(axis=1)
    boosted: Numbers = (22 * exact + 20) // 40
    plain: Numbers = (exact + 1) // 2
    return np.where(bonus, boosted, plain)


def struck(side: Side, health: Numbers, damage: Numbers) -> Numbers:
    """Return the health after an even spread of *damage* (SEA-DMG, A-S-41)."""
    order = side.ranks(health)
    ordered = np.take_along_axis(health, order, axis=1)
    left = np.where(ordered > 1, ordered, 0)
    while True:
        afloat = left > 0
        ships = afloat.sum(axis=1)
        damage = np.where(ships > 0, damage, 0)
        if not damage.any():
            break
        least = np.where(afloat, left, np.iinfo(np.int64).max).min(axis=1)
        share = np.minimum(damage // np.maximum(ships, 1), least)
        odd = np.where(share == 0, damage, 0)
        first = np.cumsum(afloat, axis=1) <= odd[:, None]
        hit = np.where(afloat, share[:, None] + first, 0)
        left -= hit
        damage = damage - hit.sum(axis=1)
    after = np.empty_like(health)
    np.put_along_axis(after, order, np.where(ordered > 1, left, ordered), axis=1)
    return after


def some(marks: Marks) -> Marks:
    """Return in which battles any ship is marked."""
    battles: Marks = np.any(marks, axis=1)
    return battles


def simulate(
    attackers: Side, defenders: Side, battles: int, chance: np.random.Generator
) -> tuple[float, float, float]:
    """Return the shares of *battles* that the attackers win, that are drawn, lost."""
    attack = np.tile(attackers.health, (battles, 1))
    defend = np.tile(defenders.health, (battles, 1))
    won = lost = 0
    while len(attack):
        faces = chance.integers(1, FACES, endpoint=True, size=(2, len(attack)))
        dealt = totals(attackers.halves(attack), faces[0] > faces[1])
        taken = totals(defenders.halves(defend), faces[1] > faces[0])
        attack = struck(attackers, attack, taken)
        defend = struck(defenders, defend, dealt)
        ours, theirs = some(attack > 1), some(defend > 1)
        none = ~ours & ~theirs
        floating, sinking = some(attack > 0), some(defend > 0)
        won += int(np.sum((ours & ~theirs) | (none & floating & ~sinking)))
        lost += int(np.sum((theirs & ~ours) | (none & sinking & ~floating)))
        going = ours & theirs
        attack, defend = attack[going], defend[going]
    return won / battles, (battles - won - lost) / battles, lost / battles


def run(
    fleets: Mapping[Role, Sequence[Ship]], types: Mapping[str, ShipType], battles: int
) -> tuple[float, float, float]:
    """Simulate *battles* of *fleets*, with the same chance in every run."""
    attackers, defenders = (Side.of(fleets[role], types) for role in ROLES)
    return simulate(attackers, defenders, battles, np.random.default_rng(1))
