"""The one door to the test system `parley`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rules.kernel.audience import UMPIRE, Viewer
from rules.kernel.choice import Choice, matching
from rules.kernel.dice import Dice
from rules.kernel.fields import shapes
from rules.kernel.model import Answer, Command, Question, Request, Result
from rules.kernel.offers import Awaited, Inquiry, Offer
from rules.kernel.setup import Options, Scenario
from tests.parley import hand, harbour, sealed, talks, throw, umpire, writing
from tests.parley.day import require_running
from tests.parley.setup import SIDES, HouseRules, ParleyScenario, Side
from tests.parley.state import Camp, Day, FirstRound, Over, Parley, SecondRound, view
from tests.parley.upcasts import UPCASTS

Rule = Callable[[Parley, Any, Dice], Result[Parley]]

RULES: Final[Mapping[type[Command], Rule]] = {
    hand.Draw: hand.draw,
    hand.Play: hand.play,
    throw.Roll: throw.roll,
    sealed.Seal: sealed.seal,
    talks.Answer: talks.answer,
    harbour.Sail: harbour.sail,
    harbour.Send: harbour.send,
    harbour.Load: harbour.load,
    writing.Write: writing.write,
    writing.Name: writing.name,
    umpire.SetGold: umpire.set_gold,
    umpire.Finish: umpire.finish,
}


class ParleySystem:
    """Two sides that draw, seal, talk and sail: each part of the contract once.

    Its commands are an argument, so that a test can add one of its own.
    """

    id: Final = "parley"
    root: Final = "parley"
    state: Final = Parley
    scenario: Final = ParleyScenario
    scenarios: Final = ("first",)
    options: Final = HouseRules
    questions: Final = (hand.Hand, throw.Odds)
    upcasts: Final = UPCASTS

    def __init__(self, rules: Mapping[type[Command], Rule] = RULES) -> None:
        self._rules = rules

    @property
    def commands(self) -> Sequence[type[Command]]:
        """What can be played."""
        return tuple(self._rules)

    def new_game(self, scenario: Scenario, options: Options) -> Parley:
        """Return the first position; `TypeError` for another system's set-up."""
        if not isinstance(scenario, ParleyScenario):
            raise TypeError(f"{type(scenario).__name__} is no set-up of parley")
        if not isinstance(options, HouseRules):
            raise TypeError(f"{type(options).__name__} are no house rules of parley")
        return Parley(
            options=options,
            worths=scenario.cup,
            cup=tuple(sorted(scenario.cup)),
            stock=scenario.stock,
            camps={side: _camp(scenario, side) for side in SIDES},
        )

    def sides(self, state: Parley) -> Sequence[str]:
        """Return north and south."""
        return SIDES

    def apply(self, state: Parley, command: Command, dice: Dice) -> Result[Parley]:
        """Carry out *command* by its rule, or raise `Refusal`."""
        require_running(state)
        return self._rules[type(command)](state, command, dice)

    def ask(self, state: Parley, question: Question, viewer: Viewer) -> Answer:
        """Answer *question* with what *viewer* may know."""
        match question:
            case hand.Hand():
                return hand.hands(state, question, viewer)
            case throw.Odds():
                return throw.chances(question)
            case _:
                raise TypeError(f"{type(question).__name__} is no question of parley")

    def awaiting(self, state: Parley) -> Sequence[Awaited]:
        """Return the sides that must seal a choice or say a word."""
        match state.phase:
            case Day(sealed=done):
                what, sides = "seal", tuple(side for side in SIDES if side not in done)
            case FirstRound() as round_one:
                what, sides = "first_word", talks.speaking(round_one)
            case SecondRound() as round_two:
                what, sides = "second_word", talks.speaking(round_two)
            case Over():
                return ()
        return tuple(Awaited(side, what, state.decision) for side in sides)

    def offers(self, state: Parley, side: str) -> Sequence[Offer]:
        """Return what *side* or the umpire may do now."""
        if isinstance(state.phase, Over):
            return ()
        if side == UMPIRE:
            return umpire.offered(state)
        return tuple(
            offer for one in SIDES if one == side for offer in _offered(state, one)
        )

    def inquiries(self, state: Parley) -> Sequence[Inquiry]:
        """Return no question: both are asked by name."""
        return ()

    def choices(
        self,
        state: Parley,
        viewer: Viewer,
        command: type[Request],
        filled: Mapping[str, Any],
        field: str,
        typed: str,
    ) -> Sequence[Choice]:
        """Return the values for *field* that hold *typed* and that *viewer* may know.

        In a field for several things, *typed* is the last of them.
        """
        return matching(_values(view(state, viewer), viewer, command, field), typed)

    def view(self, state: Parley, viewer: Viewer) -> Parley:
        """Return the position without what *viewer* may not know."""
        return view(state, viewer)

    def over(self, state: Parley) -> bool:
        """Tell whether the umpire has ended the game."""
        return isinstance(state.phase, Over)


def _camp(scenario: ParleyScenario, side: Side) -> Camp:
    return Camp(
        gold=scenario.gold,
        harbour=scenario.harbours[side],
        ships={ship: ship for ship, owner in scenario.ships.items() if owner == side},
    )


def _offered(state: Parley, side: Side) -> tuple[Offer, ...]:
    """Return what *side* may do in a phase of the running game."""
    if isinstance(state.phase, FirstRound | SecondRound):
        return talks.offered(state, state.phase, side)
    return (
        *sealed.offered(state, side),
        *hand.offered(state, side),
        *throw.offered(state, side),
        *harbour.offered(state, side),
        *writing.offered(state, side),
    )


def _values(
    seen: Parley, viewer: Viewer, command: type[Request], field: str
) -> tuple[Choice, ...]:
    """Return all values for *field*, from what *viewer* sees."""
    for shape in shapes(command):
        if shape.name == field and shape.kind == "choice":
            return tuple(Choice(value) for value in shape.values)
    if field == "to":
        return harbour.harbours()
    if field == "goods":
        return harbour.on_quay(seen)
    for side in SIDES:
        if side == viewer:
            return _own_values(seen, side, field)
    return ()


def _own_values(seen: Parley, side: Side, field: str) -> tuple[Choice, ...]:
    """Return the values for *field* among what *side* has."""
    match field:
        case "card":
            return hand.held(seen, side)
        case "ships":
            return harbour.moored(seen.camps[side])
        case "ship":
            return writing.owned(seen.camps[side])
        case _:
            return ()
