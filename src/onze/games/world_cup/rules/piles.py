"""Chapters IX.b and XI: forming a draw pile, and filling hands up again."""

from onze.games.world_cup.box.edition import Pile
from onze.games.world_cup.match import WorldCupMatch

__all__ = ["fill_hands", "form_pile", "tell_draw"]


def form_pile(match: WorldCupMatch, pile: Pile, matches: int, refill: bool) -> None:
    """Shuffles the stock into a draw pile and sets the rest aside, face down (WCG-9.c.1, WCG-9.c.2, WCG-C-34).

    So it is in every round (WCG-11.c.2, WCG-11.g.1, WCG-11.k.2, WCG-11.m.2, WCG-11.o.2, WCG-11.p.1). What hands will be
    filled up with is kept out of the pile (WCG-11.c.4).
    """
    sources = [match.discard_pile]
    if not (match.rules.switches.discards_only and pile.kind == "fraction"):
        sources.append(match.aside)
    match.sweep_and_shuffle(sources, match.draw_pile)
    draw_pile, aside = match.draw_pile, match.aside
    stock = len(draw_pile.cards)
    missing = cards_missing(match) if refill else 0
    size = max(1, min(cards_wanted(match, pile, matches, stock), stock + len(aside.cards) - missing, stock))
    match.put_aside(draw_pile, stock - size, aside)
    if match.heard:
        match.tell("pile", {"count": size, "cards": size, "aside": len(aside.cards)}, "WCG-5.a.6")


def cards_wanted(match: WorldCupMatch, pile: Pile, matches: int, stock: int) -> int:
    """How many cards the rules ask for: so many a match, a number, or a share of the stock (WCG-C-35, WCG-C-41).

    (WCG-9.b.2, WCG-11.c.1, WCG-11.g.1, WCG-11.k.1, WCG-11.m.1, WCG-11.o.1, WCG-11.p.1)
    """
    if pile.kind == "per_match":
        return pile.cards * matches
    if pile.kind == "fixed":
        return pile.cards
    share = stock * pile.numerator
    rounding = match.rules.switches.pile_rounding
    if rounding == "ceil":
        return -(-share // pile.denominator)
    size = share // pile.denominator
    return size + match.die(5) - 3 if rounding == "random" else size


def cards_missing(match: WorldCupMatch) -> int:
    """How many cards the players lack to full hands."""
    return sum([match.rules.edition.hand - len(match.hands[seat].cards) for seat in match.playing])


def fill_hands(match: WorldCupMatch) -> None:
    """Every player draws from the cards set aside until he holds three (WCG-11.c.3, WCG-11.k.3)."""
    for seat in match.playing:
        hand = match.hands[seat]
        drawn: list[int] = []
        while len(hand.cards) < match.rules.edition.hand and match.aside.cards:
            drawn.append(match.draw(match.aside, hand))
        if drawn and match.heard:
            tell_draw(match, seat, sorted(drawn), "aside", "WCG-C-02")


def tell_draw(match: WorldCupMatch, seat: int, cards: list[int], source: str, rule: str) -> None:
    """Tells that somebody has drawn, and that seat alone which cards."""
    details: dict[str, object] = {"seat": seat, "count": len(cards), "from": source, "to": f"hands.{seat}"}
    match.tell("draw", details, rule, {seat: {"cards": match.card_ids(cards)}})
