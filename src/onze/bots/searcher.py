"""The bot that searches: ``search:200`` simulations a phrase, or ``search:1.5s``."""

import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from onze.bots.scoring import guide_of, race
from onze.bots.search import Budget
from onze.bots.thinker import Thinker
from onze.kernel.chance import Chance
from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["Searcher", "budget_in"]

CODE: Final = re.compile(r"search(?::(?:([1-9]\d{0,7})|(\d{1,3}(?:\.\d{1,3})?)s))?")
"""``search``, ``search:200``, ``search:1.5s``."""
USUAL: Final = 1.0
"""So many seconds it takes where nobody says."""


def budget_in(code: str) -> tuple[int | None, float | None] | None:
    """The simulations or the seconds that a code names; nothing for a code of another kind."""
    found = CODE.fullmatch(code)
    if found is None:
        return None
    if found.group(1):
        return int(found.group(1)), None
    seconds = float(found.group(2)) if found.group(2) else USUAL
    return (None, seconds) if seconds > 0 else None


class Searcher(Thinker):
    """Says the coach's phrase unless another one wins clearly more often in worlds dealt from what its seat knows."""

    def __init__(self, game: Game[Any], simulations: int | None = None, seconds: float | None = None) -> None:
        super().__init__(game)
        self.guide = guide_of(game)
        """The coach, and how the game is searched."""
        self.clock: Callable[[], float] = time.perf_counter
        """The watch that its seconds are read from."""
        self._simulations, self._seconds = simulations, seconds

    def answer(self, match: Match, seat: int, chance: Chance, seconds: float | None) -> Sequence[int]:
        """A whole phrase; where there is nothing to search, the coach's."""
        if self.guide.leaves_it(match, seat):
            return self.guide.phrase(match, seat, chance)
        budget = Budget(self._simulations, self._seconds, self.clock).within(seconds)
        for running in race(self.guide, match, seat, chance, budget):
            last = running
        return last.winner().phrase
