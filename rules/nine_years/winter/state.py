"""Where Winter Quarters stand, and what was ordered in private."""

from typing import Literal, Self

from pydantic import Field

from rules.kernel.model import Model
from rules.nine_years.sides import Side

Step = Literal["lists", "withdrawals", "lines"]
"""What somebody is asked: lists of destinations (the umpire), step A, step B."""


class Winter(Model):
    """Winter Quarters while something in them is to be decided (flows.md, 3).

    `legal` are the destinations of each obliged force by the snapshot of when step A
    began, worked out once (A-K-19, A-K-24); a force with none is eliminated. `orders`
    are destinations that were chosen, `lines` the Fortified Lines that a side will
    remove: both sealed until the two sides are `done`. `own_lines` are the lines from
    which they are chosen. Where Winter is played openly, `left` has the space that
    each force has left already: by the snapshot it stands there still.
    """

    step: Step
    legal: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    orders: dict[str, str] = Field(default_factory=dict)
    lines: dict[Side, tuple[str, ...]] = Field(default_factory=dict)
    own_lines: dict[Side, tuple[str, ...]] = Field(default_factory=dict)
    left: dict[str, str] = Field(default_factory=dict)
    done: tuple[Side, ...] = ()

    def with_order(self, force: str, to: str) -> Self:
        """Return this with one more order.

        Both are ids out of `legal`. They are not validated: all destinations of all
        forces would be with them, and a winter may have more than a hundred orders.
        """
        return self.model_copy(update={"orders": self.orders | {force: to}})
