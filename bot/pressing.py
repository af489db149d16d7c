"""What a `custom_id` says (architecture, 6), within Discord's 100 characters."""

from dataclasses import dataclass
from typing import Final, Self

MARK: Final = "q1"


@dataclass(frozen=True, slots=True)
class Press:
    """A button, select or form of a game.

    `what`: `do` an offer, `fill` an offer's form, `page` of an offer's select, `pick`
    on one of several pages, all that was `picked`, `orders` (*Your orders*), `ask` a
    question, or one of the lobby's words; `game` is the game's code. For offers
    `takebacks`, `decision`, `side` and `key` tell which one, for questions `takebacks`
    and `key`; `page` counts from 0.
    """

    what: str
    game: str
    takebacks: int = 0
    decision: int = 0
    side: str = ""
    key: str = ""
    page: int = 0

    def custom_id(self) -> str:
        """Return this as a `custom_id`."""
        numbers = f"{self.takebacks}|{self.decision}|{self.page}"
        return f"{MARK}|{self.what}|{self.game}|{numbers}|{self.side}|{self.key}"

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Return what *custom_id* says, or None if it is not one of ours."""
        parts = custom_id.split("|")
        if len(parts) != 8 or parts[0] != MARK:  # noqa: PLR2004 - as written above
            return None
        _, what, game, *numbers, side, key = parts
        if not all(number.isascii() and number.isdigit() for number in numbers):
            return None
        takebacks, decision, page = (int(number) for number in numbers)
        return cls(what, game, takebacks, decision, side, key, page)
