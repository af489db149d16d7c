"""A whole winter with many forces, against validating and dumping its state once."""

from collections.abc import Sequence
from statistics import median
from typing import Any, Final

from bot.bench.floor import timed
from bot.scenarios import options_of, shipped
from rules import find_system
from rules.kernel.dice import ScriptedDice
from rules.kernel.model import Command
from rules.kernel.system import System
from rules.nine_years.calendar import Next
from rules.nine_years.sides import OTHER, SIDES, Side
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import (
    COUNTERS,
    Counter,
    Destinations,
    FleetMarker,
    Force,
    Line,
    Space,
    Theatre,
)
from rules.nine_years.winter.lines import RemoveLines
from rules.nine_years.winter.withdrawing import Done, Withdraw

FORCES: Final = 60
"""Forces of each side, all of them in enemy spaces."""

SPACES: Final = 30
"""Spaces of each side."""

LISTED: Final = 4
"""Destinations that are listed for a force by land."""

LINES: Final = 5
ROUNDS: Final = 3
TIMES: Final = 20


def autumn() -> NineYears:
    """Return the end of a Campaign Phase after which 120 forces have to withdraw.

    All stand in enemy fortresses, those of either side in every second one; so many
    of the fortresses on their lists are closed by KWW-WQ-A7, and many are not.
    """
    system = find_system("nine_years")
    scenario = shipped(system, "colonial-war")
    state = system.new_game(scenario, options_of(system, scenario.options))
    assert isinstance(state, NineYears)  # noqa: S101 - its own system's
    return state.evolve(
        year=state.first_year + 1,
        phase="campaign",
        turn=state.initiative,
        rolled=True,
        theatre=Theatre(
            spaces={space_id(s, n): space(s, n) for s in SIDES for n in range(SPACES)},
            seas=("channel", "north"),
            forces={f"{s[0]}{n}": force(s, n) for s in SIDES for n in range(FORCES)},
            pool=dict.fromkeys(SIDES, 10),
            counters=tuple(
                Counter(kind=kind, space=space_id(s, n))
                for kind in COUNTERS
                for s in SIDES
                for n in range(3)
            ),
            fleets=tuple(
                FleetMarker(side=s, place=place)
                for s in SIDES
                for place in ("channel", space_id(s, 0))
            ),
            lines={
                f"{s[0]}line{n}": Line(side=s, space=space_id(s, n))
                for s in SIDES
                for n in range(LINES)
            },
        ),
    )


def space_id(side: Side, number: int) -> str:
    """Return the id of a space of *side*; numbers go round."""
    return f"{side}{number % SPACES}"


def space(side: Side, number: int) -> Space:
    """Return a fortress between two others of its side."""
    return Space(
        controller=side,
        fortified=True,
        seas=("channel",),
        neighbours=(space_id(side, number - 1), space_id(side, number + 1)),
        limit=6,
        x=number,
        y=SIDES.index(side),
    )


def force(side: Side, number: int) -> Force:
    """Return a force in an enemy fortress, with a list of where it may go."""
    land = tuple(space_id(side, number + step) for step in range(LISTED))
    return Force(
        side=side,
        space=space_id(OTHER[side], 2 * number),
        full=3,
        reduced=1,
        leaders=(f"{side[0]}leader{number}",),
        destinations=Destinations(land=land, sea=(space_id(side, 0),)),
    )


def measure() -> dict[str, float]:
    """Return what a whole winter costs, and how large its state is.

    The winter is measured against validating and dumping the state once, and of three
    rounds the best counts.
    """
    system = find_system("nine_years")
    state = autumn()
    text = state.model_dump_json()
    orders = winter_orders(system, state)

    def once() -> None:
        type(state).model_validate_json(text).model_dump_json()

    def whole() -> None:
        played(system, state, orders)

    found = [
        median(timed(whole, TIMES)) / median(timed(once, TIMES)) for _ in range(ROUNDS)
    ]
    return {"winter.bytes": len(text), "winter.ratio": round(min(found), 2)}


def winter_orders(system: System[Any], autumn: NineYears) -> tuple[Command, ...]:
    """Return all commands of a winter: two ends said, 120 withdrawals, the lines."""
    begin = [Next(actor=side) for side in SIDES]
    state = played(system, autumn, begin)
    assert state.winter is not None  # noqa: S101 - forces have to withdraw
    legal = state.winter.legal
    withdrawals = [
        Withdraw(actor=state.theatre.forces[name].side, force=name, to=spaces[-1])
        for name, spaces in legal.items()
    ]
    done = [Done(actor=side) for side in SIDES]
    lines = [
        RemoveLines(actor=side, lines=(f"{side[0]}line1", f"{side[0]}line2"))
        for side in SIDES
    ]
    return (*begin, *withdrawals, *done, *lines, *done)


def played(
    system: System[Any], state: NineYears, commands: Sequence[Command]
) -> NineYears:
    """Return the position after *commands*, none of which throws a die."""
    dice = ScriptedDice(())
    for command in commands:
        state = system.apply(state, command, dice).state
    return state
