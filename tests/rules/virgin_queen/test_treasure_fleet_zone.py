"""VQ-TF-3.1 to VQ-TF-3.4: where the fleet appears, and who is there."""

import pytest

from rules.kernel.dice import ScriptedDice, Tally
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import Expedition, VirginQueen
from rules.virgin_queen.treasure_fleet.attack import Attack
from rules.virgin_queen.treasure_fleet.flow import AttackSkipped, PiratesGathered
from rules.virgin_queen.treasure_fleet.payout import TreasuresDelivered
from rules.virgin_queen.treasure_fleet.selecting import (
    SelectTreasures,
    select_treasures,
)
from rules.virgin_queen.treasure_fleet.zone import (
    Keep,
    Reroll,
    ZoneKept,
    ZoneRerolled,
    ZoneRolled,
    reroll,
)
from tests.rules.virgin_queen.fleet_scenes import (
    LECLERC,
    awaited,
    barred,
    event_of,
    fleet_of,
    house_rules,
    keys,
    kinds,
    offer,
    play,
    refusal,
    rerolling,
    selecting,
)
from tests.rules.virgin_queen.scenes import DRAKE

SELECT = SelectTreasures(actor="spain", treasures=("t1", "t2"))
SPY = (("england", "spain"),)
IN_B = {"drake": DRAKE}
IN_A = {"drake": DRAKE.evolve(zone="a")}
EVERYWHERE = {
    zone: Expedition(power="france", rating=0, zone=zone) for zone in ("a", "b", "c")
}


@pytest.mark.clause("VQ-TF-3.1", "A-V-12", "A-G-01")
@pytest.mark.parametrize(
    ("die", "zone"), [(1, "a"), (2, "a"), (3, "b"), (4, "b"), (5, "c"), (6, "c")]
)
def test_a_die_names_the_zone_by_the_table_of_the_game(die: int, zone: str) -> None:
    dice = Tally(ScriptedDice([die]))

    result = select_treasures(selecting(expeditions=EVERYWHERE), SELECT, dice)

    (made,) = dice.made
    assert (made.purpose, made.model_dump()["sides"]) == ("zone", 6)
    fleet = fleet_of(result.state)
    assert (fleet.die, fleet.zone) == (die, zone)
    rolled = event_of(result, ZoneRolled)
    assert (rolled.die, rolled.zone, rolled.asked) == (die, zone, False)
    assert rolled.cites == ("VQ-TF-3.1", "A-V-12")


@pytest.mark.clause("VQ-TF-3.1", "A-V-12")
def test_another_game_has_another_table() -> None:
    table = house_rules(zone_table=("c", "c", "c", "c", "c", "a"))
    before = selecting(expeditions=EVERYWHERE, options=table)

    assert fleet_of(play(before, SELECT, faces=[4]).state).zone == "c"


@pytest.mark.clause("VQ-TF-3.2", "A-V-13")
@pytest.mark.parametrize("zone", ["a", "b", "c"])
def test_england_is_asked_with_an_expedition_in_any_zone_of_the_table(
    zone: str,
) -> None:
    there = {"drake": DRAKE.evolve(zone=zone, damaged=True)}
    before = selecting(expeditions=there, informants=SPY)

    result = play(before, SELECT, faces=[4])

    assert awaited(result.state) == [("england", "fleet_reroll")]
    assert event_of(result, ZoneRolled).asked
    assert result.state.opened > before.opened


@pytest.mark.clause("VQ-TF-3.2", "A-V-13")
@pytest.mark.parametrize(
    ("expeditions", "informants"),
    [
        pytest.param(IN_A, (), id="no informant"),
        pytest.param(IN_A, (("spain", "england"),), id="the other way"),
        pytest.param(IN_A, (("england", "france"),), id="with another"),
        pytest.param({}, SPY, id="no expedition"),
        pytest.param({"drake": DRAKE.evolve(zone="home")}, SPY, id="at home"),
        pytest.param({"drake": DRAKE.evolve(zone="d")}, SPY, id="not in the table"),
        pytest.param({"leclerc": LECLERC}, SPY, id="only a French one"),
    ],
)
def test_nobody_is_asked_unless_both_conditions_hold(
    expeditions: dict[str, Expedition], informants: tuple[tuple[str, str], ...]
) -> None:
    before = selecting(
        expeditions=expeditions, informants=informants, zones=("a", "b", "c", "d")
    )

    result = play(before, SELECT, faces=[4])

    assert not event_of(result, ZoneRolled).asked
    assert ("england", "fleet_reroll") not in awaited(result.state)


@pytest.mark.clause("VQ-TF-3.2", "VQ-TF-3.3")
def test_england_keeps_the_die() -> None:
    result = play(rerolling(expeditions=IN_B), Keep(actor="england"))

    assert (fleet_of(result.state).die, fleet_of(result.state).zone) == (4, "b")
    assert event_of(result, ZoneKept).zone == "b"
    assert awaited(result.state) == [("england", "fleet_attack")]


