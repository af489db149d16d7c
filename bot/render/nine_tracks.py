"""Nine Years: the track of the colonial war as all its pictures have it."""

from collections.abc import Mapping

from bot.chooser import Chooser
from bot.pictures.flags import Flag, flags
from bot.pictures.nine_track import Box, Track
from bot.render.nine_years import signed
from rules.nine_years.sides import SIDES, Side
from rules.nine_years.state import NineYears

Flags = Mapping[Side, Flag]


def flags_of(chooser: Chooser) -> Flags:
    """Return the flag of each side."""
    made = flags([chooser.name(side) for side in SIDES])
    return dict(zip(SIDES, made, strict=True))


def track_of(
    chooser: Chooser, boxes: tuple[Box, ...], *, plotted: bool = False
) -> Track:
    """Return the track with these boxes: to the right the Alliance gains."""
    flown = flags_of(chooser)
    return Track(
        boxes,
        left=(flown["bourbon"], chooser.name("bourbon")),
        right=(flown["alliance"], chooser.name("alliance")),
        plotted=plotted,
    )


def boxes(view: NineYears, flown: Flags) -> tuple[Box, ...]:
    """Return the boxes of the track with what lies on them."""
    return tuple(
        Box(
            value=signed(value),
            marker=flown[view.marker.side] if view.marker.box == at else None,
            support=tuple(
                flown[side] for side in SIDES if view.support.get(side) == at
            ),
        )
        for at, value in enumerate(view.track)
    )
