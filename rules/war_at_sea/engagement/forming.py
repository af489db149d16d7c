"""A-S-26: the sides of an engagement, and whom its mover can fight first."""

from collections.abc import Iterable, Sequence

from rules.kernel.model import Event, Result
from rules.war_at_sea.engagement.arising import arise
from rules.war_at_sea.engagement.declining import begin_declining
from rules.war_at_sea.engagement.sides import here, hostile, names, owners
from rules.war_at_sea.engagement.state import Engagement
from rules.war_at_sea.relations import allied, at_war
from rules.war_at_sea.state import Fleet, WarAtSea


class EngagementOpened(Event):
    """Two sides stand against each other; ids and names of their fleets."""

    battle: int
    area: str
    attackers: tuple[str, ...]
    attacker_names: tuple[str, ...]
    attacker_owners: tuple[str, ...]
    defenders: tuple[str, ...]
    defender_names: tuple[str, ...]
    defender_owners: tuple[str, ...]
    cites: tuple[str, ...]


def foe_groups(state: WarAtSea, foes: Sequence[Fleet]) -> tuple[tuple[str, ...], ...]:
    """Return the groups of *foes* that are not at war among themselves (A-S-26).

    There is one for each foe, with all that can stand beside it, the oldest first;
    a group that is the same as a former one is left out.
    """
    found: dict[frozenset[str], tuple[str, ...]] = {}
    for leader in foes:
        group = _together(state, (leader, *foes))
        found.setdefault(frozenset(group), group)
    return tuple(found.values())


def form_sides(
    state: WarAtSea, battle: Engagement, group: tuple[str, ...]
) -> Result[WarAtSea]:
    """Form the sides: the mover with whoever joins it, against *group* (A-S-26).

    Fleets that came with the mover and have no enemy in the group attack later.
    """
    defenders = tuple(state.fleets[name] for name in group)
    causes = here(state, battle, "attack")
    mover = causes[0]
    joining = [
        one
        for one in (*causes, *state.fleets_in(battle.area))
        if any(hostile(state, one, foe) for foe in defenders)
        and (one in causes or _allied(state, one, mover))
    ]
    attackers = _together(state, (mover, *joining))
    formed = battle.evolve(
        fleets={"attack": attackers, "defend": group},
        main={"attack": mover.id},
        origins={one: battle.origins.get(one) for one in attackers},
        forced=tuple(one for one in attackers if one in battle.forced),
    )
    joined = here(state, formed, "attack")
    opened = EngagementOpened(
        battle=battle.id,
        area=battle.area,
        attackers=attackers,
        attacker_names=names(joined),
        attacker_owners=owners(joined),
        defenders=group,
        defender_names=names(defenders),
        defender_owners=owners(defenders),
        cites=("SEA-ENG-1", *_cause(battle, mover)),
    )
    asked = begin_declining(state, formed, "defend")
    left_out = tuple(one.id for one in causes if one.id not in attackers)
    queued = arise(
        asked.state,
        left_out,
        battle.area,
        {one: battle.origins.get(one) for one in left_out},
        tuple(one for one in left_out if one in battle.forced),
        {one: battle.beaten_in[one] for one in left_out if one in battle.beaten_in},
    )
    return Result(queued, (opened, *asked.events))


def _cause(battle: Engagement, mover: Fleet) -> tuple[str, ...]:
    """Return what makes *mover* the attacker: a forced retreat, a move, or neither."""
    if mover.id in battle.forced:
        return "SEA-RET-5", "A-S-37"
    return ("A-S-25",) if battle.origins.get(mover.id) else ("A-S-27",)


def _allied(state: WarAtSea, one: Fleet, mover: Fleet) -> bool:
    """Tell whether a fleet is the mover's own, or an ally's."""
    return any(
        allied(state, owner, other) for owner in one.owners for other in mover.owners
    )


def _together(state: WarAtSea, fleets: Iterable[Fleet]) -> tuple[str, ...]:
    """Return the ids of *fleets* that have no enemy among those before them."""
    chosen: dict[str, Fleet] = {}
    for one in fleets:
        if not at_war(state, one.owners, owners(chosen.values())):
            chosen.setdefault(one.id, one)
    return tuple(chosen)
