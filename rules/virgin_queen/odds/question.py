"""`/spain odds`: whose attack is meant."""

from rules.kernel.fields import Id
from rules.kernel.model import Question
from rules.kernel.offers import Inquiry
from rules.kernel.refusal import Refusal
from rules.virgin_queen.odds.prospect import expeditions_in_prospect, prospects
from rules.virgin_queen.state import SPAIN, VirginQueen
from rules.virgin_queen.treasure_fleet.attack import asked_attackers


class Odds(Question):
    """Ask how an attack on the Treasure Fleet may end, or each that is in prospect."""

    path = ("odds",)

    expedition: Id | None = None


def expeditions_meant(state: VirginQueen, question: Odds) -> tuple[str, ...]:
    """Return the expeditions that are asked about.

    Before the event one may be named wherever it is. Raises `Refusal` for one that is
    not there, is Spain's (A-V-14), or cannot attack in this event any more.
    """
    named = question.expedition
    if named is None:
        return prospects(state)
    legal = expeditions_in_prospect(state)
    if named not in state.expeditions:
        raise Refusal("odds_of_whom", ("VQ-TF-4.1",), legal, expedition=named)
    if state.expeditions[named].power == SPAIN:
        cites = ("VQ-TF-4.1", "A-V-14")
        raise Refusal("odds_of_spain", cites, legal, expedition=named)
    if state.fleet is not None and named not in prospects(state):
        cites = ("VQ-TF-4.1", "A-V-15")
        raise Refusal("odds_too_late", cites, legal, expedition=named)
    return (named,)


def inquiries(state: VirginQueen) -> tuple[Inquiry, ...]:
    """Return the odds of each expedition that its power is asked about now."""
    return tuple(
        Inquiry(f"odds-{captain}", Odds, {"expedition": captain}, "odds")
        for power in state.order
        for captain in asked_attackers(state, power)
    )
