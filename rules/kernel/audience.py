"""Who may see an event, a field or an offer."""

from dataclasses import dataclass
from typing import Final

UMPIRE: Final = "umpire"

Viewer = str | None
"""A side, `UMPIRE`, or None for somebody who holds no seat: the public."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Everyone (`viewers` is None), or some sides and perhaps the umpire."""

    viewers: frozenset[str] | None = None

    def includes(self, viewer: Viewer) -> bool:
        """Tell whether *viewer* belongs to this audience."""
        return self.viewers is None or viewer in self.viewers


EVERYONE: Final = Audience()


def only(*viewers: str) -> Audience:
    """Return the audience of these sides, or of the umpire, alone."""
    return Audience(frozenset(viewers))
