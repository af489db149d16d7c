"""What is said about the secrets behind the dice (architecture, section 5)."""

from bot.chooser import Chooser
from bot.dice.stream import commitment
from bot.safe import Safe


def commitments(chooser: Chooser) -> str:
    """Return what binds the bot to the dice of this game."""
    game = chooser.position.game
    return chooser.say(
        "dice-commitments",
        public=Safe(commitment(game.secret)),
        hidden=Safe(commitment(game.hidden_secret)),
    )


def revealed(chooser: Chooser) -> str:
    """Return the secrets of a game that has ended."""
    game = chooser.position.game
    return chooser.say(
        "dice-revealed",
        public=Safe(game.secret.hex()),
        hidden=Safe(game.hidden_secret.hex()),
    )
