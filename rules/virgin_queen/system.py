"""The one door between the table and the rules of Virgin Queen."""

from collections.abc import Mapping
from typing import Any, Final, assert_never, cast, get_args

from rules.kernel.audience import Viewer
from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.document import Upcast
from rules.kernel.model import Answer, Command, Question, Request, Result
from rules.kernel.offers import Awaited, Inquiry, Offer
from rules.kernel.setup import Options, Scenario
from rules.virgin_queen.armada.blockade import AskArmada, armada_shown
from rules.virgin_queen.armada.orders import AnyOrder, order
from rules.virgin_queen.calendar import EndImpulse, Next, end_impulse, say_end
from rules.virgin_queen.capitals import (
    GoHome,
    Reinforce,
    SpringMove,
    go_home,
    reinforce,
    spring_move,
)
from rules.virgin_queen.choices import choices
from rules.virgin_queen.desk import AnyFact, enter
from rules.virgin_queen.escort import Escort, escort
from rules.virgin_queen.names import Power
from rules.virgin_queen.odds.answer import odds
from rules.virgin_queen.odds.question import Odds, inquiries
from rules.virgin_queen.offers import awaiting, offers
from rules.virgin_queen.options import VirginQueenOptions
from rules.virgin_queen.row import Plunder, plunder
from rules.virgin_queen.scenario import VirginQueenScenario, new_game
from rules.virgin_queen.sequence import require_running
from rules.virgin_queen.state import VirginQueen
from rules.virgin_queen.treasure_fleet.orders import AnyAnswer, answer
from rules.virgin_queen.treasures import Treasures, treasures
from rules.virgin_queen.upcasts import UPCASTS
from rules.virgin_queen.view import view

Word = Escort | Plunder | SpringMove | GoHome | Reinforce | Next | EndImpulse

AnyCommand = Word | AnyAnswer | AnyOrder | AnyFact
AnyQuestion = Treasures | AskArmada | Odds


def play(  # noqa: PLR0911 - one return for each command
    state: VirginQueen, command: AnyCommand, dice: Dice
) -> Result[VirginQueen]:
    """Carry out one command, or raise `Refusal`."""
    require_running(state)
    match command:
        case Escort():
            return escort(state, command)
        case Plunder():
            return plunder(state, command, dice)
        case SpringMove():
            return spring_move(state, command)
        case GoHome():
            return go_home(state, command)
        case Reinforce():
            return reinforce(state, command)
        case Next():
            return say_end(state, command)
        case EndImpulse():
            return end_impulse(state, command)
        case _:
            return _led(state, command, dice)


def _led(
    state: VirginQueen, command: AnyAnswer | AnyOrder | AnyFact, dice: Dice
) -> Result[VirginQueen]:
    """Answer what the event asks, order the Armada, or enter what the umpire tells."""
    if isinstance(command, AnyAnswer):
        return answer(state, command, dice)
    if isinstance(command, AnyOrder):
        return order(state, command, dice)
    return enter(state, command, dice)


class VirginQueenSystem:
    """Virgin Queen as the table sees it (`rules.kernel.system.System`).

    The table builds requests, scenarios and options from the classes named here; that
    is why they may be taken for what they are.
    """

    id: Final = "virgin_queen"
    root: Final = "spain"
    state: Final = VirginQueen
    scenario: Final = VirginQueenScenario
    scenarios: Final = ("house-fleet",)
    options: Final = VirginQueenOptions
    commands: Final[tuple[type[Command], ...]] = get_args(AnyCommand)
    questions: Final[tuple[type[Question], ...]] = get_args(AnyQuestion)
    upcasts: Final[tuple[Upcast, ...]] = UPCASTS

    def new_game(self, scenario: Scenario, options: Options) -> VirginQueen:
        """Return the first position."""
        return new_game(
            cast(VirginQueenScenario, scenario), cast(VirginQueenOptions, options)
        )

    def sides(self, state: VirginQueen) -> tuple[Power, ...]:
        """Return the powers, in impulse order."""
        return state.order

    def apply(
        self, state: VirginQueen, command: Command, dice: Dice
    ) -> Result[VirginQueen]:
        """Carry out *command*, or raise `Refusal`."""
        return play(state, cast(AnyCommand, command), dice)

    def ask(self, state: VirginQueen, question: Question, viewer: Viewer) -> Answer:
        """Answer *question* with what *viewer* may know, or raise `Refusal`."""
        asked, seen = cast(AnyQuestion, question), view(state, viewer)
        match asked:
            case Treasures():
                return treasures(seen, viewer)
            case AskArmada():
                return armada_shown(seen)
            case Odds():
                return odds(seen, asked, viewer)
            case _:
                assert_never(asked)

    def awaiting(self, state: VirginQueen) -> tuple[Awaited, ...]:
        """Return who must act now."""
        return awaiting(state)

    def offers(self, state: VirginQueen, side: str) -> tuple[Offer, ...]:
        """Return what *side*, or the umpire, may do now."""
        return offers(state, side)

    def inquiries(self, state: VirginQueen) -> tuple[Inquiry, ...]:
        """Return the odds of each attack that is in prospect in the event."""
        return () if state.over else inquiries(state)

    def choices(
        self,
        state: VirginQueen,
        viewer: Viewer,
        command: type[Request],
        filled: Mapping[str, Any],
        field: str,
        typed: str,
    ) -> tuple[Choice, ...]:
        """Return the values for *field*, from the position as *viewer* sees it."""
        return choices(view(state, viewer), viewer, command, filled, field, typed)

    def view(self, state: VirginQueen, viewer: Viewer) -> VirginQueen:
        """Return the position without what *viewer* may not know."""
        return view(state, viewer)

    def over(self, state: VirginQueen) -> bool:
        """Tell whether the game has ended."""
        return state.over


VIRGIN_QUEEN: Final = VirginQueenSystem()
