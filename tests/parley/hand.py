"""The hidden hands: cards drawn unseen from a cup, and played openly (PAR-HAND)."""

from typing import Annotated, ClassVar

from pydantic import Field

from rules.kernel.audience import Audience, Viewer, only
from rules.kernel.choice import Choice
from rules.kernel.dice import Dice
from rules.kernel.fields import Id
from rules.kernel.model import Answer, Command, Event, Question, Result
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal
from tests.parley.day import day_of, side_of
from tests.parley.setup import SIDES, Side
from tests.parley.state import READERS, UNSEEN, Day, Parley, Stance, view


class Draw(Command):
    """Draw cards unseen from the cup."""

    path = ("draw",)

    number: Annotated[int, Field(ge=1, le=3)] = 1


class CardsDrawn(Event):
    """A side has drawn `number` cards out of `of`; only that side knows which."""

    hidden: ClassVar[frozenset[str]] = frozenset({"items"})

    side: Side
    number: int
    of: int
    items: tuple[str, ...]

    def audience(self) -> Audience:
        """Return the side that drew."""
        return only(self.side)


def draw(state: Parley, command: Draw, dice: Dice) -> Result[Parley]:
    """Draw cards into the hand, up to the limit (PAR-HAND-1, PAR-HAND-2)."""
    side, _ = side_of(command.actor), day_of(state)
    camp, limit = state.camps[side], state.options.hand_limit
    if command.number > len(state.cup):
        raise Refusal("cup_too_low", ("PAR-HAND-1",), left=len(state.cup))
    if len(camp.hand) + command.number > limit:
        raise Refusal("hand_full", ("PAR-HAND-2",), limit=limit, held=len(camp.hand))

    items = dice.draw(command.number, state.cup, "cards")

    cup = tuple(card for card in state.cup if card not in items)
    after = state.evolve(cup=cup)
    after = after.with_camp(side, camp.evolve(hand=(*camp.hand, *items)))
    event = CardsDrawn(side=side, number=command.number, of=len(state.cup), items=items)
    return Result(after, (event,))


class Play(Command):
    """Lay a card of one's own hand open."""

    path = ("play",)

    card: Id


class CardPlayed(Event):
    """A card lies open; its side gains its worth in gold."""

    side: Side
    card: str
    worth: int


def play(state: Parley, command: Play, dice: Dice) -> Result[Parley]:
    """Lay a card open and gain its worth (PAR-HAND-3)."""
    side, _ = side_of(command.actor), day_of(state)
    camp, card = state.camps[side], command.card
    if card not in camp.hand:
        own = held(state, side)
        raise Refusal("not_in_hand", ("PAR-HAND-3",), own, card=card)

    worth = state.worths[card]
    hand = tuple(one for one in camp.hand if one != card)
    after = state.with_camp(side, camp.evolve(hand=hand)).paid(side, worth)
    after = after.evolve(played=(*state.played, card))
    return Result(after, (CardPlayed(side=side, card=card, worth=worth),))


def held(state: Parley, side: Side) -> tuple[Choice, ...]:
    """Return the cards in the hand of *side*, each with its worth."""
    return tuple(
        Choice(card, "card", {"card": card, "worth": state.worths[card]})
        for card in state.camps[side].hand
    )


class Hand(Question):
    """Ask what one holds and has sealed and, if wanted, which letters there are."""

    path = ("hand",)

    letters: bool = False


class CardHeld(Answer):
    """A card in one's own hand."""

    card: str
    worth: int


class ChoiceKept(Answer):
    """The choice that one has sealed."""

    choice: Stance


class LetterKept(Answer):
    """The last letter that a side wrote."""

    side: Side
    letter: str


class Hands(Answer):
    """How many cards lie where; the asker's own secrets are its lines."""

    north: int
    south: int
    cup: int
    secrets: tuple[CardHeld | ChoiceKept | LetterKept, ...] = Field(
        default=(), exclude=True
    )

    def lines(self) -> tuple[Answer, ...]:
        """Return what only the asker is told."""
        return self.secrets


def hands(state: Parley, question: Hand, viewer: Viewer) -> Hands:
    """Count the cards, and list what *viewer* alone may know."""
    seen = view(state, viewer)
    secrets: list[CardHeld | ChoiceKept | LetterKept] = []
    for side in SIDES:
        secrets += [
            CardHeld(card=card, worth=state.worths[card])
            for card in seen.camps[side].hand
            if card != UNSEEN
        ]
        if isinstance(seen.phase, Day):
            choice = seen.phase.sealed.get(side, UNSEEN)
            if choice != UNSEEN:
                secrets.append(ChoiceKept(choice=choice))
        letter = seen.camps[side].letter
        if question.letters and letter and viewer in READERS:
            secrets.append(LetterKept(side=side, letter=letter))
    return Hands(
        north=len(seen.camps["north"].hand),
        south=len(seen.camps["south"].hand),
        cup=len(seen.cup),
        secrets=tuple(secrets),
    )


def offered(state: Parley, side: Side) -> tuple[Offer, ...]:
    """Return a draw, for all to see, and each card in hand, for its side alone."""
    camp, offers = state.camps[side], list[Offer]()
    if state.cup and len(camp.hand) < state.options.hand_limit:
        offers.append(
            Offer(
                key="draw",
                side=side,
                decision=state.decision,
                command=Draw,
                label="draw",
            )
        )
    offers += (
        Offer(
            key=f"play-{card}",
            side=side,
            decision=state.decision,
            command=Play,
            filled={"card": card},
            audience=only(side),
            label="play",
        )
        for card in camp.hand
    )
    return tuple(offers)
