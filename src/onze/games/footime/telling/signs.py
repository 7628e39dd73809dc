"""Pawns and scores as they are written in a line: ⑦, 2 – 1 in English, 2-1 in French."""

from collections.abc import Sequence
from typing import Final

from onze.games.footime.box.pawns import TEAM
from onze.games.footime.box.words import WORDS
from onze.kernel.words import Text

__all__ = ["SHIRTS", "pawn_sign", "rolls_text", "score_text"]

SHIRTS: Final = ("①②③④⑤⑥⑦⑧⑨⑩⑪", "❶❷❸❹❺❻❼❽❾❿⓫")
"""The pawns of each side: white for Home, black for Away."""


def pawn_sign(pawn: int) -> str:
    """A pawn by its shirt: ⑦ of Home, ❼ of Away."""
    return SHIRTS[pawn // TEAM][pawn % TEAM]


def score_text(numbers: Sequence[int]) -> Text:
    """Two numbers against each other, as each language writes a score."""
    home, away = numbers
    return WORDS.text("score", {"home": home, "away": away})


def rolls_text(rolls: Sequence[int]) -> Text:
    """What two players have rolled against each other."""
    first, second = rolls
    return WORDS.text("rolls", {"first": first, "second": second})
