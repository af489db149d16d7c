"""Set-ups of Nine Years, and the position that a game starts from."""

from typing import Annotated, Any, Literal, Self

from pydantic import Field, ModelWrapValidatorHandler, model_validator
from pydantic_core import PydanticCustomError

from rules.kernel.misfits import fitted
from rules.kernel.setup import Scenario
from rules.nine_years.misfits import misfits
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
from rules.nine_years.theatre import (
    Count,
    Counter,
    FleetMarker,
    Line,
    ShortId,
    Theatre,
)
from rules.nine_years.theatre_setup import (
    MOST_FORCES,
    MOST_MARKERS,
    MOST_SEAS,
    MOST_SPACES,
    CounterSetup,
    FleetSetup,
    ForceSetup,
    LineSetup,
    Name,
    Several,
    SpaceSetup,
)
from rules.nine_years.track import centre

VictoryPoints = Annotated[int, Field(ge=-999, le=999)]
"""The one common total: up for the Alliance, down for the Bourbons (A-K-12)."""


class NineYearsScenario(Scenario):
    """Years, points and holdings at the start, and a map if there is one.

    Both years are played. `victory` has the totals at which each side has won at once;
    `names` words ids by language. Raises pydantic's `ValidationError` with everything
    that is wrong at once, what does not fit together included (`misfits`), among others
    with the type `years_turned` if the last year comes before the first.
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
    seas: Annotated[tuple[ShortId, ...], Field(max_length=MOST_SEAS)] = ()
    spaces: Annotated[
        dict[ShortId, SpaceSetup], Field(default_factory=dict, max_length=MOST_SPACES)
    ]
    forces: Annotated[
        dict[ShortId, ForceSetup], Field(default_factory=dict, max_length=MOST_FORCES)
    ]
    pool: dict[Side, Count] = Field(default_factory=dict)
    reserve: dict[Side, Several] = Field(default_factory=dict)
    counters: Annotated[tuple[CounterSetup, ...], Field(max_length=MOST_MARKERS)] = ()
    fleets: Annotated[tuple[FleetSetup, ...], Field(max_length=MOST_MARKERS)] = ()
    lines: Annotated[
        dict[ShortId, LineSetup], Field(default_factory=dict, max_length=MOST_MARKERS)
    ]
    beachy_head: bool = False
    victory: dict[Side, VictoryPoints] = Field(default_factory=dict)
    names: dict[str, dict[str, Name]] = Field(default_factory=dict)

    @model_validator(mode="wrap")
    @classmethod
    def _fits_together(
        cls, content: Any, make: ModelWrapValidatorHandler[Self]
    ) -> Self:
        """Refuse a set-up whose parts do not fit, telling all that is wrong."""
        return fitted(content, make, misfits)

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
        names=scenario.names,
        theatre=new_theatre(scenario),
    )


def new_theatre(scenario: NineYearsScenario) -> Theatre:
    """Return the map as the file draws it; without one it is empty."""
    bounds = scenario.victory
    pool = {side: scenario.pool.get(side, 0) for side in SIDES if scenario.spaces}
    return Theatre(
        spaces={name: one.space() for name, one in scenario.spaces.items()},
        seas=scenario.seas,
        forces={name: one.force() for name, one in scenario.forces.items()},
        pool=pool,
        reserve=scenario.reserve,
        counters=tuple(Counter(**dict(one)) for one in scenario.counters),
        fleets=tuple(FleetMarker(**dict(one)) for one in scenario.fleets),
        lines={name: Line(**dict(one)) for name, one in scenario.lines.items()},
        beachy_head=scenario.beachy_head,
        victory=(bounds["bourbon"], bounds["alliance"]) if bounds else None,
    )
