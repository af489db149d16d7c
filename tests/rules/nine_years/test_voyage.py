"""Games at random, by offers and by commands legal and illegal."""

import json
from typing import Any, get_args

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from rules.kernel.dice import ScriptedDice
from rules.kernel.model import Command, Result
from rules.kernel.refusal import Refusal
from rules.nine_years.calendar import Next
from rules.nine_years.facts import AnyFact
from rules.nine_years.facts.calendar import SetPhase, SetYear
from rules.nine_years.facts.colonies import SetMarker, SetSupport
from rules.nine_years.facts.holdings import (
    SetAtlantic,
    SetCards,
    SetInitiative,
    SetResources,
    SetVictoryPoints,
)
from rules.nine_years.flip import MarkerFlipped
from rules.nine_years.options import NineYearsOptions
from rules.nine_years.scenario import new_game
from rules.nine_years.sequence import ACTORS
from rules.nine_years.state import PHASES, SIDES, NineYears, Side
from rules.nine_years.support import SupportPlaced
from rules.nine_years.system import NINE_YEARS
from tests.rules.nine_years.scenes import colonial_war

ORDERS = [
    one
    for one in NINE_YEARS.commands
    if one not in get_args(AnyFact) and not one.fields()
]
sides = st.sampled_from(SIDES)
boxes = st.none() | st.sampled_from(["0", "5", "6", "7", "12", "13", "off", "left"])
throws = st.tuples(st.integers(1, 6), st.integers(1, 6))
options = st.builds(
    NineYearsOptions,
    support_side=st.sampled_from(["example", "literal"]),
    flip_lock=st.sampled_from(["game_turn", "round"]),
    flip_ends_round=st.booleans(),
    first_roll_turn=st.integers(1, 4),
    track=st.sampled_from(
        [NineYearsOptions().track, (0, 1, 2), (-1, 0, 1), (-5, -5, -5, 0, 9)]
    ),
)
facts: st.SearchStrategy[Command] = st.one_of(
    st.builds(
        SetAtlantic,
        actor=st.just("umpire"),
        side=st.sampled_from(["alliance", "bourbon", "nobody"]),
    ),
    st.builds(SetInitiative, actor=st.just("umpire"), side=sides),
    st.builds(SetVictoryPoints, actor=st.just("umpire"), number=st.integers(-999, 999)),
    st.builds(SetCards, actor=st.just("umpire"), side=sides, number=st.integers(0, 99)),
    st.builds(
        SetResources, actor=st.just("umpire"), side=sides, number=st.integers(0, 99)
    ),
    st.builds(SetPhase, actor=st.just("umpire"), phase=st.sampled_from(PHASES)),
    st.builds(SetYear, actor=st.just("umpire"), year=st.integers(1686, 1699)),
    st.builds(SetMarker, actor=st.just("umpire"), box=boxes, side=st.none() | sides),
    st.builds(SetSupport, actor=st.just("umpire"), side=sides, box=boxes),
)


class Voyage(RuleBasedStateMachine):
    """A game; beside it the few numbers that it must agree with."""

    def __init__(self) -> None:
        super().__init__()
        self.state = new_game(colonial_war(), NineYearsOptions())
        self.begun = False
        self.base = self.state.vp
        self.cards = dict(self.state.cards)
        self.resources = dict(self.state.resources)

    @precondition(lambda self: not self.begun)
    @rule(chosen=options)
    def begin_under_house_rules(self, chosen: NineYearsOptions) -> None:
        self.state = new_game(colonial_war(), chosen)

    @rule(data=st.data(), throw=throws)
    def take_an_offer(self, data: st.DataObject, throw: tuple[int, int]) -> None:
        offers = [one for who in ACTORS for one in NINE_YEARS.offers(self.state, who)]
        if offers:
            offer = data.draw(st.sampled_from(offers))
            self.account(self.played(offer.complete(), throw))

    @rule(order=st.sampled_from(ORDERS), actor=st.sampled_from(ACTORS), throw=throws)
    def order_anything(
        self, order: type[Command], actor: str, throw: tuple[int, int]
    ) -> None:
        open_now = [one.command for one in NINE_YEARS.offers(self.state, actor)]
        answer = self.attempt(order(actor=actor), throw)
        if isinstance(answer, Refusal):
            assert order not in open_now
        else:
            assert order in open_now
            self.account(answer)

    @rule(fact=facts)
    def enter_a_fact(self, fact: Command) -> None:
        answer = self.attempt(fact, ())
        if isinstance(answer, Refusal):
            return
        before, after = self.state, answer.state
        self.cards, self.resources = dict(after.cards), dict(after.resources)
        if isinstance(fact, SetVictoryPoints | SetMarker):
            self.base = after.vp - after.track[after.marker.box]
        else:
            assert (after.vp, after.marker) == (before.vp, before.marker)
        self.state = after

    @rule()
    def end_a_quiet_year(self) -> None:
        for _ in PHASES:
            if any(
                one.key == "next" for one in NINE_YEARS.offers(self.state, "umpire")
            ):
                self.account(self.played(Next(actor="umpire"), ()))

    def attempt(
        self, command: Command, throw: tuple[int, ...]
    ) -> Result[NineYears] | Refusal:
        before = self.state.model_dump_json()
        try:
            return self.played(command, throw)
        except Refusal as no:
            refused = no
        assert refused.cites
        assert self.state.model_dump_json() == before
        return refused

    def played(self, command: Command, throw: tuple[int, ...]) -> Result[NineYears]:
        self.begun = True
        before = self.state.model_dump_json()
        result = NINE_YEARS.apply(self.state, command, ScriptedDice(throw))
        again = NINE_YEARS.apply(self.state, command, ScriptedDice(throw))
        assert result == again
        assert self.state.model_dump_json() == before
        return result

    def account(self, result: Result[NineYears]) -> None:
        for event in result.events:
            if isinstance(event, MarkerFlipped):
                self.spend(self.cards, event.side)
            if isinstance(event, SupportPlaced):
                self.spend(self.resources, event.side)
        self.state = result.state

    @staticmethod
    def spend(stock: dict[Any, int], side: Side) -> None:
        stock[side] -= 1
        assert stock[side] >= 0

    @invariant()
    def cards_and_resource_points_are_accounted_for(self) -> None:
        assert self.state.cards == self.cards
        assert self.state.resources == self.resources

    @invariant()
    def points_are_those_of_the_box(self) -> None:
        assert self.state.vp == self.base + self.state.track[self.state.marker.box]

    @invariant()
    def each_side_flips_at_most_once(self) -> None:
        assert len(set(self.state.flipped)) == len(self.state.flipped)

    @invariant()
    def somebody_is_awaited_until_the_end(self) -> None:
        awaited = NINE_YEARS.awaiting(self.state)
        assert bool(awaited) != NINE_YEARS.over(self.state)
        for one in awaited:
            keys = [offer.key for offer in NINE_YEARS.offers(self.state, one.side)]
            assert one.id == self.state.decision
            assert "roll" in keys or "next" in keys

    @invariant()
    def the_position_survives_its_document(self) -> None:
        text = self.state.model_dump_json()
        assert NineYears.model_validate_json(text) == self.state
        assert json.loads(text)["phase"] in PHASES


Voyage.TestCase.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None
)
TestVoyage = Voyage.TestCase
