"""The one door between the table and the rules of the colonial war."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast, get_args

from rules.kernel.audience import Viewer
from rules.kernel.choice import Choice, matching
from rules.kernel.dice import Dice
from rules.kernel.document import Upcast
from rules.kernel.model import Answer, Command, Question, Request, Result
from rules.kernel.offers import Awaited, Inquiry, Offer
from rules.kernel.setup import Options, Scenario
from rules.nine_years.calendar import Next, Pass, pass_turn, say_end
from rules.nine_years.facts import AnyFact, enter
from rules.nine_years.facts.colonies import (
    SetMarker,
    SetSupport,
    marker_boxes,
    support_boxes,
)
from rules.nine_years.flip import Flip, flip
from rules.nine_years.odds import Odds, odds
from rules.nine_years.offers import awaiting, offers
from rules.nine_years.options import NineYearsOptions
from rules.nine_years.roll import Roll, roll
from rules.nine_years.scenario import NineYearsScenario, new_game
from rules.nine_years.state import SIDES, NineYears, Side
from rules.nine_years.support import Support, support
from rules.nine_years.upcasts import UPCASTS

BOXES: Final[Mapping[type[Request], Callable[[NineYears], tuple[Choice, ...]]]] = {
    SetMarker: marker_boxes,
    SetSupport: support_boxes,
}
"""Whose field `box` is chosen from what."""

AnyCommand = Roll | Flip | Support | Pass | Next | AnyFact


def play(state: NineYears, command: AnyCommand, dice: Dice) -> Result[NineYears]:
    """Carry out one command, or raise `Refusal`."""
    match command:
        case Roll():
            return roll(state, command, dice)
        case Flip():
            return flip(state, command)
        case Support():
            return support(state, command)
        case Pass():
            return pass_turn(state, command)
        case Next():
            return say_end(state, command)
        case _:
            return enter(state, command)


class NineYearsSystem:
    """Nine Years as the table sees it (`rules.kernel.system.System`).

    The table builds requests, scenarios and options from the classes named here; that
    is why they may be taken for what they are.
    """

    id: Final = "nine_years"
    root: Final = "nine"
    state: Final = NineYears
    scenario: Final = NineYearsScenario
    scenarios: Final = ("colonial-war",)
    options: Final = NineYearsOptions
    commands: Final[tuple[type[Command], ...]] = get_args(AnyCommand)
    questions: Final[tuple[type[Question], ...]] = (Odds,)
    upcasts: Final[tuple[Upcast, ...]] = UPCASTS

    def new_game(self, scenario: Scenario, options: Options) -> NineYears:
        """Return the first position."""
        return new_game(
            cast(NineYearsScenario, scenario), cast(NineYearsOptions, options)
        )

    def sides(self, state: NineYears) -> tuple[Side, ...]:
        """Return both sides, the Alliance first."""
        return SIDES

    def apply(
        self, state: NineYears, command: Command, dice: Dice
    ) -> Result[NineYears]:
        """Carry out *command*, or raise `Refusal`."""
        return play(state, cast(AnyCommand, command), dice)

    def ask(self, state: NineYears, question: Question, viewer: Viewer) -> Answer:
        """Answer *question*; there is but one, and nothing to hide from anybody."""
        return odds(state, cast(Odds, question))

    def awaiting(self, state: NineYears) -> tuple[Awaited, ...]:
        """Return the sides that have not ended the phase."""
        return awaiting(state)

    def offers(self, state: NineYears, side: str) -> tuple[Offer, ...]:
        """Return what *side*, or the umpire, may do now."""
        return offers(state, side)

    def inquiries(self, state: NineYears) -> tuple[Inquiry, ...]:
        """Return no question: `/nine odds` is asked by name."""
        return ()

    def choices(
        self,
        state: NineYears,
        viewer: Viewer,
        command: type[Request],
        filled: Mapping[str, Any],
        field: str,
        typed: str,
    ) -> tuple[Choice, ...]:
        """Return the boxes that fit *typed*: no other field has ids."""
        if field != "box" or command not in BOXES:
            return ()
        return matching(BOXES[command](state), typed)

    def view(self, state: NineYears, viewer: Viewer) -> NineYears:
        """Return the position as it is: nothing in it is secret."""
        return state

    def over(self, state: NineYears) -> bool:
        """Tell whether the last Winter has ended."""
        return state.over


NINE_YEARS: Final = NineYearsSystem()
