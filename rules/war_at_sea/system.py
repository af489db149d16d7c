"""The one door between the table and the rules of War at Sea."""

from collections.abc import Mapping
from typing import Any, Final, assert_never, cast, get_args

from rules.kernel.audience import Viewer
from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.document import Upcast
from rules.kernel.model import Answer, Command, Question, Request, Result
from rules.kernel.offers import Awaited, Inquiry, Offer
from rules.kernel.setup import Options, Scenario
from rules.war_at_sea import offers as calendar
from rules.war_at_sea.alliance.answering import Accept, Decline, accept, decline
from rules.war_at_sea.alliance.offering import (
    OfferMerger,
    OfferShips,
    offer_merger,
    offer_ships,
)
from rules.war_at_sea.blockade import Blockade, LiftBlockade, blockade, lift_blockade
from rules.war_at_sea.buyout import Buy, buy
from rules.war_at_sea.choices import choices
from rules.war_at_sea.consequences import settled
from rules.war_at_sea.desk import AnyFact, enter
from rules.war_at_sea.disband import Disband, disband
from rules.war_at_sea.engagement import awaiting as engagements
from rules.war_at_sea.engagement.answers import AnyAnswer, answer
from rules.war_at_sea.fleets import RenameFleet, SplitFleet, rename_fleet, split_fleet
from rules.war_at_sea.hire import Hire, hire
from rules.war_at_sea.ledger import Ledger, ledger
from rules.war_at_sea.merging import MergeFleets, merge_fleets
from rules.war_at_sea.odds.answer import odds
from rules.war_at_sea.odds.question import Odds, inquiries
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.repair import Repair, repair
from rules.war_at_sea.sailing import MoveFleet, move_fleet
from rules.war_at_sea.scenario import WarAtSeaScenario, new_game
from rules.war_at_sea.sequence import require_running
from rules.war_at_sea.setup import PlaceFleet, place_fleet
from rules.war_at_sea.standing import (
    AskStanding,
    LeaveStanding,
    leave_standing,
    standing_of,
)
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.turn import Done, EndTurn, buyout_goes_on, done, end_turn
from rules.war_at_sea.upcasts import UPCASTS
from rules.war_at_sea.upkeep import NameUnpaid, name_unpaid
from rules.war_at_sea.view import view

FleetOrder = (
    MoveFleet
    | PlaceFleet
    | SplitFleet
    | MergeFleets
    | RenameFleet
    | Blockade
    | LiftBlockade
)
ShipOrder = Hire | Repair | Disband | NameUnpaid | Buy
Word = OfferMerger | OfferShips | Accept | Decline | LeaveStanding | EndTurn | Done

AnyCommand = FleetOrder | ShipOrder | Word | AnyAnswer | AnyFact
AnyQuestion = Ledger | AskStanding | Odds


def play(state: WarAtSea, command: AnyCommand, dice: Dice) -> Result[WarAtSea]:
    """Carry out one command with all that follows from it, or raise `Refusal`."""
    require_running(state)
    return settled(state, _played(state, command, dice))


def _played(  # noqa: PLR0911 - one return for each command
    state: WarAtSea, command: AnyCommand, dice: Dice
) -> Result[WarAtSea]:
    """Carry out one command by its rule."""
    match command:
        case LeaveStanding():
            return leave_standing(state, command, dice)
        case EndTurn():
            return end_turn(state, command, dice)
        case Done():
            return done(state, command, dice)
        case OfferMerger():
            return offer_merger(state, command)
        case OfferShips():
            return offer_ships(state, command)
        case Accept():
            return accept(state, command)
        case Decline():
            return decline(state, command)
        case (
            MoveFleet()
            | PlaceFleet()
            | SplitFleet()
            | MergeFleets()
            | RenameFleet()
            | Blockade()
            | LiftBlockade()
        ):
            return _ordered(state, command, dice)
        case Hire() | Repair() | Disband() | NameUnpaid() | Buy():
            return _dealt(state, command, dice)
        case _:
            return _entered(state, command, dice)


def _ordered(  # noqa: PLR0911 - one return for each order
    state: WarAtSea, order: FleetOrder, dice: Dice
) -> Result[WarAtSea]:
    """Carry out an order to a fleet."""
    match order:
        case MoveFleet():
            return move_fleet(state, order, dice)
        case PlaceFleet():
            return place_fleet(state, order)
        case SplitFleet():
            return split_fleet(state, order)
        case MergeFleets():
            return merge_fleets(state, order)
        case RenameFleet():
            return rename_fleet(state, order)
        case Blockade():
            return blockade(state, order)
        case LiftBlockade():
            return lift_blockade(state, order)
        case _:
            assert_never(order)


