"""A table at which a bot without a library sits, and ways to be wrong at it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from bot.clock import SetClock
from bot.loopback import Call, Channel, Loopback, Person
from tests.loopback.raw import Json, RawBot, Reply, Wire, raw_bot, wire


@dataclass
class Table:
    """A connected bot, its channel, a player, and shorthands for requests."""

    loopback: Loopback
    clock: SetClock
    bot: RawBot
    wire: Wire
    channel: Channel
    anna: Person
    acts: list[asyncio.Task[Call]] = field(default_factory=list)

    @property
    def messages(self) -> str:
        """Return the path of the channel's messages."""
        return f"/channels/{self.channel.id}/messages"

    async def ask(self, method: str, path: str, body: Any = None) -> Reply:
        """Send any request."""
        return await self.bot.ask(method, path, body)

    async def post(self, **body: Any) -> Reply:
        """Post a message in the channel."""
        return await self.bot.ask("POST", self.messages, body)

    async def row(self, *components: Json) -> Reply:
        """Post a message with one row of components."""
        return await self.post(components=[{"type": 1, "components": components}])

    async def select(self, **changes: Any) -> Reply:
        """Post a message with one select."""
        return await self.row(select(**changes))

    async def embed(self, **embed: Any) -> Reply:
        """Post a message with one embed."""
        return await self.post(embeds=[embed])

    async def command(self, **changes: Any) -> Reply:
        """Register one command."""
        return await self.bot.register(command(**changes))

    async def option(self, **changes: Any) -> Reply:
        """Register one command with one option."""
        return await self.command(options=[option(**changes)])

    async def slash(self) -> Json:
        """Let the player type /hail; return what the bot hears of it."""
        await self.bot.register(command())
        return await self._let(self.anna.slash(self.channel, "/hail"))

    async def typing(self) -> Json:
        """Let the player type into an option; return what the bot hears of it."""
        await self.bot.register(command(options=[option(autocomplete=True)]))
        act = self.anna.complete(self.channel, "/hail", {}, focused="side")
        return await self._let(act)

    async def press(self) -> Json:
        """Let the player press a button; return what the bot hears of it."""
        await self.row(button())
        message = self.anna.sees(self.channel)[-1]
        return await self._let(self.anna.press(message, "b"))

    async def form(self) -> Json:
        """Let the player send a form off; return what the bot hears of it."""
        event = await self.slash()
        await self.bot.respond(event, {"type": 9, "data": form()})
        opened = (await self.acts[-1]).form
        assert opened
        return await self._let(self.anna.submit(opened, {"Word": "x"}))

    async def _let(self, act: Any) -> Json:
        """Let the player act, and return the interaction that the bot is sent."""
        self.acts.append(asyncio.create_task(act))
        return await self.wire.event("INTERACTION_CREATE")

    async def answered(self, event: Json, **data: Any) -> Reply:
        """Answer an interaction with a message."""
        return await self.bot.respond(event, {"type": 4, "data": data})


def button(label: str = "b", custom_id: str = "b", **more: Any) -> Json:
    """Return a button."""
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **more}


def select(**changes: Any) -> Json:
    """Return a select with one option."""
    options = [{"label": "a", "value": "a"}]
    return {"type": 3, "custom_id": "s", "options": options, **changes}


def command(**changes: Any) -> Json:
    """Return a command."""
    return {"name": "hail", "description": "Greets", **changes}


def option(**changes: Any) -> Json:
    """Return a string option."""
    return {"type": 3, "name": "side", "description": "Whose side", **changes}


def form(**changes: Any) -> Json:
    """Return a form with one field."""
    word = {"type": 4, "custom_id": "word", "style": 1, "label": "Word"}
    rows = [{"type": 1, "components": [word]}]
    return {"custom_id": "f", "title": "Form", "components": rows, **changes}


@asynccontextmanager
async def seated(loopback: Loopback, clock: SetClock) -> AsyncIterator[Table]:
    """Seat a bot and a player at a table in #colonies."""
    channel = loopback.channel(loopback.guild("Quarterdeck"), "colonies")
    anna = loopback.person("anna")
    async with raw_bot(loopback) as bot, wire(bot) as connected:
        await connected.identify()
        await connected.event("GUILD_CREATE")
        table = Table(loopback, clock, bot, connected, channel, anna)
        try:
            yield table
        finally:
            for act in table.acts:
                act.cancel()
            await asyncio.gather(*table.acts, return_exceptions=True)
