"""Talks in two rounds, with a die between them (PAR-TALK)."""

from typing import Literal

from rules.kernel.dice import Dice
from rules.kernel.model import Command, Event, Result
from rules.kernel.offers import Offer
from rules.kernel.refusal import Refusal
from tests.parley.day import begin_day, side_of
from tests.parley.setup import SIDES, Side
from tests.parley.state import FirstRound, Parley, SecondRound, Word

Outcome = Literal["peace", "quarrel", "north", "south"]

WORDS: tuple[Word, ...] = ("accept", "press")
PEACE = 1
"""Gold that each side gains when both accept, and loses when both press."""


class Answer(Command):
    """Say a word in the talks: accept, or press for more."""

    path = ("talks", "answer")

    word: Word


class TalksBegan(Event):
    """The sides have met; both are asked for their first word."""


class WordSaid(Event):
    """A side has said its word in the first or second round."""

    side: Side
    round: Literal[1, 2]
    word: Word


class StakeSet(Event):
    """A die and the first words set the stake, in gold; `speaker` goes on."""

    face: int
    pressed: int
    stake: int
    speaker: Side


class TalksEnded(Event):
    """What came of the talks: peace, a quarrel, or one side paid for the other."""

    outcome: Outcome
    north_gold: int
    south_gold: int


def begin_talks(state: Parley) -> Result[Parley]:
    """Ask both sides for their first word."""
    after = state.evolve(phase=FirstRound(), decision=state.decision + 1)
    return Result(after, (TalksBegan(),))


def answer(state: Parley, command: Answer, dice: Dice) -> Result[Parley]:
    """Say a word in the round under way (PAR-TALK-1, PAR-TALK-2)."""
    side = side_of(command.actor)
    match state.phase:
        case FirstRound() as talks:
            return _first(state, talks, side, command.word, dice)
        case SecondRound() as talks:
            return _second(state, talks, side, command.word)
        case _:
            raise Refusal("no_talks", ("PAR-TALK-1",))


def _first(
    state: Parley, talks: FirstRound, side: Side, word: Word, dice: Dice
) -> Result[Parley]:
    """Take a first word, which stands; after both, a die sets the stake."""
    if side in talks.words:
        raise Refusal("word_stands", ("PAR-TALK-1",), word=talks.words[side])

    words = {**talks.words, side: word}
    said = WordSaid(side=side, round=1, word=word)
    if len(words) < len(SIDES):
        return Result(state.evolve(phase=talks.evolve(words=words)), (said,))
    (face,) = dice.roll(1, "stake")
    pressed = list(words.values()).count("press")
    speakers = _speakers(state, face)
    round_two = SecondRound(stake=face + pressed, speakers=speakers)
    stake = StakeSet(
        face=face, pressed=pressed, stake=round_two.stake, speaker=speakers[0]
    )
    after = state.evolve(phase=round_two, decision=state.decision + 1)
    return Result(after, (said, stake))


def _speakers(state: Parley, face: int) -> tuple[Side, ...]:
    """Return who speaks first and second: by house rule, else north on an odd face."""
    first = state.options.first_word
    if first == "by_die":
        first = "north" if face % 2 else "south"
    return ("north", "south") if first == "north" else ("south", "north")


def _second(
    state: Parley, talks: SecondRound, side: Side, word: Word
) -> Result[Parley]:
    """Take a second word from the side whose turn it is; after both, settle."""
    speaker, *waiting = talks.speakers
    if side != speaker:
        raise Refusal("not_your_word", ("PAR-TALK-2",), speaker=speaker)

    words = {**talks.words, side: word}
    said = WordSaid(side=side, round=2, word=word)
    if waiting:
        phase = talks.evolve(speakers=tuple(waiting), words=words)
        after = state.evolve(phase=phase, decision=state.decision + 1)
        return Result(after, (said,))
    settled = _settle(state, talks.stake, words)
    next_day = begin_day(settled.state)
    return Result(next_day.state, (said, *settled.events, *next_day.events))


def _settle(state: Parley, stake: int, words: dict[Side, Word]) -> Result[Parley]:
    """Pay what the second words come to (PAR-TALK-3)."""
    outcome: Outcome
    match words["north"], words["south"]:
        case "accept", "accept":
            outcome, after = "peace", state.paid("north", PEACE).paid("south", PEACE)
        case "press", "press":
            outcome, after = (
                "quarrel",
                state.paid("north", -PEACE).paid("south", -PEACE),
            )
        case "press", _:
            outcome, after = "north", _handed_over(state, stake, "south", "north")
        case _:
            outcome, after = "south", _handed_over(state, stake, "north", "south")
    ended = TalksEnded(
        outcome=outcome,
        north_gold=after.camps["north"].gold,
        south_gold=after.camps["south"].gold,
    )
    return Result(after, (ended,))


def _handed_over(state: Parley, stake: int, payer: Side, taker: Side) -> Parley:
    """Let *payer* hand over the stake, or all that there is."""
    gold = min(stake, state.camps[payer].gold)
    return state.paid(payer, -gold).paid(taker, gold)


def speaking(talks: FirstRound | SecondRound) -> tuple[Side, ...]:
    """Return the sides whose word is awaited."""
    match talks:
        case FirstRound():
            return tuple(side for side in SIDES if side not in talks.words)
        case SecondRound():
            return talks.speakers[:1]


def offered(
    state: Parley, talks: FirstRound | SecondRound, side: Side
) -> tuple[Offer, ...]:
    """Return the words that *side* may say now, for all to see."""
    if side not in speaking(talks):
        return ()
    return tuple(
        Offer(
            key=f"answer-{word}",
            side=side,
            decision=state.decision,
            command=Answer,
            filled={"word": word},
            label=f"answer_{word}",
        )
        for word in WORDS
    )
