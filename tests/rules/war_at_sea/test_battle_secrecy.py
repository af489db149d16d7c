"""A-S-43, A-S-51, flows.md 4: sealed answers show nothing before all are in."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel.audience import UMPIRE, Viewer
from rules.kernel.model import Command, Result
from rules.war_at_sea.battle.fire import AimFire, FireEvenly, OrderShips
from rules.war_at_sea.battle.sealing import SealedCommand
from rules.war_at_sea.battle.staying import FightOn, OfferDraw, Retreat
from rules.war_at_sea.engagement.answers import AnyAnswer
from rules.war_at_sea.state import WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.battle_scenes import (
    attacker,
    defender,
    follow,
    hulks,
    met,
)
from tests.rules.war_at_sea.scenes import combined, fleet, play

ANSWERS: tuple[type[Command], ...] = get_args(AnyAnswer)
OTHERS: tuple[Viewer, ...] = (None, "red", "green", UMPIRE)
"""Who must learn nothing of what blue seals."""

ORDERING = met(
    attacker("s1:galleon s2:galleon s3:brig s4:sloop"),
    defender("s5:galleon s6:galleon s7:brig s8:sloop"),
    faces=(1, 1),
)
FIRING = hulks(3)
STAYING = hulks(2)
POOR = st.lists(st.sampled_from(["s1", "s2"]), min_size=1, max_size=2, unique=True)

ORDERS = st.builds(OrderShips, actor=st.just("blue"), ships=POOR.map(tuple))
EVEN = st.just(FireEvenly(actor="blue"))
AIMED = st.builds(
    AimFire,
    actor=st.just("blue"),
    targets=st.none() | st.fixed_dictionaries({"s1": st.integers(1, 8)}),
)
STAY = st.sampled_from([kind(actor="blue") for kind in (FightOn, Retreat, OfferDraw)])


def shown(result: Result[WarAtSea], viewer: Viewer) -> str:
    """Return all that *viewer* can learn from a play and the position after it."""
    state = result.state
    sides = WAR_AT_SEA.sides(state)
    offers = [
        one
        for side in (*sides, UMPIRE)
        for one in WAR_AT_SEA.offers(state, side)
        if one.audience.includes(viewer)
    ]
    choices = [
        WAR_AT_SEA.choices(state, viewer, command, {}, field, "")
        for command in ANSWERS
        for field in command.fields()
    ]
    events = [event.seen_by(viewer) for event in result.events]
    view = WAR_AT_SEA.view(state, viewer).model_dump_json()
    return f"{view} {WAR_AT_SEA.awaiting(state)} {offers} {choices} {events}"


def public(command: Command) -> str:
    """Return what the public may be told of a command."""
    assert isinstance(command, SealedCommand)
    fields = command.model_dump(exclude={"actor", *command.hidden})
    return f"{command.public_path} {command.actor} {fields}"


@pytest.mark.clause("A-S-51", "A-S-43")
@pytest.mark.parametrize(
    ("state", "answers"),
    [
        pytest.param(ORDERING, ORDERS | EVEN, id="A-S-51 identical ships"),
        pytest.param(FIRING, AIMED | EVEN, id="A-S-51 targets"),
        pytest.param(STAYING, STAY, id="A-S-43 stay"),
    ],
)
@given(data=st.data())
def test_others_learn_nothing_of_a_sealed_answer(
    state: WarAtSea, answers: st.SearchStrategy[Command], data: st.DataObject
) -> None:
    one, other = data.draw(answers), data.draw(answers)

    for viewer in OTHERS:
        assert shown(play(state, one), viewer) == shown(play(state, other), viewer)
    assert public(one) == public(other)


def test_its_own_side_sees_it() -> None:
    seals = [Retreat(actor="blue"), FightOn(actor="blue")]
    seen = [shown(play(STAYING, one), "blue") for one in seals]

    assert seen[0] != seen[1]


@pytest.mark.clause("A-S-11", "A-S-43")
@pytest.mark.parametrize("first", [FightOn, Retreat])
def test_others_learn_nothing_of_one_owners_answer(first: type[Command]) -> None:
    pair = combined(
        defender("s4:galleon"), fleet("f3", "green", "sound", "s5:galleon"), None
    )
    state = met(
        attacker("s1:galleon s2:galleon"),
        pair,
        faces=(1, 1),
        relations={"red|blue": "war", "blue|green": "alliance"},
    )
    expected = shown(play(state, OfferDraw(actor="blue")), "red")

    assert shown(play(state, first(actor="blue")), "red") == expected


@pytest.mark.clause("A-S-43", "SEA-PIR-2")
def test_the_umpire_with_pirates_sees_the_others_answer_after_his_own() -> None:
    pirates = defender("s4:galleon s5:galleon", owner="pirates")
    state = met(attacker("s1:galleon s2:galleon"), pirates, faces=(1, 1))
    seals = [Retreat(actor="red"), FightOn(actor="red")]

    hidden = [shown(play(state, one), UMPIRE) for one in seals]
    assert hidden[0] == hidden[1]

    dice = [(2, 1), (1, 1)]
    told = [
        follow(state, one, (FightOn(actor=UMPIRE), faces)).events
        for one, faces in zip(seals, dice, strict=True)
    ]
    assert told[0] != told[1]


def test_only_the_answers_of_a_sealed_question_share_a_public_path() -> None:
    paths = {one: one.public_path for one in ANSWERS if issubclass(one, SealedCommand)}

    assert len(paths) == 6
    assert set(paths.values()) == {("fire_order",), ("stay_answer",)}
    assert len({one.path for one in ANSWERS}) == len(ANSWERS)
