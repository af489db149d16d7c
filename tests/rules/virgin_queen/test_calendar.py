"""The calendar: who ends what, impulses in order, what a turn and an impulse leave."""

from typing import Any

import pytest

from rules.kernel.model import Command
from rules.kernel.refusal import Refusal
from rules.virgin_queen.armada.state import Armada
from rules.virgin_queen.calendar import EndImpulse, Next
from rules.virgin_queen.desk.calendar import EndGame, SetImpulse, SetPhase, SetTurn
from rules.virgin_queen.names import POWERS
from rules.virgin_queen.state import Purse, VirginQueen
from rules.virgin_queen.system import VIRGIN_QUEEN
from rules.virgin_queen.treasure_fleet.state import TreasureFleet
from rules.virgin_queen.troops import Troops
from tests.rules.virgin_queen.scenes import NO_DICE, in_action, position, treasures

OPEN = TreasureFleet(step="select", count=2)
SPRING = position(dealt=True)
WINTER = in_action(phase="winter", impulse=None)


def play(state: VirginQueen, *commands: Command) -> VirginQueen:
    """Play commands that throw no dice, one after the other."""
    for command in commands:
        state = VIRGIN_QUEEN.apply(state, command, NO_DICE).state
    return state


def refusal(state: VirginQueen, command: Command) -> Refusal:
    """Return the refusal of a command."""
    with pytest.raises(Refusal) as caught:
        VIRGIN_QUEEN.apply(state, command, NO_DICE)
    return caught.value


def test_a_turn_has_three_phases_and_the_action_phase_impulses() -> None:
    action = play(SPRING, Next(actor="spain"))
    assert (action.phase, action.impulse) == ("action", "ottoman")
    winter = play(action, Next(actor="umpire"))
    assert (winter.phase, winter.impulse) == ("winter", None)
    spring = play(winter, Next(actor="spain"))
    assert (spring.turn, spring.phase, spring.dealt) == (2, "spring", False)


@pytest.mark.clause("VQ-TF-4.2")
def test_impulses_go_round_in_the_order_of_the_scenario() -> None:
    state = in_action(impulse="ottoman", order=tuple(reversed(POWERS)))

    seen = []
    for _ in range(len(POWERS)):
        seen.append(state.impulse)
        state = play(state, EndImpulse(actor=state.impulse or "umpire"))

    assert seen == ["ottoman", "protestant", "hre", "france", "england", "spain"]
    assert state.impulse == "ottoman"


@pytest.mark.parametrize(
    ("state", "command", "code"),
    [
        (position(), Next(actor="spain"), "deal_first"),
        (position(), Next(actor="umpire"), "deal_first"),
        (SPRING, Next(actor="england"), "not_yours_to_end"),
        (in_action(), Next(actor="spain"), "not_yours_to_end"),
        (WINTER, Next(actor="france"), "not_yours_to_end"),
        (in_action(fleet=OPEN), Next(actor="umpire"), "fleet_open"),
        (in_action(fleet=OPEN), EndImpulse(actor="spain"), "fleet_open"),
        (in_action(impulse="hre"), EndImpulse(actor="spain"), "not_your_impulse"),
        (SPRING, EndImpulse(actor="spain"), "wrong_phase"),
        (SPRING, SetImpulse(actor="umpire", power="hre"), "wrong_phase"),
        (SPRING, SetTurn(actor="umpire", number=8), "no_such_turn"),
        (SPRING, SetTurn(actor="spain", number=2), "not_the_umpire"),
        (in_action(fleet=OPEN), SetPhase(actor="umpire", phase="winter"), "fleet_open"),
        (in_action(over=True), Next(actor="umpire"), "game_over"),
    ],
)
def test_refused(state: VirginQueen, command: Command, code: str) -> None:
    found = refusal(state, command)

    assert found.code == code
    assert found.cites


@pytest.mark.clause("VQ-AR-5.5", "A-V-43")
@pytest.mark.parametrize(
    "command", [Next(actor="umpire"), EndImpulse(actor="spain")], ids=["phase", "end"]
)
def test_first_it_is_said_who_is_lost(command: Command) -> None:
    crowded = Armada(
        strength=2, place="gulf", cargo=Troops(regulars=2, mercenaries=1), excess=1
    )

    assert refusal(in_action(armada=crowded), command).code == "excess_first"


