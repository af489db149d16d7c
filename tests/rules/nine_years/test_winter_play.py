"""1689 to 1691 played: three winters of a small map, with all that can befall there.

1689: the Alliance besieges Mons; Bourbon raiders have nowhere else to go (A8); London
falls, a force is eliminated. 1690: its leader returns; Beachy Head is in effect. 1691:
it is not any more.
"""

from collections.abc import Iterable

import pytest

from rules.kernel.dice import ScriptedDice
from rules.kernel.model import Command, Event
from rules.nine_years.calendar import Next
from rules.nine_years.facts.calendar import SetYear
from rules.nine_years.roll import Roll
from rules.nine_years.state import SIDES, NineYears
from rules.nine_years.system import NINE_YEARS
from rules.nine_years.theatre import Counter, FleetMarker, Force
from rules.nine_years.winter.atlantic import AtlanticKept, AtlanticPassed, LondonPaid
from rules.nine_years.winter.elimination import ForceEliminated, arrived
from rules.nine_years.winter.leaving import ForceWithdrew
from rules.nine_years.winter.lines import LinesRemoved, RemoveLines
from rules.nine_years.winter.withdrawing import Done, Withdraw
from tests.rules.nine_years.scenes import opening
from tests.rules.nine_years.winter_scenes import (
    CARRIED_OUT,
    corps,
    done,
    force,
    lines,
    order,
    theatre,
)

EUROPE = theatre(
    william=force("alliance", "mons", "ghent namur").evolve(leaders=("william",)),
    raiders=force("bourbon", "namur", "mons").evolve(leaders=("boufflers",)),
    lost=force("bourbon", "ghent", "").evolve(leaders=("luxembourg",)),
    home=Force(side="bourbon", space="paris", full=2),
).evolve(
    lines=lines(a1="ghent", b1="mons", b2="lille"),
    counters=(Counter(kind="continuing_siege", space="mons"),),
    fleets=(
        FleetMarker(side="alliance", place="atlantic"),
        FleetMarker(side="bourbon", place="brest"),
    ),
)
"""What stands where towards the end of 1689."""


class Game:
    """A game that is played on, with the events of its last commands."""

    def __init__(self, state: NineYears) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, commands: Iterable[Command], *faces: int) -> None:
        """Play commands, one after the other."""
        self.events = []
        dice = ScriptedDice(faces)
        for command in commands:
            carry_out = CARRIED_OUT.get(type(command))
            result = (
                NINE_YEARS.apply(self.state, command, dice)
                if carry_out is None
                else carry_out(self.state, command)
            )
            self.state = result.state
            self.events += result.events

    def told(self, *kinds: type[Event]) -> list[Event]:
        """Return the last events of these kinds."""
        return [one for one in self.events if isinstance(one, kinds)]

    def facts(
        self, *, control: dict[str, str] | None = None, **changes: object
    ) -> None:
        """Enter facts during the Campaign Phase."""
        spaces = dict(self.state.theatre.spaces)
        for name, holder in (control or {}).items():
            spaces[name] = spaces[name].evolve(controller=holder)
        europe = self.state.theatre.evolve(spaces=spaces, **changes)
        self.state = self.state.evolve(theatre=europe)


def ends(count: int) -> list[Command]:
    """Return what ends some phases: both sides say so."""
    both: list[Command] = [Next(actor="alliance"), Next(actor="bourbon")]
    return both * count


