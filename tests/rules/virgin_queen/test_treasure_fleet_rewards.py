"""VQ-TF-4.9 to VQ-TF-4.15: what a victory brings, split as evenly as possible."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel.dice import Draw, ScriptedDice, Tally
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import VirginQueen
from rules.virgin_queen.treasure_fleet.attack import Attack
from rules.virgin_queen.treasure_fleet.rewards import (
    RewardsTaken,
    Take,
    open_splits,
    split_choices,
    splits,
    take,
)
from tests.rules.virgin_queen.fleet_scenes import (
    LECLERC,
    attacking,
    awaited,
    barred,
    event_of,
    fleet_of,
    house_rules,
    keys,
    offer,
    play,
    refusal,
    rewarding,
)
from tests.rules.virgin_queen.scenes import DRAKE

ATTACK = Attack(actor="england", expedition="drake")
HOUSE = house_rules(piracy_vp_cap=5)


def taking(
    treasures: int = 0, vp: int = 0, galleons: int = 0, actor: str = "england"
) -> Take:
    return Take.model_validate(
        {"actor": actor, "treasures": treasures, "vp": vp, "galleons": galleons}
    )


@pytest.mark.clause("VQ-TF-4.9", "VQ-TF-4.14", "A-V-20")
@pytest.mark.parametrize("net", [1, 2, 3, 4])
def test_a_victory_is_worth_as_many_picks_as_the_net_result(net: int) -> None:
    faces = [*[6] * net, *[1] * (4 - net), 1, 1, 1]
    items = ("t1",) if net == 3 else ()

    result = play(attacking({"drake": DRAKE}), ATTACK, faces, items)

    if net == 3:
        taken = event_of(result, RewardsTaken)
        assert (taken.treasures, taken.vp, taken.galleons, taken.only) == (
            1,
            1,
            1,
            True,
        )
    else:
        assert fleet_of(result.state).due == net
        assert awaited(result.state) == [("england", "fleet_reward")]
        for split in open_splits(result.state):
            assert sum(split) == net


@pytest.mark.clause("VQ-TF-4.10", "VQ-TF-4.15", "A-V-22", "A-G-04")
def test_a_treasure_is_drawn_from_those_selected_and_kept_as_loot() -> None:
    before = rewarding(expeditions={"drake": DRAKE.evolve(loot=("t9",))})
    dice = Tally(ScriptedDice(items=["t4"]))

    result = take(before, taking(treasures=1, galleons=1), dice)

    (made,) = dice.made
    assert isinstance(made, Draw)
    assert (made.purpose, made.of) == ("taken", 3)
    state = result.state
    assert state.expeditions["drake"].loot == ("t4", "t9")
    assert state.held("england") == ()
    assert state.held("spain") == ("t1", "t5")
    taken = event_of(result, RewardsTaken)
    assert (taken.treasures, taken.of, taken.taken) == (1, 3, ("t4",))
    assert "VQ-TF-4.10" in taken.cites


@pytest.mark.clause("VQ-TF-4.10", "A-V-10", "A-V-26")
def test_which_treasure_it_was_is_known_to_captor_and_spain() -> None:
    result = play(rewarding(), taking(treasures=1, vp=1), items=["t4"])

    event = event_of(result, RewardsTaken)
    for knowing in ("england", "spain"):
        assert event.seen_by(knowing)["taken"] == ["t4"]
    for viewer in (None, "france", "umpire"):
        assert "taken" not in event.seen_by(viewer)
        assert event.seen_by(viewer)["treasures"] == 1


@pytest.mark.clause("VQ-TF-4.11", "A-V-21")
def test_a_point_for_piracy_is_added_without_any_cap() -> None:
    before = rewarding(piracy_vp={"england": 98, "france": 1})

    result = play(before, taking(vp=1, galleons=1))

    assert result.state.piracy_vp == {"england": 99, "france": 1}
    taken = event_of(result, RewardsTaken)
    assert (taken.vp, taken.total, taken.lost) == (1, 99, 0)


@pytest.mark.clause("VQ-TF-4.12")
def test_a_galleon_is_destroyed_for_good() -> None:
    result = play(rewarding(), taking(vp=1, galleons=1))

    assert (result.state.escort, result.state.galleons) == (1, 2)
    assert event_of(result, RewardsTaken).escort == 1


@pytest.mark.clause("VQ-TF-4.13")
@pytest.mark.parametrize("actor", ["spain", "france"])
def test_nobody_else_chooses(actor: str) -> None:
    no = refusal(rewarding(), taking(treasures=1, vp=1, actor=actor))

    assert (no.code, no.cites) == ("not_your_reward", ("VQ-TF-4.13",))
    assert no.params == {"expedition": "drake", "power": "england"}


@pytest.mark.clause("VQ-TF-4.14", "A-V-20", "A-V-23", "A-V-15")
@pytest.mark.parametrize(
    ("selected", "escort", "faces", "items", "given"),
    [
        pytest.param(("t1",), 0, [6] * 4, ["t1"], (1, 3, 0), id="4: 1 treasure"),
        pytest.param((), 0, [6, 6, 1, 1], [], (0, 2, 0), id="2: nothing left"),
        pytest.param((), 2, [6, 6, 1, 1], [], (0, 1, 1), id="2: galleons"),
        pytest.param(
            ("t1", "t4"), 0, [6, 6, 1, 1], ["t4"], (1, 1, 0), id="2: no escort"
        ),
        pytest.param((), 0, [6, 1, 1, 1], [], (0, 1, 0), id="1: nothing left"),
    ],
)
def test_an_only_split_is_applied_without_asking(
    selected: tuple[str, ...],
    escort: int,
    faces: list[int],
    items: list[str],
    given: tuple[int, int, int],
) -> None:
    before = attacking({"drake": DRAKE}, selected=selected, escort=escort)

    result = play(before, ATTACK, [*faces, *[1] * (1 + escort)], items)

    taken = event_of(result, RewardsTaken)
    assert (taken.treasures, taken.vp, taken.galleons) == given
    assert taken.only
    assert "A-V-15" in taken.cites
    assert awaited(result.state) == [("england", "fleet_home")]


@pytest.mark.clause("A-V-21")
@pytest.mark.parametrize(
    ("vp", "selected", "escort", "given", "lost"),
    [
        pytest.param(5, (), 0, (0, 0, 0), 2, id="all exhausted"),
        pytest.param(4, (), 0, (0, 1, 0), 1, id="one point left"),
        pytest.param(5, ("t1",), 2, (1, 0, 1), 0, id="points exhausted"),
        pytest.param(9, ("t1",), 0, (1, 0, 0), 1, id="beyond the cap already"),
    ],
)
def test_a_cap_exhausts_points_and_picks_without_a_use_are_lost(
    vp: int,
    selected: tuple[str, ...],
    escort: int,
    given: tuple[int, int, int],
    lost: int,
) -> None:
    before = attacking(
        {"drake": DRAKE},
        selected=selected,
        escort=escort,
        options=HOUSE,
        piracy_vp={"england": vp},
    )

    result = play(
        before, ATTACK, [6, 6, 1, 1, *[1] * (1 + escort)], selected[: given[0]]
    )

    taken = event_of(result, RewardsTaken)
    assert (taken.treasures, taken.vp, taken.galleons, taken.lost) == (*given, lost)
    assert ("A-V-21" in taken.cites) == bool(lost)
    assert result.state.piracy_vp["england"] == vp + given[1]


@pytest.mark.clause("A-V-18", "VQ-TF-4.6", "VQ-TF-4.12")
def test_the_next_attacker_meets_the_galleons_that_are_left() -> None:
    before = rewarding(expeditions={"drake": DRAKE, "leclerc": LECLERC})
    fleet = fleet_of(before).evolve(queue=("england", "france"))

    state = play(before.evolve(fleet=fleet), taking(vp=1, galleons=1)).state
    strike = Attack(actor="france", expedition="leclerc")
    result = play(state, strike, [1, 1, 1, 5, 5])

    assert fleet_of(state).winner is None
    assert set(result.state.expeditions) == {"drake"}


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred(
            "two treasures",
            "uneven_split",
            ("VQ-TF-4.14", "A-V-20"),
            rewarding(),
            taking(treasures=2),
        ),
        barred(
            "forgoing",
            "wrong_sum",
            ("VQ-TF-4.9", "A-V-20"),
            rewarding(),
            taking(treasures=1),
        ),
        barred(
            "too much",
            "wrong_sum",
            ("VQ-TF-4.9", "A-V-20"),
            rewarding(),
            taking(treasures=1, vp=1, galleons=1),
        ),
        barred(
            "no treasure left",
            "treasures_gone",
            ("VQ-TF-4.10", "A-V-23"),
            rewarding(4, selected=()),
            taking(treasures=1, vp=2, galleons=1),
        ),
        barred(
            "no galleon left",
            "galleons_gone",
            ("VQ-TF-4.12", "A-V-23"),
            rewarding(escort=0, net=3),
            taking(treasures=1, vp=1, galleons=1),
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
    assert no.legal == split_choices(before)
    assert no.legal[0].code == "split"


@pytest.mark.clause("VQ-TF-4.13", "VQ-TF-4.14", "A-V-20")
@pytest.mark.parametrize("net", [1, 2, 4, 5])
def test_every_legal_split_is_offered_to_the_owner_and_accepted(net: int) -> None:
    before = rewarding(net)

    there = keys(before, "england")
    assert len(there) == len(open_splits(before)) == 3
    for key in there:
        command = offer(before, "england", key).complete()
        assert isinstance(command, Take)
        drawn = ("t5", "t1", "t4")[: command.treasures]
        state = play(before, command, items=drawn).state
        assert len(state.expeditions["drake"].loot) == command.treasures
    assert keys(before, "spain") == []
    assert open_splits(attacking({"drake": DRAKE})) == ()


def is_legal(net: int, split: tuple[int, ...], limits: tuple[int, ...]) -> bool:
    """Judge a split by the words of A-V-20, pair by pair."""
    within = all(one <= most for one, most in zip(split, limits, strict=True))
    lost = net - sum(split)
    full = all(one == most for one, most in zip(split, limits, strict=True))
    return (
        within
        and (lost == 0 or (lost > 0 and full))
        and all(
            one - other <= 1 or other == most
            for one in split
            for other, most in zip(split, limits, strict=True)
        )
    )


@pytest.mark.clause("VQ-TF-4.14", "A-V-20", "A-V-21")
@given(
    st.integers(1, 11),
    st.integers(0, 3),
    st.none() | st.integers(0, 12),
    st.integers(0, 2),
)
def test_the_splits_are_those_of_the_ruling(
    net: int, treasures: int, vp: int | None, galleons: int
) -> None:
    limits = (treasures, 99 if vp is None else vp, galleons)

    found = splits(net, treasures, vp, galleons)

    numbers = range(net + 1)
    judged = [one for one in product(*[numbers] * 3) if is_legal(net, one, limits)]
    assert sorted(found) == judged
    assert found
