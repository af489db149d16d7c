"""Discord's limits on registered commands.

https://discord.com/developers/docs/interactions/application-commands
"""

import unicodedata
from collections.abc import Iterator
from typing import Any

from discord import Locale

from bot.loopback.checks_text import Path, at_most, dicts, needed, one_of
from bot.loopback.errors import Fault
from bot.loopback.kinds import CommandKind, OptionKind
from bot.loopback.world import Json

MOST_COMMANDS = 100
MOST_OPTIONS = 25
MOST_CHOICES = 25
LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100
LONGEST_CHOICE = 100
LONGEST_COMMAND = 8_000
LONGEST_OPTION_TEXT = 6_000
LOCALES = frozenset(each.value for each in Locale)
NESTING = (OptionKind.COMMAND, OptionKind.GROUP)
WITH_CHOICES = (OptionKind.STRING, OptionKind.INTEGER, OptionKind.NUMBER)
SCRIPTS_WITH_MARKS = ("DEVANAGARI", "THAI")


def list_faults(commands: list[Json]) -> Iterator[Fault]:
    """Yield the faults of a whole list, two commands of one name among them."""
    for at, each in enumerate(commands):
        yield from command_faults(each, (at,))
    for kind in CommandKind:
        alike = [
            (at, each)
            for at, each in enumerate(commands)
            if (each.get("type") or CommandKind.SLASH) == kind
        ]
        yield from duplicate_faults(alike, (), "APPLICATION_COMMANDS_DUPLICATE_NAME")


def command_faults(command: Json, here: Path) -> Iterator[Fault]:
    """Yield everything that Discord would not take in a command."""
    kind = command.get("type") or CommandKind.SLASH
    yield from one_of((*here, "type"), kind, tuple(CommandKind))
    if kind != CommandKind.SLASH:
        yield from needed((*here, "name"), command.get("name"), LONGEST_NAME)
        return
    yield from name_faults(command, here)
    yield from options_faults(command, here, depth=0)
    if size(command) > LONGEST_COMMAND:
        yield Fault(
            here,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({LONGEST_COMMAND})",
        )


def name_faults(holder: Json, here: Path) -> Iterator[Fault]:
    """Yield what is wrong with a name and a description, in every language."""
    name = holder.get("name")
    yield from needed((*here, "name"), name, LONGEST_NAME)
    description = holder.get("description")
    yield from needed((*here, "description"), description, LONGEST_DESCRIPTION)
    if isinstance(name, str):
        yield from pattern_faults((*here, "name"), name)
    for key, longest in (
        ("name_localizations", LONGEST_NAME),
        ("description_localizations", LONGEST_DESCRIPTION),
    ):
        for locale, text in (holder.get(key) or {}).items():
            path = (*here, key, locale)
            yield from locale_faults(path, locale)
            yield from needed(path, text, longest)
            if key == "name_localizations" and isinstance(text, str):
                yield from pattern_faults(path, text)


def pattern_faults(path: Path, name: str) -> Iterator[Fault]:
    r"""Yield a fault unless *name* is like ``^[-_'\p{L}\p{N}]{1,32}$`` in lower case.

    Devanagari and Thai may also have their marks.
    """
    if name != name.lower() or not all(map(fits_a_name, name)):
        yield Fault(
            path,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        )


def fits_a_name(letter: str) -> bool:
    """Return whether a command's name may have this character."""
    if letter in "-_'" or unicodedata.category(letter)[0] in "LN":
        return True
    return unicodedata.name(letter, "").startswith(SCRIPTS_WITH_MARKS)


