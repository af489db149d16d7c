"""What fits a field of a command, as far as the viewer may know it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from rules.kernel.audience import Viewer
from rules.kernel.choice import Choice, matching
from rules.kernel.model import Request
from rules.virgin_queen import marching
from rules.virgin_queen.armada.commanding import leaders_aboard
from rules.virgin_queen.armada.cp import AddCp, treasures_to_spend
from rules.virgin_queen.armada.creating import CreateArmada, creation_ports
from rules.virgin_queen.armada.crossing import Disembark, Embark, landing_ports
from rules.virgin_queen.armada.loading import Load, Unload, leaders_ashore
from rules.virgin_queen.armada.retreating import Retreat, retreat_ports
from rules.virgin_queen.armada.sailing import Sail, harbours
from rules.virgin_queen.capitals import GoHome, SpringMove, open_capitals
from rules.virgin_queen.desk.choices import VALUES as FACTS
from rules.virgin_queen.names import POWERS, Power
from rules.virgin_queen.odds.prospect import expeditions_in_prospect
from rules.virgin_queen.odds.question import Odds
from rules.virgin_queen.row import Plunder, plunderers
from rules.virgin_queen.state import CAPITALS, SPAIN, VirginQueen
from rules.virgin_queen.treasure_fleet.attack import Attack, PassBy, asked_attackers
from rules.virgin_queen.treasure_fleet.homing import ReturnHome, Stay, asked_home
from rules.virgin_queen.treasure_fleet.selecting import SelectTreasures, selectable

Filled = Mapping[str, Any]
Values = Callable[[VirginQueen, str, Filled], tuple[Choice, ...]]
"""What fits a field: for a position as *viewer* sees it, and fields filled so far."""


def choices(
    seen: VirginQueen,
    viewer: Viewer,
    command: type[Request],
    filled: Filled,
    field: str,
    typed: str,
) -> tuple[Choice, ...]:
    """Return the values for *field* that hold *typed*, from what *viewer* sees."""
    if (fact := FACTS.get((command, field))) is not None:
        return matching(fact(seen), typed)
    values = VALUES.get((command, field))
    return () if values is None else matching(values(seen, viewer or "", filled), typed)


def _power(viewer: str) -> Power | None:
    """Return the power that *viewer* is, if he is one."""
    return next((power for power in POWERS if power == viewer), None)


def _own(
    captains: Callable[[VirginQueen, Power], tuple[str, ...]],
) -> Values:
    """Return those of the viewer's expeditions that *captains* finds."""

    def found(state: VirginQueen, viewer: str, filled: Filled) -> tuple[Choice, ...]:
        power = _power(viewer)
        return () if power is None else tuple(map(Choice, captains(state, power)))

    return found


def _plundering(state: VirginQueen, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    power = _power(viewer)
    return () if power is None else plunderers(state, power)


def _selectable(state: VirginQueen, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return selectable(state, viewer)


def _spendable(state: VirginQueen, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return treasures_to_spend(state) if viewer == SPAIN else ()


def _open(values: Callable[[VirginQueen], tuple[Choice, ...]]) -> Values:
    """Return what everybody may know, whoever asks."""

    def found(state: VirginQueen, viewer: str, filled: Filled) -> tuple[Choice, ...]:
        return values(state)

    return found


def _capitals(state: VirginQueen, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return tuple(map(Choice, CAPITALS))


def _leaders(state: VirginQueen, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return marching.leaders_in(state, str(filled.get("origin", "")))


def _embarking(state: VirginQueen, viewer: str, filled: Filled) -> tuple[Choice, ...]:
    return marching.leaders_in(state, str(filled.get("port", "")))


VALUES: Final[Mapping[tuple[type[Request], str], Values]] = MappingProxyType(
    {
        (Plunder, "expedition"): _plundering,
        (SelectTreasures, "treasures"): _selectable,
        (Attack, "expedition"): _own(asked_attackers),
        (PassBy, "expedition"): _own(asked_attackers),
        (ReturnHome, "expedition"): _own(asked_home),
        (Stay, "expedition"): _own(asked_home),
        (Odds, "expedition"): _open(expeditions_in_prospect),
        (AddCp, "treasure"): _spendable,
        (CreateArmada, "port"): _open(creation_ports),
        (Load, "leaders"): _open(leaders_ashore),
        (Unload, "leaders"): _open(leaders_aboard),
        (Embark, "port"): _open(landing_ports),
        (Embark, "leaders"): _embarking,
        (Disembark, "port"): _open(landing_ports),
        (Disembark, "leaders"): _open(leaders_aboard),
        (Sail, "to"): _open(harbours),
        (Retreat, "port"): _open(retreat_ports),
        (SpringMove, "origin"): _capitals,
        (SpringMove, "to"): _open(marching.all_spaces),
        (SpringMove, "leaders"): _leaders,
        (GoHome, "origin"): _open(marching.garrisons),
        (GoHome, "capital"): _open(open_capitals),
        (GoHome, "leaders"): _leaders,
    }
)
"""By command and field; the umpire's are with his desk."""
