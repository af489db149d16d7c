"""Facts about factions: gold, relations, provinces, and a faction that joins."""

from typing import Annotated

from pydantic import Field

from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.fields import Id, Ids
from rules.kernel.model import Event, Result
from rules.kernel.refusal import Refusal
from rules.war_at_sea.alliance.parting import part_unallied
from rules.war_at_sea.chart import province_named
from rules.war_at_sea.engagement.flow import proceed
from rules.war_at_sea.locks import fighting
from rules.war_at_sea.meeting import attackers_named
from rules.war_at_sea.money import entered
from rules.war_at_sea.names import NOBODY, RESERVED, is_short_id
from rules.war_at_sea.relations import pair, relation
from rules.war_at_sea.sequence import WarAtSeaCommand
from rules.war_at_sea.state import Relation, WarAtSea

MOST_GOLD = 1_000_000
Gold = Annotated[int, Field(ge=0, le=MOST_GOLD)]


class AddFaction(WarAtSeaCommand):
    """Let a new faction join, neutral to all."""

    path = ("umpire", "faction")

    faction: Id
    gold: Gold = 0


class SetTreasury(WarAtSeaCommand):
    """Set the gold of a faction."""

    path = ("umpire", "treasury")

    faction: Id
    gold: Gold


class SetRelation(WarAtSeaCommand):
    """Set how two factions stand; name the attackers if they share an area."""

    path = ("umpire", "relation")

    one: Id
    other: Id
    relation: Relation
    attackers: Ids | None = None


class SetOwner(WarAtSeaCommand):
    """Say who owns a province."""

    path = ("umpire", "owner")

    province: Id
    owner: Id


class FactionAdded(Event):
    """A faction joined the game."""

    faction: str
    gold: int
    cites: tuple[str, ...] = ("A-G-03",)


class TreasurySet(Event):
    """The gold of a faction was entered."""

    faction: str
    old: int
    new: int
    cites: tuple[str, ...] = ("A-G-03",)


class RelationSet(Event):
    """The relation of two factions was entered."""

    one: str
    other: str
    old: Relation
    new: Relation
    cites: tuple[str, ...] = ("A-G-03", "A-S-21")


class OwnerSet(Event):
    """The owner of a province was entered."""

    province: str
    old: str
    new: str
    cites: tuple[str, ...] = ("A-G-03",)


def faction_named(state: WarAtSea, name: str) -> str:
    """Return the faction called *name*; raise `Refusal` if there is none."""
    if name not in state.factions:
        legal = map(Choice, state.factions)
        raise Refusal("no_such_faction", ("A-G-03",), legal, faction=name)
    return name


def add_faction(state: WarAtSea, command: AddFaction) -> Result[WarAtSea]:
    """Let a faction join that nothing on the chart is called by."""
    faction = command.faction
    taken = {*state.factions, *state.areas, *state.provinces, *RESERVED}
    if faction in taken or not is_short_id(faction):
        raise Refusal("not_a_name", ("A-G-03",), faction=faction)

    after = state.evolve(
        factions=(*state.factions, faction),
        treasuries={**state.treasuries, faction: command.gold},
    )
    return Result(after, (FactionAdded(faction=faction, gold=command.gold),))


def set_treasury(state: WarAtSea, command: SetTreasury) -> Result[WarAtSea]:
    """Enter what a faction has; the difference is a line of its ledger."""
    faction = faction_named(state, command.faction)

    old, new = state.treasuries[faction], command.gold
    after = entered(state, faction, "umpire", new - old) if new != old else state
    return Result(after, (TreasurySet(faction=faction, old=old, new=new),))


def set_relation(state: WarAtSea, command: SetRelation, dice: Dice) -> Result[WarAtSea]:
    """Enter war, alliance or peace; only the umpire does (A-S-21).

    Not between two who fight in one open engagement (A-S-02). War brings fleets in one
    area to battle, the named ones attacking (A-S-27). A combined fleet whose owners are
    no longer allied parts (A-S-11).
    """
    one = faction_named(state, command.one)
    other = faction_named(state, command.other)
    if one == other:
        raise Refusal("one_faction", ("A-S-21",), faction=one)
    for battle in state.battles:
        if {one, other} <= fighting(state, battle):
            raise Refusal(
                "relation_locked",
                ("A-S-02",),
                battle=battle.id,
                area=battle.area,
                one=one,
                other=other,
            )
    old = relation(state, one, other)
    relations = {**state.relations, pair(state, one, other): command.relation}
    if command.relation == "neutral":
        del relations[pair(state, one, other)]
    parted = part_unallied(state.evolve(relations=relations))
    queued = parted.state
    if state.phase == "turn":
        queued = attackers_named(queued, command.attackers or (), "A-S-27")

    met = proceed(queued, dice)
    entered_so = RelationSet(one=one, other=other, old=old, new=command.relation)
    return Result(met.state, (entered_so, *parted.events, *met.events))


def set_owner(state: WarAtSea, command: SetOwner) -> Result[WarAtSea]:
    """Enter who owns a province and its port."""
    province = province_named(state, command.province, "A-G-03")
    owner = None
    if command.owner != NOBODY:
        owner = faction_named(state, command.owner)

    changed = province.evolve(owner=owner)
    after = state.evolve(provinces={**state.provinces, command.province: changed})
    entered_so = OwnerSet(
        province=command.province, old=province.owner or NOBODY, new=owner or NOBODY
    )
    return Result(after, (entered_so,))
