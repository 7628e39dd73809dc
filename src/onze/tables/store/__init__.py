"""Where tables are kept: people, tables, seats, the lines of their matches, messages and standing orders.

* ``store``: every question and every change, by name; its parts are ``people``, ``tables``, ``matches`` and
  ``company``, and ``calls`` is what these have in common
* ``rows``: what is kept, as plain values
* ``refusals``: why something was not kept, and which troubles of a database mean what
* ``writer``: the one task through which every change goes, many to a transaction
* ``changes``: the kinds of changes that it makes; ``lines``: many lines in one statement
* ``connecting``: the connection over which it does
* ``database``: SQLite or PostgreSQL, opened, held and migrated
* ``schema``: the tables of the database; ``migrations`` makes them, and changes older ones
* ``holding``, ``copying``: one server to a file, and a copy of a file that may be in use
"""

from onze.tables.store.database import backed_up_to, is_held
from onze.tables.store.refusals import LineMissing, LineTaken, NotKept, SentTwice, StoreGone, Unstorable
from onze.tables.store.rows import (
    FINISHED,
    PLAYING,
    WAITING,
    Line,
    Message,
    Mute,
    OrderRow,
    Person,
    SeatChange,
    SeatRow,
    Standing,
    TableChange,
    TableRow,
)
from onze.tables.store.store import Store

__all__ = [
    "FINISHED",
    "PLAYING",
    "WAITING",
    "Line",
    "LineMissing",
    "LineTaken",
    "Message",
    "Mute",
    "NotKept",
    "OrderRow",
    "Person",
    "SeatChange",
    "SeatRow",
    "SentTwice",
    "Standing",
    "Store",
    "StoreGone",
    "TableChange",
    "TableRow",
    "Unstorable",
    "backed_up_to",
    "is_held",
]
