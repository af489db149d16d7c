"""VQ-AR-5: hits that Spain puts on the Armada, and the land units that go down."""

from typing import Annotated, Final, cast

from pydantic import Field

from rules.kernel.choice import Choice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import (
    aboard,
    afloat,
    require_owner,
    with_aboard,
)
from rules.virgin_queen.armada.state import STEP, Armada, Strength
from rules.virgin_queen.formation import Formation
from rules.virgin_queen.names import Actor
from rules.virgin_queen.sequence import Few, VirginQueenCommand
from rules.virgin_queen.state import VirginQueen
from rules.virgin_queen.troops import Troops

MOST_HITS: Final = 40


class Hits(VirginQueenCommand):
    """Put hits of a Spanish naval stack on the Armada."""

    path = ("armada", "hits")

    number: Annotated[int, Field(ge=1, le=MOST_HITS)]


class Lose(VirginQueenCommand):
    """Say which land units are destroyed that the Armada cannot carry any more."""

    path = ("armada", "lose")

    regulars: Few = 0
    mercenaries: Few = 0


class ArmadaDamaged(Event):
    """The Armada lost levels; `excess` land units are too many now."""

    hits: int
    levels: int
    old: int
    new: int
    excess: int
    cites: tuple[str, ...]


class ArmadaDestroyed(Event):
    """The Armada is off the map, with all land units aboard (A-V-43).

    From `turn` on it may be created again. The umpire places the `leaders`.
    """

    hits: int
    old: int
    regulars: int
    mercenaries: int
    leaders: tuple[str, ...]
    turn: int
    cites: tuple[str, ...]


class ArmadaUnitsLost(Event):
    """Land units that could not be carried were destroyed; `units` are still aboard."""

    regulars: int
    mercenaries: int
    units: int
    strength: int
    cites: tuple[str, ...] = ("VQ-AR-5.5", "A-V-43")


def levels_lost(hits: int) -> int:
    """Return how many levels *hits* cost: one for two, rounded up (VQ-AR-5.4).

    Rounded each time hits are allotted; half a level is not remembered (A-V-42).
    """
    return -(-hits // STEP)


def hits(state: VirginQueen, command: Hits) -> Result[VirginQueen]:
    """Let the Armada absorb hits, as many as Spain likes up to its strength (A-V-41).

    Land units that it cannot carry any more are lost: at once where they can be only
    these, else Spain is asked (VQ-AR-5.5).
    """
    armada = afloat(state, command.actor, "VQ-AR-5.2", "A-V-41")
    if command.number > armada.strength:
        cites = ("VQ-AR-1.6", "A-V-41", "A-V-42")
        raise Refusal("hits_above_strength", cites, strength=armada.strength)

    levels = levels_lost(command.number)
    strength = armada.strength - STEP * levels
    if not strength:
        return _destroyed(state, armada, command.number)
    weaker = armada.evolve(
        strength=cast("Strength", strength),
        excess=max(0, armada.cargo.units - strength),
    )
    damaged = ArmadaDamaged(
        hits=command.number,
        levels=levels,
        old=armada.strength,
        new=strength,
        excess=weaker.excess,
        cites=("VQ-AR-5.3", "VQ-AR-5.4" if command.number % STEP else "VQ-AR-5.2"),
    )
    after = state.evolve(armada=weaker)
    ways = possible_losses(weaker)
    if not weaker.excess:
        return Result(after, (damaged,))
    if len(ways) > 1:
        return Result(after.asking(), (damaged,))
    lost = _without(after, weaker, ways[0])
    return Result(lost.state, (damaged, *lost.events))


def possible_losses(armada: Armada) -> tuple[Troops, ...]:
    """Return each way to destroy as many units as are too many."""
    cargo, excess = armada.cargo, armada.excess
    least = max(0, excess - cargo.mercenaries)
    return tuple(
        Troops(regulars=regulars, mercenaries=excess - regulars)
        for regulars in range(least, min(excess, cargo.regulars) + 1)
    )


def check_lose(state: VirginQueen, actor: Actor) -> Armada:
    """Return the Armada if Spain must name units to be lost, or raise `Refusal`."""
    require_owner(state, actor, "VQ-AR-5.5")
    if state.armada is None or not state.armada.excess:
        raise Refusal("nothing_to_lose", ("VQ-AR-5.5", "A-V-43"))
    return state.armada


def lose(state: VirginQueen, command: Lose) -> Result[VirginQueen]:
    """Destroy the units that Spain chooses (A-V-43)."""
    armada = check_lose(state, command.actor)
    troops = Troops(regulars=command.regulars, mercenaries=command.mercenaries)
    ways = possible_losses(armada)
    if troops not in ways:
        cites, legal = ("VQ-AR-5.5", "A-V-43"), map(_choice, ways)
        raise Refusal("wrong_losses", cites, legal, number=armada.excess)

    lost = _without(state, armada, troops)
    return Result(lost.state.asking(), lost.events)


def _destroyed(state: VirginQueen, armada: Armada, hits: int) -> Result[VirginQueen]:
    """Put the Armada on the Turn Track, into the box of the next turn (A-V-44)."""
    destroyed = ArmadaDestroyed(
        hits=hits,
        old=armada.strength,
        regulars=armada.cargo.regulars,
        mercenaries=armada.cargo.mercenaries,
        leaders=armada.leaders,
        turn=state.turn + 1,
        cites=("VQ-AR-5.6", "A-V-43", "A-V-44"),
    )
    return Result(state.evolve(armada=None, track=state.turn + 1), (destroyed,))


def _without(state: VirginQueen, armada: Armada, troops: Troops) -> Result[VirginQueen]:
    """Destroy *troops*; of a kind, those that cannot move in this impulse go first."""
    crowd = aboard(armada)
    sunk = Formation(troops=troops, beaten=troops.at_most(crowd.beaten))
    left = crowd.parted(sunk)
    lost = ArmadaUnitsLost(
        regulars=troops.regulars,
        mercenaries=troops.mercenaries,
        units=left.troops.units,
        strength=armada.strength,
    )
    return Result(with_aboard(state, armada.evolve(excess=0), left), (lost,))


def _choice(troops: Troops) -> Choice:
    """Return a way to lose units, for a list of them."""
    regulars, mercenaries = troops.regulars, troops.mercenaries
    return Choice(
        f"{regulars}+{mercenaries}",
        "armada_losses",
        {"regulars": regulars, "mercenaries": mercenaries},
    )
