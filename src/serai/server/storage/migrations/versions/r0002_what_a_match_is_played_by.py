"""What a match is played by: the digest of its component values, and what was corrected there.

Of matches that were begun before, neither is known ("-"); their rules are retired in any case.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("data", sa.Text, nullable=False, server_default="-"))
    op.add_column("tables", sa.Column("box", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("tables", "box")
    op.drop_column("tables", "data")
