"""Who is asked while the event is open, and what he may answer."""

from typing import Any, assert_never

from rules.kernel.audience import only
from rules.kernel.offers import Awaited, Offer, Opening
from rules.virgin_queen.names import Power
from rules.virgin_queen.sequence import VirginQueenCommand
from rules.virgin_queen.state import ENGLAND, SPAIN, VirginQueen
from rules.virgin_queen.treasure_fleet.attack import Attack, PassBy, asked_attackers
from rules.virgin_queen.treasure_fleet.homing import ReturnHome, Stay, asked_home
from rules.virgin_queen.treasure_fleet.rewards import Split, Take, open_splits
from rules.virgin_queen.treasure_fleet.selecting import SelectTreasures
from rules.virgin_queen.treasure_fleet.state import TreasureFleet
from rules.virgin_queen.treasure_fleet.zone import Keep, Reroll


def awaiting(state: VirginQueen) -> tuple[Awaited, ...]:
    """Return who is asked by the open event, and for what; never nobody."""
    fleet = state.fleet
    if fleet is None:
        return ()
    return tuple(
        Awaited(power, f"fleet_{fleet.step}", state.opened)
        for power in _asked(state, fleet)
    )


def offers(state: VirginQueen, side: str) -> tuple[Offer, ...]:
    """Return what *side* may answer to the open event."""
    fleet = state.fleet
    if fleet is None:
        return ()
    return tuple(
        offer
        for power in _asked(state, fleet)
        if power == side
        for offer in _answers(state, fleet, power)
    )


def _asked(state: VirginQueen, fleet: TreasureFleet) -> tuple[Power, ...]:
    """Return the powers that must answer now."""
    match fleet.step:
        case "select":
            return (SPAIN,)
        case "reroll":
            return (ENGLAND,)
        case "attack":
            return fleet.queue[:1]
        case "reward":
            winner = fleet.winner or ""
            return (state.expeditions[winner].power,)
        case "home":
            return tuple(one for one in state.order if asked_home(state, one))
        case _:
            assert_never(fleet.step)


def _answers(
    state: VirginQueen, fleet: TreasureFleet, power: Power
) -> tuple[Offer, ...]:
    """Return the answers that *power*, which is asked, may give."""
    match fleet.step:
        case "select":
            return (_selection(state, fleet.count),)
        case "reroll":
            return (
                _offer(state, power, "keep", Keep),
                _offer(state, power, "reroll", Reroll),
            )
        case "attack":
            return tuple(
                offer
                for captain in asked_attackers(state, power)
                for offer in (
                    _of(state, power, "attack", Attack, captain),
                    _of(state, power, "pass", PassBy, captain),
                )
            )
        case "reward":
            return tuple(_reward(state, power, one) for one in open_splits(state))
        case "home":
            return tuple(
                offer
                for captain in asked_home(state, power)
                for offer in (
                    _of(state, power, "return", ReturnHome, captain),
                    _of(state, power, "stay", Stay, captain),
                )
            )
        case _:
            assert_never(fleet.step)


def _selection(state: VirginQueen, count: int) -> Offer:
    """Return the choice of treasures, which only Spain may see (A-V-10)."""
    return Offer(
        key="select",
        side=SPAIN,
        decision=state.opened,
        command=SelectTreasures,
        opening=Opening("treasures", "select", count, count),
        audience=only(SPAIN),
        label="select",
    )


def _reward(state: VirginQueen, power: Power, split: Split) -> Offer:
    """Return one way to split the rewards."""
    treasures, vp, galleons = split
    return _offer(
        state,
        power,
        f"take-{treasures}-{vp}-{galleons}",
        Take,
        filled={"treasures": treasures, "vp": vp, "galleons": galleons},
        label="take",
    )


def _of(
    state: VirginQueen,
    power: Power,
    label: str,
    command: type[VirginQueenCommand],
    captain: str,
) -> Offer:
    """Return an offer about one expedition."""
    filled = {"expedition": captain}
    return _offer(
        state, power, f"{label}-{captain}", command, filled=filled, label=label
    )


def _offer(
    state: VirginQueen,
    power: Power,
    key: str,
    command: type[VirginQueenCommand],
    *,
    filled: dict[str, Any] | None = None,
    label: str = "",
) -> Offer:
    """Return an offer of *power* for the question that is open now."""
    return Offer(
        key=key,
        side=power,
        decision=state.opened,
        command=command,
        filled=filled or {},
        label=label or key,
    )
