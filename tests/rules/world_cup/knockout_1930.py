"""The semi-finals and the final of 1930, one card before their end."""

from typing import Any

from onze.games.world_cup.match import WorldCupMatch
from tests.rules.world_cup.board import game
from tests.rules.world_cup.phases import last_card

OF_1930 = game(edition="1930")
OWNERS = {
    0: ["ARG", "BEL", "BOL"], 1: ["USA", "BRA", "CHI"], 2: ["URU", "FRA", "MEX"], 3: ["YUG", "PAR"], 4: ["PER", "ROU"]
}  # fmt: skip
"""Seats 0 to 3 have a semi-finalist each, as the groups are listed; seat 4 has none."""


def semi_finals(**named: Any) -> WorldCupMatch:
    """One card before the end of the semi-finals, Argentina – USA and Uruguay – Yugoslavia unless told otherwise."""
    return last_card(named.pop("rules", OF_1930), **{"phase": "SF", "teams": OWNERS, **named})


def final(**named: Any) -> WorldCupMatch:
    """One card before the end of the final, Argentina – Uruguay unless told otherwise."""
    return last_card(named.pop("rules", OF_1930), **{"phase": "FIN", "teams": OWNERS, **named})
