"""Positions in which nothing happens but what a test names, in Amateur mode unless it says otherwise."""

from collections.abc import Mapping
from typing import Any, Final

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.things import bare
from tests.rules.table import moves
from tests.rules.worldwide_football import professional
from tests.rules.worldwide_football.professional import asked, game, hand, squad, the

__all__ = [
    "AMATEUR",
    "ATTACK_CARDS",
    "DEFENCE_CARDS",
    "MAY_BE_LAID_AT",
    "PROFESSIONAL",
    "RED_BONUSES",
    "SHOTS",
    "WITH_INT_CARDS",
    "asked",
    "before",
    "defences",
    "discarded",
    "game",
    "hand",
    "laid",
    "playable",
    "squad",
    "the",
]

AMATEUR: Final = game(mode="amateur")
PROFESSIONAL: Final = game()
WITH_INT_CARDS: Final = game(mode="amateur", use_int_cards="on")
"""Amateur mode with the Shots 5/6/7."""

ATTACK_CARDS: Final = {"dribble": 1, "pass": 2, "long-pass": 3, "cross": 1, "through-ball": 2}
"""The PA of each attack card."""
SHOTS: Final = ("shot-678", "shot-567")
DEFENCE_CARDS: Final = {"interception": 19, "pressing": 18, "tackle": 16}
"""The number printed on each defence card."""

MAY_BE_LAID_AT: Final[Mapping[str, range]] = {
    "dribble": range(8),
    "pass": range(7),
    "long-pass": range(6),
    "cross": range(5, 7),
    "through-ball": range(4, 6),
    "shot-678": range(6, 9),
    "shot-567": range(5, 8),
}
"""The PA at which each card may be laid: its prerequisite, and never 9 PA."""

RED_BONUSES: Final[Mapping[str, Mapping[str, int]]] = {
    "dribble": {"pressing": 0, "tackle": 0},
    "pass": {"interception": 1, "tackle": 1},
    "long-pass": {"interception": 3, "pressing": 0},
    "cross": {"interception": 2},
    "through-ball": {"interception": 1, "pressing": 1},
    "shot-678": {"pressing": 0, "tackle": 0},
    "shot-567": {"pressing": 0, "tackle": 0},
}
"""Which defence cards may answer a card, and what it gives them."""


def before(name: str, rules: WorldwideFootball = AMATEUR, **facts: Any) -> WorldwideMatch:
    """The position before a decision; a hand, squad or choice of abilities that is not named is empty."""
    return professional.before(name, rules, **facts)


def side_table(match: WorldwideMatch, side: int) -> Mapping[str, Any]:
    """What a spectator sees of a side, with bare names."""
    view: Any = match.view(None)
    sides: Any = bare(view["sides"], WorldwideFootball.whole_kinds)
    seen: Mapping[str, Any] = sides[side]
    return seen


def laid(match: WorldwideMatch, side: int) -> list[str]:
    """The cards that a side has laid in this attack, the first one first."""
    cards: list[str] = side_table(match, side)["laid"]
    return cards[::-1]


def discarded(match: WorldwideMatch, side: int) -> list[str]:
    """The Action cards in a side's discard, the lowest one first."""
    cards: list[str] = side_table(match, side)["discard_pile"]
    return cards[::-1]


def defences(match: WorldwideMatch) -> set[str]:
    """The defence cards that the open decision offers."""
    return {move.removeprefix("defend card:") for move in moves(match) if move.startswith("defend ")}


def playable(match: WorldwideMatch) -> set[str]:
    """The Player cards that the open decision offers, by slot."""
    return {move.removeprefix("play player:") for move in moves(match) if move.startswith("play ")}
