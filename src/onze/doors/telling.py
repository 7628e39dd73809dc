"""What is said about a match, for every front end: question, log, result, report."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from onze.articles import Article
from onze.doors.outline import outline_of
from onze.doors.shown import Shown
from onze.kernel.game import Game
from onze.kernel.outcome import Outcome
from onze.kernel.records import Replay

__all__ = ["BREAK", "GOAL", "SHOT", "Telling"]

GOAL: Final = "goal"
SHOT: Final = "shot"
BREAK: Final = "break"
MOMENTS: Final = {
    "goal": GOAL,
    "champion": GOAL,
    "shot": SHOT,
    "shoot-out shot": SHOT,
    "shoot-out kick": SHOT,
    "whistle": BREAK,
    "round": BREAK,
}
"""What kinds of events are called in most games."""

G = TypeVar("G", bound=Game[Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling(Generic[G]):
    """The sentences of a game; a game without a room ``telling`` is told in outline, by its ``words.toml``.

    ``names`` is what each seat is called, ``told`` an event as one seat is told it, ``shown`` the match as
    one seat is shown it.
    """

    def __init__(self, game: G) -> None:
        self.game = game
        """The game that is told."""

    def event_text(self, told: Mapping[str, Any], names: Sequence[str], language: str) -> str:
        """An event as a sentence; nothing where it need not be told."""
        return outline_of(self.game).event_text(self.game, told, names, language)

    def question(self, shown: Shown) -> str:
        """What the viewer is asked, or who is; nothing when the match is over."""
        return outline_of(self.game).question(shown)

    def goes_on(self, told: Mapping[str, Any]) -> bool:
        """Whether an event is told on the line of the event before it."""
        return False

    def moment(self, told: Mapping[str, Any]) -> str:
        """What an event is on the timeline of a match: ``goal``, ``shot`` or ``break``; nothing for all others."""
        return MOMENTS.get(told["kind"], "")

    def score(self, outcome: Outcome, language: str) -> Sequence[str]:
        """What each side has reached in the end: goals, or whatever is more than a number."""
        return [str(number) for number in outcome.score]

    def report(self, replay: Replay, names: Sequence[str], language: str) -> Article | None:
        """The story of a whole match, as a newspaper has it; nothing where the game has none of its own."""
        return None
