"""KWW-WQ-B3: sides may remove Fortified Lines of their own."""

from rules.kernel.choice import Choice
from rules.kernel.fields import Ids
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.sequence import NineYearsCommand
from rules.nine_years.state import SIDES, NineYears, Side
from rules.nine_years.winter.questions import OrderSealed, answering
from rules.nine_years.winter.state import Winter


class RemoveLines(NineYearsCommand):
    """Choose which of your Fortified Lines leave the map; none if left out."""

    path = ("remove",)
    hidden = frozenset({"lines"})

    lines: Ids | None = None


class LinesRemoved(Event):
    """A side removed Fortified Lines; `spaces` are where they lay."""

    side: Side
    lines: tuple[str, ...]
    spaces: tuple[str, ...]
    cites: tuple[str, ...] = ("KWW-WQ-B3",)


def lines_by_side(state: NineYears) -> dict[Side, tuple[str, ...]]:
    """Return the Fortified Lines of each side."""
    lines = state.theatre.lines
    return {
        side: tuple(name for name, one in lines.items() if one.side == side)
        for side in SIDES
    }


def begin_lines(state: NineYears) -> NineYears:
    """Ask the sides that own lines; one that has none is done at once (A-K-19)."""
    own = lines_by_side(state)
    done = tuple(side for side in SIDES if not own[side])
    return state.evolve(winter=Winter(step="lines", own_lines=own, done=done))


def remove_lines(state: NineYears, command: RemoveLines) -> Result[NineYears]:
    """Choose lines to remove, or none; sealed until both sides are done (A-K-19).

    Where Winter is played openly they leave the map at once, and stay away.
    """
    side, winter = answering(state, command.actor, "lines", "KWW-WQ-B3")
    own = winter.own_lines[side]
    chosen = tuple(dict.fromkeys(command.lines or ()))
    foreign = next((one for one in chosen if one not in own), None)
    if foreign is not None:
        raise Refusal("not_your_line", ("KWW-WQ-B3",), map(Choice, own), line=foreign)
    if not state.options.wq_sealed and not chosen:
        raise Refusal("name_a_line", ("KWW-WQ-B3", "A-K-19"), map(Choice, own))

    if not state.options.wq_sealed:
        left = tuple(one for one in own if one not in chosen)
        fewer = winter.evolve(own_lines=winter.own_lines | {side: left})
        return _taken_off(state.evolve(winter=fewer), {side: chosen})
    kept = winter.evolve(lines=winter.lines | {side: chosen})
    sealed = OrderSealed(side=side, step="lines", cites=("KWW-WQ-B3", "A-K-19"))
    return Result(state.evolve(winter=kept), (sealed,))


def remove_together(state: NineYears, winter: Winter) -> Result[NineYears]:
    """Remove what both sides have chosen, at once (KWW-WQ-0, A-K-19)."""
    return _taken_off(state, {side: winter.lines.get(side, ()) for side in SIDES})


def _taken_off(
    state: NineYears, chosen: dict[Side, tuple[str, ...]]
) -> Result[NineYears]:
    """Take the chosen lines off the map and tell of them in the map's order."""
    lines, events = state.theatre.lines, []
    for side, names in chosen.items():
        gone = tuple(name for name in lines if name in names)
        if gone:
            spaces = tuple(lines[name].space for name in gone)
            events.append(LinesRemoved(side=side, lines=gone, spaces=spaces))
    if not events:
        return Result(state)
    taken = {name for event in events for name in event.lines}
    kept = {name: one for name, one in lines.items() if name not in taken}
    return Result(state.evolve(theatre=state.theatre.evolve(lines=kept)), tuple(events))
