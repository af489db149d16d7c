"""The odds of getting treasures home, against the event itself played out."""

from fractions import Fraction

import pytest

from rules.virgin_queen.names import POWERS
from rules.virgin_queen.odds import convoy
from rules.virgin_queen.odds.answer import percent
from rules.virgin_queen.odds.convoy import ranges
from rules.virgin_queen.options import VirginQueenOptions
from rules.virgin_queen.state import VirginQueen
from tests.rules.virgin_queen.forking import chance_home
from tests.rules.virgin_queen.odds_scenes import SMALL, X, ask, at_sea, attacking
from tests.rules.virgin_queen.scenes import DRAKE, OPTIONS, TREASURES

RUNS = {
    "one attacker": attacking(("england",), expeditions={"a": SMALL}, escort=0),
    "an escort": attacking(("england",), expeditions={"a": SMALL}, escort=2),
    "two of a power": attacking(
        ("england",),
        expeditions={"a": SMALL, "b": SMALL.evolve(damaged=True)},
        escort=1,
        selected=("t5", "t6"),
    ),
    "two powers": attacking(
        expeditions={"a": SMALL.evolve(damaged=True), "x": X},
        escort=1,
        selected=("t5", "t6"),
    ),
    "a cap on points": attacking(
        expeditions={"a": SMALL.evolve(rating=1), "x": X},
        escort=0,
        options=OPTIONS.evolve(piracy_vp_cap=3),
        piracy_vp={"england": 2, "france": 3},
    ),
    "rewards are chosen": attacking(
        step="reward", winner="drake", due=2, asked=("drake",), attacked=("drake",)
    ),
    "re-roll": attacking(
        (),
        step="reroll",
        zone="a",
        die=1,
        selected=("t5", "t6"),
        expeditions={"a": SMALL},
        escort=1,
        informants=(("england", "spain"),),
    ),
    "selection": attacking(
        (), step="select", count=2, zone=None, die=None, selected=(), escort=1,
        row=("t1", "t2", "t3"), expeditions={"a": SMALL},
        informants=(("england", "spain"),),
    ),
    "before the event": at_sea(
        expeditions={"a": SMALL, "x": X.evolve(zone="c")}, escort=0
    ),
    "a short row": at_sea(expeditions={"a": SMALL}, escort=2, row=("t1",)),
    "an empty pool": at_sea(expeditions={"a": SMALL}, row=("t1",), pool=(),
        discard=tuple(one for one in TREASURES if one != "t1")),
    "no treasure at all": at_sea(
        expeditions={"a": SMALL}, row=(), pool=(), holdings={"france": TREASURES}
    ),
    "spain beside them": at_sea(
        expeditions={"a": SMALL, "own": SMALL.evolve(power="spain", rating=3)},
        escort=0,
    ),
    "nobody in reach": at_sea(expeditions={"a": SMALL.evolve(zone="home")}),
}  # fmt: skip


@pytest.mark.clause(
    "VQ-TF-1.1", "VQ-TF-2.3", "VQ-TF-2.4", "VQ-TF-2.5", "VQ-TF-3.1", "VQ-TF-3.2",
    "VQ-TF-3.3", "VQ-TF-3.4", "VQ-TF-4.3", "VQ-TF-4.10", "VQ-TF-4.12", "VQ-TF-5.1",
    "A-V-09", "A-V-11", "A-V-12", "A-V-13",
)  # fmt: skip
@pytest.mark.parametrize("name", RUNS)
def test_what_gets_home_is_what_the_event_itself_brings(name: str) -> None:
    state = RUNS[name]

    found = ranges(state)

    assert found == tuple(
        (chance_home(state, home, min), chance_home(state, home, max))
        for home in range(len(found))
    )
    assert chance_home(state, len(found), max) == 0


def test_the_range_is_told_to_spain_alone_and_in_whole_numbers() -> None:
    state = RUNS["two powers"]
    told = ask(state, None, "spain")

    assert [one.home for one in told.homes] == [0, 1, 2]
    assert len({one.of for one in told.homes}) == 1
    for line, (least, most) in zip(told.homes, ranges(state), strict=True):
        assert (Fraction(line.lowest, line.of), Fraction(line.highest, line.of)) == (
            least,
            most,
        )
        assert line.lowest_percent == percent(line.lowest, line.of)
        assert (line.sure, line.shown, line.sailing) == (least == most, True, 2)
    for viewer in (*POWERS[2:], "umpire", None):
        assert ask(state, None, viewer).homes == ()


@pytest.mark.parametrize(
    "state",
    [
        at_sea(options=VirginQueenOptions()),
        at_sea(events=1),
        attacking((), step="home", selected=(), home=("drake",)),
    ],
    ids=["no table of zones", "the event is over", "the attacks are over"],
)
def test_nothing_is_foreseen_where_nothing_can_be(state: VirginQueen) -> None:
    assert ranges(state) == ()


def test_too_many_expeditions_are_not_followed_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fleet = {f"e{n}": DRAKE.evolve(rating=n % 4) for n in range(8)}
    state = attacking(("england",), expeditions=fleet)
    assert len(ranges(state)) == 4

    monkeypatch.setattr(convoy, "MOST_COURSES", 100)
    assert ranges(state) == ()
