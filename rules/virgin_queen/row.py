"""VQ-TR-1, VQ-TR-2: treasures come into the Spanish row, and pirates take them."""

from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field

from rules.kernel.audience import UMPIRE, Audience, only
from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.fields import Id
from rules.kernel.model import Event, Result
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal
from rules.virgin_queen.expeditions import at_sea, own_expedition, with_loot
from rules.virgin_queen.names import HOME, Actor, Power
from rules.virgin_queen.pool import draw_treasures
from rules.virgin_queen.sequence import (
    VirginQueenCommand,
    is_open,
    require_closed,
    require_phase,
    require_power,
    require_running,
    require_umpire,
)
from rules.virgin_queen.state import SPAIN, VirginQueen, sorted_treasures, without

DEALS: Final = (4, 5)
"""How many treasures a turn may bring; which of the two is entered (A-V-01)."""


class Deal(VirginQueenCommand):
    """Place the treasures of this turn in the Spanish row."""

    path = ("umpire", "deal")

    number: Annotated[int, Field(ge=1, le=9)]


class Plunder(VirginQueenCommand):
    """Take treasures from the row for hits of piracy on the World Map."""

    path = ("plunder",)

    expedition: Id
    number: Annotated[int, Field(ge=1, le=9)] = 1


class TreasuresDealt(Event):
    """The treasures of a turn lie in the row.

    `dealt` were drawn, `short` more could not be; `dropped` went from the row to the
    discards before. `treasures` says which were drawn, if the row is open.
    """

    number: int
    mode: Literal["add", "refill", "replace"]
    dealt: int
    dropped: int
    reshuffled: int
    short: int
    row: int
    pool: int
    treasures: tuple[str, ...]
    cites: tuple[str, ...]


class TreasuresPlundered(Event):
    """An expedition took treasures from the row; its owner and Spain know which."""

    hidden: ClassVar[frozenset[str]] = frozenset({"treasures"})

    expedition: str
    power: Power
    number: int
    row: int
    loot: int
    treasures: tuple[str, ...]
    cites: tuple[str, ...] = ("VQ-TR-2", "A-V-04")

    def audience(self) -> Audience:
        """Return the captor and Spain."""
        return only(self.power, SPAIN)


def lay_in_row(state: VirginQueen, treasures: tuple[str, ...]) -> VirginQueen:
    """Return the position with *treasures* in the row; Spain has not seen them."""
    return state.evolve(row=sorted_treasures(state.row, treasures))


def take_from_row(state: VirginQueen, treasures: tuple[str, ...]) -> VirginQueen:
    """Return the position without *treasures* in the row: they lie nowhere yet."""
    return state.evolve(
        row=without(state.row, *treasures),
        inspected=without(state.inspected, *treasures),
    )


def shown_if_open(state: VirginQueen, treasures: tuple[str, ...]) -> tuple[str, ...]:
    """Return what everybody sees of treasures that come into the row (A-V-03)."""
    return sorted_treasures(treasures) if state.options.row_open else ()


def check_deal(state: VirginQueen, actor: Actor) -> None:
    """Raise `Refusal` unless this turn's treasures may be dealt now (VQ-TR-1)."""
    require_running(state)
    require_umpire(actor)
    require_closed(state, "VQ-TR-1")
    require_phase(state, "spring", "VQ-TR-1")
    if state.dealt:
        raise Refusal("dealt_before", ("VQ-TR-1",), turn=state.turn)


def deal(state: VirginQueen, command: Deal, dice: Dice) -> Result[VirginQueen]:
    """Place four or five treasures in the row, once a turn (VQ-TR-1).

    They are added to what lies there; by `row_mode` the row is filled up to that
    number instead, or emptied before (A-V-02).
    """
    check_deal(state, command.actor)
    if command.number not in DEALS:
        legal = (Choice(str(one)) for one in DEALS)
        cites = ("VQ-TR-1", "A-V-01")
        raise Refusal("four_or_five", cites, legal, number=command.number)

    mode = state.options.row_mode
    dropped = state.row if mode == "replace" else ()
    cleared = take_from_row(state, dropped)
    cleared = cleared.evolve(discard=sorted_treasures(state.discard, dropped))
    lying = len(state.row) if mode == "refill" else 0
    drawn = draw_treasures(cleared, max(command.number - lying, 0), "deal", dice)
    after = lay_in_row(drawn.state, drawn.treasures).evolve(dealt=True)
    wanting = ("A-V-09",) if drawn.reshuffled or drawn.short else ()
    dealt = TreasuresDealt(
        number=command.number,
        mode=mode,
        dealt=len(drawn.treasures),
        dropped=len(dropped),
        reshuffled=drawn.reshuffled,
        short=drawn.short,
        row=len(after.row),
        pool=len(after.pool),
        treasures=shown_if_open(state, drawn.treasures),
        cites=("VQ-TR-1", "A-V-01", "A-V-02", *wanting),
    )
    return Result(after, (dealt,))


def plunder(state: VirginQueen, command: Plunder, dice: Dice) -> Result[VirginQueen]:
    """Take a random treasure for each hit that is used so (VQ-TR-2, A-V-04).

    How many hits those are the pirate says: piracy itself is outside these rules.
    """
    require_running(state)
    power = require_power(command.actor, state.order)
    require_closed(state, "VQ-TR-2")
    if power == SPAIN:
        raise Refusal("own_row", ("VQ-TR-2",))
    captain, row = command.expedition, state.row
    expedition = own_expedition(state, power, captain, "VQ-TR-2", "A-V-04")
    if expedition.zone == HOME:
        abroad = map(Choice, at_sea(state, power))
        raise Refusal("not_at_sea", ("VQ-TR-2",), abroad, expedition=captain)
    if not row:
        raise Refusal("row_empty", ("VQ-TR-2",))
    if command.number > len(row):
        raise Refusal("row_too_short", ("VQ-TR-2", "A-V-04"), row=len(row))

    treasures = dice.draw(command.number, row, "plunder")
    after = with_loot(take_from_row(state, treasures), captain, treasures)
    taken = TreasuresPlundered(
        expedition=captain,
        power=power,
        number=len(treasures),
        row=len(after.row),
        loot=len(after.expeditions[captain].loot),
        treasures=sorted_treasures(treasures),
    )
    return Result(after, (taken,))


def plunderers(state: VirginQueen, power: Power) -> tuple[Choice, ...]:
    """Return the expeditions with which *power* may plunder the row."""
    return () if power == SPAIN else tuple(map(Choice, at_sea(state, power)))


def offered(state: VirginQueen, side: str) -> tuple[Offer, ...]:
    """Return the deal of four and of five, which only the umpire enters."""
    if side != UMPIRE or not is_open(check_deal, state, UMPIRE):
        return ()
    return tuple(
        Offer(
            key=f"deal-{number}",
            side=UMPIRE,
            decision=state.opened,
            command=Deal,
            filled={"number": number},
            label="deal",
        )
        for number in DEALS
    )
