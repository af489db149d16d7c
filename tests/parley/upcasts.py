"""What lifts positions that were saved under an older schema."""

from typing import Final

from rules.kernel.document import Raw, Upcast


def give_every_ship_a_name(raw: Raw) -> Raw:
    """Turn the list of ships of each camp into names by id; at first they are equal."""
    camps = {
        side: {**camp, "ships": {ship: ship for ship in camp["ships"]}}
        for side, camp in raw["camps"].items()
    }
    return {**raw, "camps": camps}


UPCASTS: Final[tuple[Upcast, ...]] = (give_every_ship_a_name,)
