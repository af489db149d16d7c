"""Land units and army leaders, wherever they are."""

from typing import Annotated, Self

from pydantic import Field

from rules.kernel.model import Model

MOST_UNITS = 99

Units = Annotated[int, Field(ge=0, le=MOST_UNITS)]


class Troops(Model):
    """Land units by kind; each counts 1, leaders count nothing (A-V-37)."""

    regulars: Units = 0
    mercenaries: Units = 0

    @property
    def units(self) -> int:
        """How many land units these are."""
        return self.regulars + self.mercenaries

    def plus(self, other: "Troops") -> Self:
        """Return both together."""
        return self.evolve(
            regulars=self.regulars + other.regulars,
            mercenaries=self.mercenaries + other.mercenaries,
        )

    def minus(self, other: "Troops") -> Self:
        """Return what is left without *other*, of which all must be here."""
        return self.evolve(
            regulars=self.regulars - other.regulars,
            mercenaries=self.mercenaries - other.mercenaries,
        )

    def holds(self, other: "Troops") -> bool:
        """Tell whether all of *other* are among these."""
        return self.regulars >= other.regulars and self.mercenaries >= other.mercenaries

    def at_most(self, other: "Troops") -> Self:
        """Return as many of each kind as *other* has, if there are more."""
        return self.evolve(
            regulars=min(self.regulars, other.regulars),
            mercenaries=min(self.mercenaries, other.mercenaries),
        )


NONE = Troops()
