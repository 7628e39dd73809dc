"""A row of spaces with its tokens as one number: four bits a space, the innermost space lowest (WCG-3.c.8).

A space holds 0 when it is free, else the number of its token; a token that lies face down has ``FLIPPED`` added.
"""

from typing import Final

__all__ = [
    "ATTACK",
    "FLIPPED",
    "ONE_GOAL",
    "PENALTY",
    "THREE_GOALS",
    "goals",
    "goals_without_dice",
    "half_goals",
    "is_vulnerable",
    "outermost",
    "put",
    "read_row",
    "reduced",
    "size",
    "tokens_in",
    "turned",
    "worth",
]

ATTACK: Final = 1
ONE_GOAL: Final = 3
THREE_GOALS: Final = 5
PENALTY: Final = 6
FLIPPED: Final = 8


def size(row: int) -> int:
    """How many tokens lie in a row."""
    count = 0
    while row:
        row >>= 4
        count += 1
    return count


def outermost(row: int) -> int:
    """The vulnerable token of a row; 0 when it is empty. No other row matters (WCG-7.0.1, WCG-7.0.6, WCG-C-18)."""
    while row > 15:
        row >>= 4
    return row


def is_vulnerable(row: int) -> bool:
    """Whether the outermost token of a row can be turned over: an Attack or a goal token face up (WCG-7.0.1)."""
    token = outermost(row)
    return token == ATTACK or ONE_GOAL <= token <= THREE_GOALS


def put(row: int, token: int) -> int:
    """The row with a token in its innermost free space (WCG-6.0.3, WCG-6.0.6)."""
    return row | token << 4 * size(row)


def turned(row: int) -> int:
    """The row with its outermost token face down: it still fills its space (WCG-6.h.7, WCG-6.i.2, WCG-C-26)."""
    return row | FLIPPED << 4 * (size(row) - 1)


def reduced(row: int, spaces: int) -> int:
    """The row with its outermost goal token made one goal less (WCG-6.i.3, WCG-6.i.4, WCG-C-22, WCG-C-23).

    In the last usable space a lower one takes its place (WCG-6.j.3, WCG-C-24).
    """
    count = size(row)
    token = row >> 4 * (count - 1)
    if token == ONE_GOAL:
        return turned(row)
    if count == spaces:
        return row - (1 << 4 * (count - 1))  # replaced where it lies, face up
    return put(turned(row), token - 1)


def worth(token: int) -> int:
    """How many goals a token counts by itself: an Attack none, and none face down (WCG-6.i.2, WCG-6.k.5)."""
    if token == PENALTY:
        return 1
    return token - ONE_GOAL + 1 if ONE_GOAL <= token <= THREE_GOALS else 0


def goals(row: int, dots: int) -> int:
    """The goals of a team in a match, with the dots of its colour (WCG-8.e.1).

    Attack tokens that lie face up and dots make a goal a pair, and an odd one is lost (WCG-6.g.2, WCG-6.g.3, WCG-6.h.8,
    WCG-8.d.4 to WCG-8.d.6, WCG-C-20, WCG-C-62, WCG-C-63).
    """
    total = 0
    halves = dots
    while row:
        token = row & 15
        if token == ATTACK:
            halves += 1
        else:
            total += worth(token)
        row >>= 4
    return total + halves // 2


def goals_without_dice(row: int) -> int:
    """The goals of a team in a match as it stands."""
    return goals(row, 0)


def half_goals(row: int) -> int:
    """The goals of a team in a match as it stands, counted in halves: an Attack token is worth one half."""
    total = 0
    while row:
        token = row & 15
        total += 1 if token == ATTACK else 2 * worth(token)
        row >>= 4
    return total


def tokens_in(row: int, things: tuple[str, ...]) -> list[str]:
    """The tokens of a row, innermost first, as ``things`` calls them by their numbers."""
    found: list[str] = []
    while row:
        found.append(things[row & 15])
        row >>= 4
    return found


def read_row(tokens: list[str], names: tuple[str, ...]) -> int:
    """The row with these tokens, innermost first; raises ``ValueError`` for what is none."""
    row = 0
    for token in tokens:
        row = put(row, names.index(token.removeprefix("~")) + 1 + (FLIPPED if token.startswith("~") else 0))
    return row
