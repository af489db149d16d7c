"""SEA-REP: repairing ships off a port that is open."""

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.money import GoldPaid
from rules.war_at_sea.repair import Repair, ShipsRepaired
from rules.war_at_sea.state import WarAtSea
from tests.rules.war_at_sea.scenes import (
    barred,
    combined,
    event_of,
    fleet,
    keys,
    offer,
    play,
    position,
    refusal,
)

HURT = fleet("f1", "red", "strait", "s1:frigate=7 s2:frigate=1 s3:brig=5 s4:sloop")
STATE = position(HURT)


def repair(*ships: str, actor: str = "red") -> Repair:
    return Repair(actor=actor, fleet="f1", ships=ships or None)


@pytest.mark.parametrize(
    ("listed", "gold"),
    [
        pytest.param(("s1",), 30, id="SEA-REP-1 one point"),
        pytest.param(("s2",), 30, id="SEA-REP-1 seven points"),
        pytest.param(("s3",), 38, id="A-S-10 37.5"),
        pytest.param(("s1", "s3"), 68, id="A-S-10 67.5"),
        pytest.param((), 98, id="A-S-09 all that are damaged"),
    ],
)
@pytest.mark.clause("SEA-REP-1", "A-S-09", "A-S-10", "A-S-60")
def test_half_the_hire_cost_whatever_the_damage(
    listed: tuple[str, ...], gold: int
) -> None:
    result = play(STATE, repair(*listed))

    healed = event_of(result, ShipsRepaired).healed
    assert set(healed) == set(listed or ("s1", "s2", "s3"))
    assert event_of(result, GoldPaid).gold == gold
    assert result.state.treasuries["red"] == 200 - gold
    assert result.state.fleets["f1"].points == 3
    for ship in result.state.fleets["f1"].ships:
        if ship.id in healed:
            assert ship.health == STATE.ship_types[ship.type].health


@pytest.mark.clause("SEA-HIRE-4", "A-S-07")
def test_an_allys_port_serves() -> None:
    result = play(position(HURT.evolve(area="bay")), repair())

    assert event_of(result, ShipsRepaired).port == "greenport"


@pytest.mark.clause("A-S-11")
def test_an_owner_repairs_only_his_ships_in_a_combined_fleet() -> None:
    green = fleet("f2", "green", "strait", "s8:brig=1")
    result = play(position(combined(HURT, green, "green")), repair())

    assert "s8" not in event_of(result, ShipsRepaired).healed
    assert result.state.fleets["f1"].ships[-1].health == 1


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "undamaged", "no_such_ship", ("SEA-REP-1", "A-S-09"), STATE, repair("s4")
        ),
        barred(
            "nothing damaged",
            "nothing_damaged",
            ("SEA-REP-1", "A-S-09"),
            position(fleet("f1", "red", "strait", "s1:sloop")),
            repair(),
        ),
        barred(
            "no port",
            "no_port_here",
            ("SEA-HIRE-1", "SEA-HIRE-2", "SEA-HIRE-4"),
            position(HURT.evolve(area="reach")),
            repair(),
        ),
        barred(
            "blockaded",
            "port_blockaded",
            ("SEA-HIRE-3",),
            position(
                HURT,
                fleet("f2", "pirates", "anchorage", "s9:sloop", blockades="redport"),
            ),
            repair(),
        ),
        barred(
            "no gold",
            "treasury_short",
            ("SEA-REP-1",),
            STATE.evolve(treasuries={"red": 97, "blue": 0, "green": 0}),
            repair(),
        ),
        barred(
            "no fleet",
            "no_such_fleet",
            ("SEA-HIRE-4",),
            STATE,
            Repair(actor="red", fleet="f8"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.clause("SEA-HIRE-4", "SEA-REP-1")
def test_repair_is_offered_where_gold_reaches_for_all() -> None:
    done = offer(STATE, "red", "repair-f1").complete()

    assert play(STATE, done).state.treasuries["red"] == 102
    poor = STATE.evolve(treasuries={"red": 97, "blue": 0, "green": 0})
    assert "repair-f1" not in keys(poor, "red")
