"""VQ-TF-3.1 to VQ-TF-3.3: where the Treasure Fleet appears; England may re-roll.

The die has six faces (A-G-01).
"""

from rules.kernel.dice import Dice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.sequence import VirginQueenCommand, require_power
from rules.virgin_queen.state import ENGLAND, SPAIN, VirginQueen
from rules.virgin_queen.treasure_fleet.flow import begin_attacks
from rules.virgin_queen.treasure_fleet.steps import open_fleet, require_step


class Keep(VirginQueenCommand):
    """Let the zone die stand."""

    path = ("keep",)


class Reroll(VirginQueenCommand):
    """Roll the zone die again; the second result stands."""

    path = ("reroll",)


class ZoneRolled(Event):
    """The die named an ocean zone; `asked` if England may still roll it again."""

    die: int
    zone: str
    asked: bool
    cites: tuple[str, ...]


class ZoneKept(Event):
    """England let the die stand."""

    die: int
    zone: str
    cites: tuple[str, ...] = ("VQ-TF-3.2",)


class ZoneRerolled(Event):
    """England rolled again: this die counts, whatever the first one was."""

    old: str
    die: int
    zone: str
    cites: tuple[str, ...] = ("VQ-TF-3.2", "VQ-TF-3.3", "A-V-13")


def roll_zone(state: VirginQueen, dice: Dice) -> Result[VirginQueen]:
    """Roll for the ocean zone, then ask England or go on (VQ-TF-3.1, VQ-TF-3.2)."""
    rolled = _thrown(state, "zone", dice)
    asked = may_reroll(state)
    die, zone = _result(rolled)
    event = ZoneRolled(
        die=die,
        zone=zone,
        asked=asked,
        cites=("VQ-TF-3.1", "A-V-12", *(("VQ-TF-3.2", "A-V-13") if asked else ())),
    )
    if asked:
        fleet = open_fleet(rolled).evolve(step="reroll")
        return Result(rolled.evolve(fleet=fleet).asking(), (event,))
    onward = begin_attacks(rolled)
    return Result(onward.state, (event, *onward.events))


def may_reroll(state: VirginQueen) -> bool:
    """Tell whether England may re-roll: an expedition and an informant (VQ-TF-3.2).

    The expedition may lie in any zone of the table, not only in the one rolled, and
    England is asked even if nobody is in that one (A-V-13).
    """
    there = any(
        one.power == ENGLAND and one.zone in state.options.zone_table
        for one in state.expeditions.values()
    )
    return there and state.spies(ENGLAND, SPAIN)


def keep(state: VirginQueen, command: Keep) -> Result[VirginQueen]:
    """Let the first die stand (VQ-TF-3.2)."""
    _require_england(state, command)

    die, zone = _result(state)
    onward = begin_attacks(state)
    return Result(onward.state, (ZoneKept(die=die, zone=zone), *onward.events))


def reroll(state: VirginQueen, command: Reroll, dice: Dice) -> Result[VirginQueen]:
    """Roll once more; the second result replaces the first (VQ-TF-3.3)."""
    _require_england(state, command)

    _, old = _result(state)
    rolled = _thrown(state, "zone_again", dice)
    die, zone = _result(rolled)
    onward = begin_attacks(rolled)
    event = ZoneRerolled(old=old, die=die, zone=zone)
    return Result(onward.state, (event, *onward.events))


def _require_england(state: VirginQueen, command: Keep | Reroll) -> None:
    """Raise `Refusal` unless England is asked about the die, and answers."""
    require_step(state, "reroll", "VQ-TF-3.2", "VQ-TF-3.3")
    if require_power(command.actor, state.order) != ENGLAND:
        raise Refusal("not_england", ("VQ-TF-3.2",))


def _thrown(state: VirginQueen, purpose: str, dice: Dice) -> VirginQueen:
    """Return the position with the zone that a new die names (VQ-TF-3.1)."""
    (die,) = dice.roll(1, purpose)
    zone = state.options.zone_table[die - 1]
    return state.evolve(fleet=open_fleet(state).evolve(die=die, zone=zone))


def _result(state: VirginQueen) -> tuple[int, str]:
    """Return the die that counts now, and its zone."""
    fleet = open_fleet(state)
    return fleet.die or 0, fleet.zone or ""
