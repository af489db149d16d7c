"""The worked trace T4, from the Reinforcement of 1690 to the roll of 1691."""

import pytest

from rules.nine_years.facts.holdings import SetAtlantic
from rules.nine_years.roll import Roll, WarRolled
from rules.nine_years.state import NineYears, Side
from rules.nine_years.support import Support
from tests.rules.nine_years.scenes import (
    REINFORCEMENT,
    RIGHT_MINUS_1,
    next_phases,
    play,
    play_all,
)

LEFT_OF_IT, LEFT_PLUS_1 = 4, 7


def events_of_1691() -> NineYears:
    supported = play_all(REINFORCEMENT, Support(actor="bourbon"))
    assert supported.resources == {"alliance": 5, "bourbon": 4}
    assert supported.support == {"bourbon": RIGHT_MINUS_1}
    state = next_phases(supported, 3)
    assert (state.year, state.phase, state.vp) == (1691, "events", 20)
    return play(state, SetAtlantic(actor="umpire", side="alliance")).state


@pytest.mark.parametrize(
    ("faces", "totals", "winner", "box", "vp"),
    [
        pytest.param((3, 5), (4, 5), "bourbon", LEFT_OF_IT, 19, id="T4"),
        pytest.param((4, 5), (5, 5), "bourbon", LEFT_OF_IT, 19, id="T4 tie"),
        pytest.param((5, 5), (6, 5), "alliance", LEFT_PLUS_1, 21, id="T4 Alliance"),
    ],
)
@pytest.mark.clause(
    "KWW-SUP-1",
    "KWW-SUP-2",
    "KWW-SUP-3",
    "KWW-SUP-4",
    "KWW-SUP-5",
    "KWW-ROLL-3",
    "KWW-ROLL-6",
    "KWW-ROLL-9",
    "A-K-10",
    "A-K-13",
)
def test_t4(
    faces: tuple[int, int], totals: tuple[int, int], winner: Side, box: int, vp: int
) -> None:
    result = play(events_of_1691(), Roll(actor="alliance"), faces)

    rolled = result.events[0]
    assert isinstance(rolled, WarRolled)
    assert (rolled.alliance_total, rolled.bourbon_total) == totals
    assert rolled.winner == winner
    assert (result.state.marker.box, result.state.vp) == (box, vp)
    assert result.state.support == {}
