"""The answers of calls."""

from typing import Any

from msgspec import Struct

from onze.kernel.words import Text
from onze.server.shown import TableShown
from onze.server.wire import PROTOCOL, Previewed, Refusal

__all__ = [
    "Arrived", "Commitment", "ExampleShown", "Examples", "History", "LessonShown", "Me", "NewLink", "NoteShown",
    "Nothing", "Past", "RecordShown", "ReportPart", "ReportShown", "ReturnLink", "SaidThen", "StepShown", "StoryShown",
    "TableOpened", "Tables", "VerdictShown",
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


class NoteShown(Struct):
    """What the teacher of a lesson says at one moment."""

    title: Text
    text: Text | None
    touch: Text | None
    """What is to be done now."""
    points: list[str]
    """The things that stay bright."""


class StepShown(Struct):
    """A step of a lesson: what is said, what is asked for, and all that is seen until the next one."""

    notes: list[NoteShown]
    """What is said before each word of the phrase; the last one stays to its end."""
    phrase: list[str]
    """The moves that are asked for; none where the learner only reads."""
    start: Past
    """What is seen at first."""
    menu: list[Any]
    """What is lit at first: the first word of the phrase, or all that may be played."""
    foreseen: Any
    """What would follow each of them."""
    previews: list[Previewed]
    """What is seen after each word but the last."""
    told: list[Past]
    """What comes of the phrase, and what is answered."""
    not_now: Text
    """What is said about anything else that could be played."""
    reasons: dict[str, Refusal]
    """Why nothing can be done with some things, by their ids."""


class LessonShown(Struct):
    """The first lesson of a game: every position that the learner comes through."""

    title: Text
    table: TableShown
    """The table at which it is given."""
    seat: int
    """The learner's."""
    steps: list[StepShown]


class ExampleShown(Struct):
    """A clause of the rules drawn on the board: positions, and what is said of each."""

    rule: str
    table: TableShown
    seat: int
    """Whose eyes it is seen with."""
    positions: list[Past]
    captions: list[Text]


class Examples(Struct):
    """The worked examples of a game."""

    examples: list[ExampleShown]


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


class StoodThen(Struct):
    """How a match stood."""

    line: int
    values: list[float]
    """Each side's chance to win, all cards as they lay."""


class DearMove(Struct):
    """A move that cost something, by what its seat could know."""

    line: int
    seat: int
    said: dict[str, str]
    value: float
    """The chance to win with it."""
    better: dict[str, str]
    best: float
    """The chance to win with what would have been better."""
    error: float
    """The standard error of the difference."""


class LuckyTurn(Struct):
    """A stroke of luck, good or bad, for the seat that chose before it."""

    line: int
    seat: int
    said: dict[str, str]
    expected: float
    """The chance to win that it brings on average."""
    came: float
    """The chance to win that it brought."""


class AnalysisShown(Struct):
    """A match looked back at: the chance to win, what choices cost, what luck brought."""

    points: list[StoodThen]
    choices: list[DearMove]
    luck: list[LuckyTurn]


class RecordShown(Struct):
    """A match that somebody has brought as a file, as if it had been played at a table here."""

    table: TableShown
    things: list[Any]
    """The things of the game, as the game of this record has them."""
    story: StoryShown


class Nothing(Struct):
    """It was done, and there is nothing to say about it."""
