"""SEA-HIRE: hiring ships off a port that is open."""

import pytest

from rules.kernel.model import Command
from rules.war_at_sea.hire import Hire, ShipsHired
from rules.war_at_sea.money import GoldPaid
from rules.war_at_sea.state import WarAtSea
from tests.rules.war_at_sea.scenes import (
    barred,
    combined,
    event_of,
    fleet,
    house_rules,
    keys,
    offer,
    play,
    position,
    refusal,
)

EMPTY = position()
OWN = fleet("f1", "red", "strait", "s1:sloop", points=1)
ENEMY = fleet("f9", "blue", "strait", "s9:sloop", blockades="redport")
BLOCKADED = position(ENEMY)


def hire(area: str = "strait", kind: str = "frigate", **more: object) -> Hire:
    return Hire.model_validate({"actor": "red", "type": kind, "area": area, **more})


@pytest.mark.clause("SEA-HIRE-1", "SEA-HIRE-5", "A-S-08")
def test_gold_alone_buys_ships_that_sail_at_once() -> None:
    result = play(EMPTY, hire(number=2))

    new = result.state.fleets["f100"]
    assert [ship.id for ship in new.ships] == ["s100", "s101"]
    assert [ship.health for ship in new.ships] == [8, 8]
    assert (new.area, new.points, new.commander) == ("strait", 3, "red")
    assert result.state.treasuries == {"red": 80, "blue": 200, "green": 200}
    assert event_of(result, ShipsHired).port == "redport"
    assert event_of(result, GoldPaid).gold == 120


@pytest.mark.clause("SEA-HIRE-1", "A-S-08")
def test_with_new_fleet_mp_0_new_fleets_wait_for_the_next_turn() -> None:
    state = EMPTY.evolve(options=house_rules(new_fleet_mp=0))

    assert play(state, hire()).state.fleets["f100"].points == 0


@pytest.mark.clause("A-S-08")
def test_a_fleet_that_is_joined_keeps_its_points() -> None:
    result = play(position(OWN), hire(fleet="f1"))

    assert [ship.id for ship in result.state.fleets["f1"].ships] == ["s1", "s100"]
    assert result.state.fleets["f1"].points == 1
    assert not event_of(result, ShipsHired).new


@pytest.mark.clause("SEA-HIRE-2", "A-S-07")
def test_an_allys_port_serves_without_asking_him() -> None:
    result = play(EMPTY, hire("bay"))

    hired = event_of(result, ShipsHired)
    assert (hired.port, hired.area) == ("greenport", "bay")
    assert {"SEA-HIRE-2", "A-S-07"} <= set(hired.cites)


@pytest.mark.clause("SEA-HIRE-3", "A-S-05")
def test_a_second_port_that_nobody_closes_will_do() -> None:
    red = fleet("f9", "red", "gulf", "s9:sloop", blockades="bluefort")
    result = play(position(red), hire("sound", actor="blue"))

    assert event_of(result, ShipsHired).port == "blueport"


@pytest.mark.clause("A-S-06")
def test_enemies_that_close_no_port_do_not_hinder_hiring() -> None:
    state = position(ENEMY.evolve(blockades=None, points=0))

    result = play(state, hire(), faces=[])

    (battle,) = result.state.battles
    assert battle.fleets == {"attack": ("f100",), "defend": ("f9",)}
    assert battle.origins == {"f100": None}


@pytest.mark.clause("A-S-11")
def test_an_owner_hires_into_a_combined_fleet_for_himself() -> None:
    green = fleet("f2", "green", "strait", "s2:brig")
    result = play(position(combined(OWN, green, "green")), hire(fleet="f1"))

    assert [ship.owner for ship in result.state.fleets["f1"].ships] == [
        "red",
        "green",
        "red",
    ]


TWENTY = fleet("f1", "red", "strait", " ".join(f"s{n}:sloop" for n in range(1, 20)))


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "too dear",
            "treasury_short",
            ("SEA-HIRE-1",),
            EMPTY.evolve(treasuries={"red": 50, "blue": 0, "green": 0}),
            hire(),
        ),
        barred(
            "no port",
            "no_port_here",
            ("SEA-HIRE-1", "SEA-HIRE-2", "SEA-HIRE-4"),
            EMPTY,
            hire("gulf"),
        ),
        barred(
            "a neutral's port",
            "no_port_here",
            ("SEA-HIRE-1", "SEA-HIRE-2", "SEA-HIRE-4"),
            EMPTY,
            hire("bay", actor="blue"),
        ),
        barred(
            "nobody's port",
            "no_port_here",
            ("SEA-HIRE-1", "SEA-HIRE-2", "SEA-HIRE-4"),
            EMPTY,
            hire("reach"),
        ),
        barred(
            "only port closed", "port_blockaded", ("SEA-HIRE-3",), BLOCKADED, hire()
        ),
        barred(
            "no such type",
            "no_such_type",
            ("SEA-HIRE-1", "A-S-04"),
            EMPTY,
            hire(kind="raft"),
        ),
        barred("no such area", "no_such_area", ("SEA-HIRE-1",), EMPTY, hire("styx")),
        barred(
            "full",
            "fleet_full",
            ("SEA-FLEET-1", "SEA-HIRE-1"),
            position(TWENTY),
            hire(kind="sloop", number=2, fleet="f1"),
        ),
        barred(
            "fleet elsewhere",
            "no_fleet_of_yours_here",
            ("SEA-HIRE-1", "A-S-08"),
            position(OWN),
            hire("anchorage", fleet="f1"),
        ),
        barred(
            "before the game",
            "wrong_phase",
            ("SEA-HIRE-1", "A-S-01"),
            EMPTY.evolve(phase="setup"),
            hire(),
        ),
        barred(
            "pirates cannot hire",
            "name_a_side",
            ("A-G-02",),
            EMPTY,
            hire(actor="umpire"),
        ),
    ],
)
def test_refused(
    before: WarAtSea, command: Command, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.clause("SEA-FLEET-1")
def test_the_twentieth_ship_fits() -> None:
    result = play(position(TWENTY), hire(kind="sloop", fleet="f1"))

    assert len(result.state.fleets["f1"].ships) == 20


@pytest.mark.clause("SEA-HIRE-1")
def test_hiring_is_offered_where_a_port_is_open_and_gold_reaches() -> None:
    poor = EMPTY.evolve(treasuries={"red": 24, "blue": 0, "green": 0})
    frigate = offer(EMPTY, "red", "hire-strait").complete("frigate")

    assert play(EMPTY, frigate).state.fleets["f100"].area == "strait"
    assert {"hire-anchorage", "hire-strait", "hire-bay"} <= set(keys(EMPTY, "red"))
    assert not [key for key in keys(poor, "red") if key.startswith("hire")]
    assert "hire-strait" not in keys(BLOCKADED, "red")
