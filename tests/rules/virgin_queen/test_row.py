"""VQ-TR-1, VQ-TR-2: the Spanish row is filled, and plundered."""

import pytest

from rules.kernel.dice import Draw, ScriptedDice, Tally
from rules.virgin_queen.row import (
    Deal,
    Plunder,
    TreasuresDealt,
    TreasuresPlundered,
    deal,
    offered,
    plunderers,
)
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import Expedition, VirginQueen
from tests.rules.virgin_queen.fleet_scenes import (
    barred,
    event_of,
    house_rules,
    play,
    refusal,
    selecting,
)
from tests.rules.virgin_queen.scenes import DRAKE, TREASURES, in_action, position

FOUR = ("t7", "t1", "t12", "t20")
LEFT_OVER = position(row=("t1", "t2"), inspected=("t1", "t2"))
AT_SEA = in_action(expeditions={"drake": DRAKE})


@pytest.mark.clause("VQ-TR-1", "A-V-01", "A-V-03")
@pytest.mark.parametrize("number", [4, 5])
def test_a_turn_brings_four_or_five_treasures_that_nobody_has_seen(number: int) -> None:
    drawn = (*FOUR, "t9")[:number]

    result = play(position(), Deal(actor="umpire", number=number), items=drawn)

    state = result.state
    assert set(state.row) == set(drawn)
    assert list(state.row) == sorted(state.row)
    assert (len(state.pool), state.dealt, state.inspected) == (20 - number, True, ())
    dealt = event_of(result, TreasuresDealt)
    assert (dealt.dealt, dealt.row, dealt.pool) == (number, number, 20 - number)
    assert dealt.treasures == ()
    assert dealt.cites == ("VQ-TR-1", "A-V-01", "A-V-02")


@pytest.mark.clause("VQ-TR-1", "A-V-02")
@pytest.mark.parametrize(
    ("mode", "drawn", "row", "inspected", "discard"),
    [
        ("add", ("t7", "t8", "t9", "t12"), 6, ("t1", "t2"), ()),
        ("refill", ("t8", "t9"), 4, ("t1", "t2"), ()),
        ("replace", ("t8", "t9", "t10", "t11"), 4, (), ("t1", "t2")),
    ],
)
def test_the_house_rule_says_what_is_done_with_what_lies_there(
    mode: str,
    drawn: tuple[str, ...],
    row: int,
    inspected: tuple[str, ...],
    discard: tuple[str, ...],
) -> None:
    before = LEFT_OVER.evolve(options=house_rules(row_mode=mode))

    result = play(before, Deal(actor="umpire", number=4), items=drawn)

    state = result.state
    assert (len(state.row), state.inspected, state.discard) == (row, inspected, discard)
    assert event_of(result, TreasuresDealt).mode == mode


@pytest.mark.clause("A-V-02")
def test_a_row_that_is_long_enough_is_not_filled() -> None:
    full = position(row=TREASURES[:6], options=house_rules(row_mode="refill"))

    result = play(full, Deal(actor="umpire", number=4))

    assert result.state.row == TREASURES[:6]
    assert (event_of(result, TreasuresDealt).dealt, result.state.dealt) == (0, True)


@pytest.mark.clause("A-V-03")
def test_an_open_row_tells_all_what_was_dealt() -> None:
    before = position(options=house_rules(row_open=True))

    result = play(before, Deal(actor="umpire", number=4), items=FOUR)

    assert event_of(result, TreasuresDealt).treasures == ("t1", "t12", "t20", "t7")


@pytest.mark.clause("A-V-09")
def test_the_deal_fills_an_empty_pool_from_the_discards() -> None:
    before = position(
        pool=("t1", "t2"),
        discard=("t3", "t4", "t5"),
        holdings={"spain": TREASURES[5:]},
    )

    dice = Tally(ScriptedDice(items=("t2", "t1", "t4", "t3")))
    result = deal(before, Deal(actor="umpire", number=4), dice)

    assert [one.of for one in dice.made if isinstance(one, Draw)] == [2, 3]
    state = result.state
    assert (state.row, state.pool) == (("t1", "t2", "t3", "t4"), ("t5",))
    assert state.discard == ()
    dealt = event_of(result, TreasuresDealt)
    assert (dealt.dealt, dealt.reshuffled, dealt.short) == (4, 3, 0)
    assert "A-V-09" in dealt.cites