@pytest.mark.clause(
    *("KWW-WQ-0", "KWW-WQ-A1", "KWW-WQ-A4", "KWW-WQ-A5", "KWW-WQ-A8"),
    *("KWW-WQ-B1", "KWW-WQ-B2", "KWW-WQ-B3"),
    *("KWW-WQ-C1", "KWW-WQ-C2", "KWW-WQ-C4"),
    *("A-K-19", "A-K-23", "A-K-24", "A-K-25", "A-K-26"),
)
def test_three_winters() -> None:
    game = Game(opening(scenario="NY").evolve(atlantic="alliance", vp=20))
    before = {side: corps(game.state.evolve(theatre=EUROPE), side) for side in SIDES}

    game.play([SetYear(actor="umpire", year=1689), Roll(actor="umpire")], 3, 3)
    points = game.state.vp
    game.play(ends(2))
    game.state = game.state.evolve(theatre=EUROPE)
    game.facts(control={"london": "bourbon"}, beachy_head=True)
    _first_winter(game, points)

    game.play(ends(1))
    game.state = arrived(game.state).state
    assert game.state.year == 1690
    assert game.state.theatre.reserve == {"bourbon": ("luxembourg",)}
    assert game.state.theatre.arrivals == ()
    _second_winter(game)

    game.play(ends(1))
    _third_winter(game)
    assert {side: corps(game.state, side) for side in SIDES} == before


def _first_winter(game: Game, points: int) -> None:
    """1689: the only option, an elimination, Beachy Head and the loss of London."""
    game.play(ends(1))
    assert game.state.winter is not None
    assert game.state.winter.legal == {
        "william": ("ghent",),
        "raiders": ("mons",),
        "lost": (),
    }
    game.play([Withdraw(actor="bourbon", force="raiders", to="mons")])
    game.play([*done("bourbon"), *order("alliance", william="ghent")])
    assert game.told(ForceWithdrew) == []

    game.play(done("alliance"))
    william, raiders = game.told(ForceWithdrew)
    assert "KWW-WQ-A8" not in william.model_dump()["cites"]
    assert "KWW-WQ-A8" in raiders.model_dump()["cites"]
    (lost,) = game.told(ForceEliminated)
    assert lost.model_dump()["leaders"] == ("luxembourg",)
    assert game.state.theatre.pool == {"alliance": 5, "bourbon": 7}
    assert game.state.theatre.counters == ()
    assert [one.place for one in game.state.theatre.fleets] == ["atlantic"]

    game.play([RemoveLines(actor="bourbon", lines=("b1",)), *done("bourbon")])
    assert game.told(LinesRemoved) == []
    game.play([Done(actor="alliance")])
    assert set(game.state.theatre.lines) == {"a1", "b2"}
    (passed,) = game.told(AtlanticPassed)
    assert passed == AtlanticPassed(
        old="alliance", new="bourbon", fleets=1, cites=("KWW-WQ-C2", "A-K-25")
    )
    assert game.told(LondonPaid) == [LondonPaid(old=points, new=points - 2)]
    assert game.state.wintered


def _second_winter(game: Game) -> None:
    """1690: Beachy Head is still in effect, though the Alliance is back in London."""
    game.play([Roll(actor="alliance"), *ends(2)], 2, 2)
    game.facts(
        control={"london": "alliance"}, lines={}, reserve={"bourbon": ("luxembourg",)}
    )
    points = game.state.vp

    game.play(ends(1))

    assert game.state.wintered
    assert game.told(AtlanticKept) == [
        AtlanticKept(holder="bourbon", cites=("KWW-WQ-C2",))
    ]
    assert (game.state.atlantic, game.state.vp) == ("bourbon", points)


def _third_winter(game: Game) -> None:
    """1691: without Beachy Head London brings the Atlantic back."""
    game.play([Roll(actor="bourbon"), *ends(2)], 2, 2)
    game.facts(
        beachy_head=False,
        fleets=(FleetMarker(side="bourbon", place="atlantic"),),
    )

    game.play(ends(1))

    assert (game.state.year, game.state.wintered) == (1691, True)
    assert game.told(AtlanticPassed) == [
        AtlanticPassed(
            old="bourbon", new="alliance", fleets=1, cites=("KWW-WQ-C1", "A-K-25")
        )
    ]
    assert game.state.atlantic == "alliance"
    assert game.state.theatre.fleets == ()
