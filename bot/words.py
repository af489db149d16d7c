"""Every sentence that a player reads comes from the Fluent catalogues, through here."""

import functools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.syntax import ast

from bot.safe import Safe, safe
from rules.kernel.fields import LARGEST_DOCUMENT

ENGLISH: Final = "en"
LANGUAGES: Final = ("en", "ru")
LOCALES: Final = Path(__file__).with_name("locales")

LONG: Final = 1000
"""Characters beyond which a text is not kept for the next time."""

# Fluent guards itself against catalogues of strangers. Ours are our own, and players
# may write letters that are longer than it would take.
resolver.MAX_PART_LENGTH = 4 * LARGEST_DOCUMENT


def language_of(locale: str) -> str:
    """Return the language that is spoken to a client with this Discord locale."""
    spoken = locale.partition("-")[0].lower()
    return spoken if spoken in LANGUAGES else ENGLISH


class Words:
    """The catalogues of all languages; messages are found by id.

    A system's names are looked up under `<system>-name-<code>`, then `name-<code>`.
    """

    def __init__(self, folders: Iterable[Path], systems: Iterable[str] = ()) -> None:
        self._bundles: dict[tuple[str, str], FluentBundle] = {}
        self._ids: dict[str, frozenset[str]] = {}
        self._mentions: Mapping[str, str] = {}
        found = list(folders)
        for language in LANGUAGES:
            texts = [
                _read(path)
                for folder in found
                for path in sorted((folder / language).glob("*.ftl"))
            ]
            self._ids[language] = _unique(_ids(texts))
            for system in ("", *systems):
                self._bundles[language, system] = self._bundle(language, system, texts)

    @classmethod
    def load(cls, systems: Iterable[str] = (), *more: Path) -> "Words":
        """Return the shipped catalogues, and those in the folders *more*."""
        return cls((LOCALES, *more), systems)

    def _bundle(
        self, language: str, system: str, texts: Iterable[ast.Resource]
    ) -> FluentBundle:
        def name(code: Any, case: str = "") -> Safe:
            return self.name(language, system, _plain(code), str(case))

        def names(codes: Any, case: str = "") -> Safe:
            parts = [one for one in _plain(codes).split(",") if one]
            return Safe(
                ", ".join(self.name(language, system, one, str(case)) for one in parts)
            )

        def pairs(amounts: Any) -> Safe:
            parts = (one.partition("=") for one in _plain(amounts).split(",") if one)
            return Safe(
                ", ".join(
                    f"{self.name(language, system, one)}: {number}" if number else one
                    for one, _, number in parts
                )
            )

        functions: dict[str, Callable[..., Any]] = {
            "COMMAND": self.command,
            "NAME": name,
            "NAMES": names,
            "PAIRS": pairs,
            "SIGNED": _signed,
            "TEXT": _plain,
        }
        bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for text in texts:
            bundle.add_resource(text, allow_overrides=True)
        return bundle

    def command(self, name: Any) -> Safe:
        """Return how a message names the command *name* (`nine roll`): its mention."""
        words = str(name)
        ident = self._mentions.get(words.split(maxsplit=1)[0])
        return Safe(f"</{words}:{ident}>" if ident else f"`/{words}`")

    def mention(self, ids: Mapping[str, str]) -> None:
        """From now on name commands by their mentions, with these ids of the roots."""
        self._mentions = dict(ids)
        Words._said.cache_clear()

    def has(self, language: str, message: str) -> bool:
        """Tell whether *message* (`id` or `id.attribute`) exists in *language*."""
        return message in self._ids[language]

    def matching(self, pattern: str) -> tuple[str, ...]:
        """Return the ids of the English messages that match *pattern*, sorted."""
        sought = re.compile(pattern)
        return tuple(sorted(one for one in self.ids(ENGLISH) if sought.match(one)))

    def ids(self, language: str) -> frozenset[str]:
        """Return the ids of all messages and attributes (`id.attribute`)."""
        return self._ids[language]

    def say(
        self, language: str, message: str, system: str = "", /, **params: Any
    ) -> str:
        """Return *message* (`id` or `id.attribute`) in *language*.

        Text among *params* is made harmless unless it is `Safe`. Raises `KeyError`
        for a message that is missing or lacks a parameter: a fault of ours.
        """
        told = spread(params)
        for one in told.values():
            if isinstance(one, str) and len(one) > LONG:
                return self._formatted(language, message, system, told)
        return self._said(language, message, system, *told.items())

    @functools.lru_cache(maxsize=8192)  # noqa: B019 - there is one Words per process
    def _said(
        self, language: str, message: str, system: str, *params: tuple[str, Any]
    ) -> str:
        """Format a message once: the same labels and lines are said again and again."""
        return self._formatted(language, message, system, dict(params))

    def _formatted(
        self, language: str, message: str, system: str, params: dict[str, Any]
    ) -> str:
        ident, _, attribute = message.partition(".")
        bundle = self._bundles[language, system]
        found = bundle.get_message(ident)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = bundle.format_pattern(pattern, params)
        if errors:
            raise KeyError(f"{message} in {language}: {errors}")
        return str(text)

    def name(self, language: str, system: str, code: str, case: str = "") -> Safe:
        """Return what *code* is called, in a grammatical *case* if there is one."""
        for prefix in (f"{system}-name-", "name-"):
            ident = prefix + code
            if not system and prefix == "-name-":
                continue
            if _is_identifier(code) and self.has(language, ident):
                inflected = f"{ident}.{case}"
                if case and self.has(language, inflected):
                    ident = inflected
                return Safe(self._said(language, ident, system))
        return safe(code)


