"""What somebody is called on a seat, who shares a screen with the person that has it."""

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"


def upgrade() -> None:
    """Adds the column."""
    op.add_column("seats", sa.Column("called", sa.Text))
