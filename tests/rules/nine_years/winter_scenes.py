"""Winters on small maps, and how tests play them."""

from collections.abc import Callable, Iterable
from typing import Any, Final, cast

import pytest

from rules.kernel.audience import Viewer
from rules.kernel.choice import Choice
from rules.kernel.dice import ScriptedDice
from rules.kernel.model import Command, Event, Request, Result
from rules.kernel.offers import Awaited, Offer
from rules.kernel.refusal import Refusal
from rules.nine_years.state import SIDES, NineYears, Side
from rules.nine_years.system import NINE_YEARS
from rules.nine_years.theatre import Destinations, Force, Line, Space, Theatre
from rules.nine_years.view import view
from rules.nine_years.winter import choices as choosing
from rules.nine_years.winter import offers as offering
from rules.nine_years.winter.flow import begin_winter
from rules.nine_years.winter.lines import RemoveLines, remove_lines
from rules.nine_years.winter.lists import ListDestinations, list_destinations
from rules.nine_years.winter.resnapshot import changed
from rules.nine_years.winter.withdrawing import (
    Done,
    NotYet,
    Withdraw,
    say_done,
    say_not_yet,
    withdraw,
)
from tests.rules.nine_years.scenes import WINTER, house_rules

CARRIED_OUT: Final[dict[type[Command], Callable[..., Result[NineYears]]]] = {
    Withdraw: withdraw,
    Done: say_done,
    NotYet: say_not_yet,
    RemoveLines: remove_lines,
    ListDestinations: list_destinations,
}

MAP: Final = {
    "london": Space(controller="alliance", seas=("channel",)),
    "ghent": Space(controller="alliance"),
    "mons": Space(controller="bourbon", fortified=True),
    "namur": Space(controller="alliance", fortified=True),
    "lille": Space(controller="bourbon"),
    "paris": Space(controller="bourbon"),
    "brest": Space(controller="bourbon", seas=("channel",)),
    "trier": Space(controller=None),
}
"""Mons is besieged by the Alliance, Namur by the Bourbons, wherever these stand."""


def force(side: Side, space: str, land: str | None = "", sea: str = "") -> Force:
    """Return a force of two corps; *land* and *sea* list its destinations."""
    listed = None
    if land is not None:
        listed = Destinations(land=tuple(land.split()), sea=tuple(sea.split()))
    return Force(side=side, space=space, full=1, reduced=1, destinations=listed)


def theatre(spaces: dict[str, Space] = MAP, /, **forces: Force) -> Theatre:
    """Return the map with some forces on it, and 5 corps in each pool."""
    return Theatre(
        spaces=spaces,
        seas=("channel", "atlantic"),
        forces=forces,
        pool={"alliance": 5, "bourbon": 5},
    )


def before(europe: Theatre, **options: Any) -> NineYears:
    """Return the position in which a Winter begins."""
    return WINTER.evolve(theatre=europe, options=house_rules(**options), decision=7)


def begun(europe: Theatre, **options: Any) -> NineYears:
    """Return a Winter that has just begun."""
    return begin_winter(before(europe, **options)).state


def lines(**where: str) -> dict[str, Line]:
    """Return Fortified Lines; a name begins with `a` for the Alliance, `b`."""
    sides: dict[str, Side] = {"a": "alliance", "b": "bourbon"}
    return {
        name: Line(side=sides[name[0]], space=space) for name, space in where.items()
    }


def play(state: NineYears, command: Command) -> Result[NineYears]:
    """Play one command; the input stays as it was, and the document survives."""
    known = state.model_dump_json()
    carry_out = CARRIED_OUT.get(type(command))
    if carry_out is None:
        result = NINE_YEARS.apply(state, command, ScriptedDice())
    else:
        result = carry_out(state, command)
    assert state.model_dump_json() == known
    text = result.state.model_dump_json()
    assert NineYears.model_validate_json(text) == result.state
    return result


