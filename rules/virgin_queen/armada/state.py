"""What is known of the Armada: afloat, or waiting on the Turn Track."""

from typing import Annotated, Final, Literal

from pydantic import Field

from rules.kernel.model import Model
from rules.virgin_queen.troops import NONE, Troops

Strength = Literal[2, 4, 6, 8]
"""What the two counters show on their sides (VQ-AR-1.4)."""

LEAST: Final[Strength] = 2
MOST: Final[Strength] = 8
STEP: Final = 2
"""Strength that a level is worth (VQ-AR-2.4)."""

PORTS: Final = ("seville", "corunna", "lisbon")
"""Where it can be created and upgraded (VQ-AR-1.2, VQ-AR-2.6)."""

Count = Annotated[int, Field(ge=0)]


class Armada(Model):
    """The Armada on the map; there is only one (VQ-AR-1.4).

    `place` is a space (in port) or a sea. `cargo` are the land units aboard, `leaders`
    the army leaders, Spanish ones only (A-V-53); `beaten` those of the cargo that lost
    a field battle earlier in this impulse (VQ-AR-3.5). `excess` units must still be
    destroyed (VQ-AR-5.5). `banked` are CP put into it that make no level yet (A-V-34,
    option).
    """

    strength: Strength
    place: str
    cargo: Troops = NONE
    leaders: tuple[str, ...] = ()
    beaten: Troops = NONE
    excess: Count = 0
    banked: Count = 0
