"""What is said about a match, as every front end asks for it."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.articles import Article
from onze.doors import Shown, Telling
from onze.games.world_cup.game import WorldCup
from onze.games.world_cup.rules.naming import stage_texts
from onze.games.world_cup.telling.commentary import event_text, goes_on
from onze.games.world_cup.telling.questions import question
from onze.games.world_cup.telling.report import write
from onze.kernel.outcome import Outcome
from onze.kernel.records import Replay

__all__ = ["WorldCupTelling"]


class WorldCupTelling(Telling[WorldCup]):
    """The sentences of its events, and the report on a match."""

    def event_text(self, told: Mapping[str, Any], names: Sequence[str], language: str) -> str:
        return event_text(self.game, told, names, language)

    def goes_on(self, told: Mapping[str, Any]) -> bool:
        return goes_on(told)

    def score(self, outcome: Outcome, language: str) -> Sequence[str]:
        """How far the best team of each player has come (WCG-C-68)."""
        reached = stage_texts(self.game.edition)
        return [reached[stage][language] for stage in outcome.score]

    def question(self, shown: Shown) -> str:
        return question(shown)

    def report(self, replay: Replay, names: Sequence[str], language: str) -> Article:
        return write(replay, names, language)
