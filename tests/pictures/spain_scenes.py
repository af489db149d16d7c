"""Positions of Virgin Queen to be drawn, and those who read of them."""

from bot.chooser import Chooser
from bot.render.boards import chart_pictures
from bot.render.post import Picture
from rules.kernel.audience import Viewer
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.names import Power
from rules.virgin_queen.options import VirginQueenOptions
from rules.virgin_queen.state import Expedition, Space, VirginQueen
from rules.virgin_queen.system import VIRGIN_QUEEN
from rules.virgin_queen.treasure_fleet.state import TreasureFleet
from rules.virgin_queen.troops import Troops
from rules.virgin_queen.view import view
from tests.pictures.readers import reader_of
from tests.rules.virgin_queen.scenes import TREASURES, in_action, position, spaces

NAMED = {
    "t1": ("Silver of Potosi", "Серебро Потоси"),
    "t2": ("Pearls", "Жемчуг"),
    "t3": ("Emeralds", "Изумруды"),
    "t4": ("Cochineal", "Кошениль"),
    "t5": ("Gold of Peru", "Золото Перу"),
    "t6": ("Sugar", "Сахар"),
    "t7": ("Cacao", "Какао"),
    "t8": ("Indigo", "Индиго"),
    "a": ("Caribbean", "Карибское море"),
    "b": ("Azores", "Азорские острова"),
    "c": ("Canaries", "Канарские острова"),
    "drake": ("Drake", "Дрейк"),
    "hawkins": ("Hawkins", "Хокинс"),
    "frobisher": ("Frobisher", "Фробишер"),
    "leclerc": ("Le Clerc", "Леклерк"),
    "sores": ("Sores", "Сорес"),
    "boisot": ("Boisot", "Буазо"),
    "menendez": ("Menéndez", "Менендес"),
    "uluc": ("Uluç Ali", "Улуч-Али"),
    "madrid": ("Madrid", "Мадрид"),
    "milan": ("Milan", "Милан"),
    "seville": ("Seville", "Севилья"),
    "corunna": ("Corunna", "Корунья"),
    "lisbon": ("Lisbon", "Лиссабон"),
    "antwerp": ("Antwerp", "Антверпен"),
    "barcelona": ("Barcelona", "Барселона"),
    "naples": ("Naples", "Неаполь"),
    "calais": ("Calais", "Кале"),
    "plymouth": ("Plymouth", "Плимут"),
    "biscay": ("Bay of Biscay", "Бискайский залив"),
    "gulf": ("Gulf of Cadiz", "Кадисский залив"),
    "channel": ("English Channel", "Ла-Манш"),
    "alba": ("Alba", "Альба"),
    "parma": ("Parma", "Парма"),
}
NAMES = {
    language: {code: both[at] for code, both in NAMED.items()}
    for at, language in enumerate(("en", "ru"))
}
FAR = (
    ("Eastern Atlantic", "Gulf of Guinea", "Mexico", "Vice Admiral"),
    ("Восточная Атлантика", "Гвинейский залив", "Мексика", "Адмирал флота"),
)
EXPEDITIONS = {
    "drake": Expedition(power="england", rating=2, zone="b", loot=("t9",)),
    "hawkins": Expedition(power="england", rating=1, zone="b", damaged=True),
    "leclerc": Expedition(
        power="france", rating=1, zone="b", damaged=True, loot=("t10", "t11")
    ),
    "sores": Expedition(power="france", rating=1, zone="c"),
    "boisot": Expedition(power="protestant", rating=0, zone="a"),
    "menendez": Expedition(power="spain", rating=1, zone="a"),
    "frobisher": Expedition(power="england", rating=1, zone="home"),
    "uluc": Expedition(power="ottoman", rating=2, zone="home", damaged=True),
}


def opening() -> VirginQueen:
    """Return a first turn in which nothing has happened."""
    return position(names=NAMES)


def busy() -> VirginQueen:
    """Return a position in which all that the picture can show is to be seen."""
    land = spaces() | {
        "madrid": Space(controller="spain", troops=Troops(regulars=3)),
        "milan": Space(
            controller="spain",
            troops=Troops(regulars=2, mercenaries=4),
            leaders=("alba",),
        ),
        "antwerp": Space(
            controller="spain",
            seas=("channel",),
            unrest=True,
            besieged=True,
            troops=Troops(regulars=1),
            beaten=Troops(regulars=1),
        ),
    }
    return in_action(
        names=NAMES,
        turn=3,
        values={one: 1 + at % 4 for at, one in enumerate(TREASURES)},
        spaces=land,
        row=("t2", "t4", "t6"),
        inspected=("t2", "t4"),
        holdings={"spain": ("t12", "t13"), "england": ("t14",)},
        discard=("t15",),
        expeditions=EXPEDITIONS,
        informants=(("england", "spain"),),
        piracy_vp={"england": 4, "france": 1},
        galleons=2,
        escort=2,
        events=1,
        fleet=TreasureFleet(
            step="attack",
            count=3,
            selected=("t1", "t3", "t5"),
            die=4,
            zone="b",
            queue=("england", "france"),
            asked=("drake",),
            attacked=("drake",),
        ),
        armada=Armada(
            strength=6,
            place="biscay",
            cargo=Troops(regulars=3, mercenaries=1),
            leaders=("parma",),
            beaten=Troops(regulars=1),
        ),
    )


def crowded() -> VirginQueen:
    """Return six ocean zones, many expeditions with long names, a long row."""
    zones = ("a", "b", "c", "d", "e", "f")
    names = {
        language: own
        | {"d": far[0], "e": far[1], "f": far[2]}
        | {f"x{at}": f"{far[3]} {at}" for at in range(1, 13)}
        for (language, own), far in zip(NAMES.items(), FAR, strict=True)
    }
    powers: tuple[Power, ...] = ("england", "france", "ottoman", "protestant")
    return busy().evolve(
        names=names,
        zones=zones,
        options=VirginQueenOptions(zone_table=zones),
        row=("t2", "t4", "t6", "t7", "t8", "t16", "t17", "t18", "t19", "t20"),
        pool=(),
        expeditions=EXPEDITIONS
        | {
            f"x{at}": Expedition(
                power=powers[at % 4], rating=at % 3, zone=zones[at % 6]
            )
            for at in range(1, 13)
        },
    )


OPENING = opening()
BUSY = busy()
CROWDED = crowded()


def reader(state: VirginQueen, language: str = "en") -> Chooser:
    """Return what words a position for a reader of this language."""
    return reader_of(VIRGIN_QUEEN, state, language)


def board(state: VirginQueen, language: str = "en", viewer: Viewer = None) -> Picture:
    """Return the picture of the board as *viewer* may see it."""
    (picture,) = chart_pictures(reader(state, language), view(state, viewer))
    return picture
