"""SEA-BAT-4, SEA-BAT-7: both sides fire at once; ships are hit, sink, or are out."""

from typing import Literal

from rules.kernel.dice import Dice
from rules.kernel.model import Event, Result
from rules.war_at_sea.battle.damage import struck
from rules.war_at_sea.battle.judging import judge
from rules.war_at_sea.battle.lines import targets, with_leads
from rules.war_at_sea.battle.spread import spread
from rules.war_at_sea.engagement.sides import OTHER, ROLES, with_battle
from rules.war_at_sea.engagement.state import Engagement, Fire, Role, Shots
from rules.war_at_sea.ships import changed, take
from rules.war_at_sea.state import Ship, WarAtSea


class VolleyFired(Event):
    """What one side dealt in a round, and what became of the ships that it hit.

    `damage` and `health` (what is left) are by ship; `out` have 1 health left and
    leave the battle, `sunk` are gone.
    """

    battle: int
    round: int
    side: Role
    total: int
    dealt: int
    how: Literal["even", "ordered", "aimed", "held"]
    damage: dict[str, int]
    health: dict[str, int]
    out: tuple[str, ...]
    sunk: tuple[str, ...]
    cites: tuple[str, ...]


def fire_volleys(
    state: WarAtSea, battle: Engagement, now: Fire, dice: Dice
) -> Result[WarAtSea]:
    """Carry out both orders at once, then see who is left (SEA-BAT-4, A-S-45)."""
    events = []
    hit: list[Ship] = []
    sunk: list[str] = []
    for role in ROLES:
        shots = now.orders.get(role, Shots(even=True))
        enemy = targets(state, battle, OTHER[role])
        damage = _damage(state, shots, now.totals[role], enemy)
        fighting, out, lost = struck(
            [ship for ship in enemy if ship.id in damage], damage
        )
        hit += (*fighting, *out)
        sunk += (ship.id for ship in lost)
        events.append(
            VolleyFired(
                battle=battle.id,
                round=battle.round,
                side=role,
                total=now.totals[role],
                dealt=sum(damage.values()),
                how=_how(shots),
                damage=damage,
                health={ship.id: ship.health for ship in (*fighting, *out)},
                out=tuple(ship.id for ship in out),
                sunk=tuple(ship.id for ship in lost),
                cites=_cites(shots),
            )
        )
    after, _ = take(changed(state, hit), sunk)
    silent = 0 if any(event.dealt for event in events) else battle.silent + 1
    fought = with_leads(after, battle.evolve(silent=silent))
    judged = judge(with_battle(after, fought), fought, dice, fought=True)
    return Result(judged.state, (*events, *judged.events))


def _damage(
    state: WarAtSea, shots: Shots, total: int, enemy: tuple[Ship, ...]
) -> dict[str, int]:
    """Return what is dealt to which ship, without those that are not hit."""
    dealt = shots.targets
    if _how(shots) in {"even", "ordered"}:
        dealt = spread(total, enemy, state.ship_types, state.options, shots.first)
    return {ship: points for ship, points in dealt.items() if points}


def _how(shots: Shots) -> Literal["even", "ordered", "aimed", "held"]:
    """Return the code of what a side has ordered."""
    if shots.even:
        return "even"
    if shots.first:
        return "ordered"
    return "aimed" if shots.targets else "held"


def _cites(shots: Shots) -> tuple[str, ...]:
    """Return what decides how the damage is distributed."""
    how: dict[str, tuple[str, ...]] = {
        "even": ("SEA-DMG-1", "SEA-DMG-2", "A-S-41", "A-S-52"),
        "ordered": ("SEA-DMG-1", "SEA-DMG-3", "A-S-53"),
        "aimed": ("SEA-DMG-4", "A-S-51"),
        "held": ("SEA-CAP-3", "A-S-51"),
    }
    return ("SEA-BAT-4", *how[_how(shots)])
