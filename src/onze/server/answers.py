"""The answers of calls."""

from typing import Any

from msgspec import Struct

from onze.kernel.words import Text
from onze.server.shown import TableShown
from onze.server.wire import PROTOCOL, Refusal

__all__ = [
    "Arrived", "Commitment", "History", "Me", "NewLink", "Nothing", "Past", "ReportPart", "ReportShown", "ReturnLink",
    "SaidThen", "StoryShown", "TableOpened", "Tables", "VerdictShown",
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


class ReportPart(Struct):
    """A part of a report: ``score``, ``heading``, ``paragraph``, ``listing``, ``table`` or ``figure``."""

    kind: str
    words: str = ""
    """A heading or a paragraph, what stands beside a score, what a figure shows."""
    level: int = 0
    """Of a heading: 2 for the largest below the title."""
    items: list[str] = []
    """Of a listing its entries, of a figure what it says in words, of a score the two sides."""
    goals: list[int] = []
    """Of a score what each side has scored."""
    head: list[str] = []
    rows: list[list[str]] = []
    align: str = ""
    """Of a table: ``<`` or ``>`` for each column."""


class ReportShown(Struct):
    """The report on a match in one language."""

    title: str
    parts: list[ReportPart]


class SaidThen(Struct):
    """One sentence of the log of a match that is over, as everybody was told it."""

    version: int
    kind: str
    text: Text
    rule: str
    seat: int | None
    side: int | None
    moment: str
    """What it is on the timeline: ``goal``, ``shot``, ``break`` or an empty string."""


class StoryShown(Struct):
    """A match that is over, as it is told afterwards."""

    report: dict[str, ReportShown]
    """The report, by language."""
    log: list[SaidThen]
    decisive: SaidThen | None
    """What decided it."""
    picture: int
    """The version that shows that best."""
    first: int
    last: int
    hash: str
    """The hash of the whole record."""


class VerdictShown(Struct):
    """What came of it when the server has played a record again."""

    plays: int
    throws: int
    rules: int
    """The version of the rules that was played."""
    cuts: dict[int, list[int]]
    """How many cards lay in the piles that were cut, by line: whoever checks the luck needs to know."""
    fault: Refusal | None
    """The first line that cannot be so."""


class Nothing(Struct):
    """It was done, and there is nothing to say about it."""
