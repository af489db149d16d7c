"""Battles at random: many fleets and owners, by offers and by any answers."""

import random
from collections.abc import Collection, Sequence
from typing import Any, get_args

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from rules.kernel.audience import UMPIRE
from rules.kernel.dice import Tally
from rules.kernel.model import Command, Result
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal
from rules.war_at_sea.battle.fire import AimFire, OrderShips
from rules.war_at_sea.battle.volley import VolleyFired
from rules.war_at_sea.chart import near
from rules.war_at_sea.desk.calendar import Close, EndBattle
from rules.war_at_sea.engagement.answers import AnyAnswer
from rules.war_at_sea.engagement.arising import arise
from rules.war_at_sea.engagement.awaiting import awaiting, offers
from rules.war_at_sea.engagement.flow import proceed
from rules.war_at_sea.engagement.sides import hostile_here
from rules.war_at_sea.engagement.state import Fire, Role
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.sailing import MoveFleet
from rules.war_at_sea.standing import LeaveStanding
from rules.war_at_sea.state import Fleet, WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.battle_scenes import HARDY
from tests.rules.war_at_sea.scenes import BESIDE, fleet, position

FACTIONS = ("red", "blue", "green", "white")
SIDES = (*FACTIONS, UMPIRE)
ANSWERS: tuple[type[Command], ...] = get_args(AnyAnswer)
AREAS = tuple(BESIDE)
KINDS = ("hulk", "hulk", "hulk", "tug", "galleon", "brig", "sloop")
CROWDED = ("strait", "sound", "sound", "bay", "gulf", "reach", "anchorage")
RELATIONS = st.fixed_dictionaries(
    {
        f"{one}|{other}": st.sampled_from(["war", "war", "war", "alliance", "neutral"])
        for place, one in enumerate(FACTIONS)
        for other in FACTIONS[place + 1 :]
    }
)
OPTIONS = st.builds(
    WarAtSeaOptions,
    overkill=st.sampled_from(["respread", "wasted"]),
    half_rule=st.sampled_from(["step", "repeated"]),
    stronger=st.sampled_from(["attack", "health", "cost"]),
    support_mode=st.sampled_from(["full", "attack_only"]),
    both_retreat=st.sampled_from(["higher", "draw"]),
    bonus_tie=st.sampled_from(["none", "reroll"]),
    closed_origin=st.sampled_from(["as_defender", "fight"]),
    max_rounds=st.sampled_from([0, 0, 3]),
)
STANDING = st.builds(
    LeaveStanding,
    actor=st.sampled_from(SIDES),
    support=st.sampled_from(["ask", "stay_out"]),
    even=st.booleans(),
    rounds=st.sampled_from([0, 3]),
    ships=st.sampled_from([0, 2]),
    share=st.sampled_from([0, 40]),
)
MOST_STEPS = 200
"""Events that one command may lead to on these small charts."""


