"""The rounds that are drawn are those that were fought, ship for ship."""

import pytest

from bot.render.sea_rounds import Round, standing, told
from rules.war_at_sea.engagement.state import Fire
from tests.pictures.battles import Play, war
from tests.pictures.scenes import BUSY, DUEL

SEEDS = range(25)


def rounds(play: Play) -> list[Round]:
    return told(play.before, play.after, play.events)


def fleets(one: Round) -> dict[str, list[str]]:
    """Return the ships of each fleet of a round."""
    return {
        fleet.id: [ship.id for ship in fleet.ships]
        for line in one.lines.values()
        for fleet in line
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_health_before_and_after_is_that_of_the_positions(seed: int) -> None:
    for play in war(seed):
        health = {ship.id: ship.health for ship in play.before.ships()}
        for one in rounds(play):
            for line in one.lines.values():
                for ship in (ship for fleet in line for ship in fleet.ships):
                    assert ship.health == health[ship.id]
                    health[ship.id] -= one.damage.get(ship.id, 0)
        left = {ship.id: ship.health for ship in play.after.ships()}
        assert left == {name: one for name, one in health.items() if one}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_play_tells_of_the_rounds_of_its_events(seed: int) -> None:
    for play in war(seed):
        numbers = {
            (one["battle"], one["round"])
            for one in play.events
            if one["kind"] in ("bonus_rolled", "volley_fired")
        }
        assert {(one.battle, one.number) for one in rounds(play)} == numbers
        for one in rounds(play):
            dealt = sum(
                event["dealt"]
                for event in play.events
                if event["kind"] == "volley_fired" and event["round"] == one.number
            )
            assert sum(one.damage.values()) == dealt
            assert one.area == "bluewater"


def first(seed: int, kind: str) -> Play:
    return next(play for play in war(seed) if kind in play.kinds())


def test_dice_totals_and_bonus_are_those_of_the_roll() -> None:
    play = first(3, "bonus_rolled")
    (rolled,) = (one for one in play.events if one["kind"] == "bonus_rolled")

    (one,) = rounds(play)

    assert one.faces == {role: rolled[role] for role in ("attack", "defend")}
    assert one.totals == {
        role: rolled[f"{role}_total"] for role in ("attack", "defend")
    }
    assert (one.bonus or "nobody") == rolled["bonus"]


def test_both_lines_are_told_and_who_only_supports() -> None:
    play = first(0, "bonus_rolled")
    lent = next(play.events[0] for play in war(0) if "support_lent" in play.kinds())

    (one,) = rounds(play)

    assert {"f1", "f3"} < fleets(one).keys()
    assert one.helpers == {lent["fleet"]}
    assert lent["fleet"] in fleets(one)


def test_a_battle_stands_as_its_fleets_do() -> None:
    (battle,) = BUSY.battles

    one = standing(BUSY, battle)

    assert fleets(one) == {
        name: [ship.id for ship in BUSY.fleets[name].ships]
        for name in ("f4", "f5", "f1")
    }
    assert (one.number, one.area, one.helpers) == (
        2,
        "sable",
        frozenset({"f5"}),
    )
    assert (one.faces, one.totals, one.damage) == ({}, {}, {})


def test_a_battle_that_awaits_fire_stands_with_its_totals() -> None:
    (battle,) = BUSY.battles
    totals = {"attack": 7, "defend": 5}
    fire = Fire(totals={"attack": 7, "defend": 5}, asked=("attack",))

    assert standing(BUSY, battle.evolve(now=fire)).totals == totals


def test_a_ship_that_joined_in_the_same_play_is_in_the_line() -> None:
    play = first(3, "bonus_rolled")
    fleet = play.before.fleets["f1"]
    fewer = play.before.with_fleets([fleet.evolve(ships=fleet.ships[:-1])])

    (one,) = told(fewer, play.after, play.events)

    assert fleets(one)["f1"] == [ship.id for ship in fleet.ships]


def test_other_plays_tell_of_no_round() -> None:
    assert told(DUEL, DUEL, [{"kind": "fleet_moved", "fleet": "f1"}]) == []
