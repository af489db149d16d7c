"""What somebody may know of a position: all but the other side's sealed orders."""

from rules.kernel.audience import Viewer
from rules.nine_years.state import NineYears


def view(state: NineYears, viewer: Viewer) -> NineYears:
    """Return the position without sealed orders of others than *viewer* (A-K-19).

    The umpire sees none of them either. Where Winter is played openly all can see all.
    """
    winter = state.winter
    if winter is None or not state.options.wq_sealed:
        return state
    forces = state.theatre.forces
    orders = {
        name: to
        for name, to in winter.orders.items()
        if name in forces and forces[name].side == viewer
    }
    lines = {side: chosen for side, chosen in winter.lines.items() if side == viewer}
    return state.evolve(winter=winter.evolve(orders=orders, lines=lines))