@pytest.mark.clause("A-V-09")
def test_the_deal_says_how_many_treasures_are_wanting() -> None:
    before = position(pool=("t1",), discard=("t3",), holdings={"spain": TREASURES[3:]})
    bare = before.evolve(pool=(), discard=())

    few = play(before, Deal(actor="umpire", number=5), items=("t1", "t3"))
    none = play(bare, Deal(actor="umpire", number=4))

    assert event_of(few, TreasuresDealt).short == 3
    assert event_of(none, TreasuresDealt).short == 4
    assert (few.state.row, none.state.row) == (("t1", "t3"), ())
    assert few.state.dealt
    assert none.state.dealt


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "three",
            "four_or_five",
            ("VQ-TR-1", "A-V-01"),
            position(),
            Deal(actor="umpire", number=3),
        ),
        barred(
            "six",
            "four_or_five",
            ("VQ-TR-1", "A-V-01"),
            position(),
            Deal(actor="umpire", number=6),
        ),
        barred(
            "twice",
            "dealt_before",
            ("VQ-TR-1",),
            position(dealt=True),
            Deal(actor="umpire", number=4),
        ),
        barred(
            "too late",
            "wrong_phase",
            ("VQ-TR-1",),
            in_action(dealt=False),
            Deal(actor="umpire", number=4),
        ),
        barred(
            "by a player",
            "not_the_umpire",
            ("A-G-03",),
            position(),
            Deal(actor="spain", number=4),
        ),
        barred(
            "in the event",
            "fleet_open",
            ("VQ-TR-1", "A-V-08"),
            selecting(),
            Deal(actor="umpire", number=4),
        ),
        barred(
            "empty row",
            "row_empty",
            ("VQ-TR-2",),
            AT_SEA.evolve(row=()),
            Plunder(actor="england", expedition="drake"),
        ),
        barred(
            "too many hits",
            "row_too_short",
            ("VQ-TR-2", "A-V-04"),
            AT_SEA,
            Plunder(actor="england", expedition="drake", number=5),
        ),
        barred(
            "at home",
            "not_at_sea",
            ("VQ-TR-2",),
            in_action(expeditions={"drake": DRAKE.evolve(zone="home")}),
            Plunder(actor="england", expedition="drake"),
        ),
        barred(
            "another's",
            "not_your_expedition",
            ("VQ-TR-2", "A-V-04"),
            AT_SEA,
            Plunder(actor="france", expedition="drake"),
        ),
        barred(
            "nobody's",
            "no_such_expedition",
            ("VQ-TR-2", "A-V-04"),
            AT_SEA,
            Plunder(actor="england", expedition="frobisher"),
        ),
        barred(
            "her own",
            "own_row",
            ("VQ-TR-2",),
            AT_SEA,
            Plunder(actor="spain", expedition="drake"),
        ),
        barred(
            "umpire",
            "name_a_power",
            ("A-G-02",),
            AT_SEA,
            Plunder(actor="umpire", expedition="drake"),
        ),
        barred(
            "in the event",
            "fleet_open",
            ("VQ-TR-2", "A-V-08"),
            selecting(expeditions={"drake": DRAKE}),
            Plunder(actor="england", expedition="drake"),
        ),
        barred(
            "over",
            "game_over",
            ("A-G-03",),
            AT_SEA.evolve(over=True),
            Plunder(actor="england", expedition="drake"),
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


def test_refusals_say_what_would_do() -> None:
    three = refusal(position(), Deal(actor="umpire", number=3))
    foreign = refusal(AT_SEA, Plunder(actor="england", expedition="alba"))

    assert [one.value for one in three.legal] == ["4", "5"]
    assert [one.value for one in foreign.legal] == ["drake"]


@pytest.mark.clause("VQ-TR-2", "A-V-04", "A-V-26", "VQ-TF-4.15")
def test_a_hit_takes_a_random_treasure_from_the_row() -> None:
    before = in_action(
        row=("t1", "t2", "t3", "t4", "t5"),
        inspected=("t1", "t2", "t3"),
        expeditions={"drake": DRAKE.evolve(loot=("t9",))},
    )

    result = play(before, Plunder(actor="england", expedition="drake"), items=("t2",))

    state = result.state
    assert state.row == ("t1", "t3", "t4", "t5")
    assert state.inspected == ("t1", "t3")
    assert state.expeditions["drake"].loot == ("t2", "t9")
    event = event_of(result, TreasuresPlundered)
    assert (event.number, event.row, event.loot) == (1, 4, 2)


@pytest.mark.clause("VQ-TR-2", "A-V-04")
def test_several_hits_are_used_at_once_in_any_phase() -> None:
    for phase in ("spring", "winter"):
        before = AT_SEA.evolve(phase=phase, impulse=None)
        command = Plunder(actor="england", expedition="drake", number=4)
        state = play(before, command, items=("t4", "t1", "t3", "t2")).state

        assert state.row == ()
        assert state.expeditions["drake"].loot == ("t1", "t2", "t3", "t4")


@pytest.mark.clause("VQ-TR-2", "A-V-10", "A-V-26")
def test_only_the_captor_and_spain_are_told_what_was_taken() -> None:
    result = play(AT_SEA, Plunder(actor="england", expedition="drake"), items=("t3",))

    event = event_of(result, TreasuresPlundered)
    for knowing in ("england", "spain"):
        assert event.seen_by(knowing)["treasures"] == ["t3"]
    for viewer in (None, "france", "umpire"):
        assert "treasures" not in event.seen_by(viewer)


@pytest.mark.clause("VQ-TR-1", "A-V-01")
def test_four_and_five_are_offered_to_the_umpire_until_they_are_dealt() -> None:
    spring = position()
    assert [one.key for one in offered(spring, "umpire")] == ["deal-4", "deal-5"]
    for one in offered(spring, "umpire"):
        command = one.complete()
        assert isinstance(command, Deal)
        assert play(spring, command, items=(*FOUR, "t9")[: command.number]).state.dealt
    assert offered(spring, "spain") == ()
    for closed in (position(dealt=True), in_action(dealt=False), selecting()):
        assert offered(closed, "umpire") == ()


@pytest.mark.clause("VQ-TR-2")
def test_expeditions_at_sea_can_be_named_for_plunder() -> None:
    state = in_action(
        expeditions={
            "drake": DRAKE,
            "hawkins": DRAKE.evolve(zone="home"),
            "alba": Expedition(power="spain", rating=1, zone="a"),
        }
    )

    assert [one.value for one in plunderers(state, "england")] == ["drake"]
    assert plunderers(state, "spain") == ()
