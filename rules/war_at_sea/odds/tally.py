"""The ways in which a battle has ended so far, each with its weight."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from rules.war_at_sea.odds.line import Line

End: TypeAlias = Literal["attack", "defend", "draw", "undecided"]
"""Who has won; nobody; or not followed to its end."""

Ending: TypeAlias = tuple[Line, Line, End]
"""What is left of the attackers and of the defenders, and how it ended."""


@dataclass(slots=True)
class Tally:
    """Endings with whole numbers as weights, of which `whole` are all together.

    Weights are split as the battle goes on; `found` has what ended between two
    splits, with the whole of that time.
    """

    whole: int = 1
    found: list[tuple[int, dict[Ending, int]]] = field(default_factory=list)

    def split(self, cases: int) -> None:
        """Let each weight from now on be one of *cases* parts of what it was."""
        self.whole *= cases

    def record(self, ending: Ending, weight: int) -> None:
        """Add *weight* of the present whole to *ending*."""
        if not self.found or self.found[-1][0] != self.whole:
            self.found.append((self.whole, defaultdict(int)))
        self.found[-1][1][ending] += weight

    def endings(self) -> dict[Ending, int]:
        """Return the weight of each ending, of the present whole."""
        weights = defaultdict[Ending, int](int)
        for whole, endings in self.found:
            scale = self.whole // whole
            for ending, weight in endings.items():
                weights[ending] += weight * scale
        return dict(weights)
