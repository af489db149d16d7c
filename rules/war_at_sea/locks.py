"""An open engagement locks its area and the areas beside it (A-S-02)."""

from rules.kernel.refusal import Refusal
from rules.war_at_sea.chart import near, neighbours
from rules.war_at_sea.engagement.state import Engagement
from rules.war_at_sea.state import WarAtSea


def locked(state: WarAtSea) -> frozenset[str]:
    """Return the areas that open engagements lock."""
    return frozenset(
        area
        for one in state.battles
        for area in (one.area, *neighbours(state, one.area))
    )


def require_unlocked(state: WarAtSea, area: str, *cites: str) -> None:
    """Raise `Refusal`, naming the engagement, if an open one locks *area* (A-S-02)."""
    for one in state.battles:
        if near(state, one.area, area):
            raise Refusal(
                "locked", ("A-S-02", *cites), area=area, battle=one.id, at=one.area
            )


def require_calm(state: WarAtSea, *cites: str) -> None:
    """Raise `Refusal` while any engagement is open or waiting (A-S-13)."""
    for one in state.battles:
        raise Refusal("battle_open", ("A-S-13", *cites), battle=one.id, area=one.area)
    for waiting in state.queue:
        raise Refusal("battle_waiting", ("A-S-13", *cites), area=waiting.area)


def fighting(state: WarAtSea, engagement: Engagement) -> frozenset[str]:
    """Return the owners of ships that take part in an open engagement."""
    fleets = (
        name
        for side in (engagement.fleets, engagement.helpers)
        for names in side.values()
        for name in names
    )
    return frozenset(
        owner
        for name in fleets
        if name in state.fleets
        for owner in state.fleets[name].owners
    )
