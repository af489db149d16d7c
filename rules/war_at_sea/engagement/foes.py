"""A-S-26: of enemies who are at war among themselves one group is fought first."""

from rules.kernel.audience import UMPIRE
from rules.kernel.fields import Id
from rules.kernel.model import Result
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal
from rules.war_at_sea.commanding import commanded, fleet_choice
from rules.war_at_sea.engagement.answering import joint_answer
from rules.war_at_sea.engagement.forming import foe_groups, form_sides
from rules.war_at_sea.engagement.sides import ask, here, hostile_here
from rules.war_at_sea.engagement.state import Engagement, Foe
from rules.war_at_sea.sequence import WarAtSeaCommand, require_umpire
from rules.war_at_sea.state import WarAtSea


class NameFoe(WarAtSeaCommand):
    """Say which of several enemies, who are at war among themselves, to fight first."""

    path = ("foe",)

    group: Id


def settle_foe(
    state: WarAtSea, battle: Engagement, now: Foe
) -> Result[WarAtSea] | None:
    """Return None while the mover is to name his foe.

    The umpire may change meanwhile how the others stand to each other, and to him:
    where that leaves one group there is no choice.
    """
    mover = here(state, battle, "attack")[0]
    groups = foe_groups(state, hostile_here(state, mover))
    if len(groups) == 1:
        return form_sides(state, battle, groups[0])
    if groups != now.groups:
        return Result(ask(state, battle, now.evolve(groups=groups)))
    return None


def name_foe(state: WarAtSea, command: NameFoe) -> Result[WarAtSea]:
    """Name the group that is fought first by one of its fleets (A-S-26)."""
    battle, now, group = _group_named(state, command.group)
    mover = here(state, battle, "attack")[0]
    if now.umpire_names:
        require_umpire(command.actor)
    elif command.actor != UMPIRE:
        commanded(state, command.actor, mover.id, "A-S-26")

    noted = joint_answer(state, battle, mover, command.actor, f"foe {group[0]}")
    return noted or form_sides(state, battle, group)


def offered(
    state: WarAtSea, battle: Engagement, now: Foe, side: str
) -> tuple[Offer, ...]:
    """Return the groups of which *side* names one."""
    return tuple(
        Offer(
            key=f"foe-{group[0]}",
            side=side,
            decision=battle.decision,
            command=NameFoe,
            filled={"group": group[0]},
            label="foe",
            called={"group": state.fleets[group[0]].name},
        )
        for group in now.groups
    )


def _group_named(state: WarAtSea, name: str) -> tuple[Engagement, Foe, tuple[str, ...]]:
    """Return the group named by its first fleet; raise `Refusal` if there is none."""
    found = [
        (battle, battle.now, group)
        for battle in state.battles
        if isinstance(battle.now, Foe)
        for group in battle.now.groups
    ]
    for one in found:
        if one[2][0] == name:
            return one
    legal = (fleet_choice(state.fleets[group[0]]) for _, _, group in found)
    raise Refusal("no_such_group", ("A-S-26",), legal, group=name)
