"""What is sealed is seen by its own side alone."""

from typing import Any

import pytest

from rules.kernel.audience import Viewer
from rules.war_at_sea.engagement.state import Engagement, Fire, Shots, Stay, Support
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.scenes import combined, fleet, position

RED = fleet("f1", "red", "sound", "s1:galleon")
BLUE = fleet("f2", "blue", "sound", "s2:galleon")
HELPER = fleet("f3", "green", "bay", "s3:sloop")
SECRET = Shots(targets={"s2": 3})


def fight(now: Any, **changes: Any) -> WarAtSea:
    battle = Engagement(
        id=1,
        area="sound",
        fleets={"attack": ("f1",), "defend": ("f2",)},
        helpers={"attack": ("f3",), "defend": ()},
        main={"attack": "f1", "defend": "f2"},
        origins={"f1": "strait"},
        decision=2,
        now=now,
        **changes,
    )
    return position(RED, BLUE, HELPER, battles=(battle,))


def firing(shots: Shots) -> WarAtSea:
    now = Fire(
        totals={"attack": 6, "defend": 6},
        asked=("attack", "defend"),
        orders={"attack": shots},
    )
    return fight(now)


def seen(state: WarAtSea, viewer: Viewer) -> Any:
    return WAR_AT_SEA.view(state, viewer).battles[0].now


@pytest.mark.parametrize("viewer", ["blue", "umpire", None])
@pytest.mark.clause("A-S-51")
def test_others_see_only_that_an_order_is_in(viewer: Viewer) -> None:
    first, second = firing(SECRET), firing(Shots(even=True))

    assert seen(first, viewer).orders == {"attack": Shots(unseen=True)}
    assert WAR_AT_SEA.view(first, viewer) == WAR_AT_SEA.view(second, viewer)


@pytest.mark.parametrize("viewer", ["red", "green"])
@pytest.mark.clause("A-S-51")
def test_its_own_side_sees_an_order(viewer: Viewer) -> None:
    assert seen(firing(SECRET), viewer).orders == {"attack": SECRET}


@pytest.mark.clause("A-S-43")
def test_answers_about_retreat_are_sealed_too() -> None:
    state = fight(Stay(answers={"defend": "retreat"}))

    assert seen(state, "blue").answers == {"defend": "retreat"}
    for viewer in ("red", "umpire", None):
        assert seen(state, viewer).answers == {"defend": "unseen"}


@pytest.mark.clause("A-S-43", "SEA-PIR-2")
def test_the_umpire_sees_his_pirates_answer_and_no_other() -> None:
    state = fight(Stay(answers={"attack": "fight_on", "defend": "retreat"}))
    pirates = RED.evolve(ships=tuple(s.evolve(owner="pirates") for s in RED.ships))
    state = state.with_fleets((pirates,))

    assert seen(state, "umpire").answers == {
        "attack": "fight_on",
        "defend": "unseen",
    }


@pytest.mark.clause("A-S-11", "A-S-43")
def test_joint_answers_are_seen_by_the_owners_while_sealed() -> None:
    joint = {"f1": {"red": "retreat"}}
    green = fleet("f3", "green", "sound", "s3:sloop")
    sealed = fight(Stay(), joint=joint).with_fleets((combined(RED, green, None),))
    openly = fight(Support(), joint=joint)

    def told(state: WarAtSea, viewer: Viewer) -> dict[str, dict[str, str]]:
        return WAR_AT_SEA.view(state, viewer).battles[0].joint

    assert told(sealed, "green") == joint
    assert told(sealed, "blue") == told(sealed, "umpire") == {"f1": {"red": "unseen"}}
    assert told(openly, "blue") == joint


@pytest.mark.clause("SEA-BLK-3")
def test_nothing_else_is_hidden() -> None:
    state = position(RED.evolve(blockades="blueport"), BLUE)

    assert WAR_AT_SEA.view(state, None) == state
