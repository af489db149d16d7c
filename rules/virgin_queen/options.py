"""The house rules of Virgin Queen: the ambiguities that a table may settle."""

from typing import Annotated, Literal

from pydantic import Field

from rules.kernel.setup import Options, option
from rules.virgin_queen.names import ShortId

FACES = 6


class VirginQueenOptions(Options):
    """What a game may decide otherwise than the rulings do.

    `zone_table` names the ocean zone of each face from 1 to 6; it is not in the text
    and has no default: without it the event cannot start (A-V-12). `piracy_vp_cap` 0
    is no cap (A-V-21).
    """

    row_mode: Literal["add", "refill", "replace"] = option("add", "VQ-TR-1", "A-V-02")
    row_open: bool = option(False, "VQ-TR-1", "A-V-03")
    zone_table: Annotated[tuple[ShortId, ...], Field(max_length=FACES)] = option(
        (), "VQ-TF-3.1", "A-V-12"
    )
    tf_return: Literal["attackers", "zone"] = option("attackers", "VQ-TF-6.1", "A-V-29")
    piracy_vp_cap: Annotated[int, Field(ge=0, le=99)] = option(
        0, "VQ-TF-4.11", "A-V-21"
    )
    armada_bank_cp: bool = option(False, "VQ-AR-2.3", "A-V-34")
    home_ports: Annotated[tuple[ShortId, ...], Field(max_length=24)] = option(
        ("seville", "corunna"), "VQ-AR-3.1", "A-V-36"
    )
    capital_regular_needs_control: bool = option(True, "VQ-CAP-3", "A-V-50")
