"""Nine Years: King William's War's track as a row of boxes, the state in words."""

from bot.chooser import Chooser
from bot.render.nine_map import map_lines, stock_lines, winter_line
from rules.nine_years.state import SIDES, NineYears
from rules.nine_years.track import place

WIDTH = 40
"""Characters of a line that a phone shows without breaking it."""

CELL = 3
"""Characters of a box at least: a value of one digit, its sign, and room."""


def nine_years_status(chooser: Chooser, view: NineYears) -> list[str]:
    """Return the year, the marker, what both sides hold, how far Winter is."""
    box = view.marker.box
    lines = [
        chooser.say(
            "nine_years-status",
            year=view.year,
            phase=view.phase,
            turn=view.turn,
            vp=view.vp,
            value=view.track[box],
            place=place(view.track, box),
            side=view.marker.side,
            atlantic=view.atlantic or "nobody",
            initiative=view.initiative,
        )
    ]
    lines += [
        chooser.say(
            "nine_years-status-side",
            side=side,
            resources=view.resources[side],
            cards=view.cards[side],
            flipped=side in view.flipped,
            done=side in view.done,
        )
        for side in SIDES
    ]
    if (winter := winter_line(chooser, view)) is not None:
        lines.append(winter)
    return [*lines, *stock_lines(chooser, view)]


def nine_years_chart(chooser: Chooser, view: NineYears) -> list[str]:
    """Return the track in rows of boxes, values above what lies there; then the map."""
    cell = max(CELL, *(len(signed(value)) + 1 for value in view.track))
    per_row = WIDTH // cell
    rows = []
    for start in range(0, len(view.track), per_row):
        boxes = range(start, min(start + per_row, len(view.track)))
        values = "".join(f"{signed(view.track[box]):>{cell}}" for box in boxes)
        marks = "".join(f"{_mark(chooser, view, box):>{cell}}" for box in boxes)
        rows += [values, marks]
    drawn = "\n".join(row.rstrip() for row in rows)
    track = [f"```\n{drawn}\n```", chooser.say("nine_years-chart-key")]
    return [*track, *map_lines(chooser, view)]


def signed(value: int) -> str:
    """Return a box's value with its sign, a real minus."""
    return f"{value:+}".replace("-", "−") if value else "0"


def _mark(chooser: Chooser, view: NineYears, box: int) -> str:
    """Return what lies on a box: the marker by its upper side, a control marker."""
    if view.marker.box == box:
        return chooser.say("nine_years-chart-marker", side=view.marker.side)
    for side, support in view.support.items():
        if support == box:
            return chooser.say("nine_years-chart-support", side=side)
    return "·"
