"""From the final zone to the next one who is asked: states that need no answer."""

from rules.kernel.model import Event, Result
from rules.virgin_queen.names import Power
from rules.virgin_queen.state import SPAIN, VirginQueen
from rules.virgin_queen.treasure_fleet.payout import pay_out
from rules.virgin_queen.treasure_fleet.steps import open_fleet


class AttackSkipped(Event):
    """No expedition but perhaps Spain's own lies in the zone."""

    zone: str
    cites: tuple[str, ...] = ("VQ-TF-3.4", "A-V-14")


class PiratesGathered(Event):
    """Expeditions may attack; their powers are asked in this order."""

    zone: str
    expeditions: tuple[str, ...]
    powers: tuple[Power, ...]
    cites: tuple[str, ...] = ("VQ-TF-4.1", "VQ-TF-4.2", "A-V-14")


def begin_attacks(state: VirginQueen) -> Result[VirginQueen]:
    """Ask the powers in impulse order, or skip step 4 (VQ-TF-3.4, VQ-TF-4.2).

    Every power but Spain counts, at war or not (A-V-14).
    """
    fleet = open_fleet(state)
    powers = tuple(
        power for power in state.order if power != SPAIN and unasked(state, power)
    )
    zone = fleet.zone or ""
    if not powers:
        paid = pay_out(state)
        return Result(paid.state, (AttackSkipped(zone=zone), *paid.events))
    captains = tuple(one for power in powers for one in unasked(state, power))
    gathered = PiratesGathered(zone=zone, expeditions=captains, powers=powers)
    asked = ask_next(state.evolve(fleet=fleet.evolve(queue=powers)))
    return Result(asked.state, (gathered, *asked.events))


def ask_next(state: VirginQueen) -> Result[VirginQueen]:
    """Ask the first power that has an expedition left; pay out after the last one."""
    fleet = open_fleet(state)
    queue = tuple(power for power in fleet.queue if unasked(state, power))
    if not queue:
        return pay_out(state.evolve(fleet=fleet.evolve(winner=None, due=0)))
    asking = fleet.evolve(step="attack", queue=queue, winner=None, due=0)
    return Result(state.evolve(fleet=asking).asking())


def unasked(state: VirginQueen, power: Power) -> tuple[str, ...]:
    """Return the expeditions of *power* that may attack and were not asked yet."""
    fleet = open_fleet(state)
    return tuple(
        captain
        for captain, one in state.expeditions.items()
        if one.power == power and one.zone == fleet.zone and captain not in fleet.asked
    )
