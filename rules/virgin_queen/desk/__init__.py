"""The umpire's desk: facts and corrections, each posted with old and new (A-G-03)."""

from typing import assert_never

from rules.kernel.dice import Dice
from rules.kernel.model import Result
from rules.virgin_queen.desk.calendar import (
    EndGame,
    SetImpulse,
    SetPhase,
    SetTurn,
    end,
    set_impulse,
    set_phase,
    set_turn,
)
from rules.virgin_queen.desk.court import SetBonus, SetRating, set_bonus, set_rating
from rules.virgin_queen.desk.pirates import (
    PutExpedition,
    RemoveExpedition,
    SetInformant,
    SetPiracyVp,
    put_expedition,
    remove_expedition,
    set_informant,
    set_piracy_vp,
)
from rules.virgin_queen.desk.ships import (
    SetArmada,
    SetEscort,
    SetGalleons,
    set_armada,
    set_escort,
    set_galleons,
)
from rules.virgin_queen.desk.spaces import (
    PutLeader,
    SetBeaten,
    SetControl,
    SetEnterable,
    SetSiege,
    SetTransport,
    SetTroops,
    SetUnrest,
    put_leader,
    set_beaten,
    set_control,
    set_enterable,
    set_siege,
    set_transport,
    set_troops,
    set_unrest,
)
from rules.virgin_queen.desk.treasures import (
    MoveTreasure,
    Reopen,
    move_treasure,
    reopen,
)
from rules.virgin_queen.philip import SetPhilip, set_philip
from rules.virgin_queen.row import Deal, deal
from rules.virgin_queen.sequence import require_running, require_umpire
from rules.virgin_queen.state import VirginQueen

SpaceFact = (
    SetControl
    | SetUnrest
    | SetSiege
    | SetTransport
    | SetEnterable
    | SetTroops
    | SetBeaten
    | PutLeader
)
SeaFact = (
    SetGalleons
    | SetEscort
    | SetArmada
    | PutExpedition
    | RemoveExpedition
    | SetInformant
    | SetPiracyVp
)
TableFact = (
    SetTurn
    | SetPhase
    | SetImpulse
    | EndGame
    | Deal
    | MoveTreasure
    | Reopen
    | SetBonus
    | SetRating
    | SetPhilip
)
AnyFact = SpaceFact | SeaFact | TableFact


def enter(state: VirginQueen, fact: AnyFact, dice: Dice) -> Result[VirginQueen]:
    """Enter one fact; raise `Refusal` for anybody but the umpire."""
    require_running(state)
    require_umpire(fact.actor)
    if isinstance(fact, SpaceFact):
        return _of_space(state, fact)
    if isinstance(fact, SeaFact):
        return _at_sea(state, fact)
    return _at_table(state, fact, dice)


def _of_space(state: VirginQueen, fact: SpaceFact) -> Result[VirginQueen]:  # noqa: PLR0911 - one return for each fact
    """Enter what is true of a space, or who is there."""
    match fact:
        case SetControl():
            return set_control(state, fact)
        case SetUnrest():
            return set_unrest(state, fact)
        case SetSiege():
            return set_siege(state, fact)
        case SetTransport():
            return set_transport(state, fact)
        case SetEnterable():
            return set_enterable(state, fact)
        case SetTroops():
            return set_troops(state, fact)
        case SetBeaten():
            return set_beaten(state, fact)
        case PutLeader():
            return put_leader(state, fact)
        case _:
            assert_never(fact)


def _at_sea(state: VirginQueen, fact: SeaFact) -> Result[VirginQueen]:  # noqa: PLR0911 - one return for each fact
    """Enter what is known of Spain's ships and of pirates."""
    match fact:
        case SetGalleons():
            return set_galleons(state, fact)
        case SetEscort():
            return set_escort(state, fact)
        case SetArmada():
            return set_armada(state, fact)
        case PutExpedition():
            return put_expedition(state, fact)
        case RemoveExpedition():
            return remove_expedition(state, fact)
        case SetInformant():
            return set_informant(state, fact)
        case SetPiracyVp():
            return set_piracy_vp(state, fact)
        case _:
            assert_never(fact)


def _at_table(  # noqa: PLR0911 - one return for each fact
    state: VirginQueen, fact: TableFact, dice: Dice
) -> Result[VirginQueen]:
    """Enter what is true of the calendar, the treasures, and Spain's court."""
    match fact:
        case SetTurn():
            return set_turn(state, fact)
        case SetPhase():
            return set_phase(state, fact)
        case SetImpulse():
            return set_impulse(state, fact)
        case EndGame():
            return end(state)
        case Deal():
            return deal(state, fact, dice)
        case MoveTreasure():
            return move_treasure(state, fact)
        case Reopen():
            return reopen(state)
        case SetBonus():
            return set_bonus(state, fact)
        case SetRating():
            return set_rating(state, fact)
        case SetPhilip():
            return set_philip(state, fact)
        case _:
            assert_never(fact)
