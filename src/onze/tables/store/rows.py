"""What is kept, as plain values: a field of a row is a column of the database, under the same name.

Times are milliseconds since 1970. Of a token only its digest is kept. Whatever must not be seen before its time, the
seed above all, is left out when a row is printed.
"""

from dataclasses import dataclass, field
from typing import Any, Final, TypedDict

import msgspec

__all__ = [
    "FINISHED",
    "PLAYING",
    "WAITING",
    "Json",
    "Line",
    "Message",
    "Mute",
    "OrderRow",
    "Person",
    "SeatChange",
    "SeatRow",
    "Standing",
    "TableChange",
    "TableRow",
    "written_json",
]

Json = Any
"""Plain values that JSON can carry."""


def written_json(value: Json) -> str:
    """Plain values as a column of the database holds them."""
    return msgspec.json.encode(value).decode()


WAITING: Final = "waiting"
"""People are still being seated."""
PLAYING: Final = "playing"
"""The match has been dealt and is not over."""
FINISHED: Final = "finished"
"""The match is over."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays, known by a nickname only."""

    id: str
    nickname: str
    """Empty once the person has been forgotten."""
    return_digest: str | None = field(repr=False)
    """The digest of the link that brings the person back."""
    created: int
    generation: int = 0
    """Cookies of an earlier one are not good any more."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: what was agreed on, how far it is, and the luck that was sealed for it."""

    id: str
    agreement: Json = field(repr=False)
    owner: str
    """The person who has set it up."""
    state: str
    """``WAITING``, ``PLAYING`` or ``FINISHED``."""
    created: int
    touched: int
    """When anything last happened there."""
    seed: bytes = field(repr=False)
    open: bool = False
    """Whether anybody may join, so that the lobby shows it."""
    words: Json = None
    """What the seats have added to the luck."""
    rules_version: int = 0
    rematch_of: str | None = None
    spectators_digest: str | None = field(default=None, repr=False)
    """The digest of the link for spectators."""
    outcome: Json = None
    noted_line: int | None = None
    """The last line of the match when it was noted how it stands, in what follows."""
    asked: Json = None
    """The seats whose turn it is."""
    score: Json = None
    """What everybody sees of the score."""
    due_at: int | None = None
    """When something is due at the table, if nobody does anything before; the time in which the house is closed is
    left out of it."""
    wishes: Json = None
    """What some of them have offered or wish, and the others have not answered."""
    unseated: Json = None
    """Those whose seats the owner has emptied."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat at a table, and who has it."""

    table: str
    number: int
    kind: str
    person: str | None = None
    bot: str | None = None
    """The code of the bot that plays there."""
    invitation_digest: str | None = field(default=None, repr=False)
    ready: bool = False
    prepared: Json = field(default=None, repr=False)
    """What the person has brought to say, a deck for instance: moves by the kind of file; nobody else's business."""
    called: str | None = None
    """What whoever plays there goes by, if the person has named somebody else at the same screen."""


class Line(msgspec.Struct, frozen=True):
    """A line of a match's record, when it was written, and what the clocks then showed."""

    line: int
    text: str
    at: int
    clocks: Json = None
    sent: str | None = None
    """The id that the client gave to a phrase, on the phrase's first line: known ids are not played again."""


@dataclass(frozen=True, slots=True)
class Message:
    """Something said at a table."""

    table: str
    number: int
    person: str
    text: str
    """Empty once it has been removed."""
    at: int
    removed: bool = False


@dataclass(frozen=True, slots=True)
class Mute:
    """Somebody who is not heard at a table: by one person, or, where its owner says so, by nobody."""

    table: str
    by: str
    """Who does not want to hear them."""
    person: str
    for_all: bool
    """Whether they may say nothing more; else only ``by`` is not shown it."""
    message: int
    """One of their messages, by which they were pointed out."""


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A standing order of a seat, sealed: nobody else is shown it."""

    table: str
    seat: int
    number: int
    order: Json = field(repr=False)
    revoked: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """How a table in play stands, noted now and then: its match is known without being read."""

    table: str
    noted_line: int
    touched: int
    asked: Json
    score: Json
    due_at: int | None


class TableChange(TypedDict, total=False):
    """What may change about a table; what was agreed on and sealed may change until it is played."""

    agreement: Json
    owner: str
    state: str
    touched: int
    seed: bytes
    open: bool
    words: Json
    rules_version: int
    spectators_digest: str | None
    outcome: Json
    score: Json
    wishes: Json
    unseated: Json


class SeatChange(TypedDict, total=False):
    """What may change about a seat."""

    kind: str
    person: str | None
    bot: str | None
    invitation_digest: str | None
    ready: bool
    prepared: Json
    called: str | None
