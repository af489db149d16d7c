"""The day of a parley: who may act in it, and how the next one begins (PAR-DAY)."""

from rules.kernel.audience import UMPIRE
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from tests.parley.setup import SIDES, Side
from tests.parley.state import Day, Over, Parley


class DayBegan(Event):
    """A new day has begun; all ships are back."""

    day: int


def side_of(actor: str) -> Side:
    """Return the side that acts, or refuse: the umpire acts for a side by name."""
    for side in SIDES:
        if side == actor:
            return side
    raise Refusal("name_a_side", ("PAR-SEAT-1",))


def require_umpire(actor: str) -> None:
    """Refuse an *actor* who is not the umpire."""
    if actor != UMPIRE:
        raise Refusal("not_the_umpire", ("PAR-SEAT-1",))


def require_running(state: Parley) -> None:
    """Refuse everything once the game is over."""
    if isinstance(state.phase, Over):
        raise Refusal("game_over", ("PAR-DAY-2",))


def day_of(state: Parley) -> Day:
    """Return the day under way, or refuse: in talks nothing is done but talking."""
    if not isinstance(state.phase, Day):
        raise Refusal("talks_first", ("PAR-DAY-1",))
    return state.phase


def begin_day(state: Parley) -> Result[Parley]:
    """Begin the next day: both sides are asked anew and all ships are back."""
    day = state.day + 1
    camps = {side: state.camps[side].evolve(away=()) for side in SIDES}
    after = state.evolve(day=day, decision=state.decision + 1, phase=Day(), camps=camps)
    return Result(after, (DayBegan(day=day),))
