"""SEA-DMG-3, SEA-DMG-4, SEA-CAP-3, SEA-CAP-4: sealed fire orders (A-S-51, A-S-53)."""

from typing import Final, assert_never

from rules.kernel.audience import only
from rules.kernel.fields import Amounts, Id, Ids
from rules.kernel.model import Result
from rules.kernel.offers import Offer, Opening
from rules.kernel.refusal import Refusal
from rules.war_at_sea.battle.lines import leads, targets
from rules.war_at_sea.battle.rank import identical
from rules.war_at_sea.battle.sealing import SealedCommand, role_of, sealed, unspoken
from rules.war_at_sea.battle.spread import spread
from rules.war_at_sea.engagement.answering import asked_fleet
from rules.war_at_sea.engagement.sides import OTHER, with_battle
from rules.war_at_sea.engagement.state import Engagement, Fire, Role, Shots
from rules.war_at_sea.ships import ships_named
from rules.war_at_sea.state import Fleet, Ship, Standing, WarAtSea

FREE_FROM: Final = 3
"""The first round in which targets may be chosen and fire held (A-S-54)."""

TOO_EARLY: Final = ("SEA-CAP-4", "SEA-DMG-4", "A-S-51", "A-S-54")


class AimFire(SealedCommand):
    """Deal damage ship by ship, not more than your total; to none: hold all fire."""

    path = ("fire",)
    public_path = ("fire_order",)
    hidden = frozenset({"targets"})

    targets: Amounts | None = None
    fleet: Id | None = None


class FireEvenly(SealedCommand):
    """Spread your whole attack evenly over the enemy."""

    path = ("even",)
    public_path = ("fire_order",)

    fleet: Id | None = None


class OrderShips(SealedCommand):
    """Say which of identical ships take the odd points, the first first."""

    path = ("order",)
    public_path = ("fire_order",)
    hidden = frozenset({"ships"})

    ships: Ids
    fleet: Id | None = None


AnyFire = AimFire | FireEvenly | OrderShips


def chooses(state: WarAtSea, battle: Engagement, role: Role, total: int) -> bool:
    """Tell whether a side has anything to decide about its fire (A-S-51).

    In rounds 1 and 2 it has if identical ships would get unequal damage (A-S-53),
    from the third round on if it deals any.
    """
    if battle.round < FREE_FROM:
        return bool(unequal(state, battle, role, total))
    return total > 0


def unequal(
    state: WarAtSea, battle: Engagement, role: Role, total: int
) -> tuple[Ship, ...]:
    """Return identical enemies to whom the even spread gives unequal damage."""
    enemy = targets(state, battle, OTHER[role])
    damage = spread(total, enemy, state.ship_types, state.options)
    return tuple(
        ship
        for group in identical(enemy)
        if len({damage[one.id] for one in group}) > 1
        for ship in group
    )


def asked_to_fire(state: WarAtSea) -> tuple[tuple[Engagement, Fire, Fleet], ...]:
    """Return the fleets that give a fire order, or may still change it."""
    return tuple(
        (battle, battle.now, fleet)
        for battle in state.battles
        if isinstance(battle.now, Fire)
        for _, fleet in leads(state, battle, battle.now.asked)
    )


def settle_fire(
    state: WarAtSea, battle: Engagement, now: Fire
) -> Result[WarAtSea] | None:
    """Let standing answers speak; None while an order is awaited."""
    for role, fleet in leads(state, battle, now.asked):
        if role in now.orders:
            continue
        for side in unspoken(battle, fleet):
            if state.standing.get(side, Standing()).even:
                return _sealed(state, battle, now, fleet, side, Shots(even=True))
    return None


def order_fire(state: WarAtSea, command: AnyFire) -> Result[WarAtSea]:
    """Seal one side's fire order, or raise `Refusal`."""
    match command:
        case AimFire():
            return aim_fire(state, command)
        case FireEvenly():
            return fire_evenly(state, command)
        case OrderShips():
            return order_ships(state, command)
        case _:
            assert_never(command)


