"""The bot's own source, searched for the codes and texts that stand in it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import bot

ROOT: Final = Path(bot.__file__).parent
DISCORDS_OWN: Final = ("loopback", "bench")
"""What speaks as Discord does, or to measure: no word of it is the bot's."""

SENTENCE: Final = re.compile(r"[^\W\d_]{2,}[,;:.]?(?:\s+[^\W\d_]+[,;:.]?){2,}")
"""Three words or more."""

WORDED: Final = {"BadConfig", "Denial", "Refusal", "Unplayable"}
"""Exceptions that the catalogues word by their codes: they bring no sentences."""

CYRILLIC: Final = re.compile(r"[А-Яа-яЁё]")
SQL: Final = re.compile(r"\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|WHERE|ORDER BY)\b")


@cache
def trees() -> dict[Path, ast.Module]:
    """Return the bot's modules, by their paths below `bot/`."""
    paths = (path.relative_to(ROOT) for path in sorted(ROOT.rglob("*.py")))
    return {
        path: ast.parse((ROOT / path).read_text(encoding="utf-8"))
        for path in paths
        if path.parts[0] not in DISCORDS_OWN
    }


def calls(*names: str) -> Iterator[ast.Call]:
    """Yield the calls of functions, methods and classes with one of these names."""
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in names:
                yield node


def called(call: ast.Call) -> str:
    """Return the last name of what is called."""
    return ast.unparse(call.func).rpartition(".")[2]


def texts(node: ast.expr) -> tuple[str, ...]:
    """Return the texts that an expression may be, as far as they stand there."""
    if isinstance(node, ast.IfExp):
        return (*texts(node.body), *texts(node.orelse))
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    return ()


@dataclass(frozen=True)
class Code:
    """A code that is handed out, and the names of what goes with it.

    `names` is None where they do not stand there.
    """

    code: str
    names: frozenset[str] | None


def codes(*raised: str) -> Iterator[Code]:
    """Yield the codes that calls of these names have as their first text."""
    for call in calls(*raised):
        names = frozenset(str(one.arg) for one in call.keywords if one.arg)
        unpacked = any(one.arg is None for one in call.keywords)
        first: tuple[str, ...] = next(filter(None, map(texts, call.args)), ())
        for code in first:
            yield Code(code, None if unpacked else names)


def literals() -> Iterator[str]:
    """Yield every text in the code, but docstrings."""
    for tree in trees().values():
        told = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in told:
                yield from texts(node)


def sentences() -> Iterator[tuple[str, str]]:
    """Yield where a text of three words or more stands that a player might read.

    Any Cyrillic counts as much.
    """
    for path, tree in trees().items():
        aside = {id(one) for node in ast.walk(tree) for one in set_aside(node)}
        for node in ast.walk(tree):
            text = "" if id(node) in aside else plain(node)
            if SENTENCE.search(text) or CYRILLIC.search(text):
                yield str(path), text


def set_aside(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what is at *node* for developers, operators or the database."""
    match node:
        case ast.Raise(exc=ast.Call() as made) if called(made) in WORDED:
            return
        case (
            ast.Raise()
            | ast.keyword(arg="help")
            | ast.Expr(value=ast.Constant())
            | ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "LOG")))
        ):
            yield from ast.walk(node)
        case ast.JoinedStr():
            yield from node.values
        case ast.Constant(value=str() as text) if SQL.match(text):
            yield node


def plain(node: ast.AST) -> str:
    """Return a text as it stands there; what is put in reads as a number."""
    match node:
        case ast.Constant(value=str() as text):
            return text
        case ast.JoinedStr():
            return "".join(plain(one) or "0" for one in node.values)
        case _:
            return ""
