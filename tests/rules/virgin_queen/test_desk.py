"""The umpire's desk: facts and corrections, each with old and new (A-G-03)."""

from typing import Any, get_args

import pytest
from pydantic import ValidationError

from rules.kernel.choice import Choice
from rules.kernel.fields import shapes
from rules.kernel.model import Event
from rules.virgin_queen.armada.losses import Lose, lose
from rules.virgin_queen.desk import AnyFact
from rules.virgin_queen.desk.choices import VALUES
from rules.virgin_queen.desk.court import BonusSet, RatingSet, SetBonus, SetRating
from rules.virgin_queen.desk.pirates import (
    ExpeditionMade,
    ExpeditionRemoved,
    ExpeditionSet,
    InformantSet,
    PiracyVpSet,
    PutExpedition,
    RemoveExpedition,
    SetInformant,
    SetPiracyVp,
)
from rules.virgin_queen.desk.ships import (
    ArmadaSet,
    ArmadaTakenOff,
    EscortEntered,
    GalleonsSet,
    SetArmada,
    SetEscort,
    SetGalleons,
)
from rules.virgin_queen.desk.spaces import (
    BeatenSet,
    ControlSet,
    FlagSet,
    LeaderPut,
    PutLeader,
    SetBeaten,
    SetControl,
    SetEnterable,
    SetSiege,
    SetTransport,
    SetTroops,
    SetUnrest,
    TroopsSet,
)
from rules.virgin_queen.desk.treasures import MoveTreasure, Reopen
from rules.virgin_queen.names import POWERS
from rules.virgin_queen.state import Expedition, VirginQueen
from rules.virgin_queen.troops import NONE, Troops
from tests.rules.virgin_queen.desk_scenes import (
    ARMADA,
    desk,
    entered,
    open_event,
    refused,
    umpire,
)
from tests.rules.virgin_queen.scenes import DRAKE, OPTIONS, treasures

STATE = desk()
DEAD = desk(philip_dead=True, card_bonus=0, admin_rating=1)
CAPPED = desk(options=OPTIONS.evolve(piracy_vp_cap=5))


def flag(space: str, name: str, old: bool, new: bool, *cites: str) -> FlagSet:
    cited = ("A-G-03", *cites)
    return FlagSet(space=space, flag=name, old=old, new=new, cites=cited)  # type: ignore[arg-type]


def at(path: str) -> Any:
    """Return what turns a position into what lies there under dotted names."""

    def read(state: VirginQueen) -> Any:
        value: Any = state
        for step in path.split("."):
            value = value[step] if isinstance(value, dict) else getattr(value, step)
        return value

    return read


