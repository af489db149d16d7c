"""What was posted, line by line, and which line made which message."""

from collections.abc import Sequence
from typing import Any

from bot.loopback import Loopback, Message
from bot.script import report


class Chronicle:
    """Reads the loopback's history as it grows.

    Messages that were there before the script count as made by line 0.
    """

    def __init__(self, loopback: Loopback) -> None:
        self._loopback = loopback
        self._read = len(loopback.history)
        self._stood: dict[int, dict[int, Message]] = {}
        self._made = {
            message: 0
            for channel in loopback.world.messages.values()
            for message in channel
        }

    def posts(self, line: int) -> list[dict[str, Any]]:
        """Return what is new since the last time, as the work of *line*.

        What everybody sees comes first, then what is private, in the order in which
        its reader saw it: what goes to different readers goes out side by side, and
        its order would differ from run to run.
        """
        world, history = self._loopback.world, self._loopback.history
        new, self._read = history[self._read :], len(history)
        posts = []
        for change in new:
            message, call = change.message, change.call
            if change.kind == "form" and call is not None and call.form is not None:
                posts.append(report.opened(call.form, call.person.name))
            elif message is not None and change.kind != "deleted":
                if message.loading:
                    continue
                posts.append(report.post(world, message, self._made.get(message.id)))
                self._made.setdefault(message.id, line)
                self._stood.setdefault(line, {})[message.id] = message
        return sorted(posts, key=_reader)

    def messages(self, line: int) -> Sequence[Message]:
        """Return the messages that *line* made or changed, as they stood after it."""
        return tuple(self._stood.get(line, {}).values())


def _reader(post: dict[str, Any]) -> tuple[bool, str]:
    return post["to"] != report.EVERYONE, post["to"]
