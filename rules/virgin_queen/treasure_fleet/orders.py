"""All commands of the event, each carried out by its step."""

from typing import assert_never

from rules.kernel.dice import Dice
from rules.kernel.model import Result
from rules.virgin_queen.state import VirginQueen
from rules.virgin_queen.treasure_fleet.attack import Attack, PassBy, attack, pass_by
from rules.virgin_queen.treasure_fleet.homing import (
    ReturnHome,
    Stay,
    return_home,
    stay,
)
from rules.virgin_queen.treasure_fleet.rewards import Take, take
from rules.virgin_queen.treasure_fleet.selecting import (
    SelectTreasures,
    select_treasures,
)
from rules.virgin_queen.treasure_fleet.starting import Start, start
from rules.virgin_queen.treasure_fleet.zone import Keep, Reroll, keep, reroll

AtSea = Attack | PassBy | Take | ReturnHome | Stay

AnyAnswer = Start | SelectTreasures | Keep | Reroll | AtSea


def answer(state: VirginQueen, command: AnyAnswer, dice: Dice) -> Result[VirginQueen]:
    """Start the event, or answer what it asks; raise `Refusal` for anything else."""
    match command:
        case Start():
            return start(state, command, dice)
        case SelectTreasures():
            return select_treasures(state, command, dice)
        case Keep():
            return keep(state, command)
        case Reroll():
            return reroll(state, command, dice)
        case _:
            return _at_sea(state, command, dice)


def _at_sea(state: VirginQueen, command: AtSea, dice: Dice) -> Result[VirginQueen]:
    """Say what an expedition does: fight or not, take what it won, go home or not."""
    match command:
        case Attack():
            return attack(state, command, dice)
        case PassBy():
            return pass_by(state, command)
        case Take():
            return take(state, command, dice)
        case ReturnHome():
            return return_home(state, command)
        case Stay():
            return stay(state, command)
        case _:
            assert_never(command)
