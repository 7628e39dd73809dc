"""Paragraphs 8, 9 and 12: cutting the draw pile, or the discards at the end of a half."""

from collections.abc import Sequence
from fractions import Fraction

from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.cards.odds import share_at

__all__ = ["cut_and_show", "share_of_cut"]


def share_of_cut(
    match: FootballMatch, seat: int, wanted: Sequence[bool], discards: bool = False, drawn: int = 0
) -> Fraction:
    """How likely a cut is to show a wanted card, as far as a seat can know, when so many cards are drawn before it."""
    pile = match.discard_pile if discards else match.draw_pile
    size = len(pile.cards) - (match.laid if discards else drawn)
    return share_at(match, seat, pile, range(size), wanted)


def cut_and_show(match: FootballMatch, cutter: int, discards: bool = False) -> int:
    """Cuts the draw pile, or else the discards, and returns the card shown to all: now its symbol counts (FAC-4.2)."""
    return _cut_discards(match, cutter) if discards else _cut_draw_pile(match, cutter)


def _cut_discards(match: FootballMatch, cutter: int) -> int:
    """Leaves out the cards laid in this turn, which join the discards only when it ends (FAC-12.9, FAC-GAP.38)."""
    size = len(match.discard_pile.cards) - match.laid
    place = match.chance.cut(size)
    card = match.discard_pile.cards[size - place]
    _tell(match, cutter, card, place, "FAC-12.9")
    return card


def _cut_draw_pile(match: FootballMatch, cutter: int) -> int:
    """The shown card goes to the bottom, stays where it was, or the pile is shuffled (FAC-8.14, FAC-GAP.28)."""
    pile = match.draw_pile
    spot = match.cut(pile)
    card = pile.cards[spot]
    _tell(match, cutter, card, len(pile) - spot, "FAC-8.14")
    switches = match.rules.switches
    if switches.cut_is_completed:
        match.complete_cut(pile, spot)
    elif switches.pile_is_shuffled_after_cut:
        match.sweep_and_shuffle((pile,), pile)  # all saw the card go in, so no hand holds it
    return card


def _tell(match: FootballMatch, cutter: int, card: int, place: int, rule: str) -> None:
    """Everybody sees the card and how many were lifted (FAC-GAP.33); ``place`` counts from the top."""
    if match.heard:
        match.tell("cut", {"seat": cutter, "card": match.game.card_id(card), "place": place}, rule)
