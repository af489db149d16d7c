"""SEA-INI: before each round both sides roll; the higher die deals a tenth more."""

from typing import Literal

from rules.kernel.dice import Dice
from rules.kernel.model import Event, Result
from rules.war_at_sea.battle.fire import chooses
from rules.war_at_sea.battle.lines import firing
from rules.war_at_sea.battle.strength import total
from rules.war_at_sea.engagement.sides import ROLES, ask
from rules.war_at_sea.engagement.state import Engagement, Fire, Role
from rules.war_at_sea.state import WarAtSea


class BonusRolled(Event):
    """The dice before a round, who gets the tenth more, and what each side deals.

    `ties` counts the throws before these that were equal and made again (A-S-56).
    """

    battle: int
    round: int
    attack: int
    defend: int
    bonus: Role | Literal["nobody"]
    ties: int
    attack_total: int
    defend_total: int
    cites: tuple[str, ...]


def next_round(state: WarAtSea, battle: Engagement, dice: Dice) -> Result[WarAtSea]:
    """Roll for the bonus and fix both totals before any loss (SEA-INI, SEA-BAT-4)."""
    attack, defend, ties = _thrown(state, dice)

    higher: Role | None = None
    if attack != defend:
        higher = "attack" if attack > defend else "defend"
    totals = {
        role: total(
            firing(state, battle, role),
            state.ship_types,
            state.options,
            bonus=role == higher,
        )
        for role in ROLES
    }
    fought = battle.evolve(round=battle.round + 1)
    asked = tuple(role for role in ROLES if chooses(state, fought, role, totals[role]))
    rolled = BonusRolled(
        battle=battle.id,
        round=fought.round,
        attack=attack,
        defend=defend,
        bonus=higher or "nobody",
        ties=ties,
        attack_total=totals["attack"],
        defend_total=totals["defend"],
        cites=(
            "SEA-INI-1",
            *(("SEA-INI-2", "SEA-INI-3") if higher else ("A-S-56",)),
            *(("A-S-56",) if ties else ()),
        ),
    )
    now = Fire(totals=totals, asked=asked)
    return Result(ask(state, fought, now), (rolled,))


def _thrown(state: WarAtSea, dice: Dice) -> tuple[int, int, int]:
    """Return both faces, the attackers' first, and how many ties came before them."""
    ties = 0
    while True:
        (attack,) = dice.roll(1, "bonus_attack", state.options.dice_sides)
        (defend,) = dice.roll(1, "bonus_defend", state.options.dice_sides)
        if attack != defend or state.options.bonus_tie == "none":
            return attack, defend, ties
        ties += 1
