"""The door: commands, offers, choices, and who is awaited."""

import json
from typing import Any

import pytest

from rules import SYSTEMS, find_system
from rules.kernel.dice import ScriptedDice
from rules.kernel.fields import shapes
from rules.kernel.model import Command
from rules.kernel.system import System
from rules.war_at_sea.alliance.answering import Accept, Decline
from rules.war_at_sea.alliance.offering import OfferMerger, OfferShips
from rules.war_at_sea.blockade import Blockade, LiftBlockade
from rules.war_at_sea.buyout import Buy
from rules.war_at_sea.disband import Disband
from rules.war_at_sea.fleets import RenameFleet, SplitFleet
from rules.war_at_sea.hire import Hire
from rules.war_at_sea.merging import MergeFleets
from rules.war_at_sea.repair import Repair
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.state import LedgerLine, Proposal, WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.scenes import combined, fleet, position, values

RED = fleet("f1", "red", "strait", "s1:galleon=3 s2:sloop")
STATE = position(
    RED,
    fleet("f2", "red", "strait", "s3:brig"),
    fleet("f3", "green", "strait", "s4:brig"),
    fleet("f4", "blue", "gulf", "s5:sloop", blockades=None),
    fleet("f5", "red", "sound", "s6:sloop", blockades="blueport"),
    proposals=(
        Proposal(
            id="p7",
            what="merge",
            by="green",
            to=("red",),
            accepted=(),
            fleets=("f3", "f1"),
        ),
    ),
)

MOST_BYTES = 64 * 1024


def test_the_system_is_found_by_its_id() -> None:
    system: System[WarAtSea] = WAR_AT_SEA

    assert find_system("war_at_sea") is system
    assert system in SYSTEMS
    assert system.root == "sea"


def test_every_field_is_of_a_type_that_players_can_fill_in() -> None:
    for request in (*WAR_AT_SEA.commands, *WAR_AT_SEA.questions):
        assert [shape.name for shape in shapes(request)] == list(request.fields())


def test_no_level_holds_more_commands_than_discord_shows() -> None:
    paths = [one.path for one in (*WAR_AT_SEA.commands, *WAR_AT_SEA.questions)]

    assert len(set(paths)) == len(paths)
    assert len({path[0] for path in paths}) <= 25
    for group in {path[0] for path in paths if len(path) > 1}:
        assert len([path for path in paths if path[0] == group]) <= 25


def test_a_command_of_another_system_is_a_fault() -> None:
    class Parley(Command):
        path = ("parley",)

    with pytest.raises(AssertionError, match="Parley"):
        WAR_AT_SEA.apply(STATE, Parley(actor="umpire"), ScriptedDice())


@pytest.mark.parametrize(
    ("command", "filled", "field", "found"),
    [
        (MoveFleet, {}, "fleet", "f1 f2 f5"),
        (MoveFleet, {"fleet": "f1"}, "to", "anchorage sound bay"),
        (MoveFleet, {}, "to", "anchorage strait sound bay gulf reach"),
        (Blockade, {"fleet": "f5"}, "port", "blueport bluefort"),
        (Blockade, {}, "port", "redport blueport bluefort greenport freeport"),
        (LiftBlockade, {}, "fleet", "f5"),
        (SplitFleet, {}, "fleet", "f1 f2 f5"),
        (SplitFleet, {"fleet": "f1"}, "ships", "s1 s2"),
        (SplitFleet, {"fleet": "f3"}, "ships", ""),
        (SplitFleet, {}, "ships", ""),
        (MergeFleets, {"fleet": "f1"}, "into", "f2"),
        (MergeFleets, {}, "into", "f1 f2 f5"),
        (RenameFleet, {"fleet": "f1"}, "name", ""),
        (OfferMerger, {}, "fleet", "f1 f2 f5"),
        (OfferMerger, {"fleet": "f1"}, "other", "f3"),
        (OfferMerger, {"fleet": "f1", "other": "f3"}, "commander", "red green"),
        (OfferShips, {}, "ships", "s1 s2 s3 s6"),
        (OfferShips, {}, "fleet", "f3"),
        (Accept, {}, "offer", "p7"),
        (Decline, {}, "offer", "p7"),
        (Hire, {}, "type", "galleon frigate brig sloop"),
        (Hire, {}, "area", "anchorage strait bay"),
        (Hire, {"area": "strait"}, "fleet", "f1 f2"),
        (Repair, {}, "fleet", "f1"),
        (Repair, {"fleet": "f1"}, "ships", "s1"),
        (Repair, {}, "ships", ""),
        (Disband, {}, "ships", "s1 s2 s3 s6"),
    ],
)
def test_what_fits_a_field(
    command: Any, filled: dict[str, Any], field: str, found: str
) -> None:
    choices = WAR_AT_SEA.choices(STATE, "red", command, filled, field, "")

    assert values(choices) == found.split()


