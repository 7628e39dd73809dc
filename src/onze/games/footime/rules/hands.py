"""Hands and piles: laying cards, drawing back to eight, dealing anew (FT-CARDS, FT-SETUP.4)."""

from typing import Final

from onze.games.footime.match import FootimeMatch
from onze.kernel.cards import Zone

__all__ = ["HAND", "deal", "lay", "refill"]

HAND: Final = 8
"""Cards in a hand (FT-TURN.4)."""


def lay(match: FootimeMatch, card: int) -> None:
    """Lays a card of the player in turn face up: it counts as played (FT-TURN.3, FT-CARDS.1)."""
    match.give(card, match.hands[match.to_play], match.played)
    match.first_card = False
    if match.heard:
        details: dict[str, object] = {"seat": match.to_play, "card": match.rules.card_id(card)}
        match.tell(
            "card", {**details, "from": f"hands.{match.to_play}", "to": "discard_pile"}, match.rules.kinds[card].rule
        )


def refill(match: FootimeMatch, seat: int) -> None:
    """Draws back to eight; an exhausted pile is made anew of the played cards at once.

    (FT-TURN.4, FT-CARDS.3, FT-CARDS.4)
    """
    hand = match.hands[seat]
    pile = match.draw_pile
    drawn: list[int] = []
    for _ in range(HAND - len(hand.cards)):
        drawn.append(match.draw(pile, hand))
        if not pile.cards:
            _reshuffle(match)
    if drawn and match.heard:
        private: dict[str, object] = {"cards": match.card_ids(sorted(drawn))}
        details: dict[str, object] = {"seat": seat, "count": len(drawn), "from": "draw_pile", "to": f"hands.{seat}"}
        match.tell("draw", details, "FT-TURN.4", {seat: private})


def _reshuffle(match: FootimeMatch) -> None:
    match.sweep_and_shuffle([match.played], match.draw_pile)
    if match.heard:
        match.tell("reshuffle", {"count": len(match.draw_pile.cards)}, "FT-CARDS.4")


def deal(match: FootimeMatch, rule: str, left: Zone | None = None) -> None:
    """Shuffles all hands and the played cards into the pile and deals eight to each player (FT-SETUP.4, FT-HALF.3).

    The top card of ``left`` stays where it is.
    """
    match.sweep_and_shuffle([match.played, *match.hands], match.draw_pile, left)
    for hand in match.hands:
        for _ in range(HAND):
            match.draw(match.draw_pile, hand)
    if match.heard:
        private: dict[int, dict[str, object]] = {
            seat: {"cards": match.card_ids(hand.cards)} for seat, hand in enumerate(match.hands)
        }
        match.tell("deal", {"count": HAND, "pile": len(match.draw_pile.cards)}, rule, private)