def _dealt(state: WarAtSea, order: ShipOrder, dice: Dice) -> Result[WarAtSea]:
    """Carry out what is paid for, or is not."""
    match order:
        case Hire():
            return hire(state, order, dice)
        case Repair():
            return repair(state, order)
        case Disband():
            return disband(state, order)
        case NameUnpaid():
            return name_unpaid(state, order)
        case Buy():
            bought = buy(state, order)
            went_on = buyout_goes_on(bought.state, dice)
            return Result(went_on.state, (*bought.events, *went_on.events))
        case _:
            assert_never(order)


def _entered(
    state: WarAtSea, command: AnyAnswer | AnyFact, dice: Dice
) -> Result[WarAtSea]:
    """Answer what an engagement asks, or enter what the umpire tells."""
    if isinstance(command, AnyAnswer):
        return answer(state, command, dice)
    return enter(state, command, dice)


class WarAtSeaSystem:
    """War at Sea as the table sees it (`rules.kernel.system.System`).

    The table builds requests, scenarios and options from the classes named here; that
    is why they may be taken for what they are.
    """

    id: Final = "war_at_sea"
    root: Final = "sea"
    state: Final = WarAtSea
    scenario: Final = WarAtSeaScenario
    scenarios: Final = ("duel", "six-flags")
    options: Final = WarAtSeaOptions
    commands: Final[tuple[type[Command], ...]] = get_args(AnyCommand)
    questions: Final[tuple[type[Question], ...]] = get_args(AnyQuestion)
    upcasts: Final[tuple[Upcast, ...]] = UPCASTS

    def new_game(self, scenario: Scenario, options: Options) -> WarAtSea:
        """Return the first position."""
        return new_game(
            cast(WarAtSeaScenario, scenario), cast(WarAtSeaOptions, options)
        )

    def sides(self, state: WarAtSea) -> tuple[str, ...]:
        """Return the factions, in the order of the scenario."""
        return state.factions

    def apply(self, state: WarAtSea, command: Command, dice: Dice) -> Result[WarAtSea]:
        """Carry out *command*, or raise `Refusal`."""
        return play(state, cast(AnyCommand, command), dice)

    def ask(self, state: WarAtSea, question: Question, viewer: Viewer) -> Answer:
        """Answer *question* with what *viewer* may know, or raise `Refusal`."""
        asked = cast(AnyQuestion, question)
        match asked:
            case Ledger():
                return ledger(state, asked, viewer)
            case AskStanding():
                return standing_of(state, viewer)
            case Odds():
                return odds(view(state, viewer), asked, viewer)
            case _:
                assert_never(asked)

    def awaiting(self, state: WarAtSea) -> tuple[Awaited, ...]:
        """Return who must act now: first in engagements, else about the turn."""
        if self.over(state):
            return ()
        return (*engagements.awaiting(state), *calendar.awaiting(state))

    def offers(self, state: WarAtSea, side: str) -> tuple[Offer, ...]:
        """Return what *side*, or the umpire, may do now, engagements first."""
        if self.over(state):
            return ()
        return (*engagements.offers(state, side), *calendar.offers(state, side))

    def inquiries(self, state: WarAtSea) -> tuple[Inquiry, ...]:
        """Return the odds of each battle that has its sides and is not decided."""
        return () if self.over(state) else inquiries(state)

    def choices(
        self,
        state: WarAtSea,
        viewer: Viewer,
        command: type[Request],
        filled: Mapping[str, Any],
        field: str,
        typed: str,
    ) -> tuple[Choice, ...]:
        """Return the values for *field*, from the position as *viewer* sees it."""
        seen = view(state, viewer)
        if command in get_args(AnyAnswer):
            return engagements.choices(seen, viewer, command, filled, field, typed)
        return choices(seen, viewer, command, filled, field, typed)

    def view(self, state: WarAtSea, viewer: Viewer) -> WarAtSea:
        """Return the position without what *viewer* may not know."""
        return view(state, viewer)

    def over(self, state: WarAtSea) -> bool:
        """Tell whether the umpire has ended the game."""
        return state.phase == "over"


WAR_AT_SEA: Final = WarAtSeaSystem()
