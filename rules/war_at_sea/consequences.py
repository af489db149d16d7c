"""What follows by itself from any change: blockades that end, offers that lapse."""

from rules.kernel.model import Event, Result
from rules.war_at_sea.alliance.terms import lapsed
from rules.war_at_sea.blockade import ended, without_cause
from rules.war_at_sea.claims import review_claims
from rules.war_at_sea.state import WarAtSea


def settled(before: WarAtSea, result: Result[WarAtSea]) -> Result[WarAtSea]:
    """Return *result* with what follows from it, and events that tell of it.

    A blockade ends with its cause (A-S-22), an offer (A-S-11) and a claim (A-S-18) with
    what it needs, the orders of a fleet and the wish not to pay a ship with the fleet
    and the ship.
    """
    reviewed = review_claims(lapsed(without_cause(result.state)))
    after = reviewed.state
    ships = {ship.id for ship in after.ships()} if after.unpaid else set()
    unpaid = tuple(one for one in after.unpaid if one in ships)
    orders = {name: one for name, one in after.orders.items() if name in after.fleets}
    if len(unpaid) != len(after.unpaid) or len(orders) != len(after.orders):
        after = after.evolve(unpaid=unpaid, orders=orders)
    news: tuple[Event, ...] = (*reviewed.events, *ended(before, after))
    return Result(after, (*result.events, *news))