def locale_faults(path: Path, locale: str) -> Iterator[Fault]:
    """Yield a fault for a language that Discord does not have."""
    if locale not in LOCALES:
        yield Fault(path, "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum.')


def options_faults(holder: Json, here: Path, depth: int) -> Iterator[Fault]:
    """Yield what is wrong with the options, groups or commands in *holder*."""
    given = holder.get("options")
    yield from at_most((*here, "options"), given, MOST_OPTIONS)
    options = dicts(given)
    yield from duplicate_faults(
        options,
        (*here, "options"),
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    )
    nested = [each.get("type") in NESTING for _, each in options]
    if any(nested) and not all(nested):
        yield Fault(
            (*here, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive "
            "to all other types",
        )
    optional = False
    for at, option in options:
        path = (*here, "options", at)
        yield from name_faults(option, path)
        kind = option.get("type")
        yield from one_of((*path, "type"), kind, accepted_kinds(depth))
        if kind in NESTING:
            inner = depth + 1 if kind == OptionKind.GROUP else INNERMOST
            yield from options_faults(option, path, inner)
            continue
        yield from value_faults(option, path)
        if option.get("required") and optional:
            yield Fault(
                (*path, "required"),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not option.get("required")


INNERMOST = 2


def accepted_kinds(depth: int) -> tuple[int, ...]:
    """Return the option types of a level: groups only at the root, and so on."""
    values = tuple(each for each in OptionKind if each not in NESTING)
    return {
        0: tuple(OptionKind),
        1: (OptionKind.COMMAND,),
    }.get(depth, values)


def duplicate_faults(
    level: list[tuple[int, Json]], here: Path, code: str
) -> Iterator[Fault]:
    """Yield a fault for each name that a level has twice, in any language."""
    seen: set[tuple[str, Any]] = set()
    for at, each in level:
        names = {"": each.get("name")} | (each.get("name_localizations") or {})
        if not seen.isdisjoint(names.items()):
            yield Fault((*here, at, "name"), code, "The name exists already")
        seen.update(names.items())


def value_faults(option: Json, path: Path) -> Iterator[Fault]:
    """Yield what is wrong with the choices and the range of an option."""
    choices = option.get("choices")
    yield from at_most((*path, "choices"), choices, MOST_CHOICES)
    kind = option.get("type")
    if option.get("autocomplete") and (choices or kind not in WITH_CHOICES):
        yield Fault(
            (*path, "autocomplete"),
            "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID",
            "Autocomplete needs a string or number option without choices",
        )
    names: set[Any] = set()
    for at, choice in dicts(choices):
        where = (*path, "choices", at)
        yield from needed((*where, "name"), choice.get("name"), LONGEST_CHOICE)
        for locale, text in (choice.get("name_localizations") or {}).items():
            yield from locale_faults((*where, "name_localizations", locale), locale)
            yield from needed(
                (*where, "name_localizations", locale), text, LONGEST_CHOICE
            )
        yield from choice_value_faults(where, kind, choice.get("value"))
        if choice.get("name") in names:
            yield Fault(
                (*where, "name"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Option choice name already exists",
            )
        names.add(choice.get("name"))
    yield from range_faults(option, path)


def choice_value_faults(where: Path, kind: Any, value: Any) -> Iterator[Fault]:
    """Yield a fault for a choice whose value does not suit its option."""
    if kind == OptionKind.STRING:
        yield from needed((*where, "value"), value, LONGEST_CHOICE)
    elif isinstance(value, bool) or not isinstance(value, int | float):
        yield Fault(
            (*where, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.'
        )


def range_faults(option: Json, path: Path) -> Iterator[Fault]:
    """Yield what is wrong with the least and the greatest length or value."""
    for name, least in (("min_length", 0), ("max_length", 1)):
        value = option.get(name)
        if value is not None and not least <= value <= LONGEST_OPTION_TEXT:
            yield Fault(
                (*path, name),
                "NUMBER_TYPE_MAX",
                f"int value should be between {least} and {LONGEST_OPTION_TEXT}.",
            )
    for low, high in (("min_length", "max_length"), ("min_value", "max_value")):
        least_value, most_value = option.get(low), option.get(high)
        if least_value is None or most_value is None or least_value <= most_value:
            continue
        yield Fault(
            (*path, low),
            "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID",
            f"{low} is greater than {high}",
        )


def size(holder: Json) -> int:
    """Return the characters of a command as Discord counts them.

    Names, descriptions and values, each in its longest language.
    """
    whole = longest(holder, "name") + longest(holder, "description")
    for choice in holder.get("choices") or ():
        whole += longest(choice, "name") + len(str(choice.get("value")))
    return whole + sum(size(each) for each in holder.get("options") or ())


def longest(holder: Json, key: str) -> int:
    """Return the length of a text in the language where it is longest."""
    texts = [
        holder.get(key) or "",
        *(holder.get(f"{key}_localizations") or {}).values(),
    ]
    return max(len(str(each)) for each in texts)
