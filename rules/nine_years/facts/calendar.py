"""Facts about the calendar: the year and the phase."""

from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.calendar import begin, begin_year
from rules.nine_years.sequence import NineYearsCommand
from rules.nine_years.state import NineYears, Phase, Year


class SetPhase(NineYearsCommand):
    """Go to a phase of this year."""

    path = ("umpire", "phase")

    phase: Phase


class SetYear(NineYearsCommand):
    """Go to the Events Phase of a year."""

    path = ("umpire", "year")

    year: Year


class PhaseSet(Event):
    """The phase was entered."""

    old: Phase
    new: Phase


class YearSet(Event):
    """The year was entered."""

    old: int
    new: int


def set_phase(state: NineYears, command: SetPhase) -> Result[NineYears]:
    """Begin a phase of this year afresh; a roll or flip made this year stays made."""
    entered = PhaseSet(old=state.phase, new=command.phase)
    began = begin(state, command.phase)
    return Result(began.state, (entered, *began.events))


def set_year(state: NineYears, command: SetYear) -> Result[NineYears]:
    """Begin a year afresh, roll and flip included; only years of the scenario are."""
    first, last = state.first_year, state.last_year
    if not first <= command.year <= last:
        raise Refusal("year_outside", ("A-G-03",), first=first, last=last)

    entered = YearSet(old=state.year, new=command.year)
    began = begin_year(state, command.year)
    return Result(began.state, (entered, *began.events))
