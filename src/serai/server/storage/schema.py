"""The tables of the database. The migrations must lead to exactly this (a test compares them).

Rows of tables that people play at go only when somebody's time is over (`serai.house.leaving`,
`serai.server.retention`). Logs lie together on disk, in order: reading one is a single sweep.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # All that is kept of them is being removed: it goes on after an interruption.
    Column("leaving", Boolean, nullable=False, server_default=false()),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("muted", BigInteger),  # until then; 0: until somebody ends it; NULL: not at all
)

# What whoever runs the server wants done: whoever takes an order empties it, as it may name guests.
orders = Table(
    "orders",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", Text, nullable=False),
    Column("taken", Boolean, nullable=False, server_default=false()),
    Column("answer", Text),
    sqlite_autoincrement=True,
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("revoked", Boolean, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False, server_default="-"),
    Column("box", Text, nullable=False, server_default="{}"),
    Column("options", Text, nullable=False),
    Column("watch", Text, nullable=False),
    Column("join", Text, nullable=False),
    Column("think", Integer),
    Column("status", Text, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("invite_hash", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("opening", Text),
    Column("head_seq", Integer, nullable=False),
    Column("head_hash", Text, nullable=False),
    Column("to_move", Integer),
    Column("bot_due", Boolean, nullable=False),
    Column("winners", Text, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("next", Text),
    # The draft is part of the row: it changes together with `rev`, in the same statement.
    Column("draft_seat", Integer),
    Column("draft_steps", Text),
    Column("draft_undone", Text),
    Index("ix_tables_status", "status", "changed"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seal", Text),  # of what is left where a name was removed
    sqlite_with_rowid=False,
)

names = Table(
    "names",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("who", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("guest", Text, index=True),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, index=True),
    Column("token_hash", Text),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("stand_in", Text, nullable=False, server_default=""),
    Column("standing", Text, nullable=False),
    Column("who", Integer, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("actor", Text, primary_key=True),
    Column("act", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    # Counts what an actor did that is in no event; NULL: it is, and the answer stays with the log.
    Column("nth", Integer),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", Text, index=True),
    Index("ix_chat_table_id", "table_id", "id"),
    sqlite_autoincrement=True,
)
