"""`/sea odds`: which battle is meant, and under which policies (A-S-43)."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from rules.kernel.audience import Viewer
from rules.kernel.choice import Choice
from rules.kernel.fields import Ids
from rules.kernel.model import Question
from rules.kernel.offers import Inquiry
from rules.kernel.refusal import Refusal
from rules.war_at_sea.commanding import commands, fleet_choice, fleet_named
from rules.war_at_sea.engagement.sides import party
from rules.war_at_sea.engagement.state import Engagement, Foe, Part, Place, Role
from rules.war_at_sea.state import Fleet, WarAtSea

Policy = Literal["fight_to_the_end", "retreat_below"]
Percent = Annotated[int, Field(ge=0, le=100)]


class Odds(Question):
    """Ask how an open battle ends, or one between these fleets if they met.

    A side either fights to the end, or wants to retreat after each round that leaves
    it less than its share of the strength of both, in percent.
    """

    path = ("odds",)

    battle: Annotated[int, Field(ge=1, le=9999)] | None = None
    attackers: Ids | None = None
    defenders: Ids | None = None
    attackers_policy: Policy = "fight_to_the_end"
    attackers_share: Percent = 50
    defenders_policy: Policy = "fight_to_the_end"
    defenders_share: Percent = 50

    def below(self) -> dict[Role, int]:
        """Return the share of strength below which each side retreats, 0 for never."""
        attack, defend = self.attackers_policy, self.defenders_policy
        return {
            "attack": self.attackers_share if attack == "retreat_below" else 0,
            "defend": self.defenders_share if defend == "retreat_below" else 0,
        }


def battle_meant(state: WarAtSea, question: Odds, viewer: Viewer) -> Engagement | None:
    """Return the open engagement that is asked about; None if fleets are named.

    It need not be named where it is the only one, or the only one with a fleet of
    the viewer's. Raises `Refusal`.
    """
    cites = ("SEA-BAT-2", "A-S-33")
    if question.attackers or question.defenders:
        if question.battle is not None:
            raise Refusal("battle_or_fleets", cites)
        return None
    open_ = {one.id: one for one in state.battles}
    legal = [battle_choice(one) for one in state.battles]
    if question.battle is not None:
        if question.battle not in open_:
            raise Refusal("no_such_battle", cites, legal, battle=question.battle)
        return open_[question.battle]
    mine = [one for one in state.battles if _takes_part(state, one, viewer)]
    found = mine if len(mine) == 1 else state.battles
    if len(found) != 1:
        raise Refusal("which_battle", cites, legal)
    return found[0]


def require_odds(battle: Engagement) -> None:
    """Raise `Refusal` before the sides are formed, and once the battle is decided."""
    if isinstance(battle.now, Foe):
        raise Refusal("no_sides_yet", ("SEA-ENG-1", "A-S-26"), battle=battle.id)
    if isinstance(battle.now, Place | Part):
        cites = ("A-S-33", "A-S-39")
        raise Refusal("battle_decided", cites, battle=battle.id, area=battle.area)


def inquiries(state: WarAtSea) -> tuple[Inquiry, ...]:
    """Return the odds of each battle that has its sides and is not decided."""
    return tuple(
        Inquiry(f"odds-{one.id}", Odds, {"battle": one.id}, "odds")
        for one in state.battles
        if not isinstance(one.now, Foe | Place | Part)
    )


def fleets_meant(state: WarAtSea, question: Odds) -> Mapping[Role, tuple[Fleet, ...]]:
    """Return the fleets that are named for both sides, or raise `Refusal`."""
    cites = ("SEA-ENG-1",)
    sides: dict[Role, tuple[str, ...] | None] = {
        "attack": question.attackers,
        "defend": question.defenders,
    }
    legal = [fleet_choice(one) for one in state.fleets.values()]
    found: dict[Role, tuple[Fleet, ...]] = {}
    for role, named in sides.items():
        if not named:
            raise Refusal("name_both_sides", cites, legal)
        found[role] = tuple(
            fleet_named(state, name, *cites) for name in dict.fromkeys(named)
        )
    for fleet in found["attack"]:
        if fleet in found["defend"]:
            code = "on_both_sides"
            raise Refusal(code, cites, fleet=fleet.id, name=fleet.name)
    return found


def battle_choice(battle: Engagement) -> Choice:
    """Return an open engagement as a value to choose, with its area."""
    return Choice(str(battle.id), "battle", {"battle": battle.id, "area": battle.area})


def _takes_part(state: WarAtSea, battle: Engagement, viewer: Viewer) -> bool:
    """Tell whether *viewer* has a fleet in an engagement or beside it."""
    return viewer is not None and any(
        commands(state, fleet, viewer)
        for role in battle.fleets
        for fleet in party(state, battle, role)
    )
