"""What the table waits for outside of battles, and what each side may do about it."""

from collections.abc import Iterator
from dataclasses import replace

from rules.kernel.audience import EVERYONE, UMPIRE, Audience, only
from rules.kernel.model import Command
from rules.kernel.offers import Awaited, Offer, Opening
from rules.war_at_sea import blockade, buyout, hire, repair, sailing, turn
from rules.war_at_sea.alliance.answering import Accept, Decline
from rules.war_at_sea.alliance.terms import open_offers, require_standing
from rules.war_at_sea.chart import open_ports
from rules.war_at_sea.commanding import commanded_by
from rules.war_at_sea.desk.calendar import Close
from rules.war_at_sea.locks import locked
from rules.war_at_sea.meeting import meetings
from rules.war_at_sea.money import BUYOUT, REPAIR, price
from rules.war_at_sea.sequence import allowed
from rules.war_at_sea.setup import PlaceFleet, StartGame, placeable
from rules.war_at_sea.state import Fleet, Sale, WarAtSea


def awaiting(state: WarAtSea) -> tuple[Awaited, ...]:
    """Return who must say the end of a phase, or begin the first turn.

    Nobody while an engagement is open or waiting: a turn cannot end then (A-S-13).
    """
    if state.battles or state.queue:
        return ()
    if state.phase == "buyout":
        waits, what = buyout.buyers(state), "buyout"
    else:
        waits = tuple(one for one in turn.players(state) if one not in state.done)
        what = state.phase
    if not waits:
        return (Awaited(UMPIRE, _umpires(state), state.opened),)
    return tuple(
        Awaited(side, "pirates" if side == UMPIRE else what, state.opened)
        for side in waits
    )


def _umpires(state: WarAtSea) -> str:
    """Return what the umpire must do where no side can go on by itself."""
    return "start" if state.phase == "setup" else "close"


def offers(state: WarAtSea, side: str) -> tuple[Offer, ...]:
    """Return what *side*, or the umpire, may do outside of battles.

    All of it may be known to everybody, but only what ends a phase is worth a button
    for all to see.
    """
    if state.phase == "over" or side not in {*state.factions, UMPIRE}:
        return ()
    found = {
        "setup": _in_setup,
        "turn": _in_turn,
        "buyout": _in_buyout,
    }[state.phase]
    return tuple(found(state, side))


def _in_setup(state: WarAtSea, side: str) -> Iterator[Offer]:
    if allowed(turn.check_end, state, side):
        yield _offer(state, side, turn.EndTurn, "end_setup", EVERYONE)
    if side == UMPIRE:
        met = meetings(state)
        way = Opening("attackers", "select" if len(met) == 1 else "form")
        start = _offer(state, side, StartGame, "start", only(UMPIRE))
        yield replace(start, opening=way, label="start_war") if met else start
    for fleet in commanded_by(state, side):
        if placeable(state, fleet):
            yield _of_fleet(state, side, PlaceFleet, fleet, "place", Opening("area"))
    yield from _answers(state, side)


def _in_turn(state: WarAtSea, side: str) -> Iterator[Offer]:
    if allowed(turn.check_end, state, side):
        yield _offer(state, side, turn.EndTurn, "end_turn", EVERYONE)
    if side == UMPIRE and not (state.battles or state.queue):
        yield _offer(state, side, Close, "close", only(UMPIRE))
    yield from _answers(state, side)
    for fleet in commanded_by(state, side):
        yield from _fleet_orders(state, side, fleet)
    if side != UMPIRE:
        yield from _port_orders(state, side)


def _in_buyout(state: WarAtSea, side: str) -> Iterator[Offer]:
    if allowed(turn.check_done, state, side):
        yield _offer(state, side, turn.Done, "done", EVERYONE)
    if side == UMPIRE:
        return
    for fleet in buyout.buying_fleets(state, side):
        most = most_bought(state, side, buyout.affordable_with(state, side, fleet))
        if most:
            opening = Opening("ships", maximum=most)
            yield _of_fleet(state, side, buyout.Buy, fleet, "buy", opening)


def most_bought(state: WarAtSea, side: str, sales: tuple[Sale, ...]) -> int:
    """Return how many of *sales* the gold of *side* reaches for, whichever they are."""
    gold = buyout.free_gold(state, side)
    dearest = sorted(
        (sale.ship for sale in sales),
        key=lambda ship: -state.ship_types[ship.type].cost,
    )
    return max(
        (
            number
            for number in range(1, len(dearest) + 1)
            if price(state, dearest[:number], BUYOUT) <= gold
        ),
        default=0,
    )


def _answers(state: WarAtSea, side: str) -> Iterator[Offer]:
    """Yield the answers to offers of others that can be carried out now."""
    for one in open_offers(state, side) if side != UMPIRE else ():
        number = int(one.id[1:])
        answers: list[tuple[str, type[Command]]] = [("decline", Decline)]
        if allowed(require_standing, state, one):
            answers.insert(0, ("accept", Accept))
        for word, command in answers:
            yield Offer(
                key=f"{word}-{one.id}",
                side=side,
                decision=number,
                command=command,
                filled={"offer": one.id},
                audience=only(side),
                label=f"{word}_{one.what}",
            )


def _fleet_orders(state: WarAtSea, side: str, fleet: Fleet) -> Iterator[Offer]:
    """Yield what a fleet may be ordered to do."""
    sails = allowed(sailing.check_sails, state, side, fleet.id)
    if sails and sailing.reachable(state, fleet):
        yield _of_fleet(state, side, sailing.MoveFleet, fleet, "move", Opening("to"))
    closes = allowed(blockade.check_blockades, state, side, fleet.id)
    if closes and blockade.hostile_ports(state, fleet):
        port = Opening("port")
        yield _of_fleet(state, side, blockade.Blockade, fleet, "blockade", port)
    if allowed(blockade.check_lifts, state, side, fleet.id):
        yield _of_fleet(state, side, blockade.LiftBlockade, fleet, "lift")


def _port_orders(state: WarAtSea, side: str) -> Iterator[Offer]:
    """Yield what may be repaired and hired off open ports."""
    gold = state.treasuries[side]
    for fleet in state.fleets.values():
        if side in fleet.owners and allowed(
            repair.check_repairs, state, side, fleet.id
        ):
            ships = repair.damaged(state, side, fleet.id)
            if price(state, ships, REPAIR) <= gold:
                yield _of_fleet(state, side, repair.Repair, fleet, "repair")
    if not hire.affordable_types(state, side):
        return
    closed = locked(state)
    for area in state.areas:
        if area not in closed and open_ports(state, side, area):
            yield Offer(
                key=f"hire-{area}",
                side=side,
                decision=state.opened,
                command=hire.Hire,
                filled={"area": area},
                opening=Opening("type"),
                audience=only(side),
                label="hire",
            )


def _offer(
    state: WarAtSea, side: str, command: type[Command], label: str, audience: Audience
) -> Offer:
    return Offer(
        key=label,
        side=side,
        decision=state.opened,
        command=command,
        audience=audience,
        label=label,
    )


def _of_fleet(
    state: WarAtSea,
    side: str,
    command: type[Command],
    fleet: Fleet,
    label: str,
    opening: Opening | None = None,
) -> Offer:
    return Offer(
        key=f"{label}-{fleet.id}",
        side=side,
        decision=state.opened,
        command=command,
        filled={"fleet": fleet.id},
        opening=opening,
        audience=only(side),
        label=label,
        called={"fleet": fleet.name},
    )
