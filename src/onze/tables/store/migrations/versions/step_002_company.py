"""Good company: who was sent away or muted, rematches, what is brought to a seat, what shall end."""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    """Makes the tables and the index."""
    op.create_table(
        "sent_away",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_sent_away"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_sent_away_table"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sent_away_person"),
    )
    op.create_table(
        "mutes",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("for_all", sa.Boolean, nullable=False),
        sa.Column("message", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "by", "person", "for_all", name="pk_mutes"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_mutes_table"),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name="fk_mutes_by"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mutes_person"),
    )
    op.create_table(
        "endings",
        sa.Column("table", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_endings"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_endings_table"),
    )
    op.add_column("seats", sa.Column("prepared", sa.JSON))
    op.create_index("ix_tables_rematch_of", "tables", ["rematch_of"])
