"""A-S-43, A-S-51: answers that stay secret until those of both sides are in."""

from typing import ClassVar

from rules.kernel.model import Event
from rules.war_at_sea.battle.lines import leads
from rules.war_at_sea.commanding import commander_of
from rules.war_at_sea.engagement.answering import note, owner_answered
from rules.war_at_sea.engagement.state import Engagement, Fire, Role
from rules.war_at_sea.sequence import WarAtSeaCommand
from rules.war_at_sea.state import Fleet, WarAtSea


class SealedCommand(WarAtSeaCommand):
    """A sealed answer; even which command it is tells too much before the reveal.

    `public_path` is what the public may read in place of its path.
    """

    public_path: ClassVar[tuple[str, ...]]


class AnswerSealed(Event):
    """A side has answered, or changed its answer; the event does not say how."""

    battle: int
    fleet: str
    name: str
    side: Role
    cites: tuple[str, ...]


def sealed(
    battle: Engagement, role: Role, fleet: Fleet, actor: str, answer: str
) -> tuple[Engagement, bool, Event]:
    """Note the answer that *actor* gives for a side; tell whether it is the side's.

    Under joint command it is when all owners have given the same, and no longer if
    one of them then changes his (A-S-11).
    """
    noted, stands = note(battle, fleet, actor, answer)
    if not stands:
        return noted, False, owner_answered(noted, fleet, actor)
    kept = AnswerSealed(
        battle=battle.id,
        fleet=fleet.id,
        name=fleet.name,
        side=role,
        cites=("A-S-51",) if isinstance(battle.now, Fire) else ("A-S-43",),
    )
    return noted, True, kept


def role_of(state: WarAtSea, battle: Engagement, fleet: Fleet) -> Role:
    """Return the side that *fleet* commands."""
    return next(role for role, one in leads(state, battle) if one == fleet)


def unspoken(battle: Engagement, fleet: Fleet) -> tuple[str, ...]:
    """Return the commanders of *fleet* who have said nothing yet."""
    said = battle.joint.get(fleet.id, {})
    return tuple(one for one in commander_of(fleet) if one not in said)
