"""Checks that every form shares: kinds and lengths of its texts."""

from collections.abc import Iterator
from typing import Any

from bot.loopback.errors import Fault

Path = tuple[str | int, ...]


def length(path: Path, value: Any, longest: int, shortest: int = 0) -> Iterator[Fault]:
    """Yield what is wrong with a text that may be absent (None)."""
    if value is None:
        return
    if not isinstance(value, str):
        yield Fault(path, "BASE_TYPE_STRING", "Must be a string.")
    elif not shortest <= len(value) <= longest:
        yield Fault(
            path,
            "BASE_TYPE_BAD_LENGTH",
            f"Must be between {shortest} and {longest} in length.",
        )


def needed(path: Path, value: Any, longest: int, shortest: int = 1) -> Iterator[Fault]:
    """Yield what is wrong with a text that must be there."""
    if value is None:
        yield Fault(path, "BASE_TYPE_REQUIRED", "This field is required")
    else:
        yield from length(path, value, longest, shortest)


def at_most(path: Path, value: Any, most: int, least: int = 0) -> Iterator[Fault]:
    """Yield what is wrong with a list that may be absent (None)."""
    if value is None:
        return
    if not isinstance(value, list):
        yield Fault(path, "BASE_TYPE_LIST", "Only iterables may be used.")
    elif not least <= len(value) <= most:
        yield Fault(
            path,
            "BASE_TYPE_BAD_LENGTH",
            f"Must be between {least} and {most} in length.",
        )


def one_of(path: Path, value: Any, accepted: tuple[int, ...]) -> Iterator[Fault]:
    """Yield a fault unless *value* is one of the numbers *accepted*."""
    if value not in accepted:
        numbers = ", ".join(map(str, accepted))
        yield Fault(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{numbers}}}.")


def dicts(value: Any) -> list[tuple[int, dict[str, Any]]]:
    """Return the objects of a list with their places; nothing for anything else."""
    if not isinstance(value, list):
        return []
    return [(at, each) for at, each in enumerate(value) if isinstance(each, dict)]
