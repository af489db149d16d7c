"""What every store can do. All of it may block: call it off the event loop."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.store.records import Commit, Game, Letter, Line, Marks, StaleGame


class Store(Protocol):
    """Games, journals and the outbox; every method is one transaction or one read."""

    def close(self) -> None:
        """Let go of the database."""

    def open_game(self, game: Game) -> Game:
        """Store a new game in the lobby and return it with its id.

        Raises `StaleGame` if the channel has a game that has not ended.
        """

    def game_in(self, channel: str) -> Game | None:
        """Return the game of *channel* that has not ended, with its seats."""

    def game(self, number: int) -> Game | None:
        """Return one game, ended or not."""

    def last_game_in(self, channel: str) -> Game | None:
        """Return the newest game of *channel*, ended or not."""

    def games(self) -> Sequence[Game]:
        """Return all games by id; for exports, never on a command's way."""

    def commit(self, commit: Commit) -> tuple[Letter, ...]:
        """Store one step of a game whole; return its letters with their ids.

        Compare-and-swap on the revision: raises `StaleGame` and stores nothing if it
        is no longer `commit.before`. Seats are stored as `commit.game` has them.
        """

    def commit_all(
        self, commits: Sequence[Commit]
    ) -> Sequence[tuple[Letter, ...] | StaleGame]:
        """Store steps of several games at once, each whole or not at all.

        For one that is stale its `StaleGame` is returned, and the others stand.
        """

    def lines(self, game: int, after: int = 0) -> Sequence[Line]:
        """Return the journal of *game* after line *after*, in order."""

    def mark(self, marks: Marks) -> None:
        """Note which letters are out, and as which messages. Need not be durable."""

    def letter(self, number: int) -> Letter | None:
        """Return one letter."""

    def carrier(self, game: int, before: int) -> Letter | None:
        """Return the newest letter of *game* below *before* that is no strip.

        It is the one whose buttons the strip with the id *before* takes off.
        """

    def unsent(self) -> Sequence[Letter]:
        """Return what was stored and not marked, oldest first."""

    def set_faces(self, channel: str, faces: Sequence[int]) -> None:
        """Append scripted faces to those that wait for *channel*."""

    def set_items(self, channel: str, items: Sequence[str]) -> None:
        """Append scripted items to those that wait for *channel*."""

    def scripted(self, channel: str) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """Return the faces and the items that wait for *channel*, in order."""

    def left_over(self) -> Mapping[str, tuple[tuple[int, ...], tuple[str, ...]]]:
        """Return what waits for any channel at all."""

    def registration(self) -> tuple[str, Mapping[str, str]]:
        """Return the hash of the commands last registered, and their ids by name."""

    def set_registration(self, digest: str, ids: Mapping[str, str]) -> None:
        """Remember what was registered."""

    def restore(self, game: Game, lines: Sequence[Line]) -> Game:
        """Store a whole game from an export under a new id; return it.

        Raises `StaleGame` if its channel has a game that has not ended.
        """
