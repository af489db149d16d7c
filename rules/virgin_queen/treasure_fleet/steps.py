"""VQ-TF-0.1: the six steps are carried out in order; each command has its own."""

from rules.kernel.refusal import Refusal
from rules.virgin_queen.sequence import require_running
from rules.virgin_queen.state import VirginQueen
from rules.virgin_queen.treasure_fleet.state import Step, TreasureFleet


def require_step(state: VirginQueen, step: Step, *cites: str) -> TreasureFleet:
    """Return the open event; raise `Refusal` unless it asks for *step* (VQ-TF-0.1)."""
    require_running(state)
    fleet = open_fleet(state, *cites)
    if fleet.step != step:
        cites = ("VQ-TF-0.1", *cites)
        raise Refusal("other_step", cites, step=fleet.step, needed=step)
    return fleet


def open_fleet(state: VirginQueen, *cites: str) -> TreasureFleet:
    """Return the event; raise `Refusal` if it is not open."""
    if state.fleet is None:
        raise Refusal("fleet_not_open", ("VQ-TF-0.1", *cites))
    return state.fleet
