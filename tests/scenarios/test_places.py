"""Where the keys and values of a TOML text stand."""

import json
import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.toml_places import DEEPEST, Path, Places

NAMES = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=5)
"""Of keys, quoted where they have to be: also brackets, dots, quotes and `#`."""

LEAVES = (
    st.integers()
    | st.booleans()
    | st.floats(allow_nan=False, allow_infinity=False)
    | NAMES
)
INLINE = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=3)
    ),
    max_leaves=8,
)
TABLES = st.dictionaries(NAMES, INLINE, max_size=4)
FILES = st.dictionaries(
    NAMES,
    INLINE | TABLES.map(lambda one: ["table", one]) | st.lists(TABLES),
    max_size=5,
)


class Writer:
    """A TOML file, written line by line, and the line where each value stands."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.text = ""
        self.lines: dict[Path, int] = {}
        tables = {key: one for key, one in content.items() if is_table(one)}
        for key, value in content.items():
            if key not in tables:
                self.assign((key,), value)
        for key, (_, table) in tables.items():
            self.lines[(key,)] = self.line
            self.text += f"[ {quoted(key)} ] # a table\n\n"
            for inner, value in table.items():
                self.assign((key, inner), value)

    @property
    def line(self) -> int:
        return self.text.count("\n") + 1

    def assign(self, path: Path, value: Any) -> None:
        self.lines[path] = self.line
        self.text += f"{quoted(path[-1])} = "
        self.write(path, value, inline=False)
        self.text += "\n"

    def write(self, path: Path, value: Any, *, inline: bool) -> None:
        self.lines.setdefault(path, self.line)
        if isinstance(value, dict):
            self.text += "{ "
            for number, (key, one) in enumerate(value.items()):
                self.text += f"{', ' * bool(number)}{quoted(key)} = "
                self.lines[(*path, key)] = self.line
                self.write((*path, key), one, inline=True)
            self.text += " }"
        elif isinstance(value, list):
            self.text += "["
            for number, one in enumerate(value):
                self.text += "" if inline else '  # ], "\n'
                self.write((*path, number), one, inline=inline)
                self.text += ","
            self.text += "]"
        else:
            self.text += json.dumps(value)


def is_table(value: Any) -> bool:
    return isinstance(value, list) and value[:1] == ["table"]


def quoted(key: Any) -> str:
    return json.dumps(key)


@given(FILES)
def test_every_value_is_found_in_its_line(content: dict[str, Any]) -> None:
    written = Writer(content)
    tomllib.loads(written.text)

    places = Places(written.text)

    told = {path: places.line(spelt(path)) for path in written.lines}
    assert told == written.lines
    assert places.doubles == []
    assert places.parted() == written.text
    assert not places.deep


def spelt(path: Path) -> Path:
    """Return a path with its keys as they stand in the file."""
    return tuple(
        json.dumps(step)[1:-1] if isinstance(step, str) else step for step in path
    )


@given(st.text("[]{}=,.\"'#\\\n ab1", max_size=40))
def test_no_text_is_too_broken_to_be_followed(text: str) -> None:
    places = Places(text)

    assert places.line(("a", "b")) <= text.count("\n") + 1
    assert places.parted().count("\n") == text.count("\n")


@pytest.mark.parametrize(
    "text",
    ["a = " + "[" * 9000, "a = " + "{a=" * 9000, "a." * 9000 + "a = 1", "[a." * 9000],
    ids=["lists", "tables", "keys", "headers"],
)
def test_what_is_very_deep_is_followed_no_further(text: str) -> None:
    places = Places(text)

    assert places.deep
    assert places.line(("a",) * (DEEPEST + 5)) == 1


FLEETS = """\
# "a" = 1
name = '''
[areas]
name = 2
'''
[areas.north]
neighbours = [
  "south", # ]
  "west",
]
[[fleets]]
name = "gull"
[[fleets]]
name = "swan"
flag.colour = "red"
[fleets.crew]
captain = { name = "Ann", "home port" = "north" }
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("name",), 2),
        (("areas",), 6),
        (("areas", "north"), 6),
        (("areas", "north", "neighbours"), 7),
        (("areas", "north", "neighbours", 0), 8),
        (("areas", "north", "neighbours", 1), 9),
        (("areas", "north", "neighbours", 2), 7),
        (("areas", "south"), 6),
        (("fleets",), 11),
        (("fleets", 0), 11),
        (("fleets", 0, "name"), 12),
        (("fleets", 1), 13),
        (("fleets", 1, "name"), 14),
        (("fleets", 1, "ships"), 13),
        (("fleets", 1, "flag", "colour"), 15),
        (("fleets", 1, "crew"), 16),
        (("fleets", 1, "crew", "captain", "home port"), 17),
        (("ships",), 0),
        ((), 0),
    ],
    ids=str,
)
def test_tables_of_lists_and_values_on_several_lines(path: Path, line: int) -> None:
    assert Places(FLEETS).line(path) == line


@pytest.mark.parametrize(
    ("text", "doubles", "left"),
    [
        ("a = 1\na = 2", [(("a",), 1, 2)], {"a": 1}),
        ("[a]\nx = 1\n[b]\n[a]\nx = 2", [(("a",), 1, 4)], {"a": {"x": 1}, "b": {}}),
        ("[a]\nx = 1\n'x' = 2", [(("a", "x"), 2, 3)], {"a": {"x": 1}}),
        ("a = {x = 1,x = 2}", [(("a", "x"), 1, 1)], {"a": {"x": 1}}),
        ("[[a]]\nx = 1\nx = 2", [(("a", 0, "x"), 2, 3)], {"a": [{"x": 1}]}),
        (
            "a = 1\na = 2\na = 3",
            [(("a",), 1, 2), (("a",), 1, 3)],
            {"a": 1},
        ),
    ],
)
def test_a_key_that_stands_twice_can_be_told_apart(
    text: str, doubles: list[tuple[Path, int, int]], left: dict[str, Any]
) -> None:
    places = Places(text)

    assert [(one.path, one.first, one.line) for one in places.doubles] == doubles
    aliases = {one.alias for one in places.doubles}
    assert without(tomllib.loads(places.parted()), aliases) == left


def without(value: Any, aliases: set[str]) -> Any:
    """Return *value* without what goes by one of the *aliases*."""
    if isinstance(value, dict):
        kept = {key: one for key, one in value.items() if key not in aliases}
        return {key: without(one, aliases) for key, one in kept.items()}
    if isinstance(value, list):
        return [without(one, aliases) for one in value]
    return value


@pytest.mark.parametrize(
    "text",
    ["a.b = 1\na.c = 2", "[a.b]\n[a]\nc = 1", "[[a]]\n[a.b]\n[[a]]\n[a.b]"],
)
def test_tables_that_are_written_in_parts_stand_there_once(text: str) -> None:
    assert tomllib.loads(text)
    assert Places(text).doubles == []