def play_all(state: NineYears, *commands: Command) -> NineYears:
    """Play commands one after the other."""
    for command in commands:
        state = play(state, command).state
    return state


def refusal(state: NineYears, command: Command) -> Refusal:
    """Return the refusal of a command."""
    with pytest.raises(Refusal) as caught:
        play(state, command)
    return caught.value


def legal(no: Refusal) -> list[str]:
    """Return what a refusal offers instead."""
    return [one.value for one in no.legal]


def order(side: Side, **where: str) -> list[Command]:
    """Return orders of a side to withdraw: force=space."""
    return [Withdraw(actor=side, force=name, to=to) for name, to in where.items()]


def done(*sides: Side) -> list[Command]:
    """Return what sides say that are done."""
    return [Done(actor=side) for side in sides]


def europe_of(state: NineYears, **changes: Any) -> Result[NineYears]:
    """Change facts of the theatre as the umpire does, and look what follows."""
    return changed(state.evolve(theatre=state.theatre.evolve(**changes)))


def taken(state: NineYears, space: str, controller: Side | None) -> Result[NineYears]:
    """Let control of a space pass."""
    spaces = state.theatre.spaces
    new = {space: spaces[space].evolve(controller=controller)}
    return europe_of(state, spaces=spaces | new)


def where(state: NineYears) -> dict[str, str]:
    """Return where the forces stand."""
    return {name: one.space for name, one in state.theatre.forces.items()}


def corps(state: NineYears, side: Side) -> int:
    """Return how many corps a side has on the map and in its pool."""
    europe = state.theatre
    standing = sum(one.corps for one in europe.forces.values() if one.side == side)
    return standing + europe.pool.get(side, 0)


def events_of(result: Result[NineYears], *kinds: type[Event]) -> list[Any]:
    """Return the events of these kinds, in order."""
    return [event for event in result.events if isinstance(event, kinds)]


def awaited(state: NineYears) -> tuple[Awaited, ...]:
    """Return whom Winter awaits, or the calendar after it."""
    return offering.awaiting(state) or NINE_YEARS.awaiting(state)


def keys(state: NineYears, side: str) -> list[str]:
    """Return the keys of what a side is offered."""
    return [one.key for one in offering.offers(state, side)]


def all_offers(state: NineYears) -> list[Offer]:
    """Return what all are offered."""
    return [one for side in (*SIDES, "umpire") for one in offering.offers(state, side)]


def completions(state: NineYears, offer: Offer) -> Iterable[Command]:
    """Return the commands that come of an offer, one for each choice of a field."""
    if offer.opening is None:
        return [offer.complete()]
    field = offer.opening.field
    found = choosing.choices(state, offer.side, offer.command, offer.filled, field)
    values = [one.value for one in found]
    assert values
    if offer.opening.maximum == 1 and field == "to":
        return [offer.complete(value) for value in values]
    return [offer.complete((value,)) for value in values] + [
        offer.complete(tuple(values[: offer.opening.maximum]))
    ]


def values(
    state: NineYears, viewer: Viewer, command: type[Request], field: str, **filled: str
) -> list[str]:
    """Return the values that somebody is offered for a field."""
    found: tuple[Choice, ...] = choosing.choices(state, viewer, command, filled, field)
    return [one.value for one in found]


def shown(state: NineYears, viewer: Viewer, events: Iterable[Event] = ()) -> str:
    """Return all that *viewer* can learn of a Winter and of what has happened."""
    offers = [one for one in all_offers(state) if one.audience.includes(viewer)]
    found = [
        choosing.choices(state, viewer, command, filled, field)
        for command in cast("tuple[type[Request], ...]", tuple(CARRIED_OUT))
        for field in command.fields()
        for filled in ({}, *({"force": name} for name in state.theatre.forces))
    ]
    seen = [event.seen_by(viewer) for event in events]
    known = view(state, viewer).model_dump_json()
    return f"{known} {offering.awaiting(state)} {offers} {found} {seen}"
