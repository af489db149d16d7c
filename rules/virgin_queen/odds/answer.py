"""The answer to `/spain odds`: numbers of ways, exact, and percentages to read."""

from collections.abc import Iterable
from fractions import Fraction
from math import lcm
from typing import Final, Literal

from rules.kernel.audience import Viewer
from rules.kernel.model import Answer
from rules.virgin_queen.names import Power
from rules.virgin_queen.odds.convoy import ranges
from rules.virgin_queen.odds.hits import SIDES, nets
from rules.virgin_queen.odds.prospect import Spoils, spoils
from rules.virgin_queen.odds.question import Odds, expeditions_meant
from rules.virgin_queen.state import SPAIN, Expedition, VirginQueen
from rules.virgin_queen.treasure_fleet.attack import attack_dice, fleet_dice
from rules.virgin_queen.treasure_fleet.rewards import splits

Fate = Literal["won", "nothing", "damaged", "destroyed"]

FATES: Final[tuple[Fate, ...]] = ("won", "nothing", "damaged", "destroyed")
"""What an attack can bring, from the best."""

LONGEST_WAYS: Final = 10**12
"""Ways of which a number is still worth showing beside its percentage."""


class SplitOdds(Answer):
    """A legal way to take the rewards of a net result (VQ-TF-4.14, A-V-20)."""

    treasures: int
    vp: int
    galleons: int


class NetOdds(Answer):
    """In how many `ways`, of all the ways `of` the dice, the net result is `net`."""

    net: int
    ways: int
    of: int
    percent: float
    splits: tuple[SplitOdds, ...]


class AttackOdds(Answer):
    """How an attack may end: `ways` of the dice, `of` them all, in counts and percent.

    `won`, `nothing`, `damaged` and `destroyed` are counts too, and together all `of`
    them. `nets` are the single results above 0.
    """

    expedition: str
    power: Power
    dice: int
    fleet_dice: int
    of: int
    won: int
    won_percent: float
    nothing: int
    nothing_percent: float
    damaged: int
    damaged_percent: float
    destroyed: int
    destroyed_percent: float
    nets: tuple[NetOdds, ...]

    def results(self) -> tuple[Answer, ...]:
        """Return each net result that wins, with what can be taken for it below."""
        return tuple(line for net in self.nets for line in (net, *net.splits))


class HomeOdds(Answer):
    """The chance that exactly `home` of the `sailing` treasures get home.

    It is from `lowest` to `highest` ways of `of`: what is not chosen yet decides.
    `shown` tells whether the numbers are short enough to be read.
    """

    home: int
    sailing: int
    lowest: int
    lowest_percent: float
    highest: int
    highest_percent: float
    of: int
    sure: bool
    shown: bool


class FleetOdds(Answer):
    """The odds of Treasure Fleet: attacks in prospect, for Spain what gets home."""

    expeditions: int
    treasures: int
    escort: int
    attacks: tuple[AttackOdds, ...]
    homes: tuple[HomeOdds, ...]

    def lines(self) -> tuple[Answer, ...]:
        """Return each attack, a single one with its results, then what gets home."""
        results = self.attacks[0].results() if len(self.attacks) == 1 else ()
        return (*self.attacks, *results, *self.homes)


def odds(state: VirginQueen, question: Odds, viewer: Viewer) -> FleetOdds:
    """Answer *question* by counts that are public, or raise `Refusal`.

    Spain is told besides how likely its treasures are to get home.
    """
    meant = expeditions_meant(state, question)
    attacks = tuple(attack_odds(state, captain) for captain in meant)
    open_ = spoils(state, SPAIN)
    return FleetOdds(
        expeditions=len(attacks),
        treasures=open_.treasures,
        escort=open_.galleons,
        attacks=attacks,
        homes=tuple(home_odds(ranges(state))) if viewer == SPAIN else (),
    )


def attack_odds(state: VirginQueen, captain: str) -> AttackOdds:
    """Return how an attack of *captain* would end if he made it now."""
    expedition = state.expeditions[captain]
    dice, against = attack_dice(expedition), fleet_dice(state.escort)
    of = SIDES ** (dice + against)
    counted = nets(dice, against)
    fates: dict[Fate, int] = dict.fromkeys(FATES, 0)
    for net, ways in counted.items():
        fates[fate(net, expedition)] += ways
    prize = spoils(state, expedition.power)
    return AttackOdds(
        expedition=captain,
        power=expedition.power,
        dice=dice,
        fleet_dice=against,
        of=of,
        nets=tuple(
            NetOdds(
                net=net,
                ways=ways,
                of=of,
                percent=percent(ways, of),
                splits=tuple(split_odds(net, prize)),
            )
            for net, ways in counted.items()
            if net > 0
        ),
        won=fates["won"],
        won_percent=percent(fates["won"], of),
        nothing=fates["nothing"],
        nothing_percent=percent(fates["nothing"], of),
        damaged=fates["damaged"],
        damaged_percent=percent(fates["damaged"], of),
        destroyed=fates["destroyed"],
        destroyed_percent=percent(fates["destroyed"], of),
    )


def fate(net: int, expedition: Expedition) -> Fate:
    """Return what a net result does to *expedition* (VQ-TF-4.9, 4.16 to 4.19)."""
    if net > 0:
        return "won"
    if net == 0:
        return "nothing"
    return "damaged" if net == -1 and not expedition.damaged else "destroyed"


def split_odds(net: int, prize: Spoils) -> Iterable[SplitOdds]:
    """Yield the legal ways to take the rewards of a net result."""
    legal = splits(net, prize.treasures, prize.room, prize.galleons)
    for treasures, vp, galleons in legal:
        yield SplitOdds(treasures=treasures, vp=vp, galleons=galleons)


def home_odds(chances: tuple[tuple[Fraction, Fraction], ...]) -> Iterable[HomeOdds]:
    """Yield the ranges as numbers of ways, all of the same whole."""
    of = lcm(*(end.denominator for both in chances for end in both))
    for home, both in enumerate(chances):
        lowest, highest = (int(end * of) for end in both)
        yield HomeOdds(
            home=home,
            sailing=len(chances) - 1,
            lowest=lowest,
            lowest_percent=percent(lowest, of),
            highest=highest,
            highest_percent=percent(highest, of),
            of=of,
            sure=lowest == highest,
            shown=of <= LONGEST_WAYS,
        )


def percent(ways: int, of: int) -> float:
    """Return so many ways in percent, rounded half up to hundredths, to be read."""
    return (2 * 10_000 * ways + of) // (2 * of) / 100
