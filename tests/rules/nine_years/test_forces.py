"""Forces on the map: entered by their owner in the Campaign Phase, or by the umpire."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.kernel.choice import Choice
from rules.kernel.dice import ScriptedDice
from rules.kernel.refusal import Refusal
from rules.nine_years.forces import AnyForce
from rules.nine_years.forces.arranging import ForcePut
from rules.nine_years.forces.choices import VALUES
from rules.nine_years.forces.judging import Order, faults
from rules.nine_years.forces.listing import ForceList, Forces
from rules.nine_years.forces.moving import ForceMoved, MoveForce
from rules.nine_years.forces.putting import PutForce
from rules.nine_years.forces.removing import ForceRemoved, RemoveForce
from rules.nine_years.forces.supply import LeadersWaiting, PoolCounted
from rules.nine_years.forces.table import ForceTable
from rules.nine_years.names import RESERVED, is_short_id
from rules.nine_years.sides import SIDES
from rules.nine_years.state import NineYears
from rules.nine_years.system import NINE_YEARS
from rules.nine_years.theatre import Arrival, Destinations, Force
from rules.nine_years.theatre_setup import MOST_FORCES
from tests.rules.nine_years.map_scenes import (
    CAMPAIGN,
    OPENING,
    corps_of,
    force,
    leaders_of,
    with_theatre,
)
from tests.rules.nine_years.scenes import ALLIANCE_TURN, events_of, play, refusal

pytestmark = pytest.mark.clause("A-G-03")

WINTER = CAMPAIGN.evolve(phase="winter_quarters", turn=None, wintered=True)
LISTED = Destinations(sea=("london",))


def put(actor: Any = "alliance", **fields: Any) -> PutForce:
    """Return the command that puts the Dutch army into Brussels, with changes."""
    usual: dict[str, Any] = {"force": "dutch", "space": "brussels", "full": 3}
    return PutForce(actor=actor, **usual | fields)


@pytest.mark.clause("KWW-WQ-A4", "KWW-WQ-A5")
def test_a_force_is_what_was_said_of_it() -> None:
    """Corps come from the pool and go back there; a leader not named waits."""
    result = play(CAMPAIGN, put(full=1, reduced=1, leaders=("eugene",)))

    assert force(result.state, "dutch") == Force(
        side="alliance", space="brussels", full=1, reduced=1, leaders=("eugene",)
    )
    assert result.state.theatre.pool == {"alliance": 7, "bourbon": 7}
    assert result.state.theatre.reserve["alliance"] == ("waldeck",)
    assert result.events == (
        ForcePut(
            force="dutch",
            side="alliance",
            old_space="hague",
            old_full=3,
            old_reduced=0,
            old_leaders=("waldeck",),
            space="brussels",
            full=1,
            reduced=1,
            leaders=("eugene",),
        ),
        PoolCounted(side="alliance", old=6, new=7),
        LeadersWaiting(side="alliance", leaders=("waldeck",)),
    )


@pytest.mark.clause("KWW-WQ-A4")
def test_a_new_force_takes_its_corps_from_the_pool() -> None:
    command = put("bourbon", force="guards", space="paris", full=4, reduced=3)

    result = play(CAMPAIGN, command)

    assert force(result.state, "guards").corps == 7
    assert result.state.theatre.pool["bourbon"] == 0
    (event,) = events_of(result, ForcePut)
    assert (event.old_space, event.old_full) == (None, 0)  # type: ignore[attr-defined]


def test_a_leader_may_stand_alone() -> None:
    result = play(CAMPAIGN, put(force="prince", full=0, leaders=("eugene",)))

    assert force(result.state, "prince").corps == 0


def test_the_umpire_names_the_side_of_a_new_force_and_may_bring_in_a_leader() -> None:
    new = {"force": "guards", "space": "paris", "full": 1, "leaders": ("vauban",)}

    assert refusal(CAMPAIGN, put("umpire", **new)).code == "name_a_side"
    after = play(CAMPAIGN, put("umpire", side="bourbon", **new)).state
    assert force(after, "guards").side == "bourbon"
    assert leaders_of(after.theatre, "bourbon") == sorted(
        [*leaders_of(CAMPAIGN.theatre, "bourbon"), "vauban"]
    )
    known = play(CAMPAIGN, put("umpire", force="flanders", space="mons")).state
    assert force(known, "flanders").side == "bourbon"


FORCES: list[AnyForce] = [
    put(),
    MoveForce(actor="alliance", force="dutch", to="brussels"),
    RemoveForce(actor="alliance", force="dutch"),
    ForceTable(actor="alliance", table="dutch alliance brussels 3 0 waldeck"),
]


@pytest.mark.parametrize("command", FORCES, ids=lambda one: one.path[1])
def test_a_side_enters_its_own_forces_in_the_campaign_phase(command: AnyForce) -> None:
    assert play(CAMPAIGN, command).events
    for phase in ("events", "reinforcement", "winter_quarters"):
        no = refusal(CAMPAIGN.evolve(phase=phase, turn=None), command)
        assert (no.code, no.cites) == ("wrong_phase", ("A-G-03",))
        assert no.params == {"phase": phase, "needed": "campaign"}


@pytest.mark.parametrize("command", FORCES, ids=lambda one: one.path[1])
def test_the_umpire_enters_forces_in_any_phase(command: AnyForce) -> None:
    for state in (OPENING, CAMPAIGN, WINTER):
        assert play(state, command.evolve(actor="umpire")).events


@pytest.mark.parametrize("command", FORCES, ids=lambda one: one.path[1])
def test_nobody_enters_the_other_sides_forces(command: AnyForce) -> None:
    no = refusal(CAMPAIGN, command.evolve(actor="bourbon"))

    if isinstance(command, ForceTable):
        assert no.params["not_your_force"] == "1 (dutch)"
    else:
        assert (no.code, no.params["side"]) == ("not_your_force", "alliance")
        assert Choice("flanders") in no.legal
        assert Choice("dutch") not in no.legal


@pytest.mark.parametrize("command", FORCES, ids=lambda one: one.path[1])
def test_without_a_map_and_after_the_end_there_is_nothing_to_enter(
    command: AnyForce,
) -> None:
    assert refusal(ALLIANCE_TURN, command).code == "no_map"
    assert refusal(CAMPAIGN.evolve(over=True), command).code == "game_over"


@pytest.mark.parametrize(
    ("fields", "code", "told"),
    [
        ({"space": "berlin"}, "no_such_space", {"given": "berlin"}),
        ({"space": "channel"}, "no_such_space", {"given": "channel"}),
        ({"full": 0}, "empty_force", {"given": "dutch"}),
        (
            {"full": 10},
            "pool_short",
            {"given": "alliance", "have": 9, "need": 10, "over": 1},
        ),
        ({"leaders": ("baden",)}, "leader_elsewhere", {"given": "baden"}),
        ({"leaders": ("villeroy",)}, "leader_elsewhere", {"given": "villeroy"}),
        ({"leaders": ("marlborough",)}, "no_such_leader", {"given": "marlborough"}),
        ({"leaders": ("eugene", "eugene")}, "named_twice", {"given": "eugene"}),
        ({"force": "Old Guard"}, "bad_id", {"given": "Old Guard"}),
        ({"force": "a23456789-1234567"}, "bad_id", {"given": "a23456789-1234567"}),
        ({"force": "namur"}, "id_taken", {"given": "namur"}),
        ({"force": "channel"}, "id_taken", {"given": "channel"}),
        ({"force": "eugene"}, "id_taken", {"given": "eugene"}),
        ({"force": "brabant-line"}, "id_taken", {"given": "brabant-line"}),
        ({"side": "bourbon"}, "not_your_force", {"given": "dutch", "side": "alliance"}),
    ],
)
def test_put_refused(fields: dict[str, Any], code: str, told: dict[str, Any]) -> None:
    no = refusal(CAMPAIGN, put(**fields))

    assert (no.code, no.params) == (code, told)
    assert no.cites[-1] == "A-G-03"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"side": "bourbon"}, "other_sides_force"),
        ({"leaders": ("Old Fritz",)}, "bad_id"),
        ({"leaders": ("namur",)}, "id_taken"),
        ({"force": "monk", "leaders": ("monk",), "side": "alliance"}, "id_taken"),
        ({"leaders": ("catinat",)}, "leader_elsewhere"),
    ],
)
def test_put_refused_to_the_umpire(fields: dict[str, Any], code: str) -> None:
    assert refusal(CAMPAIGN, put("umpire", **fields)).code == code


@pytest.mark.parametrize("word", sorted(filter(is_short_id, RESERVED)))
def test_no_force_is_called_by_a_word_that_means_something(word: str) -> None:
    assert refusal(CAMPAIGN, put(force=word)).code == "id_taken"


@pytest.mark.clause("KWW-WQ-A5")
def test_a_leader_on_the_turn_track_is_not_at_hand() -> None:
    arrival = Arrival(leader="ginkel", side="alliance", year=1691)
    before = with_theatre(CAMPAIGN, arrivals=(arrival,))

    no = refusal(before, put(leaders=("ginkel",)))

    assert (no.code, no.cites[0]) == ("leader_elsewhere", "KWW-WQ-A5")
    assert no.legal == (Choice("eugene"), Choice("waldeck"))


def test_a_map_holds_so_many_forces_and_no_more() -> None:
    one = Force(side="alliance", space="london", full=1)
    crowd = {f"f{n}": one for n in range(MOST_FORCES - 1)}
    before = with_theatre(CAMPAIGN, forces=crowd)

    full = play(before, put()).state
    no = refusal(full, put(force="last", full=1))

    assert (no.code, no.params["most"]) == ("too_many_forces", MOST_FORCES)
    assert play(full, put(full=1)).events


@pytest.mark.clause("A-K-22")
def test_the_stacking_limit_is_not_enforced() -> None:
    assert CAMPAIGN.theatre.spaces["namur"].limit == 4

    after = play(CAMPAIGN, put(space="namur", full=9)).state

    assert force(after, "dutch").corps == 9


@pytest.mark.clause("A-K-21")
def test_a_list_of_destinations_belongs_to_where_a_force_stands() -> None:
    assert force(CAMPAIGN, "ulster").destinations == LISTED
    stays = put(force="ulster", space="dublin", full=2)
    goes = put(force="ulster", space="london", full=2)
    moves = MoveForce(actor="alliance", force="ulster", to="london")

    assert force(play(CAMPAIGN, stays).state, "ulster").destinations == LISTED
    for command in (goes, moves):
        assert force(play(CAMPAIGN, command).state, "ulster").destinations is None


def test_a_force_moves_to_any_space_and_stays_what_it_is() -> None:
    result = play(CAMPAIGN, MoveForce(actor="alliance", force="dutch", to="lyon"))

    before = force(CAMPAIGN, "dutch")
    assert force(result.state, "dutch") == before.evolve(space="lyon")
    assert result.events == (
        ForceMoved(force="dutch", side="alliance", old="hague", new="lyon"),
    )


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"to": "hague"}, "stands_there"),
        ({"to": "berlin"}, "no_such_space"),
        ({"force": "swiss"}, "no_such_force"),
    ],
)
def test_move_refused(fields: dict[str, str], code: str) -> None:
    usual = {"force": "dutch", "to": "brussels"}
    command = MoveForce.model_validate({"actor": "alliance", **usual, **fields})

    no = refusal(CAMPAIGN, command)

    assert no.code == code
    assert (code == "stands_there") != bool(no.legal)


@pytest.mark.clause("KWW-WQ-A4", "KWW-WQ-A5")
def test_what_leaves_the_map_goes_to_pool_and_reserve() -> None:
    result = play(CAMPAIGN, RemoveForce(actor="bourbon", force="alps"))

    assert "alps" not in result.state.theatre.forces
    assert result.state.theatre.pool == {"alliance": 6, "bourbon": 10}
    assert result.state.theatre.reserve["bourbon"] == ("villeroy", "catinat")
    assert result.events == (
        ForceRemoved(
            force="alps",
            side="bourbon",
            space="lyon",
            full=2,
            reduced=1,
            leaders=("catinat",),
        ),
        PoolCounted(side="bourbon", old=7, new=10),
        LeadersWaiting(side="bourbon", leaders=("villeroy", "catinat")),
    )


TABLE = """
# the army of 1690
dutch    alliance brussels 2 1 gastanaga, eugene   # they have changed places

