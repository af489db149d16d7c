"""The odds against whole engagements, played with every face that the dice can show."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Union

import pytest

from rules.kernel.model import Command, Event
from rules.war_at_sea.battle.capture import PrizesTaken, SideBeaten
from rules.war_at_sea.battle.draw import BattleDrawn
from rules.war_at_sea.battle.fire import FireEvenly
from rules.war_at_sea.battle.lines import exposed, firing
from rules.war_at_sea.battle.staying import FightOn, Retreat
from rules.war_at_sea.battle.strength import strength
from rules.war_at_sea.battle.volley import VolleyFired
from rules.war_at_sea.engagement.sides import OTHER, ROLES
from rules.war_at_sea.engagement.state import Engagement, Fire, Role, Stay, Support
from rules.war_at_sea.engagement.support import LendSupport
from rules.war_at_sea.odds.contest import of_battle
from rules.war_at_sea.odds.outcome import Outcome, outcome
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.state import Fleet, WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.odds_scenes import (
    Ending,
    Endings,
    Sides,
    thrown_out,
    told,
)
from tests.rules.war_at_sea.scenes import fleet, house_rules, position

ACTORS: dict[Role, str] = {"attack": "red", "defend": "blue"}


class OutOfFacesError(Exception):
    """One face more is wanted."""


class Faces:
    """Dice that show the faces given, and no more."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = list(faces)

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        if len(self.faces) < count:
            raise OutOfFacesError(purpose)
        taken = tuple(self.faces[:count])
        del self.faces[:count]
        return taken

    def draw(self, count: int, cup: Collection[str], purpose: str) -> tuple[str, ...]:
        raise AssertionError(purpose)


def played(
    state: WarAtSea, command: Command, faces: tuple[int, ...] = ()
) -> Iterator[tuple[WarAtSea, tuple[Event, ...], Fraction]]:
    """Yield what each throw of the dice makes of *command*, with its chance."""
    sides = state.options.dice_sides
    try:
        result = WAR_AT_SEA.apply(state, command, Faces(faces))
    except OutOfFacesError:
        for face in range(1, sides + 1):
            yield from played(state, command, (*faces, face))
    else:
        yield result.state, result.events, Fraction(1, sides ** len(faces))


@dataclass(frozen=True)
class Way:
    """An engagement on its way, under two policies."""

    state: WarAtSea
    below: dict[Role, int]
    sunk: frozenset[str] = frozenset()

    @property
    def battle(self) -> Engagement:
        (battle,) = self.state.battles
        return battle

    @property
    def afloat(self) -> Sides:
        """The ships that can be lost."""
        return {
            role: tuple(
                ship
                for one in exposed(self.state, self.battle, role)
                for ship in one.ships
            )
            for role in ROLES
        }

    def answer(self) -> Command:
        """Return what the next side that is awaited says."""
        match self.battle.now:
            case Support():
                return LendSupport(actor="blue", side="defend")
            case Fire() as now:
                asked = (role for role in now.asked if role not in now.orders)
                return FireEvenly(actor=ACTORS[next(asked)])
            case Stay() as now:
                return self.word(next(one for one in ROLES if one not in now.answers))
            case _:
                raise AssertionError(self.battle.now)

    def word(self, role: Role) -> Command:
        """Return whether a side fights on, by its policy."""
        types, options = self.state.ship_types, self.state.options
        own, other = (
            strength(firing(self.state, self.battle, one), types, options)
            for one in (role, OTHER[role])
        )
        leaves = own * 100 < self.below[role] * (own + other)
        return Retreat(actor=ACTORS[role]) if leaves else FightOn(actor=ACTORS[role])

    def after(
        self, command: Command
    ) -> Iterator[tuple[Union["Way", Ending], Fraction]]:
        """Yield all that can come of *command*: a way to go on, or an ending."""
        for state, events, chance in played(self.state, command):
            sunk, captured, end = set(self.sunk), set[str](), ""
            for event in events:
                match event:
                    case VolleyFired():
                        sunk |= set(event.sunk)
                    case SideBeaten():
                        end = OTHER[event.side]
                    case BattleDrawn():
                        end = "draw"
                    case PrizesTaken():
                        captured |= set(event.ships)
                    case _:
                        pass
            if end:
                yield (end, frozenset(sunk), frozenset(captured)), chance
            else:
                yield Way(state, self.below, frozenset(sunk)), chance

    def endings(self, command: Command | None = None) -> Endings:
        """Yield every ending, with every face thrown, after *command* or an answer."""
        for then, chance in self.after(command or self.answer()):
            if isinstance(then, Way):
                for ending, part in then.endings():
                    yield ending, part * chance
            else:
                yield then, chance

    def odds(self) -> Outcome:
        return outcome(of_battle(self.state, self.battle, self.below))


