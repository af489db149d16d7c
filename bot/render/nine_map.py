"""Nine Years: the map, the seas and the turn track in words."""

from collections.abc import Iterable, Iterator

from bot.chooser import Chooser
from bot.safe import Safe, safe
from rules.nine_years.state import SIDES, NineYears
from rules.nine_years.theatre import ATLANTIC, COUNTERS, CounterKind, Force, Theatre
from rules.nine_years.winter.snapshot import obliged


def map_lines(chooser: Chooser, view: NineYears) -> list[str]:
    """Return the map space by space, the seas, who comes back and what is left."""
    theatre = view.theatre
    lines: list[str] = []
    for space in theatre.spaces:
        lines.append(_space(chooser, theatre, space))
        lines += [f"- {one}" for one in _in_space(chooser, view, space)]
    lines += [_sea(chooser, view, sea) for sea in seas(theatre)]
    lines += [
        chooser.say(
            "nine_years-chart-arrival",
            leader=one.leader,
            side=one.side,
            year=one.year,
        )
        for one in theatre.arrivals
    ]
    return [*lines, *stock_lines(chooser, view)]


def stock_lines(chooser: Chooser, view: NineYears) -> list[str]:
    """Return the Force Pool and the leaders that wait to be placed, if there is any."""
    theatre = view.theatre
    lines = []
    if theatre.pool:
        pool = {side: theatre.pool.get(side, 0) for side in SIDES}
        lines.append(chooser.say("nine_years-chart-pool", **pool))
    lines += [
        chooser.say(
            "nine_years-chart-reserve",
            side=side,
            leaders=named(chooser, theatre.reserve[side]),
        )
        for side in SIDES
        if theatre.reserve.get(side)
    ]
    return lines


def winter_line(chooser: Chooser, view: NineYears) -> str | None:
    """Return how far Winter Quarters are, and who is done; None at other times."""
    if view.winter is None:
        return None
    return chooser.say(
        "nine_years-status-winter", step=view.winter.step, done=view.winter.done
    )


def leaving(view: NineYears) -> tuple[str, ...]:
    """Return the forces that Winter drives out of enemy spaces."""
    return tuple(obliged(view.theatre))


def stranded(view: NineYears) -> tuple[str, ...]:
    """Return the forces of which it is known that they have nowhere to go."""
    if view.winter is None or view.winter.step != "withdrawals":
        return ()
    return tuple(name for name, legal in view.winter.legal.items() if not legal)


def seas(theatre: Theatre) -> tuple[str, ...]:
    """Return the sea zones, those included that only a Fleet marker names."""
    afloat = (one.place for one in theatre.fleets if one.place not in theatre.spaces)
    return tuple(dict.fromkeys([*theatre.seas, *afloat]))


def counters_in(theatre: Theatre, space: str) -> dict[CounterKind, int]:
    """Return how many markers of each kind lie in a space, if there are any."""
    there = [one.kind for one in theatre.counters if one.space == space]
    return {kind: there.count(kind) for kind in COUNTERS if kind in there}


def ordered(view: NineYears, force: str) -> str | None:
    """Return where *force* is still to go, as far as the viewer may know."""
    to = view.winter.orders.get(force) if view.winter is not None else None
    return to if to != view.theatre.forces[force].space else None


def named(chooser: Chooser, codes: Iterable[str]) -> Safe:
    """Return codes by their names for a message, whose markup they do not touch."""
    return Safe(", ".join(safe(str(chooser.name(one))) for one in codes))


def _space(chooser: Chooser, theatre: Theatre, name: str) -> str:
    space = theatre.spaces[name]
    return chooser.say(
        "nine_years-chart-space",
        space=name,
        controller=space.controller or "nobody",
        fortified=space.fortified,
        port=bool(space.seas),
        seas=named(chooser, space.seas),
        adjoins=bool(space.neighbours),
        neighbours=named(chooser, space.neighbours),
    )


def _in_space(chooser: Chooser, view: NineYears, space: str) -> Iterator[str]:
    """Yield what stands and lies in a space."""
    theatre = view.theatre
    for name, force in theatre.forces.items():
        if force.space == space:
            yield _force(chooser, view, name, force)
    for kind, number in counters_in(theatre, space).items():
        yield chooser.say("nine_years-chart-counter", kind=kind, number=number)
    for fleet in theatre.fleets:
        if fleet.place == space:
            yield chooser.say("nine_years-chart-fleet", side=fleet.side)
    for ident, one in theatre.lines.items():
        if one.space == space:
            yield chooser.say(
                "nine_years-chart-line", id=Safe(titled(chooser, ident)), side=one.side
            )


def _force(chooser: Chooser, view: NineYears, ident: str, force: Force) -> str:
    to = ordered(view, ident)
    return chooser.say(
        "nine_years-chart-force",
        id=Safe(titled(chooser, ident)),
        side=force.side,
        full=force.full,
        reduced=force.reduced,
        led=bool(force.leaders),
        leaders=named(chooser, force.leaders),
        leaves=_withdraws(view, ident),
        ordered=to is not None,
        to=named(chooser, [to] if to else []),
    )


def titled(chooser: Chooser, ident: str) -> str:
    """Return the id of a force, and what it is called if it has a name."""
    name = str(chooser.name(ident))
    return safe(ident) if name == ident else f"{safe(ident)} {safe(name)}"


def _withdraws(view: NineYears, ident: str) -> str:
    """Return whether a force must withdraw, as a code: `no`, `yes`, `stranded`."""
    if ident in stranded(view):
        return "stranded"
    return "yes" if ident in leaving(view) else "no"


def _sea(chooser: Chooser, view: NineYears, sea: str) -> str:
    afloat = [one.side for one in view.theatre.fleets if one.place == sea]
    return chooser.say(
        "nine_years-chart-sea",
        sea=sea,
        owner=(view.atlantic or "nobody") if sea == ATLANTIC else "none",
        fleets=afloat,
    )