FACTS: list[tuple[AnyFact, Event, str, Any]] = [
    (
        umpire(SetControl, space="lisbon", power="spain"),
        ControlSet(space="lisbon", old="nobody", new="spain"),
        "spaces.lisbon.controller",
        "spain",
    ),
    (
        umpire(SetControl, space="naples", power="nobody"),
        ControlSet(space="naples", old="spain", new="nobody"),
        "spaces.naples.controller",
        None,
    ),
    (
        umpire(SetUnrest, space="seville", unrest=True),
        flag("seville", "unrest", False, True, "VQ-AR-1.3"),
        "spaces.seville.unrest",
        True,
    ),
    (
        umpire(SetSiege, space="milan", besieged=True),
        flag("milan", "besieged", False, True, "VQ-AR-6.1", "A-V-50"),
        "spaces.milan.besieged",
        True,
    ),
    (
        umpire(SetTransport, space="plymouth", allowed=False),
        flag("plymouth", "transport", True, False, "VQ-AR-7.2", "A-V-46"),
        "spaces.plymouth.transport",
        False,
    ),
    (
        umpire(SetEnterable, space="milan", enterable=False),
        flag("milan", "enterable", True, False, "VQ-CAP-2", "A-V-49"),
        "spaces.milan.enterable",
        False,
    ),
    (
        umpire(SetTroops, space="calais", regulars=4, mercenaries=1),
        TroopsSet(place="calais", old=NONE, new=Troops(regulars=4, mercenaries=1)),
        "spaces.calais.troops",
        Troops(regulars=4, mercenaries=1),
    ),
    (
        umpire(SetTroops, space="armada", regulars=6, mercenaries=0),
        TroopsSet(place="armada", old=ARMADA.cargo, new=Troops(regulars=6)),
        "armada.cargo",
        Troops(regulars=6),
    ),
    (
        umpire(SetBeaten, place="antwerp", regulars=6, mercenaries=0),
        BeatenSet(place="antwerp", old=Troops(regulars=2), new=Troops(regulars=6)),
        "spaces.antwerp.beaten",
        Troops(regulars=6),
    ),
    (
        umpire(SetBeaten, place="armada", regulars=0, mercenaries=2),
        BeatenSet(place="armada", old=Troops(regulars=1), new=Troops(mercenaries=2)),
        "armada.beaten",
        Troops(mercenaries=2),
    ),
    (
        umpire(PutLeader, leader="alba", place="armada"),
        LeaderPut(leader="alba", old="antwerp", new="armada"),
        "armada.leaders",
        ("parma", "alba"),
    ),
    (
        umpire(PutLeader, leader="parma", place="none"),
        LeaderPut(leader="parma", old="armada", new="none"),
        "armada.leaders",
        (),
    ),
    (
        umpire(PutLeader, leader="john", place="seville"),
        LeaderPut(leader="john", old="none", new="seville"),
        "spaces.seville.leaders",
        ("john",),
    ),
    (
        umpire(PutLeader, leader="alba", place="antwerp"),
        LeaderPut(leader="alba", old="antwerp", new="antwerp"),
        "spaces.antwerp.leaders",
        ("alba",),
    ),
    (umpire(SetGalleons, number=9), GalleonsSet(old=4, new=9), "galleons", 9),
    (umpire(SetEscort, number=2), EscortEntered(old=1, new=2), "escort", 2),
    (
        umpire(PutExpedition, captain="coligny", power="france", rating=0, zone="a"),
        ExpeditionMade(
            captain="coligny", power="france", rating=0, zone="a", damaged=False
        ),
        "expeditions.coligny",
        Expedition(power="france", rating=0, zone="a"),
    ),
    (
        umpire(
            PutExpedition,
            captain="drake",
            power="england",
            rating=3,
            zone="home",
            damaged=True,
        ),
        ExpeditionSet(
            captain="drake",
            old_power="england",
            new_power="england",
            old_rating=2,
            new_rating=3,
            old_zone="b",
            new_zone="home",
            old_damaged=False,
            new_damaged=True,
            loot=2,
        ),
        "expeditions.drake",
        Expedition(
            power="england", rating=3, zone="home", damaged=True, loot=("t9", "t5")
        ),
    ),
    (
        umpire(SetArmada, strength=8, place="corunna"),
        ArmadaSet(
            old_strength=6,
            new_strength=8,
            old_place="biscay",
            new_place="corunna",
            excess=0,
        ),
        "armada",
        ARMADA.evolve(strength=8, place="corunna"),
    ),
    (
        umpire(SetInformant, spy="england", target="spain", present=False),
        InformantSet(spy="england", target="spain", old=True, new=False),
        "informants",
        (),
    ),
    (
        umpire(SetInformant, spy="spain", target="france", present=True),
        InformantSet(spy="spain", target="france", old=False, new=True),
        "informants",
        (("england", "spain"), ("spain", "france")),
    ),
    (
        umpire(SetInformant, spy="england", target="spain", present=True),
        InformantSet(spy="england", target="spain", old=True, new=True),
        "informants",
        (("england", "spain"),),
    ),
    (
        umpire(SetPiracyVp, power="france", number=7),
        PiracyVpSet(power="france", old=0, new=7),
        "piracy_vp",
        {"england": 3, "france": 7},
    ),
    (umpire(SetBonus, number=2), BonusSet(old=1, new=2), "card_bonus", 2),
    (umpire(SetRating, number=3), RatingSet(old=2, new=3), "admin_rating", 3),
]


@pytest.mark.parametrize(
    ("fact", "event", "where", "value"), FACTS, ids=lambda one: str(one)[:60]
)
@pytest.mark.clause("A-G-03")
def test_a_fact_is_posted_with_old_and_new_and_is_in_the_position(
    fact: AnyFact, event: Event, where: str, value: Any
) -> None:
    after, told = entered(STATE, fact)

    assert told == event
    assert at(where)(after) == value
    assert treasures(after) == treasures(STATE)


@pytest.mark.parametrize("actor", POWERS)
@pytest.mark.clause("A-G-03")
def test_facts_are_the_umpires_to_enter(actor: str) -> None:
    fact = SetBonus(actor=actor, number=2)  # type: ignore[arg-type]

    assert refused(STATE, fact).code == "not_the_umpire"


@pytest.mark.clause("A-G-03")
def test_after_the_end_no_fact_is_entered() -> None:
    over = STATE.evolve(over=True)

    assert refused(over, umpire(SetBonus, number=2)).code == "game_over"


