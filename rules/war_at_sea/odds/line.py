"""The line of battle of one side: what it deals, and what is left when it is hit."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter

from rules.war_at_sea.odds.hulls import Hull, Kind
from rules.war_at_sea.state import Ship


@dataclass(slots=True, eq=False)
class Line:
    """The ships of one side between two rounds; each line is there but once.

    `ships` are in the battle, the strongest first; `out` counts by kind those that
    have left it with 1 health. `attack` is exact, in parts; `plain` and `boosted` are
    the totals that a round takes from it (SEA-BAT-3, SEA-INI-3). `after` are the lines
    found so far for what hits it.
    """

    ships: tuple[Hull, ...]
    out: tuple[int, ...]
    attack: int
    plain: int
    boosted: int
    after: dict[int, "Line"] = field(default_factory=dict)

    @property
    def afloat(self) -> bool:
        """Whether any ship is afloat, in the battle or out of it (A-S-46)."""
        return bool(self.ships) or any(self.out)


class Muster:
    """The ships that one side brings to a battle, and all lines of them found so far.

    `brought` counts them by type and price; `kinds` are those of both sides, in order.
    *supporters* only add their attack (`support_mode` = `attack_only`, A-S-32).
    """

    def __init__(
        self,
        ships: Iterable[Ship],
        kinds: Mapping[str, Kind],
        *,
        wasted: bool,
        supporters: Iterable[Ship] = (),
    ) -> None:
        brought = [kinds[ship.id].at(ship.health) for ship in ships]
        helping = [kinds[ship.id].at(ship.health) for ship in supporters]
        self.brought = Counter((one.kind.type, one.kind.sound.cost) for one in brought)
        self.kinds = tuple(dict.fromkeys(kinds.values()))
        self.wasted = wasted
        self.support = sum(hull.attack for hull in helping if hull.health > 1)
        self.lines = dict[tuple[tuple[Hull, ...], tuple[int, ...]], Line]()
        out = Counter(hull.kind for hull in brought if hull.health == 1)
        self.line = self._line(
            [hull for hull in brought if hull.health > 1],
            [out[kind] for kind in self.kinds],
        )

    def hit(self, line: Line, damage: int) -> Line:
        """Return what an even spread of *damage* leaves of *line*, once for all."""
        after = line.after.get(damage)
        if after is None:
            after = line.after[damage] = self._hit(line, damage)
        return after

    def _hit(self, line: Line, damage: int) -> Line:
        """Deal *damage*, odd points to the stronger ships (SEA-DMG-1, SEA-DMG-2)."""
        if self.wasted:
            share, odd = divmod(damage, len(line.ships))
        else:
            share, odd = depth(damage, [hull.health for hull in line.ships])
        ships, out = list[Hull](), list(line.out)
        for hull in line.ships:
            health = hull.health - share
            if odd and (health > 0 or self.wasted):
                health -= 1
                odd -= 1
            if health > 1:
                ships.append(hull.kind.at(health))
            elif health == 1:
                out[hull.kind.place] += 1
        return self._line(ships, out)

    def _line(self, ships: list[Hull], out: Sequence[int]) -> Line:
        ships.sort(key=attrgetter("merit"), reverse=True)
        key = tuple(ships), tuple(out)
        line = self.lines.get(key)
        if line is None:
            attack = self.support + sum(hull.attack for hull in ships)
            parts = self.kinds[0].parts
            plain = (2 * attack + parts) // (2 * parts)
            boosted = (22 * attack + 10 * parts) // (20 * parts)
            line = self.lines[key] = Line(*key, attack, plain, boosted)
        return line


def depth(damage: int, healths: Iterable[int]) -> tuple[int, int]:
    """Return how deep an even spread reaches, and how many odd points are left.

    Each ship takes that much, or its health if that is less; what a ship cannot take
    goes on to the others, and what none can take is lost (A-S-41).
    """
    order = sorted(healths)
    reached, afloat = 0, len(order)
    for health in order:
        step = (health - reached) * afloat
        if step > damage:
            share, odd = divmod(damage, afloat)
            return reached + share, odd
        damage -= step
        reached = health
        afloat -= 1
    return reached, 0
