"""Whole hands of eight, for scenarios in which a random card could change the result; hands as others imagine them."""

from collections.abc import Iterator, Sequence

from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.chance import Seeded

SHORT_PASSES = (
    "forward-1-hand", "forward-1-red", "forward-2-hand", "left-1-blue",
    "left-2-hand", "left-2-red", "right-1-red", "right-2-hand",
)  # fmt: skip
LONGER_PASSES = (
    "forward-2-blue", "forward-3-red", "forward-3-blue", "left-3-hand",
    "left-4-hand", "right-2-blue", "right-3-hand", "right-3-red",
)  # fmt: skip
STOPPERS = (
    "goalkeeper-4-all", "goalkeeper-4-all", "goalkeeper-5-all", "goalkeeper-6-left-right",
    "corner-red", "corner-red", "corner-blue", "corner-blue",
)  # fmt: skip
"""Neither an attacker nor a free kick: in open play a hand without a playable card."""


def hand_with(*cards: str, among: Sequence[str] = SHORT_PASSES) -> list[str]:
    """These cards, and others until there are eight."""
    return [*cards, *(card for card in among if card not in cards)][:8]


def as_it_could_be(match: FootballMatch, viewer: int | None) -> Iterator[FootballMatch]:
    """Thirty matches that are the same for a viewer, with all that he cannot know dealt anew."""
    for seed in range(30):
        other = match.redealt(viewer, Seeded(seed))
        yield other
