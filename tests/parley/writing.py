"""What players write themselves: letters and the names of ships (PAR-WRIT)."""

from typing import ClassVar

from rules.kernel.audience import Audience, only
from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.fields import Document, Id
from rules.kernel.model import Command, Event, Result
from rules.kernel.offers import Offer, Opening
from rules.kernel.refusal import Refusal
from tests.parley.day import day_of, side_of
from tests.parley.setup import Side
from tests.parley.state import READERS, Camp, Parley


class Write(Command):
    """Write a letter to the other side."""

    path = ("write",)
    hidden = frozenset({"letter"})

    letter: Document


class LetterWritten(Event):
    """A letter has been written; both sides and the umpire may read it."""

    hidden: ClassVar[frozenset[str]] = frozenset({"letter"})

    side: Side
    letter: str

    def audience(self) -> Audience:
        """Return all but those who hold no seat."""
        return only(*READERS)


def write(state: Parley, command: Write, dice: Dice) -> Result[Parley]:
    """Write a letter; it takes the place of the one before (PAR-WRIT-1)."""
    side, _ = side_of(command.actor), day_of(state)
    if not command.letter.strip():
        raise Refusal("empty_letter", ("PAR-WRIT-1",))

    after = state.with_camp(side, state.camps[side].evolve(letter=command.letter))
    return Result(after, (LetterWritten(side=side, letter=command.letter),))


class Name(Command):
    """Call a ship by a name of one's own."""

    path = ("name",)

    ship: Id
    called: Id


class ShipNamed(Event):
    """A ship has another name, in its player's own letters."""

    side: Side
    ship: str
    old: str
    called: str


def name(state: Parley, command: Name, dice: Dice) -> Result[Parley]:
    """Rename a ship of one's own; any name will do (PAR-WRIT-2)."""
    side, _ = side_of(command.actor), day_of(state)
    camp, ship = state.camps[side], command.ship
    if ship not in camp.ships:
        raise Refusal("not_your_ship", ("PAR-WRIT-2",), owned(camp), ship=ship)

    event = ShipNamed(side=side, ship=ship, old=camp.ships[ship], called=command.called)
    ships = {**camp.ships, ship: command.called}
    return Result(state.with_camp(side, camp.evolve(ships=ships)), (event,))


def owned(camp: Camp) -> tuple[Choice, ...]:
    """Return all ships of a camp, under their names."""
    return tuple(
        Choice(ship, "ship", {"ship": ship, "name": called})
        for ship, called in camp.ships.items()
    )


def offered(state: Parley, side: Side) -> tuple[Offer, ...]:
    """Return two forms for *side* alone: a letter, and a name for the first ship."""
    letter = Offer(
        key="write",
        side=side,
        decision=state.decision,
        command=Write,
        opening=Opening("letter", way="form"),
        audience=only(side),
        label="write",
    )
    names = tuple(
        Offer(
            key="name",
            side=side,
            decision=state.decision,
            command=Name,
            filled={"ship": ship},
            opening=Opening("called", way="form"),
            audience=only(side),
            label="name",
        )
        for ship in list(state.camps[side].ships)[:1]
    )
    return (letter, *names)
