"""What there is: users, guilds, channels, messages, applications."""

import builtins
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from bot.loopback.kinds import CallKind, ChannelKind, MessageFlag, MessageKind

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class User:
    """A person or a bot; *locale* is the language of that person's client."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    takes_direct_messages: bool = True


@dataclass(slots=True)
class Guild:
    """A server; its everyone role has the guild's own id."""

    id: int
    name: str
    created: datetime
    members: list[int] = field(default_factory=list)
    locale: str = "en-US"


@dataclass(slots=True)
class Channel:
    """A text channel, a thread in one, or a channel for direct messages."""

    id: int
    name: str
    kind: ChannelKind
    created: datetime
    guild: int | None = None
    parent: int | None = None
    owner: int | None = None
    recipients: list[int] = field(default_factory=list)
    denied: dict[int, int] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    archive_after: int = 4320


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file on the attachments server; *alt* is its description."""

    id: int
    name: str
    content_type: str
    alt: str | None
    bytes: builtins.bytes

    @property
    def size(self) -> int:
        """Return the length in bytes."""
        return len(self.bytes)


@dataclass(frozen=True, slots=True)
class Origin:
    """The interaction that a message answers.

    `pressed` is the message whose component was used; `opened_by` is, for a
    form, the interaction that the form answered.
    """

    id: int
    kind: CallKind
    user: User
    application: int
    pressed: int | None = None
    opened_by: "Origin | None" = None


@dataclass(frozen=True, slots=True)
class Message:
    """A message as it stands; an edit makes a new one with the same id.

    `pings` are the ids of the users whom this post called: an edit calls
    nobody. `visible_to` is None for everyone, else the id of the only user
    who sees it. `embeds` and `components` are as Discord would return them.
    """

    id: int
    channel: int
    author: User
    created: datetime
    kind: MessageKind = MessageKind.PLAIN
    content: str = ""
    embeds: tuple[Json, ...] = ()
    components: tuple[Json, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    flags: MessageFlag = MessageFlag.NONE
    origin: Origin | None = None
    reference: int | None = None
    mentions: tuple[int, ...] = ()
    mentions_everyone: bool = False
    pings: tuple[int, ...] = ()
    visible_to: int | None = None
    edited: datetime | None = None
    nonce: str | None = None

    @property
    def interaction_id(self) -> int | None:
        """Return the id of the interaction that this message answers, if any."""
        return self.origin.id if self.origin else None

    @property
    def loading(self) -> bool:
        """Return whether this is a deferred answer that is still to come."""
        return bool(self.flags & MessageFlag.LOADING)


@dataclass(slots=True)
class Application:
    """A bot's registration: its user, its commands and what it may listen to."""

    id: int
    token: str
    user: User
    intents: int
    commands: dict[int, Json] = field(default_factory=dict)


@dataclass(slots=True)
class World:
    """Everything that is kept, by id."""

    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: dict[int, dict[int, Message]] = field(default_factory=dict)
    applications: dict[int, Application] = field(default_factory=dict)

    def keep(self, message: Message) -> None:
        """Add *message*, or put it in the place of the one with its id."""
        self.messages.setdefault(message.channel, {})[message.id] = message

    def find(self, channel: int, message: int) -> Message | None:
        """Return a message as it stands now, or None."""
        return self.messages.get(channel, {}).get(message)

    def change_user(self, user: User, **changes: Any) -> User:
        """Replace fields of a user and return the new record."""
        self.users[user.id] = changed = replace(user, **changes)
        return changed

    def application_of(self, bot: User) -> Application | None:
        """Return the application whose bot that user is, or None."""
        for application in self.applications.values():
            if application.user.id == bot.id:
                return application
        return None

    def members(self, guild: Guild) -> Iterator[User]:
        """Yield the users of a guild in the order in which they joined."""
        return (self.users[user] for user in guild.members)

    def threads(self, parent: Channel) -> Iterator[Channel]:
        """Yield the threads of a channel."""
        return (each for each in self.channels.values() if each.parent == parent.id)
