"""What is said about a match, as every front end asks for it."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.articles import Article
from onze.doors import Shown, Telling
from onze.doors.telling import SHOT
from onze.games.football_a_la_carte.game import FootballALaCarte
from onze.games.football_a_la_carte.telling.commentary import event_text
from onze.games.football_a_la_carte.telling.questions import question_text
from onze.games.football_a_la_carte.telling.report import write
from onze.kernel.records import Replay

__all__ = ["FootballTelling"]


class FootballTelling(Telling[FootballALaCarte]):
    """The sentences of its events, and the report on a match."""

    def event_text(self, told: Mapping[str, Any], names: Sequence[str], language: str) -> str:
        return event_text(self.game, told, names, language)

    def moment(self, told: Mapping[str, Any]) -> str:
        """A ball in the net and a penalty are shots."""
        shot = told.get("result") == "shot" or (told["kind"], told.get("card")) == ("card", "card:penalty")
        return SHOT if shot else super().moment(told)

    def question(self, shown: Shown) -> str:
        return question_text(self.game, shown.view, shown.names, shown.language)

    def report(self, replay: Replay, names: Sequence[str], language: str) -> Article:
        return write(replay, names, language)
