"""The first schema: tables with their logs, seats, answers and chat; guests; settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _text(name: str, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=nullable)


def _number(name: str, *, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=nullable)


def _moment(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def _bytes(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)


def _of_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{table}_table_id")


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def upgrade() -> None:
    op.create_table("settings", _text("name"), _text("value"), _key("settings", "name"))
    op.create_table("guests", _text("id"), _text("name"), _moment("created"), _key("guests", "id"))
    op.create_table(
        "sessions",
        _text("hash"),
        _text("guest"),
        _moment("created"),
        _flag("revoked"),
        _key("sessions", "hash"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_sessions_guest"),
    )
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
    op.create_table(
        "tables",
        _text("id"),
        _text("game"),
        _number("version"),
        _text("options"),
        _text("watch"),
        _text("join"),
        _text("status"),
        _text("host"),
        _text("invite_hash"),
        _text("seed"),
        _text("salt"),
        _text("opening", nullable=True),
        _number("head_seq"),
        _text("head_hash"),
        _number("to_move", nullable=True),
        _flag("bot_due"),
        _text("winners"),
        _number("rev"),
        _moment("created"),
        _moment("changed"),
        _text("next", nullable=True),
        _number("draft_seat", nullable=True),
        _text("draft_steps", nullable=True),
        _text("draft_undone", nullable=True),
        _key("tables", "id"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_status", "tables", ["status", "changed"])
    op.create_table(
        "events",
        _text("table_id"),
        _number("seq"),
        _bytes("body"),
        _text("hash"),
        _moment("at"),
        _key("events", "table_id", "seq"),
        _of_table("events"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        _text("table_id"),
        _number("seat"),
        _text("guest", nullable=True),
        _text("token_hash", nullable=True),
        _text("kind"),
        _text("name"),
        _text("bot"),
        _flag("resigned"),
        _text("standing"),
        _key("seats", "table_id", "seat"),
        _of_table("seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "answers",
        _text("table_id"),
        _text("actor"),
        _text("act"),
        _bytes("body"),
        _key("answers", "table_id", "actor", "act"),
        _of_table("answers"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        _text("table_id"),
        _number("seat"),
        _text("name"),
        _text("text"),
        _moment("at"),
        _key("chat", "id"),
        _of_table("chat"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id", "id"])


def downgrade() -> None:
    for table in ("chat", "answers", "seats", "events", "tables", "sessions", "guests", "settings"):
        op.drop_table(table)
