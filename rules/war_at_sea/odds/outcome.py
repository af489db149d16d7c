"""How a battle can end, and what it costs both sides on average, exactly."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from rules.war_at_sea.engagement.state import Role
from rules.war_at_sea.odds.contest import Contest
from rules.war_at_sea.odds.line import Line, Muster
from rules.war_at_sea.odds.rounds import MOST, Rounds
from rules.war_at_sea.odds.tally import End, Tally

Fate: TypeAlias = tuple[Line, End]
"""What is left of one side, and how the battle ended."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What becomes of the ships of one type on one side, on average.

    `open` are ships afloat where the battle was not followed to its end: at worst
    they are lost as well.
    """

    type: str
    cost: int
    brought: int
    sunk: Fraction
    captured: Fraction
    open: Fraction


@dataclass(frozen=True, slots=True)
class Outcome:
    """The chances of a battle, which sum to 1, and the losses of both sides.

    `attack` and `defend` win. `undecided` is 0, and all is exact, unless the battle
    was too long to be followed to its end; then each chance may be more by as much.
    """

    attack: Fraction
    draw: Fraction
    defend: Fraction
    undecided: Fraction
    losses: Mapping[Role, tuple[Loss, ...]]


def outcome(contest: Contest, most: int = MOST) -> Outcome:
    """Return how *contest* ends.

    About *most* positions are followed; what becomes of others is undecided.
    """
    return summed(Rounds(contest, most).follow(), contest)


def estimate(contest: Contest, most: int = MOST) -> Outcome:
    """Return about how *contest* ends, if it is too long for `outcome`.

    Of each round some positions are followed, and the others are taken for those that
    are near to them.
    """
    return summed(Rounds(contest, most, merge=True).follow(), contest)


def summed(tally: Tally, contest: Contest) -> Outcome:
    """Return the chances and losses that the endings of *tally* come to."""
    chances = defaultdict[End, int](int)
    attackers = defaultdict[Fate, int](int)
    defenders = defaultdict[Fate, int](int)
    for (attack, defend, end), weight in tally.endings().items():
        chances[end] += weight
        attackers[attack, end] += weight
        defenders[defend, end] += weight
    whole = tally.whole
    return Outcome(
        attack=Fraction(chances["attack"], whole),
        draw=Fraction(chances["draw"], whole),
        defend=Fraction(chances["defend"], whole),
        undecided=Fraction(chances["undecided"], whole),
        losses={
            "attack": _losses(contest.attack, attackers, "defend", whole),
            "defend": _losses(contest.defend, defenders, "attack", whole),
        },
    )


def _losses(
    muster: Muster, fates: Mapping[Fate, int], victor: End, whole: int
) -> tuple[Loss, ...]:
    """Return the losses by type of one side, whose enemy wins at the end *victor*.

    Its ships with 1 health are captured then, and only then (SEA-CAP-2).
    """
    afloat, captured, undecided = (defaultdict[str, int](int) for _ in range(3))
    for (line, end), weight in fates.items():
        for hull in line.ships:
            afloat[hull.kind.type] += weight
            if end == "undecided":
                undecided[hull.kind.type] += weight
        for kind, count in zip(muster.kinds, line.out, strict=True):
            afloat[kind.type] += weight * count
            if end == victor:
                captured[kind.type] += weight * count
            elif end == "undecided":
                undecided[kind.type] += weight * count
    return tuple(
        Loss(
            type=name,
            cost=cost,
            brought=brought,
            sunk=brought - Fraction(afloat[name], whole),
            captured=Fraction(captured[name], whole),
            open=Fraction(undecided[name], whole),
        )
        for (name, cost), brought in muster.brought.items()
    )
