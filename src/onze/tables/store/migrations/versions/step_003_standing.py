"""How tables stand: whose turn it is, when something is due, wishes, until when the house was open; older cookies."""

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"


def upgrade() -> None:
    """Adds the columns, and the row of the house."""
    op.add_column("tables", sa.Column("noted_line", sa.Integer))
    op.add_column("tables", sa.Column("asked", sa.JSON))
    op.add_column("tables", sa.Column("score", sa.JSON))
    op.add_column("tables", sa.Column("due_at", sa.BigInteger))
    op.add_column("tables", sa.Column("wishes", sa.JSON))
    op.add_column("tables", sa.Column("unseated", sa.JSON))
    op.add_column("people", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    house = op.create_table(
        "house",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("open_until", sa.BigInteger),
        sa.Column("closed_for", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_house"),
    )
    op.bulk_insert(house, [{"id": 1, "open_until": None, "closed_for": 0}])