def test_all_commands_of_the_desk_are_the_umpires_and_have_each_a_name() -> None:
    facts = get_args(AnyFact)
    paths = [fact.path for fact in facts]

    assert {path[0] for path in paths} == {"umpire"}
    assert len(set(paths)) == len(facts) <= 25


@pytest.mark.clause("VQ-AR-3.4")
def test_units_that_are_gone_are_no_longer_beaten() -> None:
    gone = umpire(SetTroops, space="antwerp", regulars=1, mercenaries=5)

    after, _ = entered(STATE, gone)

    assert after.spaces["antwerp"].beaten == Troops(regulars=1)


@pytest.mark.clause("A-V-06")
def test_escort_and_galleons_at_hand_are_two_facts() -> None:
    after, _ = entered(STATE, umpire(SetEscort, number=0))
    assert (after.escort, after.galleons) == (0, 4)

    after, _ = entered(STATE, umpire(SetGalleons, number=0))
    assert (after.escort, after.galleons) == (1, 0)


@pytest.mark.clause("A-V-25")
def test_the_loot_of_a_removed_expedition_is_discarded_and_not_told() -> None:
    after, event = entered(STATE, umpire(RemoveExpedition, captain="drake"))

    assert event == ExpeditionRemoved(
        captain="drake", power="england", zone="b", loot=2
    )
    assert "drake" not in after.expeditions
    assert after.discard == ("t5", "t7", "t9")
    assert treasures(after) == treasures(STATE)


@pytest.mark.clause("A-V-24")
def test_a_captain_who_was_lost_can_be_made_anew() -> None:
    lost, _ = entered(STATE, umpire(RemoveExpedition, captain="drake"))
    anew = umpire(PutExpedition, captain="drake", power="england", rating=2, zone="b")

    after, event = entered(lost, anew)

    assert isinstance(event, ExpeditionMade)
    assert after.expeditions["drake"] == DRAKE


@pytest.mark.clause("VQ-AR-5.5", "A-V-43")
def test_spain_chooses_what_an_armada_made_weaker_cannot_carry() -> None:
    weaker, event = entered(STATE, umpire(SetArmada, strength=4))

    assert isinstance(event, ArmadaSet)
    assert (event.old_place, event.new_place) == ("biscay", "biscay")
    assert event.excess == 1
    assert weaker.decision == STATE.decision + 1

    after = lose(weaker, Lose(actor="spain", mercenaries=1)).state
    assert after.armada is not None
    assert after.armada.cargo == Troops(regulars=3, mercenaries=1)


@pytest.mark.clause("VQ-AR-5.5", "VQ-AR-1.7")
def test_what_the_umpire_leaves_aboard_spain_is_not_asked_about() -> None:
    weaker, _ = entered(STATE, umpire(SetArmada, strength=2))

    fewer = umpire(SetTroops, space="armada", regulars=2, mercenaries=0)
    after, _ = entered(weaker, fewer)
    stronger, _ = entered(weaker, umpire(SetArmada, strength=6))

    for state in (after, stronger):
        assert state.armada is not None
        assert state.armada.excess == 0
        assert state.decision == weaker.decision + 1


@pytest.mark.clause("VQ-AR-1.4", "A-V-43")
def test_strength_0_takes_the_armada_off_the_map_with_all_aboard() -> None:
    after, event = entered(STATE, umpire(SetArmada, strength=0))

    assert event == ArmadaTakenOff(
        strength=6, place="biscay", units=5, leaders=("parma",)
    )
    assert after.armada is None


@pytest.mark.clause("VQ-AR-5.7", "A-V-44")
def test_the_armada_can_be_taken_off_the_turn_track_or_put_on_the_map() -> None:
    waiting = desk(armada=None, track=2)

    off, event = entered(waiting, umpire(SetArmada, strength=0))
    on, _ = entered(waiting, umpire(SetArmada, strength=2, place="lisbon"))

    assert event == ArmadaTakenOff(strength=0, place="none", units=0, leaders=())
    assert (off.armada, off.track) == (None, None)
    assert on.armada is not None
    assert (on.armada.place, on.track) == ("lisbon", None)


@pytest.mark.clause("VQ-AR-1.4")
def test_no_strength_beyond_the_counters_can_be_typed() -> None:
    with pytest.raises(ValidationError):
        umpire(SetArmada, strength=9)


