"""Who speaks: from a Discord user to the side, or the umpire, that he acts as."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.denial import Denial
from bot.positions import Position
from rules.kernel.audience import UMPIRE, Viewer


@dataclass(frozen=True, slots=True)
class Speaker:
    """A user acting as `actor`; `for_side` if he is the umpire acting for a side."""

    user: str
    actor: str
    for_side: bool = False


def held(position: Position, user: str) -> tuple[str, ...]:
    """Return the sides that *user* holds, in the order of the rules."""
    seats = position.game.seats
    sides = position.system.sides(position.state)
    return tuple(side for side in sides if seats.get(side) == user)


def open_to(position: Position, user: str) -> tuple[str, ...]:
    """Return what *user* may name as his seat."""
    if position.game.umpire == user:
        return (*position.system.sides(position.state), UMPIRE)
    return held(position, user)


def speaker(
    position: Position, user: str, path: Sequence[str], seat: str | None
) -> Speaker:
    """Return as whom *user* gives the command with this *path* (architecture, 2).

    Raises `Denial` where he may not, or must say which of his seats he means.
    """
    umpires = position.game.umpire == user
    mine = held(position, user)
    if path[0] == UMPIRE or seat == UMPIRE:
        if not umpires:
            raise Denial("not_umpire", umpire=position.game.umpire)
        return Speaker(user, UMPIRE)
    if seat is not None:
        if seat in mine:
            return Speaker(user, seat)
        if seat not in position.system.sides(position.state):
            raise Denial("no_such_seat", seat=seat, seats=open_to(position, user))
        if not umpires:
            raise Denial("not_your_seat", seat=seat, seats=mine)
        return Speaker(user, seat, for_side=True)
    if not mine:
        if umpires:
            return Speaker(user, UMPIRE)
        raise Denial("no_seat")
    return Speaker(user, _only_one(position, mine))


def _only_one(position: Position, mine: tuple[str, ...]) -> str:
    """Return the one seat of *mine*, or the one of them that is awaited."""
    if len(mine) == 1:
        return mine[0]
    awaited = {one.side for one in position.awaiting}
    called = [side for side in mine if side in awaited]
    if len(called) == 1:
        return called[0]
    raise Denial("which_seat", seats=mine)


def viewer(position: Position | None, user: str, seat: str | None) -> Viewer:
    """Return through whose eyes *user* sees: a seat of his, the umpire's, the public.

    Raises `Denial` for a seat that is not his to look from.
    """
    if position is None:
        return None
    mine = held(position, user)
    if seat is not None:
        if seat in mine or (seat == UMPIRE and position.game.umpire == user):
            return seat
        raise Denial("not_your_seat", seat=seat, seats=mine)
    if mine:
        return mine[0]
    return UMPIRE if position.game.umpire == user else None


def eyes(position: Position, voice: Speaker) -> Viewer:
    """Return through whose eyes *voice* is told what came of it.

    The umpire may act for a side that somebody holds, but sees no more by it.
    """
    if voice.for_side and voice.actor in position.game.seats:
        return UMPIRE
    return voice.actor


def answerable(position: Position, side: str) -> str:
    """Return the user who answers for *side*: its holder, else the umpire."""
    return position.game.seats.get(side, position.game.umpire)