def aim_fire(state: WarAtSea, command: AimFire) -> Result[WarAtSea]:
    """Choose targets without restriction, or hold back (SEA-DMG-4, SEA-CAP-3).

    Each ship is dealt its health at most, all together the total; with no target all
    fire is held (A-S-51).
    """
    asked = asked_to_fire(state)
    battle, now, fleet = asked_fleet(
        state, command.actor, command.fleet, asked, *TOO_EARLY
    )
    if battle.round < FREE_FROM:
        raise Refusal("no_targets_yet", TOO_EARLY, round=battle.round, free=FREE_FROM)
    role = role_of(state, battle, fleet)
    wanted = command.targets or {}
    enemy = targets(state, battle, OTHER[role])
    for ship in ships_named(state, enemy, wanted, "SEA-DMG-4", "A-S-51"):
        _require_deals(ship, wanted[ship.id])
    dealt, total = sum(wanted.values()), now.totals[role]
    if dealt > total:
        cites = ("SEA-CAP-3", "A-S-51")
        raise Refusal("more_than_total", cites, dealt=dealt, total=total)

    return _sealed(state, battle, now, fleet, command.actor, Shots(targets=wanted))


def fire_evenly(state: WarAtSea, command: FireEvenly) -> Result[WarAtSea]:
    """Spread the full attack; of identical ships the lowest id comes first."""
    battle, now, fleet = asked_fleet(
        state, command.actor, command.fleet, asked_to_fire(state), "A-S-51"
    )

    return _sealed(state, battle, now, fleet, command.actor, Shots(even=True))


def order_ships(state: WarAtSea, command: OrderShips) -> Result[WarAtSea]:
    """Order identical ships for the odd points of rounds 1 and 2 (SEA-DMG-3, A-S-53).

    Those that are not named come after the others, the lowest id first.
    """
    cites = ("SEA-DMG-3", "A-S-51", "A-S-53")
    asked = asked_to_fire(state)
    battle, now, fleet = asked_fleet(state, command.actor, command.fleet, asked, *cites)
    if battle.round >= FREE_FROM:
        raise Refusal("no_order_now", cites, round=battle.round, free=FREE_FROM)
    role = role_of(state, battle, fleet)
    among = unequal(state, battle, role, now.totals[role])
    first = ships_named(state, among, command.ships, *cites)

    shots = Shots(first=tuple(ship.id for ship in first))
    return _sealed(state, battle, now, fleet, command.actor, shots)


def offered(
    state: WarAtSea, battle: Engagement, now: Fire, fleet: Fleet, side: str
) -> tuple[Offer, ...]:
    """Return the fire orders that the commander *side* of *fleet* may give."""
    role = role_of(state, battle, fleet)
    filled = {"fleet": fleet.id}

    def offer(
        label: str, command: type[SealedCommand], opening: Opening | None = None
    ) -> Offer:
        return Offer(
            key=f"{label}-{fleet.id}",
            side=side,
            decision=battle.decision,
            command=command,
            filled=filled,
            opening=opening,
            audience=only(side),
            label=label,
        )

    even = offer("even", FireEvenly)
    if battle.round < FREE_FROM:
        among = unequal(state, battle, role, now.totals[role])
        chosen = Opening("ships", minimum=1, maximum=len(among))
        return (even, offer("order", OrderShips, chosen))
    aimed = offer("fire", AimFire, Opening("targets", way="form"))
    return (even, aimed, offer("hold_fire", AimFire))


def _require_deals(ship: Ship, damage: int) -> None:
    """Raise `Refusal` unless *ship* can be dealt *damage*: its health at most."""
    if not 0 < damage <= ship.health:
        cites = ("SEA-DMG-4", "A-S-51")
        raise Refusal(
            "not_so_much", cites, ship=ship.id, damage=damage, health=ship.health
        )


def _sealed(
    state: WarAtSea,
    battle: Engagement,
    now: Fire,
    fleet: Fleet,
    actor: str,
    shots: Shots,
) -> Result[WarAtSea]:
    """Put an order aside until those of both sides are in."""
    role = role_of(state, battle, fleet)
    noted, stands, event = sealed(battle, role, fleet, actor, shots.model_dump_json())
    orders = {one: kept for one, kept in now.orders.items() if one != role}
    if stands:
        orders[role] = shots
    after = noted.evolve(now=now.evolve(orders=orders))
    return Result(with_battle(state, after), (event,))
