"""The odds against battles that are thrown out die by die, by the rounds' own rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.war_at_sea.battle.damage import in_battle, struck
from rules.war_at_sea.battle.spread import spread
from rules.war_at_sea.battle.strength import strength, total
from rules.war_at_sea.engagement.sides import OTHER, ROLES
from rules.war_at_sea.engagement.state import Role
from rules.war_at_sea.odds.contest import FRESH, Start, contest
from rules.war_at_sea.odds.outcome import outcome
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.state import Ship, ShipType
from tests.rules.war_at_sea.odds_scenes import (
    T6,
    Ending,
    Endings,
    Sides,
    against,
    thrown_out,
    told,
)
from tests.rules.war_at_sea.scenes import TYPES, house_rules

NOBODY: Sides = {"attack": (), "defend": ()}


@dataclass(frozen=True)
class Table:
    """A battle of real ships, where every throw is thrown and nothing remembered."""

    types: Mapping[str, ShipType]
    options: WarAtSeaOptions
    below: Mapping[Role, int]
    ships: Sides
    supporters: Sides = field(default_factory=lambda: NOBODY)
    round: int = 0
    silent: int = 0
    sunk: frozenset[str] = frozenset()

    def endings(self) -> Endings:
        """Yield every ending with the chance of the throws that lead to it."""
        fighting = [role for role in ROLES if self.fighting(role)]
        left = fighting or [role for role in ROLES if self.ships[role]]
        last = 0 < self.options.max_rounds == self.round
        if len(left) == 1:
            yield self.end(left[0]), Fraction(1)
        elif not fighting or self.silent == 2 or last:
            yield self.end(None), Fraction(1)
        else:
            yield from self.answers() if self.round else self.volleys()

    def answers(self) -> Endings:
        """Let both say whether they retreat: whoever does must throw more."""
        own = {role: self.strength(role) for role in ROLES}
        leaving = [
            role
            for role in ROLES
            if own[role] < Fraction(self.below[role], 100) * sum(own.values())
        ]
        if not leaving:
            yield from self.volleys()
        elif len(leaving) == 2 and self.options.both_retreat == "draw":
            yield self.end(None), Fraction(1)
        else:
            for attack, defend in self.throws():
                if attack > defend and "attack" in leaving:
                    endings = iter([(self.end("defend"), Fraction(1))])
                elif defend > attack and "defend" in leaving:
                    endings = iter([(self.end("attack"), Fraction(1))])
                else:
                    endings = self.volleys()
                for ending, chance in endings:
                    yield ending, chance / len(self.throws())

    def volleys(self) -> Endings:
        """Throw for the bonus, fire evenly, and go on."""
        throws = self.throws()
        if self.options.bonus_tie == "reroll":
            throws = [(attack, defend) for attack, defend in throws if attack != defend]
        for attack, defend in throws:
            dealt: dict[Role, int] = {
                "attack": self.total("attack", bonus=attack > defend),
                "defend": self.total("defend", bonus=defend > attack),
            }
            for ending, chance in self.after(dealt).endings():
                yield ending, chance / len(throws)

    def after(self, dealt: Mapping[Role, int]) -> "Table":
        """Return the table after both totals were dealt."""
        after = self
        for role in ROLES:
            after = after.hit(role, dealt[OTHER[role]])
        silent = 0 if any(dealt.values()) else self.silent + 1
        return replace(after, round=self.round + 1, silent=silent)

    def hit(self, role: Role, damage: int) -> "Table":
        targets = self.fighting(role)
        dealt = spread(damage, targets, self.types, self.options)
        fighting, out, sunk = struck(targets, dealt)
        before = [ship for ship in self.ships[role] if not in_battle(ship)]
        return replace(
            self,
            ships={**self.ships, role: (*fighting, *out, *before)},
            sunk=self.sunk | {ship.id for ship in sunk},
        )

    def end(self, victor: Role | None) -> Ending:
        beaten = self.ships[OTHER[victor]] if victor else ()
        out = frozenset(ship.id for ship in beaten if not in_battle(ship))
        return victor or "draw", self.sunk, out

    def throws(self) -> list[tuple[int, int]]:
        faces = range(1, self.options.dice_sides + 1)
        return list(product(faces, faces))

    def fighting(self, role: Role) -> list[Ship]:
        return [ship for ship in self.ships[role] if in_battle(ship)]

    def firing(self, role: Role) -> list[Ship]:
        return [*self.fighting(role), *filter(in_battle, self.supporters[role])]

    def strength(self, role: Role) -> Fraction:
        return strength(self.firing(role), self.types, self.options)

    def total(self, role: Role, *, bonus: bool) -> int:
        return total(self.firing(role), self.types, self.options, bonus)


def asked(table: Table, start: Start = FRESH) -> dict[Any, Fraction]:
    """Return the odds of what lies on *table*, which stands at *start*."""
    return told(
        outcome(
            contest(
                table.ships,
                table.types,
                table.options,
                table.below,
                start,
                supporters=table.supporters,
            )
        )
    )


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Draw small fleets of odd types, with ids that mix both sides and all types."""
    prices, names = st.integers(1, 2), ["cog", "hulk", "pinnace"]
    types = {
        name: ShipType(
            cost=draw(prices),
            health=draw(st.integers(2, 9)),
            attack=draw(st.integers(0, 6)),
        )
        for name in names
    }
    numbers = iter(draw(st.permutations(range(1, 13))))

    def fleet(owner: str, least: int, most: int) -> tuple[Ship, ...]:
        ships = []
        for _ in range(draw(st.integers(least, most))):
            name = draw(st.sampled_from(names))
            health = draw(st.integers(1, types[name].health))
            id_ = f"s{next(numbers)}"
            ships.append(Ship(id=id_, type=name, owner=owner, health=health))
        return tuple(ships)

    options = house_rules(
        dice_sides=2,
        overkill=draw(st.sampled_from(["respread", "wasted"])),
        half_rule=draw(st.sampled_from(["step", "repeated"])),
        stronger=draw(st.sampled_from(["attack", "health", "cost"])),
        both_retreat=draw(st.sampled_from(["higher", "draw"])),
        bonus_tie=draw(st.sampled_from(["none", "reroll"])),
        max_rounds=draw(st.integers(1, 3)),
    )
    share = st.sampled_from([0, 0, 30, 50, 60, 100])
    return Table(
        types=types,
        options=options,
        below={"attack": draw(share), "defend": draw(share)},
        ships={"attack": fleet("red", 1, 4), "defend": fleet("blue", 1, 3)},
        supporters={"attack": fleet("red", 0, 1), "defend": fleet("blue", 0, 1)},
    )


