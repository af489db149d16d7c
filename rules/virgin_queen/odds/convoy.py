"""How many treasures get home: the range that the choices still to be made leave open.

Each of the two ends is what would happen if everybody who still chooses (England over
the re-roll, attackers over attacking, their order, their rewards) wished for it.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import Final

from rules.virgin_queen.odds.hits import SIDES, nets
from rules.virgin_queen.odds.prospect import in_reach, room, sailing
from rules.virgin_queen.state import SPAIN, VirginQueen
from rules.virgin_queen.treasure_fleet.attack import attack_dice, fleet_dice
from rules.virgin_queen.treasure_fleet.rewards import splits
from rules.virgin_queen.treasure_fleet.zone import may_reroll

Best = Callable[[Iterable[Fraction]], Fraction]
"""What those who choose wish for: the greatest chance, or the least."""

MOST_ORDERS: Final = 3000
"""Sets of expeditions still to be asked, in one zone, that are followed up."""


@dataclass(frozen=True, slots=True)
class Crew:
    """A power's expeditions that were not asked yet, by their dice, and room for VP."""

    dice: tuple[int, ...]
    room: int | None

    @property
    def sets(self) -> int:
        """How many different sets of them can be left."""
        return prod(count + 1 for count in Counter(self.dice).values())

    def less(self, dice: int) -> "Crew":
        """Return the crew without one expedition of so many dice."""
        at = self.dice.index(dice)
        return Crew(self.dice[:at] + self.dice[at + 1 :], self.room)

    def richer(self, vp: int) -> "Crew":
        """Return the crew after its power has scored so many VP."""
        return self if self.room is None else Crew(self.dice, self.room - vp)


@dataclass(frozen=True, slots=True)
class Course:
    """The treasures and galleons that are left, and who is still asked, in order."""

    treasures: int
    galleons: int
    crews: tuple[Crew, ...]

    def rewarded(self, net: int) -> tuple["Course", ...]:
        """Return what each legal split of a win makes of it (VQ-TF-4.14)."""
        first, *others = self.crews
        legal = splits(net, self.treasures, first.room, self.galleons)
        return tuple(
            Course(
                self.treasures - treasures,
                self.galleons - galleons,
                (first.richer(vp), *others),
            )
            for treasures, vp, galleons in legal
        )

    def after(self, dice: int) -> "Course":
        """Return it after the first power's expedition of so many dice was asked."""
        first, *others = self.crews
        return Course(self.treasures, self.galleons, (first.less(dice), *others))


def ranges(state: VirginQueen) -> tuple[tuple[Fraction, Fraction], ...]:
    """Return the least and the greatest chance that exactly 0, 1, 2... get home.

    Empty where there is nothing to foresee: after the attacks, without a table of
    zones, once the event of the turn is over; and for too many expeditions.
    """
    if not _foreseeable(state):
        return ()
    return tuple(
        (Outlook(state, home, min).chance(), Outlook(state, home, max).chance())
        for home in range(sailing(state) + 1)
    )


def _foreseeable(state: VirginQueen) -> bool:
    """Tell whether the attacks are still ahead, and can be followed up."""
    fleet = state.fleet
    if fleet is None:
        ahead = bool(state.options.zone_table) and not state.events
    else:
        ahead = fleet.step != "home"
    zones = {*state.options.zone_table, fleet.zone if fleet else None}
    return ahead and all(
        prod(crew.sets for crew in crews(state, zone)) <= MOST_ORDERS for zone in zones
    )


def crews(state: VirginQueen, zone: str | None) -> tuple[Crew, ...]:
    """Return who would be asked in *zone*, in impulse order (VQ-TF-4.2, A-V-14)."""
    fleet = state.fleet
    asking = state.order if fleet is None or not fleet.queue else fleet.queue
    return tuple(
        Crew(
            tuple(
                sorted(
                    attack_dice(state.expeditions[captain])
                    for captain in in_reach(state, power, zone)
                )
            ),
            room(state, power),
        )
        for power in asking
        if power != SPAIN
    )


class Outlook:
    """The chance that exactly `home` treasures get home.

    All that dice decide is weighed by their ways; what somebody chooses, by `best`.
    """

    def __init__(self, state: VirginQueen, home: int, best: Best) -> None:
        self._state = state
        self._home = home
        self._best = best
        self._known: dict[Course, Fraction] = {}

    def chance(self) -> Fraction:
        """Return the chance from where the event stands, or before it."""
        fleet = self._state.fleet
        if fleet is None or fleet.step == "select":
            return self._first_die()
        if fleet.step == "reroll":
            return self._best((self._in(fleet.zone), self._thrown()))
        if fleet.step == "reward":
            return self._rewarded(self._course(fleet.zone), fleet.due)
        return self._in(fleet.zone)

    def _first_die(self) -> Fraction:
        """Return the chance before the die for the zone, which England may keep."""
        again = self._thrown()
        if not may_reroll(self._state):
            return again
        table = self._state.options.zone_table
        kept = (self._best((self._in(zone), again)) for zone in table)
        return sum(kept, Fraction(0)) / len(table)

    def _thrown(self) -> Fraction:
        """Return the chance before a die that decides the zone for good."""
        table = self._state.options.zone_table
        return sum(map(self._in, table), Fraction(0)) / len(table)

    def _in(self, zone: str | None) -> Fraction:
        """Return the chance once the fleet has appeared in *zone*."""
        return self._along(self._course(zone))

    def _course(self, zone: str | None) -> Course:
        state = self._state
        return Course(sailing(state), state.escort, crews(state, zone))

    def _along(self, course: Course) -> Fraction:
        """Return the chance from a course on; each is followed once."""
        if course not in self._known:
            self._known[course] = self._followed(course)
        return self._known[course]

    def _followed(self, course: Course) -> Fraction:
        """Let the first power choose: who is next, and whether he attacks."""
        if course.treasures < self._home:
            return Fraction(0)
        if not course.crews:
            return Fraction(course.treasures == self._home)
        first, *others = course.crews
        if not first.dice:
            return self._along(Course(course.treasures, course.galleons, tuple(others)))
        return self._best(
            chance
            for dice in sorted(set(first.dice))
            for chance in (
                self._along(course.after(dice)),
                self._attacked(course, dice),
            )
        )

    def _attacked(self, course: Course, dice: int) -> Fraction:
        """Return the chance if an expedition of so many dice attacks."""
        against = fleet_dice(course.galleons)
        after = course.after(dice)
        weighed = (
            ways * (self._rewarded(after, net) if net > 0 else self._along(after))
            for net, ways in nets(dice, against).items()
        )
        return Fraction(sum(weighed, Fraction(0)), SIDES ** (dice + against))

    def _rewarded(self, course: Course, net: int) -> Fraction:
        """Return the chance after a win, whose rewards its owner chooses."""
        return self._best(map(self._along, course.rewarded(net)))
