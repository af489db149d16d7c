"""The rules of the test system, one by one: what they do and what they refuse."""

from typing import Any

import pytest

from rules.kernel.audience import UMPIRE
from rules.kernel.dice import ScriptedDice
from rules.kernel.model import Command, Event, Result
from rules.kernel.offers import Awaited
from tests.parley import SYSTEM
from tests.parley.drawn import first_game
from tests.parley.hand import CardHeld, ChoiceKept, Draw, Hand, LetterKept, Play
from tests.parley.harbour import Load, Sail, Send
from tests.parley.sealed import Seal
from tests.parley.setup import SIDES, HouseRules, Side
from tests.parley.state import FirstRound, Parley, SecondRound, Stance, Word
from tests.parley.talks import Answer, Outcome, TalksEnded
from tests.parley.throw import Chances, Odds, Roll
from tests.parley.umpire import Finish, SetGold
from tests.parley.writing import Name, Write

GAME = first_game()
TALKS = GAME.evolve(phase=FirstRound(), decision=2)
HELD = GAME.with_camp("north", GAME.camps["north"].evolve(hand=("oath", "spy")))


def play(
    state: Parley, *commands: Command, faces: tuple[int, ...] = ()
) -> Result[Parley]:
    """Carry out commands one after the other; return the last result."""
    dice = ScriptedDice(faces)
    result = Result(state)
    for command in commands:
        result = SYSTEM.apply(result.state, command, dice)
    assert not dice.faces
    return result


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind() for event in events]


def test_cards_are_drawn_from_the_cup_into_the_hand() -> None:
    dice = ScriptedDice(items=("treaty", "spy"))

    result = SYSTEM.apply(GAME, Draw(actor="north", number=2), dice)

    assert result.state.camps["north"].hand == ("treaty", "spy")
    assert set(result.state.cup) == set(GAME.cup) - {"treaty", "spy"}
    (event,) = result.events
    assert event.seen_by("south") == {
        "kind": "cards_drawn",
        "side": "north",
        "number": 2,
        "of": 12,
    }
    assert event.seen_by("north") == {
        **(event.seen_by("south") or {}),
        "items": ["treaty", "spy"],
    }


def test_a_card_played_brings_its_worth() -> None:
    result = play(HELD, Play(actor="north", card="oath"))

    north = result.state.camps["north"]
    assert (north.hand, north.gold, result.state.played) == (("spy",), 14, ("oath",))


def test_dice_are_thrown_in_the_open() -> None:
    result = play(GAME, Roll(actor="south", number=3), faces=(1, 5, 6))

    (event,) = result.events
    assert event.seen_by(None) == {
        "kind": "dice_rolled",
        "side": "south",
        "faces": [1, 5, 6],
        "total": 12,
    }
    assert result.state == GAME


def test_a_choice_may_be_changed_until_the_other_is_in() -> None:
    changed = play(
        GAME,
        Seal(actor="north", choice="attack"),
        Seal(actor="north", choice="leave"),
    )
    assert SYSTEM.awaiting(changed.state) == (Awaited("south", "seal", 1),)
    revealed = play(changed.state, Seal(actor="south", choice="attack"))

    assert kinds(changed.events) == ["choice_sealed"]
    assert kinds(revealed.events) == ["choice_sealed", "choices_revealed", "day_began"]
    assert revealed.events[1].seen_by(None) == {
        "kind": "choices_revealed",
        "north": "leave",
        "south": "attack",
    }


@pytest.mark.parametrize(
    ("north", "south", "then"),
    [
        ("attack", "attack", "first_round"),
        ("attack", "hold", "first_round"),
        ("hold", "attack", "first_round"),
        ("hold", "hold", "day"),
        ("attack", "leave", "day"),
        ("leave", "hold", "day"),
    ],
)
def test_an_attack_that_nobody_leaves_leads_to_talks(
    north: Stance, south: Stance, then: str
) -> None:
    result = play(
        GAME, Seal(actor="south", choice=south), Seal(actor="north", choice=north)
    )

    assert result.state.phase.kind == then
    assert SYSTEM.awaiting(result.state) == tuple(
        Awaited(side, "seal" if then == "day" else "first_word", 2) for side in SIDES
    )


@pytest.mark.parametrize(
    ("first", "face", "second", "outcome", "gold"),
    [
        (("accept", "accept"), 3, ("accept", "accept"), "peace", (11, 11)),
        (("accept", "press"), 3, ("press", "press"), "quarrel", (9, 9)),
        (("press", "press"), 5, ("press", "accept"), "north", (17, 3)),
        (("accept", "press"), 1, ("accept", "press"), "south", (8, 12)),
    ],
)
def test_talks_go_over_two_rounds_with_a_die_between(
    first: tuple[Word, Word],
    face: int,
    second: tuple[Word, Word],
    outcome: Outcome,
    gold: tuple[int, int],
) -> None:
    middle = play(
        TALKS,
        Answer(actor="south", word=first[1]),
        Answer(actor="north", word=first[0]),
        faces=(face,),
    )
    assert SYSTEM.awaiting(middle.state) == (Awaited("north", "second_word", 3),)
    half = play(middle.state, Answer(actor="north", word=second[0]))
    assert SYSTEM.awaiting(half.state) == (Awaited("south", "second_word", 4),)
    end = play(half.state, Answer(actor="south", word=second[1]))

    assert end.events[1] == TalksEnded(
        outcome=outcome, north_gold=gold[0], south_gold=gold[1]
    )
    assert tuple(end.state.camps[side].gold for side in SIDES) == gold
    assert (end.state.day, end.state.decision, end.state.phase.kind) == (2, 5, "day")


