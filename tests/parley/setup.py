"""The sides of a parley, its house rules, and the set-ups that it starts from."""

from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field

from rules.kernel.setup import Options, Scenario, option

Side = Literal["north", "south"]
SIDES: Final[tuple[Side, ...]] = ("north", "south")

Code = Annotated[str, Field(pattern=r"^[a-z0-9_]{1,32}$")]
"""The id of a ship, a card or a good: it becomes part of an offer's key."""


class HouseRules(Options):
    """`first_word`: who speaks first in the second round; `hand_limit`: most cards."""

    first_word: Literal["by_die", "north", "south"] = option("by_die", "PAR-TALK-2")
    hand_limit: Annotated[int, Field(ge=1, le=9)] = option(5, "PAR-HAND-2")


class ParleyScenario(Scenario):
    """A set-up: gold and first harbour of each side, ships, cards and goods.

    `cup` gives the worth of each card, `ships` the side of each ship, `stock` the
    units of each good that lie on the quay.
    """

    sides: ClassVar[tuple[str, ...]] = SIDES

    gold: Annotated[int, Field(ge=0, le=99)] = 10
    harbours: Annotated[dict[Side, Code], Field(min_length=len(SIDES))]
    ships: dict[Code, Side]
    cup: dict[Code, Annotated[int, Field(ge=1, le=9)]]
    stock: dict[Code, Annotated[int, Field(ge=0, le=99)]]
