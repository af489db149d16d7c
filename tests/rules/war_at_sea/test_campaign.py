"""Whole campaigns at random: by offers, and by any command, legal or not."""

import random
from collections import Counter
from collections.abc import Collection
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from rules.kernel.audience import UMPIRE
from rules.kernel.dice import Tally
from rules.kernel.fields import Shape, shapes
from rules.kernel.model import Command, Event, Result
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal
from rules.war_at_sea.battle.volley import VolleyFired
from rules.war_at_sea.desk.calendar import EndGame
from rules.war_at_sea.desk.factions import AddFaction, FactionAdded, TreasurySet
from rules.war_at_sea.desk.ships import FleetMade, ShipsGiven, ShipsRemoved
from rules.war_at_sea.hire import ShipsHired
from rules.war_at_sea.money import GoldPaid
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.piracy import ShipsBrokenUp
from rules.war_at_sea.state import MOST_SHIPS, POINTS, WarAtSea
from rules.war_at_sea.system import WAR_AT_SEA
from rules.war_at_sea.turn import Done, EndTurn
from tests.rules.war_at_sea.scenes import fleet, position

ORDERS = tuple(one for one in WAR_AT_SEA.commands if one not in {EndGame, AddFaction})
OPENING = position(
    fleet("f1", "red", "strait", "s1:galleon s2:sloop=1"),
    fleet("f2", "red", "anchorage", "s3:frigate s4:sloop"),
    fleet("f3", "blue", "gulf", "s5:galleon s6:frigate=3"),
    fleet("f4", "blue", "sound", "s7:brig s8:sloop"),
    fleet("f5", "green", "bay", "s9:brig s10:sloop"),
    fleet("f6", "pirates", "reach", "s11:sloop"),
    treasuries={"red": 90, "blue": 60, "green": 7},
)
OPTIONS = st.builds(
    WarAtSeaOptions,
    buyout_priority=st.sampled_from(["first", "nearest_then_roll"]),
    disband_unsold=st.sampled_from(["removed", "pirate"]),
    new_fleet_mp=st.sampled_from([3, 0]),
    support_mode=st.sampled_from(["full", "attack_only"]),
    closed_origin=st.sampled_from(["as_defender", "fight"]),
    max_rounds=st.sampled_from([0, 4]),
)
SEEDS = st.integers(0, 2**32)


