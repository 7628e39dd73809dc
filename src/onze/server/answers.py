"""The answers of calls."""

from typing import Any

from msgspec import Struct

from onze.kernel.words import Text
from onze.server.shown import TableShown
from onze.server.wire import PROTOCOL

__all__ = [
    "Arrived", "Commitment", "History", "Me", "NewLink", "Nothing", "Past", "ReturnLink", "TableOpened", "Tables",
]  # fmt: skip


class Me(Struct):
    """Who somebody is here."""

    nickname: str | None
    protocol: int = PROTOCOL


class Arrived(Struct):
    """Somebody who has just come, and the token of the link that brings them back: it is told once."""

    nickname: str
    return_token: str


class ReturnLink(Struct):
    """The token of a new return link."""

    return_token: str


class TableOpened(Struct):
    """A new table, with the tokens of its links: they are told once."""

    table: TableShown
    invitations: dict[int, str]
    spectators: str


class NewLink(Struct):
    """The token of a new link."""

    token: str


class Tables(Struct):
    """A list of tables, the latest first."""

    tables: list[TableShown]


class Commitment(Struct):
    """What is shown of the sealed luck."""

    commitment: str
    algorithm: str = "sha256"


class Past(Struct):
    """A version of a match that was."""

    version: int
    events: list[Any]
    notes: list[Text]
    public: dict[str, Any]
    private: dict[str, Any]
    question: Text


class History(Struct):
    """Versions of a match that were, as somebody saw them."""

    versions: list[Past]
    first: int
    """The earliest version there is."""
    last: int
    """The latest version there is."""


class Nothing(Struct):
    """It was done, and there is nothing to say about it."""
