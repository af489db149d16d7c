"""The umpire's desk: facts and corrections, each posted with old and new (A-G-03)."""

from typing import assert_never

from rules.kernel.dice import Dice
from rules.kernel.model import Result
from rules.war_at_sea.desk.calendar import (
    Close,
    EndBattle,
    EndGame,
    close,
    end_battle,
    end_game,
)
from rules.war_at_sea.desk.factions import (
    AddFaction,
    SetOwner,
    SetRelation,
    SetTreasury,
    add_faction,
    set_owner,
    set_relation,
    set_treasury,
)
from rules.war_at_sea.desk.fleets import PutFleet, SetPoints, put_fleet, set_points
from rules.war_at_sea.desk.ships import (
    GiveShips,
    MakeFleet,
    RemoveShips,
    SetHealth,
    give_ships,
    make_fleet,
    remove_ships,
    set_health,
)
from rules.war_at_sea.sequence import require_umpire
from rules.war_at_sea.setup import StartGame, start_game
from rules.war_at_sea.state import WarAtSea

AnyFact = (
    StartGame
    | Close
    | EndBattle
    | EndGame
    | AddFaction
    | SetTreasury
    | SetRelation
    | SetOwner
    | MakeFleet
    | GiveShips
    | RemoveShips
    | SetHealth
    | PutFleet
    | SetPoints
)


def enter(state: WarAtSea, fact: AnyFact, dice: Dice) -> Result[WarAtSea]:  # noqa: PLR0911, PLR0912 - one return for each fact
    """Enter one fact; raise `Refusal` for anybody but the umpire."""
    require_umpire(fact.actor)
    match fact:
        case StartGame():
            return start_game(state, fact, dice)
        case Close():
            return close(state, fact, dice)
        case EndBattle():
            return end_battle(state, fact, dice)
        case EndGame():
            return end_game(state)
        case AddFaction():
            return add_faction(state, fact)
        case SetTreasury():
            return set_treasury(state, fact)
        case SetRelation():
            return set_relation(state, fact, dice)
        case SetOwner():
            return set_owner(state, fact)
        case MakeFleet():
            return make_fleet(state, fact, dice)
        case GiveShips():
            return give_ships(state, fact)
        case RemoveShips():
            return remove_ships(state, fact)
        case SetHealth():
            return set_health(state, fact)
        case PutFleet():
            return put_fleet(state, fact, dice)
        case SetPoints():
            return set_points(state, fact)
        case _:
            assert_never(fact)
