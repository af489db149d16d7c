"""Facts about pirates: expeditions, informants, VP for piracy."""

from typing import Annotated

from pydantic import Field

from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.desk.known import expedition_named, require_free, zones
from rules.virgin_queen.names import HOME, Power
from rules.virgin_queen.sequence import Few, VirginQueenCommand, require_closed
from rules.virgin_queen.state import Expedition, VirginQueen, sorted_treasures

Digit = Annotated[int, Field(ge=0, le=9)]


class PutExpedition(VirginQueenCommand):
    """Make an expedition, or change one; its loot stays."""

    path = ("umpire", "expedition")

    captain: Id
    power: Power
    rating: Digit
    zone: Id
    damaged: bool = False


class RemoveExpedition(VirginQueenCommand):
    """Remove an expedition; its loot is discarded."""

    path = ("umpire", "remove")

    captain: Id


class SetInformant(VirginQueenCommand):
    """Say whether a power has an informant with another."""

    path = ("umpire", "informant")

    spy: Power
    target: Power
    present: bool


class SetPiracyVp(VirginQueenCommand):
    """Set the VP that a power has for piracy."""

    path = ("umpire", "vp")

    power: Power
    number: Few


class ExpeditionMade(Event):
    """The umpire made an expedition."""

    captain: str
    power: Power
    rating: int
    zone: str
    damaged: bool
    cites: tuple[str, ...] = ("A-G-03", "A-V-24")


class ExpeditionSet(Event):
    """The umpire changed an expedition; its `loot` treasures stay."""

    captain: str
    old_power: Power
    new_power: Power
    old_rating: int
    new_rating: int
    old_zone: str
    new_zone: str
    old_damaged: bool
    new_damaged: bool
    loot: int
    cites: tuple[str, ...] = ("A-G-03",)


class ExpeditionRemoved(Event):
    """The umpire removed an expedition; its `loot` treasures were discarded."""

    captain: str
    power: Power
    zone: str
    loot: int
    cites: tuple[str, ...] = ("A-G-03", "A-V-25")


class InformantSet(Event):
    """It was entered whether a power has an informant with another."""

    spy: Power
    target: Power
    old: bool
    new: bool
    cites: tuple[str, ...] = ("A-G-03", "VQ-TF-3.2")


class PiracyVpSet(Event):
    """The VP that a power has for piracy were entered."""

    power: Power
    old: int
    new: int
    cites: tuple[str, ...] = ("A-G-03", "VQ-TF-4.11")


def put_expedition(state: VirginQueen, command: PutExpedition) -> Result[VirginQueen]:
    """Make an expedition, also of a captain who was lost (A-V-24), or change one."""
    require_closed(state, "VQ-TF-0.1")
    captain, old = command.captain, state.expeditions.get(command.captain)
    if old is None:
        require_free(state, captain)
    if command.zone not in (*state.zones, HOME):
        raise Refusal("no_zone", ("A-G-03", "A-V-30"), zones(state), zone=command.zone)

    new = Expedition(
        power=command.power,
        rating=command.rating,
        zone=command.zone,
        damaged=command.damaged,
        loot=() if old is None else old.loot,
    )
    after = state.with_expedition(captain, new)
    return Result(after, (_put(captain, old, new),))


def remove_expedition(
    state: VirginQueen, command: RemoveExpedition
) -> Result[VirginQueen]:
    """Remove an expedition and discard its loot (A-V-25)."""
    require_closed(state, "VQ-TF-0.1")
    captain, gone = command.captain, expedition_named(state, command.captain)

    others = {name: one for name, one in state.expeditions.items() if name != captain}
    discard = sorted_treasures(state.discard, gone.loot)
    event = ExpeditionRemoved(
        captain=captain, power=gone.power, zone=gone.zone, loot=len(gone.loot)
    )
    return Result(state.evolve(expeditions=others, discard=discard), (event,))


def set_informant(state: VirginQueen, command: SetInformant) -> Result[VirginQueen]:
    """Enter whether a power spies on another (VQ-TF-3.2)."""
    spy, target = command.spy, command.target
    if spy == target:
        raise Refusal("spies_on_itself", ("A-G-03",), power=spy)

    others = tuple(one for one in state.informants if one != (spy, target))
    informants = (*others, (spy, target)) if command.present else others
    old = state.spies(spy, target)
    event = InformantSet(spy=spy, target=target, old=old, new=command.present)
    return Result(state.evolve(informants=informants), (event,))


def set_piracy_vp(state: VirginQueen, command: SetPiracyVp) -> Result[VirginQueen]:
    """Enter a power's VP for piracy, up to the house rule's limit (A-V-21)."""
    power, new, cap = command.power, command.number, state.options.piracy_vp_cap
    if cap and new > cap:
        raise Refusal("past_the_cap", ("VQ-TF-4.11", "A-V-21"), number=new, most=cap)

    event = PiracyVpSet(power=power, old=state.piracy_vp.get(power, 0), new=new)
    after = state.evolve(piracy_vp={**state.piracy_vp, power: new})
    return Result(after, (event,))


def _put(captain: str, old: Expedition | None, new: Expedition) -> Event:
    """Return what is told of an expedition that was made or changed."""
    if old is None:
        return ExpeditionMade(
            captain=captain,
            power=new.power,
            rating=new.rating,
            zone=new.zone,
            damaged=new.damaged,
        )
    return ExpeditionSet(
        captain=captain,
        old_power=old.power,
        new_power=new.power,
        old_rating=old.rating,
        new_rating=new.rating,
        old_zone=old.zone,
        new_zone=new.zone,
        old_damaged=old.damaged,
        new_damaged=new.damaged,
        loot=len(new.loot),
    )
