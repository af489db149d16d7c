"""What somebody can learn from a position, and what might as well be hidden in it."""

from hypothesis import strategies as st

from rules.kernel.audience import Viewer
from rules.kernel.model import Answer, Request
from tests.parley import SYSTEM
from tests.parley.drawn import all_offers
from tests.parley.hand import Hand
from tests.parley.sealed import STANCES
from tests.parley.setup import SIDES
from tests.parley.state import Day, Parley
from tests.parley.throw import Odds

REQUESTS: tuple[type[Request], ...] = (*SYSTEM.commands, *SYSTEM.questions)


def shown(state: Parley, viewer: Viewer) -> str:
    """Return all that *viewer* can learn from *state* in any way, as one text."""
    offers = [one for one in all_offers(state) if one.audience.includes(viewer)]
    answers: list[Answer] = [SYSTEM.ask(state, Odds(actor=""), viewer)]
    for letters in (False, True):
        hands = SYSTEM.ask(state, Hand(actor="", letters=letters), viewer)
        answers += [hands, *hands.lines()]
    choices = [
        SYSTEM.choices(state, viewer, request, {}, field, "")
        for request in REQUESTS
        for field in request.fields()
    ]
    awaiting, view = SYSTEM.awaiting(state), SYSTEM.view(state, viewer)
    return f"{view.model_dump_json()} {awaiting} {offers} {answers} {choices}"


def otherwise(state: Parley, viewer: Viewer, data: st.DataObject) -> Parley:
    """Return *state* with everything changed at will that *viewer* may not know."""
    hidden = [side for side in SIDES if side != viewer]
    hands = [state.camps[side].hand for side in hidden]
    cards = [card for hand in hands for card in hand] + list(state.cup)
    dealt = data.draw(st.permutations(cards))
    for side, hand in zip(hidden, hands, strict=True):
        other, dealt = tuple(dealt[: len(hand)]), dealt[len(hand) :]
        camp = state.camps[side].evolve(hand=other)
        if viewer is None and camp.letter:
            camp = camp.evolve(letter=data.draw(st.text(min_size=1)))
        state = state.with_camp(side, camp)
    state = state.evolve(cup=tuple(dealt))
    if isinstance(state.phase, Day):
        sealed = {
            side: data.draw(st.sampled_from(STANCES)) if side in hidden else stance
            for side, stance in state.phase.sealed.items()
        }
        state = state.evolve(phase=state.phase.evolve(sealed=sealed))
    return state
