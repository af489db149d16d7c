"""VQ-TF-0.1 to VQ-TF-2.5: the event begins, and Spain selects what sails."""

from typing import get_args

import pytest

from rules.virgin_queen.names import POWERS
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import VirginQueen
from rules.virgin_queen.treasure_fleet.attack import Attack, PassBy
from rules.virgin_queen.treasure_fleet.homing import (
    ReturnHome,
    Stay,
    TreasureFleetEnded,
)
from rules.virgin_queen.treasure_fleet.rewards import Take
from rules.virgin_queen.treasure_fleet.selecting import (
    RowInspected,
    SelectTreasures,
    TreasuresSelected,
    selectable,
)
from rules.virgin_queen.treasure_fleet.starting import (
    RichesAdded,
    Start,
    TreasureFleetBegan,
)
from rules.virgin_queen.treasure_fleet.state import Step
from rules.virgin_queen.treasure_fleet.zone import Keep, Reroll
from tests.rules.virgin_queen.fleet_scenes import (
    attacking,
    awaited,
    barred,
    event_of,
    fleet_of,
    homing,
    house_rules,
    keys,
    kinds,
    offer,
    play,
    refusal,
    rerolling,
    rewarding,
    selecting,
)
from tests.rules.virgin_queen.scenes import DRAKE, TREASURES, in_action, position

START = Start(actor="france")
DRAKES = {"drake": DRAKE}


def select(*treasures: str, actor: str = "spain") -> SelectTreasures:
    return SelectTreasures.model_validate({"actor": actor, "treasures": treasures})


@pytest.mark.clause("VQ-TF-0.1", "VQ-TF-1.1", "A-V-08")
@pytest.mark.parametrize("actor", [*POWERS, "umpire"])
def test_anybody_begins_the_event_and_riches_are_added(actor: str) -> None:
    start = Start.model_validate({"actor": actor})

    result = play(in_action(escort=2), start, items=("t9",))

    state = result.state
    assert state.row == ("t1", "t2", "t3", "t4", "t9")
    assert len(state.pool) == 15
    assert (state.events, fleet_of(state).step) == (1, "select")
    assert kinds(result) == ["treasure_fleet_began", "riches_added", "row_inspected"]
    began = event_of(result, TreasureFleetBegan)
    assert (began.by, began.turn, began.escort) == (actor, 1, 2)


@pytest.mark.clause("A-V-08")
def test_it_may_begin_in_winter_too_since_spring_has_closed() -> None:
    winter = in_action(phase="winter", impulse=None)

    assert awaited(play(winter, START, items=("t9",)).state) == [
        ("spain", "fleet_select")
    ]


@pytest.mark.clause("VQ-TF-1.1", "A-V-09")
def test_an_empty_pool_is_filled_from_the_discards() -> None:
    before = in_action(pool=(), discard=("t8", "t9"), holdings={"spain": TREASURES[9:]})

    result = play(before, START, items=("t9",))

    assert result.state.row == ("t1", "t2", "t3", "t4", "t9")
    assert (result.state.pool, result.state.discard) == (("t8",), ())
    riches = event_of(result, RichesAdded)
    assert (riches.number, riches.reshuffled, riches.row) == (1, 2, 5)
    assert riches.cites == ("VQ-TF-1.1", "A-V-09")


@pytest.mark.clause("VQ-TF-1.1", "A-V-09")
def test_with_no_treasure_left_step_1_is_skipped() -> None:
    before = in_action(pool=(), holdings={"spain": TREASURES[4:]})

    result = play(before, START)

    assert result.state.row == ("t1", "t2", "t3", "t4")
    assert event_of(result, RichesAdded).number == 0
    assert awaited(result.state) == [("spain", "fleet_select")]


@pytest.mark.clause("VQ-TF-1.1", "A-V-03")
def test_riches_are_secret_unless_the_row_is_open() -> None:
    closed = play(in_action(), START, items=("t9",))
    opened = play(in_action(options=house_rules(row_open=True)), START, items=("t9",))

    assert event_of(closed, RichesAdded).treasures == ()
    assert event_of(opened, RichesAdded).treasures == ("t9",)


@pytest.mark.clause("VQ-TF-2.1", "A-V-03", "A-V-10")
def test_spain_alone_sees_the_row_with_the_new_treasure() -> None:
    result = play(in_action(), START, items=("t9",))

    row = ("t1", "t2", "t3", "t4", "t9")
    assert result.state.inspected == row
    event = event_of(result, RowInspected)
    assert event.seen_by("spain")["treasures"] == list(row)
    for viewer in (None, "france", "umpire"):
        assert "treasures" not in event.seen_by(viewer)
        assert event.seen_by(viewer)["number"] == 5