@pytest.mark.clause("A-V-34")
@pytest.mark.parametrize(
    "command",
    [
        EndImpulse(actor="spain"),
        Next(actor="umpire"),
        SetImpulse(actor="umpire", power="england"),
    ],
    ids=["impulse", "phase", "umpire"],
)
def test_nothing_is_kept_of_an_impulse(command: Command) -> None:
    spaces = in_action().spaces
    beaten = Troops(regulars=1)
    seville = spaces["seville"].evolve(beaten=beaten)
    state = in_action(
        spaces={**spaces, "seville": seville},
        armada=Armada(strength=4, place="gulf", cargo=beaten, beaten=beaten),
        purses=(Purse(source="other_card", points=2),),
    )

    after = play(state, command)

    assert after.cp == 0
    assert after.spaces["seville"].beaten == Troops()
    assert after.spaces["seville"].troops == seville.troops
    assert after.armada is not None
    assert (after.armada.beaten, after.armada.cargo) == (Troops(), beaten)


@pytest.mark.clause("VQ-TR-3", "A-V-06")
@pytest.mark.parametrize("escort", [0, 1, 2])
def test_the_escort_returns_when_the_turn_ends(escort: int) -> None:
    before = WINTER.evolve(escort=escort, galleons=2, events=1, sprung=True)

    result = VIRGIN_QUEEN.apply(before, Next(actor="spain"), NO_DICE)

    after = result.state
    assert (after.escort, after.galleons) == (0, 2 + escort)
    assert (after.events, after.sprung, after.reinforced) == (0, False, False)
    returned = [one for one in result.events if one.kind() == "escort_returned"]
    assert len(returned) == min(escort, 1)


@pytest.mark.clause("VQ-CAP-3")
@pytest.mark.parametrize(("had", "regulars"), [(False, 4), (True, 3)])
def test_new_regulars_come_by_themselves_if_they_were_forgotten(
    had: bool, regulars: int
) -> None:
    after = play(WINTER.evolve(reinforced=had), Next(actor="spain"))

    assert after.spaces["madrid"].troops.regulars == regulars


@pytest.mark.parametrize(
    ("command", "how"),
    [(Next(actor="spain"), "last_turn"), (EndGame(actor="umpire"), "umpire")],
)
def test_the_game_ends_with_what_everybody_may_count(
    command: Command, how: str
) -> None:
    before = WINTER.evolve(
        turn=7, piracy_vp={"england": 3}, armada=Armada(strength=6, place="gulf")
    )

    result = VIRGIN_QUEEN.apply(before, command, NO_DICE)

    assert result.state.over
    assert VIRGIN_QUEEN.awaiting(result.state) == ()
    assert not any(VIRGIN_QUEEN.offers(result.state, one) for one in POWERS)
    told: dict[str, Any] = result.events[-1].model_dump()
    assert (told["how"], told["armada"], told["piracy_vp"]["england"]) == (how, 6, 3)
    assert treasures(result.state) == treasures(before)


@pytest.mark.parametrize(
    ("command", "turn", "phase", "impulse"),
    [
        (SetTurn(actor="umpire", number=5), 5, "spring", None),
        (SetPhase(actor="umpire", phase="winter"), 1, "winter", None),
        (SetPhase(actor="umpire", phase="action"), 1, "action", "ottoman"),
        (SetImpulse(actor="umpire", power="france"), 1, "action", "france"),
    ],
)
def test_the_umpire_puts_the_calendar_right(
    command: Command, turn: int, phase: str, impulse: str | None
) -> None:
    result = VIRGIN_QUEEN.apply(in_action(), command, NO_DICE)

    after, (event,) = result.state, result.events
    assert (after.turn, after.phase, after.impulse) == (turn, phase, impulse)
    told = event.model_dump()
    assert (told["old_turn"], told["new_turn"]) == (1, turn)
    assert (told["old_phase"], told["new_phase"]) == ("action", phase)
    assert (told["old_impulse"], told["new_impulse"]) == ("spain", impulse or "nobody")


@pytest.mark.parametrize(
    ("state", "side", "what"),
    [
        (position(), "umpire", "deal"),
        (SPRING, "spain", "spring"),
        (in_action(impulse="hre"), "hre", "impulse"),
        (WINTER, "spain", "winter"),
    ],
)
def test_somebody_is_always_awaited(state: VirginQueen, side: str, what: str) -> None:
    (awaited,) = VIRGIN_QUEEN.awaiting(state)

    assert (awaited.side, awaited.what) == (side, what)
    assert VIRGIN_QUEEN.offers(state, side)
