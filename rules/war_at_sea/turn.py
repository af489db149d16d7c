"""The calendar: a turn's end, its buy-out, and the next turn (A-S-01, A-S-13)."""

from rules.kernel.audience import UMPIRE
from rules.kernel.dice import Dice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.buyout import buyers
from rules.war_at_sea.claims import settle_claims
from rules.war_at_sea.engagement.flow import proceed
from rules.war_at_sea.locks import require_calm
from rules.war_at_sea.meeting import enemies_meet, meetings
from rules.war_at_sea.piracy import settle_unsold
from rules.war_at_sea.sequence import WarAtSeaCommand, require_running
from rules.war_at_sea.state import PIRATES, POINTS, Phase, WarAtSea
from rules.war_at_sea.upkeep import levy_upkeep


class EndTurn(WarAtSeaCommand):
    """Say that you are done with this turn, or with placing your fleets."""

    path = ("end_turn",)


class Done(WarAtSeaCommand):
    """Say that you buy nothing more."""

    path = ("done",)


class DoneSaid(Event):
    """A side has said that it is done with the phase."""

    side: str
    phase: Phase


class BuyoutBegan(Event):
    """Crews are for sale, and these factions can buy some of them."""

    ships: int
    buyers: tuple[str, ...]
    cites: tuple[str, ...] = ("SEA-BUY-1", "A-S-13")


class TurnBegan(Event):
    """A new turn: every fleet has 3 points, less what support took beforehand."""

    turn: int
    indebted: tuple[str, ...]
    cites: tuple[str, ...]


def players(state: WarAtSea) -> tuple[str, ...]:
    """Return who must say that a turn is over: the umpire too if there are pirates."""
    pirates = any(PIRATES in one.owners for one in state.fleets.values())
    if pirates and state.phase == "turn":
        return (*state.factions, UMPIRE)
    return state.factions


def check_end(state: WarAtSea, actor: str) -> None:
    """Raise `Refusal` if *actor* cannot say now that he is done with a turn."""
    require_running(state)
    if state.phase not in {"setup", "turn"}:
        cites = ("A-S-13", "A-S-01")
        raise Refusal("wrong_phase", cites, phase=state.phase, needed="turn")
    if actor not in {*state.factions, UMPIRE}:
        raise Refusal("name_a_side", ("A-G-02",))
    require_calm(state)
    if actor in state.done:
        raise Refusal("said_before", ("A-S-13",), phase=state.phase)
    if actor not in players(state):
        raise Refusal("nothing_to_end", ("SEA-PIR-2",))


def check_done(state: WarAtSea, actor: str) -> None:
    """Raise `Refusal` unless *actor* may still buy, or is the umpire."""
    require_running(state)
    if state.phase != "buyout":
        cites = ("A-S-13", "A-S-19")
        raise Refusal("wrong_phase", cites, phase=state.phase, needed="buyout")
    if actor not in {*buyers(state), UMPIRE}:
        raise Refusal("nothing_to_buy", ("SEA-BUY-1", "A-S-13"))


def close_turn(state: WarAtSea, dice: Dice) -> Result[WarAtSea]:
    """Let everybody pay, then open the buy-out; none if nobody can buy (A-S-13)."""
    levied = levy_upkeep(state)
    opened = levied.state.evolve(
        phase="buyout",
        done=(),
        claims=(),
        proposals=(),
        orders={},
        opened=state.decision + 1,
        decision=state.decision + 1,
    )
    able = buyers(opened)
    if not able:
        closed = close_buyout(opened, dice)
        return Result(closed.state, (*levied.events, *closed.events))
    began = BuyoutBegan(ships=len(opened.sales), buyers=able)
    return Result(opened, (*levied.events, began))


def buyout_goes_on(state: WarAtSea, dice: Dice) -> Result[WarAtSea]:
    """Close the buy-out once nobody who is not done can buy anything."""
    return Result(state) if buyers(state) else close_buyout(state, dice)


def close_buyout(state: WarAtSea, dice: Dice) -> Result[WarAtSea]:
    """Settle claims, turn the unsold pirate, and begin the next turn (A-S-13)."""
    claimed = settle_claims(state, dice)
    unsold = settle_unsold(claimed.state)
    began = begin_turn(unsold.state, dice)
    return Result(began.state, (*claimed.events, *unsold.events, *began.events))


def begin_turn(state: WarAtSea, dice: Dice) -> Result[WarAtSea]:
    """Refresh all points, then let enemies meet, in the map's order of areas.

    Unused points do not carry over (SEA-MOVE-1); support given costs a point each
    time (SEA-AID-2).
    """
    turn = state.turn + 1
    indebted = tuple(one.id for one in state.fleets.values() if one.debt)
    fleets = {
        name: fleet.evolve(points=POINTS - fleet.debt, debt=0)
        for name, fleet in state.fleets.items()
    }
    stayed = tuple(one.fleets[0] for one in state.truces)
    fresh = state.evolve(
        turn=turn,
        phase="turn",
        fleets=fleets,
        newcomers=(*state.newcomers, *stayed),
        done=(),
        orders={},
        truces=tuple(one for one in state.truces if one.until_turn >= turn),
        ledgers={
            name: tuple(one for one in lines if one.turn >= turn - 1)
            for name, lines in state.ledgers.items()
        },
        opened=state.decision + 1,
        decision=state.decision + 1,
    )
    began = TurnBegan(
        turn=turn,
        indebted=indebted,
        cites=("SEA-MOVE-1", "A-S-01", *(("SEA-AID-2",) if indebted else ())),
    )
    met = proceed(enemies_meet(fresh), dice)
    return Result(met.state, (began, *met.events))


def end_turn(state: WarAtSea, command: EndTurn, dice: Dice) -> Result[WarAtSea]:
    """Say that one is done; what follows comes with the last who must.

    Until then one may still act. Nobody may end a turn while an engagement is open or
    waiting (A-S-13). Where enemies were placed together the umpire starts the game, and
    names the attackers (A-S-12).
    """
    check_end(state, command.actor)

    after, said = _said(state, command.actor)
    if not set(players(after)) <= set(after.done):
        return Result(after, (said,))
    if state.phase == "turn":
        closed = close_turn(after, dice)
        return Result(closed.state, (said, *closed.events))
    if meetings(after):
        return Result(after, (said,))
    began = begin_turn(after, dice)
    return Result(began.state, (said, *began.events))


def done(state: WarAtSea, command: Done, dice: Dice) -> Result[WarAtSea]:
    """Say that one buys nothing more; as umpire, close the buy-out."""
    check_done(state, command.actor)

    if command.actor == UMPIRE:
        return close_buyout(state, dice)
    after, said = _said(state, command.actor)
    went_on = buyout_goes_on(after, dice)
    return Result(went_on.state, (said, *went_on.events))


def _said(state: WarAtSea, side: str) -> tuple[WarAtSea, DoneSaid]:
    """Note that *side* is done with the present phase."""
    after = state.evolve(done=(*state.done, side))
    return after, DoneSaid(side=side, phase=state.phase)
