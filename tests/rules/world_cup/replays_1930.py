"""Groups of 1930 that have ended with level teams, and the tables that follow."""

from typing import Any

from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.events import Event
from tests.rules.world_cup.board import game
from tests.rules.world_cup.phases import Score, end_of_groups, seen

OF_1930 = game(edition="1930")
OWNERS = {
    0: ["USA", "ARG", "URU"], 1: ["BEL", "BRA", "FRA"], 2: ["PAR", "MEX", "ROU"], 3: ["YUG", "CHI"], 4: ["BOL", "PER"]
}  # fmt: skip

LEVEL_4: dict[str, Score] = {"4-1": (1, 0), "4-2": (1, 1), "4-3": (2, 0)}
"""USA and Paraguay level for first place in group 4."""


def level(scores: dict[str, Score], **named: Any) -> tuple[WorldCupMatch, list[Event]]:
    """The groups have ended with these scores; in all other groups the first team is clear."""
    return end_of_groups(OF_1930, scores, **{"teams": OWNERS, **named})


def table(match: WorldCupMatch, group: str) -> Any:
    """The table of a group, level teams together."""
    return seen(match, "groups")[group]
