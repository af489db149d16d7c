"""VQ-TF-4.9 to VQ-TF-4.15: what an expedition wins, and how its hits are split."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from pydantic import Field

from rules.kernel.audience import Audience, only
from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.expeditions import with_loot
from rules.virgin_queen.names import Power
from rules.virgin_queen.sequence import VirginQueenCommand, require_power
from rules.virgin_queen.state import SPAIN, VirginQueen, sorted_treasures, without
from rules.virgin_queen.treasure_fleet.flow import ask_next
from rules.virgin_queen.treasure_fleet.steps import open_fleet, require_step

Split = tuple[int, int, int]
"""Treasures, victory points and galleons that are taken for one victory."""

Reward = Annotated[int, Field(ge=0, le=99)]


class Take(VirginQueenCommand):
    """Split the hits of a victory: treasures, victory points, galleons destroyed."""

    path = ("take",)

    treasures: Reward = 0
    vp: Reward = 0
    galleons: Reward = 0


class RewardsTaken(Event):
    """An expedition has its rewards; its owner and Spain know which treasures.

    `of` treasures were there to be drawn from. `total` are the points for piracy of
    its power now, `escort` the galleons left; `lost` picks found nothing to take.
    `only` tells that no other split was legal, and nobody was asked.
    """

    hidden: ClassVar[frozenset[str]] = frozenset({"taken"})

    expedition: str
    power: Power
    treasures: int
    of: int
    vp: int
    total: int
    galleons: int
    escort: int
    lost: int
    only: bool
    taken: tuple[str, ...]
    cites: tuple[str, ...]

    def audience(self) -> Audience:
        """Return the captor and Spain."""
        return only(self.power, SPAIN)


def splits(
    net: int, treasures: int, vp_left: int | None, galleons: int
) -> tuple[Split, ...]:
    """Return the legal ways to split *net* hits (VQ-TF-4.14, A-V-20).

    At most *treasures* and *galleons* can be taken, and *vp_left* points, without end
    if None (A-V-21). No category may exceed another, which is not exhausted, by more
    than 1. Nothing is forgone, but what no category can give is lost.
    """
    limits = (treasures, net if vp_left is None else vp_left, galleons)
    due = min(net, sum(limits))
    return tuple(one for one in _sums(due, limits) if _is_even(one, limits))


def open_splits(state: VirginQueen) -> tuple[Split, ...]:
    """Return the splits that the winner of the last attack may choose from."""
    fleet = open_fleet(state)
    if fleet.winner is None:
        return ()
    vp_left = vp_room(state, state.expeditions[fleet.winner].power)
    return splits(fleet.due, len(fleet.selected), vp_left, state.escort)


def vp_room(state: VirginQueen, power: Power) -> int | None:
    """Return how many VP *power* may still score for piracy; None for any (A-V-21)."""
    cap = state.options.piracy_vp_cap
    return max(cap - state.piracy_vp.get(power, 0), 0) if cap else None


def reward(
    state: VirginQueen, captain: str, net: int, dice: Dice
) -> Result[VirginQueen]:
    """Ask a winner for his rewards; an only split is applied at once (A-V-15)."""
    fleet = open_fleet(state)
    won = fleet.evolve(step="reward", winner=captain, due=net)
    after = state.evolve(fleet=won)
    legal = open_splits(after)
    if len(legal) == 1:
        return _rewarded(after, captain, legal[0], dice, asked=False)
    return Result(after.asking())


def take(state: VirginQueen, command: Take, dice: Dice) -> Result[VirginQueen]:
    """Take one's rewards in one of the legal splits (VQ-TF-4.13, VQ-TF-4.14)."""
    fleet = require_step(state, "reward", "VQ-TF-4.9")
    power, winner = require_power(command.actor, state.order), fleet.winner or ""
    owner = state.expeditions[winner].power
    if power != owner:
        raise Refusal(
            "not_your_reward", ("VQ-TF-4.13",), expedition=winner, power=owner
        )
    wanted = (command.treasures, command.vp, command.galleons)
    legal = open_splits(state)
    _require_split(wanted, legal, len(fleet.selected), state.escort)

    return _rewarded(state, winner, wanted, dice, asked=True)


