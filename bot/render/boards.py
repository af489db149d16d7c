"""The position in words, with signs and as pictures: by system, from a view."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bot.chooser import Chooser
from bot.positions import Position
from bot.render.battle_sheets import round_pictures
from bot.render.nine_odds import nine_years_plots
from bot.render.nine_pictures import nine_years_pictures
from bot.render.nine_years import nine_years_chart, nine_years_status
from bot.render.post import Picture
from bot.render.sea_pictures import war_at_sea_pictures
from bot.render.spain_pictures import virgin_queen_pictures
from bot.render.virgin_queen import virgin_queen_chart, virgin_queen_status
from bot.render.war_at_sea import war_at_sea_chart, war_at_sea_status
from rules.kernel.model import Answer

Lines = Callable[[Chooser, Any], list[str]]
Pictures = Callable[[Chooser, Any], tuple[Picture, ...]]
Events = Sequence[Mapping[str, Any]]
PlayPictures = Callable[[Chooser, Any, Any, Events], tuple[Picture, ...]]
AnswerPictures = Callable[[Chooser, Answer], tuple[Picture, ...]]

STATUS: Final[Mapping[str, Lines]] = {
    "nine_years": nine_years_status,
    "virgin_queen": virgin_queen_status,
    "war_at_sea": war_at_sea_status,
}
CHARTS: Final[Mapping[str, Lines]] = {
    "nine_years": nine_years_chart,
    "virgin_queen": virgin_queen_chart,
    "war_at_sea": war_at_sea_chart,
}
PICTURES: Final[Mapping[str, Pictures]] = {
    "nine_years": nine_years_pictures,
    "virgin_queen": virgin_queen_pictures,
    "war_at_sea": war_at_sea_pictures,
}
OF_PLAYS: Final[Mapping[str, PlayPictures]] = {"war_at_sea": round_pictures}
OF_ANSWERS: Final[Mapping[str, AnswerPictures]] = {"nine_years": nine_years_plots}


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


def chart_pictures(chooser: Chooser, view: Any) -> tuple[Picture, ...]:
    """Return the board as pictures; none if it has only signs."""
    system = chooser.position.system.id
    return PICTURES[system](chooser, view) if system in PICTURES else ()


def play_pictures(
    chooser: Chooser, before: Position, events: Events
) -> tuple[Picture, ...]:
    """Return what is drawn of a play, from its public *events* and public views.

    *before* is the position before it; the chooser has the one after it.
    """
    after = chooser.position
    if after.system.id not in OF_PLAYS:
        return ()
    was, now = (one.system.view(one.state, None) for one in (before, after))
    return OF_PLAYS[after.system.id](chooser, was, now, events)


def answer_pictures(chooser: Chooser, answer: Answer) -> tuple[Picture, ...]:
    """Return what is drawn of an answer, from nothing but the answer."""
    system = chooser.position.system.id
    return OF_ANSWERS[system](chooser, answer) if system in OF_ANSWERS else ()
