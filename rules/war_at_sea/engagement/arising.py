"""SEA-ENG-1: hostile fleets in one area give rise to an engagement."""

from collections.abc import Mapping

from rules.war_at_sea.engagement.sides import hostile_here
from rules.war_at_sea.engagement.state import Waiting
from rules.war_at_sea.state import WarAtSea


def arise(
    state: WarAtSea,
    causes: tuple[str, ...],
    area: str,
    origins: Mapping[str, str | None],
    forced: tuple[str, ...] = (),
    beaten_in: Mapping[str, tuple[str, ...]] | None = None,
    *,
    umpire_names: bool = False,
) -> WarAtSea:
    """Let the fleets *causes* attack whom they find in *area*, if there is anybody.

    The engagement waits for its turn in the queue (A-S-02); `proceed` opens it. The
    first of *causes* is the mover (A-S-25), or whoever caused it (A-S-27); with
    *umpire_names* the umpire chooses its first foe, as at set-up (A-S-26). The other
    arguments are those of `Waiting`.
    """
    attackers = (state.fleets.get(name) for name in causes)
    if not any(
        one and one.area == area and hostile_here(state, one) for one in attackers
    ):
        return state
    waiting = Waiting(
        area=area,
        causes=causes,
        origins=dict(origins),
        forced=forced,
        beaten_in=dict(beaten_in or {}),
        umpire_names=umpire_names,
    )
    return state.evolve(queue=(*state.queue, waiting))
