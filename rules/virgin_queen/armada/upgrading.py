"""VQ-AR-2: CP make the Armada stronger, level by level."""

from typing import Annotated, Final, cast

from pydantic import Field

from rules.kernel.choice import Choice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import ordered
from rules.virgin_queen.armada.cp import spend
from rules.virgin_queen.armada.state import MOST, PORTS, STEP, Armada, Strength
from rules.virgin_queen.names import Actor
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import MOST_CP, VirginQueen

PRICE: Final = 3
"""CP for a level (VQ-AR-2.3)."""


class Upgrade(VirginQueenCommand):
    """Put CP of this impulse into the Armada."""

    path = ("armada", "upgrade")

    cp: Annotated[int, Field(ge=1, le=MOST_CP)]


class ArmadaUpgraded(Event):
    """CP were put into the Armada.

    `banked` is the rest that made no level and is kept (A-V-34, option), `left` are
    Spain's CP now.
    """

    cp: int
    old: int
    new: int
    banked: int
    left: int
    cites: tuple[str, ...]


def check_upgrade(state: VirginQueen, actor: Actor) -> Armada:
    """Return the Armada if CP can be put into it here, or raise `Refusal`.

    It must lie in one of three ports, and nothing else counts: who holds the port,
    unrest or a siege (A-V-35), losses (VQ-AR-2.7) or a move before (VQ-AR-2.8).
    """
    armada = ordered(state, actor, "VQ-AR-2.3")
    if armada.place not in PORTS:
        cites = ("VQ-AR-2.6", "A-V-35")
        legal = (Choice(name) for name in PORTS if name in state.spaces)
        raise Refusal("armada_not_in_yard", cites, legal, place=armada.place)
    if armada.strength == MOST:
        raise Refusal("armada_at_most", ("VQ-AR-2.5",), most=MOST)
    return armada


def upgrade(state: VirginQueen, command: Upgrade) -> Result[VirginQueen]:
    """Raise the strength by 2 for every 3 CP, up to 8 (VQ-AR-2.3 to VQ-AR-2.5).

    CP that make no level are refused, unless the option `armada_bank_cp` keeps them.
    """
    armada = check_upgrade(state, command.actor)
    banking = state.options.armada_bank_cp
    levels, rest = divmod(command.cp + armada.banked, PRICE)
    legal = (Choice(str(cp)) for cp in prices(armada))
    if rest and not banking:
        cites = ("VQ-AR-2.3", "A-V-34")
        raise Refusal("cp_no_level", cites, legal, cp=command.cp, price=PRICE)
    strength = armada.strength + STEP * levels
    if strength > MOST:
        cites = ("VQ-AR-2.5", "A-V-34")
        raise Refusal("past_most", cites, legal, strength=armada.strength, most=MOST)

    after = spend(state, command.cp, "VQ-AR-2.3", "A-V-34")
    new = armada.evolve(strength=cast("Strength", strength), banked=rest)
    upgraded = ArmadaUpgraded(
        cp=command.cp,
        old=armada.strength,
        new=strength,
        banked=rest,
        left=after.cp,
        cites=("VQ-AR-2.3", "VQ-AR-2.4", *(("A-V-34",) if banking else ())),
    )
    return Result(after.evolve(armada=new), (upgraded,))


def prices(armada: Armada) -> tuple[int, ...]:
    """Return how many CP make one level more, two levels, and so on up to 8."""
    levels = (MOST - armada.strength) // STEP
    return tuple(PRICE * number - armada.banked for number in range(1, levels + 1))
