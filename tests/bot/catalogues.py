"""The catalogues as they are written: each message, and what it asks to be told."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words import LOCALES

CASES: Final = ("gen", "dat", "acc", "ins", "pre", "the")
"""Attributes of a name: its cases, as far as a language has them; English has `the`."""

PLURALS: Final = {"zero", "one", "two", "few", "many"}
"""Variants that only numbers choose; `other` may stand for anything."""


@dataclass
class Uses(Visitor):
    """How a message uses what it is told, by the names of its parameters."""

    variables: list[str] = field(default_factory=list)
    counted: set[str] = field(default_factory=set)
    chosen: dict[str, list[str]] = field(default_factory=dict)
    called: dict[str, set[str]] = field(default_factory=dict)
    cases: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - fluent's
        """Note a parameter, in the order in which they are read."""
        if node.id.name not in self.variables:
            self.variables.append(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - fluent's
        """Note by what a variant is chosen: a number, or one of these codes."""
        keys = [key_of(one) for one in node.variants]
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            if any(one in PLURALS or one.isdigit() for one in keys):
                self.counted.add(name)
            else:
                known = self.chosen.setdefault(name, [])
                known += [one for one in keys if one not in known]
        self.generic_visit(node)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802 - fluent's
        """Note which functions a parameter goes through, and cases of names."""
        for one in node.arguments.positional:
            if isinstance(one, ast.VariableReference):
                self.called.setdefault(one.id.name, set()).add(node.id.name)
        self.cases |= {one.value.value for one in node.arguments.named}
        self.generic_visit(node)


def key_of(variant: Any) -> str:
    """Return what chooses a variant, as text."""
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


@dataclass(frozen=True)
class Entry:
    """One message, or one attribute of it (`id.attribute`), of the file *catalogue*."""

    id: str
    catalogue: str
    uses: Uses


def entries(language: str, folder: Path = LOCALES) -> dict[str, Entry]:
    """Return all messages of a language in the order of their files."""
    return {
        entry.id: entry
        for path in sorted((folder / language).glob("*.ftl"))
        for entry in read(path)
    }


def read(path: Path) -> Iterator[Entry]:
    """Yield the messages of a file, each before its attributes."""
    for message in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(message, ast.Junk), message.content
        if isinstance(message, ast.Message):
            if message.value is not None:
                yield entry(message.id.name, path, message.value)
            for one in message.attributes:
                yield entry(f"{message.id.name}.{one.id.name}", path, one.value)


def entry(ident: str, path: Path, pattern: Any) -> Entry:
    """Return a message with what it uses."""
    uses = Uses()
    uses.visit(pattern)
    return Entry(ident, path.stem, uses)


def is_case(ident: str) -> bool:
    """Tell whether this is a case of a name, which another language may not have."""
    return ident.rpartition(".")[2] in CASES
