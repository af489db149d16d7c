"""KWW-ROLL: the roll of the Events Phase."""

from typing import Any

import pytest

from rules.kernel.dice import Roll as Thrown
from rules.kernel.dice import ScriptedDice, Tally
from rules.kernel.model import Result
from rules.nine_years.roll import (
    Roll,
    WarRolled,
)
from rules.nine_years.sequence import Actor
from rules.nine_years.state import NineYears, Side
from rules.nine_years.system import NINE_YEARS
from tests.rules.nine_years.scenes import (
    ALLIANCE_TURN,
    EVENTS,
    LEFT_PLUS_1,
    OPENING,
    OVER,
    REINFORCEMENT,
    WINTER,
    barred,
    marker,
    next_phases,
    opening,
    play,
    refusal,
)

ALLIANCE_UP = EVENTS.evolve(marker=marker(side="alliance"), flipped=("alliance",))
FLIPPED_BACK = EVENTS.evolve(flipped=("alliance", "bourbon"))
ALLIANCE_AT_SEA = EVENTS.evolve(atlantic="alliance")
BOURBON_AT_SEA = EVENTS.evolve(atlantic="bourbon")


def roll(state: NineYears, alliance: int, bourbon: int) -> Result[NineYears]:
    return play(state, Roll(actor="alliance"), (alliance, bourbon))


def outcome(result: Result[NineYears]) -> WarRolled:
    event = result.events[0]
    assert isinstance(event, WarRolled)
    return event


TOTAL = "KWW-ROLL-4"
AT_SEA = ("KWW-ROLL-3", "A-K-07")
LAST_FLIP = ("KWW-ROLL-5", "A-K-06")
NO_FLIP = ("KWW-ROLL-6", "A-K-06")
BOTH_TURNED = BOURBON_AT_SEA.evolve(marker=marker(side="alliance"))
TURNED_BY_EVENT = EVENTS.evolve(marker=marker(side="alliance"))


def won(
    name: str, before: NineYears, faces: tuple[int, int], winner: Side, *why: str
) -> Any:
    """Return a row of the table of winners, marked with what decides it."""
    return pytest.param(
        before, faces, winner, why, id=name, marks=pytest.mark.clause(*why)
    )


@pytest.mark.parametrize(
    ("before", "faces", "winner", "why"),
    [
        won("the higher die", EVENTS, (4, 2), "alliance", TOTAL),
        won("the higher die, Bourbons", EVENTS, (2, 4), "bourbon", TOTAL),
        won("one for the sea", ALLIANCE_AT_SEA, (3, 3), "alliance", *AT_SEA, TOTAL),
        won("one is not two", ALLIANCE_AT_SEA, (2, 4), "bourbon", *AT_SEA, TOTAL),
        won("one for the Bourbons", BOTH_TURNED, (3, 3), "bourbon", *AT_SEA, TOTAL),
        won("tie, Alliance flipped", ALLIANCE_UP, (4, 4), "alliance", *LAST_FLIP),
        won("tie, flipped back", FLIPPED_BACK, (4, 4), "bourbon", *LAST_FLIP),
        won("tie, no flip", EVENTS, (6, 6), "bourbon", *NO_FLIP),
        won("tie of totals", ALLIANCE_AT_SEA, (5, 6), "bourbon", *AT_SEA, *NO_FLIP),
        won("tie, turned", TURNED_BY_EVENT, (1, 1), "alliance", *LAST_FLIP),
    ],
)
def test_who_wins(
    before: NineYears, faces: tuple[int, int], winner: Side, why: tuple[str, ...]
) -> None:
    event = outcome(roll(before, *faces))

    assert event.winner == winner
    assert event.cites == ("KWW-ROLL-1", *why)


@pytest.mark.clause("KWW-ROLL-3", "A-K-07")
def test_the_event_shows_how_the_totals_came_about() -> None:
    assert outcome(roll(BOURBON_AT_SEA, 5, 5)) == WarRolled(
        alliance=5,
        bourbon=5,
        atlantic="bourbon",
        alliance_total=5,
        bourbon_total=6,
        winner="bourbon",
        decided_by="total",
        cites=("KWW-ROLL-1", "KWW-ROLL-3", "A-K-07", "KWW-ROLL-4"),
    )
    tie = outcome(roll(EVENTS, 5, 5))
    assert (tie.atlantic, tie.decided_by) == ("nobody", "side_up")


