"""Facts about spaces: who controls them, what is true of them, who stands there."""

from typing import Literal

from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import ABOARD
from rules.virgin_queen.desk.forces import (
    NOWHERE,
    armada_afloat,
    asking_anew,
    force_at,
    with_force,
)
from rules.virgin_queen.desk.known import (
    leaders,
    leaders_and_places,
    require_free,
    space_named,
)
from rules.virgin_queen.names import NOBODY, Holder
from rules.virgin_queen.sequence import Few, VirginQueenCommand
from rules.virgin_queen.state import VirginQueen, without
from rules.virgin_queen.troops import Troops

Flag = Literal["unrest", "besieged", "transport", "enterable"]


class SetControl(VirginQueenCommand):
    """Say who controls a space."""

    path = ("umpire", "control")

    space: Id
    power: Holder


class SetUnrest(VirginQueenCommand):
    """Say whether a space is in unrest."""

    path = ("umpire", "unrest")

    space: Id
    unrest: bool


class SetSiege(VirginQueenCommand):
    """Say whether a space is under siege."""

    path = ("umpire", "siege")

    space: Id
    besieged: bool


class SetTransport(VirginQueenCommand):
    """Say whether naval transport may end in a space."""

    path = ("umpire", "transport")

    space: Id
    allowed: bool


class SetEnterable(VirginQueenCommand):
    """Say whether Spain may return home to a space."""

    path = ("umpire", "enterable")

    space: Id
    enterable: bool


class SetTroops(VirginQueenCommand):
    """Set how many Spanish land units are in a space, or aboard the Armada."""

    path = ("umpire", "troops")

    space: Id
    regulars: Few
    mercenaries: Few


class SetBeaten(VirginQueenCommand):
    """Set how many of Spain's units lost a field battle in this impulse."""

    path = ("umpire", "beaten")

    place: Id
    regulars: Few
    mercenaries: Few


class PutLeader(VirginQueenCommand):
    """Put an army leader of Spain into a space, aboard the Armada, or away."""

    path = ("umpire", "leader")

    leader: Id
    place: Id


class ControlSet(Event):
    """Control of a space was entered."""

    space: str
    old: Holder
    new: Holder
    cites: tuple[str, ...] = ("A-G-03",)


class FlagSet(Event):
    """Something about a space was entered: whether it is so."""

    space: str
    flag: Flag
    old: bool
    new: bool
    cites: tuple[str, ...]


class TroopsSet(Event):
    """Spain's land units in a space, or aboard the Armada, were entered."""

    place: str
    old: Troops
    new: Troops
    cites: tuple[str, ...] = ("A-G-03",)


class BeatenSet(Event):
    """It was entered how many units lost a field battle in this impulse."""

    place: str
    old: Troops
    new: Troops
    cites: tuple[str, ...] = ("A-G-03", "VQ-AR-3.4", "VQ-AR-3.5")


class LeaderPut(Event):
    """An army leader was put elsewhere; `none` is off the map."""

    leader: str
    old: str
    new: str
    cites: tuple[str, ...] = ("A-G-03",)


def set_control(state: VirginQueen, command: SetControl) -> Result[VirginQueen]:
    """Enter who controls a space; what stands there stays."""
    space = space_named(state, command.space)

    holder = None if command.power == NOBODY else command.power
    after = state.with_space(command.space, space.evolve(controller=holder))
    old: Holder = space.controller or NOBODY
    return Result(after, (ControlSet(space=command.space, old=old, new=command.power),))


def set_unrest(state: VirginQueen, command: SetUnrest) -> Result[VirginQueen]:
    """Enter whether a space is in unrest: no Armada is created there (VQ-AR-1.3)."""
    return _flagged(state, command.space, "unrest", command.unrest, "VQ-AR-1.3")


