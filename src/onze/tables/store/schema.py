"""The tables of the database as they are now; a change here needs a step in ``migrations`` that makes it."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

__all__ = [
    "ENDINGS",
    "HOUSE",
    "LINES",
    "MESSAGES",
    "METADATA",
    "MUTES",
    "ORDERS",
    "PEOPLE",
    "POSITIONS",
    "SEATS",
    "SENT_AWAY",
    "TABLES",
    "WRITERS",
]

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("nickname", Text, nullable=False),
    Column("return_digest", Text, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("generation", Integer, nullable=False, server_default="0"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("agreement", JSON, nullable=False),
    Column("owner", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("state", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("words", JSON(none_as_null=True)),
    Column("rules_version", Integer, nullable=False),
    Column("rematch_of", Text, ForeignKey("tables.id"), index=True),
    Column("spectators_digest", Text),
    Column("outcome", JSON(none_as_null=True)),
    Column("noted_line", Integer),
    Column("asked", JSON(none_as_null=True)),
    Column("score", JSON(none_as_null=True)),
    Column("due_at", BigInteger),
    Column("wishes", JSON(none_as_null=True)),
    Column("unseated", JSON(none_as_null=True)),
    Index(None, "state", "touched"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id"), index=True),
    Column("bot", Text),
    Column("invitation_digest", Text),
    Column("ready", Boolean, nullable=False),
    Column("prepared", JSON(none_as_null=True)),
    Column("called", Text),
)

LINES: Final = Table(
    "lines",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("clocks", JSON(none_as_null=True)),
    Column("sent", Text),
    UniqueConstraint("table", "sent"),
)

POSITIONS: Final = Table(
    "positions",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("position", JSON, nullable=False),
)

MESSAGES: Final = Table(
    "messages",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("removed", Boolean, nullable=False),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("by", Text, ForeignKey("people.id"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("for_all", Boolean, primary_key=True),
    Column("message", Integer, nullable=False),
)

SENT_AWAY: Final = Table(
    "sent_away",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
)

ENDINGS: Final = Table(
    "endings",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
)
"""The tables that the host wants to be ended: a wish, which a server that is running grants."""

HOUSE: Final = Table(
    "house",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("open_until", BigInteger),
    Column("closed_for", BigInteger, nullable=False),
)
"""One row: until when a server was last known to be open, and for how long there was none, in milliseconds."""

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("order", JSON, nullable=False),
    Column("revoked", Boolean, nullable=False),
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.number"]),
)

WRITERS: Final = Table(
    "writers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("batch", BigInteger, nullable=False),
)
"""The number of the last batch of every server that is running: by it a server that has lost its connection while
committing knows afterwards whether the commit went through."""
