"""Where the marker lies after several rolls, exact: all throws of all dice counted.

Nothing is tried out and nothing rounded: each roll divides what leads to a box between
the box after an Alliance's win and the one after a Bourbons' win, in whole numbers.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import floor

from rules.kernel.model import Answer
from rules.nine_years.state import SIDES, Holder, NineYears, Side
from rules.nine_years.track import TOWARDS, Place, landing, place

Counts = tuple[int, ...]
"""For each box of the track the number of throws that lead to it."""


class TrackEnd(Answer):
    """In how many of `throws` equally likely throws the marker ends on `box`.

    `percent` is that share, rounded half up to hundredths.
    """

    box: int
    value: int
    place: Place
    vp: int
    count: int
    throws: int
    percent: float


class TrackForecast(Answer):
    """Where the marker lies after `rolls` further rolls, box by box from the left.

    Of `throws` throws `alliance` end with more points than now, `bourbon` with fewer,
    `unchanged` with as many. `start` is the box where the marker lies, `to_come` the
    number of rolls that are still to be made in this game.
    """

    rolls: int
    throws: int
    start: int
    to_come: int
    atlantic: Holder
    up: Side
    alliance: int
    unchanged: int
    bourbon: int
    ends: tuple[TrackEnd, ...]

    def lines(self) -> tuple[Answer, ...]:
        """Return the boxes that the marker can reach."""
        return tuple(end for end in self.ends if end.count)


def counts(state: NineYears, wins: Mapping[Side, int], rolls: int) -> Counts:
    """Return the throws of *rolls* rolls by the box where they leave the marker.

    *wins* are the throws of one roll that each side wins, every time the same. Control
    markers count for the first roll alone: after it none is left (KWW-SUP-4).
    """
    found = _spread(state, {state.marker.box: 1}, wins, tuple(state.support.values()))
    for _ in range(rolls - 1):
        found = _spread(state, found, wins, ())
    return tuple(found.get(box, 0) for box in range(len(state.track)))


def forecast(
    state: NineYears,
    wins: Mapping[Side, int],
    rolls: int,
    atlantic: Holder,
    up: Side,
) -> TrackForecast:
    """Return where the marker lies after *rolls* rolls, if *atlantic* and *up* last."""
    found = counts(state, wins, rolls)
    throws = sum(found)
    now = state.track[state.marker.box]
    values = tuple(zip(state.track, found, strict=True))
    return TrackForecast(
        rolls=rolls,
        throws=throws,
        start=state.marker.box,
        to_come=rolls_to_come(state),
        atlantic=atlantic,
        up=up,
        alliance=sum(count for value, count in values if value > now),
        unchanged=sum(count for value, count in values if value == now),
        bourbon=sum(count for value, count in values if value < now),
        ends=tuple(
            TrackEnd(
                box=box,
                value=value,
                place=place(state.track, box),
                vp=state.vp + value - now,
                count=count,
                throws=throws,
                percent=percent(count, throws),
            )
            for box, (value, count) in enumerate(values)
        ),
    )


def rolls_to_come(state: NineYears) -> int:
    """Return how many rolls are still to be made until the last year (KWW-ROLL-2)."""
    if state.over:
        return 0
    first = state.first_year + state.options.first_roll_turn - 1
    made = state.rolled or state.phase != "events"
    return max(state.last_year - max(state.year + made, first) + 1, 0)


def percent(count: int, throws: int) -> float:
    """Return the share of *count* in *throws* in percent, rounded to hundredths."""
    return floor(Fraction(count * 10_000, throws) + Fraction(1, 2)) / 100


def _spread(
    state: NineYears,
    found: Mapping[int, int],
    wins: Mapping[Side, int],
    occupied: tuple[int, ...],
) -> dict[int, int]:
    """Return the throws by box after one more roll."""
    after: dict[int, int] = {}
    for box, count in found.items():
        for side in SIDES:
            to = landing(state.track, box, TOWARDS[side], occupied)
            after[to] = after.get(to, 0) + count * wins[side]
    return after
