"""The dice of one command: numbered throws from the game's stream, or scripted."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.dice.stream import drawn, faces


class ScriptedFaceError(ValueError):
    """What a script has set cannot be thrown with these dice or drawn from this cup.

    The text is for developers; *code* and *facts* are for whoever words it.
    """

    def __init__(self, reason: str, code: str, **facts: str | int) -> None:
        self.code, self.facts = code, facts
        super().__init__(reason)


@dataclass(frozen=True, slots=True)
class Thrown:
    """One throw: its number in the game, what for, which dice, their faces."""

    number: int
    purpose: str
    sides: int
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """One draw: its number in the game, what for, how many of how many, which."""

    number: int
    purpose: str
    count: int
    of: int
    items: tuple[str, ...]


class TableDice:
    """`rules.kernel.dice.Dice` for one command of one game.

    Throws and draws are numbered together, without gaps, from the one after
    *throws*. Dice come from *secret*, draws from *hidden_secret*; as long as a
    script's *faces* or *items* wait, those are taken instead, in order.
    """

    def __init__(
        self,
        secret: bytes,
        hidden_secret: bytes,
        game: str,
        throws: int,
        interaction: str,
        faces: Sequence[int] = (),
        items: Sequence[str] = (),
    ) -> None:
        self.throws = throws
        self.faces_used = 0
        self.items_used = 0
        self._secret = secret
        self._hidden_secret = hidden_secret
        self._game = game
        self._interaction = interaction
        self._faces = tuple(faces)
        self._items = tuple(items)
        self._made: list[Thrown | Drawn] = []

    @property
    def made(self) -> tuple[Thrown | Drawn, ...]:
        """The throws and draws so far, in order."""
        return tuple(self._made)

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        """Throw *count* dice with *sides* faces, as one throw with one number.

        Raises `ScriptedFaceError` if faces wait, but too few or none of this die.
        """
        number = self.throws + 1
        if self.faces_used < len(self._faces):
            shown = self._set_faces(count, purpose, sides)
        else:
            shown = faces(
                self._secret,
                self._game,
                number,
                self._interaction,
                purpose,
                count,
                sides,
            )
        self.throws = number
        self._made.append(Thrown(number, purpose, sides, shown))
        return shown

    def draw(self, count: int, cup: Collection[str], purpose: str) -> tuple[str, ...]:
        """Draw *count* items of *cup*, one after the other, under one number.

        Raises `ScriptedFaceError` if items wait, but too few or not in the cup, and
        `ValueError` if the cup holds fewer than *count*.
        """
        number = self.throws + 1
        if self.items_used < len(self._items):
            taken = self._set_items(count, purpose, cup)
        else:
            taken = drawn(
                self._hidden_secret,
                self._game,
                number,
                self._interaction,
                purpose,
                count,
                cup,
            )
        self.throws = number
        self._made.append(Drawn(number, purpose, count, len(cup), taken))
        return taken

    def _set_faces(self, count: int, purpose: str, sides: int) -> tuple[int, ...]:
        shown = self._faces[self.faces_used : self.faces_used + count]
        if len(shown) < count:
            raise ScriptedFaceError(
                f"{purpose} throws {count} dice, but {len(shown)} faces are set",
                "few_faces",
                count=count,
                left=len(shown),
            )
        for face in shown:
            if not 1 <= face <= sides:
                raise ScriptedFaceError(
                    f"{face} is not a face of the die with {sides} sides for {purpose}",
                    "no_face",
                    face=face,
                    sides=sides,
                )
        self.faces_used += count
        return shown

    def _set_items(
        self, count: int, purpose: str, cup: Collection[str]
    ) -> tuple[str, ...]:
        taken = self._items[self.items_used : self.items_used + count]
        if len(taken) < count:
            raise ScriptedFaceError(
                f"{purpose} draws {count} items, but {len(taken)} are set",
                "few_items",
                count=count,
                left=len(taken),
            )
        left = set(cup)
        for item in taken:
            if item not in left:
                raise ScriptedFaceError(
                    f"{item} is not in the cup for {purpose}", "no_item", item=item
                )
            left.remove(item)
        self.items_used += count
        return taken
