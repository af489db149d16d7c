"""Who answers what an engagement asks: one commander, or all owners alike (A-S-11)."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from rules.kernel.audience import UMPIRE
from rules.kernel.choice import Choice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.commanding import (
    agreed,
    commanded,
    commander_of,
    commands,
    fleet_choice,
    fleet_named,
)
from rules.war_at_sea.engagement.sides import with_battle
from rules.war_at_sea.engagement.state import Engagement
from rules.war_at_sea.state import Fleet, WarAtSea

N = TypeVar("N")
"""A step: what an engagement asks."""


class OwnerAnswered(Event):
    """An owner under joint command has answered; it needs the same from the others.

    `missing` are those who have said nothing yet, or all where their answers differ.
    """

    battle: int
    fleet: str
    name: str
    faction: str
    missing: tuple[str, ...]
    cites: tuple[str, ...] = ("SEA-ALLY-2", "A-S-11")


def asked_fleet(
    state: WarAtSea,
    actor: str,
    named: str | None,
    asked: Iterable[tuple[Engagement, N, Fleet]],
    *cites: str,
) -> tuple[Engagement, N, Fleet]:
    """Return the fleet for which *actor* answers, among those that are *asked*.

    It need not be named where it is the only one of his. The umpire may answer for
    anybody, naming the fleet (A-G-02). Raises `Refusal`, citing *cites*.
    """
    found = list(asked)
    mine = [one for one in found if commands(state, one[2], actor)]
    legal = [fleet_choice(fleet) for _, _, fleet in mine]
    if named is None:
        if len(mine) == 1:
            return mine[0]
        raise Refusal("which_fleet" if mine else "nothing_asked", cites, legal)
    if actor == UMPIRE:
        fleet = fleet_named(state, named, *cites)
    else:
        fleet = commanded(state, actor, named, *cites)
    for one in found:
        if one[2].id == named:
            return one
    raise Refusal("not_asked", cites, legal, fleet=fleet.id, name=fleet.name)


def area_meant(named: str | None, areas: Sequence[str], code: str, *cites: str) -> str:
    """Return the area that is *named*, or the only one of *areas*.

    Raises `Refusal`: *code* for another area or where there is none, `which_area`
    where several are open and none is named.
    """
    if named is not None and named in areas:
        return named
    if named is None and len(areas) == 1:
        return areas[0]
    if named is None and areas:
        raise Refusal("which_area", cites, map(Choice, areas))
    raise Refusal(code, cites, map(Choice, areas), to=named or "nowhere")


def note(
    battle: Engagement, fleet: Fleet, actor: str, answer: str
) -> tuple[Engagement, bool]:
    """Note an answer for *fleet*; tell whether it stands, all owners agreeing.

    The umpire's own word stands at once (A-G-02).
    """
    if actor == UMPIRE:
        return battle, True
    given, stands = agreed(fleet, battle.joint.get(fleet.id, {}), actor, answer)
    if commander_of(fleet) == (actor,):
        return battle, True
    return battle.evolve(joint={**battle.joint, fleet.id: given}), stands


def joint_answer(
    state: WarAtSea, battle: Engagement, fleet: Fleet, actor: str, answer: str
) -> Result[WarAtSea] | None:
    """Note an answer under joint command; None if it stands and is to be followed."""
    noted, stands = note(battle, fleet, actor, answer)
    if stands:
        return None
    return Result(with_battle(state, noted), (owner_answered(noted, fleet, actor),))


def owner_answered(battle: Engagement, fleet: Fleet, actor: str) -> OwnerAnswered:
    """Return the news that one of several owners has answered."""
    return OwnerAnswered(
        battle=battle.id,
        fleet=fleet.id,
        name=fleet.name,
        faction=actor,
        missing=speakers(battle, fleet),
    )


def speakers(battle: Engagement, fleet: Fleet) -> tuple[str, ...]:
    """Return who must still speak for *fleet*: all, if their answers differ."""
    voices = commander_of(fleet)
    silent = tuple(one for one in voices if one not in battle.joint.get(fleet.id, {}))
    return silent or voices
