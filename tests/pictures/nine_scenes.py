"""Positions of Nine Years to be drawn, and those who read of them."""

from bot.chooser import Chooser
from rules.nine_years.options import NineYearsOptions
from rules.nine_years.state import Marker, NineYears
from rules.nine_years.system import NINE_YEARS
from rules.nine_years.theatre import (
    Arrival,
    Counter,
    Destinations,
    FleetMarker,
    Force,
    Line,
    Space,
    Theatre,
)
from rules.nine_years.winter.state import Winter
from tests.pictures.readers import reader_of
from tests.rules.nine_years.scenes import OPENING

NAMES = {
    "en": {
        "london": "London",
        "dover": "Dover",
        "calais": "Calais",
        "mons": "Mons",
        "namur": "Namur",
        "ghent": "Ghent",
        "paris": "Paris",
        "cologne": "Cologne",
        "channel": "The Channel",
        "atlantic": "Atlantic",
        "f1": "Army of Flanders",
        "waldeck": "Waldeck",
        "luxembourg": "Luxembourg",
        "boufflers": "Boufflers",
    },
    "ru": {
        "london": "Лондон",
        "dover": "Дувр",
        "calais": "Кале",
        "mons": "Монс",
        "namur": "Намюр",
        "ghent": "Гент",
        "paris": "Париж",
        "cologne": "Кёльн",
        "channel": "Ла-Манш",
        "atlantic": "Атлантика",
        "f1": "Фландрская армия",
        "waldeck": "Вальдек",
        "luxembourg": "Люксембург",
        "boufflers": "Буффлер",
    },
}

SPACES = {
    "london": Space(
        controller="alliance",
        fortified=True,
        seas=("channel",),
        neighbours=("dover",),
        x=10,
        y=0,
    ),
    "dover": Space(
        controller="alliance", seas=("channel",), neighbours=("london",), x=20, y=15
    ),
    "calais": Space(
        controller="bourbon",
        fortified=True,
        seas=("channel",),
        neighbours=("ghent", "paris"),
        x=25,
        y=45,
    ),
    "ghent": Space(
        controller="alliance", neighbours=("calais", "mons", "namur"), x=60, y=35
    ),
    "mons": Space(
        controller="bourbon",
        fortified=True,
        neighbours=("ghent", "namur", "paris"),
        x=60,
        y=60,
    ),
    "namur": Space(
        controller="alliance",
        fortified=True,
        neighbours=("cologne", "ghent", "mons"),
        x=85,
        y=50,
    ),
    "paris": Space(
        controller="bourbon", fortified=True, neighbours=("calais", "mons"), x=30, y=95
    ),
    "cologne": Space(controller=None, neighbours=("namur",), x=110, y=30),
}

FORCES = {
    "f1": Force(
        side="alliance",
        space="mons",
        full=4,
        reduced=2,
        leaders=("waldeck",),
        destinations=Destinations(land=("ghent", "namur")),
    ),
    "f2": Force(side="bourbon", space="mons", full=1),
    "f3": Force(
        side="bourbon",
        space="ghent",
        full=11,
        leaders=("luxembourg", "boufflers"),
        destinations=Destinations(land=("mons", "calais")),
    ),
    "f4": Force(side="alliance", space="london", reduced=3),
}

THEATRE = Theatre(
    spaces=SPACES,
    seas=("channel", "atlantic"),
    forces=FORCES,
    pool={"alliance": 5, "bourbon": 0},
    arrivals=(Arrival(leader="boufflers", side="bourbon", year=1692),),
    reserve={"alliance": ("waldeck",)},
    counters=(
        Counter(kind="famous_victory", space="ghent"),
        Counter(kind="demoralized", space="mons"),
        Counter(kind="demoralized", space="mons"),
    ),
    fleets=(
        FleetMarker(side="bourbon", place="calais"),
        FleetMarker(side="alliance", place="channel"),
        FleetMarker(side="bourbon", place="channel"),
    ),
    lines={"l1": Line(side="bourbon", space="calais")},
    beachy_head=True,
)

COLONIES = OPENING.evolve(
    year=1690,
    phase="campaign",
    turn="alliance",
    rolled=True,
    marker=Marker(box=4, side="alliance"),
    support={"bourbon": 3, "alliance": 5},
    atlantic="bourbon",
)
"""A game without a map."""

WINTER = COLONIES.evolve(
    year=1691,
    phase="winter_quarters",
    turn=None,
    names=NAMES,
    theatre=THEATRE,
    winter=Winter(
        step="withdrawals",
        legal={"f1": ("ghent", "namur"), "f3": ("mons", "calais")},
        orders={"f1": "namur", "f3": "calais"},
        done=("alliance",),
    ),
)
"""Withdrawals: both sides have ordered theirs in private, the Alliance is done."""

LONG = OPENING.evolve(
    options=NineYearsOptions(track=tuple(range(-20, 20))),
    track=tuple(range(-20, 20)),
    marker=Marker(box=20, side="bourbon"),
)
"""The longest track there may be."""


def reader(state: NineYears, language: str = "en") -> Chooser:
    """Return what words a position for a reader of this language."""
    return reader_of(NINE_YEARS, state, language)
