"""What Spain is asked about the Armada, and what it may do with it now."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rules.kernel.audience import EVERYONE, Audience, only
from rules.kernel.model import Command
from rules.kernel.offers import Awaited, Offer, Opening
from rules.virgin_queen.armada import creating, crossing, loading, sailing, upgrading
from rules.virgin_queen.armada.commanding import aboard, ordered, room
from rules.virgin_queen.armada.losses import Lose, possible_losses
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.formation import Formation, has_space_for, standing
from rules.virgin_queen.sequence import is_open
from rules.virgin_queen.state import SPAIN, VirginQueen
from rules.virgin_queen.troops import Troops

OWN: Final = only(SPAIN)
"""Nothing here is secret, but not everything is worth a button for all to see."""


def awaiting(state: VirginQueen) -> tuple[Awaited, ...]:
    """Return Spain while it must say which land units are lost (VQ-AR-5.5)."""
    if state.over or state.armada is None or not state.armada.excess:
        return ()
    return (Awaited(SPAIN, "armada_losses", state.opened),)


def offers(state: VirginQueen, side: str) -> tuple[Offer, ...]:
    """Return what *side* may do with the Armada: only Spain anything (VQ-AR-9.1)."""
    if side != SPAIN or state.over:
        return ()
    if state.armada is None:
        return tuple(_creation(state))
    if state.armada.excess:
        return tuple(_losses(state, state.armada))
    if not is_open(ordered, state, SPAIN):
        return ()
    return (
        *_upgrades(state),
        *_transfers(state, state.armada),
        *_crossings(state, state.armada),
        *_moves(state),
    )


def most_that_fit(there: Troops, places: int) -> Troops:
    """Return as many of *there* as fit into so many *places*, regulars first."""
    regulars = min(there.regulars, places)
    mercenaries = min(there.mercenaries, places - regulars)
    return Troops(regulars=regulars, mercenaries=mercenaries)


def _creation(state: VirginQueen) -> Iterator[Offer]:
    if is_open(creating.check_create, state, SPAIN) and creating.creation_ports(state):
        yield _offer(state, creating.CreateArmada, "create", opening=Opening("port"))


def _losses(state: VirginQueen, armada: Armada) -> Iterator[Offer]:
    for way in possible_losses(armada):
        filled = way.model_dump()
        key = f"lose-{way.regulars}-{way.mercenaries}"
        yield _offer(state, Lose, key, filled, label="lose", audience=EVERYONE)


def _upgrades(state: VirginQueen) -> Iterator[Offer]:
    if is_open(upgrading.check_upgrade, state, SPAIN):
        armada = upgrading.check_upgrade(state, SPAIN)
        for cp in upgrading.prices(armada):
            if cp <= state.cp:
                key = f"upgrade-{cp}"
                yield _offer(state, upgrading.Upgrade, key, {"cp": cp}, label="upgrade")


def _transfers(state: VirginQueen, armada: Armada) -> Iterator[Offer]:
    """Yield the loading of all that fit in port, and the landing of all aboard."""
    port = state.spaces.get(armada.place)
    if port is None:
        return
    ashore = standing(port)
    boarding = Formation(
        troops=most_that_fit(ashore.troops, room(armada)), leaders=ashore.leaders
    )
    if not boarding.empty:
        yield _offer(state, loading.Load, "load", _named(boarding))
    if not aboard(armada).empty and has_space_for(ashore, aboard(armada)):
        yield _offer(state, loading.Unload, "unload", _named(aboard(armada)))


def _crossings(state: VirginQueen, armada: Armada) -> Iterator[Offer]:
    """Yield crossings of all that may go, for each port beside the Armada at sea."""
    if armada.place not in state.seas or not state.cp:
        return
    for port in (one.value for one in crossing.landing_ports(state)):
        ashore = standing(state.spaces[port])
        up = _crossing(ashore, room(armada))
        if not up.empty:
            filled = {"port": port, **_named(up)}
            yield _offer(
                state, crossing.Embark, f"embark-{port}", filled, label="embark"
            )
        down = _crossing(aboard(armada), armada.cargo.units)
        if not down.empty and has_space_for(ashore, down):
            filled = {"port": port, **_named(down)}
            key = f"disembark-{port}"
            yield _offer(state, crossing.Disembark, key, filled, label="disembark")


def _crossing(there: Formation, places: int) -> Formation:
    """Return as many as may cross together: all leaders, no beaten units."""
    most = places if there.leaders else min(places, crossing.LEADERLESS)
    return Formation(troops=most_that_fit(there.fresh, most), leaders=there.leaders)


def _moves(state: VirginQueen) -> Iterator[Offer]:
    if state.cp and sailing.harbours(state):
        yield _offer(state, sailing.Sail, "sail", opening=Opening("to"))


def _named(formation: Formation) -> dict[str, Any]:
    """Return the fields of a command that names this formation."""
    return {**formation.troops.model_dump(), "leaders": formation.leaders or None}


def _offer(
    state: VirginQueen,
    command: type[Command],
    key: str,
    filled: Mapping[str, Any] | None = None,
    *,
    opening: Opening | None = None,
    label: str = "",
    audience: Audience = OWN,
) -> Offer:
    return Offer(
        key=f"armada-{key}",
        side=SPAIN,
        decision=state.opened,
        command=command,
        filled=filled or {},
        opening=opening,
        audience=audience,
        label=f"armada_{label or key}",
    )
