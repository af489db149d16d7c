"""The one door between the table and the rules of the colonial war."""

from collections.abc import Callable, Mapping
from typing import Any, Final, assert_never, cast, get_args

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
from rules.nine_years.forces import AnyForce, enter_forces
from rules.nine_years.forces.choices import VALUES as FORCES
from rules.nine_years.forces.listing import Forces, forces
from rules.nine_years.forces.offers import offered
from rules.nine_years.odds import Odds, odds
from rules.nine_years.offers import awaiting, offers
from rules.nine_years.options import NineYearsOptions
from rules.nine_years.roll import Roll, roll
from rules.nine_years.scenario import NineYearsScenario, new_game
from rules.nine_years.sequence import require_running
from rules.nine_years.state import SIDES, NineYears, Side
from rules.nine_years.support import Support, support
from rules.nine_years.upcasts import UPCASTS
from rules.nine_years.victory import announced
from rules.nine_years.view import view
from rules.nine_years.winter import offers as winter
from rules.nine_years.winter.choices import choices as wintering
from rules.nine_years.winter.orders import AnyOrder, order
from rules.nine_years.winter.resnapshot import changed

BOXES: Final[Mapping[type[Request], Callable[[NineYears], tuple[Choice, ...]]]] = {
    SetMarker: marker_boxes,
    SetSupport: support_boxes,
}
"""Whose field `box` is chosen from what."""

Word = Roll | Flip | Support | Pass | Next

AnyCommand = Word | AnyOrder | AnyForce | AnyFact
AnyQuestion = Odds | Forces


def play(state: NineYears, command: AnyCommand, dice: Dice) -> Result[NineYears]:
    """Carry out one command with what follows from it, or raise `Refusal`.

    In Winter a change of facts or forces is a new snapshot (A-K-19).
    """
    require_running(state)
    if isinstance(command, AnyOrder):
        result = order(state, command)
    elif isinstance(command, Word):
        result = _said(state, command, dice)
    else:
        result = _entered(state, command)
    reached = announced(state, result.state)
    return Result(result.state, (*result.events, *reached))


def _said(state: NineYears, word: Word, dice: Dice) -> Result[NineYears]:
    """Carry out what a side does in the colonies or says about the calendar."""
    match word:
        case Roll():
            return roll(state, word, dice)
        case Flip():
            return flip(state, word)
        case Support():
            return support(state, word)
        case Pass():
            return pass_turn(state, word)
        case Next():
            return say_end(state, word)
        case _:
            assert_never(word)


def _entered(state: NineYears, command: AnyForce | AnyFact) -> Result[NineYears]:
    """Enter forces or facts; what Winter asks is judged anew by them."""
    if isinstance(command, AnyForce):
        result = enter_forces(state, command)
    else:
        result = enter(state, command)
    again = changed(result.state)
    return Result(again.state, (*result.events, *again.events))


class NineYearsSystem:
    """Nine Years as the table sees it (`rules.kernel.system.System`).

    The table builds requests, scenarios and options from the classes named here; that
    is why they may be taken for what they are.
    """

    id: Final = "nine_years"
    root: Final = "nine"
    state: Final = NineYears
    scenario: Final = NineYearsScenario
    scenarios: Final = ("colonial-war", "nine-years")
    options: Final = NineYearsOptions
    commands: Final[tuple[type[Command], ...]] = get_args(AnyCommand)
    questions: Final[tuple[type[Question], ...]] = get_args(AnyQuestion)
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
        """Answer *question* with what *viewer* may know, or raise `Refusal`."""
        asked, seen = cast(AnyQuestion, question), view(state, viewer)
        match asked:
            case Odds():
                return odds(seen, asked)
            case Forces():
                return forces(seen, asked, viewer)
            case _:
                assert_never(asked)

    def awaiting(self, state: NineYears) -> tuple[Awaited, ...]:
        """Return whom Winter asks, else the sides that have not ended the phase."""
        return winter.awaiting(state) if state.winter else awaiting(state)

    def offers(self, state: NineYears, side: str) -> tuple[Offer, ...]:
        """Return what *side*, or the umpire, may do now."""
        usual = winter.offers if state.winter else offers
        return (*usual(state, side), *offered(state, side))

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
        """Return the values for *field*, from the position as *viewer* sees it."""
        seen = view(state, viewer)
        if (boxes := BOXES.get(command)) and field == "box":
            return matching(boxes(seen), typed)
        if values := FORCES.get((command, field)):
            return matching(values(seen, viewer or "", filled), typed)
        return matching(wintering(state, viewer, command, filled, field), typed)

    def view(self, state: NineYears, viewer: Viewer) -> NineYears:
        """Return the position without what *viewer* may not know."""
        return view(state, viewer)

    def over(self, state: NineYears) -> bool:
        """Tell whether the last Winter has ended."""
        return state.over


NINE_YEARS: Final = NineYearsSystem()
