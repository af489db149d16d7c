"""Where what a user presses, chooses or attaches is found."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.loopback import Channel, Message, Person, Upload
from bot.loopback.components import every
from bot.loopback.kinds import OptionKind
from bot.script.report import is_button, is_select
from bot.script.unplayable import Unplayable

Json = dict[str, Any]
Found = tuple[Message, Json]


def find_button(messages: Iterable[Message], label: str) -> Found:
    """Return the newest message with an enabled button of that *label*, and it.

    Raises `Unplayable` if there is none.
    """
    found = _newest(messages, lambda one: is_button(one) and one["label"] == label)
    if found is None:
        raise Unplayable("no_button", button=label)
    return found


def find_select(messages: Iterable[Message], placeholder: str) -> Found:
    """Return the newest message with an enabled select of that *placeholder*, and it.

    Raises `Unplayable` if there is none.
    """

    def fits(part: Json) -> bool:
        return is_select(part) and part.get("placeholder") == placeholder

    found = _newest(messages, fits)
    if found is None:
        raise Unplayable("no_select", select=placeholder)
    return found


def _newest(messages: Iterable[Message], fits: Callable[[Json], bool]) -> Found | None:
    for message in sorted(messages, key=lambda one: one.id, reverse=True):
        for part in every(message):
            if not part.get("disabled") and fits(part):
                return message, part
    return None


def chosen(select: Json, items: Sequence[str]) -> list[str]:
    """Return the values or labels in *items*.

    One that a select has as it stands is itself; another is a list with commas.
    """
    known = {one[key] for one in select["options"] for key in ("value", "label")}
    values = []
    for item in items:
        parts = [item] if item in known else item.split(",")
        values += [one.strip() for one in parts if one.strip()]
    return values


def with_uploads(
    person: Person,
    channel: Channel,
    command: Sequence[str],
    options: Mapping[str, str],
    folder: Path,
) -> dict[str, str | Upload]:
    """Return *options* with the files in place of the paths of attachments.

    Paths are relative to *folder*. Raises `Unplayable` for a file that cannot be read.
    """
    attached = _attachments(person, channel, command)
    return {
        name: _upload(folder / value, value) if name in attached else value
        for name, value in options.items()
    }


def _attachments(person: Person, channel: Channel, command: Sequence[str]) -> set[str]:
    """Return the names, default and localised, of the options that take a file."""
    return {
        name
        for shown in person.commands(channel)
        if _is(command, shown.key.split(), shown.path.split())
        for option in shown.options
        if option.kind is OptionKind.ATTACHMENT
        for name in (option.key, option.name)
    }


def _is(typed: Sequence[str], key: Sequence[str], path: Sequence[str]) -> bool:
    """Tell whether each word that was typed is the default name or the shown one."""
    return len(typed) == len(key) and all(
        word in names for word, *names in zip(typed, key, path, strict=True)
    )


def _upload(path: Path, written: str) -> Upload:
    try:
        return Upload(path.name, path.read_bytes())
    except (OSError, ValueError) as wrong:
        reason = getattr(wrong, "strerror", None) or str(wrong)
        raise Unplayable("no_file", path=written, reason=reason) from wrong
