"""The event at random: no treasure is lost, nobody is stuck, all offers hold."""

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.kernel.dice import Dice, Draw, Roll, ScriptedDice, Tally
from rules.kernel.model import Command
from rules.kernel.offers import Offer
from rules.virgin_queen.names import POWERS
from rules.virgin_queen.state import Expedition, VirginQueen
from rules.virgin_queen.treasure_fleet.offers import awaiting, offers
from rules.virgin_queen.treasure_fleet.selecting import SelectTreasures, selectable
from rules.virgin_queen.treasure_fleet.starting import Start
from rules.virgin_queen.treasures import treasures as counted
from tests.rules.virgin_queen.fleet_scenes import carry_out, house_rules
from tests.rules.virgin_queen.scenes import TREASURES, in_action, treasures

ANSWERS = 60
"""More than any event can ask."""

PLACES = ("pool", "row", "discard", "spain", "england", "drake", "leclerc")


class DrawnDice:
    """Dice and cup that hypothesis throws and draws."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def roll(self, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
        """Throw."""
        faces = st.lists(st.integers(1, sides), min_size=count, max_size=count)
        return tuple(self.data.draw(faces, purpose))

    def draw(self, count: int, cup: object, purpose: str) -> tuple[str, ...]:
        """Draw."""
        assert isinstance(cup, tuple)
        return tuple(self.data.draw(st.permutations(cup), purpose)[:count])


@st.composite
def positions(draw: st.DrawFn) -> VirginQueen:
    """Return any position in which the event may begin."""
    places = [draw(st.sampled_from(PLACES)) for _ in TREASURES]
    lying = {
        place: tuple(
            one for one, at in zip(TREASURES, places, strict=True) if at == place
        )
        for place in PLACES
    }
    expeditions = {
        name: Expedition(
            power=draw(st.sampled_from(POWERS)),
            rating=draw(st.integers(0, 3)),
            zone=draw(st.sampled_from(("a", "b", "b", "home"))),
            damaged=draw(st.booleans()),
            loot=lying.get(name, ()),
        )
        for name in ("drake", "hawkins", "leclerc", "piri")
    }
    spied = draw(st.booleans())
    return in_action(
        pool=lying["pool"],
        row=lying["row"],
        discard=lying["discard"],
        holdings={"spain": lying["spain"], "england": lying["england"]},
        expeditions=expeditions,
        escort=draw(st.integers(0, 2)),
        informants=(("england", "spain"),) if spied else (),
        piracy_vp={power: draw(st.integers(0, 3)) for power in POWERS},
        options=house_rules(
            zone_table=("a", "b", "b", "b", "b", "c"),
            tf_return=draw(st.sampled_from(("attackers", "zone"))),
            piracy_vp_cap=draw(st.sampled_from((0, 1, 3))),
        ),
    )


def answers(state: VirginQueen, data: st.DataObject) -> tuple[Offer, object]:
    """Return any answer to the open question, with a value for its open field."""
    side = data.draw(st.sampled_from([one.side for one in awaiting(state)]))
    offer = data.draw(st.sampled_from(offers(state, side)))
    if offer.opening is None:
        return offer, None
    count = offer.opening.minimum
    shuffled = data.draw(st.permutations(selectable(state, side)))
    return offer, tuple(one.value for one in shuffled[:count])


def disguised(state: VirginQueen, other: dict[str, str]) -> VirginQueen:
    """Return the position with each treasure changed for another."""

    def heap(treasures: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(other[one] for one in treasures))

    return state.evolve(
        pool=heap(state.pool),
        row=heap(state.row),
        discard=heap(state.discard),
        holdings={power: heap(one) for power, one in state.holdings.items()},
        expeditions={
            captain: one.evolve(loot=heap(one.loot))
            for captain, one in state.expeditions.items()
        },
    )


def renamed(command: Command, other: dict[str, str]) -> Command:
    """Return the command with the treasures of the disguised position."""
    if isinstance(command, SelectTreasures):
        return command.evolve(treasures=tuple(other[one] for one in command.treasures))
    return command


@settings(max_examples=150, deadline=None)
@given(positions(), st.data())
def test_an_event_ends_and_every_treasure_is_somewhere(
    state: VirginQueen, data: st.DataObject
) -> None:
    dice, everything = DrawnDice(data), treasures(state)
    galleons, vp = state.escort, sum(state.piracy_vp.values())
    state = carry_out(state, Start(actor="umpire"), dice).state
    asked = 0
    while state.fleet is not None:
        assert awaiting(state)
        for one in awaiting(state):
            assert offers(state, one.side)
            keys = [offer.key for offer in offers(state, one.side)]
            assert len(set(keys)) == len(keys)
            assert all(offer.decision == one.id for offer in offers(state, one.side))
        offer, value = answers(state, data)
        before = state.model_dump_json()
        result = carry_out(state, offer.complete(value), dice)
        assert state.model_dump_json() == before
        state = result.state
        asked += 1
        assert asked < ANSWERS
        assert treasures(state) == everything
        assert set(state.inspected) <= set(state.row)
    assert treasures(state) == everything
    assert state.escort <= galleons
    assert sum(state.piracy_vp.values()) >= vp
    assert state.events == 1


@settings(max_examples=60, deadline=None)
@given(positions(), st.data())
def test_every_complete_offer_is_accepted(
    state: VirginQueen, data: st.DataObject
) -> None:
    dice: Dice = DrawnDice(data)
    state = carry_out(state, Start(actor="spain"), dice).state
    for _ in range(8):
        if state.fleet is None:
            break
        for power in POWERS:
            for offer in offers(state, power):
                if offer.opening is None:
                    carry_out(state, offer.complete(), dice)
        offer, value = answers(state, data)
        state = carry_out(state, offer.complete(value), dice).state


@settings(max_examples=100, deadline=None)
@given(positions(), st.data())
def test_the_public_cannot_tell_which_treasures_lie_where(
    state: VirginQueen, data: st.DataObject
) -> None:
    """Another order of all treasures gives the public the same events and counts."""
    order = data.draw(st.permutations(TREASURES))
    other = dict(zip(TREASURES, order, strict=True))
    shuffled = disguised(state, other)
    dice = Tally(DrawnDice(data))
    command: Command = Start(actor="umpire")
    asked = 0
    while True:
        first = carry_out(state, command, dice)
        faces = [
            face for one in dice.made if isinstance(one, Roll) for face in one.faces
        ]
        items = [
            other[item]
            for one in dice.made
            if isinstance(one, Draw)
            for item in one.items
        ]
        second = carry_out(
            shuffled, renamed(command, other), ScriptedDice(faces, items)
        )
        for viewer in (None, "umpire"):
            told = [event.seen_by(viewer) for event in first.events]
            assert told == [event.seen_by(viewer) for event in second.events]
            assert counted(first.state, viewer) == counted(second.state, viewer)
        state, shuffled = first.state, second.state
        if state.fleet is None or asked == ANSWERS:
            break
        offer, value = answers(state, data)
        command, dice = offer.complete(value), Tally(DrawnDice(data))
        asked += 1
