"""The expeditions on the World Map: whose they are and where they lie."""

from rules.kernel.choice import Choice
from rules.kernel.refusal import Refusal
from rules.virgin_queen.names import HOME, Power
from rules.virgin_queen.state import Expedition, VirginQueen, sorted_treasures


def own_expedition(
    state: VirginQueen, power: Power, captain: str, *cites: str
) -> Expedition:
    """Return the expedition of *captain*; raise `Refusal` unless *power* has it."""
    found = state.expeditions.get(captain)
    own = map(Choice, expeditions_of(state, power))
    if found is None:
        raise Refusal("no_such_expedition", cites, own, expedition=captain)
    if found.power != power:
        owner = found.power
        raise Refusal(
            "not_your_expedition", cites, own, expedition=captain, power=owner
        )
    return found


def expeditions_of(state: VirginQueen, power: Power) -> tuple[str, ...]:
    """Return the captains of *power*, wherever they are."""
    return tuple(
        captain for captain, one in state.expeditions.items() if one.power == power
    )


def at_sea(state: VirginQueen, power: Power) -> tuple[str, ...]:
    """Return the captains of *power* whose expeditions lie in an ocean zone."""
    return tuple(
        captain
        for captain in expeditions_of(state, power)
        if state.expeditions[captain].zone != HOME
    )


def with_loot(
    state: VirginQueen, captain: str, treasures: tuple[str, ...]
) -> VirginQueen:
    """Return the position with *treasures* in the loot of *captain* (VQ-TF-4.15)."""
    expedition = state.expeditions[captain]
    loot = sorted_treasures(expedition.loot, treasures)
    return state.with_expedition(captain, expedition.evolve(loot=loot))
