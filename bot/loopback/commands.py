"""Registered commands as a person's client finds and shows them."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.loopback.kinds import ChannelKind, CommandKind, OptionKind
from bot.loopback.options import NotPlayable
from bot.loopback.permissions import allowed
from bot.loopback.service import Service
from bot.loopback.words import shown
from bot.loopback.world import Application, Channel, Json, User

IN_GUILDS, WITH_THE_BOT = 0, 1
NESTING = (OptionKind.COMMAND, OptionKind.GROUP)


@dataclass(frozen=True, slots=True)
class ShownOption:
    """One option; `name` is as shown, `key` the default name."""

    key: str
    name: str
    about: str
    kind: OptionKind
    required: bool
    autocomplete: bool
    choices: tuple[tuple[str, str | int | float], ...]
    least: float | None
    most: float | None


@dataclass(frozen=True, slots=True)
class ShownCommand:
    """One command that can be typed; `path` is as shown, `key` the default."""

    key: str
    path: str
    about: str
    options: tuple[ShownOption, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """A command with the groups that lead to it."""

    application: Application
    root: Json
    steps: tuple[Json, ...]

    @property
    def options(self) -> list[Json]:
        """Return the options that the command takes."""
        return list(self.steps[-1].get("options") or ())

    @property
    def path(self) -> str:
        """Return the command as it is typed, by its default names."""
        return "/" + " ".join(each["name"] for each in self.steps)

    def data(self, options: list[Json], resolved: Json) -> Json:
        """Return the interaction data: *options* below the groups.

        *resolved* is what they refer to: users, channels, attachments.
        """
        for step in reversed(self.steps[1:]):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        whole: Json = {"resolved": resolved} if resolved else {}
        return whole | {
            "id": self.root["id"],
            "name": self.root["name"],
            "type": int(CommandKind.SLASH),
            "options": options,
        }


def every(service: Service, user: User, channel: Channel | None) -> Iterator[Found]:
    """Yield the commands that *user* is offered in *channel* (None: anywhere)."""
    for application in service.world.applications.values():
        if channel is None or service.inside(application.user, channel):
            for root in application.commands.values():
                if root["type"] == CommandKind.SLASH and (
                    channel is None or offered(service, root, user, channel)
                ):
                    yield from below(application, root, (root,))


def offered(service: Service, root: Json, user: User, channel: Channel) -> bool:
    """Return whether the client offers a command there, to that user."""
    direct = channel.kind is ChannelKind.DIRECT
    contexts = root.get("contexts")
    if contexts is not None:
        if (WITH_THE_BOT if direct else IN_GUILDS) not in contexts:
            return False
    elif direct and not root.get("dm_permission", True):
        return False
    if root.get("guild_id") not in (None, str(channel.guild)):
        return False
    if direct:
        return True
    needed = int(root.get("default_member_permissions") or 0)
    return allowed(service.world, user, channel) & needed == needed


def below(
    application: Application, root: Json, steps: tuple[Json, ...]
) -> Iterator[Found]:
    """Yield the commands in a group, or the command itself."""
    inner = steps[-1].get("options") or ()
    groups = [each for each in inner if each["type"] in NESTING]
    if not groups:
        yield Found(application, root, steps)
    for each in groups:
        yield from below(application, root, (*steps, each))


def find(service: Service, user: User, channel: Channel, typed: str) -> Found:
    """Return the command that was typed, by default or localised names.

    Raise `NotPlayable` if *user* is offered none of that name in *channel*.
    """
    words = typed.removeprefix("/").split()
    for found in every(service, user, channel):
        if len(found.steps) == len(words) and all(
            word in (step["name"], shown(step, "name", user.locale))
            for word, step in zip(words, found.steps, strict=True)
        ):
            return found
    raise NotPlayable(f"no command {typed!r}", "no_command", command=typed)


def as_shown(found: Found, locale: str) -> ShownCommand:
    """Return a command in a person's language."""
    names = (shown(each, "name", locale) for each in found.steps)
    return ShownCommand(
        key=found.path,
        path="/" + " ".join(names),
        about=shown(found.steps[-1], "description", locale),
        options=tuple(option_as_shown(each, locale) for each in found.options),
    )


def option_as_shown(option: Json, locale: str) -> ShownOption:
    """Return an option in a person's language."""
    kind = OptionKind(option["type"])
    of_text = kind is OptionKind.STRING
    return ShownOption(
        key=option["name"],
        name=shown(option, "name", locale),
        about=shown(option, "description", locale),
        kind=kind,
        required=bool(option.get("required")),
        autocomplete=bool(option.get("autocomplete")),
        choices=tuple(
            (shown(each, "name", locale), each["value"])
            for each in option.get("choices") or ()
        ),
        least=option.get("min_length" if of_text else "min_value"),
        most=option.get("max_length" if of_text else "max_value"),
    )
