"""The position in words, and drawn with signs: by system, from a view."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.chooser import Chooser
from bot.render.nine_years import nine_years_chart, nine_years_status

Lines = Callable[[Chooser, Any], list[str]]

STATUS: Final[Mapping[str, Lines]] = {"nine_years": nine_years_status}
CHARTS: Final[Mapping[str, Lines]] = {"nine_years": nine_years_chart}


def status_lines(chooser: Chooser, view: Any) -> list[str]:
    """Return the state of a game in a few lines, from what the asker may see."""
    system = chooser.position.system.id
    if system in STATUS:
        return STATUS[system](chooser, view)
    message = f"{system}-status"
    if chooser.words.has(chooser.language, message):
        return [chooser.say(message, **view.model_dump(mode="json"))]
    return []


def chart_lines(chooser: Chooser, view: Any) -> list[str]:
    """Return the board drawn with signs, at most 40 to a line; none if it has none."""
    system = chooser.position.system.id
    return CHARTS[system](chooser, view) if system in CHARTS else []
