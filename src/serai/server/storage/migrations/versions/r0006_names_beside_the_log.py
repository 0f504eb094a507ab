"""What people are called, beside the log; who said a line of chat; names that were removed.

Logs of before are not touched: names stand in them until somebody wants theirs removed. Of lines of
chat it was not kept who said them. It is known where the person of that name still holds the seat.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

WHO_SAID_THEM = """
UPDATE chat SET guest = (
    SELECT seats.guest FROM seats
    WHERE seats.table_id = chat.table_id AND seats.seat = chat.seat AND seats.name = chat.name
)
"""


def upgrade() -> None:
    op.create_table(
        "names",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("who", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("guest", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "who", name="pk_names"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_names_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_names_guest", "names", ["guest"])
    op.add_column("events", sa.Column("seal", sa.Text))
    op.add_column("seats", sa.Column("who", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chat", sa.Column("guest", sa.Text))
    op.create_index("ix_chat_guest", "chat", ["guest"])
    op.execute(WHO_SAID_THEM)
    leaving = sa.Column("leaving", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("guests", leaving)


def downgrade() -> None:
    op.drop_column("guests", "leaving")
    op.drop_index("ix_chat_guest", "chat")
    op.drop_column("chat", "guest")
    op.drop_column("seats", "who")
    op.drop_column("events", "seal")
    op.drop_table("names")
