"""VQ-TR-3: galleons that convoy the Treasure Fleet."""

import pytest

from rules.virgin_queen.escort import Escort, EscortSet, offered
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import VirginQueen
from tests.rules.virgin_queen.fleet_scenes import (
    barred,
    event_of,
    play,
    refusal,
    selecting,
)
from tests.rules.virgin_queen.scenes import in_action, position

SPRING = position()


def withdraw(galleons: int, actor: str = "spain") -> Escort:
    return Escort.model_validate({"actor": actor, "galleons": galleons})


@pytest.mark.clause("VQ-TR-3", "A-V-06")
@pytest.mark.parametrize("number", [1, 2])
def test_spain_withdraws_one_or_two_galleons(number: int) -> None:
    result = play(SPRING, withdraw(number))

    assert (result.state.escort, result.state.galleons) == (number, 4 - number)
    assert event_of(result, EscortSet) == EscortSet(
        old=0, new=number, galleons=4 - number
    )


@pytest.mark.clause("VQ-TR-3", "A-V-07")
def test_the_escort_may_be_changed_and_recalled_while_spring_lasts() -> None:
    state = SPRING
    for number in (1, 2, 0, 2, 1):
        state = play(state, withdraw(number)).state
        assert (state.escort, state.galleons) == (number, 4 - number)


@pytest.mark.clause("VQ-TR-3", "VQ-CAP-4", "A-V-05")
def test_withdrawing_is_not_the_move_of_spring() -> None:
    assert not play(SPRING, withdraw(2)).state.sprung
    assert play(SPRING.evolve(sprung=True), withdraw(2)).state.escort == 2


@pytest.mark.clause("VQ-TR-3")
def test_it_is_optional() -> None:
    assert (SPRING.escort, SPRING.evolve(phase="action").escort) == (0, 0)
    assert [one.filled["galleons"] for one in offered(SPRING, "spain")] == [1, 2]


@pytest.mark.parametrize(
    ("before", "command", "code", "cites"),
    [
        barred("three", "escort_too_large", ("VQ-TR-3",), SPRING, withdraw(3)),
        barred(
            "too few",
            "too_few_galleons",
            ("VQ-TR-3", "A-V-06"),
            position(galleons=0, escort=1),
            withdraw(2),
        ),
        barred(
            "the same",
            "escort_unchanged",
            ("VQ-TR-3", "A-V-07"),
            SPRING,
            withdraw(0),
        ),
        barred(
            "in the Action Phase",
            "wrong_phase",
            ("VQ-TR-3", "A-V-07"),
            in_action(),
            withdraw(1),
        ),
        barred("by another", "not_spain", ("VQ-TR-3",), SPRING, withdraw(1, "england")),
        barred("umpire", "not_spain", ("VQ-TR-3",), SPRING, withdraw(1, "umpire")),
        barred(
            "in the event",
            "fleet_open",
            ("VQ-TR-3", "A-V-08"),
            selecting(phase="spring"),
            withdraw(1),
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


@pytest.mark.clause("VQ-TR-3")
def test_refusals_list_the_sizes_that_are_left() -> None:
    three = refusal(position(galleons=1), withdraw(3))
    again = refusal(position(escort=2, galleons=0), withdraw(2))

    assert [one.value for one in three.legal] == ["1"]
    assert [one.value for one in again.legal] == ["0", "1"]


@pytest.mark.clause("VQ-TR-3", "A-V-07")
def test_what_is_offered_is_accepted() -> None:
    for escort in (0, 1, 2):
        for galleons in (0, 1, 2):
            before = position(escort=escort, galleons=galleons)
            others = [one.complete() for one in offered(before, "spain")]
            for command in others:
                assert isinstance(command, Escort)
                state = play(before, command).state
                assert state.escort + state.galleons == escort + galleons
            assert len(others) == min(2, escort + galleons)
    assert offered(SPRING, "england") == ()
    assert offered(in_action(), "spain") == ()
