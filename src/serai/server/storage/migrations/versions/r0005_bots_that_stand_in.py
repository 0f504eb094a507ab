"""Bots that play for people who are away; in seats of before nobody does."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("stand_in", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "stand_in")
