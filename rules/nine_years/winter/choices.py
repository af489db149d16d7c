"""What the fields of the commands of Winter may hold, as far as somebody may know."""

from collections.abc import Mapping
from typing import Any

from rules.kernel.audience import Viewer
from rules.kernel.choice import Choice
from rules.kernel.model import Request
from rules.nine_years.state import OTHER, SIDES, NineYears, Side
from rules.nine_years.view import view
from rules.nine_years.winter.lines import RemoveLines
from rules.nine_years.winter.lists import ListDestinations
from rules.nine_years.winter.questions import withdrawing
from rules.nine_years.winter.snapshot import closed, is_controlled, obliged, way_to
from rules.nine_years.winter.state import Winter
from rules.nine_years.winter.withdrawing import Withdraw


def choices(
    state: NineYears,
    viewer: Viewer,
    command: type[Request],
    filled: Mapping[str, Any],
    field: str,
) -> tuple[Choice, ...]:
    """Return the values for a field of a command of Winter.

    They are made of what *viewer* may know: the mark on what has been ordered is for
    its own side alone.
    """
    known, force = view(state, viewer), str(filled.get("force", ""))
    if command is Withdraw and field == "force":
        return forces_to_withdraw(known, viewer)
    if command is Withdraw and field == "to":
        return destinations(known, viewer, force)
    if command is RemoveLines and field == "lines":
        return lines(known, viewer)
    if command is ListDestinations and field == "force":
        return forces_to_list(known)
    if command is ListDestinations and field in {"land", "sea"}:
        return spaces_to_list(known, force)
    return ()


def forces_to_withdraw(state: NineYears, viewer: Viewer) -> tuple[Choice, ...]:
    """Return the forces that a side has to withdraw; others see those of both."""
    winter = state.winter
    if winter is None or winter.step != "withdrawals":
        return ()
    return tuple(
        Choice(name)
        for side in SIDES
        if _looks_at(viewer, side)
        for name in withdrawing(state, winter, side)
    )


def destinations(state: NineYears, viewer: Viewer, force: str) -> tuple[Choice, ...]:
    """Return where *force* may go; without a force, where any of one's own may.

    Whatever somebody knows of them, the places are the same for all.
    """
    winter = state.winter
    if winter is None:
        return ()
    if force:
        shut = closed(state.theatre, winter.left)
        return tuple(
            _destination(state, winter, force, space, shut)
            for space in winter.legal.get(force, ())
        )
    own = forces_to_withdraw(state, viewer)
    spaces = dict.fromkeys(to for one in own for to in winter.legal[one.value])
    return tuple(map(Choice, spaces))


def lines(state: NineYears, viewer: Viewer) -> tuple[Choice, ...]:
    """Return the Fortified Lines that a side may remove; others see those of both."""
    winter = state.winter
    if winter is None or winter.step != "lines":
        return ()
    return tuple(
        _line(state, name, name in winter.lines.get(side, ()))
        for side in SIDES
        if _looks_at(viewer, side)
        for name in winter.own_lines[side]
    )


def forces_to_list(state: NineYears) -> tuple[Choice, ...]:
    """Return all forces: first those that must withdraw, of them first the unlisted."""
    forces = state.theatre.forces
    must = obliged(state.theatre)
    ranked = sorted(
        forces,
        key=lambda name: (name not in must, forces[name].destinations is not None),
    )
    return tuple(map(Choice, ranked))


def spaces_to_list(state: NineYears, name: str) -> tuple[Choice, ...]:
    """Return the spaces of the map: friendly neighbours of the force first."""
    theatre = state.theatre
    force = theatre.forces.get(name)
    if force is None:
        return tuple(map(Choice, theatre.spaces))
    here = theatre.spaces.get(force.space)
    near = here.neighbours if here else ()
    ranked = sorted(
        (one for one in theatre.spaces if is_controlled(theatre, one, force.side)),
        key=lambda one: one not in near,
    )
    return tuple(map(Choice, ranked))


def _looks_at(viewer: Viewer, side: Side) -> bool:
    """Tell whether *viewer* is shown what *side* may choose from: not the enemy."""
    return viewer != OTHER[side]


def _destination(
    state: NineYears, winter: Winter, force: str, space: str, shut: frozenset[str]
) -> Choice:
    """Return a destination with how one gets there, and whether it was ordered."""
    way = "closed" if space in shut else way_to(state.theatre.forces[force], space)
    ordered = "yes" if winter.orders.get(force) == space else "no"
    params: dict[str, str | int] = {"space": space, "way": way, "ordered": ordered}
    return Choice(space, "destination", params)


def _line(state: NineYears, name: str, chosen: bool) -> Choice:
    """Return a line with where it lies, and whether it has been chosen."""
    line = state.theatre.lines[name]
    params: dict[str, str | int] = {
        "line": name,
        "space": line.space,
        "chosen": "yes" if chosen else "no",
    }
    return Choice(name, "line", params)
