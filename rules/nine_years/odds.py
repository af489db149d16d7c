"""The odds of the next roll, exact: all 36 throws of two dice are counted."""

from itertools import product
from typing import Annotated, Final, Literal

from pydantic import Field

from rules.kernel.model import Answer, Question
from rules.nine_years.forecast import TrackForecast, forecast
from rules.nine_years.roll import box_after, totals, vp_after, winner_of
from rules.nine_years.state import Holder, NineYears, Side
from rules.nine_years.track import Place, place

THROWS: Final = tuple(product(range(1, 7), repeat=2))
"""All throws of the Alliance's and the Bourbons' die (A-G-01)."""


class Odds(Question):
    """Ask for the odds of a roll, now or if Atlantic or marker were otherwise.

    With `years` also for where the marker lies after so many rolls, one a year.
    """

    path = ("odds",)

    atlantic: Literal["as_it_is", "alliance", "bourbon", "nobody"] = "as_it_is"
    up: Literal["as_it_is", "alliance", "bourbon"] = "as_it_is"
    years: Annotated[int, Field(ge=1, le=20)] | None = None


class RollOutcome(Answer):
    """What follows if `winner` wins, which it does in `wins` of `throws`."""

    winner: Side
    wins: int
    throws: int
    box: int
    value: int
    place: Place
    vp: int


class RollOdds(Answer):
    """In how many of `throws` equally likely throws each side wins.

    `later` tells where the marker lies after several rolls, if that was asked.
    """

    atlantic: Holder
    up: Side
    throws: int
    alliance: int
    bourbon: int
    outcomes: tuple[RollOutcome, ...]
    later: TrackForecast | None = None

    def lines(self) -> tuple[Answer, ...]:
        """Return what follows from either side's winning, then what comes later."""
        if self.later is None:
            return self.outcomes
        return (*self.outcomes, self.later, *self.later.lines())


def odds(state: NineYears, question: Odds) -> RollOdds:
    """Count the throws that each side wins, by the rules of the roll itself.

    What is asked about Atlantic and marker holds for all rolls of `years`.
    """
    now: Holder = state.atlantic or "nobody"
    atlantic = now if question.atlantic == "as_it_is" else question.atlantic
    up = state.marker.side if question.up == "as_it_is" else question.up
    adds = None if atlantic == "nobody" else atlantic

    winners = [
        winner_of(totals({"alliance": alliance, "bourbon": bourbon}, adds), up)
        for alliance, bourbon in THROWS
    ]
    wins: dict[Side, int] = {
        "alliance": winners.count("alliance"),
        "bourbon": winners.count("bourbon"),
    }
    return RollOdds(
        atlantic=atlantic,
        up=up,
        throws=len(THROWS),
        alliance=wins["alliance"],
        bourbon=wins["bourbon"],
        outcomes=tuple(_outcome(state, side, wins[side]) for side in wins),
        later=forecast(state, wins, question.years, atlantic, up)
        if question.years is not None
        else None,
    )


def _outcome(state: NineYears, winner: Side, wins: int) -> RollOutcome:
    """Return where the marker and the points would be if *winner* won."""
    box = box_after(state, winner)
    return RollOutcome(
        winner=winner,
        wins=wins,
        throws=len(THROWS),
        box=box,
        value=state.track[box],
        place=place(state.track, box),
        vp=vp_after(state, box),
    )
