"""Facts about Spain's ships: galleons at hand, the convoy, the Armada."""

from typing import Annotated, get_args

from pydantic import Field

from rules.kernel.choice import Choice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.state import MOST, Armada, Strength
from rules.virgin_queen.desk.forces import NOWHERE, asking_anew
from rules.virgin_queen.sequence import Few, VirginQueenCommand, require_closed
from rules.virgin_queen.state import MOST_ESCORT, VirginQueen


class SetGalleons(VirginQueenCommand):
    """Set how many galleons Spain could still withdraw."""

    path = ("umpire", "galleons")

    number: Few


class SetEscort(VirginQueenCommand):
    """Set how many galleons convoy the Treasure Fleet."""

    path = ("umpire", "escort")

    number: Annotated[int, Field(ge=0, le=9)]


class SetArmada(VirginQueenCommand):
    """Put the Armada somewhere with a strength, or off the map with 0."""

    path = ("umpire", "armada")

    strength: Annotated[int, Field(ge=0, le=MOST)]
    place: Id | None = None


class GalleonsSet(Event):
    """The galleons that could still be withdrawn were entered."""

    old: int
    new: int
    cites: tuple[str, ...] = ("A-G-03", "A-V-06")


class EscortEntered(Event):
    """The galleons that convoy the Treasure Fleet were entered."""

    old: int
    new: int
    cites: tuple[str, ...] = ("A-G-03", "VQ-TR-3")


class ArmadaSet(Event):
    """Strength and place of the Armada were entered; 0 and `none` are off the map.

    `excess` units aboard are more than it carries now.
    """

    old_strength: int
    new_strength: int
    old_place: str
    new_place: str
    excess: int
    cites: tuple[str, ...] = ("A-G-03", "VQ-AR-1.4")


class ArmadaTakenOff(Event):
    """The umpire took the Armada off the map, with the units and leaders aboard.

    Strength 0: it was on the Turn Track. Spain may create it again at once.
    """

    strength: int
    place: str
    units: int
    leaders: tuple[str, ...]
    cites: tuple[str, ...] = ("A-G-03", "VQ-AR-1.4")


def set_galleons(state: VirginQueen, command: SetGalleons) -> Result[VirginQueen]:
    """Enter the galleons at hand; those that convoy the fleet are not among them."""
    event = GalleonsSet(old=state.galleons, new=command.number)
    return Result(state.evolve(galleons=command.number), (event,))


def set_escort(state: VirginQueen, command: SetEscort) -> Result[VirginQueen]:
    """Enter the convoy, in any phase; the galleons at hand stay as they are."""
    require_closed(state, "VQ-TF-0.1")
    if command.number > MOST_ESCORT:
        legal = [Choice(str(number)) for number in range(MOST_ESCORT + 1)]
        raise Refusal("escort_too_large", ("VQ-TR-3",), legal, most=MOST_ESCORT)

    event = EscortEntered(old=state.escort, new=command.number)
    return Result(state.evolve(escort=command.number), (event,))


def set_armada(state: VirginQueen, command: SetArmada) -> Result[VirginQueen]:
    """Enter strength and place of the Armada (VQ-AR-1.4); 0 takes it off the map.

    If it carries more than its strength now, Spain is asked which units are lost
    (VQ-AR-5.5). Where it winters the umpire says; its cargo stays aboard (A-V-40).
    """
    old, strength = state.armada, command.strength
    if strength == 0:
        return _taken_off(state)
    if strength not in get_args(Strength):
        legal = [Choice(str(one)) for one in (0, *get_args(Strength))]
        raise Refusal("not_a_strength", ("VQ-AR-1.4",), legal, strength=strength)
    place = command.place or (old.place if old else NOWHERE)
    if Choice(place) not in moorings(state):
        cites = ("A-G-03", "VQ-AR-4.1")
        raise Refusal("armada_nowhere", cites, moorings(state), place=place)

    kept = dict(old) if old else {}
    excess = max(0, old.cargo.units - strength) if old else 0
    new = Armada(**{**kept, "strength": strength, "place": place, "excess": excess})
    event = ArmadaSet(
        old_strength=old.strength if old else 0,
        new_strength=strength,
        old_place=old.place if old else NOWHERE,
        new_place=place,
        excess=excess,
    )
    after = state.evolve(armada=new, track=None)
    return Result(asking_anew(state, after), (event,))


def _taken_off(state: VirginQueen) -> Result[VirginQueen]:
    """Take the Armada off map and Turn Track, with all it carries (VQ-AR-1.4)."""
    old = state.armada
    if old is None and state.track is None:
        raise Refusal("no_armada", ("A-G-03", "VQ-AR-1.4"))

    gone = ArmadaTakenOff(
        strength=old.strength if old else 0,
        place=old.place if old else NOWHERE,
        units=old.cargo.units if old else 0,
        leaders=old.leaders if old else (),
    )
    after = state.evolve(armada=None, track=None)
    return Result(asking_anew(state, after), (gone,))


def moorings(state: VirginQueen) -> tuple[Choice, ...]:
    """Return where the Armada may be: in the ports and on the seas of Europe."""
    ports = (name for name, space in state.spaces.items() if space.seas)
    return tuple(map(Choice, (*ports, *state.seas)))
