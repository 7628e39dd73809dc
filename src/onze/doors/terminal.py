"""How a game is drawn at a terminal, and what may be typed there."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from onze.doors.outline import outline_of
from onze.doors.shown import Shown
from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["Terminal"]

M = TypeVar("M", bound=Match)


@mypyc_attr(allow_interpreted_subclasses=True)
class Terminal(Generic[M]):
    """A game as text of 80 columns; one without a room ``terminal`` is drawn in outline, in its own words."""

    explains: ClassVar[bool] = False
    """Whether ``explain`` has something to say."""
    notes: ClassVar[bool] = True
    """Whether the notes of moves stand behind them in the menu; not where the drawing says the same."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        """The game that is drawn."""

    # ---- what is shown: drawings know what the viewer is shown, and no match

    def draw(self, shown: Shown) -> str:
        """The table as the viewer sees it."""
        return outline_of(self.game).draw(shown)

    def listing(self, shown: Shown) -> str:
        """A long menu in short, by names that ``called`` knows; nothing where moves are listed by number."""
        return ""

    def explain(self, shown: Shown) -> str:
        """What the cards say, for whoever types ``c``."""
        return ""

    def styles(self, shown: Shown) -> Mapping[str, str]:
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