@pytest.mark.clause("VQ-TF-3.2", "VQ-TF-3.3", "A-V-13")
def test_the_second_die_replaces_the_first_for_better_or_worse() -> None:
    better = play(rerolling(expeditions=IN_A), Reroll(actor="england"), faces=[1])
    worse = play(
        rerolling(1, "a", expeditions=IN_A | {"leclerc": LECLERC.evolve(zone="c")}),
        Reroll(actor="england"),
        faces=[6],
    )

    assert fleet_of(better.state).zone == "a"
    assert (fleet_of(worse.state).die, fleet_of(worse.state).zone) == (6, "c")
    event = event_of(worse, ZoneRerolled)
    assert (event.old, event.zone) == ("a", "c")
    assert awaited(worse.state) == [("france", "fleet_attack")]


@pytest.mark.clause("VQ-TF-3.3", "A-V-13")
def test_there_is_one_reroll_for_all_expeditions() -> None:
    fleet = {"drake": DRAKE, "hawkins": DRAKE}

    state = play(rerolling(expeditions=fleet), Reroll(actor="england"), faces=[3]).state

    no = refusal(state, Reroll(actor="england"))
    assert (no.code, no.params["needed"]) == ("other_step", "reroll")
    assert "VQ-TF-3.3" in no.cites


@pytest.mark.clause("VQ-TF-3.3", "A-G-04")
def test_the_second_die_has_a_purpose_of_its_own() -> None:
    dice = Tally(ScriptedDice([3]))

    reroll(rerolling(expeditions=IN_B), Reroll(actor="england"), dice)

    assert [one.purpose for one in dice.made] == ["zone_again"]


@pytest.mark.clause("VQ-TF-3.4", "A-V-13", "A-V-14", "A-V-29")
@pytest.mark.parametrize(
    "expeditions",
    [
        pytest.param({}, id="no expedition at all"),
        pytest.param(IN_A, id="none in the zone"),
        pytest.param(
            {"alba": Expedition(power="spain", rating=1, zone="b")}, id="only Spain's"
        ),
    ],
)
def test_with_no_expedition_there_step_4_is_skipped_and_nobody_returns(
    expeditions: dict[str, Expedition],
) -> None:
    for tf_return in ("attackers", "zone"):
        options = house_rules(tf_return=tf_return)
        before = selecting(expeditions=expeditions, options=options)

        result = play(before, SELECT, faces=[4])

        assert event_of(result, AttackSkipped).zone == "b"
        assert event_of(result, TreasuresDelivered).number == 2
        assert result.state.fleet is None
        assert kinds(result)[-1] == "treasure_fleet_ended"
        no = refusal(result.state, Attack(actor="england", expedition="drake"))
        assert no.code == "fleet_not_open"


@pytest.mark.clause("VQ-TF-3.4", "A-V-13")
def test_the_final_zone_decides_whether_step_4_is_skipped() -> None:
    kept = play(rerolling(expeditions=IN_A), Keep(actor="england"))
    missed = play(rerolling(expeditions=IN_B), Reroll(actor="england"), faces=[6])

    assert event_of(kept, AttackSkipped).zone == "b"
    assert event_of(missed, AttackSkipped).zone == "c"


@pytest.mark.clause("VQ-TF-4.1", "VQ-TF-4.2", "A-V-14")
def test_every_power_but_spain_is_asked_in_impulse_order() -> None:
    there = {
        "leclerc": LECLERC,
        "alba": Expedition(power="spain", rating=3, zone="b"),
        "drake": DRAKE,
        "hayreddin": Expedition(power="ottoman", rating=0, zone="b"),
        "away": DRAKE.evolve(zone="c"),
    }

    result = play(selecting(expeditions=there), SELECT, faces=[4])

    gathered = event_of(result, PiratesGathered)
    assert gathered.powers == ("ottoman", "england", "france")
    assert gathered.expeditions == ("hayreddin", "drake", "leclerc")
    assert fleet_of(result.state).queue == ("ottoman", "england", "france")
    turned = selecting(
        expeditions=there,
        order=("france", "spain", "england", "hre", "protestant", "ottoman"),
    )
    assert awaited(play(turned, SELECT, faces=[4]).state) == [
        ("france", "fleet_attack")
    ]


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "Spain re-rolls",
            "not_england",
            ("VQ-TF-3.2",),
            rerolling(expeditions=IN_B),
            Reroll(actor="spain"),
        ),
        barred(
            "France keeps",
            "not_england",
            ("VQ-TF-3.2",),
            rerolling(expeditions=IN_B),
            Keep(actor="france"),
        ),
    ],
)
def test_refused(
    before: VirginQueen,
    command: VirginQueenCommand,
    code: str,
    cites: tuple[str, ...],
) -> None:
    no = refusal(before, command)

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.clause("VQ-TF-3.2")
def test_both_answers_are_offered_to_england_alone() -> None:
    before = rerolling(expeditions=IN_B)

    assert keys(before, "england") == ["keep", "reroll"]
    for key, faces in (("keep", []), ("reroll", [5])):
        command = offer(before, "england", key).complete()
        assert isinstance(command, Keep | Reroll)
        assert play(before, command, faces).events
    for power in ("spain", "france", "umpire"):
        assert keys(before, power) == []
