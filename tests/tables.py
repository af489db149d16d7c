"""Tables to test at: a Discord for one machine, the real bot on it, people, games."""

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import chain, count, repeat
from pathlib import Path
from typing import Any, Final

from aiohttp.typedefs import Middleware
from discord import asset, gateway, http

from bot.app import Bot, launch
from bot.clock import SetClock
from bot.dice.chance import Chance
from bot.loopback import (
    Call,
    Channel,
    Form,
    Loopback,
    Message,
    NotPlayable,
    Person,
    Upload,
    redirect,
)
from bot.loopback.components import button, select
from bot.positions import Position
from bot.steps import Outcome
from rules import SYSTEMS
from rules.kernel.system import System
from tests import parley
from tests.loopback import description
from tests.replies import Reply

START: Final = datetime(2026, 1, 1, tzinfo=UTC)
TOKEN: Final = "a-token-of-nobody"  # noqa: S105 - the loopback takes any word
SIDES: Final[dict[str, tuple[str, ...]]] = {
    "parley": ("north", "south"),
    "nine_years": ("alliance", "bourbon"),
    "war_at_sea": ("red", "blue"),
    "virgin_queen": ("england", "spain", "ottoman", "france", "hre", "protestant"),
}
TABLES: Final = ("games", "setups", "seats", "lines", "outbox", "scripted")

Rows = dict[str, list[tuple[Any, ...]]]


class House:
    """The server and the bot; everything that the table says of calls is kept."""

    def __init__(
        self,
        folder: Path,
        *,
        systems: Sequence[System[Any]] = (*SYSTEMS, parley.SYSTEM),
        limits: bool = False,
        chance: Chance | None = None,
        middlewares: Sequence[Middleware] = (),
    ) -> None:
        self.clock = SetClock(START)
        self.loopback = Loopback(self.clock, description.found(), limits)
        self.loopback.app.middlewares.extend(middlewares)
        self.loopback.add_application(TOKEN)
        self.guild = self.loopback.guild("Quarterdeck")
        self.database = folder / "games.db"
        self.systems = systems
        self.chance = chance
        self.outcomes: dict[str, Outcome] = {}
        self._numbers = count(1)
        self._bot: Bot | None = None

    @property
    def bot(self) -> Bot:
        """The running bot."""
        assert self._bot is not None
        return self._bot

    async def launch(self) -> None:
        """Start the bot on the database, old or new."""
        self._bot = await launch(
            database=self.database,
            clock=self.clock,
            token=TOKEN,
            chance=self.chance,
            systems=self.systems,
            locales=(parley.LOCALES,),
            guild_ready_timeout=0.01,
        )
        self.bot.table.watch = self.outcomes.__setitem__

    async def restart(self) -> None:
        """Stop the bot in order and start it again."""
        await self.bot.shut()
        await self.launch()
        await self.bot.idle()

    async def crash(self) -> None:
        """Stop the bot as a crash would; it is started again an hour later."""
        await self.bot.kill()
        self.clock.forward(timedelta(hours=1))

    async def reply(self, call: Call) -> Reply:
        """Return what came of *call* once the bot is idle."""
        await self.bot.idle()
        assert call.acknowledged, call.command
        return Reply(call, self.outcomes.get(str(call.id), Outcome()))

    def room(self, name: str = "") -> Channel:
        """Return a channel; without a name a new one."""
        return self.loopback.channel(self.guild, name or f"room-{next(self._numbers)}")

    async def company(
        self,
        system: str = "parley",
        *,
        channel: Channel | None = None,
        seated: bool = True,
        started: bool = True,
        **options: str,
    ) -> "Company":
        """Return people in a channel with a game: Anna and Ben sit, Uma is umpire.

        Where there are more than two seats Dora takes the others.
        """
        company = Company(self, channel or self.room(), SIDES[system])
        await company.type(company.uma, "/game new", system=system, **options)
        for person, side in zip(
            chain((company.anna, company.ben), repeat(company.dora)),
            SIDES[system],
            strict=False,
        ):
            if seated:
                await company.type(person, "/game join", side=side)
        if seated and started:
            reply = await company.type(company.uma, "/game start")
            assert reply.refused is None
        return company

    def stored(self) -> Rows:
        """Return everything that is stored, table by table."""
        address = f"file:{self.database}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as conn:
            return {
                table: conn.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - our own names
                for table in TABLES
            }