@pytest.mark.clause("VQ-TF-2.2", "VQ-TF-2.3", "VQ-TF-2.4", "A-V-11")
@pytest.mark.parametrize(("escort", "count"), [(0, 2), (1, 2), (2, 3)])
def test_the_escort_decides_how_many_sail(escort: int, count: int) -> None:
    before = play(in_action(escort=escort), START, items=("t5",)).state
    assert fleet_of(before).count == count
    for number in range(1, 6):
        chosen = select(*TREASURES[:number])
        if number == count:
            result = play(before, chosen, faces=[1])
            selected = event_of(result, TreasuresSelected)
            assert (selected.number, selected.row) == (count, 5 - count)
            assert not selected.whole
        else:
            no = refusal(before, chosen)
            clause = "VQ-TF-2.3" if escort == 2 else "VQ-TF-2.4"
            assert no.code == "wrong_number_selected"
            assert no.cites == (clause, "A-V-11")
            assert no.params == {"number": number, "count": count}


@pytest.mark.clause("VQ-TF-2.2", "A-V-10")
def test_what_is_selected_leaves_the_row_in_secret() -> None:
    before = selecting(escort=2, expeditions=DRAKES)

    result = play(before, select("t5", "t1", "t4"), faces=[4])

    state = result.state
    assert fleet_of(state).selected == ("t1", "t4", "t5")
    assert (state.row, state.inspected) == (("t2", "t3"), ("t2", "t3"))
    event = event_of(result, TreasuresSelected)
    assert event.seen_by("spain")["treasures"] == ["t1", "t4", "t5"]
    for viewer in (None, "england", "umpire"):
        assert event.seen_by(viewer) == {
            "kind": "treasures_selected",
            "number": 3,
            "row": 2,
            "whole": False,
            "cites": ["VQ-TF-2.2", "A-V-10"],
        }
    assert SelectTreasures.hidden == {"treasures"}


@pytest.mark.clause("VQ-TF-2.5", "A-V-11")
@pytest.mark.parametrize(
    ("escort", "row"),
    [
        pytest.param(2, ("t1", "t2"), id="three of two"),
        pytest.param(2, ("t1", "t2", "t3"), id="three of three"),
        pytest.param(2, ("t1",), id="three of one"),
        pytest.param(0, ("t1", "t2"), id="two of two"),
        pytest.param(1, ("t1",), id="two of one"),
        pytest.param(0, (), id="none"),
    ],
)
def test_a_short_row_is_selected_whole_without_asking(
    escort: int, row: tuple[str, ...]
) -> None:
    rest = tuple(one for one in TREASURES if one not in row)
    before = in_action(
        row=row, pool=(), holdings={"france": rest}, escort=escort, expeditions=DRAKES
    )

    result = play(before, START, faces=[4])

    state = result.state
    assert (fleet_of(state).selected, state.row) == (row, ())
    selected = event_of(result, TreasuresSelected)
    assert (selected.number, selected.whole) == (len(row), True)
    assert selected.cites == ("VQ-TF-2.5", "A-V-11", "A-V-10")
    assert event_of(result, RowInspected).count == len(row)
    assert awaited(state) == [("england", "fleet_attack")]


