"""What the rules of the test system forbid, by which clause, and what is legal."""

import pytest

from rules.kernel.audience import UMPIRE
from rules.kernel.dice import ScriptedDice
from rules.kernel.model import Command
from rules.kernel.refusal import Refusal
from tests.parley import SYSTEM
from tests.parley.drawn import first_game
from tests.parley.hand import Draw, Play
from tests.parley.harbour import Load, Sail, Send
from tests.parley.sealed import Seal
from tests.parley.setup import HouseRules
from tests.parley.state import FirstRound, Over, Parley, SecondRound
from tests.parley.talks import Answer
from tests.parley.throw import Roll
from tests.parley.umpire import Finish
from tests.parley.writing import Name, Write

GAME = first_game()
TALKS = GAME.evolve(phase=FirstRound(), decision=2)
HELD = GAME.with_camp("north", GAME.camps["north"].evolve(hand=("oath", "spy")))
OVER = GAME.evolve(phase=Over())
LAST_WORD = TALKS.evolve(
    phase=SecondRound(stake=1, speakers=("south",), words={"north": "press"})
)


@pytest.mark.parametrize(
    ("state", "command", "code", "cites", "legal"),
    [
        (OVER, Finish(actor=UMPIRE), "game_over", "PAR-DAY-2", 0),
        (GAME, Roll(actor=UMPIRE, number=1), "name_a_side", "PAR-SEAT-1", 0),
        (GAME, Roll(actor="nobody", number=1), "name_a_side", "PAR-SEAT-1", 0),
        (GAME, Finish(actor="north"), "not_the_umpire", "PAR-SEAT-1", 0),
        (TALKS, Roll(actor="north", number=1), "talks_first", "PAR-DAY-1", 0),
        (TALKS, Draw(actor="north"), "talks_first", "PAR-DAY-1", 0),
        (TALKS, Seal(actor="north", choice="hold"), "talks_first", "PAR-DAY-1", 0),
        (GAME.evolve(cup=()), Draw(actor="north"), "cup_too_low", "PAR-HAND-1", 0),
        (
            HELD.evolve(options=HouseRules(hand_limit=3)),
            Draw(actor="north", number=2),
            "hand_full",
            "PAR-HAND-2",
            0,
        ),
        (HELD, Play(actor="north", card="gift"), "not_in_hand", "PAR-HAND-3", 2),
        (GAME, Answer(actor="north", word="press"), "no_talks", "PAR-TALK-1", 0),
        (
            TALKS.evolve(phase=FirstRound(words={"north": "press"})),
            Answer(actor="north", word="accept"),
            "word_stands",
            "PAR-TALK-1",
            0,
        ),
        (
            LAST_WORD,
            Answer(actor="north", word="accept"),
            "not_your_word",
            "PAR-TALK-2",
            0,
        ),
        (GAME, Sail(actor="north", to="atlantis"), "no_such_harbour", "PAR-PORT-1", 30),
        (
            GAME,
            Send(actor="north", ships=("gull", "swan"), to="atlantis"),
            "no_such_harbour",
            "PAR-PORT-1",
            30,
        ),
        (
            GAME,
            Send(actor="north", ships=("gull", "pike")),
            "ship_not_here",
            "PAR-PORT-2",
            5,
        ),
        (
            GAME,
            Send(actor="north", ships=("gull", "gull")),
            "ship_twice",
            "PAR-PORT-2",
            0,
        ),
        (GAME, Send(actor="north", ships=("gull",)), "ships_to_send", "PAR-PORT-2", 0),
        (
            GAME,
            Send(actor="north", ships=("gull", "heron", "swan", "petrel")),
            "ships_to_send",
            "PAR-PORT-2",
            0,
        ),
        (
            GAME,
            Load(actor="north", goods={"tea": 1}),
            "no_such_good",
            "PAR-PORT-3",
            3,
        ),
        (
            GAME,
            Load(actor="north", goods={"cloth": 10}),
            "not_so_many",
            "PAR-PORT-3",
            0,
        ),
        (
            GAME,
            Load(actor="north", goods={"cloth": -1, "salt": 5}),
            "not_so_many",
            "PAR-PORT-3",
            0,
        ),
        (
            GAME,
            Load(actor="north", goods={"salt": 9, "wine": 4}),
            "hold_full",
            "PAR-PORT-3",
            0,
        ),
        (GAME, Write(actor="north", letter=" \n"), "empty_letter", "PAR-WRIT-1", 0),
        (
            GAME,
            Name(actor="north", ship="pike", called="x"),
            "not_your_ship",
            "PAR-WRIT-2",
            5,
        ),
    ],
)
def test_what_is_forbidden_is_refused_before_any_die(
    state: Parley, command: Command, code: str, cites: str, legal: int
) -> None:
    before = state.model_dump_json()

    with pytest.raises(Refusal) as refused:
        SYSTEM.apply(state, command, ScriptedDice())

    assert (refused.value.code, refused.value.cites) == (code, (cites,))
    assert len(refused.value.legal) == legal
    assert state.model_dump_json() == before
