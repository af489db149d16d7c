"""The position without what a viewer may not know (A-S-43, A-S-51, flows.md 4)."""

from typing import Final

from rules.kernel.audience import UMPIRE, Viewer
from rules.war_at_sea.engagement.state import (
    Answer,
    Engagement,
    Fire,
    Role,
    Shots,
    Stay,
    Step,
)
from rules.war_at_sea.state import PIRATES, WarAtSea

UNSEEN: Final[Answer] = "unseen"


def view(state: WarAtSea, viewer: Viewer) -> WarAtSea:
    """Return *state* without sealed answers and standing answers of others.

    What is sealed is seen by its own side alone until the last answer is in: not by
    the umpire either, unless he has sealed it for his pirates. That somebody has
    answered is no secret.
    """
    battles = tuple(_seen(state, one, viewer) for one in state.battles)
    standing = {side: one for side, one in state.standing.items() if side == viewer}
    return state.evolve(battles=battles, standing=standing)


def own_roles(state: WarAtSea, battle: Engagement, viewer: Viewer) -> frozenset[Role]:
    """Return the sides of an engagement whose sealed answers *viewer* sees."""
    return frozenset(
        role
        for role, names in battle.fleets.items()
        for name in (*names, *battle.helpers.get(role, ()))
        if name in state.fleets
        for owner in state.fleets[name].owners
        if viewer == (UMPIRE if owner == PIRATES else owner)
    )


def _seen(state: WarAtSea, battle: Engagement, viewer: Viewer) -> Engagement:
    """Return an engagement with the sealed answers of other sides masked."""
    own = own_roles(state, battle, viewer)
    return battle.evolve(
        now=_step(battle.now, own), joint=_joint(state, battle, viewer)
    )


def _step(now: Step, own: frozenset[Role]) -> Step:
    """Return what is asked, with the sealed answers of other sides masked."""
    match now:
        case Fire():
            orders = {
                role: one if role in own else Shots(unseen=True)
                for role, one in now.orders.items()
            }
            return now.evolve(orders=orders)
        case Stay():
            return now.evolve(
                answers={
                    role: one if role in own else UNSEEN
                    for role, one in now.answers.items()
                }
            )
        case _:
            return now


def _joint(
    state: WarAtSea, battle: Engagement, viewer: Viewer
) -> dict[str, dict[str, str]]:
    """Return the answers under joint command, sealed ones for their owners alone."""
    if not isinstance(battle.now, Fire | Stay):
        return battle.joint
    return {
        fleet: {
            owner: said if viewer in state.fleets[fleet].owners else UNSEEN
            for owner, said in answers.items()
        }
        for fleet, answers in battle.joint.items()
        if fleet in state.fleets
    }
