"""How a game is drawn and asked at a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from onze.doors.outline import outline_of
from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["Terminal"]

M = TypeVar("M", bound=Match)


@mypyc_attr(allow_interpreted_subclasses=True)
class Terminal(Generic[M]):
    """A game as text of 80 columns; one without a room ``terminal`` is drawn in outline, in its own words.

    ``names`` is what each seat is called. A ``seat`` of ``None`` is a spectator's.
    """

    explains: ClassVar[bool] = False
    """Whether ``explain`` has something to say."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        """The game that is drawn."""

    # ---- what is shown

    def draw(self, match: M, seat: int | None, names: Sequence[str], language: str) -> str:
        """The table as a seat sees it."""
        return outline_of(self.game).draw(match, seat, names, language)

    def question(self, match: M, seat: int | None, names: Sequence[str], language: str) -> str:
        """What the seat is asked, or who is; it stands right above the moves."""
        return outline_of(self.game).question(match, seat, names, language)

    def move_note(self, match: M, seat: int, move: int, language: str) -> str:
        """A few words behind a move in the menu, or none; by default those of the decision."""
        note = None if match.decision is None else match.decision.note(match, move, seat)
        return "" if note is None else note[language]

    def listing(self, match: M, seat: int, moves: Sequence[int], language: str) -> str:
        """A long menu in short, by names that ``called`` knows; nothing where moves are listed by number."""
        return ""

    def explain(self, match: M, seat: int, names: Sequence[str], language: str) -> str:
        """What the cards say, for whoever types ``c``."""
        return ""

    def styles(self, match: M, seat: int | None) -> Mapping[str, str]:
        """How words of the drawing are set where the terminal can: styles by regular expressions."""
        return {}

    # ---- what is typed

    def in_any_order(self, match: M) -> bool:
        """Whether the parts of the move that is asked for may be said in any order."""
        return False

    def said_at_once(self, match: M, seat: int, answer: str) -> Sequence[int]:
        """The moves of a whole answer that has a name of its own, else none."""
        return ()

    def called(self, match: M, seat: int, answer: str) -> int | None:
        """The move, listed or not, that a short name of the game's own means, else none."""
        return None
