"""Rival claims to crews: the same area before an adjacent one, then a roll (A-S-18)."""

from collections.abc import Iterable

from rules.kernel.dice import Dice
from rules.kernel.model import Event, Result
from rules.war_at_sea.buyout import affordable_with, free_gold, sell
from rules.war_at_sea.money import BUYOUT, price
from rules.war_at_sea.state import Claim, Sale, WarAtSea


class ClaimsRolled(Event):
    """Equally near claimants rolled for a ship; `faces` by faction, the last throw."""

    ship: str
    faces: dict[str, int]
    winner: str
    cites: tuple[str, ...] = ("A-S-18",)


class ClaimLapsed(Event):
    """A claim is off: its fleet is gone or too far, or the gold does not reach."""

    faction: str
    fleet: str
    ships: tuple[str, ...]
    cites: tuple[str, ...] = ("SEA-BUY-1", "A-S-18")


def review_claims(state: WarAtSea) -> Result[WarAtSea]:
    """Drop claims that cannot be met any more, the earlier ones counting first."""
    kept = state.evolve(claims=())
    events = []
    for claim in state.claims:
        if _can_be_met(kept, claim):
            kept = kept.evolve(claims=(*kept.claims, claim))
        else:
            lapsed = ClaimLapsed(faction=claim.by, fleet=claim.fleet, ships=claim.ships)
            events.append(lapsed)
    return Result(kept, tuple(events)) if events else Result(state)


def _can_be_met(state: WarAtSea, claim: Claim) -> bool:
    """Tell whether a claim could be made now, beside those that stand."""
    fleet = state.fleets.get(claim.fleet)
    if fleet is None:
        return False
    sales = affordable_with(state, claim.by, fleet)
    wanted = [sale.ship for sale in sales if sale.ship.id in claim.ships]
    gold = price(state, wanted, BUYOUT)
    enough = gold <= free_gold(state, claim.by)
    return claim.by in fleet.owners and len(wanted) == len(claim.ships) and enough


def settle_claims(state: WarAtSea, dice: Dice) -> Result[WarAtSea]:
    """Sell each ship to the nearest claimant: same area first, then by a roll (A-S-18).

    Each claim that won something is one payment.
    """
    if not state.claims:
        return Result(state)
    events: list[Event] = []
    won: dict[int, list[Sale]] = {}
    for sale in state.sales:
        claims = _nearest(state, sale)
        if not claims:
            continue
        winner = claims[0]
        if len({state.claims[one].by for one in claims}) > 1:
            rolled = _roll_off(state, sale, claims, dice)
            events.append(rolled)
            winner = next(
                one for one in claims if state.claims[one].by == rolled.winner
            )
        won.setdefault(winner, []).append(sale)
    after = state.evolve(claims=())
    for index, sales in sorted(won.items()):
        claim = state.claims[index]
        sold = sell(after, claim.by, claim.fleet, tuple(sales))
        after = sold.state
        events += sold.events
    return Result(after, tuple(events))


def _nearest(state: WarAtSea, sale: Sale) -> list[int]:
    """Return the claims to a ship by fleets in its area, else those from beside it."""
    claims = [
        index for index, claim in enumerate(state.claims) if sale.ship.id in claim.ships
    ]
    here = [
        one for one in claims if state.fleets[state.claims[one].fleet].area == sale.area
    ]
    return here or claims


def _roll_off(
    state: WarAtSea, sale: Sale, claims: Iterable[int], dice: Dice
) -> ClaimsRolled:
    """Roll a die for each claimant until one is highest."""
    rolling = tuple(dict.fromkeys(state.claims[one].by for one in claims))
    faces: dict[str, int] = {}
    while len(rolling) > 1:
        thrown = dice.roll(len(rolling), "claim", state.options.dice_sides)
        faces |= dict(zip(rolling, thrown, strict=True))
        rolling = tuple(
            one
            for one, face in zip(rolling, thrown, strict=True)
            if face == max(thrown)
        )
    return ClaimsRolled(ship=sale.ship.id, faces=faces, winner=rolling[0])
