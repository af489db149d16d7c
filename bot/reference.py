"""The reference of all commands in `docs/`, made from what is registered."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.safe import Safe
from bot.words import ENGLISH, Say

KINDS: Final = {3: "text", 4: "number", 5: "truth", 6: "person", 11: "file"}
"""Discord's option types that our commands have."""

Payload = Mapping[str, Any]


class Reference:
    """Writes the page in one language, from commands as Discord's API takes them."""

    def __init__(self, say: Say, language: str) -> None:
        self._say = say
        self._language = language

    def page(self, commands: Sequence[Payload]) -> str:
        """Return the whole page, as Markdown."""
        lines = [f"# {self._say('reference-title')}", "", self._say("reference-head")]
        for root in commands:
            lines += ["", f"## /{root['name']}", "", self._text(root, "description")]
            for words, command in _leaves([root["name"]], root):
                lines += self._command(words, command)
        return "\n".join(lines) + "\n"

    def _command(self, words: list[str], command: Payload) -> list[str]:
        named = self._text(command, "name")
        title = f"### /{' '.join(words)}"
        if named != words[-1]:
            title += f" ({named})"
        lines = ["", title, "", self._text(command, "description")]
        options = [self._option(one) for one in command.get("options", [])]
        return [*lines, "", *options] if options else lines

    def _option(self, option: Payload) -> str:
        named = self._text(option, "name")
        name = f"`{option['name']}`"
        if named != option["name"]:
            name += f" ({named})"
        return self._say(
            "reference-option",
            name=Safe(name),
            required=bool(option.get("required")),
            about=Safe(self._text(option, "description")),
            values=Safe(self._values(option)),
        )

    def _values(self, option: Payload) -> str:
        """Return what an option takes: its choices, its bounds, or its kind."""
        if option.get("choices"):
            return ", ".join(f"`{one['value']}`" for one in option["choices"])
        kind = self._say(f"reference-{KINDS[option['type']]}")
        if "min_value" in option:
            least, most = str(option["min_value"]), str(option["max_value"])
            return self._say("reference-range", kind=kind, least=least, most=most)
        if option.get("autocomplete"):
            return self._say("reference-suggested", kind=kind)
        return kind

    def _text(self, one: Payload, key: str) -> str:
        """Return a name or description in this page's language."""
        localized = one.get(f"{key}_localizations") or {}
        if self._language == ENGLISH:
            return str(one[key])
        return str(localized.get(self._language, one[key]))


def _leaves(words: list[str], command: Payload) -> Iterator[tuple[list[str], Payload]]:
    """Yield the commands below *command* that can be typed, with all their words."""
    inner = [one for one in command.get("options", []) if one["type"] in {1, 2}]
    if not inner:
        yield words, command
    for one in inner:
        yield from _leaves([*words, one["name"]], one)
