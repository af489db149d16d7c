"""VQ-AR-1.5, VQ-AR-4.2, VQ-AR-5.1: the dice of the Armada and its stack."""

from typing import Annotated, Final, Literal

from pydantic import Field

from rules.kernel.dice import Dice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.commanding import afloat
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import VirginQueen

Purpose = Literal["combat", "intercept", "evade"]

MOST_DICE: Final = 40


class Roll(VirginQueenCommand):
    """Throw the dice of the stack in which the Armada is."""

    path = ("armada", "roll")

    purpose: Purpose
    dice: Annotated[int, Field(ge=0, le=MOST_DICE)] = 0


class ArmadaRolled(Event):
    """The stack of the Armada threw `faces`.

    `own` of the dice are those of the Armada itself, `dice` those of its stack. What
    the faces mean is a matter of the base rules.
    """

    purpose: Purpose
    own: int
    dice: int
    faces: tuple[int, ...]
    cites: tuple[str, ...]


def roll(state: VirginQueen, command: Roll, dice: Dice) -> Result[VirginQueen]:
    """Throw as many dice in combat as the strength, and those of the other units.

    To intercept or evade the stack rolls as one: the Armada is one more unit in it and
    has no dice of its own (VQ-AR-4.2).
    """
    fights = command.purpose == "combat"
    cites = ("VQ-AR-1.5", "VQ-AR-5.1") if fights else ("VQ-AR-4.2",)
    armada = afloat(state, command.actor, *cites)
    if not (fights or command.dice):
        raise Refusal("dice_needed", cites, purpose=command.purpose)
    own = armada.strength if fights else 0

    faces = dice.roll(own + command.dice, f"armada_{command.purpose}")
    rolled = ArmadaRolled(
        purpose=command.purpose,
        own=own,
        dice=command.dice,
        faces=faces,
        cites=cites,
    )
    return Result(state, (rolled,))
