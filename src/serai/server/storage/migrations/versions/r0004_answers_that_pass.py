"""Answers to acts that are in no event no longer stay for ever; those of before go at once.

Of answers that are there already it is not known which acts they belong to, but for steps of a
draft: their answer names a change of the draft. Those of turns that are over are needed by nobody.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id", sa.Text), sa.column("head_seq", sa.Integer))
answers = sa.table(
    "answers",
    sa.column("table_id", sa.Text),
    sa.column("actor", sa.Text),
    sa.column("act", sa.Text),
    sa.column("body", sa.LargeBinary),
)


def upgrade() -> None:
    op.add_column("answers", sa.Column("nth", sa.Integer))
    connection = op.get_bind()
    gone = sa.delete(answers).where(
        answers.c.table_id == sa.bindparam("which"),
        answers.c.actor == sa.bindparam("who"),
        answers.c.act == sa.bindparam("what"),
    )
    for table, head in connection.execute(sa.select(tables)).all():
        of = sa.select(answers.c.actor, answers.c.act, answers.c.body)
        kept = connection.execute(of.where(answers.c.table_id == table)).all()
        steps = [(who, what) for who, what, body in kept if is_old_step(bytes(body), head)]
        if steps:
            rows = [{"which": table, "who": who, "what": what} for who, what in steps]
            connection.execute(gone, rows)


def is_old_step(body: bytes, head: int) -> bool:
    """Whether an answer is to a step of a draft that the table has left behind."""
    try:
        told = json.loads(body)
        return bool(told["rev"] > 0 and told["seq"] < head)
    except (ValueError, LookupError, TypeError):
        return False  # not written by us, or damaged: not for us to judge


def downgrade() -> None:
    op.drop_column("answers", "nth")
