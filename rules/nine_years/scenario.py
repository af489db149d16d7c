"""Set-ups of the colonial war, and the position that a game starts from."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from rules.kernel.setup import Scenario
from rules.nine_years.options import NineYearsOptions
from rules.nine_years.state import (
    SIDES,
    Holder,
    Marker,
    NineYears,
    Side,
    Stock,
    Year,
)
from rules.nine_years.track import centre

VictoryPoints = Annotated[int, Field(ge=-999, le=999)]
"""The one common total: up for the Alliance, down for the Bourbons (A-K-12)."""


class NineYearsScenario(Scenario):
    """Years, points and holdings at the start; both years are played.

    Raises pydantic's `ValidationError`, among others with the type `years_turned` if
    the last year comes before the first.
    """

    sides = SIDES

    system: Literal["nine_years"]
    first_year: Year
    last_year: Year
    vp: VictoryPoints
    initiative: Side
    atlantic: Holder
    resources: Stock
    cards: Stock

    @model_validator(mode="after")
    def _ends_after_it_begins(self) -> Self:
        """Refuse years in the wrong order."""
        if self.last_year < self.first_year:
            raise PydanticCustomError(
                "years_turned",
                "last_year {last} comes before first_year {first}",
                {"first": self.first_year, "last": self.last_year},
            )
        return self


def new_game(scenario: NineYearsScenario, options: NineYearsOptions) -> NineYears:
    """Return the first position: marker on 0 with the Bourbon side up (KWW-FLIP-5)."""
    return NineYears(
        first_year=scenario.first_year,
        last_year=scenario.last_year,
        options=options,
        track=options.track,
        year=scenario.first_year,
        phase="events",
        turn=None,
        initiative=scenario.initiative,
        vp=scenario.vp,
        marker=Marker(box=centre(options.track), side="bourbon"),
        support={},
        resources=scenario.resources,
        cards=scenario.cards,
        atlantic=None if scenario.atlantic == "nobody" else scenario.atlantic,
        flipped=(),
        flip_closed=False,
        rolled=False,
        done=(),
        decision=1,
        over=False,
    )
