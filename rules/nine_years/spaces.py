"""The spaces of the map, as players name them."""

from rules.kernel.choice import Choice
from rules.kernel.refusal import Refusal
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import Space, Theatre


def require_map(state: NineYears) -> Theatre:
    """Return the theatre; raise `Refusal` if the scenario has no map."""
    if not state.theatre.spaces:
        raise Refusal("no_map", ("A-G-03",))
    return state.theatre


def space_named(state: NineYears, name: str) -> Space:
    """Return the space called *name*; raise `Refusal` if the map has none."""
    theatre = require_map(state)
    if name not in theatre.spaces:
        raise Refusal("no_such_space", ("A-G-03",), space_choices(state), given=name)
    return theatre.spaces[name]


def space_choices(state: NineYears) -> tuple[Choice, ...]:
    """Return all spaces of the map."""
    return tuple(map(Choice, state.theatre.spaces))


def harbours(state: NineYears) -> tuple[Choice, ...]:
    """Return where a Fleet marker may lie: control boxes first, then ports."""
    ports = (name for name, space in state.theatre.spaces.items() if space.seas)
    return tuple(map(Choice, (*state.theatre.seas, *ports)))