@pytest.mark.parametrize(
    ("first_word", "face", "speaker"),
    [
        ("by_die", 1, "north"),
        ("by_die", 2, "south"),
        ("north", 2, "north"),
        ("south", 1, "south"),
    ],
)
def test_the_die_or_a_house_rule_says_who_speaks_first(
    first_word: Any, face: int, speaker: Side
) -> None:
    state = first_game(HouseRules(first_word=first_word)).evolve(phase=FirstRound())

    words = (Answer(actor=side, word="press") for side in SIDES)
    after = play(state, *words, faces=(face,)).state

    assert [one.side for one in SYSTEM.awaiting(after)] == [speaker]


def test_nobody_pays_more_than_he_has() -> None:
    poor = TALKS.paid("south", -8).evolve(
        phase=SecondRound(stake=8, speakers=("south",), words={"north": "press"})
    )

    after = play(poor, Answer(actor="south", word="accept")).state

    assert tuple(after.camps[side].gold for side in SIDES) == (12, 0)
    broke = poor.paid("south", -2)
    after = play(broke, Answer(actor="south", word="press")).state
    assert tuple(after.camps[side].gold for side in SIDES) == (9, 0)


def test_a_fleet_sails() -> None:
    result = play(GAME, Sail(actor="north", to="riga", show_flag=False))

    assert result.state.camps["north"].harbour == "riga"
    assert result.events[0].seen_by(None) == {
        "kind": "fleet_sailed",
        "side": "north",
        "origin": "bergen",
        "to": "riga",
        "flag": "furled",
    }


def test_ships_that_were_sent_are_back_the_next_day() -> None:
    sent = play(
        GAME,
        Send(actor="north", ships=("swan", "gull")),
        Send(actor="north", ships=("heron", "petrel"), to="riga"),
    ).state
    seals = (Seal(actor=side, choice="hold") for side in SIDES)

    assert sent.camps["north"].moored == ("osprey",)
    assert play(sent, *seals).state.camps["north"].moored == tuple(
        GAME.camps["north"].ships
    )


def test_goods_go_from_the_quay_into_the_hold() -> None:
    result = play(
        GAME,
        Load(actor="south", goods={"wine": 3, "salt": 1}),
        Load(actor="south", goods={"wine": 1}),
    )

    assert result.state.camps["south"].hold == {"wine": 4, "salt": 1}
    assert result.state.stock == {"cloth": 9, "salt": 19, "wine": 8}


def test_a_letter_is_read_by_all_but_the_public() -> None:
    result = play(GAME, Write(actor="north", letter="Meet me at dawn."))

    (event,) = result.events
    assert event.seen_by(None) == {"kind": "letter_written", "side": "north"}
    for reader in (*SIDES, UMPIRE):
        assert (event.seen_by(reader) or {})["letter"] == "Meet me at dawn."


def test_a_ship_is_called_whatever_its_player_likes() -> None:
    after = play(GAME, Name(actor="north", ship="gull", called="@everyone `x`")).state

    assert after.camps["north"].ships["gull"] == "@everyone `x`"


def test_the_umpire_sets_gold_and_ends_the_game() -> None:
    result = play(
        TALKS,
        SetGold(actor=UMPIRE, side="south", number=0),
        Finish(actor=UMPIRE),
    )

    assert result.events[0].seen_by(None) == {
        "kind": "game_ended",
        "day": 1,
        "north_gold": 10,
        "south_gold": 0,
    }
    assert SYSTEM.over(result.state)
    assert SYSTEM.awaiting(result.state) == ()
    assert [SYSTEM.offers(result.state, side) for side in (*SIDES, UMPIRE)] == [()] * 3


def test_a_hand_is_told_to_its_own_side_alone() -> None:
    state = HELD.with_camp("south", HELD.camps["south"].evolve(letter="Beware."))
    state = play(state, Seal(actor="north", choice="attack")).state
    question = Hand(actor="", letters=True)

    told = {
        viewer: SYSTEM.ask(state, question, viewer) for viewer in (None, UMPIRE, *SIDES)
    }

    letter = LetterKept(side="south", letter="Beware.")
    assert {answer.model_dump_json() for answer in told.values()} == {
        '{"north":2,"south":0,"cup":12}'
    }
    assert told[None].lines() == ()
    assert told[UMPIRE].lines() == told["south"].lines() == (letter,)
    assert told["north"].lines() == (
        CardHeld(card="oath", worth=4),
        CardHeld(card="spy", worth=3),
        ChoiceKept(choice="attack"),
        letter,
    )
    unasked = SYSTEM.ask(state, Hand(actor="north"), "north").lines()
    assert letter not in unasked


@pytest.mark.parametrize(
    ("number", "least", "ways"), [(1, 4, 3), (2, 7, 21), (2, 12, 1), (3, 19, 0)]
)
def test_odds_are_exact(number: int, least: int, ways: int) -> None:
    answer = SYSTEM.ask(GAME, Odds(actor="", number=number, least=least), None)

    assert answer == Chances(number=number, least=least, ways=ways, of=6**number)
