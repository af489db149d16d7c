"""What the local table remembers beside the world of the loopback."""

from collections.abc import Sequence
from datetime import timedelta

from pydantic import BaseModel, Field

from bot.loopback import Change, World
from bot.loopback.kinds import CallKind


class Memory(BaseModel):
    """What would be lost if only the messages were kept.

    `ahead` is how far the clock was moved on; `dismissed` are private answers
    that their reader has put away; `read` tells for each person and channel the
    last message he has seen; `used` are the commands (`/nine roll`) by the
    interactions that they made.
    """

    ahead: timedelta = timedelta()
    dismissed: set[int] = Field(default_factory=set)
    read: dict[int, dict[int, int]] = Field(default_factory=dict)
    used: dict[int, str] = Field(default_factory=dict)
    noted: int = Field(default=0, exclude=True)

    def note(self, history: Sequence[Change]) -> None:
        """Learn which commands were used from what is new in *history*."""
        for change in history[self.noted :]:
            call = change.call
            if call and call.command and call.kind is CallKind.SLASH:
                self.used[call.id] = call.command
        self.noted = len(history)

    def mark_read(self, person: int, channel: int, message: int) -> bool:
        """Take note of what a person has seen; tell whether that is news."""
        marks = self.read.setdefault(person, {})
        if marks.get(channel, 0) >= message:
            return False
        marks[channel] = message
        return True

    def forget(self, world: World) -> None:
        """Drop what belongs to messages that do not stand any more."""
        standing = [one for each in world.messages.values() for one in each.values()]
        self.dismissed &= {message.id for message in standing}
        answered = {message.interaction_id for message in standing}
        self.used = {key: path for key, path in self.used.items() if key in answered}
