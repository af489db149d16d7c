"""Where the keys and values of a TOML text stand, and which keys stand there twice.

`tomllib` reads what is right and stops at the first thing that is not; this tells
people who write such a file by hand where to look.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

Path = tuple[str | int, ...]
"""The keys, and the positions in lists, that lead to a value."""

TOKEN: Final = re.compile(
    r"(?P<blank>[ \t\r]+|#[^\n]*)"
    r'|"""(?:[^\\]|\\.)*?""""{0,2}'
    r"|'''.*?''''{0,2}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'"
    r"|[\[\]{}=,.\n]"
    r"|[^\s#\"'\[\]{}=,.]+"
    r"|.",
    re.DOTALL,
)
NEWLINE: Final = "\n"
END: Final = ""
"""What stands after the last token."""

DEEPEST: Final = 40
"""How deep keys and lists are followed; no set-up comes near it."""


@dataclass(frozen=True, slots=True)
class Double:
    """A key that stands twice in one table: at the lines `first` and `line`.

    `start` and `end` enclose the second in the text; `alias` is what it is called in
    `Places.parted`.
    """

    path: Path
    first: int
    line: int
    start: int
    end: int
    alias: str

    @property
    def parted(self) -> Path:
        """Its path under the other name."""
        return (*self.path[:-1], self.alias)


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    line: int
    start: int
    end: int


class Places:
    """The lines of the keys and values of a text.

    In a text that is no TOML they are right as far as it can be followed. `deep` tells
    of one that goes deeper than it is followed.
    """

    def __init__(self, text: str) -> None:
        self.doubles: list[Double] = []
        self.deep = False
        self._text = text
        self._lines: dict[Path, int] = {}
        self._given: set[Path] = set()
        self._counts: dict[Path, int] = {}
        self._tokens = _tokens(text)
        self._now = next(self._tokens)
        self._statements()

    def line(self, path: Path) -> int:
        """Return the line of *path*, or of what leads furthest towards it, or 0."""
        for length in range(len(path), 0, -1):
            if found := self._lines.get(path[:length]):
                return found
        return 0

    def parted(self) -> str:
        """Return the text with each second key under another name, on the same line."""
        parts, done = [], 0
        for one in self.doubles:
            parts += [self._text[done : one.start], f'"{one.alias}"']
            done = one.end
        return "".join(parts) + self._text[done:]

    def _statements(self) -> None:
        """Go through tables, tables of lists, and keys with their values."""
        table: Path = ()
        while not self._at(END):
            if self._at(NEWLINE):
                self._step()
            elif self._at("["):
                table = self._header()
            else:
                self._assignment(table)

    def _at(self, *signs: str) -> bool:
        return self._now.text in signs

    def _step(self) -> _Token:
        """Return the present token and go on to the next."""
        token = self._now
        self._now = next(self._tokens, token)
        return token

    def _header(self) -> Path:
        """Read `[table]` or `[[table of a list]]` and return its path."""
        self._step()
        listed = self._at("[")
        if listed:
            self._step()
        *parents, name = self._names() or [self._now]
        while self._at("]"):
            self._step()
        path: Path = ()
        for parent in parents:
            path = self._newest((*path, _bare(parent)), parent.line)
        if not listed:
            return self._give(path, name)
        path = (*path, _bare(name))
        self._counts[path] = self._counts.get(path, -1) + 1
        return self._newest(path, name.line)

    def _newest(self, path: Path, line: int) -> Path:
        """Return *path*, or the newest table of the list that stands there."""
        self._lines.setdefault(path, line)
        if path in self._counts:
            path = (*path, self._counts[path])
            self._lines.setdefault(path, line)
        return path

    def _assignment(self, path: Path) -> None:
        """Read `key = value`, which stands in the table *path*."""
        *parents, name = self._names() or [self._now]
        for parent in parents:
            path = (*path, _bare(parent))
            self._lines.setdefault(path, parent.line)
        path = self._give(path, name)
        self._step()
        self._value(path)

    def _names(self) -> list[_Token]:
        """Return the parts of a dotted key; the present token is what follows it."""
        names = []
        while not self._at("=", "]", "}", ",", NEWLINE, END):
            token = self._step()
            if token.text != ".":
                names.append(token)
        self.deep = self.deep or len(names) > DEEPEST
        return names[:DEEPEST]

    def _give(self, parent: Path, name: _Token) -> Path:
        """Note that a key or table stands here; a second one goes by its alias."""
        path = (*parent, _bare(name))
        if path in self._given:
            double = Double(
                path=path,
                first=self._lines[path],
                line=name.line,
                start=name.start,
                end=name.end,
                alias=f"={len(self.doubles) + 1}",
            )
            self.doubles.append(double)
            path = double.parted
        self._given.add(path)
        self._lines.setdefault(path, name.line)
        return path

    def _value(self, path: Path) -> None:
        """Pass over one value and note where its parts stand."""
        self._lines.setdefault(path, self._now.line)
        first = self._step().text
        self.deep = self.deep or len(path) > DEEPEST
        if first == "[" and not self.deep:
            self._items(path)
        elif first == "{" and not self.deep:
            self._pairs(path)
        else:
            while not self._at(",", "]", "}", NEWLINE, END):
                self._step()

    def _items(self, path: Path) -> None:
        """Pass over the rest of a list."""
        count = 0
        while not self._at("]", END):
            if self._at(",", NEWLINE):
                self._step()
            else:
                self._value((*path, count))
                count += 1
        self._step()

    def _pairs(self, path: Path) -> None:
        """Pass over the rest of a table in braces."""
        while not self._at("}", END):
            if self._at(",", NEWLINE):
                self._step()
            else:
                self._assignment(path)
        self._step()


def _tokens(text: str) -> Iterator[_Token]:
    """Yield the words, strings and signs of *text*, without blanks, and the end."""
    line = 1
    for found in TOKEN.finditer(text):
        if found.lastgroup != "blank":
            yield _Token(found[0], line, found.start(), found.end())
        line += found[0].count(NEWLINE)
    yield _Token(END, line, len(text), len(text))


def _bare(name: _Token) -> str:
    """Return a part of a key without the quotes that it may stand in."""
    quoted = len(name.text) > 1 and name.text[0] in "\"'"
    return name.text[1:-1] if quoted else name.text
