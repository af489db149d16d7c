"""A-S-33, A-S-39, A-S-46: who is beaten, what is a draw, and what goes on."""

from rules.kernel.dice import Dice
from rules.kernel.model import Result
from rules.war_at_sea.battle.bonus import next_round
from rules.war_at_sea.battle.capture import beat
from rules.war_at_sea.battle.draw import begin_parting
from rules.war_at_sea.battle.lines import exposed, targets
from rules.war_at_sea.battle.staying import begin_staying
from rules.war_at_sea.engagement.sides import OTHER, ROLES
from rules.war_at_sea.engagement.state import Engagement
from rules.war_at_sea.state import WarAtSea

SILENT = 2
"""Rounds without damage, one after the other, that make a draw (A-S-39)."""


def judge(
    state: WarAtSea, battle: Engagement, dice: Dice, *, fought: bool
) -> Result[WarAtSea]:
    """Find who is beaten; else begin the first round, or ask who stays once *fought*.

    A side without a ship in the battle is beaten if the other has one; with none on
    either side one that has nothing afloat has lost, and else it is a draw (A-S-46).
    """
    fighting = [role for role in ROLES if targets(state, battle, role)]
    left = fighting or [role for role in ROLES if exposed(state, battle, role)]
    if len(left) == 1:
        cites = ("SEA-RET-1", "A-S-33") if fighting else ("A-S-46",)
        return beat(state, battle, OTHER[left[0]], "no_ship_left", *cites)
    if not fighting:
        return begin_parting(state, battle, "no_ship_left", "A-S-46", "A-S-39")
    if not fought:
        return next_round(state, battle, dice)
    if battle.silent >= SILENT:
        return begin_parting(state, battle, "silence", "A-S-39")
    if 0 < state.options.max_rounds <= battle.round:
        return begin_parting(state, battle, "last_round", "SEA-BAT-2", "A-S-39")
    return begin_staying(state, battle)
