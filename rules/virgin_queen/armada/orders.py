"""Everything that Spain orders about the Armada, and the CP that she spends on it."""

from typing import assert_never

from rules.kernel.dice import Dice
from rules.kernel.model import Result
from rules.virgin_queen.armada.building import Build, build
from rules.virgin_queen.armada.combat import Roll, roll
from rules.virgin_queen.armada.cp import AddCp, add_cp
from rules.virgin_queen.armada.creating import CreateArmada, create_armada
from rules.virgin_queen.armada.crossing import Disembark, Embark, disembark, embark
from rules.virgin_queen.armada.loading import Load, Unload, load, unload
from rules.virgin_queen.armada.losses import Hits, Lose, hits, lose
from rules.virgin_queen.armada.retreating import Retreat, retreat
from rules.virgin_queen.armada.sailing import Sail, sail
from rules.virgin_queen.armada.upgrading import Upgrade, upgrade
from rules.virgin_queen.state import VirginQueen

AnyOrder = (
    AddCp
    | CreateArmada
    | Upgrade
    | Build
    | Load
    | Unload
    | Embark
    | Disembark
    | Sail
    | Roll
    | Hits
    | Lose
    | Retreat
)


def order(  # noqa: PLR0911, PLR0912 - one return for each order
    state: VirginQueen, given: AnyOrder, dice: Dice
) -> Result[VirginQueen]:
    """Carry out one order; raises `Refusal`."""
    match given:
        case AddCp():
            return add_cp(state, given)
        case CreateArmada():
            return create_armada(state, given)
        case Upgrade():
            return upgrade(state, given)
        case Build():
            return build(state, given)
        case Load():
            return load(state, given)
        case Unload():
            return unload(state, given)
        case Embark():
            return embark(state, given)
        case Disembark():
            return disembark(state, given)
        case Sail():
            return sail(state, given)
        case Roll():
            return roll(state, given, dice)
        case Hits():
            return hits(state, given)
        case Lose():
            return lose(state, given)
        case Retreat():
            return retreat(state, given)
        case _:
            assert_never(given)
