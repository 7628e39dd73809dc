"""The first tables: people, their tables, what is played and said there."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None


def upgrade() -> None:
    """Makes everything."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("return_digest", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("return_digest", name="uq_people_return_digest"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("agreement", sa.JSON, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("words", sa.JSON),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("rematch_of", sa.Text),
        sa.Column("spectators_digest", sa.Text),
        sa.Column("outcome", sa.JSON),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_tables_owner"),
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], name="fk_tables_rematch_of"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_state_touched", "tables", ["state", "touched"])
    of_a_table(
        "seats",
        "number",
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("invitation_digest", sa.Text),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    of_a_table(
        "lines",
        "line",
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("clocks", sa.JSON),
        sa.Column("sent", sa.Text),
        sa.UniqueConstraint("table", "sent", name="uq_lines_table_sent"),
    )
    of_a_table("positions", "line", sa.Column("position", sa.JSON, nullable=False))
    of_a_table(
        "messages",
        "number",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_messages_person"),
    )
    op.create_index("ix_messages_person", "messages", ["person"])
    op.create_table(
        "orders",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("order", sa.JSON, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "number", name="pk_orders"),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.number"], name="fk_orders_table_seat"),
    )
    op.create_table(
        "writers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("batch", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_writers"),
    )


def of_a_table(name: str, number: str, *parts: sa.Column[object] | sa.Constraint) -> None:
    """Makes what stands at a table under a number."""
    keys: Sequence[sa.Column[object] | sa.Constraint] = (
        sa.Column("table", sa.Text, nullable=False),
        sa.Column(number, sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", number, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=f"fk_{name}_table"),
    )
    op.create_table(name, *keys, *parts)
