"""The position: marker, control markers, what the sides hold, and the calendar."""

from typing import Annotated, Final, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from rules.kernel.model import Model
from rules.nine_years.options import NineYearsOptions, Track
from rules.nine_years.sides import OTHER, SIDES, Holder, Side
from rules.nine_years.theatre import Theatre
from rules.nine_years.winter.state import Winter

__all__ = ["OTHER", "SIDES", "Holder", "Side"]

Phase = Literal["events", "reinforcement", "campaign", "winter_quarters"]

PHASES: Final[tuple[Phase, ...]] = (
    "events",
    "reinforcement",
    "campaign",
    "winter_quarters",
)
"""The phases of a year in their order (A-K-10)."""

Count = Annotated[int, Field(ge=0, le=99)]
"""How many cards or resource points a side has."""

Year = Annotated[int, Field(ge=1, le=9999)]
"""A year of the calendar; each is one turn of the game."""

Stock = Annotated[dict[Side, Count], Field(min_length=2)]
"""A number for each of the two sides."""


class Marker(Model):
    """The King William's War marker: where it lies, and whose side is up.

    `box` is an index into the track, from 0 at its left end.
    """

    box: int
    side: Side


class NineYears(Model):
    """A position of the colonial war.

    `turn` is the side whose turn it is in the Campaign Phase, else None; `support` has
    the box of each control marker on the track; `flipped` the sides that have used
    their flip (KWW-FLIP-3); `flip_closed` bars the next flip (KWW-FLIP-4); `done` the
    sides that have said the end of the phase. `decision` counts the questions asked.
    `names` words the ids of a scenario's map, by language. `winter` is what is still
    to be decided in Winter Quarters, `wintered` whether this year's are over.
    """

    first_year: Year
    last_year: Year
    options: NineYearsOptions
    track: Track
    year: Year
    phase: Phase
    turn: Side | None
    initiative: Side
    vp: int
    marker: Marker
    support: dict[Side, int]
    resources: Stock
    cards: Stock
    atlantic: Side | None
    flipped: tuple[Side, ...]
    flip_closed: bool
    rolled: bool
    done: tuple[Side, ...]
    decision: int
    over: bool
    names: dict[str, dict[str, str]] = Field(default_factory=dict)
    theatre: Theatre = Theatre()
    winter: Winter | None = None
    wintered: bool = False

    @model_validator(mode="after")
    def _holds_together(self) -> Self:
        """Refuse a position with a box, a year or a turn that cannot be."""
        boxes = range(len(self.track))
        if not {self.marker.box, *self.support.values()} <= set(boxes):
            raise PydanticCustomError("off_track", "a marker lies off the track")
        if not self.first_year <= self.year <= self.last_year:
            raise PydanticCustomError("outside_years", "not a year of this game")
        if (self.turn is None) == (self.phase == "campaign"):
            raise PydanticCustomError("turn_and_phase", "a turn is had in Campaign")
        return self

    @property
    def turn_of_game(self) -> int:
        """The number of this year among the turns of this game, from 1 (A-K-08)."""
        return self.year - self.first_year + 1
