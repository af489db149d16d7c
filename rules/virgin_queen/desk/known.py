"""What the umpire may name at his desk, and what a new thing may be called."""

from collections.abc import Iterator

from rules.kernel.choice import Choice
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import ABOARD
from rules.virgin_queen.names import HOME, RESERVED, is_short_id
from rules.virgin_queen.state import Expedition, Space, VirginQueen


def spaces(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the spaces of the map."""
    return tuple(map(Choice, state.spaces))


def zones(state: VirginQueen) -> tuple[Choice, ...]:
    """Return where an expedition may be: an ocean zone, or home (A-V-30)."""
    return tuple(map(Choice, (*state.zones, HOME)))


def captains(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the captains that have an expedition."""
    return tuple(map(Choice, state.expeditions))


def leaders(state: VirginQueen) -> tuple[Choice, ...]:
    """Return the army leaders on the map and on the Armada."""
    return tuple(Choice(leader) for leader, _ in leaders_and_places(state))


def leaders_and_places(state: VirginQueen) -> Iterator[tuple[str, str]]:
    """Yield each army leader with the space where he is, or `armada`."""
    for name, space in state.spaces.items():
        yield from ((leader, name) for leader in space.leaders)
    if state.armada is not None:
        yield from ((leader, ABOARD) for leader in state.armada.leaders)


def space_named(state: VirginQueen, name: str) -> Space:
    """Return the space called *name*; raise `Refusal` if there is none."""
    if name not in state.spaces:
        raise Refusal("no_such_space", ("A-G-03",), spaces(state), space=name)
    return state.spaces[name]


def expedition_named(state: VirginQueen, captain: str) -> Expedition:
    """Return the expedition of *captain*; raise `Refusal` if he has none."""
    if captain not in state.expeditions:
        legal = captains(state)
        raise Refusal("no_such_expedition", ("A-G-03",), legal, expedition=captain)
    return state.expeditions[captain]


def require_free(state: VirginQueen, name: str) -> None:
    """Raise `Refusal` unless *name* will do as the id of something new."""
    taken = {
        *RESERVED,
        *state.values,
        *state.zones,
        *state.seas,
        *state.spaces,
        *state.expeditions,
        *(leader for leader, _ in leaders_and_places(state)),
    }
    if name in taken or not is_short_id(name):
        raise Refusal("not_a_new_id", ("A-G-03",), given=name)
