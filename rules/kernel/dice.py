"""Chance is an argument: rules throw dice and draw from cups, and never ask whence."""

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from rules.kernel.model import Model


class Dice(Protocol):
    """What a rule may ask of chance."""

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        """Throw *count* dice with *sides* faces; return the faces, each from 1."""
        ...

    def draw(self, count: int, cup: Collection[str], purpose: str) -> tuple[str, ...]:
        """Draw *count* items unseen, one after the other, without putting back."""
        ...


class Roll(Model):
    """One throw that was made: its purpose (a code), its dice and their faces."""

    purpose: str
    sides: int
    faces: tuple[int, ...]


class Draw(Model):
    """One draw that was made: what for, which items, out of how many."""

    purpose: str
    of: int
    items: tuple[str, ...]


class ScriptedDice:
    """Dice whose faces and items are set beforehand, in order.

    Raises `ValueError` when they run out, when a face is not on the die, or when an
    item is not in the cup.
    """

    def __init__(self, faces: Iterable[int] = (), items: Iterable[str] = ()) -> None:
        self.faces, self.items = list(faces), list(items)

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        """Take the next *count* faces."""
        taken = tuple(self.faces[:count])
        if len(taken) < count:
            raise ValueError(f"{count} faces wanted for {purpose}, {len(taken)} set")
        if not all(1 <= face <= sides for face in taken):
            raise ValueError(f"{taken} are not faces of a die with {sides}")
        del self.faces[:count]
        return taken

    def draw(self, count: int, cup: Collection[str], purpose: str) -> tuple[str, ...]:
        """Take the next *count* items."""
        taken = tuple(self.items[:count])
        if len(taken) < count:
            raise ValueError(f"{count} items wanted for {purpose}, {len(taken)} set")
        if len(set(taken)) < count or not set(taken) <= set(cup):
            raise ValueError(f"{taken} cannot be drawn from {sorted(cup)}")
        del self.items[:count]
        return taken


class Tally:
    """Dice that keep a record of every throw and draw that they pass on."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._made: list[Roll | Draw] = []

    @property
    def made(self) -> Sequence[Roll | Draw]:
        """The throws and draws so far, in order."""
        return tuple(self._made)

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        """Throw with the dice behind this, and remember it."""
        faces = self._dice.roll(count, purpose, sides)
        self._made.append(Roll(purpose=purpose, sides=sides, faces=faces))
        return faces

    def draw(self, count: int, cup: Collection[str], purpose: str) -> tuple[str, ...]:
        """Draw with the dice behind this, and remember it."""
        items = self._dice.draw(count, cup, purpose)
        self._made.append(Draw(purpose=purpose, of=len(cup), items=items))
        return items
