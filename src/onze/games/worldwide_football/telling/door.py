"""What is said about a match, as every front end asks for it."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.articles import Article
from onze.doors import Shown, Telling
from onze.games.worldwide_football.game import WorldwideFootball
from onze.games.worldwide_football.telling.commentary import event_text, goes_on
from onze.games.worldwide_football.telling.questions import question
from onze.games.worldwide_football.telling.report import write
from onze.kernel.records import Replay

__all__ = ["WorldwideTelling"]


class WorldwideTelling(Telling[WorldwideFootball]):
    """The sentences of its events, and the report on a match."""

    def event_text(self, told: Mapping[str, Any], names: Sequence[str], language: str) -> str:
        return event_text(self.game, told, names, language)

    def goes_on(self, told: Mapping[str, Any]) -> bool:
        return goes_on(told)

    def question(self, shown: Shown) -> str:
        return question(shown)

    def report(self, replay: Replay, names: Sequence[str], language: str) -> Article:
        return write(replay, names, language)