@functools.cache
def _read(path: Path) -> ast.Resource:
    """Return a catalogue; raise `ValueError` with the entry that cannot be read.

    It is read once: most of a start would be spent on it.
    """
    resource = FluentResource(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        raise ValueError(f"{path.name}: not Fluent: {junk[0]}")
    return resource


def _unique(ids: Iterable[str]) -> frozenset[str]:
    """Return *ids* as a set; raise `ValueError` for one that stands there twice."""
    seen: set[str] = set()
    for one in ids:
        if one in seen:
            raise ValueError(f"{one} is worded twice")
        seen.add(one)
    return frozenset(seen)


def _ids(texts: Iterable[ast.Resource]) -> Iterator[str]:
    """Yield the ids of messages that have a value, and of their attributes."""
    for text in texts:
        for entry in text.body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}"


def spread(params: Mapping[str, Any]) -> dict[str, Any]:
    """Return *params* as Fluent takes them: flat, numbers and harmless text.

    `{"marker": {"box": 3}}` becomes `marker_box`; lists are joined by commas; a
    missing value or an empty list is the code `none`, a truth `true` or `false`.
    """
    flat: dict[str, Any] = {}
    for key, value in params.items():
        if isinstance(value, str):
            flat[key] = safe(value)
        elif isinstance(value, bool) or value is None:
            flat[key] = "none" if value is None else str(value).lower()
        elif isinstance(value, int | float):
            flat[key] = value
        elif isinstance(value, Mapping):
            flat |= spread({f"{key}_{inner}": one for inner, one in value.items()})
            told = ",".join(f"{safe(str(k))}={v}" for k, v in value.items())
            flat[key] = Safe(told or "none")
        else:
            flat[key] = Safe(",".join(safe(str(one)) for one in value) or "none")
    return flat


def _plain(value: Any) -> Safe:
    """Return a value as bare text: a year without a comma in it."""
    return Safe(int(value) if isinstance(value, int) else value)


def _signed(value: Any) -> Safe:
    """Return a whole number with its sign: +1, 0, or a real minus."""
    number = int(value)
    return Safe(f"+{number}" if number > 0 else str(number).replace("-", "−"))


def _is_identifier(code: str) -> bool:
    return code.replace("-", "").replace("_", "").isalnum() and code.isascii()


Say = Callable[..., str]
"""`say(message, **params)` with language and system already chosen."""


def speaker(words: Words, language: str, system: str = "") -> Say:
    """Return `words.say` for one language and system."""
    return functools.partial(_say, words, language, system)


def _say(words: Words, language: str, system: str, message: str, **params: Any) -> str:
    return words.say(language, message, system, **params)