def split_choices(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the legal splits, as refusals list them."""
    return tuple(map(_split_choice, open_splits(state)))


def _require_split(
    wanted: Split, legal: tuple[Split, ...], treasures: int, galleons: int
) -> None:
    """Raise `Refusal` unless *wanted* is one of the *legal* splits."""
    due, choices = sum(legal[0]), map(_split_choice, legal)
    if wanted[0] > treasures:
        cites = ("VQ-TF-4.10", "A-V-23")
        raise Refusal("treasures_gone", cites, choices, left=treasures)
    if wanted[2] > galleons:
        cites = ("VQ-TF-4.12", "A-V-23")
        raise Refusal("galleons_gone", cites, choices, left=galleons)
    if sum(wanted) != due:
        cites = ("VQ-TF-4.9", "A-V-20")
        raise Refusal("wrong_sum", cites, choices, due=due, number=sum(wanted))
    if wanted not in legal:
        raise Refusal("uneven_split", ("VQ-TF-4.14", "A-V-20"), choices, due=due)


def _rewarded(
    state: VirginQueen, captain: str, split: Split, dice: Dice, *, asked: bool
) -> Result[VirginQueen]:
    """Hand out *split* and go on: treasures are drawn at random (A-V-22)."""
    fleet, power = open_fleet(state), state.expeditions[captain].power
    treasures, vp, galleons = split
    drawn = dice.draw(treasures, fleet.selected, "taken") if treasures else ()
    total = state.piracy_vp.get(power, 0) + vp
    after = with_loot(state, captain, drawn).evolve(
        fleet=fleet.evolve(selected=without(fleet.selected, *drawn)),
        escort=state.escort - galleons,
    )
    if vp:
        after = after.evolve(piracy_vp={**state.piracy_vp, power: total})
    lost = fleet.due - sum(split)
    taken = RewardsTaken(
        expedition=captain,
        power=power,
        treasures=treasures,
        of=len(fleet.selected),
        vp=vp,
        total=total,
        galleons=galleons,
        escort=after.escort,
        lost=lost,
        only=not asked,
        taken=sorted_treasures(drawn),
        cites=_cites(split, lost, asked=asked),
    )
    onward = ask_next(after)
    return Result(onward.state, (taken, *onward.events))


def _sums(total: int, limits: Split) -> Iterator[Split]:
    """Yield all splits of *total* within *limits*, most treasures first."""
    most_treasures, most_vp, most_galleons = limits
    for treasures in range(min(total, most_treasures), -1, -1):
        for vp in range(min(total - treasures, most_vp), -1, -1):
            galleons = total - treasures - vp
            if galleons <= most_galleons:
                yield treasures, vp, galleons


def _is_even(split: Split, limits: Split) -> bool:
    """Tell whether no category has 2 more than one that could still give."""
    fewest = min(
        (number for number, most in zip(split, limits, strict=True) if number < most),
        default=max(split),
    )
    return max(split) - fewest <= 1


def _split_choice(split: Split) -> Choice:
    """Return a split as a choice to be told."""
    names = dict(zip(("treasures", "vp", "galleons"), split, strict=True))
    return Choice("-".join(map(str, split)), "split", {**names})


def _cites(split: Split, lost: int, *, asked: bool) -> tuple[str, ...]:
    """Return what decides rewards that were split so."""
    clauses = ("VQ-TF-4.10", "VQ-TF-4.11", "VQ-TF-4.12")
    given = (clause for clause, number in zip(clauses, split, strict=True) if number)
    ruling = "A-V-20" if asked else "A-V-15"
    return (*given, "VQ-TF-4.14", ruling, *(("A-V-21",) if lost else ()))