def test_the_public_and_the_umpire_choose_too() -> None:
    for viewer in (None, "umpire"):
        assert values(WAR_AT_SEA.choices(STATE, viewer, Hire, {}, "type", "")) == [
            "galleon",
            "frigate",
            "brig",
            "sloop",
        ]
        for command, field in ((OfferMerger, "other"), (Buy, "ships")):
            assert WAR_AT_SEA.choices(STATE, viewer, command, {}, field, "") == ()


def test_choices_are_narrowed_by_what_is_typed() -> None:
    found = WAR_AT_SEA.choices(STATE, "red", MoveFleet, {}, "to", "a")

    assert values(found) == ["anchorage", "strait", "bay", "reach"]


def test_an_ally_is_offered_only_what_is_his() -> None:
    joint = position(combined(RED, fleet("f3", "green", "strait", "s4:brig"), None))

    for side in ("red", "green"):
        offered = {one.key for one in WAR_AT_SEA.offers(joint, side)}
        assert "move-f1" in offered
    assert "move-f1" not in {one.key for one in WAR_AT_SEA.offers(joint, "blue")}
    assert WAR_AT_SEA.offers(joint, "atlantis") == ()


def test_offers_have_short_keys_of_their_own() -> None:
    for side in (*STATE.factions, "umpire"):
        keys = [one.key for one in WAR_AT_SEA.offers(STATE, side)]
        assert len(set(keys)) == len(keys)
        assert all(len(key) <= 32 for key in keys)


def test_a_large_campaign_stays_small() -> None:
    names = [f"realm{number}" for number in range(6)]
    kinds = ("galleon", "frigate", "brig", "sloop")
    fleets = []
    for number in range(60):
        first = number * 7
        listed = " ".join(
            f"s{first + one}:{kinds[one % 4]}" for one in range(7 if number < 40 else 6)
        )
        fleets.append(
            fleet(
                f"f{number + 1}",
                names[number % 6],
                "anchorage",
                listed,
                name=f"The {number}th squadron of the line",
            )
        )
    areas = {
        f"area{number}": {"neighbours": [f"area{n}" for n in range(6)], "x": 1, "y": 1}
        for number in range(25)
    }
    line = LedgerLine(turn=99, what="buyout", gold=-9999, left=99999)
    state = position(
        *fleets,
        factions=tuple(names),
        treasuries=dict.fromkeys(names, 99999),
        relations={f"{one}|{other}": "war" for one in names for other in names},
        ledgers=dict.fromkeys(names, (line,) * 24),
    )
    raw = json.loads(state.model_dump_json())
    raw["areas"] = areas
    ids = [*areas, *raw["provinces"], *names, *kinds]
    raw["names"] = {
        "en": {one: f"The {one} of names" for one in ids},
        "ru": {one: f"Название {one}" for one in ids},
    }

    assert len(list(state.ships())) == 400
    assert len(json.dumps(raw, ensure_ascii=False).encode()) < MOST_BYTES
