"""How many treasures get home: the range that the choices still to be made leave open.

Each of the two ends is what would happen if everybody who still chooses (England over
the re-roll, attackers over attacking, their order, their rewards) wished for it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeVar

from rules.virgin_queen.odds.hits import SIDES, nets
from rules.virgin_queen.odds.prospect import in_reach, sailing
from rules.virgin_queen.state import SPAIN, VirginQueen
from rules.virgin_queen.treasure_fleet.attack import attack_dice, fleet_dice
from rules.virgin_queen.treasure_fleet.rewards import splits, vp_room
from rules.virgin_queen.treasure_fleet.zone import may_reroll

N = TypeVar("N", int, Fraction)

Ends = tuple[N, ...]
"""The least chance for each number that gets home, then the greatest for each."""

MOST_COURSES: Final = 3000
"""Courses that are followed: a second's work, far more than a real game has."""


class TooLong(Exception):
    """There are more courses than are followed."""


@dataclass(frozen=True, slots=True)
class Crew:
    """A power's expeditions that were not asked yet, by their dice, and room for VP."""

    dice: tuple[int, ...]
    room: int | None

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

    def rewarded(self, net: int) -> frozenset["Course"]:
        """Return what each legal split of a win makes of it (VQ-TF-4.14)."""
        first, *others = self.crews
        return frozenset(
            Course(
                self.treasures - treasures,
                self.galleons - galleons,
                (first.richer(vp), *others),
            )
            for treasures, vp, galleons in splits(
                net, self.treasures, first.room, self.galleons
            )
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
    homes = sailing(state) + 1
    try:
        ends = Outlook(state).ends()
    except TooLong:
        return ()
    return tuple(zip(ends[:homes], ends[homes:], strict=True))


def _foreseeable(state: VirginQueen) -> bool:
    """Tell whether the attacks are still ahead."""
    if state.fleet is None:
        return bool(state.options.zone_table) and not state.events
    return state.fleet.step != "home"


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
            vp_room(state, power),
        )
        for power in asking
        if power != SPAIN
    )


class Outlook:
    """The chances of each number of treasures to get home, least and greatest.

    All that dice decide is weighed by their ways; what somebody chooses is, for each
    end of each range, what brings it about. Along a course chances are whole numbers
    of ways: of as many as there would be if all who are still asked attacked under
    the present escort.
    """

    def __init__(self, state: VirginQueen) -> None:
        self._state = state
        self._homes = sailing(state) + 1
        self._most = fleet_dice(state.escort)
        self._known: dict[Course, Ends[int]] = {}

    def ends(self) -> Ends[Fraction]:
        """Return the chances from where the event stands, or before it."""
        fleet = self._state.fleet
        if fleet is None or fleet.step == "select":
            return self._first_die()
        if fleet.step == "reroll":
            return self._wished((self._in(fleet.zone), self._thrown()))
        course = self._course(fleet.zone)
        if fleet.step == "reward":
            return self._shares(course, self._rewarded(course, fleet.due))
        return self._shares(course, self._along(course))

    def _first_die(self) -> Ends[Fraction]:
        """Return the chances before the die for the zone, which England may keep."""
        again = self._thrown()
        if not may_reroll(self._state):
            return again
        table = self._state.options.zone_table
        return _mean(self._wished((self._in(zone), again)) for zone in table)

    def _thrown(self) -> Ends[Fraction]:
        """Return the chances before a die that decides the zone for good."""
        return _mean(map(self._in, self._state.options.zone_table))

    def _in(self, zone: str | None) -> Ends[Fraction]:
        """Return the chances once the fleet has appeared in *zone*."""
        course = self._course(zone)
        return self._shares(course, self._along(course))

    def _course(self, zone: str | None) -> Course:
        state = self._state
        return Course(self._homes - 1, state.escort, crews(state, zone))

    def _shares(self, course: Course, ways: Ends[int]) -> Ends[Fraction]:
        """Return ways along a course as parts of all there are."""
        asked = [dice for crew in course.crews for dice in crew.dice]
        of = _power(sum(dice + self._most for dice in asked))
        return tuple(Fraction(one, of) for one in ways)

    def _along(self, course: Course) -> Ends[int]:
        """Return the ways from a course on; each is followed once."""
        if course not in self._known:
            if len(self._known) >= MOST_COURSES:
                raise TooLong
            self._known[course] = self._followed(course)
        return self._known[course]

    def _followed(self, course: Course) -> Ends[int]:
        """Let the first power choose: who is next, and whether he attacks."""
        if not course.crews:
            arrived = (int(course.treasures == home) for home in range(self._homes))
            return (*arrived,) * 2
        first, *others = course.crews
        if not first.dice:
            return self._along(Course(course.treasures, course.galleons, (*others,)))
        return self._wished(
            ways
            for dice in sorted(set(first.dice))
            for ways in (self._passed(course, dice), self._attacked(course, dice))
        )

    def _passed(self, course: Course, dice: int) -> Ends[int]:
        """Return the ways if an expedition of so many dice does not throw them."""
        unthrown = _power(dice + self._most)
        return tuple(unthrown * one for one in self._along(course.after(dice)))

    def _attacked(self, course: Course, dice: int) -> Ends[int]:
        """Return the ways if it attacks; one result without a win is like another."""
        against = fleet_dice(course.galleons)
        after = course.after(dice)
        counted = nets(dice, against)
        lost = sum(ways for net, ways in counted.items() if net <= 0)
        weighed = [(lost, self._along(after))]
        weighed += [
            (ways, self._rewarded(after, net))
            for net, ways in counted.items()
            if net > 0
        ]
        unthrown = _power(self._most - against)
        return tuple(
            unthrown * sum(ways * ends[at] for ways, ends in weighed)
            for at in range(2 * self._homes)
        )

    def _rewarded(self, course: Course, net: int) -> Ends[int]:
        """Return the ways after a win, whose rewards its owner chooses."""
        return self._wished(map(self._along, course.rewarded(net)))

    def _wished(self, open_: Iterable[Ends[N]]) -> Ends[N]:
        """Return the least and the greatest of what can be chosen, end by end."""
        return tuple(
            min(one) if at < self._homes else max(one)
            for at, one in enumerate(zip(*open_, strict=True))
        )


def _mean(faces: Iterable[Ends[Fraction]]) -> Ends[Fraction]:
    """Return the chances before a die is thrown, from those after each face."""
    return tuple(sum(one, Fraction(0)) / len(one) for one in zip(*faces, strict=True))


def _power(dice: int) -> int:
    """Return the ways in which so many dice hit or miss."""
    ways: int = SIDES**dice
    return ways
