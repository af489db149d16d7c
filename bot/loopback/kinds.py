"""The numbers that Discord gives to kinds of things (API version 10)."""

from enum import IntEnum, IntFlag


class ChannelKind(IntEnum):
    """What a channel is; `NEWS` and the like are not offered here."""

    TEXT = 0
    DIRECT = 1
    THREAD = 11


class MessageKind(IntEnum):
    """How a message came about, as clients show it."""

    PLAIN = 0
    REPLY = 19
    SLASH = 20


class CallKind(IntEnum):
    """What a person did to make an interaction."""

    SLASH = 2
    COMPONENT = 3
    COMPLETE = 4
    FORM = 5


class AnswerKind(IntEnum):
    """How a bot may answer an interaction."""

    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    FORM = 9


class CommandKind(IntEnum):
    """Where a command appears: the message box, a user or a message."""

    SLASH = 1
    USER = 2
    MESSAGE = 3


class OptionKind(IntEnum):
    """What a command's option takes."""

    COMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


class ComponentKind(IntEnum):
    """What stands under a message or in a form."""

    ROW = 1
    BUTTON = 2
    SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    TEXT = 10
    LABEL = 18


class ButtonStyle(IntEnum):
    """The button styles that carry no `custom_id`."""

    LINK = 5
    PREMIUM = 6


class MessageFlag(IntFlag):
    """The bits of a message's flags that mean something here."""

    NONE = 0
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


class Intent(IntFlag):
    """The gateway intents that decide which events a session is sent."""

    GUILDS = 1 << 0
    MEMBERS = 1 << 1
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15
