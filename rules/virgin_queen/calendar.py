"""The calendar: three phases of a turn, impulses in the Action Phase.

Spring Deployment and Winter are ended by Spain, for whom alone there is anything to do
here; the Action Phase by the umpire, when all powers have passed in a row.
"""

from typing import Literal

from rules.kernel.audience import UMPIRE
from rules.kernel.choice import Choice
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.virgin_queen.capitals import reinforced
from rules.virgin_queen.names import Actor, Holder, Power
from rules.virgin_queen.sequence import VirginQueenCommand, require_closed
from rules.virgin_queen.state import PHASES, SPAIN, Phase, VirginQueen
from rules.virgin_queen.troops import NONE


class Next(VirginQueenCommand):
    """Say the end of the phase."""

    path = ("next",)


class EndImpulse(VirginQueenCommand):
    """End one's impulse: the next power in impulse order has its own."""

    path = ("impulse",)


class PhaseEnded(Event):
    """A phase is over; `by` is who said so."""

    turn: int
    phase: Phase
    by: str


class PhaseBegan(Event):
    """A phase began, and with Spring Deployment a turn."""

    turn: int
    phase: Phase
    impulse: Holder


class ImpulseBegan(Event):
    """A power has its impulse; `lost` are CP that Spain had left in the former one."""

    old: Holder
    new: Power
    lost: int
    cites: tuple[str, ...]


class EscortReturned(Event):
    """Galleons that convoyed the fleet can be withdrawn again (A-V-06)."""

    number: int
    galleons: int
    cites: tuple[str, ...] = ("VQ-TR-3", "A-V-06")


class GameEnded(Event):
    """The game is over: what everybody may count."""

    turn: int
    how: Literal["last_turn", "umpire"]
    piracy_vp: dict[str, int]
    treasures: dict[str, int]
    armada: int
    cites: tuple[str, ...] = ("A-G-03",)


def check_next(state: VirginQueen, actor: Actor) -> None:
    """Raise `Refusal` unless *actor* may end the phase now.

    Spring Deployment does not end before the turn's treasures lie in the row
    (VQ-TR-1), no phase while the event is open (A-V-08) or units of the Armada must
    still be named (VQ-AR-5.5).
    """
    if actor not in {SPAIN, UMPIRE} or (state.phase == "action" and actor == SPAIN):
        enders = ("umpire",) if state.phase == "action" else (SPAIN, "umpire")
        raise Refusal(
            "not_yours_to_end", ("A-G-02",), map(Choice, enders), phase=state.phase
        )
    if state.phase == "spring" and not state.dealt:
        raise Refusal("deal_first", ("VQ-TR-1", "A-V-01"), turn=state.turn)
    require_closed(state, "VQ-TF-0.1")
    require_no_excess(state)


def require_no_excess(state: VirginQueen) -> None:
    """Raise `Refusal` while Spain must still say which units are lost (VQ-AR-5.5)."""
    if state.armada is not None and state.armada.excess:
        cites = ("VQ-AR-5.5", "A-V-43")
        raise Refusal("excess_first", cites, number=state.armada.excess)


def say_end(state: VirginQueen, command: Next) -> Result[VirginQueen]:
    """End the phase and begin the next one; after the last Winter the game is over."""
    check_next(state, command.actor)

    ended = PhaseEnded(turn=state.turn, phase=state.phase, by=command.actor)
    if state.phase == "winter":
        after = end_turn(state)
    else:
        after = begin(state, PHASES[PHASES.index(state.phase) + 1])
    return Result(after.state, (ended, *after.events))


def begin(state: VirginQueen, phase: Phase) -> Result[VirginQueen]:
    """Enter *phase*; the first power in order has the first impulse of the Action."""
    impulse = state.order[0] if phase == "action" else None
    after = rested(state).evolve(phase=phase, impulse=impulse).asking()
    began = PhaseBegan(turn=after.turn, phase=phase, impulse=impulse or "nobody")
    return Result(after, (began,))


def end_turn(state: VirginQueen) -> Result[VirginQueen]:
    """End Winter: new regulars if Spain took none (VQ-CAP-3), the escort returns.

    The next turn begins, or the game is over after the last one.
    """
    raised = Result(state) if state.reinforced else reinforced(state)
    after, events = raised.state, raised.events
    if after.escort:
        galleons = after.galleons + after.escort
        home = EscortReturned(number=after.escort, galleons=galleons)
        after = after.evolve(galleons=galleons, escort=0)
        events = (*events, home)
    if after.turn >= after.last_turn:
        ended = end_game(after, "last_turn")
        return Result(ended.state, (*events, *ended.events))
    began = begin_turn(after, after.turn + 1)
    return Result(began.state, (*events, *began.events))


def begin_turn(state: VirginQueen, turn: int) -> Result[VirginQueen]:
    """Enter the Spring Deployment of *turn*: nothing is dealt, nothing was played."""
    fresh = state.evolve(
        turn=turn, dealt=False, events=0, sprung=False, reinforced=False
    )
    return begin(fresh, "spring")


def check_impulse(state: VirginQueen, actor: Actor) -> Power:
    """Return the power whose impulse ends: by itself, or by the umpire for it."""
    if state.impulse is None:
        cites = ("A-V-38",)
        raise Refusal("wrong_phase", cites, phase=state.phase, needed="action")
    if actor not in {state.impulse, UMPIRE}:
        raise Refusal("not_your_impulse", ("VQ-TF-4.2",), power=state.impulse)
    require_closed(state, "VQ-TF-0.1")
    require_no_excess(state)
    return state.impulse


def end_impulse(state: VirginQueen, command: EndImpulse) -> Result[VirginQueen]:
    """Give the next power in impulse order its impulse."""
    power = check_impulse(state, command.actor)

    order = state.order
    return give_impulse(state, order[(order.index(power) + 1) % len(order)])


def give_impulse(state: VirginQueen, power: Power) -> Result[VirginQueen]:
    """Begin an impulse of *power*; CP that Spain did not spend are gone (A-V-34)."""
    began = ImpulseBegan(
        old=state.impulse or "nobody",
        new=power,
        lost=state.cp,
        cites=("A-V-34",) if state.cp else (),
    )
    return Result(rested(state).evolve(impulse=power).asking(), (began,))


def rested(state: VirginQueen) -> VirginQueen:
    """Return the position after an impulse: no CP, and no unit is beaten any more."""
    spaces = {
        name: space if space.beaten == NONE else space.evolve(beaten=NONE)
        for name, space in state.spaces.items()
    }
    armada = state.armada
    if armada is not None and armada.beaten != NONE:
        armada = armada.evolve(beaten=NONE)
    return state.evolve(spaces=spaces, armada=armada, purses=())


def end_game(
    state: VirginQueen, how: Literal["last_turn", "umpire"]
) -> Result[VirginQueen]:
    """End the game with what can be counted openly."""
    ended = GameEnded(
        turn=state.turn,
        how=how,
        piracy_vp={power: state.piracy_vp.get(power, 0) for power in state.order},
        treasures={power: len(state.held(power)) for power in state.order},
        armada=state.armada.strength if state.armada else 0,
    )
    return Result(state.evolve(over=True), (ended,))
