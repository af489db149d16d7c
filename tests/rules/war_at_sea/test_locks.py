"""An open engagement locks its area and those beside it (A-S-02)."""

from typing import Any

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.alliance.offering import OfferMerger, OfferShips
from rules.war_at_sea.blockade import Blockade, LiftBlockade
from rules.war_at_sea.desk.factions import SetRelation, SetTreasury
from rules.war_at_sea.desk.fleets import PutFleet, SetPoints
from rules.war_at_sea.desk.ships import GiveShips, MakeFleet, RemoveShips, SetHealth
from rules.war_at_sea.disband import Disband
from rules.war_at_sea.engagement.state import Engagement, Stay
from rules.war_at_sea.fleets import RenameFleet, SplitFleet
from rules.war_at_sea.hire import Hire
from rules.war_at_sea.locks import locked
from rules.war_at_sea.merging import MergeFleets
from rules.war_at_sea.repair import Repair
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.scenes import (
    fleet,
    keys,
    offer,
    play,
    position,
    refusal,
    values,
)

BATTLE = Engagement(
    id=4,
    area="sound",
    fleets={"attack": ("f1",), "defend": ("f2",)},
    helpers={"attack": (), "defend": ()},
    main={"attack": "f1", "defend": "f2"},
    origins={"f1": "gulf"},
    round=1,
    decision=2,
    now=Stay(),
)
STATE = position(
    fleet("f1", "red", "sound", "s1:galleon s10:sloop"),
    fleet("f2", "blue", "sound", "s2:galleon"),
    fleet("f3", "red", "strait", "s3:brig=1 s30:sloop"),
    fleet("f4", "red", "anchorage", "s4:brig s40:sloop"),
    fleet("f5", "red", "reach", "s5:brig"),
    fleet("f6", "green", "strait", "s6:brig"),
    fleet("f7", "red", "strait", "s7:brig"),
    fleet("f8", "blue", "bay", "s8:brig", blockades="redcoast"),
    battles=(BATTLE,),
)


def by(actor: str, command: type[Command], **fields: Any) -> Any:
    name = " ".join(command.path)
    return pytest.param(command(actor=actor, **fields), id=f"A-S-02 {name}")


@pytest.mark.clause("A-S-02")
def test_the_area_and_its_neighbours_are_locked() -> None:
    assert locked(STATE) == {"sound", "strait", "bay", "gulf"}


@pytest.mark.parametrize(
    "command",
    [
        by("red", MoveFleet, fleet="f3", to="anchorage"),
        by("red", MoveFleet, fleet="f4", to="strait"),
        by("red", MoveFleet, fleet="f1", to="gulf"),
        by("red", Blockade, fleet="f1", port="blueport"),
        by("blue", LiftBlockade, fleet="f8"),
        by("red", SplitFleet, fleet="f3", ships=("s3",)),
        by("red", MergeFleets, fleet="f3", into="f7"),
        by("red", OfferMerger, fleet="f3", other="f6"),
        by("red", OfferShips, ships=("s3",), fleet="f6"),
        by("red", Hire, type="sloop", area="strait"),
        by("red", Repair, fleet="f3"),
        by("red", Disband, ships=("s3",)),
        by("umpire", PutFleet, fleet="f4", area="strait"),
        by("umpire", PutFleet, fleet="f3", area="anchorage"),
        by("umpire", SetPoints, fleet="f3", points=1),
        by("umpire", MakeFleet, owner="red", area="bay", ships={"sloop": 1}),
        by("umpire", GiveShips, fleet="f3", ships={"sloop": 1}),
        by("umpire", RemoveShips, ships=("s1",)),
        by("umpire", SetHealth, ship="s1", health=3),
    ],
)
@pytest.mark.clause("A-S-02", "A-S-25")
def test_nothing_changes_there_until_it_is_closed(command: Command) -> None:
    no = refusal(STATE, command)

    assert no.code == "locked"
    assert no.cites[0] == "A-S-02"
    assert (no.params["battle"], no.params["at"]) == (4, "sound")


@pytest.mark.clause("A-S-02")
def test_relations_between_those_who_fight_do_not_change() -> None:
    peace = {"actor": "umpire", "relation": "neutral"}
    no = refusal(
        STATE, SetRelation.model_validate({**peace, "one": "red", "other": "blue"})
    )

    assert (no.code, no.cites) == ("relation_locked", ("A-S-02",))
    others = SetRelation.model_validate({**peace, "one": "red", "other": "green"})
    assert play(STATE, others).state.relations == {"red|blue": "war"}


@pytest.mark.parametrize(
    "command",
    [
        by("red", Hire, type="sloop", area="anchorage"),
        by("red", SplitFleet, fleet="f4", ships=("s4",)),
        by("red", Disband, ships=("s5",)),
        by("red", RenameFleet, fleet="f1", name="Van"),
        by("umpire", SetTreasury, faction="red", gold=1),
        by("umpire", SetPoints, fleet="f5", points=1),
        by("umpire", PutFleet, fleet="f5", area="anchorage"),
    ],
)
@pytest.mark.clause("A-S-02")
def test_two_areas_away_life_goes_on(command: Command) -> None:
    assert play(STATE, command).state.battles == STATE.battles


@pytest.mark.clause("A-S-02")
def test_locked_areas_are_not_offered() -> None:
    found = WAR_AT_SEA.choices(STATE, "red", MoveFleet, {"fleet": "f5"}, "to", "")

    assert values(found) == []
    assert {"move-f3", "move-f4", "move-f5", "repair-f3", "hire-strait"}.isdisjoint(
        keys(STATE, "red")
    )
    assert offer(STATE, "red", "hire-anchorage")
