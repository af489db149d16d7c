"""How a fleet changes its place and spends points, whoever makes it (SEA-MOVE)."""

from rules.war_at_sea.state import Fleet, WarAtSea


def put(state: WarAtSea, fleet_id: str, area: str) -> WarAtSea:
    """Put a fleet into *area* without a point.

    It leaves: its blockade is lifted (A-S-24), a truce that a draw left it ends
    (A-S-39), and so do joint orders and offers of a merger that concern it (A-S-11).
    """
    moved = state.fleets[fleet_id].evolve(area=area, blockades=None)
    return unbound(state.with_fleets((moved,)), fleet_id).evolve(
        truces=tuple(one for one in state.truces if fleet_id not in one.fleets),
        proposals=tuple(one for one in state.proposals if fleet_id not in one.fleets),
    )


def spend(state: WarAtSea, fleet_id: str, points: int = 1) -> WarAtSea:
    """Take *points* off what a fleet has left this turn; it must have them."""
    fleet = state.fleets[fleet_id]
    spent = fleet.evolve(points=fleet.points - points)
    return unbound(state.with_fleets((spent,)), fleet_id)


def unbound(state: WarAtSea, fleet_id: str) -> WarAtSea:
    """Drop the joint orders for a fleet: they were for another situation."""
    if fleet_id not in state.orders:
        return state
    orders = {name: one for name, one in state.orders.items() if name != fleet_id}
    return state.evolve(orders=orders)


def replaced(state: WarAtSea, *fleets: Fleet) -> WarAtSea:
    """Return the position with *fleets* as they are now, free of joint orders."""
    after = state.with_fleets(fleets)
    for fleet in fleets:
        after = unbound(after, fleet.id)
    return after
