"""Orders of whoever runs the server, and guests who may not write or not come; so far all may."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("taken", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("answer", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_orders"),
        sqlite_autoincrement=True,
    )
    op.add_column(
        "guests", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("guests", sa.Column("muted", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("guests", "muted")
    op.drop_column("guests", "banned")
    op.drop_table("orders")