@pytest.mark.clause("KWW-ROLL-1", "A-G-01", "A-G-04")
def test_each_side_throws_one_ordinary_die_the_alliance_first() -> None:
    dice = Tally(ScriptedDice((6, 1)))

    NINE_YEARS.apply(EVENTS, Roll(actor="umpire"), dice)

    assert dice.made == (
        Thrown(purpose="kww_alliance", sides=6, faces=(6,)),
        Thrown(purpose="kww_bourbon", sides=6, faces=(1,)),
    )


@pytest.mark.parametrize("actor", ["alliance", "bourbon", "umpire"])
@pytest.mark.clause("A-K-09")
def test_either_side_or_the_umpire_rolls_once(actor: Actor) -> None:
    rolled = play(EVENTS, Roll(actor=actor), (4, 2)).state

    assert rolled.rolled
    for again in ("alliance", "bourbon", "umpire"):
        assert refusal(rolled, Roll(actor=again)).code == "already_rolled"


PHASE = ("KWW-ROLL-1",)
ONCE = ("KWW-ROLL-1", "A-K-09")
FIRST_TURN = ("KWW-ROLL-2", "A-K-08")
ROLLED = EVENTS.evolve(rolled=True)


@pytest.mark.parametrize(
    ("before", "actor", "code", "cites"),
    [
        barred("in Reinforcement", "wrong_phase", PHASE, REINFORCEMENT, "bourbon"),
        barred("in Campaign", "wrong_phase", PHASE, ALLIANCE_TURN, "alliance"),
        barred("in Winter", "wrong_phase", PHASE, WINTER, "umpire"),
        barred("a second time", "already_rolled", ONCE, ROLLED, "bourbon"),
        barred("first turn", "no_roll_this_year", FIRST_TURN, OPENING, "alliance"),
        barred("after the end", "game_over", ("A-K-10",), OVER, "umpire"),
    ],
)
def test_refused(
    before: NineYears, actor: Actor, code: str, cites: tuple[str, ...]
) -> None:
    no = refusal(before, Roll(actor=actor))

    assert (no.code, no.cites) == (code, cites)


def test_refusals_say_what_is_needed_to_understand_them() -> None:
    command = Roll(actor="alliance")

    needed = {"phase": "winter_quarters", "needed": "events"}
    assert refusal(WINTER, command).params == needed
    assert refusal(OPENING, command).params == {"first": 1689}
    assert refusal(ROLLED, command).params == {"year": 1690}


@pytest.mark.parametrize(
    ("option", "year", "rolls"),
    [
        pytest.param(1, 1688, True, id="1: from the first turn"),
        pytest.param(2, 1688, False, id="2: not in the first"),
        pytest.param(2, 1689, True, id="2: but in the second"),
        pytest.param(4, 1690, False, id="4: not in the third"),
        pytest.param(4, 1691, True, id="4: but in the fourth"),
    ],
)
@pytest.mark.clause("A-K-08", "KWW-ROLL-2")
def test_first_roll_turn_counts_turns_of_this_game(
    option: int, year: int, rolls: bool
) -> None:
    before = opening(first_roll_turn=option).evolve(year=year)

    if rolls:
        assert roll(before, 6, 1).state.marker.box == LEFT_PLUS_1
    else:
        no = refusal(before, Roll(actor="alliance"))
        assert no.code == "no_roll_this_year"
        assert no.params == {"first": 1687 + option}


@pytest.mark.clause("A-K-08", "KWW-ROLL-2")
def test_the_first_turn_is_that_of_the_game_not_of_the_calendar() -> None:
    later = OPENING.evolve(first_year=1691, year=1691)

    assert refusal(later, Roll(actor="alliance")).code == "no_roll_this_year"


@pytest.mark.clause("KWW-ROLL-1", "KWW-ROLL-2")
def test_every_year_but_the_first_has_its_roll() -> None:
    state = next_phases(OPENING, 4)
    for year in range(1689, 1698):
        assert state.year == year
        state = next_phases(roll(state, 6, 6).state, 4)
    assert state.over