spanish  alliance hague    1 1 waldeck
guards   alliance london   1 0
"""


def test_a_table_enters_many_forces_and_lets_them_exchange_leaders() -> None:
    result = play(CAMPAIGN, ForceTable(actor="alliance", table=TABLE))

    after = result.state
    assert force(after, "dutch").leaders == ("gastanaga", "eugene")
    assert force(after, "spanish").leaders == ("waldeck",)
    assert force(after, "guards").corps == 1
    assert force(after, "imperial") == force(CAMPAIGN, "imperial")
    named = [one.force for one in events_of(result, ForcePut)]  # type: ignore[attr-defined]
    assert named == ["dutch", "spanish", "guards"]
    assert events_of(result, PoolCounted) == [
        PoolCounted(side="alliance", old=6, new=5)
    ]


def test_a_line_that_changes_nothing_is_no_news() -> None:
    table = "\N{ZERO WIDTH NO-BREAK SPACE}dutch alliance hague 3 0 waldeck"

    result = play(CAMPAIGN, ForceTable(actor="umpire", table=table))

    assert (result.state, result.events) == (CAMPAIGN, ())


WRONG = """\
dutch alliance brussels
guards france paris 1 0
spanish alliance hague 1 x
english alliance hague 1 100
Guards alliance hague 1 0
flanders alliance mons 1 0
moselle bourbon paris 1 0
savoyard alliance milan 1 0
savoyard alliance turin 1 0
imperial alliance cologne 0 0
ulster alliance london 1 0 baden eugene
scots alliance london 1 0 eugene,monk
namur alliance namur 9 0
"""


def test_a_table_tells_all_that_is_wrong_line_by_line_and_enters_nothing() -> None:
    no = refusal(CAMPAIGN, ForceTable(actor="alliance", table=WRONG))

    assert (no.code, no.cites, no.legal) == ("table_wrong", ("A-G-03",), ())
    assert no.params == {
        "count": 14,
        "needed": 5,
        "columns": "1 (3)",
        "not_a_side": "2 (france)",
        "not_a_number": "3 (x), 4 (100)",
        "bad_id": "5 (Guards)",
        "id_taken": "13 (namur)",
        "named_twice": "9 (savoyard)",
        "not_your_force": "6 (flanders), 7 (moselle)",
        "other_sides_force": "none",
        "no_such_space": "8 (milan)",
        "empty_force": "10 (imperial)",
        "no_such_leader": "12 (monk)",
        "leader_elsewhere": "12 (eugene)",
        "too_many_leaders": "none",
        "pool_short": "alliance=2",
        "too_many_forces": "none",
    }


def test_a_table_is_judged_as_a_whole() -> None:
    table = "guards alliance london 4 0\nscots alliance london 3 0"

    no = refusal(CAMPAIGN, ForceTable(actor="alliance", table=table))

    assert no.params["pool_short"] == "alliance=1"
    assert no.params["count"] == 1


def test_of_many_lines_with_the_same_fault_some_are_named() -> None:
    table = "\n".join(f"f{n} alliance berlin 0 1" for n in range(20))

    no = refusal(CAMPAIGN, ForceTable(actor="umpire", table=table))

    named = str(no.params["no_such_space"])
    assert named.startswith("1 (berlin), 2 (berlin)")
    assert named.endswith("8 (berlin), …")
    assert no.params["pool_short"] == "alliance=14"


@pytest.mark.parametrize("table", ["", "\n \n", "# nothing\n"])
def test_a_table_that_says_nothing_is_refused(table: str) -> None:
    assert refusal(CAMPAIGN, ForceTable(actor="umpire", table=table)).code == (
        "empty_table"
    )


def test_a_word_of_any_length_is_told_in_few_letters() -> None:
    table = ForceTable(actor="umpire", table=f"dutch alliance {'x' * 9999} 1 0")

    no = refusal(CAMPAIGN, table)

    assert no.params["no_such_space"] == f"1 ({'x' * 20}…)"


def test_a_force_has_so_many_leaders_and_no_more() -> None:
    names = tuple(f"l{n}" for n in range(25))

    assert play(CAMPAIGN, put("umpire", leaders=names[:24])).events
    no = refusal(CAMPAIGN, put("umpire", leaders=names))
    assert (no.code, no.params) == ("too_many_leaders", {"given": "dutch", "most": 24})


def test_a_table_with_more_forces_than_a_map_holds_is_not_looked_at() -> None:
    table = "what is this\n" * (MOST_FORCES + 1)

    no = refusal(CAMPAIGN, ForceTable(actor="umpire", table=table))

    assert (no.code, no.params["given"]) == ("too_many_forces", str(MOST_FORCES + 1))


names = st.sampled_from(
    ["dutch", "english", "flanders", "alps", "guards", "scots", "namur", "X"]
)
spaces = st.sampled_from(["london", "mons", "paris", "berlin"])
leaders = st.lists(
    st.sampled_from(["waldeck", "eugene", "villeroy", "catinat", "monk"]), max_size=2
)
orders = st.builds(
    Order,
    force=names,
    side=st.sampled_from(SIDES),
    space=spaces,
    full=st.integers(0, 9),
    reduced=st.integers(0, 9),
    leaders=leaders.map(tuple),
)
actors = st.sampled_from(["alliance", "bourbon", "umpire"])


def line_of(order: Order) -> str:
    """Return an order as a line of a table."""
    words = (order.force, order.side, order.space, order.full, order.reduced)
    return f"{' '.join(map(str, words))} {','.join(order.leaders)}"


@given(actor=actors, ordered=st.lists(orders, min_size=1, max_size=4))
@pytest.mark.clause("KWW-WQ-A4", "KWW-WQ-A5")
def test_no_corps_and_no_leader_appears_or_vanishes(
    actor: Any, ordered: list[Order]
) -> None:
    """Only the umpire brings a leader in; what has no fault is entered as it says."""
    table = ForceTable(actor=actor, table="\n".join(map(line_of, ordered)))
    wrong = list(faults(CAMPAIGN, actor, ordered))
    if wrong:
        assert refusal(CAMPAIGN, table).params["count"] == len(wrong)
        return

    after = play(CAMPAIGN, table).state

    for order in ordered:
        stands = force(after, order.force)
        assert (stands.full, stands.reduced) == (order.full, order.reduced)
        assert (stands.space, stands.leaders) == (order.space, order.leaders)
    for side in SIDES:
        assert corps_of(after.theatre, side) == corps_of(CAMPAIGN.theatre, side)
        leaders = leaders_of(after.theatre, side)
        new = set(leaders) - set(leaders_of(CAMPAIGN.theatre, side))
        assert len(set(leaders)) == len(leaders)
        assert set(leaders_of(CAMPAIGN.theatre, side)) <= set(leaders)
        assert new <= ({"monk"} if actor == "umpire" else set())


@given(text=st.text(), actor=actors)
def test_whatever_stands_in_a_table_is_entered_or_refused(
    text: str, actor: Any
) -> None:
    table, code = ForceTable(actor=actor, table=text), "entered"
    try:
        NINE_YEARS.apply(CAMPAIGN, table, ScriptedDice())
    except Refusal as no:
        code = no.code
    assert code in {"entered", "empty_table", "table_wrong", "too_many_forces"}


def asked(state: NineYears, **fields: Any) -> ForceList:
    """Return the list of forces, as anybody is told it."""
    question = Forces(actor="alliance", **fields)
    told = [NINE_YEARS.ask(state, question, viewer) for viewer in ("bourbon", None)]
    assert told[0] == told[1]
    assert isinstance(told[0], ForceList)
    return told[0]


def test_the_list_tells_what_stands_where_and_what_waits() -> None:
    arrival = Arrival(leader="ginkel", side="alliance", year=1691)
    state = with_theatre(CAMPAIGN, arrivals=(arrival,))

    both, own = asked(state), asked(state, side="alliance")

    assert (both.count, own.count) == (11, 6)
    assert {one.force for one in both.entries} == set(state.theatre.forces)
    (ulster,) = [one for one in own.entries if one.force == "ulster"]
    assert (ulster.space, ulster.controller) == ("dublin", "bourbon")
    assert (ulster.full, ulster.reduced, ulster.leaders) == (1, 1, ("schomberg",))
    assert [(one.side, one.pool, one.leaders) for one in both.reserves] == [
        ("alliance", 6, ("eugene",)),
        ("bourbon", 7, ("villeroy",)),
    ]
    assert [(one.leader, one.year) for one in own.arrivals] == [("ginkel", 1691)]
    assert asked(state, side="bourbon").arrivals == ()
    assert both.lines() == (*both.entries, *both.reserves, *both.arrivals)


def test_the_list_is_written_as_the_table_is_read() -> None:
    rows = [one.row for one in asked(CAMPAIGN).entries]
    table = ForceTable(actor="umpire", table="\n".join(rows))

    result = play(CAMPAIGN, table)

    assert "english alliance london 2 1 william" in rows
    assert (result.state, result.events) == (CAMPAIGN, ())
    bare = with_theatre(CAMPAIGN, forces={})
    assert refusal(bare, table).params["pool_short"] == "alliance=9,bourbon=8"


def values(command: Any, field: str, viewer: str, **filled: Any) -> list[str]:
    """Return what is shown for a field."""
    found = VALUES[command, field](CAMPAIGN, viewer, filled)
    return [one.value for one in found]


def test_fields_are_filled_with_what_there_is() -> None:
    own = values(MoveForce, "force", "alliance")

    assert own == values(PutForce, "force", "alliance")
    assert own == [
        *("english", "ulster", "dutch", "spanish", "imperial", "savoyard"),
    ]
    assert len(values(RemoveForce, "force", "umpire")) == 11
    assert values(RemoveForce, "force", "") == []
    assert values(PutForce, "space", "alliance") == list(CAMPAIGN.theatre.spaces)
    there = values(MoveForce, "to", "alliance", force="dutch")
    assert set(CAMPAIGN.theatre.spaces) - set(there) == {"hague"}
    leaders = values(PutForce, "leaders", "alliance", force="dutch")
    assert leaders == ["eugene", "waldeck"]
    assert values(PutForce, "leaders", "umpire") == ["eugene", "villeroy"]
    assert values(PutForce, "leaders", "bourbon", force="new") == ["villeroy"]


@pytest.mark.clause("A-G-03")
@pytest.mark.parametrize(
    ("phase", "who"),
    [
        ("campaign", {"alliance", "bourbon", "umpire"}),
        ("reinforcement", {"umpire"}),
        ("winter_quarters", {"umpire"}),
    ],
)
def test_a_table_may_be_pasted_by_whoever_may_enter_forces(
    phase: str, who: set[str]
) -> None:
    turn = "bourbon" if phase == "campaign" else None
    state = CAMPAIGN.evolve(phase=phase, turn=turn)

    offered = {
        side: [one for one in NINE_YEARS.offers(state, side) if one.key == "table"]
        for side in ("alliance", "bourbon", "umpire")
    }

    assert {side for side, found in offered.items() if found} == who
    for found in offered.values():
        for one in found:
            assert one.opening is not None
            assert (one.opening.field, one.opening.way) == ("table", "form")
            assert not one.audience.includes(None)
