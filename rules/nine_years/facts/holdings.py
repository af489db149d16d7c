"""Facts about the sides: Atlantic, initiative, victory points, cards and resources."""

from rules.kernel.model import Event, Result
from rules.nine_years.scenario import VictoryPoints
from rules.nine_years.sequence import NineYearsCommand
from rules.nine_years.state import Count, Holder, NineYears, Side


class SetAtlantic(NineYearsCommand):
    """Say who controls the Atlantic."""

    path = ("umpire", "atlantic")

    side: Holder


class SetInitiative(NineYearsCommand):
    """Say whose turn comes first in the Campaign Phase."""

    path = ("umpire", "initiative")

    side: Side


class SetVictoryPoints(NineYearsCommand):
    """Set the common total of victory points."""

    path = ("umpire", "vp")

    number: VictoryPoints


class SetCards(NineYearsCommand):
    """Set how many action cards a side holds."""

    path = ("umpire", "cards")

    side: Side
    number: Count


class SetResources(NineYearsCommand):
    """Set how many resource points a side has."""

    path = ("umpire", "resources")

    side: Side
    number: Count


class AtlanticSet(Event):
    """Control of the Atlantic was entered."""

    old: Holder
    new: Holder


class InitiativeSet(Event):
    """The initiative was entered."""

    old: Side
    new: Side


class VictoryPointsSet(Event):
    """The total of victory points was entered."""

    old: int
    new: int


class CardsSet(Event):
    """The number of a side's action cards was entered."""

    side: Side
    old: int
    new: int


class ResourcesSet(Event):
    """The number of a side's resource points was entered."""

    side: Side
    old: int
    new: int


def set_atlantic(state: NineYears, command: SetAtlantic) -> Result[NineYears]:
    """Enter who controls the Atlantic; it counts from the next roll on (A-K-07)."""
    holder = None if command.side == "nobody" else command.side
    was: Holder = state.atlantic or "nobody"
    entered = AtlanticSet(old=was, new=command.side)
    return Result(state.evolve(atlantic=holder), (entered,))


def set_initiative(state: NineYears, command: SetInitiative) -> Result[NineYears]:
    """Enter the initiative; a turn that has begun is not taken away by it."""
    entered = InitiativeSet(old=state.initiative, new=command.side)
    return Result(state.evolve(initiative=command.side), (entered,))


def set_victory_points(
    state: NineYears, command: SetVictoryPoints
) -> Result[NineYears]:
    """Enter the total of victory points."""
    entered = VictoryPointsSet(old=state.vp, new=command.number)
    return Result(state.evolve(vp=command.number), (entered,))


def set_cards(state: NineYears, command: SetCards) -> Result[NineYears]:
    """Enter the number of a side's action cards (A-K-04)."""
    side, number = command.side, command.number
    entered = CardsSet(side=side, old=state.cards[side], new=number)
    return Result(state.evolve(cards=state.cards | {side: number}), (entered,))


def set_resources(state: NineYears, command: SetResources) -> Result[NineYears]:
    """Enter the number of a side's resource points (A-K-14)."""
    side, number = command.side, command.number
    entered = ResourcesSet(side=side, old=state.resources[side], new=number)
    return Result(state.evolve(resources=state.resources | {side: number}), (entered,))
