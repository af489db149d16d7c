"""The one clock: everything that asks for the time asks an object passed in."""

from datetime import UTC, datetime, timedelta
from typing import Protocol


class Clock(Protocol):
    """Tells the time, in UTC."""

    def now(self) -> datetime:
        """Return the present moment, in UTC."""
        ...


class WallClock:
    """The machine's clock."""

    def now(self) -> datetime:
        """Return the present moment, in UTC."""
        return datetime.now(UTC)


class SetClock:
    """A clock that stands still until it is set forward; it never goes back."""

    def __init__(self, start: datetime) -> None:
        self._now = start

    def now(self) -> datetime:
        """Return the moment that the clock was last set to, in UTC."""
        return self._now

    def set(self, moment: datetime) -> None:
        """Set the clock to *moment*; raise `ValueError` if that is in its past."""
        if moment < self._now:
            raise ValueError(f"the clock stands at {self._now}, after {moment}")
        self._now = moment

    def forward(self, span: timedelta) -> None:
        """Move the clock forward by *span*."""
        self.set(self._now + span)


class ShiftedClock:
    """The machine's clock, moved ahead by a span that only grows."""

    def __init__(self) -> None:
        self._ahead = timedelta()

    def now(self) -> datetime:
        """Return the present moment plus the span, in UTC."""
        return datetime.now(UTC) + self._ahead

    def forward(self, span: timedelta) -> None:
        """Move the clock ahead by *span*; raise `ValueError` if it is negative."""
        if span < timedelta():
            raise ValueError("the clock never goes back")
        self._ahead += span
