"""VQ-TF-4.16 to VQ-TF-4.18: what a lost fight does to an expedition."""

from rules.kernel.model import Event, Result
from rules.virgin_queen.names import Power
from rules.virgin_queen.state import VirginQueen, sorted_treasures


class ExpeditionDamaged(Event):
    """A single hit damaged an expedition; it keeps its loot."""

    expedition: str
    power: Power
    loot: int
    cites: tuple[str, ...] = ("VQ-TF-4.16", "VQ-TF-4.17", "A-V-17")


class ExpeditionDestroyed(Event):
    """An expedition is gone, its loot with it; its captain's fate is not told here."""

    expedition: str
    power: Power
    hits: int
    damaged: bool
    loot: int
    cites: tuple[str, ...] = ("VQ-TF-4.16", "VQ-TF-4.18", "A-V-24", "A-V-25")


def suffer(state: VirginQueen, captain: str, hits: int) -> Result[VirginQueen]:
    """Apply *hits*, at least one, to an expedition (VQ-TF-4.16).

    One hit on an undamaged expedition damages it; anything else destroys it, and its
    loot goes to the discards (VQ-TF-4.17, VQ-TF-4.18, A-V-25).
    """
    expedition = state.expeditions[captain]
    power, loot = expedition.power, expedition.loot
    if hits == 1 and not expedition.damaged:
        after = state.with_expedition(captain, expedition.evolve(damaged=True))
        hurt = ExpeditionDamaged(expedition=captain, power=power, loot=len(loot))
        return Result(after, (hurt,))
    left = {name: one for name, one in state.expeditions.items() if name != captain}
    discard = sorted_treasures(state.discard, loot)
    sunk = ExpeditionDestroyed(
        expedition=captain,
        power=power,
        hits=hits,
        damaged=expedition.damaged,
        loot=len(loot),
    )
    return Result(state.evolve(expeditions=left, discard=discard), (sunk,))
