"""The table itself: the loopback Discord with its people, and the open windows."""

from datetime import timedelta
from typing import Any, Final

from bot.clock import ShiftedClock
from bot.local_table.keeping import Keeper
from bot.local_table.memory import Memory
from bot.local_table.window import Window
from bot.loopback import Channel, Loopback, Person, User
from bot.words import language_of

SERVER: Final = "Quarterdeck"
PEOPLE: Final = ("anna", "boris", "umpire")
CLIENTS: Final = {"en": "en-US", "ru": "ru"}
"""The locale of a client that speaks a language."""


class LocalTable:
    """What all windows share; newcomers' clients speak the language of *locale*."""

    def __init__(
        self,
        loopback: Loopback,
        clock: ShiftedClock,
        memory: Memory,
        keeper: Keeper,
        locale: str,
    ) -> None:
        self.loopback = loopback
        self.clock = clock
        self.memory = memory
        self.keeper = keeper
        self.locale = CLIENTS[language_of(locale)]
        self.guild = loopback.guild(SERVER)
        self.windows: set[Window] = set()
        clock.forward(memory.ahead)
        for name in PEOPLE:
            self.seat(name)

    def seat(self, name: str) -> Person:
        """Return the person of that name, who sits down if he is not there yet."""
        known = name in {user.name for user in self.people()}
        return self.loopback.person(name, None if known else self.locale)

    def people(self) -> list[User]:
        """Return everybody at the table, the bot included."""
        return list(self.loopback.world.users.values())

    def anyone(self, name: str) -> Person:
        """Return the person of that name, or the first one if there is none."""
        names = [user.name for user in self.people() if not user.bot]
        return self.loopback.person(name if name in names else names[0])

    def channels(self) -> list[Channel]:
        """Return the channels and threads of the table."""
        channels = self.loopback.world.channels.values()
        return [channel for channel in channels if channel.guild == self.guild.id]

    def open(self, name: str, parent: int | None) -> Channel:
        """Open a channel or thread under the name that Discord would give it."""
        if parent is None:
            written = "-".join(name.lower().split())
            return self.loopback.channel(self.guild, written)
        return self.loopback.thread(self.loopback.world.channels[parent], name)

    def later(self, span: timedelta) -> None:
        """Move the clock on."""
        self.clock.forward(span)
        self.memory.ahead += span
        self.tell_all({"is": "clock", "now": self.now()})

    def now(self) -> str:
        """Return the table's time."""
        return self.clock.now().isoformat()

    def tell_all(self, news: dict[str, Any]) -> None:
        """Send *news* to every window."""
        for window in self.windows:
            window.tell(news)

    def windows_of(self, person: int) -> list[Window]:
        """Return the windows in which a person sits."""
        return [window for window in self.windows if window.person.id == person]

    async def close(self) -> None:
        """Close the connections of all windows."""
        for window in list(self.windows):
            await window.leave()
