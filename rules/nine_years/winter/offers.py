"""What Winter waits for, and what each side may do about it (A-K-19, A-K-21)."""

from typing import Any

from rules.kernel.audience import EVERYONE, UMPIRE, Audience, only
from rules.kernel.offers import Awaited, Offer, Opening
from rules.nine_years.sequence import Check, NineYearsCommand, is_open
from rules.nine_years.state import SIDES, NineYears, Side
from rules.nine_years.winter.choices import spaces_to_list
from rules.nine_years.winter.lines import RemoveLines
from rules.nine_years.winter.lists import ListDestinations
from rules.nine_years.winter.questions import unordered, withdrawing
from rules.nine_years.winter.snapshot import unlisted
from rules.nine_years.winter.state import Winter
from rules.nine_years.winter.withdrawing import (
    Done,
    NotYet,
    Withdraw,
    check_done,
    check_not_yet,
)

LISTING = "destinations"
"""What the umpire is awaited for while a list is missing."""


def awaiting(state: NineYears) -> tuple[Awaited, ...]:
    """Return whom Winter waits for; nobody while it is not open."""
    winter = state.winter
    if winter is None:
        return ()
    if winter.step == "lists":
        return (Awaited(UMPIRE, LISTING, state.decision),)
    return tuple(
        Awaited(side, winter.step, state.decision)
        for side in SIDES
        if side not in winter.done
    )


def offers(state: NineYears, side: str) -> tuple[Offer, ...]:
    """Return what *side*, or the umpire, may do in the present step of Winter.

    What a side may do tells what it has ordered, so that only itself is offered it;
    where Winter is played openly everybody may know.
    """
    winter = state.winter
    if winter is None:
        return ()
    if winter.step == "lists":
        return _to_list(state, winter) if side == UMPIRE else ()
    return tuple(
        offer for one in SIDES if one == side for offer in _of_side(state, winter, one)
    )


def _of_side(state: NineYears, winter: Winter, side: Side) -> tuple[Offer, ...]:
    """Return what *side* may do: say that it is done, or order what it has to."""
    said: tuple[tuple[type[NineYearsCommand], Check], ...] = (
        (Done, check_done),
        (NotYet, check_not_yet),
    )
    saying = tuple(
        _offer(state, side, command, command.path[0])
        for command, check in said
        if is_open(check, state, side)
    )
    if side in winter.done:
        return saying
    if winter.step == "withdrawals":
        return (*saying, *_withdrawals(state, winter, side))
    return (*saying, *_lines(state, winter, side))


def _withdrawals(state: NineYears, winter: Winter, side: Side) -> tuple[Offer, ...]:
    """Return a select for each force, those that lack an order first."""
    lacking = unordered(state, winter, side)
    ordered = (one for one in withdrawing(state, winter, side) if one not in lacking)
    return tuple(
        _offer(
            state,
            side,
            Withdraw,
            label,
            key=f"{Withdraw.path[0]}-{force}",
            filled={"force": force},
            opening=Opening("to"),
        )
        for label, forces in (("withdraw", lacking), ("withdraw_again", ordered))
        for force in forces
    )


def _lines(state: NineYears, winter: Winter, side: Side) -> tuple[Offer, ...]:
    """Return a select of one's own lines, and a button to keep them all after all."""
    own = winter.own_lines[side]
    if not own:
        return ()
    select = Opening("lines", minimum=1, maximum=len(own))
    remove = _offer(state, side, RemoveLines, "remove", opening=select)
    if not winter.lines.get(side):
        return (remove,)
    return (_offer(state, side, RemoveLines, "remove_none"), remove)


def _to_list(state: NineYears, winter: Winter) -> tuple[Offer, ...]:
    """Return the ways to list destinations, for one force after the other."""
    force, *_ = unlisted(state.theatre, winter.left)
    nowhere = _offer(
        state,
        UMPIRE,
        ListDestinations,
        "list_nowhere",
        key=f"list_nowhere-{force}",
        filled={"force": force},
    )
    count = len(spaces_to_list(state, force))
    if not count:
        return (nowhere,)
    return (
        nowhere,
        *(
            _offer(
                state,
                UMPIRE,
                ListDestinations,
                f"list_{field}",
                key=f"list_{field}-{force}",
                filled={"force": force},
                opening=Opening(field, minimum=1, maximum=count),
            )
            for field in ("land", "sea")
        ),
    )


def _offer(
    state: NineYears,
    side: str,
    command: type[NineYearsCommand],
    label: str,
    *,
    key: str = "",
    filled: dict[str, Any] | None = None,
    opening: Opening | None = None,
) -> Offer:
    """Return an offer of the present decision, for those who may know of it."""
    return Offer(
        key=key or label,
        side=side,
        decision=state.decision,
        command=command,
        filled=filled or {},
        opening=opening,
        audience=_audience(state, side),
        label=label,
    )


def _audience(state: NineYears, side: str) -> Audience:
    """Return who may know what *side* is offered."""
    if side == UMPIRE or not state.options.wq_sealed:
        return EVERYONE
    return only(side)
