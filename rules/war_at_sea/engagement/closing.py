"""A-S-02, A-S-26: an engagement closes, and the next group of enemies is met."""

from rules.kernel.model import Event, Result
from rules.war_at_sea.engagement.arising import arise
from rules.war_at_sea.engagement.sides import here, hostile_here, ids
from rules.war_at_sea.engagement.state import Engagement
from rules.war_at_sea.state import WarAtSea


class EngagementClosed(Event):
    """An engagement is over; its area and those beside it are open again."""

    battle: int
    area: str
    cites: tuple[str, ...] = ("A-S-02",)


def close(state: WarAtSea, battle: Engagement) -> Result[WarAtSea]:
    """Take *battle* off the list; enemies that still share its area meet next.

    The attackers of this engagement attack in that one too, with the same origins;
    where none of them is left with an enemy, the oldest fleet that has one does.
    """
    after = state.evolve(
        battles=tuple(one for one in state.battles if one.id != battle.id)
    )
    attackers = here(state, battle, "attack")
    oldest = (one for one in state.fleets_in(battle.area) if hostile_here(state, one))
    if not any(hostile_here(state, one) for one in attackers):
        attackers = tuple(oldest)[:1]
    after = arise(
        after,
        ids(attackers),
        battle.area,
        {one.id: battle.origins.get(one.id) for one in attackers},
        tuple(one.id for one in attackers if one.id in battle.forced),
        {
            one.id: battle.beaten_in[one.id]
            for one in attackers
            if one.id in battle.beaten_in
        },
    )
    return Result(after, (EngagementClosed(battle=battle.id, area=battle.area),))
