"""Where the event stands, what was selected, who has attacked."""

from typing import Annotated, Literal

from pydantic import Field

from rules.kernel.model import Model
from rules.virgin_queen.names import Power

Step = Literal["select", "reroll", "attack", "reward", "home"]
"""What somebody is asked; all other states are passed through at once."""


class TreasureFleet(Model):
    """The event while it is open.

    `count` treasures are to be selected (VQ-TF-2.3 to 2.5), `selected` are those that
    sail and were not taken yet. `die` is the face that decides the `zone`. `queue` has
    the powers that are still asked, the one that is asked now first; `asked` the
    expeditions that have attacked or passed, `attacked` those that attacked. `winner`
    won with a net result of `due` and is asked for its rewards. `home` are expeditions
    whose owners are asked whether they return.
    """

    step: Step
    count: Annotated[int, Field(ge=0)]
    selected: tuple[str, ...] = ()
    die: Annotated[int, Field(ge=1, le=6)] | None = None
    zone: str | None = None
    queue: tuple[Power, ...] = ()
    asked: tuple[str, ...] = ()
    attacked: tuple[str, ...] = ()
    winner: str | None = None
    due: Annotated[int, Field(ge=0)] = 0
    home: tuple[str, ...] = ()