@pytest.mark.clause("VQ-TF-2.5", "A-V-11")
def test_the_added_treasure_counts_before_a_row_is_called_short() -> None:
    before = in_action(row=("t1", "t2"))

    assert awaited(play(before, START, items=("t9",)).state) == [
        ("spain", "fleet_select")
    ]


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "in spring",
            "spring_still_open",
            ("VQ-TF-0.1", "A-V-08"),
            position(dealt=True),
            START,
        ),
        barred(
            "before the deal",
            "deal_first",
            ("VQ-TF-0.1", "VQ-TR-1", "A-V-08"),
            in_action(dealt=False),
            START,
        ),
        barred(
            "twice a turn",
            "fleet_resolved",
            ("VQ-TF-0.1", "A-V-08"),
            in_action(events=1),
            START,
        ),
        barred("open", "fleet_open", ("VQ-TF-0.1", "A-V-08"), selecting(), START),
        barred(
            "no table",
            "no_zone_table",
            ("VQ-TF-3.1", "A-V-12"),
            in_action(options=house_rules(zone_table=())),
            START,
        ),
        barred(
            "short table",
            "no_zone_table",
            ("VQ-TF-3.1", "A-V-12"),
            in_action(options=house_rules(zone_table=("a", "b", "c"))),
            START,
        ),
        barred(
            "no such zone",
            "bad_zone_table",
            ("VQ-TF-3.1", "A-V-12"),
            in_action(options=house_rules(zone_table=("a", "a", "b", "b", "c", "d"))),
            START,
        ),
        barred("over", "game_over", ("A-G-03",), in_action(over=True), START),
        barred(
            "not in the row",
            "not_in_row",
            ("VQ-TF-2.2",),
            selecting(),
            select("t1", "t9"),
        ),
        barred(
            "twice",
            "treasure_twice",
            ("VQ-TF-2.2",),
            selecting(),
            select("t1", "t1"),
        ),
        barred(
            "by England",
            "not_spain",
            ("VQ-TF-2.2",),
            selecting(),
            select("t1", "t2", actor="england"),
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


STEPS: dict[Step, VirginQueen] = {
    "select": selecting(expeditions=DRAKES),
    "reroll": rerolling(expeditions=DRAKES),
    "attack": attacking(DRAKES),
    "reward": rewarding(),
    "home": homing(DRAKES, ("drake",)),
}
COMMANDS: dict[Step, tuple[VirginQueenCommand, ...]] = {
    "select": (select("t1", "t2"),),
    "reroll": (Keep(actor="england"), Reroll(actor="england")),
    "attack": (
        Attack(actor="england", expedition="drake"),
        PassBy(actor="england", expedition="drake"),
    ),
    "reward": (Take(actor="england", treasures=1, vp=1),),
    "home": (
        ReturnHome(actor="england", expedition="drake"),
        Stay(actor="england", expedition="drake"),
    ),
}


@pytest.mark.clause("VQ-TF-0.1")
@pytest.mark.parametrize("step", STEPS)
def test_each_command_belongs_to_its_step(step: Step) -> None:
    assert tuple(STEPS) == get_args(Step)
    for needed, commands in COMMANDS.items():
        for command in commands:
            if needed != step:
                no = refusal(STEPS[step], command)
                assert (no.code, no.cites[0]) == ("other_step", "VQ-TF-0.1")
                assert no.params == {"step": step, "needed": needed}
            closed = refusal(in_action(expeditions=DRAKES), command)
            assert (closed.code, closed.cites[0]) == ("fleet_not_open", "VQ-TF-0.1")
            over = refusal(STEPS[step].evolve(over=True), command)
            assert over.code == "game_over"


@pytest.mark.clause("VQ-TF-0.1", "A-V-08")
def test_after_step_6_the_event_is_closed_until_the_umpire_reopens_it() -> None:
    result = play(homing(DRAKES, ("drake",)), Stay(actor="england", expedition="drake"))

    state = result.state
    assert state.fleet is None
    assert awaited(state) == []
    assert keys(state, "england") == []
    assert event_of(result, TreasureFleetEnded).escort == 2
    assert refusal(state, Attack(actor="england", expedition="drake")).code == (
        "fleet_not_open"
    )
    assert refusal(state, START).code == "fleet_resolved"
    again = play(state.evolve(events=0), START, faces=[4], items=("t9",)).state
    assert awaited(again) == [("england", "fleet_attack")]


@pytest.mark.clause("A-V-06")
def test_surviving_galleons_stay_with_the_escort_until_the_turn_ends() -> None:
    before = homing(DRAKES, ("drake",), escort=1, galleons=2)

    state = play(before, Stay(actor="england", expedition="drake")).state

    assert (state.escort, state.galleons) == (1, 2)


@pytest.mark.clause("VQ-TF-2.2", "A-V-10")
def test_the_choice_is_offered_to_spain_in_private() -> None:
    before = selecting(escort=2, expeditions=DRAKES)

    one = offer(before, "spain", "select")

    assert one.opening is not None
    assert (one.opening.minimum, one.opening.maximum) == (3, 3)
    assert one.audience.includes("spain")
    for viewer in (None, "england", "umpire"):
        assert not one.audience.includes(viewer)
        assert selectable(before, viewer) == ()
    chosen = selectable(before, "spain")
    assert [one.value for one in chosen] == ["t1", "t2", "t3", "t4", "t5"]
    assert chosen[0].params == {"treasure": "t1", "cp": 1}
    done = one.complete(("t1", "t2", "t3"))
    assert isinstance(done, SelectTreasures)
    assert fleet_of(play(before, done, faces=[4]).state).step == "attack"
    assert keys(before, "england") == []
    assert selectable(attacking(DRAKES), "spain") == ()


@pytest.mark.clause("A-G-02")
def test_the_umpire_answers_only_for_a_power_that_he_names() -> None:
    for step, commands in COMMANDS.items():
        for command in commands:
            no = refusal(STEPS[step], command.evolve(actor="umpire"))
            code = "not_spain" if step == "select" else "name_a_power"
            assert no.code == code
