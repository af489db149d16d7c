"""From space to space, as far as Spain's two capitals are concerned."""

from typing import Literal

from rules.kernel.choice import Choice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.formation import (
    Named,
    picked,
    placed,
    require_space_for,
    standing,
)
from rules.virgin_queen.state import VirginQueen

When = Literal["spring", "winter"]


class FormationMoved(Event):
    """Units and leaders went from one space to another, in spring or home in Winter."""

    phase: When
    origin: str
    to: str
    regulars: int
    mercenaries: int
    leaders: tuple[str, ...]
    cites: tuple[str, ...]


def march(
    state: VirginQueen,
    command: Named,
    origin: str,
    to: str,
    phase: When,
    *cites: str,
) -> Result[VirginQueen]:
    """Bring the formation that a command names from one space to another.

    Raises `Refusal`, citing *cites*, unless both spaces are known and it is there.
    """
    for name, legal in ((origin, garrisons(state)), (to, all_spaces(state))):
        if name not in state.spaces:
            raise Refusal("no_such_space", cites, legal, space=name)
    if origin == to:
        raise Refusal("same_space", cites, space=origin)
    going = picked(standing(state.spaces[origin]), command, origin, *cites)
    require_space_for(standing(state.spaces[to]), going, to, *cites)

    left = placed(state, origin, standing(state.spaces[origin]).parted(going))
    after = placed(left, to, standing(left.spaces[to]).joined(going))
    moved = FormationMoved(
        phase=phase,
        origin=origin,
        to=to,
        regulars=going.troops.regulars,
        mercenaries=going.troops.mercenaries,
        leaders=going.leaders,
        cites=cites,
    )
    return Result(after, (moved,))


def garrisons(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the spaces in which Spanish units or leaders stand."""
    return tuple(
        Choice(name)
        for name, space in state.spaces.items()
        if not standing(space).empty
    )


def all_spaces(state: VirginQueen) -> tuple[Choice, ...]:
    """Return all spaces: where a spring move may go is not known here."""
    return tuple(map(Choice, state.spaces))


def leaders_in(state: VirginQueen, space: str) -> tuple[Choice, ...]:
    """Return the army leaders in a space, or none if there is no such space."""
    found = state.spaces.get(space)
    return tuple(map(Choice, found.leaders if found else ()))
