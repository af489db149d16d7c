"""Nine Years: the plot of where the marker may lie after several rolls."""

from bot.chooser import Chooser
from bot.pictures.nine_odds import Plot, plot
from bot.pictures.nine_track import Box
from bot.render.nine_tracks import flags_of, track_of
from bot.render.nine_years import signed
from bot.render.post import ALT, Picture, short
from rules.kernel.model import Answer
from rules.nine_years.forecast import TrackEnd, TrackForecast, percent
from rules.nine_years.odds import RollOdds


def nine_years_plots(chooser: Chooser, answer: Answer) -> tuple[Picture, ...]:
    """Return a plot of what comes after several rolls, if that was asked."""
    if not isinstance(answer, RollOdds) or answer.later is None:
        return ()
    later = answer.later
    likeliest = max(later.ends, key=lambda one: one.count)
    alt = chooser.say(
        "nine_years-plot-alt",
        rolls=later.rolls,
        value=likeliest.value,
        place=likeliest.place,
        number=likeliest.percent,
    )
    shown = plot(_plot(chooser, later))
    return (Picture(name="odds.png", svg=shown, alt=short(alt, ALT)),)


def _plot(chooser: Chooser, later: TrackForecast) -> Plot:
    flown = flags_of(chooser)
    most = max(one.count for one in later.ends)
    boxes = tuple(
        Box(
            value=signed(one.value),
            marker=flown[later.up] if one.box == later.start else None,
            share=one.count / most,
            said=_share(chooser, one),
        )
        for one in later.ends
    )
    return Plot(
        title=chooser.say("nine_years-plot-title", rolls=later.rolls),
        assumed=chooser.say(
            "nine_years-plot-assumed", atlantic=later.atlantic, side=later.up
        ),
        ends=chooser.say(
            "nine_years-plot-ends",
            more=percent(later.alliance, later.throws),
            same=percent(later.unchanged, later.throws),
            fewer=percent(later.bourbon, later.throws),
        ),
        track=track_of(chooser, boxes, plotted=True),
    )


def _share(chooser: Chooser, end: TrackEnd) -> str:
    """Return the share of a box in tenths of a percent; nothing for none at all."""
    if not end.count:
        return ""
    tenths = (2000 * end.count + end.throws) // (2 * end.throws)
    if not tenths:
        return chooser.say("nine_years-plot-little")
    return chooser.say("nine_years-plot-share", number=tenths / 10)
