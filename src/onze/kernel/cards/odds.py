"""Odds: how likely it is that luck is kind to a move, as far as a seat can know."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb, lcm
from typing import NamedTuple

from onze.kernel.cards import CardTable, Zone
from onze.kernel.cards.redeal import Spots, Unseen, unseen_cards
from onze.kernel.words import Text

__all__ = ["Odds", "share_at"]


class Odds(NamedTuple):
    """What may come of a move, in words, and how likely that is: 0 to 1, exactly."""

    text: Text
    """What would succeed."""
    share: Fraction
    """How likely it is."""


Free = tuple[int, ...]
"""For each group of spots, how many of them are free."""

Deals = dict[Free, tuple[int, int]]
"""In how many ways some cards can be laid, and how much lies on the spots asked for in all of them together."""


def share_at(table: CardTable, seat: int | None, zone: Zone, spots: Sequence[int], wanted: Sequence[bool]) -> Fraction:
    """The chance that one of these spots of a place, drawn at random, holds a wanted card.

    It is exact: the average over all deals that fit what the seat knows, each as likely as the others.
    """
    hidden = [(zone, spot) for spot in spots if not zone.known_to(seat, spot)]
    total = Fraction(sum(wanted[zone.cards[spot]] for spot in spots if zone.known_to(seat, spot)))
    if hidden:
        zones = [other for other in table.zones if other.place.pack == zone.place.pack]
        groups, unseen = unseen_cards(table, zones, seat)
        total += _expected(groups, unseen, wanted, hidden)
    return total / len(spots)


def _expected(
    groups: Sequence[Spots], unseen: Sequence[Unseen], wanted: Sequence[bool], asked: Sequence[tuple[Zone, int]]
) -> Fraction:
    """How many wanted cards lie on these hidden spots on average."""
    # The largest group last: it takes whatever the others leave.
    groups = sorted(groups, key=lambda group: len(group.places))
    sizes = tuple(len(group.places) for group in groups)
    alike: dict[tuple[tuple[bool, ...], bool], int] = {}
    for card in unseen:
        kind = tuple(group.fits(card) for group in groups), wanted[card.card]
        alike[kind] = alike.get(kind, 0) + 1
    # A wanted card counts as much as the part of its group that is asked for, here in whole numbers.
    one = lcm(*sizes)
    worth = [one // len(group.places) * sum(place in group.places for place in asked) for group in groups]
    deals: Deals = {sizes: (1, 0)}
    for (fits, is_wanted), count in alike.items():
        deals = _laid(deals, count, fits, worth if is_wanted else [0] * len(worth))
    ((ways, found),) = deals.values()
    return Fraction(found, ways * one)


def _laid(deals: Deals, count: int, fits: Sequence[bool], worth: Sequence[int]) -> Deals:
    """Lays so many more cards that are alike, in every way: group by group, as many as the later ones may take."""
    left: dict[int, Deals] = {count: deals}
    for group, fit in enumerate(fits):
        then: dict[int, Deals] = {}
        last = group == len(fits) - 1
        for cards, before in left.items():
            for free, (ways, found) in before.items():
                most = min(cards, free[group]) if fit else 0
                for taken in range(cards if last else 0, most + 1):
                    laid = then.setdefault(cards - taken, {})
                    rest = (*free[:group], free[group] - taken, *free[group + 1 :])
                    choices = comb(cards, taken)
                    ways_so_far, found_so_far = laid.get(rest, (0, 0))
                    laid[rest] = (
                        ways_so_far + choices * ways,
                        found_so_far + choices * (found + ways * taken * worth[group]),
                    )
        left = then
    return left[0]
