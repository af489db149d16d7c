"""Positions of War at Sea to be drawn, and those who read of them."""

from bot.chooser import Chooser
from bot.scenarios import shipped
from rules.war_at_sea.engagement.state import Engagement, Stay, Waiting
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.state import Fleet, Sale, Ship, WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.pictures.readers import reader_of


def opening(scenario: str) -> WarAtSea:
    """Return the first position of a shipped scenario, in its third turn."""
    made = WAR_AT_SEA.new_game(shipped(WAR_AT_SEA, scenario), WarAtSeaOptions())
    return made.evolve(phase="turn", turn=3)


def reader(state: WarAtSea, language: str = "en") -> Chooser:
    """Return what words a position for a reader of this language."""
    return reader_of(WAR_AT_SEA, state, language)


DUEL = opening("duel")
SIX_FLAGS = opening("six-flags")


def busy() -> WarAtSea:
    """Return a position in which everything that a chart can show is to be seen."""
    fleets = dict(SIX_FLAGS.fleets)
    fleets |= {
        "f1": fleets["f1"].evolve(area="sable"),
        "f4": fleets["f4"].evolve(area="sable"),
        "f7": fleets["f7"].evolve(area="dunwater", blockades="dunmouth"),
        "f10": fleets["f10"].evolve(area="eye"),
        "f60": Fleet(
            id="f60",
            name="rovers",
            area="dusk",
            ships=(Ship(id="s99", type="brig", owner="pirates", health=3),),
            points=3,
            commander="umpire",
            host="pirates",
            created=60,
        ),
    }
    battle = Engagement(
        id=3,
        area="sable",
        fleets={"attack": ("f4",), "defend": ("f1",)},
        helpers={"attack": ("f5",), "defend": ()},
        origins={"f4": "basalt"},
        round=2,
        decision=4,
        now=Stay(),
    )
    sold = Ship(id="s98", type="brig", owner="estrava", health=3)
    return SIX_FLAGS.evolve(
        fleets=fleets,
        battles=(battle,),
        queue=(Waiting(area="eye", causes=("f10",), origins={}),),
        sales=(Sale(ship=sold, area="salt", fleet="f15", why="unpaid"),),
    )


BUSY = busy()