@pytest.mark.clause("VQ-PH-1", "VQ-PH-2", "A-V-52")
def test_what_the_death_of_philip_leaves_can_be_entered_again() -> None:
    _, bonus = entered(DEAD, umpire(SetBonus, number=0))
    _, rating = entered(DEAD, umpire(SetRating, number=1))

    assert bonus == BonusSet(old=0, new=0)
    assert rating == RatingSet(old=1, new=1)


@pytest.mark.clause("A-V-21")
def test_piracy_vp_can_be_entered_up_to_the_cap() -> None:
    _, event = entered(CAPPED, umpire(SetPiracyVp, power="england", number=5))

    assert event == PiracyVpSet(power="england", old=3, new=5)


def row(
    name: str, code: str, cites: tuple[str, ...], state: VirginQueen, fact: AnyFact
) -> Any:
    """Return a row of the table of refusals, marked with each clause that it cites."""
    marks = pytest.mark.clause(*cites)
    return pytest.param(state, fact, code, cites, id=f"{cites[0]} {name}", marks=marks)


NOBODY_THERE = desk(armada=None)
UMPIRES = ("A-G-03",)

REFUSED = [
    row(
        "no such space",
        "no_such_space",
        UMPIRES,
        STATE,
        umpire(SetControl, space="atlantis", power="spain"),
    ),
    row(
        "a sea is no space",
        "no_such_space",
        UMPIRES,
        STATE,
        umpire(SetTroops, space="gulf", regulars=1, mercenaries=0),
    ),
    row(
        "a leader in no space",
        "no_such_space",
        UMPIRES,
        STATE,
        umpire(PutLeader, leader="alba", place="gulf"),
    ),
    row(
        "a leader of nowhere goes nowhere",
        "no_leader",
        UMPIRES,
        STATE,
        umpire(PutLeader, leader="john", place="none"),
    ),
    row(
        "a leader with a taken id",
        "not_a_new_id",
        UMPIRES,
        STATE,
        umpire(PutLeader, leader="drake", place="seville"),
    ),
    row(
        "a leader with an id that cannot be typed",
        "not_a_new_id",
        UMPIRES,
        STATE,
        umpire(PutLeader, leader="Don John", place="seville"),
    ),
    row(
        "no Armada to be aboard",
        "no_armada",
        ("A-G-03", "VQ-AR-1.1"),
        NOBODY_THERE,
        umpire(PutLeader, leader="alba", place="armada"),
    ),
    row(
        "no Armada to take off",
        "no_armada",
        ("A-G-03", "VQ-AR-1.4"),
        NOBODY_THERE,
        umpire(SetArmada, strength=0),
    ),
    row(
        "more aboard than it carries",
        "over_strength",
        ("VQ-AR-1.7", "A-V-37"),
        STATE,
        umpire(SetTroops, space="armada", regulars=4, mercenaries=3),
    ),
    row(
        "more beaten than there are",
        "units_short",
        ("A-G-03", "VQ-AR-3.4"),
        STATE,
        umpire(SetBeaten, place="antwerp", regulars=6, mercenaries=1),
    ),
    row(
        "three in the convoy",
        "escort_too_large",
        ("VQ-TR-3",),
        STATE,
        umpire(SetEscort, number=3),
    ),
    row(
        "an expedition in no zone",
        "no_zone",
        ("A-G-03", "A-V-30"),
        STATE,
        umpire(PutExpedition, captain="drake", power="england", rating=2, zone="gulf"),
    ),
    row(
        "a captain with a taken id",
        "not_a_new_id",
        UMPIRES,
        STATE,
        umpire(PutExpedition, captain="pool", power="england", rating=2, zone="a"),
    ),
    row(
        "no such captain",
        "no_such_expedition",
        UMPIRES,
        STATE,
        umpire(RemoveExpedition, captain="hawkins"),
    ),
    row(
        "an odd strength",
        "not_a_strength",
        ("VQ-AR-1.4",),
        STATE,
        umpire(SetArmada, strength=5, place="seville"),
    ),
    row(
        "the Armada on land",
        "armada_nowhere",
        ("A-G-03", "VQ-AR-4.1"),
        STATE,
        umpire(SetArmada, strength=4, place="madrid"),
    ),
    row(
        "a new Armada without a place",
        "armada_nowhere",
        ("A-G-03", "VQ-AR-4.1"),
        NOBODY_THERE,
        umpire(SetArmada, strength=4),
    ),
    row(
        "a power that spies on itself",
        "spies_on_itself",
        UMPIRES,
        STATE,
        umpire(SetInformant, spy="spain", target="spain", present=True),
    ),
    row(
        "VP past the cap",
        "past_the_cap",
        ("VQ-TF-4.11", "A-V-21"),
        CAPPED,
        umpire(SetPiracyVp, power="england", number=6),
    ),
    row(
        "a bonus without Philip",
        "philip_is_dead",
        ("VQ-PH-1", "A-V-52"),
        DEAD,
        umpire(SetBonus, number=1),
    ),
    row(
        "a rating without Philip",
        "philip_is_dead",
        ("VQ-PH-2", "A-V-52"),
        DEAD,
        umpire(SetRating, number=2),
    ),
    row(
        "no such treasure",
        "unknown_treasure",
        UMPIRES,
        STATE,
        umpire(MoveTreasure, treasure="t99", place="pool"),
    ),
    row(
        "a treasure in no place",
        "no_treasure_place",
        UMPIRES,
        STATE,
        umpire(MoveTreasure, treasure="t1", place="madrid"),
    ),
    row(
        "a treasure among the selected",
        "no_treasure_place",
        UMPIRES,
        STATE,
        umpire(MoveTreasure, treasure="t1", place="selected"),
    ),
    row("nothing to reopen", "not_played_yet", ("A-V-08",), STATE, umpire(Reopen)),
]


