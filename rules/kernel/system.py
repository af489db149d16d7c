"""What a rule system offers to the table: the one door between bot and rules."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from rules.kernel.audience import Viewer
from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.document import Upcast
from rules.kernel.model import Answer, Command, Model, Question, Request, Result
from rules.kernel.offers import Awaited, Inquiry, Offer
from rules.kernel.setup import Options, Scenario

S = TypeVar("S", bound=Model)


class System(Protocol[S]):
    """One rule system. All of it is pure: same input, same output, input unchanged."""

    @property
    def id(self) -> str:
        """The id of the system everywhere, such as `nine_years`."""

    @property
    def root(self) -> str:
        """The first word of its slash commands, such as `nine`."""

    @property
    def state(self) -> type[S]:
        """The class of its positions."""

    @property
    def scenario(self) -> type[Scenario]:
        """The class of its set-ups."""

    @property
    def scenarios(self) -> Sequence[str]:
        """The names of the set-ups that ship with it, the usual one first."""

    @property
    def options(self) -> type[Options]:
        """The class of its house rules."""

    @property
    def commands(self) -> Sequence[type[Command]]:
        """What can be played."""

    @property
    def questions(self) -> Sequence[type[Question]]:
        """What can be asked."""

    @property
    def upcasts(self) -> Sequence[Upcast]:
        """What lifts old positions; `schema` is one more than there are."""

    def new_game(self, scenario: Scenario, options: Options) -> S:
        """Return the first position."""

    def sides(self, state: S) -> Sequence[str]:
        """Return the sides that must be seated, in the order of the rules."""

    def apply(self, state: S, command: Command, dice: Dice) -> Result[S]:
        """Carry out *command*, or raise `Refusal`; dice fall after the last refusal."""

    def ask(self, state: S, question: Question, viewer: Viewer) -> Answer:
        """Answer *question* with what *viewer* may know, or raise `Refusal`."""

    def awaiting(self, state: S) -> Sequence[Awaited]:
        """Return who must act now; never empty in a running game."""

    def offers(self, state: S, side: str) -> Sequence[Offer]:
        """Return what *side* (or the umpire) may do now."""

    def inquiries(self, state: S) -> Sequence[Inquiry]:
        """Return the questions that are worth a button now."""

    def choices(
        self,
        state: S,
        viewer: Viewer,
        command: type[Request],
        filled: Mapping[str, Any],
        field: str,
        typed: str,
    ) -> Sequence[Choice]:
        """Return the values that fit *field*, as far as *viewer* may know them."""

    def view(self, state: S, viewer: Viewer) -> S:
        """Return the position without what *viewer* may not know."""

    def over(self, state: S) -> bool:
        """Tell whether the game has ended."""


def names_in(state: Model, language: str) -> Mapping[str, str]:
    """Return what a position calls its own codes in *language*, code by code.

    A state whose areas, sides or types come from a scenario has a field `names`:
    language -> code -> name. The bot words those codes with it.
    """
    names: Mapping[str, Mapping[str, str]] = vars(state).get("names", {})
    return names.get(language) or next(iter(names.values()), {})


def schema(system: System[Any]) -> int:
    """Return the schema under which *system* saves positions today."""
    return len(system.upcasts) + 1