def set_siege(state: VirginQueen, command: SetSiege) -> Result[VirginQueen]:
    """Enter whether a space is under siege (VQ-AR-6.1, A-V-50)."""
    cites = ("VQ-AR-6.1", "A-V-50")
    return _flagged(state, command.space, "besieged", command.besieged, *cites)


def set_transport(state: VirginQueen, command: SetTransport) -> Result[VirginQueen]:
    """Enter whether a port meets the rules for the end of transport (A-V-46)."""
    cites = ("VQ-AR-7.2", "A-V-46")
    return _flagged(state, command.space, "transport", command.allowed, *cites)


def set_enterable(state: VirginQueen, command: SetEnterable) -> Result[VirginQueen]:
    """Enter whether Spain may return home to a space (A-V-49)."""
    cites = ("VQ-CAP-2", "A-V-49")
    return _flagged(state, command.space, "enterable", command.enterable, *cites)


def set_troops(state: VirginQueen, command: SetTroops) -> Result[VirginQueen]:
    """Enter Spain's land units somewhere; aboard no more than it carries (VQ-AR-1.7).

    Units that are gone cannot have lost a battle there. With what the umpire leaves
    aboard, Spain is no longer asked which are lost.
    """
    place, old = command.space, force_at(state, command.space)
    new = Troops(regulars=command.regulars, mercenaries=command.mercenaries)
    if place == ABOARD:
        armada, cites = armada_afloat(state), ("VQ-AR-1.7", "A-V-37")
        if new.units > armada.strength:
            number, most = new.units, armada.strength
            raise Refusal("over_strength", cites, number=number, most=most)
        calm = state.evolve(armada=armada.evolve(excess=0))
        state = asking_anew(state, calm)

    force = old.evolve(troops=new, beaten=old.beaten.at_most(new))
    event = TroopsSet(place=place, old=old.troops, new=new)
    return Result(with_force(state, place, force), (event,))


def set_beaten(state: VirginQueen, command: SetBeaten) -> Result[VirginQueen]:
    """Enter how many of the units somewhere lost a field battle (VQ-AR-3.4)."""
    place, old = command.place, force_at(state, command.place)
    new = Troops(regulars=command.regulars, mercenaries=command.mercenaries)
    if not old.troops.holds(new):
        raise Refusal(
            "units_short",
            ("A-G-03", "VQ-AR-3.4"),
            place=place,
            regulars=old.troops.regulars,
            mercenaries=old.troops.mercenaries,
        )

    event = BeatenSet(place=place, old=old.beaten, new=new)
    return Result(with_force(state, place, old.evolve(beaten=new)), (event,))


def put_leader(state: VirginQueen, command: PutLeader) -> Result[VirginQueen]:
    """Put a leader somewhere, or away; one that was nowhere joins."""
    leader, new = command.leader, command.place
    old = dict(leaders_and_places(state)).get(leader, NOWHERE)
    if new != NOWHERE:
        force_at(state, new)
        if old == NOWHERE:
            require_free(state, leader)
    elif old == NOWHERE:
        raise Refusal("no_leader", ("A-G-03",), leaders(state), leader=leader)

    after = state
    if old != NOWHERE:
        force = force_at(after, old)
        left = without(force.leaders, leader)
        after = with_force(after, old, force.evolve(leaders=left))
    if new != NOWHERE:
        force = force_at(after, new)
        joined = (*force.leaders, leader)
        after = with_force(after, new, force.evolve(leaders=joined))
    return Result(after, (LeaderPut(leader=leader, old=old, new=new),))


def _flagged(
    state: VirginQueen, name: str, flag: Flag, new: bool, *cites: str
) -> Result[VirginQueen]:
    """Enter whether something is true of a space."""
    space = space_named(state, name)

    old = bool(dict(space)[flag])
    event = FlagSet(space=name, flag=flag, old=old, new=new, cites=("A-G-03", *cites))
    return Result(state.with_space(name, space.evolve(**{flag: new})), (event,))
