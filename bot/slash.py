"""A rules command is written once: its slash command follows from its fields.

Names, descriptions and the words for choices come from the catalogues under ids that
follow from the path; where a message is missing the code's own words serve, so that a
new command works before it is worded.
"""

import inspect
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.render.post import short
from bot.suggesting import forgiving
from bot.words import ENGLISH, Words
from rules.kernel.audience import UMPIRE
from rules.kernel.fields import Shape, shapes
from rules.kernel.model import Command, Question, Request
from rules.kernel.system import System

ABOUT: Final = 100
REASON: Final = 200
SYSTEM_FIELDS: Final = ("seat", "reason", "show")
"""Options that the bot adds to those of the rules."""


class Desk(Protocol):
    """Takes what came in through a slash command."""

    async def requested(
        self,
        interaction: discord.Interaction[Any],
        system: System[Any],
        request: type[Request],
        options: Mapping[str, Any],
    ) -> None:
        """Play a command or answer a question, with the options as Discord has them."""

    async def suggested(
        self,
        interaction: discord.Interaction[Any],
        system: System[Any],
        request: type[Request],
        field: str,
        typed: str,
    ) -> list[Choice[str]]:
        """Return what fits a field, or the option `seat`."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a slash command, before discord.py sees it."""

    name: str
    annotation: Any
    required: bool
    autocompleted: bool = False
    choices: tuple[str, ...] = ()


def group(system: System[Any], words: Words, desk: Desk) -> app_commands.Group:
    """Return `/root ...` of a system with all of its commands and questions."""
    root = app_commands.Group(
        name=system.root,
        description=_text(words, f"{system.id}-title", system.root),
        guild_only=True,
    )
    inner: dict[str, app_commands.Group] = {}
    for request in (*system.commands, *system.questions):
        parent = root
        if len(request.path) > 1:
            parent = inner.setdefault(
                request.path[0], _subgroup(system, words, root, request.path[0])
            )
        parent.add_command(_command(system, words, desk, request))
    return root


def message_of(system: System[Any], request: type[Request]) -> str:
    """Return the id of the message that names a command or question."""
    return f"{system.id}-command-{'-'.join(request.path)}"


def options(request: type[Request]) -> tuple[Option, ...]:
    """Return the options of a command: its fields, the required first, and ours."""
    fields = [_option(shape) for shape in shapes(request)]
    fields.sort(key=lambda one: not one.required)
    if issubclass(request, Question):
        fields.append(Option("show", bool, required=False))
    if request.path[0] == UMPIRE:
        reason = app_commands.Range[str, 1, REASON]
        return (*fields, Option("reason", reason, required=False))
    return (*fields, Option("seat", str, required=False, autocompleted=True))


def _option(shape: Shape) -> Option:
    annotation: Any
    match shape.kind:
        case "bool":
            annotation = bool
        case "int":
            annotation = app_commands.Range[int, shape.least, shape.most]
        case "document":
            annotation = discord.Attachment
        case "id":
            annotation = app_commands.Range[str, 1, 32]
        case "ids" | "amounts":
            annotation = app_commands.Range[str, 1, 1000]
        case "choice":
            annotation = str
    completed = shape.kind in {"id", "ids", "amounts"}
    return Option(shape.name, annotation, shape.required, completed, shape.values)


def _subgroup(
    system: System[Any], words: Words, root: app_commands.Group, name: str
) -> app_commands.Group:
    found = root.get_command(name)
    if isinstance(found, app_commands.Group):
        return found
    message = f"{system.id}-group-{name}"
    return app_commands.Group(
        name=locale_str(name, key=message),
        description=_text(words, f"{message}.about", name),
        parent=root,
    )


def _command(
    system: System[Any], words: Words, desk: Desk, request: type[Request]
) -> app_commands.Command[Any, ..., None]:
    """Return one slash command; its callback's signature is made from the fields."""
    chosen = options(request)

    async def callback(interaction: discord.Interaction[Any], **given: Any) -> None:
        filled = {name: one for name, one in given.items() if one is not None}
        await desk.requested(interaction, system, request, filled)

    message = message_of(system, request)
    callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter(
                "interaction",
                inspect.Parameter.POSITIONAL_OR_KEYWORD,
                annotation=discord.Interaction,
            ),
            *(_parameter(option) for option in chosen),
        ]
    )
    _describe(callback, system, words, message, chosen)
    summary = (request.__doc__ or request.path[-1]).partition("\n")[0]
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=locale_str(request.path[-1].replace("_", "-"), key=message),
        description=_text(words, f"{message}.about", short(summary, ABOUT)),
        callback=callback,
    )
    for option in chosen:
        if option.autocompleted:
            made.autocomplete(option.name)(
                _autocomplete(system, desk, request, option.name)
            )
    return made


def _parameter(option: Option) -> inspect.Parameter:
    empty = inspect.Parameter.empty
    return inspect.Parameter(
        option.name,
        inspect.Parameter.KEYWORD_ONLY,
        annotation=option.annotation,
        default=empty if option.required else None,
    )


def _describe(
    callback: Callable[..., Any],
    system: System[Any],
    words: Words,
    message: str,
    chosen: Sequence[Option],
) -> None:
    """Hand discord.py the translatable names, descriptions and fixed choices."""
    renames, abouts, choices = {}, {}, {}
    for option in chosen:
        own = option.name not in SYSTEM_FIELDS
        key = f"{message}.{option.name}" if own else f"option-{option.name}"
        about = f"{key}-about" if own else f"{key}.about"
        renames[option.name] = locale_str(option.name, key=key)
        abouts[option.name] = _text(words, about, option.name)
        if option.choices:
            choices[option.name] = [
                Choice(name=_name(words, system.id, value), value=value)
                for value in option.choices
            ]
    app_commands.rename(**renames)(callback)
    app_commands.describe(**abouts)(callback)
    app_commands.choices(**choices)(callback)


def _autocomplete(
    system: System[Any], desk: Desk, request: type[Request], field: str
) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[Choice[str]]]]:
    async def suggest(
        interaction: discord.Interaction[Any], current: str
    ) -> list[Choice[str]]:
        return await desk.suggested(interaction, system, request, field, current)

    return forgiving(suggest)


def _text(words: Words, message: str, otherwise: str) -> locale_str:
    """Return English text that the translator finds again by its key."""
    if not words.has(ENGLISH, message):
        return locale_str(otherwise, key=message)
    return locale_str(words.say(ENGLISH, message), key=message)


def _name(words: Words, system: str, code: str) -> locale_str:
    """Return the word for a fixed choice."""
    return locale_str(
        words.name(ENGLISH, system, code), key=f"{system}-name-{code}", code=code
    )


def command_of(system: System[Any], path: Sequence[str]) -> type[Command]:
    """Return the command with this path; raises `KeyError` if there is none."""
    for command in system.commands:
        if command.path == tuple(path):
            return command
    raise KeyError(" ".join(path))
