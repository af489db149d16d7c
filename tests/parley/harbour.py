"""Ships, harbours, goods and letters: a field of every kind (PAR-PORT)."""

from collections import Counter
from typing import Final, Literal

from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.fields import Amounts, Id, Ids
from rules.kernel.model import Command, Event, Result
from rules.kernel.offers import Offer, Opening
from rules.kernel.refusal import Refusal
from tests.parley.day import day_of, side_of
from tests.parley.setup import Side
from tests.parley.state import Camp, Parley

HARBOURS: Final = (
    *("aberdeen", "amsterdam", "antwerp", "bergen", "bordeaux", "bremen"),
    *("brest", "bristol", "cadiz", "calais", "copenhagen", "cork"),
    *("danzig", "dover", "dublin", "dunkirk", "emden", "genoa"),
    *("hamburg", "hull", "leith", "lisbon", "london", "lubeck"),
    *("nantes", "porto", "riga", "rochelle", "rotterdam", "stockholm"),
)
FEWEST_SENT: Final = 2
MOST_SENT: Final = 3
ROOM: Final = 12
"""Units of goods that the hold of one side takes."""


class Sail(Command):
    """Take the fleet to a harbour."""

    path = ("sail",)

    to: Id
    show_flag: bool = True


class FleetSailed(Event):
    """A fleet lies in another harbour, or is back in the same one."""

    side: Side
    origin: str
    to: str
    flag: Literal["shown", "furled"]


def sail(state: Parley, command: Sail, dice: Dice) -> Result[Parley]:
    """Take the fleet to any harbour on the list (PAR-PORT-1)."""
    side, _ = side_of(command.actor), day_of(state)
    _require_harbour(command.to)

    camp = state.camps[side]
    event = FleetSailed(
        side=side,
        origin=camp.harbour,
        to=command.to,
        flag="shown" if command.show_flag else "furled",
    )
    return Result(state.with_camp(side, camp.evolve(harbour=command.to)), (event,))


class Send(Command):
    """Send two or three ships away until the next day."""

    path = ("send",)

    ships: Ids
    to: Id | None = None


class ShipsSent(Event):
    """Ships are away until the next day."""

    side: Side
    ships: tuple[str, ...]
    to: str


def send(state: Parley, command: Send, dice: Dice) -> Result[Parley]:
    """Send ships to a harbour, by default to that of the fleet (PAR-PORT-2)."""
    side, _ = side_of(command.actor), day_of(state)
    camp = state.camps[side]
    for ship, times in Counter(command.ships).items():
        if ship not in camp.moored:
            raise Refusal("ship_not_here", ("PAR-PORT-2",), moored(camp), ship=ship)
        if times > 1:
            raise Refusal("ship_twice", ("PAR-PORT-2",), ship=ship)
    if not FEWEST_SENT <= len(command.ships) <= MOST_SENT:
        fewest, most = FEWEST_SENT, MOST_SENT
        raise Refusal("ships_to_send", ("PAR-PORT-2",), fewest=fewest, most=most)
    to = camp.harbour if command.to is None else command.to
    _require_harbour(to)

    after = state.with_camp(side, camp.evolve(away=(*camp.away, *command.ships)))
    return Result(after, (ShipsSent(side=side, ships=command.ships, to=to),))


class Load(Command):
    """Take goods from the quay into the hold."""

    path = ("load",)

    goods: Amounts


class GoodsLoaded(Event):
    """Units of one good are in the hold; `left` are still on the quay."""

    side: Side
    good: str
    number: int
    left: int


def load(state: Parley, command: Load, dice: Dice) -> Result[Parley]:
    """Load goods as long as there are some and there is room (PAR-PORT-3)."""
    side, _ = side_of(command.actor), day_of(state)
    camp, stock = state.camps[side], state.stock
    for good, number in command.goods.items():
        if good not in stock:
            raise Refusal("no_such_good", ("PAR-PORT-3",), on_quay(state), good=good)
        if not 1 <= number <= stock[good]:
            raise Refusal("not_so_many", ("PAR-PORT-3",), good=good, left=stock[good])
    room = _room(camp)
    if sum(command.goods.values()) > room:
        raise Refusal("hold_full", ("PAR-PORT-3",), room=room)

    left = Counter(stock)
    left.subtract(command.goods)
    hold = dict(Counter(camp.hold) + Counter(command.goods))
    after = state.evolve(stock=dict(left)).with_camp(side, camp.evolve(hold=hold))
    events = tuple(
        GoodsLoaded(side=side, good=good, number=number, left=left[good])
        for good, number in command.goods.items()
    )
    return Result(after, events)


def _room(camp: Camp) -> int:
    return ROOM - sum(camp.hold.values())


def _require_harbour(to: str) -> None:
    if to not in HARBOURS:
        raise Refusal("no_such_harbour", ("PAR-PORT-1",), harbours(), to=to)


def harbours() -> tuple[Choice, ...]:
    """Return all harbours, the same for everybody at any time."""
    return tuple(Choice(harbour) for harbour in HARBOURS)


def moored(camp: Camp) -> tuple[Choice, ...]:
    """Return the ships of a camp that can be sent, under their names."""
    return tuple(
        Choice(ship, "ship", {"ship": ship, "name": camp.ships[ship]})
        for ship in camp.moored
    )


def on_quay(state: Parley) -> tuple[Choice, ...]:
    """Return the goods of which something is left on the quay."""
    return tuple(
        Choice(good, "good", {"good": good, "left": left})
        for good, left in state.stock.items()
        if left
    )


def offered(state: Parley, side: Side) -> tuple[Offer, ...]:
    """Return what the fleet can do, each with one field open, for all to see."""
    camp = state.camps[side]
    offers = [
        Offer(
            key="sail",
            side=side,
            decision=state.decision,
            command=Sail,
            opening=Opening("to"),
            label="sail",
        )
    ]
    if len(camp.moored) >= FEWEST_SENT:
        offers.append(
            Offer(
                key="send",
                side=side,
                decision=state.decision,
                command=Send,
                opening=Opening("ships", minimum=FEWEST_SENT, maximum=MOST_SENT),
                label="send",
            )
        )
    if on_quay(state) and _room(camp):
        offers.append(
            Offer(
                key="load",
                side=side,
                decision=state.decision,
                command=Load,
                opening=Opening("goods", way="form"),
                label="load",
            )
        )
    return tuple(offers)