@pytest.mark.parametrize(("state", "fact", "code", "cites"), REFUSED)
def test_a_fact_that_cannot_be_is_refused(
    state: VirginQueen, fact: AnyFact, code: str, cites: tuple[str, ...]
) -> None:
    no = refused(state, fact)

    assert (no.code, no.cites) == (code, cites)


@pytest.mark.clause("VQ-AR-1.4")
def test_the_strengths_of_the_counters_are_listed() -> None:
    no = refused(STATE, umpire(SetArmada, strength=7))

    assert no.legal == tuple(map(Choice, ("0", "2", "4", "6", "8")))


@pytest.mark.parametrize(
    "fact",
    [
        umpire(SetEscort, number=0),
        umpire(PutExpedition, captain="drake", power="england", rating=2, zone="b"),
        umpire(RemoveExpedition, captain="sores"),
        umpire(MoveTreasure, treasure="t7", place="pool"),
        umpire(Reopen),
    ],
    ids=lambda fact: type(fact).__name__,
)
@pytest.mark.clause("A-V-08")
def test_nothing_touches_row_pool_escort_or_expeditions_during_the_event(
    fact: AnyFact,
) -> None:
    no = refused(open_event(), fact)

    assert (no.code, no.cites) == ("fleet_open", ("VQ-TF-0.1", "A-V-08"))


@pytest.mark.parametrize(
    "fact",
    [
        umpire(SetControl, space="lisbon", power="spain"),
        umpire(SetGalleons, number=1),
        umpire(SetInformant, spy="england", target="spain", present=False),
        umpire(SetPiracyVp, power="england", number=1),
        umpire(SetArmada, strength=8),
        umpire(SetBonus, number=3),
        umpire(PutLeader, leader="alba", place="seville"),
    ],
    ids=lambda fact: type(fact).__name__,
)
@pytest.mark.clause("A-V-08")
def test_all_else_can_be_entered_during_the_event(fact: AnyFact) -> None:
    before = open_event()

    after, _ = entered(before, fact)

    assert (after.fleet, after.decision) == (before.fleet, before.decision)


def complete(command: type[Any], field: str, value: str) -> AnyFact:
    """Return a command with *value* in a field and something fitting in the others."""
    filled: dict[str, Any] = {field: value}
    usual = {"space": "seville", "place": "seville", "zone": "home", "power": "france"}
    usual |= {"captain": "drake", "leader": "alba", "treasure": "t1"}
    if command is MoveTreasure:
        usual["place"] = "pool"
    for shape in shapes(command):
        number = 4 if shape.name == "strength" else 0
        default = {"int": number, "bool": True}.get(shape.kind)
        filled.setdefault(shape.name, usual.get(shape.name, default))
    return umpire(command, **filled)  # type: ignore[no-any-return]


@pytest.mark.parametrize(("command", "field"), VALUES, ids=str)
def test_everything_that_is_offered_for_a_field_is_accepted(
    command: type[Any], field: str
) -> None:
    choices = VALUES[command, field](STATE)

    assert len(choices) > 1
    for choice in choices:
        entered(STATE, complete(command, field, choice.value))


def test_every_field_that_takes_an_id_has_a_list() -> None:
    fields = {
        (fact, shape.name)
        for fact in get_args(AnyFact)
        for shape in shapes(fact)
        if shape.kind == "id"
    }

    assert fields == set(VALUES)
