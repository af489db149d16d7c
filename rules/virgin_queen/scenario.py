"""Set-ups of Virgin Queen: treasures, ocean zones, a part of Europe, expeditions."""

from typing import Annotated, Any, Literal, Self

from pydantic import Field, ModelWrapValidatorHandler, model_validator

from rules.kernel.misfits import fitted
from rules.kernel.model import Model
from rules.kernel.setup import Scenario
from rules.virgin_queen.misfits import misfits
from rules.virgin_queen.names import HOME, Power, ShortId
from rules.virgin_queen.options import VirginQueenOptions
from rules.virgin_queen.state import (
    MOST_ESCORT,
    Expedition,
    Space,
    VirginQueen,
    sorted_treasures,
)
from rules.virgin_queen.troops import Troops, Units

MOST_TREASURES = 99
MOST_SEAS = 99
MOST_SPACES = 200
MOST_TURNS = 99

Digit = Annotated[int, Field(ge=0, le=9)]
Number = Annotated[int, Field(ge=0, le=99)]
Name = Annotated[str, Field(min_length=1, max_length=32)]
Some = Annotated[tuple[ShortId, ...], Field(max_length=24)]


class SeaSetup(Model):
    """A sea of Europe and its neighbours, each of which names it in turn."""

    neighbours: Some


class SpaceSetup(Model):
    """A space of Europe: who controls it, its seas if it is a port, Spain's units.

    What the flags mean is told in `rules.virgin_queen.state.Space`.
    """

    controller: Power | None = None
    unrest: bool = False
    besieged: bool = False
    transport: bool = True
    enterable: bool = True
    seas: Some = ()
    regulars: Units = 0
    mercenaries: Units = 0
    leaders: Some = ()


class ExpeditionSetup(Model):
    """A sea captain: his power, his piracy rating, his ocean zone or `home`."""

    power: Power
    rating: Digit
    zone: ShortId = HOME
    damaged: bool = False


class InformantSetup(Model):
    """An informant of the power `spy` with the power `target`."""

    spy: Power
    target: Power


class VirginQueenScenario(Scenario):
    """A set-up, as a TOML file gives it.

    `order` is the impulse order of the six powers, `treasures` gives each its value in
    CP, `names` words ids by language. Raises pydantic's `ValidationError` with
    everything that is wrong at once, what does not fit together included (`misfits`).
    """

    system: Literal["virgin_queen"]
    order: tuple[Power, ...]
    last_turn: Annotated[int, Field(ge=1, le=MOST_TURNS)]
    treasures: Annotated[
        dict[ShortId, Digit], Field(min_length=1, max_length=MOST_TREASURES)
    ]
    zones: Annotated[tuple[ShortId, ...], Field(min_length=1, max_length=6)]
    seas: Annotated[dict[ShortId, SeaSetup], Field(min_length=1, max_length=MOST_SEAS)]
    spaces: Annotated[dict[ShortId, SpaceSetup], Field(max_length=MOST_SPACES)]
    expeditions: Annotated[
        dict[ShortId, ExpeditionSetup], Field(max_length=MOST_TREASURES)
    ] = Field(default_factory=dict)
    informants: Annotated[tuple[InformantSetup, ...], Field(max_length=30)] = ()
    galleons: Number
    escort: Annotated[int, Field(ge=0, le=MOST_ESCORT)] = 0
    card_bonus: Digit
    admin_rating: Digit
    piracy_vp: dict[Power, Number] = Field(default_factory=dict)
    names: dict[str, dict[str, Name]] = Field(default_factory=dict)

    @model_validator(mode="wrap")
    @classmethod
    def _fits_together(
        cls, content: Any, make: ModelWrapValidatorHandler[Self]
    ) -> Self:
        """Refuse a set-up whose parts do not fit, telling all that is wrong."""
        return fitted(content, make, misfits)


def new_game(scenario: VirginQueenScenario, options: VirginQueenOptions) -> VirginQueen:
    """Return the first position: Spring Deployment of turn 1, nothing dealt yet."""
    return VirginQueen(
        options=options,
        order=scenario.order,
        values=scenario.treasures,
        zones=scenario.zones,
        seas={name: one.neighbours for name, one in scenario.seas.items()},
        spaces={name: _space(one) for name, one in scenario.spaces.items()},
        last_turn=scenario.last_turn,
        names=scenario.names,
        pool=sorted_treasures(tuple(scenario.treasures)),
        expeditions={
            captain: Expedition(**dict(one))
            for captain, one in scenario.expeditions.items()
        },
        informants=tuple((one.spy, one.target) for one in scenario.informants),
        piracy_vp={one: scenario.piracy_vp.get(one, 0) for one in scenario.order},
        galleons=scenario.galleons,
        escort=scenario.escort,
        card_bonus=scenario.card_bonus,
        admin_rating=scenario.admin_rating,
    )


def _space(given: SpaceSetup) -> Space:
    """Return a space as it is at the start."""
    troops = Troops(regulars=given.regulars, mercenaries=given.mercenaries)
    same = {key: one for key, one in dict(given).items() if key in Space.model_fields}
    return Space(**same, troops=troops)
