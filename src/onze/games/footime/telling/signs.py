"""Pawns and scores as they are written in a line: ⑦, 2 – 1."""

from typing import Final

from onze.games.footime.box.pawns import TEAM

__all__ = ["SHIRTS", "pawn_sign", "score_text"]

SHIRTS: Final = ("①②③④⑤⑥⑦⑧⑨⑩⑪", "❶❷❸❹❺❻❼❽❾❿⓫")
"""The pawns of each side: white for Home, black for Away."""


def pawn_sign(pawn: int) -> str:
    """A pawn by its shirt: ⑦ of Home, ❼ of Away."""
    return SHIRTS[pawn // TEAM][pawn % TEAM]


def score_text(numbers: tuple[int, ...] | list[int]) -> str:
    """Two numbers against each other: 2 – 1."""
    return " – ".join(str(number) for number in numbers)
