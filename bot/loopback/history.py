"""What happened, in order, for everybody who looks on from outside."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Self

from bot.loopback.world import Message

if TYPE_CHECKING:
    from bot.loopback.calls import Call

Happening = Literal["created", "edited", "deleted", "answered", "form", "failed"]


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that a window must show.

    `message` is the message as it stood then (for created, edited, deleted).
    `call` is the interaction that was acknowledged (answered), was answered by
    a form (form), or was not answered in time (failed); autocompletion is left
    out. `audience` is None for everyone who sees the channel, else the id of the
    only user concerned.
    """

    kind: Happening
    channel: int
    audience: int | None
    message: Message | None = None
    call: "Call | None" = None


class Watch:
    """The changes from one moment on, as they come; to be closed when done.

    ``async for`` waits for the next one.
    """

    def __init__(self, watchers: "set[Watch]") -> None:
        self._watchers = watchers
        self._changes: asyncio.Queue[Change] = asyncio.Queue()
        watchers.add(self)

    def tell(self, change: Change) -> None:
        """Queue a change."""
        self._changes.put_nowait(change)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Change:
        return await self._changes.get()

    def close(self) -> None:
        """Watch no longer."""
        self._watchers.discard(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class History:
    """The append-only list of changes, and those who watch it grow."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self._watchers: set[Watch] = set()

    def add(self, change: Change) -> None:
        """Append *change* and hand it to everyone who watches."""
        self.changes.append(change)
        for watcher in self._watchers:
            watcher.tell(change)

    def posted(
        self, kind: Literal["created", "edited", "deleted"], message: Message
    ) -> None:
        """Append what became of a message."""
        self.add(Change(kind, message.channel, message.visible_to, message=message))

    def watch(self) -> Watch:
        """Return a watch on the changes from now on."""
        return Watch(self._watchers)
