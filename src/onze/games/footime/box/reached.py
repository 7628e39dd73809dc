"""How a point that can be chosen would be reached, by the keys of the words for it."""

from typing import Final

from onze.games.footime.box.words import WORDS
from onze.kernel.things import word_id

__all__ = ["FLAGGED", "IN_GOAL", "KEEPS_BALL", "POSSIBLE", "REACHED", "WITH_BALL"]

POSSIBLE: Final = "open"
KEEPS_BALL: Final = "kept"
WITH_BALL: Final = "with_ball"
IN_GOAL: Final = "goal"
FLAGGED: Final = "flagged"
REACHED: Final = {key: WORDS.text(word_id("reached", key)) for key in (KEEPS_BALL, WITH_BALL, IN_GOAL, FLAGGED)}
"""What is worth a word behind a point."""
