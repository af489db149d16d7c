"""Many forces at once: a table, pasted or uploaded, of which all lines count or none.

A line reads `id side space full reduced leader,leader`; leaders may be left out. What
follows a `#`, and a line with nothing on it, counts for nothing.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, get_args

from rules.kernel.fields import Document
from rules.kernel.model import Result
from rules.kernel.refusal import Refusal
from rules.nine_years.forces.arranging import arranged
from rules.nine_years.forces.entering import require_entering
from rules.nine_years.forces.judging import Fault, Order, faults, too_many
from rules.nine_years.sequence import NineYearsCommand
from rules.nine_years.sides import Side
from rules.nine_years.state import NineYears
from rules.nine_years.theatre import Force
from rules.nine_years.theatre_setup import MOST_FORCES

COLUMNS: Final = 5
"""Columns that a line must have; after them come its leaders."""

DIGITS: Final = 2
"""Digits of a number of corps: it is at most 99."""

LONGEST_TOLD: Final = 20

MOST_TOLD: Final = 8
"""Lines that are named for each kind of fault."""


class ForceTable(NineYearsCommand):
    """Enter many forces at once; forces that it does not name stay as they are."""

    path = ("force", "table")

    table: Document


class Wrong(NamedTuple):
    """A fault of a line, or (line 0) of the table: its code, and what is wrong."""

    line: int
    code: str
    given: str


class Read(NamedTuple):
    """What a table says: orders with their lines, and what cannot be understood."""

    orders: list[tuple[int, Order]]
    faults: list[Wrong]


def force_table(state: NineYears, command: ForceTable) -> Result[NineYears]:
    """Enter all forces of a table, or raise `Refusal` with all that is wrong with it.

    Two of its forces may exchange corps and leaders.
    """
    require_entering(state, command.actor)
    read = _read(command.table)
    count = len(read.orders) + len({wrong.line for wrong in read.faults})
    if not count:
        raise Refusal("empty_table", ("A-G-03",))
    if count > MOST_FORCES:
        raise too_many(count)
    orders = [order for _, order in read.orders]
    judged = [
        _wrong(fault, read.orders) for fault in faults(state, command.actor, orders)
    ]
    if found := [*read.faults, *judged]:
        raise _refusal(found)

    return arranged(state, orders)


def row_of(name: str, force: Force) -> str:
    """Return the line of a table that enters *force* as it is."""
    numbers = f"{force.full} {force.reduced}"
    leaders = ",".join(force.leaders)
    return f"{name} {force.side} {force.space} {numbers} {leaders}".rstrip()


def _lines(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield number and words of each line that says something.

    The mark that some editors put before a text is none of it.
    """
    lines = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").splitlines()
    for line, full in enumerate(lines, start=1):
        if words := full.partition("#")[0].split():
            yield line, words


def _read(text: str) -> Read:
    """Return what a table says."""
    read = Read([], [])
    for line, words in _lines(text):
        found = [Wrong(line, code, given) for code, given in _unread(words)]
        read.faults.extend(found)
        if not found:
            read.orders.append((line, _order(words)))
    return read


def _unread(words: list[str]) -> Iterator[tuple[str, str]]:
    """Yield what cannot be understood in the words of a line, each with its code."""
    if len(words) < COLUMNS:
        yield "columns", str(len(words))
        return
    if words[1] not in get_args(Side):
        yield "not_a_side", words[1]
    for word in words[3:COLUMNS]:
        if not (word.isascii() and word.isdigit() and len(word) <= DIGITS):
            yield "not_a_number", word


def _order(words: list[str]) -> Order:
    """Return what the words of a line ask for."""
    force, side, space, full, reduced, *rest = words
    leaders = tuple(one for one in " ".join(rest).replace(",", " ").split())
    return Order(
        force=force,
        side="alliance" if side == "alliance" else "bourbon",
        space=space,
        full=int(full),
        reduced=int(reduced),
        leaders=leaders,
    )


def _wrong(fault: Fault, orders: list[tuple[int, Order]]) -> Wrong:
    """Return a fault with the line that it is in; of the whole table, with its sum."""
    refusal = fault.refusal
    if fault.order is None:
        told = f"{refusal.params['given']}={refusal.params['over']}"
        return Wrong(0, refusal.code, told)
    return Wrong(orders[fault.order][0], refusal.code, str(refusal.params["given"]))


def _short(text: str) -> str:
    """Return a word of the table as it is told back: it may be of any length."""
    return text if len(text) <= LONGEST_TOLD else f"{text[:LONGEST_TOLD]}…"


def _refusal(found: list[Wrong]) -> Refusal:
    """Return all that is wrong: for each kind of fault the lines that have it."""

    def lines(code: str) -> str:
        told = [
            f"{one.line} ({_short(one.given)})" for one in found if one.code == code
        ]
        more = ["…"] if len(told) > MOST_TOLD else []
        return ", ".join([*told[:MOST_TOLD], *more]) or "none"

    def sums(code: str) -> str:
        return ",".join(one.given for one in found if one.code == code) or "none"

    return Refusal(
        "table_wrong",
        ("A-G-03",),
        count=len(found),
        needed=COLUMNS,
        columns=lines("columns"),
        not_a_side=lines("not_a_side"),
        not_a_number=lines("not_a_number"),
        bad_id=lines("bad_id"),
        id_taken=lines("id_taken"),
        named_twice=lines("named_twice"),
        not_your_force=lines("not_your_force"),
        other_sides_force=lines("other_sides_force"),
        no_such_space=lines("no_such_space"),
        empty_force=lines("empty_force"),
        no_such_leader=lines("no_such_leader"),
        leader_elsewhere=lines("leader_elsewhere"),
        too_many_leaders=lines("too_many_leaders"),
        pool_short=sums("pool_short"),
        too_many_forces=sums("too_many_forces"),
    )
