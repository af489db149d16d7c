"""REST routes with which a bot registers its slash commands.

https://discord.com/developers/docs/interactions/application-commands
"""

from typing import Any

from bot.loopback.checks_commands import MOST_COMMANDS, command_faults, list_faults
from bot.loopback.errors import (
    APPLICATION_MISMATCH,
    TOO_MANY_COMMANDS,
    UNKNOWN_COMMAND,
    Refused,
    bad_form,
    refuse_faults,
)
from bot.loopback.kinds import CommandKind
from bot.loopback.rest import Ask, Route
from bot.loopback.rest_application import guild_of
from bot.loopback.world import Json

KEPT = (
    "name",
    "name_localizations",
    "description_localizations",
    "contexts",
    "integration_types",
    "options",
    "nsfw",
)


def scope(ask: Ask) -> int | None:
    """Return the guild that the path names, or None for global commands."""
    if ask.id("application_id") != ask.application.id:
        raise Refused(APPLICATION_MISMATCH)
    return guild_of(ask).id if "guild_id" in ask.params else None


def standing(ask: Ask) -> list[Json]:
    """Return the commands of the path's scope."""
    guild = scope(ask)
    return [
        each
        for each in ask.application.commands.values()
        if each.get("guild_id") == (None if guild is None else str(guild))
    ]


def list_commands(ask: Ask) -> list[Json]:
    """Answer the registered commands, in full where the query wants it."""
    found = standing(ask)
    if ask.query.get("with_localizations", "").lower() in ("1", "true"):
        return found
    hidden = ("name_localizations", "description_localizations")
    return [
        {key: value for key, value in each.items() if key not in hidden}
        for each in found
    ]


def replace_commands(ask: Ask) -> list[Json]:
    """Put a whole list of commands in the place of the registered ones."""
    if not isinstance(ask.body, list):
        raise bad_form(code="LIST_TYPE", message="Only iterables may be used.")
    wanted = [each if isinstance(each, dict) else {} for each in ask.body]
    refuse_faults(list_faults(wanted))
    check_number(wanted)
    before = {key_of(each): each for each in standing(ask)}
    made = [registered(ask, each, before.get(key_of(each))) for each in wanted]
    for each in before.values():
        del ask.application.commands[int(each["id"])]
    for each in made:
        ask.application.commands[int(each["id"])] = each
    return made


def create_command(ask: Ask) -> Json:
    """Register a command, in the place of one with the same name."""
    refuse_faults(command_faults(ask.form, ()))
    before = {key_of(each): each for each in standing(ask)}
    former = before.get(key_of(ask.form))
    check_number([*before.values(), ask.form] if former is None else [])
    made = registered(ask, ask.form, former)
    ask.application.commands[int(made["id"])] = made
    return made


def one(ask: Ask) -> Json:
    """Return the command of the path, or raise `Refused`."""
    for each in standing(ask):
        if each["id"] == ask.params["command_id"]:
            return each
    raise Refused(UNKNOWN_COMMAND)


def edit_command(ask: Ask) -> Json:
    """Change fields of a command."""
    former = one(ask)
    changed = former | ask.form
    refuse_faults(command_faults(changed, ()))
    made = registered(ask, changed, former)
    ask.application.commands[int(made["id"])] = made
    return made


def delete_command(ask: Ask) -> None:
    """Take a command away."""
    del ask.application.commands[int(one(ask)["id"])]


def check_number(commands: list[Json]) -> None:
    """Raise `Refused` (30032) for more commands than an application may have."""
    slash = [each for each in commands if key_of(each)[0] == CommandKind.SLASH]
    if len(slash) > MOST_COMMANDS:
        raise Refused(TOO_MANY_COMMANDS)


def key_of(command: Json) -> tuple[int, Any]:
    """Return what makes a command the same: its kind and its name."""
    return (command.get("type") or CommandKind.SLASH, command.get("name"))


def registered(ask: Ask, command: Json, former: Json | None) -> Json:
    """Return a command as Discord keeps it; its id stays over changes."""
    ids, guild = ask.service.ids, scope(ask)
    permissions = command.get("default_member_permissions")
    made: Json = {
        "id": former["id"] if former else str(ids.next()),
        "application_id": str(ask.application.id),
        "version": str(ids.next()),
        "default_member_permissions": None if permissions is None else str(permissions),
        "type": command.get("type") or CommandKind.SLASH,
        "description": command.get("description") or "",
        "dm_permission": command.get("dm_permission") is not False,
        "nsfw": False,
    }
    made |= {key: command[key] for key in KEPT if command.get(key) is not None}
    if guild is not None:
        made["guild_id"] = str(guild)
    return made


ALL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"

ROUTES = tuple(
    route
    for path in (ALL, GUILD)
    for route in (
        Route("GET", path, list_commands),
        Route("PUT", path, replace_commands),
        Route("POST", path, create_command),
        Route("GET", path + "/{command_id}", one),
        Route("PATCH", path + "/{command_id}", edit_command),
        Route("DELETE", path + "/{command_id}", delete_command),
    )
)
