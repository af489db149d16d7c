"""All ways in which chance can decide a command, and a game played out along each.

It knows nothing of the odds that it checks: dice are thrown face by face.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from fractions import Fraction

from rules.kernel.dice import Dice
from rules.virgin_queen.names import Power
from rules.virgin_queen.state import SPAIN, VirginQueen
from rules.virgin_queen.treasure_fleet.attack import Attack, PassBy, asked_attackers
from rules.virgin_queen.treasure_fleet.homing import Stay
from rules.virgin_queen.treasure_fleet.orders import AnyAnswer, answer
from rules.virgin_queen.treasure_fleet.rewards import Take, open_splits
from rules.virgin_queen.treasure_fleet.selecting import SelectTreasures
from rules.virgin_queen.treasure_fleet.starting import Start
from rules.virgin_queen.treasure_fleet.zone import Keep, Reroll

Best = Callable[[Iterable[Fraction]], Fraction]

PLAIN, HIT = 1, 6
"""Faces that stand for those that miss (4 of 6), and those that hit (2 of 6)."""


class Fork(Exception):
    """Chance must decide: between so many ways, each with its weight."""

    def __init__(self, weights: tuple[Fraction, ...]) -> None:
        self.weights = weights


class ForkingDice:
    """Dice that fall as decided before, and ask for more when that is used up."""

    def __init__(self, decided: tuple[int, ...]) -> None:
        self._decided = list(decided)

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        """Throw: for a zone all six faces differ, in a fight only hit or miss."""
        if purpose.startswith("zone"):
            return tuple(
                1 + self._next((Fraction(1, sides),) * sides) for _ in range(count)
            )
        weights = (Fraction(4, 6), Fraction(2, 6))
        return tuple((PLAIN, HIT)[self._next(weights)] for _ in range(count))

    def draw(self, count: int, cup: Collection[str], purpose: str) -> tuple[str, ...]:
        """Draw the first ones: which treasures they are makes no difference."""
        return tuple(cup)[:count]

    def _next(self, weights: tuple[Fraction, ...]) -> int:
        if not self._decided:
            raise Fork(weights)
        return self._decided.pop(0)


def outcomes(
    state: VirginQueen, command: AnyAnswer
) -> Iterator[tuple[Fraction, VirginQueen]]:
    """Yield each way in which *command* can turn out, with its chance."""
    ahead: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while ahead:
        decided, chance = ahead.pop()
        dice: Dice = ForkingDice(decided)
        try:
            yield chance, answer(state, command, dice).state
        except Fork as fork:
            ahead += [
                ((*decided, at), chance * weight)
                for at, weight in enumerate(fork.weights)
            ]


def commands(state: VirginQueen) -> list[AnyAnswer]:
    """Return all that whoever is asked in the event may answer."""
    fleet = state.fleet
    if fleet is None:
        return [Start(actor=SPAIN)]
    match fleet.step:
        case "select":
            chosen = state.row[: fleet.count]
            return [SelectTreasures(actor=SPAIN, treasures=chosen)]
        case "reroll":
            return [Keep(actor="england"), Reroll(actor="england")]
        case "attack":
            power = fleet.queue[0]
            return [
                kind(actor=power, expedition=captain)
                for captain in asked_attackers(state, power)
                for kind in (Attack, PassBy)
            ]
        case "reward":
            owner = _owner(state, fleet.winner or "")
            return [
                Take(actor=owner, treasures=treasures, vp=vp, galleons=galleons)
                for treasures, vp, galleons in open_splits(state)
            ]
        case _:
            captain = fleet.home[0]
            return [Stay(actor=_owner(state, captain), expedition=captain)]


def chance_home(state: VirginQueen, home: int, best: Best) -> Fraction:
    """Return the chance that exactly *home* treasures get home, played to the end.

    What somebody chooses is chosen by *best*; *state* is before the event or in it.
    """
    had = len(state.held(SPAIN))
    known: dict[str, Fraction] = {}

    def ahead(now: VirginQueen) -> Fraction:
        fleet = now.fleet
        if fleet is None or fleet.step == "home":
            return Fraction(len(now.held(SPAIN)) - had == home)
        key = now.model_dump_json()
        if key not in known:
            known[key] = best(
                sum(
                    (chance * ahead(after) for chance, after in outcomes(now, one)),
                    Fraction(0),
                )
                for one in commands(now)
            )
        return known[key]

    first = state.fleet is None
    if not first:
        return ahead(state)
    (begin,) = commands(state)
    return sum(
        (chance * ahead(after) for chance, after in outcomes(state, begin)),
        Fraction(0),
    )


def _owner(state: VirginQueen, captain: str) -> Power:
    return state.expeditions[captain].power
