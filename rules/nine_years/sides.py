"""The two sides."""

from typing import Final, Literal

Side = Literal["alliance", "bourbon"]
Holder = Literal["alliance", "bourbon", "nobody"]

SIDES: Final[tuple[Side, ...]] = ("alliance", "bourbon")
OTHER: Final[dict[Side, Side]] = {"alliance": "bourbon", "bourbon": "alliance"}
