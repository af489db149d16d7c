"""The umpire ends things: a turn, a buy-out, a battle, the game."""

from typing import Annotated, Final

from pydantic import Field

from rules.kernel.dice import Dice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.engagement.flow import end_support, umpire_draw
from rules.war_at_sea.locks import require_calm
from rules.war_at_sea.sequence import WarAtSeaCommand
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.turn import close_buyout, close_turn

MOST_BATTLES: Final = 9999


class Close(WarAtSeaCommand):
    """End the turn or the buy-out for all; of a battle, the time for support."""

    path = ("umpire", "close")

    battle: Annotated[int, Field(ge=1, le=MOST_BATTLES)] | None = None


class EndBattle(WarAtSeaCommand):
    """End an engagement as a draw."""

    path = ("umpire", "draw")

    battle: Annotated[int, Field(ge=1, le=MOST_BATTLES)]


class EndGame(WarAtSeaCommand):
    """End the game."""

    path = ("umpire", "end")


class TurnClosed(Event):
    """The umpire ended the turn or the buy-out for everybody."""

    turn: int
    phase: str
    waited_for: tuple[str, ...]
    cites: tuple[str, ...] = ("A-G-02", "A-S-13")


class GameEnded(Event):
    """The game is over: ships and gold by faction."""

    turn: int
    ships: dict[str, int]
    gold: dict[str, int]
    cites: tuple[str, ...] = ("A-G-03",)


def close(state: WarAtSea, command: Close, dice: Dice) -> Result[WarAtSea]:
    """End the turn, unless enemies are still engaged, or the buy-out (A-S-13).

    With a battle: who has not said whether he supports a side stays out (A-S-30).
    """
    if command.battle is not None:
        return end_support(state, command.battle, dice)
    if state.phase == "setup":
        cites = ("A-S-13", "A-S-12")
        raise Refusal("wrong_phase", cites, phase=state.phase, needed="turn")
    require_calm(state)

    closed = TurnClosed(
        turn=state.turn,
        phase=state.phase,
        waited_for=tuple(one for one in state.factions if one not in state.done),
    )
    ended = close_turn if state.phase == "turn" else close_buyout
    result = ended(state, dice)
    return Result(result.state, (closed, *result.events))


def end_battle(state: WarAtSea, command: EndBattle, dice: Dice) -> Result[WarAtSea]:
    """End an open engagement as a draw (A-S-02, A-S-39)."""
    return umpire_draw(state, command.battle, dice)


def end_game(state: WarAtSea) -> Result[WarAtSea]:
    """End the game as it stands."""
    count = dict.fromkeys(state.factions, 0)
    for ship in state.ships():
        if ship.owner in count:
            count[ship.owner] += 1
    ended = GameEnded(turn=state.turn, ships=count, gold=dict(state.treasuries))
    return Result(state.evolve(phase="over"), (ended,))
