"""A process that plays on until it is killed, and says which plays are stored.

Run as ``python -m tests.store.writer FOLDER``.
"""

import sys
from pathlib import Path

from tests.store.contract import NEW, play, post, sqlite

MOST_PLAYS = 100_000


def main() -> None:
    store = sqlite(Path(sys.argv[1]))
    game = store.game_in(NEW.channel) or store.open_game(NEW)
    for _ in range(MOST_PLAYS):
        commit = play(game, post(game))
        (letter,) = store.commit(commit)
        game = commit.game
        print(game.revision, flush=True)
        store.mark({letter.id: str(letter.id)})


if __name__ == "__main__":
    main()
