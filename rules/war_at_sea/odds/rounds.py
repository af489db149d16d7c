"""All ways in which a battle can go on under even fire, followed round by round."""

from functools import cached_property
from typing import Final

from rules.war_at_sea.battle.judging import SILENT
from rules.war_at_sea.engagement.sides import OTHER
from rules.war_at_sea.engagement.state import Role
from rules.war_at_sea.odds.contest import Contest
from rules.war_at_sea.odds.line import Line
from rules.war_at_sea.odds.tally import End, Tally
from rules.war_at_sea.odds.thinning import Level, Position, likeliest, merged

MOST: Final = 10_000
"""Positions that are followed whole rounds at a time; then only the likeliest are."""

LONGEST: Final = 1_000
"""Rounds for which a battle that is too wide is sure to be followed."""


class Rounds:
    """A battle that is followed until every way has ended.

    Of two dice with n sides the first is higher in n - 1 of 2n cases, the second in as
    many, and in 2 they are equal (SEA-INI-2, SEA-BAT-9). Weights are whole numbers:
    each throw splits them into as many parts.

    Where more than *most* positions would have to be followed, only the likeliest of
    each round are: what becomes of the others is undecided. With *merge* only some are
    from the start, and the others are taken for those that are near to them.
    """

    def __init__(
        self, contest: Contest, most: int = MOST, *, merge: bool = False
    ) -> None:
        self.contest, self.most, self.merge = contest, most, merge
        self.higher, self.equal = contest.sides - 1, 2
        self.bonus = (1, 0) if contest.reroll else (self.higher, self.equal)
        self.first: Position = (
            contest.attack.line,
            contest.defend.line,
            contest.start.silent,
        )
        self.followed = 0
        self.round = contest.start.round
        self.tally = Tally()

    def follow(self) -> Tally:
        """Return how the battle can end."""
        start, level = self.contest.start, {self.first: 1}
        if start.round == 0:
            level = self._checked(level)
        elif start.totals is None:
            level = self._answered(level)
        else:
            dealt, taken = start.totals["attack"], start.totals["defend"]
            struck = self._struck(self.first, dealt, taken)
            level = self._answered(self._checked({struck: 1}))
        while level:
            level = self._answered(self._checked(self._fought(self._kept(level))))
        return self.tally

    def _fought(self, level: Level) -> Level:
        """Fight a round: the dice of the +10 % can fall in three ways (SEA-INI)."""
        self.round += 1
        higher, equal = self.bonus
        self.tally.split(2 * higher + equal)
        after: Level = {}
        for position, weight in level.items():
            attack, defend, _ = position
            ways = (
                (attack.boosted, defend.plain, higher),
                (attack.plain, defend.boosted, higher),
                (attack.plain, defend.plain, equal),
            )
            for dealt, taken, cases in ways:
                if cases:
                    struck = self._struck(position, dealt, taken)
                    after[struck] = after.get(struck, 0) + weight * cases
        return after

    def _struck(self, position: Position, dealt: int, taken: int) -> Position:
        """Return *position* after both totals are dealt at once (SEA-BAT-4)."""
        attack, defend, silent = position
        return (
            self.contest.attack.hit(attack, taken),
            self.contest.defend.hit(defend, dealt),
            0 if dealt or taken else silent + 1,
        )

    def _checked(self, level: Level) -> Level:
        """Take out what is over: a side without ships, or a draw (A-S-33, A-S-39)."""
        last = 0 < self.contest.last <= self.round
        going: Level = {}
        for position, weight in level.items():
            attack, defend, silent = position
            if not (attack.ships and defend.ships):
                self._end(position, winner(attack, defend), weight)
            elif silent == SILENT or last:
                self._end(position, "draw", weight)
            else:
                going[position] = weight
        return going

    def _answered(self, level: Level) -> Level:
        """Let both sides fight on or try to retreat (SEA-BAT-8, SEA-BAT-9, A-S-43)."""
        if not any(self.contest.below.values()):
            return level
        cases = 2 * self.higher + self.equal
        self.tally.split(cases)
        going: Level = {}
        for position, weight in level.items():
            leaving = self._leaving(position)
            if len(leaving) == len(OTHER) and self.contest.both_draw:
                self._end(position, "draw", weight * cases)
                continue
            for side in leaving:
                self._end(position, OTHER[side], weight * self.higher)
            going[position] = weight * (cases - self.higher * len(leaving))
        return going

    def _leaving(self, position: Position) -> list[Role]:
        """Return the sides whose policy is to retreat now."""
        attack, defend, _ = position
        own: dict[Role, int] = {"attack": attack.attack, "defend": defend.attack}
        both = attack.attack + defend.attack
        return [
            side
            for side, strength in own.items()
            if strength * 100 < self.contest.below[side] * both
        ]

    def _kept(self, level: Level) -> Level:
        """Return what of *level* is followed, within the bounds of work."""
        if self.merge or self.followed + len(level) > self.most:
            level = self._thinned(level)
        self.followed += len(level)
        return level

    def _thinned(self, level: Level) -> Level:
        """Return part of *level*, as much as there is room for in every round."""
        width = self.most // self.length if self.followed < 2 * self.most else 0
        if len(level) <= width:
            return level
        if self.merge and width:
            return merged(level, width)
        kept = likeliest(level, width)
        for position, weight in level.items():
            if position not in kept:
                self._end(position, "undecided", weight)
        return kept

    @cached_property
    def length(self) -> int:
        """The rounds it lasts if no die is ever higher, up to `LONGEST`."""
        position = self.first
        for length in range(1, LONGEST):
            attack, defend, silent = position
            if not (attack.ships and defend.ships) or silent == SILENT:
                return length
            position = self._struck(position, attack.plain, defend.plain)
        return LONGEST

    def _end(self, position: Position, end: End, weight: int) -> None:
        attack, defend, _ = position
        self.tally.record((attack, defend, end), weight)


def winner(attack: Line, defend: Line) -> End:
    """Return who has won when at least one line has no ship in the battle.

    If neither has one, it is the side that alone has a ship afloat; else nobody
    (A-S-33, A-S-46).
    """
    if bool(attack.ships) != bool(defend.ships):
        return "attack" if attack.ships else "defend"
    if attack.afloat != defend.afloat:
        return "attack" if attack.afloat else "defend"
    return "draw"
