"""Four levels for people, in every game: how they are called, and how each of them plays.

A weak level makes a beginner's mistakes: often it goes by what a move looks like at first glance, without a thought for
what the others will do, and now and then it takes what only looks nearly as good. How often is data of the game
(``[levels]`` in its ``bots.toml``), set so that a level feels alike in every game: measured against the coach, the
first wins about 15 of 100 points, the second 35, the third 50; the fourth plays as well as anybody here can.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from onze.bots.searcher import Searcher, budget_in
from onze.bots.thinker import Bot
from onze.doors import Coach
from onze.kernel.chance import Chance
from onze.kernel.match import Match
from onze.kernel.words import Text, read_words
from onze.kernel.words.letters import plain_letters

__all__ = ["LEVELS", "Beginner", "bot_of_level", "level_called", "level_name"]

LEVELS: Final = ("rookie", "regular", "strong", "master")
"""The levels, the weakest first, by their English names."""
NAMES: Final = read_words(Path(__file__).with_name("levels.toml"))
HUNDRED: Final = 100
"""Mistakes are counted in so many decisions."""
MASTER: Final = "search:1s"
"""How the best plays where a game says nothing else; a game in which no search has beaten the coach says ``coach``."""


def level_name(level: str) -> Text:
    """What a level is called."""
    return NAMES.text(level)


def level_called(name: str) -> str | None:
    """A level by its name in any language, with or without accents."""
    wanted = plain_letters(name)
    for level in LEVELS:
        if wanted in {plain_letters(called) for called in level_name(level).values()}:
            return level
    return None


def bot_of_level(level: str, coach: Coach[Any]) -> Bot:
    """The bot that plays at a level, as the game's data say."""
    written: Mapping[str, Any] = coach.advice.get("levels", {}).get(level, {})
    plays = "coach" if level == "strong" else written.get("plays", MASTER) if level == "master" else None
    if plays == "coach":
        return coach.choose
    if plays is not None:
        budget = budget_in(plays)
        assert budget is not None, f"{coach.game.id}: “{plays}” is no search"
        return Searcher(coach.game, *budget)
    return Beginner(coach, written.get("glance", 100), written.get("slip", 0))


class Beginner:
    """Plays as the coach does, less what a beginner overlooks."""

    def __init__(self, coach: Coach[Any], glance: int, slip: int) -> None:
        self.coach = coach
        """Whose ranking it goes by."""
        self.glance = glance
        """In so many of a hundred decisions it does not think of what the others will do."""
        self.slip = slip
        """In so many of a hundred it takes the next best instead, and again in as many of these."""

    def __call__(self, match: Match, seat: int, chance: Chance) -> int:
        """One of the listed moves."""
        moves = match.moves(seat)
        worths = self._worths(match, seat, chance)
        order = list(range(len(moves)))
        chance.shuffle(order)  # of moves that look alike any
        order.sort(key=lambda place: -worths[place])
        place = 0
        while place + 1 < len(order) and chance.below(HUNDRED) < self.slip:
            place += 1
        return moves[order[place]]

    def _worths(self, match: Match, seat: int, chance: Chance) -> Sequence[float]:
        if chance.below(HUNDRED) < self.glance:
            return self.coach.first_glance(match, seat)
        ranked = {one.move: one.worth for one in self.coach.rank(match, seat)}
        return [ranked[move] for move in match.moves(seat)]
