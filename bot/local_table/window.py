"""One window of the browser: a websocket, and the person who sits at it."""

import asyncio
import json
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from aiohttp import WSCloseCode, web
from pydantic import ValidationError

from bot.local_table import show, wishes
from bot.local_table.deeds import carry_out
from bot.local_table.gate import PROTOCOL
from bot.loopback import Change, Form, Message, Person, Watch
from bot.words import language_of

if TYPE_CHECKING:
    from bot.local_table.table import LocalTable

LOG: Final = logging.getLogger(__name__)
HEARTBEAT: Final = 30.0  # seconds
LARGEST_FRAME: Final = 16 * 1024 * 1024  # a file of 10 MiB in base64
AT_ONCE: Final = 60  # messages


class Window:
    """Tells one person what he may see, and does what he asks.

    `forms` are those that calls of this window opened, by the call.
    """

    def __init__(self, table: "LocalTable", person: Person) -> None:
        self.table = table
        self.person = person
        self.forms: dict[int, Form] = {}
        self._socket = web.WebSocketResponse(
            protocols=(PROTOCOL,), heartbeat=HEARTBEAT, max_msg_size=LARGEST_FRAME
        )
        self._outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._names: dict[str, str] = {}
        self._places: set[int] = set()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to the window until it closes."""
        await self._socket.prepare(request)
        with self.table.loopback.watch() as changes:
            self.table.windows.add(self)
            self.welcome()
            self._start(self._write())
            self._start(self._follow(changes))
            try:
                async for frame in self._socket:
                    self._start(self._hear(frame.data))
            finally:
                self.table.windows.discard(self)
                for task in list(self._tasks):
                    task.cancel()
                await asyncio.gather(*self._tasks, return_exceptions=True)
        return self._socket

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def tell(self, news: dict[str, Any]) -> None:
        """Send *news* after all that was told before."""
        self._outgoing.put_nowait(news)

    async def leave(self) -> None:
        """Close the window's connection."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    async def _write(self) -> None:
        while not self._socket.closed:
            await self._socket.send_json(await self._outgoing.get())

    async def _hear(self, frame: Any) -> None:
        """Do what a frame asks, and reply under its number."""
        try:
            asked = wishes.read(frame)
        except ValidationError:
            self.tell({"is": "reply", "to": number_of(frame), "refused": "malformed"})
            return
        try:
            reply = await carry_out(self.table, self, asked.wish)
        except Exception:  # the outermost ring: the window must hear of it
            LOG.exception("a fault in %s", type(asked.wish).__name__)
            reply = {"refused": "fault"}
        self.tell({"is": "reply", "to": asked.ask, **reply})

    async def _follow(self, changes: Watch) -> None:
        """Tell of every change that this person may see."""
        async for change in changes:
            if change.message and change.audience in (None, self.person.id):
                self._tell_change(change, change.message)

    def _tell_change(self, change: Change, message: Message) -> None:
        if self.table.loopback.world.channels.get(change.channel) is None:
            return
        if change.channel not in self._places:
            self.tell_places()
        if change.channel not in self._places:
            return
        if change.kind == "deleted":
            place = {"channel": str(message.channel), "id": str(message.id)}
            self.tell({"is": "gone", **place})
        else:
            self.tell({"is": "message", "message": self.shown([message])[0]})

    def welcome(self) -> None:
        """Tell all that there is to see: at the start, and in another language."""
        table, person = self.table, self.person
        offered = [
            command
            for channel in table.channels()[:1]
            for command in person.commands(channel)
        ]
        self._names = {command.key: command.path for command in offered}
        self.tell(
            {
                "is": "welcome",
                "me": show.person(person.user),
                "language": language_of(person.locale),
                "now": table.now(),
                "commands": [show.command(command) for command in offered],
            }
        )
        self.tell_people()
        self.tell_places()
        for channel in table.channels():
            seen, more = self.page(channel.id, None)
            read = table.memory.read.get(person.id, {}).get(channel.id, 0)
            log = {"channel": str(channel.id), "messages": seen, "more": more}
            self.tell({"is": "log", **log, "read": str(read)})
        self.tell({"is": "ready"})

    def tell_people(self) -> None:
        """Tell who is at the table."""
        people = [show.person(user) for user in self.table.people()]
        self.tell({"is": "people", "people": people})

    def tell_places(self) -> None:
        """Tell which channels and threads there are."""
        world, guild = self.table.loopback.world, self.table.guild.id
        places = show.places(world, guild)
        self._places = {int(place["id"]) for place in places}
        self.tell({"is": "places", "places": places})

    def page(self, channel: int, before: int | None) -> tuple[list[show.Json], bool]:
        """Return the last messages of a channel before one, and whether there are more.

        Private answers that were dismissed are left out.
        """
        place = self.table.loopback.world.channels[channel]
        seen = [
            message
            for message in self.person.sees(place)
            if message.id not in self.table.memory.dismissed
            and (before is None or message.id < before)
        ]
        return self.shown(seen[-AT_ONCE:]), len(seen) > AT_ONCE

    def shown(self, messages: Iterable[Message]) -> list[show.Json]:
        """Return messages as this window shows them."""
        table = self.table
        table.memory.note(table.loopback.history)
        world = table.loopback.world
        return [
            show.message(world, table.memory, message, self._names)
            for message in messages
        ]


def number_of(frame: Any) -> int:
    """Return the number under which a malformed frame asked, if it has one."""
    try:
        number = json.loads(frame)["ask"]
    except (ValueError, LookupError, TypeError):
        return 0
    return number if isinstance(number, int) else 0
