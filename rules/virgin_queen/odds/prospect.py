"""Who may attack the Treasure Fleet, and what it has for him to take."""

from dataclasses import dataclass

from rules.kernel.choice import Choice
from rules.virgin_queen.names import HOME, Power
from rules.virgin_queen.state import SPAIN, VirginQueen
from rules.virgin_queen.treasure_fleet.rewards import vp_room
from rules.virgin_queen.treasure_fleet.selecting import count_to_select


@dataclass(frozen=True, slots=True)
class Spoils:
    """What rewards can be taken: treasures and galleons of the fleet, room for VP.

    `room` is what a power may still score under `piracy_vp_cap`, None without a cap.
    """

    treasures: int
    galleons: int
    room: int | None


def prospects(state: VirginQueen) -> tuple[str, ...]:
    """Return the expeditions that may attack, in impulse order (VQ-TF-4.1, 4.2).

    Once the zone is decided they are those there that were not asked yet; before that,
    and before the event, all at sea but Spain's own (A-V-14).
    """
    fleet = state.fleet
    if fleet is None or fleet.step in ("select", "reroll"):
        return tuple(
            captain
            for power in state.order
            for captain, one in state.expeditions.items()
            if one.power == power != SPAIN and one.zone != HOME
        )
    return tuple(
        captain
        for power in fleet.queue
        for captain in in_reach(state, power, fleet.zone)
    )


def in_reach(state: VirginQueen, power: Power, zone: str | None) -> tuple[str, ...]:
    """Return the expeditions of *power* in *zone* that the event did not ask yet."""
    asked = () if state.fleet is None else state.fleet.asked
    return tuple(
        captain
        for captain, one in state.expeditions.items()
        if (one.power, one.zone) == (power, zone) and captain not in asked
    )


def expeditions_in_prospect(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the expeditions whose odds can be asked, as values of the field."""
    return tuple(map(Choice, prospects(state)))


def sailing(state: VirginQueen) -> int:
    """Return how many treasures sail, or would if the event began now.

    Before it, one is added to the row if there is any (VQ-TF-1.1, A-V-09), and as many
    sail as the escort allows (VQ-TF-2.3 to 2.5).
    """
    fleet = state.fleet
    if fleet is None:
        more = bool(state.pool or state.discard)
        return min(len(state.row) + more, count_to_select(state.escort))
    return fleet.count if fleet.step == "select" else len(fleet.selected)


def spoils(state: VirginQueen, power: Power) -> Spoils:
    """Return what an expedition of *power* could take if it attacked now."""
    return Spoils(sailing(state), state.escort, vp_room(state, power))
