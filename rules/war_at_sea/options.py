"""The house rules of War at Sea: the ambiguities that a table may settle."""

from typing import Annotated, Literal

from pydantic import Field

from rules.kernel.setup import Options, option


class WarAtSeaOptions(Options):
    """What a game may decide otherwise than the rulings do.

    Ship types and the map are the scenario's own (A-S-04, A-S-05).
    """

    dice_sides: Annotated[int, Field(ge=2, le=100)] = option(
        6, "SEA-INI-1", "SEA-BAT-9", "A-G-01"
    )
    overkill: Literal["respread", "wasted"] = option("respread", "SEA-DMG-1", "A-S-41")
    half_rule: Literal["step", "repeated"] = option("step", "SEA-BAT-6", "A-S-42")
    stronger: Literal["attack", "health", "cost"] = option(
        "attack", "SEA-DMG-2", "A-S-52"
    )
    support_mode: Literal["full", "attack_only"] = option("full", "SEA-AID-1", "A-S-32")
    both_retreat: Literal["higher", "draw"] = option("higher", "SEA-BAT-8", "A-S-43")
    bonus_tie: Literal["none", "reroll"] = option("none", "SEA-INI-2", "A-S-56")
    closed_origin: Literal["as_defender", "fight"] = option(
        "as_defender", "SEA-RET-2", "A-S-34"
    )
    disband_unsold: Literal["removed", "pirate"] = option(
        "removed", "SEA-BUY-1", "A-S-17"
    )
    buyout_priority: Literal["first", "nearest_then_roll"] = option(
        "first", "SEA-BUY-1", "A-S-18"
    )
    new_fleet_mp: Literal[3, 0] = option(3, "SEA-HIRE-1", "A-S-08")
    max_rounds: Annotated[int, Field(ge=0, le=999)] = option(0, "SEA-BAT-2", "A-S-39")
