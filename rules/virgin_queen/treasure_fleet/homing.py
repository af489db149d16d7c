"""VQ-TF-6.1: expeditions that were not destroyed may return home; the event closes."""

from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.expeditions import expeditions_of, own_expedition
from rules.virgin_queen.names import HOME, Power
from rules.virgin_queen.sequence import VirginQueenCommand, require_power
from rules.virgin_queen.state import SPAIN, VirginQueen, sorted_treasures, without
from rules.virgin_queen.treasure_fleet.state import TreasureFleet
from rules.virgin_queen.treasure_fleet.steps import open_fleet, require_step


class ReturnHome(VirginQueenCommand):
    """Bring an expedition home after the event, with its loot."""

    path = ("return",)

    expedition: Id


class Stay(VirginQueenCommand):
    """Leave an expedition where it is after the event."""

    path = ("stay",)

    expedition: Id


class ExpeditionReturned(Event):
    """An expedition went home; `loot` treasures went to its power."""

    expedition: str
    power: Power
    zone: str
    loot: int
    damaged: bool
    cites: tuple[str, ...] = ("VQ-TF-6.1", "A-V-30")


class ExpeditionStayed(Event):
    """An expedition did not go home; it keeps its loot at sea."""

    expedition: str
    power: Power
    zone: str
    loot: int
    cites: tuple[str, ...] = ("VQ-TF-6.1",)


class TreasureFleetEnded(Event):
    """The event is closed; galleons that still convoy wait for the turn's end."""

    turn: int
    escort: int
    cites: tuple[str, ...] = ("VQ-TF-0.1", "A-V-06", "A-V-08")


def begin_homing(state: VirginQueen) -> Result[VirginQueen]:
    """Ask the owners of all that may return, at the same time (A-V-29)."""
    fleet = open_fleet(state)
    home = _may_return(state, fleet)
    if not home:
        return _closed(state)
    return Result(state.evolve(fleet=fleet.evolve(step="home", home=home)).asking())


def return_home(state: VirginQueen, command: ReturnHome) -> Result[VirginQueen]:
    """Leave the ocean zone and hand the loot to one's power (VQ-TF-6.1, A-V-30).

    A damaged expedition stays damaged.
    """
    power = _asked(state, command)

    captain = command.expedition
    before = state.expeditions[captain]
    after = state.with_expedition(captain, before.evolve(zone=HOME, loot=()))
    held = sorted_treasures(state.held(power), before.loot)
    if before.loot:
        after = after.evolve(holdings={**after.holdings, power: held})
    returned = ExpeditionReturned(
        expedition=captain,
        power=power,
        zone=before.zone,
        loot=len(before.loot),
        damaged=before.damaged,
    )
    return _answered(after, captain, returned)


def stay(state: VirginQueen, command: Stay) -> Result[VirginQueen]:
    """Leave the expedition in its zone, which is as legal (VQ-TF-6.1)."""
    power = _asked(state, command)

    captain = command.expedition
    kept = state.expeditions[captain]
    stayed = ExpeditionStayed(
        expedition=captain, power=power, zone=kept.zone, loot=len(kept.loot)
    )
    return _answered(state, captain, stayed)


def asked_home(state: VirginQueen, power: Power) -> tuple[str, ...]:
    """Return the expeditions of *power* that are asked whether they return."""
    if state.fleet is None:
        return ()
    own = expeditions_of(state, power)
    return tuple(captain for captain in state.fleet.home if captain in own)


def _may_return(state: VirginQueen, fleet: TreasureFleet) -> tuple[str, ...]:
    """Return what may go home: surviving attackers, or all in the zone by option."""
    everybody = state.options.tf_return == "zone"
    return tuple(
        captain
        for captain, one in state.expeditions.items()
        if captain in fleet.attacked
        or (everybody and one.zone == fleet.zone and one.power != SPAIN)
    )


def _asked(state: VirginQueen, command: ReturnHome | Stay) -> Power:
    """Return the power that answers, or raise `Refusal` (VQ-TF-6.1, A-V-29)."""
    require_step(state, "home", "VQ-TF-6.1")
    power = require_power(command.actor, state.order)
    captain = command.expedition
    own_expedition(state, power, captain, "VQ-TF-6.1")
    if captain not in asked_home(state, power):
        legal = map(Choice, asked_home(state, power))
        cites = ("VQ-TF-6.1", "A-V-29")
        raise Refusal("not_asked_home", cites, legal, expedition=captain)
    return power


def _answered(state: VirginQueen, captain: str, event: Event) -> Result[VirginQueen]:
    """Note an answer; close the event with the last one."""
    fleet = open_fleet(state)
    home = without(fleet.home, captain)
    after = state.evolve(fleet=fleet.evolve(home=home))
    if home:
        return Result(after, (event,))
    closed = _closed(after)
    return Result(closed.state, (event, *closed.events))


def _closed(state: VirginQueen) -> Result[VirginQueen]:
    """Close the event; the escort comes back when the turn ends (A-V-06)."""
    ended = TreasureFleetEnded(turn=state.turn, escort=state.escort)
    return Result(state.evolve(fleet=None).asking(), (ended,))
