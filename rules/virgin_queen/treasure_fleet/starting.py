"""VQ-TF-0.1, VQ-TF-1.1: the event is started, and riches are added to the row."""

from rules.kernel.dice import Dice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.names import Actor
from rules.virgin_queen.options import FACES
from rules.virgin_queen.pool import draw_treasures
from rules.virgin_queen.row import lay_in_row, shown_if_open
from rules.virgin_queen.sequence import (
    VirginQueenCommand,
    require_closed,
    require_running,
)
from rules.virgin_queen.state import VirginQueen
from rules.virgin_queen.treasure_fleet.selecting import (
    begin_selecting,
    count_to_select,
)
from rules.virgin_queen.treasure_fleet.state import TreasureFleet


class Start(VirginQueenCommand):
    """Begin the mandatory event Treasure Fleet, whose card was played."""

    path = ("start",)


class TreasureFleetBegan(Event):
    """The event is open; `escort` galleons convoy the fleet."""

    turn: int
    by: Actor
    escort: int
    cites: tuple[str, ...] = ("VQ-TF-0.1", "A-V-08")


class RichesAdded(Event):
    """A treasure came from the pool into the row, or none if there was none left.

    `treasures` says which, if the row is open to all.
    """

    number: int
    row: int
    pool: int
    reshuffled: int
    treasures: tuple[str, ...]
    cites: tuple[str, ...]


def check_start(state: VirginQueen, actor: Actor) -> None:
    """Raise `Refusal` unless *actor* may begin the event now (A-V-08, A-V-12).

    Any power and the umpire may: who played the card is not known here.
    """
    require_running(state)
    require_closed(state, "VQ-TF-0.1")
    if state.phase == "spring":
        raise Refusal("spring_still_open", ("VQ-TF-0.1", "A-V-08"))
    if not state.dealt:
        dealt = ("VQ-TF-0.1", "VQ-TR-1", "A-V-08")
        raise Refusal("deal_first", dealt, turn=state.turn)
    if state.events:
        raise Refusal("fleet_resolved", ("VQ-TF-0.1", "A-V-08"), turn=state.turn)
    table = state.options.zone_table
    cites = ("VQ-TF-3.1", "A-V-12")
    if len(table) != FACES:
        raise Refusal("no_zone_table", cites, needed=FACES, entries=len(table))
    for zone in table:
        if zone not in state.zones:
            raise Refusal("bad_zone_table", cites, zone=zone)


def start(state: VirginQueen, command: Start, dice: Dice) -> Result[VirginQueen]:
    """Open the event, add one treasure to the row, and show it to Spain (VQ-TF-1.1).

    An empty pool is filled from the discards; with none left the step is skipped
    (A-V-09). The escort counts as it is now (A-V-11).
    """
    check_start(state, command.actor)

    began = TreasureFleetBegan(turn=state.turn, by=command.actor, escort=state.escort)
    drawn = draw_treasures(state, 1, "riches", dice)
    added = lay_in_row(drawn.state, drawn.treasures)
    ruling = ("A-V-09",) if drawn.reshuffled or drawn.short else ()
    riches = RichesAdded(
        number=len(drawn.treasures),
        row=len(added.row),
        pool=len(added.pool),
        reshuffled=drawn.reshuffled,
        treasures=shown_if_open(state, drawn.treasures),
        cites=("VQ-TF-1.1", *ruling),
    )
    fleet = TreasureFleet(step="select", count=count_to_select(state.escort))
    opened = added.evolve(fleet=fleet, events=state.events + 1)
    selecting = begin_selecting(opened, dice)
    return Result(selecting.state, (began, riches, *selecting.events))
