"""The answer to `/sea odds`: chances in percent, average losses in ships and gold."""

from fractions import Fraction
from math import floor
from typing import Final, Literal

from rules.kernel.audience import Viewer
from rules.kernel.model import Answer
from rules.war_at_sea.engagement.sides import ROLES, names, party
from rules.war_at_sea.engagement.state import Role
from rules.war_at_sea.odds.contest import of_battle, of_fleets
from rules.war_at_sea.odds.outcome import Loss, Outcome, estimate, outcome
from rules.war_at_sea.odds.question import (
    Odds,
    battle_meant,
    fleets_meant,
    require_odds,
)
from rules.war_at_sea.state import WarAtSea

LONGEST_FRACTION: Final = 24
"""Characters of a fraction that is still worth showing beside its percentage."""

WinOrDraw = Literal["attack", "draw", "defend"]

ENDS: Final[tuple[WinOrDraw, ...]] = ("attack", "draw", "defend")
"""How a battle can end for the attackers, from the best."""


class EndOdds(Answer):
    """How likely one end of a battle is, in percent.

    `fraction` is exact, or empty if it is long. Where the battle was not followed to
    its end, `percent` is an estimate; certain is that it is from `least` to `most`.
    """

    end: WinOrDraw
    exact: bool
    percent: float
    fraction: str
    least: float
    most: float


class ShipOdds(Answer):
    """What a side loses of a type on average: ships sunk, ships captured, gold."""

    side: Role
    type: str
    brought: int
    sunk: float
    captured: float
    gold: float


class BattleOdds(Answer):
    """The chances of a battle, and what it costs both sides in gold on average.

    `battle` is 0 for fleets that have not met, `round` the last that was begun.
    `attackers_below` and `defenders_below` are the policies: the percentage of the
    strength of both below which the side retreats, 0 for a fight to the end.
    `undecided` percent of the ways were not followed to their end.
    """

    battle: int
    round: int
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    attackers_below: int
    defenders_below: int
    undecided: float
    attackers_gold: float
    defenders_gold: float
    ends: tuple[EndOdds, ...]
    losses: tuple[ShipOdds, ...]

    def lines(self) -> tuple[Answer, ...]:
        """Return the chance of each end, then the losses by side and type."""
        return (*self.ends, *self.losses)


def odds(state: WarAtSea, question: Odds, viewer: Viewer) -> BattleOdds:
    """Answer *question*, or raise `Refusal` if no undecided battle is meant.

    The fleets are taken as they are, all fire as even, whatever sealed orders there
    are. What comes after the battle does not count: where the beaten go, or that they
    surrender.
    """
    battle = battle_meant(state, question, viewer)
    below = question.below()
    if battle is None:
        fleets = fleets_meant(state, question)
        asked = of_fleets(state, fleets, fleets, below)
    else:
        require_odds(battle)
        fleets = {role: party(state, battle, role) for role in ROLES}
        asked = of_battle(state, battle, below)

    found = outcome(asked)
    about = estimate(asked) if found.undecided else found
    return BattleOdds(
        battle=battle.id if battle else 0,
        round=asked.start.round,
        attackers=names(fleets["attack"]),
        defenders=names(fleets["defend"]),
        attackers_below=below["attack"],
        defenders_below=below["defend"],
        undecided=percent(found.undecided),
        attackers_gold=rounded(sum(map(gold, about.losses["attack"]))),
        defenders_gold=rounded(sum(map(gold, about.losses["defend"]))),
        ends=ends(found, about),
        losses=tuple(
            ShipOdds(
                side=role,
                type=loss.type,
                brought=loss.brought,
                sunk=rounded(loss.sunk),
                captured=rounded(loss.captured),
                gold=rounded(gold(loss)),
            )
            for role in ROLES
            for loss in about.losses[role]
        ),
    )


def ends(found: Outcome, about: Outcome) -> tuple[EndOdds, ...]:
    """Return the chance of each end, as *about* has it but in the bounds of *found*.

    What *found* leaves open is divided as *about* divides what goes beyond it.
    """
    counted = (found.attack, found.draw, found.defend)
    likely = (about.attack, about.draw, about.defend)
    beyond = [
        max(more - least, Fraction(0))
        for least, more in zip(counted, likely, strict=True)
    ]
    part = found.undecided / (sum(beyond) or 1)
    return tuple(
        EndOdds(
            end=end,
            exact=not found.undecided,
            percent=percent(least + part * more),
            fraction="" if found.undecided else short(least),
            least=percent(least),
            most=percent(least + found.undecided),
        )
        for end, least, more in zip(ENDS, counted, beyond, strict=True)
    )


def gold(loss: Loss) -> Fraction:
    """Return the price of the ships that are lost on average."""
    return loss.cost * (loss.sunk + loss.captured)


def short(chance: Fraction) -> str:
    """Return *chance* as a fraction, or nothing if it takes too many digits."""
    text = str(chance)
    return text if len(text) <= LONGEST_FRACTION else ""


def percent(chance: Fraction) -> float:
    """Return *chance* in percent, rounded half up to hundredths."""
    return rounded(chance * 100)


def rounded(number: Fraction | int) -> float:
    """Return *number*, rounded half up to hundredths."""
    return floor(number * 100 + Fraction(1, 2)) / 100
