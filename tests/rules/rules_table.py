"""The table in RULES.md: which files code a clause, and which tests prove it."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

SETTLED = ("done", "not yet", "not here", "no effect", "nothing", "heading", "a note")


class Row(NamedTuple):
    """A line of the table: one clause or ruling."""

    clause: str
    files: tuple[str, ...]
    tests: tuple[str, ...]
    status: str

    @property
    def done(self) -> bool:
        """Tell whether the clause is coded."""
        return self.status.startswith("done")


class Collected:
    """Notes the clauses that each collected test is marked with."""

    def __init__(self) -> None:
        self.clauses: defaultdict[str, set[str]] = defaultdict(set)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            name = item.name.partition("[")[0]
            for mark in item.iter_markers("clause"):
                self.clauses[f"{item.path.name}::{name}"].update(mark.args)


@dataclass(frozen=True)
class RulesTable:
    """The table of one rule system, and the folder of its tests."""

    system: ModuleType
    tests: Path

    @property
    def folder(self) -> Path:
        """Return where the files are that the table names."""
        return Path(str(self.system.__file__)).parent

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """Return the lines of the table."""
        text = (self.folder / "RULES.md").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if line.startswith("|")]
        return tuple(_row(line) for line in lines[2:])

    @cached_property
    def marked(self) -> dict[str, set[str]]:
        """Return all tests of the system, each with its clauses."""
        return self.collect()

    def collect(self, *options: str) -> dict[str, set[str]]:
        """Collect the tests of the system, as pytest itself does."""
        seen = Collected()
        quietly = ("--collect-only", "-qq", "-p", "no:cacheprovider")
        status = pytest.main([*quietly, *options, str(self.tests)], plugins=[seen])
        assert status is pytest.ExitCode.OK, status
        return dict(seen.clauses)

    def faults(self, row: Row) -> list[str]:
        """Return what a line says that is not so."""
        found = [name for name in row.files if not (self.folder / name).exists()]
        found += [
            name for name in row.tests if row.clause not in self.marked.get(name, set())
        ]
        if not row.status.startswith(SETTLED):
            found.append(row.status)
        if not row.done == bool(row.files) == bool(row.tests):
            found.append("a line names files and tests if it is done, and only then")
        return found


def _row(line: str) -> Row:
    """Read a line: names of files stand with commas, those of tests with blanks."""
    clause, files, tests, status = (cell.strip() for cell in line.split("|")[1:-1])
    named = tuple(filter(None, files.split(", ")))
    return Row(clause, named, tuple(tests.replace("`", "").split()), status)


class RulesTableTests:
    """What holds of every table; a subclass says of which.

    `clauses` are all that its rules have, in their order, and `sought` one of them
    that `pytest -k` finds by its whole name alone.
    """

    table: RulesTable
    clauses: tuple[str, ...]
    sought: str

    def test_every_clause_and_ruling_has_its_line(self) -> None:
        there = tuple(row.clause for row in self.table.rows)

        assert there == self.clauses, set(there) ^ set(self.clauses)

    def test_the_lines_name_what_is_there(self) -> None:
        found = {row.clause: self.table.faults(row) for row in self.table.rows}
        wrong = {clause: faults for clause, faults in found.items() if faults}

        assert not wrong, wrong

    def test_no_test_is_about_what_is_not_done(self) -> None:
        done = {row.clause for row in self.table.rows if row.done}
        proved = set().union(*self.table.marked.values())

        assert proved == done, proved ^ done

    def test_a_clause_finds_its_tests(self) -> None:
        row = next(row for row in self.table.rows if row.clause == self.sought)
        found = self.table.collect("-k", self.sought)

        assert row.tests, row
        assert set(row.tests) <= found.keys(), set(row.tests) - found.keys()
        assert all(self.sought in clauses for clauses in found.values()), found
