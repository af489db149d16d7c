"""The tables of the SQLite store, and every step that led to them; steps stay."""

from contextlib import closing
from pathlib import Path

from sqlite_utils import Database, Migrations

migrations = Migrations("quarterdeck")


def bring_up_to_date(path: Path) -> None:
    """Make the database *path*, or give an older one the tables of today.

    It holds the secrets of running games, so a new file is its owner's alone.
    """
    path.touch(mode=0o600)
    with closing(Database(path, execute_plugins=False)) as db:
        db.enable_wal()
        migrations.apply(db)


@migrations()
def games(db: Database) -> None:
    """Add games and who sits where.

    A row is written whole when a part of it changes: so the set-up, which is long
    and never changes, stands apart from what a play changes, and what is long and
    changes stands last, where it is not read on the way to the rest.
    """
    db.execute("""
        CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            code TEXT NOT NULL,
            guild TEXT NOT NULL,
            channel TEXT NOT NULL,
            system TEXT NOT NULL,
            scenario TEXT NOT NULL,
            options TEXT NOT NULL,
            language TEXT NOT NULL,
            status TEXT NOT NULL,
            umpire TEXT NOT NULL,
            solo INTEGER NOT NULL,
            scripted INTEGER NOT NULL,
            secret BLOB NOT NULL,
            hidden_secret BLOB NOT NULL,
            opened INTEGER NOT NULL,
            schema INTEGER NOT NULL,
            revision INTEGER NOT NULL,
            takebacks INTEGER NOT NULL,
            throws INTEGER NOT NULL,
            head TEXT NOT NULL,
            state TEXT NOT NULL
        )
    """)
    db.execute("CREATE INDEX games_of_channel ON games (channel)")
    db.execute("""
        CREATE UNIQUE INDEX game_in_channel ON games (channel)
        WHERE status <> 'ended'
    """)
    db.execute("""
        CREATE TABLE setups (
            game INTEGER PRIMARY KEY REFERENCES games (id),
            setup TEXT NOT NULL
        )
    """)
    db.execute("""
        CREATE TABLE seats (
            game INTEGER NOT NULL REFERENCES games (id),
            side TEXT NOT NULL,
            holder TEXT NOT NULL,
            PRIMARY KEY (game, side)
        ) WITHOUT ROWID
    """)


@migrations()
def journals_and_outbox(db: Database) -> None:
    """Add what was played, and what is or was to be said of it."""
    db.execute("""
        CREATE TABLE lines (
            game INTEGER NOT NULL REFERENCES games (id),
            number INTEGER NOT NULL,
            previous TEXT NOT NULL,
            public TEXT NOT NULL,
            private TEXT NOT NULL,
            hash TEXT NOT NULL,
            PRIMARY KEY (game, number)
        )
    """)
    db.execute("""
        CREATE TABLE outbox (
            id INTEGER PRIMARY KEY,
            game INTEGER NOT NULL REFERENCES games (id),
            channel TEXT NOT NULL,
            play INTEGER NOT NULL,
            kind TEXT NOT NULL,
            interaction TEXT NOT NULL,
            written INTEGER NOT NULL,
            sent INTEGER NOT NULL,
            message TEXT,
            body TEXT NOT NULL
        )
    """)
    db.execute("CREATE INDEX unsent ON outbox (sent) WHERE sent = 0")
    db.execute("CREATE INDEX carriers ON outbox (game) WHERE kind <> 'strip'")


@migrations()
def scripts_and_registration(db: Database) -> None:
    """Add scripted faces and items that wait, and the commands Discord has from us."""
    db.execute("""
        CREATE TABLE scripted (
            id INTEGER PRIMARY KEY,
            channel TEXT NOT NULL,
            kind TEXT NOT NULL,
            value TEXT NOT NULL
        )
    """)
    db.execute("CREATE INDEX scripted_in_channel ON scripted (channel, kind)")
    db.execute("""
        CREATE TABLE registration (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            digest TEXT NOT NULL,
            ids TEXT NOT NULL
        )
    """)
