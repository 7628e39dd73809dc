"""What tests of the cards look at: hands, bookings, what was told, and a foul about to be claimed."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.games.footime.match import FootimeMatch
from onze.kernel.events import Event
from tests.rules.footime.situations import A2, FOUR, H1, H2, Point, scene

FAR = (-9, -7)
"""A point for the ball that no pawn in these tests is near."""


def full_hands(hands: Mapping[int, Sequence[str]]) -> dict[int, list[str]]:
    """These hands, filled up to eight with passes and then moves, so that nobody holds any other card by chance."""
    kinds = sorted([kind for kind in FOUR.kinds if kind.effect in ("pass", "run")], key=lambda kind: kind.effect)
    spare = [kind.name for kind in kinds for _ in range(kind.count)]
    for name in [name for cards in hands.values() for name in cards if name in spare]:
        spare.remove(name)
    return {seat: [*cards, *[spare.pop(0) for _ in range(8 - len(cards))]] for seat, cards in hands.items()}


def hand(match: FootimeMatch, seat: int) -> list[str]:
    """The names of the cards that a player holds."""
    return list(match.card_names(match.hands[seat].cards))


def booked(match: FootimeMatch) -> list[str]:
    """The pawns on a yellow base."""
    return [name for pawn, name in enumerate(match.rules.pawns) if match.booked >> pawn & 1]


def facts_of(told: Sequence[Event], kind: str) -> dict[str, object]:
    """The facts of the one event of a kind."""
    (found,) = [event for event in told if event.kind == kind]
    return dict(found.facts)


def drawn(told: Sequence[Event]) -> list[int]:
    """How many cards were drawn, each time."""
    return [event.details["count"] for event in told if event.kind == "draw"]  # type: ignore[misc]


def fouled(
    *cards: str,
    victim: Point = (3, 3),
    offender: Point = (4, 4),
    answer: Sequence[str] = (),
    reply: Sequence[str] = (),
    others: Mapping[str, Point | str] | None = None,
    **facts: Any,
) -> FootimeMatch:
    """In A1's turn a7 has come up to h7, and H2 is in turn with these cards.

    A2 holds some to answer with, and H1 some to reply to that.
    """
    pawns: dict[str, Point | str] = {"h7": victim, "a7": offender, **(others or {})}
    hands = full_hands({H1: reply, H2: cards, A2: answer})
    usual: dict[str, Any] = {"ball": FAR, "contacts": [["a7", "h7"]]}
    return scene("Turn", pawns, seat=H2, hands=hands, **{**usual, **facts})