def begun(state: WarAtSea, below: tuple[int, int] = (0, 0)) -> list[Way]:
    """Return the ways in which red's attack from the strait on the sound can begin."""
    before = Way(state, {"attack": below[0], "defend": below[1]})
    attack = MoveFleet(actor="red", fleet="f1", to="sound")
    ways = [then for then, _ in before.after(attack) if isinstance(then, Way)]
    assert ways
    return ways


def sound(red: str, blue: str, *more: Fleet, **options: Any) -> WarAtSea:
    """Return red in the strait, and blue in the sound: nobody can decline."""
    return position(
        fleet("f1", "red", "strait", red, points=1),
        fleet("f2", "blue", "sound", blue, points=0),
        *more,
        options=house_rules(**options),
    )


RED, BLUE = "s1:galleon s2:galleon s3:sloop", "s11:galleon s12:frigate s13:frigate"
BATTLES = {
    "T6": sound(RED, BLUE, dice_sides=2),
    "one against two": sound("s1:galleon", "s2:frigate s3:sloop", dice_sides=2),
    "worn": sound(
        "s1:brig=1 s2:frigate s4:sloop=3",
        "s3:brig s5:frigate=7",
        dice_sides=2,
        both_retreat="draw",
    ),
    "wasted": sound(RED, BLUE, dice_sides=2, overkill="wasted", half_rule="repeated"),
    "two rounds": sound(RED, BLUE, dice_sides=2, max_rounds=2),
}
HELPER = fleet("f3", "blue", "gulf", "s31:sloop s32:frigate=1", points=0)


@pytest.mark.parametrize("below", [(0, 0), (50, 0), (0, 50), (60, 60)])
@pytest.mark.parametrize("name", BATTLES)
@pytest.mark.clause("SEA-BAT-2", "SEA-BAT-8", "SEA-CAP-2", "A-S-33", "A-S-46")
def test_the_odds_are_those_of_every_face(name: str, below: tuple[int, int]) -> None:
    for way in begun(BATTLES[name], below):
        assert told(way.odds()) == thrown_out(way.endings(), way.afloat)


@pytest.mark.clause("A-S-51", "SEA-BAT-8")
def test_the_odds_of_a_battle_are_the_mean_of_what_can_come_next() -> None:
    ways = begun(BATTLES["one against two"], (0, 40))
    steps = set()
    while ways:
        steps |= {way.battle.now.step for way in ways}
        later = []
        for way in ways:
            then = list(way.after(way.answer()))
            won = sum(
                chance
                * (one.odds().attack if isinstance(one, Way) else one[0] == "attack")
                for one, chance in then
            )
            assert way.odds().attack == won
            later += [one for one, _ in then if isinstance(one, Way)]
        ways = later

    assert steps == {"fire", "stay"}


@pytest.mark.parametrize("mode", ["full", "attack_only"])
@pytest.mark.clause("SEA-AID-1", "A-S-32", "A-S-33")
def test_supporters_count_once_they_have_joined(mode: str) -> None:
    options = {"dice_sides": 2, "support_mode": mode}
    alone = sound("s1:galleon s2:sloop", "s11:frigate s12:brig", **options)
    state = sound("s1:galleon s2:sloop", "s11:frigate s12:brig", HELPER, **options)
    (asked,) = begun(state)
    joined = [one for one, _ in asked.after(asked.answer()) if isinstance(one, Way)]

    for way in joined:
        assert told(way.odds()) == thrown_out(way.endings(), way.afloat)
    assert asked.battle.now.step == "support"
    assert told(asked.odds()) == fought(alone)
    assert told(asked.odds()) != fought(state)


def fought(state: WarAtSea) -> dict[Any, Fraction]:
    """Return what comes of red's attack."""
    brought: Sides = {
        "attack": state.fleets["f1"].ships,
        "defend": state.fleets["f2"].ships,
    }
    attack = MoveFleet(actor="red", fleet="f1", to="sound")
    before = Way(state, {"attack": 0, "defend": 0})
    return thrown_out(before.endings(attack), brought)