class ChanceDice:
    """Dice that fall as a seed says."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - tests need no secret dice

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        return tuple(self._chance.randint(1, sides) for _ in range(count))

    def draw(self, count: int, cup: Collection[str], purpose: str) -> tuple[str, ...]:
        raise NotImplementedError


@st.composite
def fleets(draw: st.DrawFn, relations: dict[str, str]) -> tuple[Fleet, ...]:
    """Return fleets of factions, pirates and allies together, some ships damaged."""
    pairs = [
        tuple(key.split("|")) for key, how in relations.items() if how == "alliance"
    ]
    lone: list[tuple[str, ...]] = [(one,) for one in (*FACTIONS, "pirates")]
    made, number = [], 1
    for place in range(draw(st.integers(3, 8))):
        owners = draw(st.sampled_from([*lone, *pairs]))
        parts = []
        for owner in owners:
            kinds = draw(st.lists(st.sampled_from(KINDS), min_size=1, max_size=4))
            listed = []
            for kind in kinds:
                most = HARDY[kind].health
                health = draw(st.sampled_from([most, most, most // 2, 2, 1]))
                listed.append(f"s{number}:{kind}={health}")
                number += 1
            parts.append(fleet("f1", owner, "bay", " ".join(listed)).ships)
        made.append(
            Fleet(
                id=f"f{place + 1}",
                name=f"f{place + 1}",
                area=draw(st.sampled_from(CROWDED)),
                ships=tuple(ship for part in parts for ship in part),
                points=draw(st.integers(0, 3)),
                debt=draw(st.integers(0, 3)),
                commander=draw(st.sampled_from([owners[0], None]))
                if len(owners) > 1
                else owners[0],
                host=owners[0],
                created=place + 1,
            )
        )
    return tuple(made)


class Battles(RuleBasedStateMachine):
    """A turn of battles; beside it the ships that must be there, and in what health."""

    state: WarAtSea

    @initialize(
        data=st.data(), relations=RELATIONS, options=OPTIONS, seed=st.integers()
    )
    def begin(
        self,
        data: st.DataObject,
        relations: dict[str, str],
        options: WarAtSeaOptions,
        seed: int,
    ) -> None:
        self.dice = ChanceDice(seed)
        before = position(
            *data.draw(fleets(relations)),
            factions=FACTIONS,
            treasuries=dict.fromkeys(FACTIONS, 50),
            relations=relations,
            options=options,
            ship_types=HARDY,
        )
        self.health = {ship.id: ship.health for ship in before.ships()}
        self.state = before
        for area in AREAS:
            meeting = [
                one for one in before.fleets_in(area) if hostile_here(before, one)
            ]
            if meeting:
                mover = data.draw(st.sampled_from(meeting))
                origins = {
                    mover.id: data.draw(
                        st.sampled_from([None, BESIDE[area].split()[0]])
                    )
                }
                before = arise(before, (mover.id,), area, origins)
        self.account(proceed(before, self.dice))

    def all_offers(self) -> list[Offer]:
        return [
            one
            for side in SIDES
            for one in WAR_AT_SEA.offers(self.state, side)
            if one.command in {*ANSWERS, MoveFleet}
        ]

    @rule(data=st.data())
    def take_offers(self, data: st.DataObject) -> None:
        for _ in range(5):
            answers = [one for side in SIDES for one in offers(self.state, side)]
            found = answers or self.all_offers()
            if not found:
                return
            offer = data.draw(st.sampled_from(found))
            self.account(self.played(offer.complete(self.value(data, offer))))

    def value(self, data: st.DataObject, offer: Offer) -> Any:
        """Return a legal value for the open field."""
        if offer.opening is None:
            return None
        field = offer.opening.field
        legal = WAR_AT_SEA.choices(
            self.state, offer.side, offer.command, offer.filled, field, ""
        )
        names = [one.value for one in legal]
        assert names, (offer, self.state.battles)
        if offer.command is OrderShips:
            return tuple(data.draw(st.permutations(names)))[: len(names) // 2 + 1]
        if offer.command is AimFire:
            return self.aimed(data, offer, names)
        return data.draw(st.sampled_from(names))

    def aimed(
        self, data: st.DataObject, offer: Offer, names: Sequence[str]
    ) -> dict[str, int]:
        """Return a list of targets within the total."""
        (battle,) = [
            one for one in self.state.battles if one.decision == offer.decision
        ]
        assert isinstance(battle.now, Fire)
        role: Role = "defend"
        if offer.filled["fleet"] in (
            *battle.fleets["attack"],
            *battle.helpers["attack"],
        ):
            role = "attack"
        left, wanted = battle.now.totals[role], dict[str, int]()
        health = {ship.id: ship.health for ship in self.state.ships()}
        for name in data.draw(st.permutations(names)):
            damage = data.draw(st.integers(0, min(left, health[name])))
            left -= damage
            if damage:
                wanted[name] = damage
        return wanted or {names[0]: 1}

    @rule(data=st.data())
    def answer_anything(self, data: st.DataObject) -> None:
        kind = data.draw(st.sampled_from(ANSWERS))
        ids = [*self.state.fleets, "f99"]
        ships = [ship.id for ship in self.state.ships()] or ["s1"]
        some: dict[str, Any] = {
            "fleet": st.none() | st.sampled_from(ids),
            "to": st.none() | st.sampled_from([*AREAS, "nowhere"]),
            "group": st.sampled_from(ids),
            "side": st.none() | st.sampled_from(["attack", "defend"]),
            "targets": st.none()
            | st.dictionaries(st.sampled_from(ships), st.integers(-1, 15), min_size=1),
            "ships": st.lists(st.sampled_from(ships), min_size=1, max_size=4).map(
                tuple
            ),
        }
        filled = {name: data.draw(some[name]) for name in kind.fields()}
        actor = data.draw(st.sampled_from(SIDES))
        self.attempt(kind(actor=actor, **filled))

    @precondition(lambda self: len(self.state.standing) < 2)
    @rule(order=STANDING)
    def leave_word(self, order: LeaveStanding) -> None:
        self.account(self.played(order))

    @precondition(lambda self: bool(self.state.battles))
    @rule(data=st.data(), closes=st.booleans())
    def the_umpire_steps_in(self, data: st.DataObject, closes: bool) -> None:
        number = data.draw(st.sampled_from(self.state.battles)).id
        kind = Close if closes else EndBattle
        if closes or data.draw(st.integers(0, 9)) == 9:
            self.attempt(kind(actor=UMPIRE, battle=number))

    def attempt(self, command: Command) -> None:
        before = self.state.model_dump_json()
        dice = Tally(self.dice)
        try:
            result = WAR_AT_SEA.apply(self.state, command, dice)
        except Refusal as refused:
            no = refused
        else:
            self.account(result)
            return
        assert no.cites
        assert not dice.made
        assert self.state.model_dump_json() == before

    def played(self, command: Command) -> Result[WarAtSea]:
        before = self.state.model_dump_json()
        result = WAR_AT_SEA.apply(self.state, command, self.dice)
        assert self.state.model_dump_json() == before
        return result

    def account(self, result: Result[WarAtSea]) -> None:
        """Follow the events: what is hit loses health, what sinks is gone."""
        assert len(result.events) < MOST_STEPS
        for event in result.events:
            if isinstance(event, VolleyFired):
                for ship, damage in event.damage.items():
                    self.health[ship] -= damage
                for ship in event.sunk:
                    assert self.health.pop(ship) == 0
                assert {one: self.health[one] for one in event.health} == event.health
        self.state = result.state

    @invariant()
    def ships_are_where_they_must_be(self) -> None:
        ships = list(self.state.ships())
        assert len({ship.id for ship in ships}) == len(ships)
        assert {ship.id: ship.health for ship in ships} == self.health
        for one in self.state.fleets.values():
            assert 0 < len(one.ships) <= 20
            assert ("pirates" in one.owners) <= (one.owners == ("pirates",))

    @invariant()
    def nobody_is_stuck(self) -> None:
        asked = {one.id for one in awaiting(self.state)}
        for battle in self.state.battles:
            assert battle.decision in asked
        for one in awaiting(self.state):
            open_to = offers(self.state, one.side)
            assert any(offer.decision == one.id for offer in open_to)
        for waiting in self.state.queue:
            assert any(
                near(self.state, battle.area, waiting.area)
                for battle in self.state.battles
            )

    @invariant()
    def open_engagements_lie_apart(self) -> None:
        areas = [one.area for one in self.state.battles]
        for place, area in enumerate(areas):
            assert not any(near(self.state, area, other) for other in areas[:place])

    @invariant()
    def enemies_never_share_an_area_in_peace(self) -> None:
        busy = {one.area for one in self.state.battles}
        busy |= {one.area for one in self.state.queue}
        for one in self.state.fleets.values():
            assert one.area in busy or not hostile_here(self.state, one)

    @invariant()
    def each_side_has_its_own_fleets(self) -> None:
        for battle in self.state.battles:
            names = [
                name
                for part in (battle.fleets, battle.helpers)
                for side in part.values()
                for name in side
            ]
            assert len(set(names)) == len(names)

    @invariant()
    def every_complete_offer_is_accepted(self) -> None:
        for side in SIDES:
            found = WAR_AT_SEA.offers(self.state, side)
            assert len({one.key for one in found}) == len(found)
            for one in offers(self.state, side):
                if one.opening is None:
                    WAR_AT_SEA.apply(self.state, one.complete(), ChanceDice(1))

    @invariant()
    def the_position_survives_its_document(self) -> None:
        text = self.state.model_dump_json()
        assert WarAtSea.model_validate_json(text) == self.state


Battles.TestCase.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None
)
TestBattles = Battles.TestCase
