"""Cutting the draw pile, or the discards at the end of a half (FAC-8.14, FAC-12.9)."""

from onze.games.football_a_la_carte.match import FootballMatch

__all__ = ["cut_and_show"]


def cut_and_show(match: FootballMatch, cutter: int, discards: bool = False) -> int:
    """Cuts a pile and returns the card shown to all.

    A cut of the discards leaves out the cards laid in this turn, which join them only when it ends.
    """
    if discards:
        size = len(match.discard_pile.cards) - match.laid
        card = match.discard_pile.cards[size - match.chance.cut(size)]
    else:
        card = _cut_draw_pile(match)
    if match.heard:
        facts: dict[str, object] = {"seat": cutter, "card": match.game.cards[card], "discards": discards}
        match.tell("cut", facts, "FAC-12.9" if discards else "FAC-8.14")
    return card


def _cut_draw_pile(match: FootballMatch) -> int:
    """The shown card goes to the bottom, stays where it was, or the pile is shuffled (FAC-GAP.28)."""
    pile = match.draw_pile
    spot = match.cut(pile)
    card = pile.cards[spot]
    after = match.rules.after_cut
    if after == "complete":
        match.complete_cut(pile, spot)
    elif after == "reshuffle":
        match.shuffle(pile)
    return card
