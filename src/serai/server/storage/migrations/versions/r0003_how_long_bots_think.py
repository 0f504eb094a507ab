"""How long the bots of a table may think; at tables of before, as long as the server lets them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("think", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "think")