@dataclass
class Company:
    """People in a channel: Uma the umpire, two players, Carl who has no seat.

    Ben's client is in Russian.
    """

    house: House
    channel: Channel
    sides: tuple[str, ...]
    uma: Person = field(init=False)
    anna: Person = field(init=False)
    ben: Person = field(init=False)
    carl: Person = field(init=False)
    dora: Person = field(init=False)

    def __post_init__(self) -> None:
        person = self.house.loopback.person
        self.uma, self.anna, self.carl = person("uma"), person("anna"), person("carl")
        self.ben, self.dora = person("ben", locale="ru"), person("dora")

    async def type(
        self, who: Person, command: str, **options: str | int | bool | Upload
    ) -> Reply:
        """Type a slash command."""
        typed = {
            name: one if isinstance(one, Upload) else str(one)
            for name, one in options.items()
        }
        return await self.house.reply(await who.slash(self.channel, command, typed))

    async def press(self, who: Person, label: str, on: Message | None = None) -> Reply:
        """Press a button on the newest message that has it, or on a given one."""
        found = on or self.holding(who, label)
        return await self.house.reply(await who.press(found, label))

    async def choose(
        self, who: Person, placeholder: str, *values: str, on: Message | None = None
    ) -> Reply:
        """Choose in a select on the newest message that has it, or on a given one."""
        found = on or self.holding(who, placeholder)
        return await self.house.reply(await who.choose(found, placeholder, values))

    async def fill(self, who: Person, form: Form | None, *values: str) -> Reply:
        """Send a form with its fields filled in order."""
        assert form is not None
        given = {
            field.custom_id: value
            for field, value in zip(form.fields, values, strict=True)
        }
        return await self.house.reply(await who.submit(form, given))

    async def complete(
        self, who: Person, command: str, focused: str, typed: str = "", **filled: str
    ) -> list[Any]:
        """Return names and values that are offered for an option."""
        return await who.complete(
            self.channel, command, filled, focused=focused, typed=typed
        )

    def holding(self, who: Person, text: str) -> Message:
        """Return the newest message with such a button or select."""
        for message in reversed(who.sees(self.channel)):
            for find in (button, select):
                try:
                    find(message, text)
                except NotPlayable:
                    continue
                return message
        raise AssertionError(f"nothing to press says {text!r}")

    def posts(self) -> list[Message]:
        """Return what everybody sees, as it stands now."""
        return [one for one in self.carl.sees(self.channel) if one.visible_to is None]

    @property
    def newest(self) -> Message:
        """The latest post."""
        return self.posts()[-1]

    async def position(self) -> Position:
        """Return the game of the channel with its position."""
        found = await self.house.bot.table.positions.in_channel(str(self.channel.id))
        assert found is not None
        return found


@contextmanager
def elsewhere() -> Iterator[None]:
    """Let discord.py's addresses be changed for a while."""
    kept = http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY, asset.Asset.BASE
    try:
        yield
    finally:
        http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY = kept[:2]
        asset.Asset.BASE = kept[2]


@asynccontextmanager
async def opened(house: House) -> AsyncIterator[House]:
    """Open *house* for a while; at the end nothing may have gone wrong unseen."""
    with elsewhere():
        await house.loopback.start()
        redirect(house.loopback.base)
        try:
            await house.launch()
            yield house
            await house.bot.idle()
            assert house.loopback.violations == []
            assert house.loopback.faults == []
        finally:
            await house.bot.kill()
            await house.loopback.stop()
