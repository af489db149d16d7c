"""Options as a person types them, turned into what the client would send."""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.loopback import founding, message_payloads, payloads
from bot.loopback.checks_commands import LONGEST_OPTION_TEXT
from bot.loopback.kinds import ChannelKind, OptionKind
from bot.loopback.permissions import allowed
from bot.loopback.posting import MOST_BYTES
from bot.loopback.service import Service
from bot.loopback.words import shown
from bot.loopback.world import Channel, Json

Record = TypeVar("Record")
Number = TypeVar("Number", int, float)

GREATEST_INTEGER = 2**53
WHOLE = re.compile(r"[-+]?[0-9]+")
FRACTION = re.compile(r"[-+]?[0-9]+(?:\.[0-9]+)?")
MENTION = re.compile(r"<(?:@!?|#)([0-9]+)>")
TRUTH = {"true": True, "false": False}


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that a person attaches to a command."""

    name: str
    content: bytes


Typed = str | Upload


class NotPlayable(Exception):
    """What Discord's client would not send.

    The text is for developers and operators; *code* and *facts* are for
    whoever words it for players.
    """

    def __init__(self, reason: str, code: str, **facts: str | int | float) -> None:
        self.code, self.facts = code, facts
        super().__init__(reason)


@dataclass(slots=True)
class Filled:
    """The options of one command on their way out, with what they refer to."""

    service: Service
    channel: Channel
    locale: str
    options: list[Json] = field(default_factory=list)
    resolved: dict[str, dict[str, Json]] = field(default_factory=dict)

    def fill(self, known: list[Json], typed: Mapping[str, Typed]) -> None:
        """Take the options of a command; raise `NotPlayable` for bad ones."""
        given = {self._known(known, name)["name"]: typed[name] for name in typed}
        for option in known:
            name = option["name"]
            if name in given:
                self._take(option, given[name])
            elif option.get("required"):
                raise NotPlayable(
                    f"option {name!r} is required", "required", option=name
                )

    def fill_loosely(self, known: list[Json], typed: Mapping[str, Typed]) -> None:
        """Take what can be taken, as the client does while one still types."""
        for name in typed:
            with suppress(NotPlayable):
                self._take(self._known(known, name), typed[name])

    def _known(self, known: list[Json], name: str) -> Json:
        """Return the option of that name, the default one or a localised one."""
        for option in known:
            if name == option["name"]:
                return option
        for option in known:
            if name == shown(option, "name", self.locale):
                return option
        raise NotPlayable(f"no option {name!r}", "no_option", option=name)

    def _take(self, option: Json, typed: Typed) -> None:
        """Add one option with its value as its type wants it."""
        kind = OptionKind(option["type"])
        if (kind is OptionKind.ATTACHMENT) != isinstance(typed, Upload):
            raise wrong(option, typed, "attachment")
        value: Any
        if isinstance(typed, Upload):
            value = self._attach(option, typed)
        elif option.get("choices"):
            value = self._chosen(option, typed)
        else:
            value = self._typed(kind, option, typed)
        self.options.append({"name": option["name"], "type": int(kind), "value": value})

    def _typed(self, kind: OptionKind, option: Json, typed: str) -> Any:
        """Return a value that was typed freely."""
        match kind:
            case OptionKind.STRING:
                return text(option, typed)
            case OptionKind.INTEGER:
                if not WHOLE.fullmatch(typed) or abs(int(typed)) > GREATEST_INTEGER:
                    raise wrong(option, typed, "integer")
                return in_range(option, int(typed))
            case OptionKind.NUMBER:
                if not FRACTION.fullmatch(typed):
                    raise wrong(option, typed, "number")
                return in_range(option, float(typed))
            case OptionKind.BOOLEAN:
                if typed.casefold() not in TRUTH:
                    raise wrong(option, typed, "boolean")
                return TRUTH[typed.casefold()]
            case OptionKind.USER | OptionKind.MENTIONABLE:
                return self._user(option, typed)
            case OptionKind.CHANNEL:
                return self._channel(option, typed)
            case _:
                raise wrong(option, typed, "unknown")

    def _chosen(self, option: Json, typed: str) -> Any:
        """Return the value of a fixed choice, by its value or either name."""
        for choice in option["choices"]:
            names = (choice["name"], shown(choice, "name", self.locale))
            if typed in (str(choice["value"]), *names):
                return choice["value"]
        raise wrong(option, typed, "choice")

    def _attach(self, option: Json, upload: Upload) -> str:
        """Upload a file and return its id."""
        if len(upload.content) > MOST_BYTES:
            raise NotPlayable(
                f"{upload.name} has more than {MOST_BYTES} bytes",
                "too_large",
                option=option["name"],
                limit=MOST_BYTES,
            )
        file = self.service.file(upload.name, upload.content)
        self.service.uploads[file.id] = file
        body = message_payloads.attachment(file, 0, self.service.base, ephemeral=True)
        self.resolved.setdefault("attachments", {})[str(file.id)] = body
        return str(file.id)

    def _user(self, option: Json, typed: str) -> str:
        """Return the id of a user, given as @name, name, mention or id."""
        world = self.service.world
        found = self._by_id(world.users, typed) or next(
            (each for each in world.users.values() if each.name == typed.lstrip("@")),
            None,
        )
        if found is None and typed.startswith("@"):
            found = founding.person(self.service, typed[1:])
        if found is None:
            raise wrong(option, typed, "user")
        key = str(found.id)
        self.resolved.setdefault("users", {})[key] = payloads.user(found)
        guild = world.guilds.get(self.channel.guild or 0)
        if guild and found.id in guild.members:
            rights = {"permissions": str(allowed(world, found, self.channel))}
            part = payloads.member_part(guild) | rights
            self.resolved.setdefault("members", {})[key] = part
        return key

    def _channel(self, option: Json, typed: str) -> str:
        """Return the id of a channel of the guild, given as #name or id."""
        world = self.service.world
        kinds = option.get("channel_types") or list(ChannelKind)
        here = {
            key: each
            for key, each in world.channels.items()
            if each.guild == self.channel.guild and each.kind in kinds
        }
        found: Channel | None = self._by_id(here, typed) or next(
            (each for each in here.values() if each.name == typed.lstrip("#")), None
        )
        if found is None:
            raise wrong(option, typed, "channel")
        body = payloads.channel(world, found) | {"permissions": "0"}
        self.resolved.setdefault("channels", {})[str(found.id)] = body
        return str(found.id)

    def _by_id(self, records: Mapping[int, Record], typed: str) -> Record | None:
        """Return the record whose id or mention was typed."""
        mention = MENTION.fullmatch(typed)
        digits = mention[1] if mention else typed
        return records.get(int(digits)) if digits.isdecimal() else None


def text(option: Json, typed: str) -> str:
    """Return a text within its option's lengths."""
    least = max(option.get("min_length") or 0, 1)
    most = option.get("max_length") or LONGEST_OPTION_TEXT
    if not least <= len(typed) <= most:
        raise NotPlayable(
            f"option {option['name']!r} takes {least} to {most} characters",
            "length",
            option=option["name"],
            least=least,
            most=most,
        )
    return typed


def in_range(option: Json, value: Number) -> Number:
    """Return a number within its option's range."""
    least, most = option.get("min_value"), option.get("max_value")
    if least is not None and value < least:
        raise NotPlayable(
            f"option {option['name']!r} is at least {least}",
            "too_small",
            option=option["name"],
            least=least,
        )
    if most is not None and value > most:
        raise NotPlayable(
            f"option {option['name']!r} is at most {most}",
            "too_great",
            option=option["name"],
            most=most,
        )
    return value


def wrong(option: Json, typed: Typed, kind: str) -> NotPlayable:
    """Return the refusal of a value that its option does not take."""
    given = typed.name if isinstance(typed, Upload) else typed
    return NotPlayable(
        f"{given!r} is no {kind} for option {option['name']!r}",
        f"no_{kind}",
        option=option["name"],
        value=given,
    )