def evenly(table: Table) -> bool:
    """Tell whether both sides have a ship in the battle."""
    return all(table.fighting(role) for role in ROLES)


@given(table=tables())
@settings(max_examples=40, deadline=None)
@pytest.mark.clause("SEA-BAT-3", "SEA-BAT-4", "SEA-DMG-1", "SEA-INI-2", "A-S-46")
def test_the_odds_are_those_of_all_throws(table: Table) -> None:
    assert asked(table) == thrown_out(table.endings(), table.ships)


@given(table=tables().filter(evenly), silent=st.integers(0, 1))
@settings(max_examples=30, deadline=None)
@pytest.mark.clause("SEA-BAT-8", "SEA-BAT-9", "A-S-43")
def test_a_battle_in_which_both_are_asked_to_stay(table: Table, silent: int) -> None:
    later = replace(table, options=table.options.evolve(max_rounds=4))
    now = replace(later, round=2, silent=silent)

    assert asked(now, Start(2, silent)) == thrown_out(now.answers(), now.ships)


@given(
    table=tables().filter(evenly), attack=st.integers(0, 12), defend=st.integers(0, 12)
)
@settings(max_examples=30, deadline=None)
@pytest.mark.clause("SEA-BAT-4", "A-S-51")
def test_totals_that_are_known_are_dealt_first(
    table: Table, attack: int, defend: int
) -> None:
    totals: dict[Role, int] = {"attack": attack, "defend": defend}

    found = asked(table, Start(1, 0, totals))

    assert found == thrown_out(table.after(totals).endings(), table.ships)


@pytest.mark.parametrize("sides", [2, 3])
@pytest.mark.parametrize("below", [(0, 0), (50, 0), (0, 45), (70, 70)])
def test_the_fleets_of_t6_thrown_out(sides: int, below: tuple[int, int]) -> None:
    table = Table(
        types=TYPES,
        options=house_rules(dice_sides=sides),
        below={"attack": below[0], "defend": below[1]},
        ships=against(*T6),
    )

    assert asked(table) == thrown_out(table.endings(), table.ships)
