"""Facts about Fortified Lines: whose they are, and where they lie (KWW-WQ-B3)."""

from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.facts.theatre import changed
from rules.nine_years.forces.judging import all_leaders
from rules.nine_years.names import RESERVED, is_short_id
from rules.nine_years.sequence import NineYearsCommand
from rules.nine_years.spaces import require_map, space_named
from rules.nine_years.state import Holder, NineYears
from rules.nine_years.theatre import Line, Theatre
from rules.nine_years.theatre_setup import MOST_MARKERS


class SetLine(NineYearsCommand):
    """Say whose Fortified Line lies where, or that it is gone."""

    path = ("umpire", "line")

    line: Id
    side: Holder
    space: Id | None = None


class LineSet(Event):
    """A Fortified Line was entered; off the map its space is None."""

    line: str
    old: Holder
    old_space: str | None
    new: Holder
    new_space: str | None


def set_line(state: NineYears, command: SetLine) -> Result[NineYears]:
    """Enter whose a Fortified Line is and where it lies, or that it is gone.

    One that lies on the map stays where it is unless a space is named (KWW-WQ-B3).
    """
    theatre = require_map(state)
    old = theatre.lines.get(command.line)
    new = _line(state, command, old)

    others = {name: one for name, one in theatre.lines.items() if name != command.line}
    entered = LineSet(
        line=command.line,
        old=old.side if old else "nobody",
        old_space=old.space if old else None,
        new=command.side,
        new_space=new.space if new else None,
    )
    lines = others if new is None else theatre.lines | {command.line: new}
    return changed(state, entered, lines=lines)


def line_choices(state: NineYears) -> tuple[Choice, ...]:
    """Return the Fortified Lines on the map."""
    return tuple(map(Choice, state.theatre.lines))


def _line(state: NineYears, command: SetLine, old: Line | None) -> Line | None:
    """Return the line as it lies from now on, None if it is gone, or refuse."""
    if command.side == "nobody":
        if old is None:
            legal = line_choices(state)
            cites = ("KWW-WQ-B3", "A-G-03")
            raise Refusal("no_such_line", cites, legal, given=command.line)
        return None
    if old is None:
        _require_fresh(state.theatre, command.line)
    space = command.space or (old.space if old else None)
    if space is None:
        raise Refusal("line_needs_space", ("A-G-03",), given=command.line)
    space_named(state, space)
    return Line(side=command.side, space=space)


def _require_fresh(theatre: Theatre, name: str) -> None:
    """Raise `Refusal` unless *name* will do for a line that is new."""
    if not is_short_id(name):
        raise Refusal("bad_id", ("A-G-03",), given=name)
    taken = (RESERVED, theatre.spaces, theatre.seas, theatre.forces)
    if name in all_leaders(theatre) or any(name in ids for ids in taken):
        raise Refusal("id_taken", ("A-G-03",), given=name)
    if len(theatre.lines) >= MOST_MARKERS:
        raise Refusal("too_many_lines", ("A-G-03",), most=MOST_MARKERS)
