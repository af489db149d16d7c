"""One process at a time has a database: a second one is told so at its start."""

import fcntl
import os
from pathlib import Path

from bot.store.records import DatabaseInUse


class OnlyProcess:
    """Holds a lock on the file `<database>.lock` until it is closed.

    The operating system lets go of it when the process dies, however it dies; the
    empty file stays. Raises `DatabaseInUse` if the lock is held already.
    """

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(self._file)
            raise DatabaseInUse(str(database)) from error

    def close(self) -> None:
        """Let the next process in; nothing happens the second time."""
        if self._file < 0:
            return
        # A forked child has the file open too: closing ours would not free the lock.
        fcntl.flock(self._file, fcntl.LOCK_UN)
        os.close(self._file)
        self._file = -1