class ChanceDice:
    """Dice that fall as a seed says."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - a test wants the same again

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        return tuple(self._chance.randint(1, sides) for _ in range(count))

    def draw(self, count: int, cup: Collection[str], purpose: str) -> tuple[str, ...]:
        raise NotImplementedError


def sides(state: WarAtSea) -> tuple[str, ...]:
    return (*state.factions, UMPIRE)


def ids(state: WarAtSea) -> st.SearchStrategy[str]:
    """Return ids of all kinds, and one of nothing."""
    known = [*state.fleets, *state.areas, *state.provinces, *state.factions]
    known += [*state.ship_types, *(ship.id for ship in state.ships())]
    known += [one.ship.id for one in state.sales] + [one.id for one in state.proposals]
    return st.sampled_from([*known, "pirates", "nobody", "nothing"])


def value(state: WarAtSea, actor: str, command: Any, shape: Shape) -> Any:
    """Return values for a field, rather such as the rules suggest."""
    kinds: dict[str, st.SearchStrategy[Any]] = {
        "bool": st.booleans(),
        "int": st.integers(shape.least, min(shape.most, shape.least + 20)),
        "choice": st.sampled_from(shape.values or ("",)),
    }
    if shape.kind in kinds:
        return kinds[shape.kind]
    found = WAR_AT_SEA.choices(state, actor, command, {}, shape.name, "")
    listed = [choice.value for choice in found]
    one = st.sampled_from(listed) if listed else ids(state)
    one = one | ids(state)
    if shape.kind == "ids":
        return st.lists(one, min_size=1, max_size=3).map(tuple)
    if shape.kind == "amounts":
        return st.dictionaries(one, st.integers(0, 3), min_size=1, max_size=2)
    return one


@st.composite
def any_command(draw: st.DrawFn, state: WarAtSea) -> Command:
    """Return a well-formed command of anybody, most of them forbidden by some rule."""
    command = draw(st.sampled_from(ORDERS))
    actor = UMPIRE if command.path[0] == UMPIRE else draw(st.sampled_from(sides(state)))
    filled = {
        shape.name: draw(value(state, actor, command, shape))
        for shape in shapes(command)
        if shape.required or draw(st.booleans())
    }
    return command(actor=actor, **filled)


@st.composite
def completed(draw: st.DrawFn, state: WarAtSea, offer: Offer) -> Command | None:
    """Return the command that an offer may become; None for text to be typed."""
    if offer.opening is None:
        return offer.complete()
    if offer.opening.way == "form":
        return None
    found = WAR_AT_SEA.choices(
        state, offer.side, offer.command, offer.filled, offer.opening.field, ""
    )
    shape = next(
        one for one in shapes(offer.command) if one.name == offer.opening.field
    )
    one = st.sampled_from([choice.value for choice in found])
    if shape.kind != "ids":
        return offer.complete(draw(one))
    fewest, most = offer.opening.minimum, offer.opening.maximum
    several = st.lists(one, min_size=fewest, max_size=most, unique=True)
    return offer.complete(tuple(draw(several)))


class Campaign(RuleBasedStateMachine):
    """A campaign; beside it the gold and the ships that events account for."""

    state: WarAtSea

    @initialize(options=OPTIONS)
    def begin(self, options: WarAtSeaOptions) -> None:
        self.state = OPENING.evolve(options=options)
        self.gold = dict(self.state.treasuries)
        self.ships = {ship.id for ship in self.state.ships()}

    @rule(data=st.data(), seed=SEEDS)
    def take_an_offer(self, data: st.DataObject, seed: int) -> None:
        offers = [
            one
            for side in sides(self.state)
            for one in WAR_AT_SEA.offers(self.state, side)
        ]
        order = data.draw(completed(self.state, data.draw(st.sampled_from(offers))))
        if order is not None:
            self.account(self.played(order, seed))

    @rule(data=st.data(), seed=SEEDS)
    def answer_what_is_asked(self, data: st.DataObject, seed: int) -> None:
        asked = data.draw(st.sampled_from(WAR_AT_SEA.awaiting(self.state)))
        offers = [
            one
            for one in WAR_AT_SEA.offers(self.state, asked.side)
            if one.decision == asked.id
        ]
        order = data.draw(completed(self.state, data.draw(st.sampled_from(offers))))
        if order is not None:
            self.account(self.played(order, seed))

    @rule(data=st.data(), seed=SEEDS)
    def order_anything(self, data: st.DataObject, seed: int) -> None:
        order = data.draw(any_command(self.state))
        before = self.state.model_dump_json()
        dice = Tally(ChanceDice(seed))
        try:
            result = WAR_AT_SEA.apply(self.state, order, dice)
        except Refusal as no:
            refused = no
        else:
            self.account(result)
            return
        assert refused.cites
        assert not dice.made
        assert self.state.model_dump_json() == before

    @rule(seed=SEEDS)
    def end_a_quiet_turn(self, seed: int) -> None:
        for side in sides(self.state):
            for order in (EndTurn(actor=side), Done(actor=side)):
                try:
                    result = self.played(order, seed)
                except Refusal:
                    continue
                self.account(result)

    def played(self, order: Command, seed: int) -> Result[WarAtSea]:
        before = self.state.model_dump_json()
        result = WAR_AT_SEA.apply(self.state, order, ChanceDice(seed))
        assert result == WAR_AT_SEA.apply(self.state, order, ChanceDice(seed))
        assert self.state.model_dump_json() == before
        return result

    def account(self, result: Result[WarAtSea]) -> None:
        for event in result.events:
            self.note(event)
        self.state = result.state

    def note(self, event: Event) -> None:
        match event:
            case GoldPaid():
                self.gold[event.faction] -= event.gold
                assert self.gold[event.faction] == event.left >= 0
            case TreasurySet():
                assert self.gold[event.faction] == event.old
                self.gold[event.faction] = event.new
            case FactionAdded():
                self.gold[event.faction] = event.gold
            case ShipsHired():
                self.ships |= set(event.ships)
            case FleetMade() | ShipsGiven():
                self.ships |= set(event.ids)
            case ShipsRemoved() | ShipsBrokenUp():
                self.ships -= set(event.ships)
            case VolleyFired():
                self.ships -= set(event.sunk)
            case _:
                pass

    @invariant()
    def gold_comes_and_goes_by_payments_alone(self) -> None:
        assert self.state.treasuries == self.gold

    @invariant()
    def no_ship_is_lost_or_doubled(self) -> None:
        afloat = [ship.id for ship in self.state.ships()]
        afloat += [sale.ship.id for sale in self.state.sales]
        assert set(Counter(afloat).values()) <= {1}
        assert set(afloat) == self.ships

    @invariant()
    def ships_and_fleets_are_whole(self) -> None:
        for ship in self.state.ships():
            assert 1 <= ship.health <= self.state.ship_types[ship.type].health
        for name, one in self.state.fleets.items():
            assert name == one.id
            assert 1 <= len(one.ships) <= MOST_SHIPS
            assert one.points <= POINTS
            assert one.area in self.state.areas

    @invariant()
    def blockades_close_hostile_ports_of_the_area(self) -> None:
        for one in self.state.fleets.values():
            if one.blockades is not None:
                assert one.area in self.state.provinces[one.blockades].areas

    @invariant()
    def nobody_is_ever_stuck(self) -> None:
        awaited = WAR_AT_SEA.awaiting(self.state)
        assert awaited
        for one in awaited:
            offers = WAR_AT_SEA.offers(self.state, one.side)
            assert any(offer.decision == one.id for offer in offers), one

    @invariant()
    def the_position_survives_its_document(self) -> None:
        text = self.state.model_dump_json()
        assert WarAtSea.model_validate_json(text) == self.state

    @invariant()
    def ledgers_agree_with_treasuries(self) -> None:
        for faction, lines in self.state.ledgers.items():
            if lines:
                assert lines[-1].left == self.state.treasuries[faction]


Campaign.TestCase.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None
)
TestCampaign = Campaign.TestCase
