"""Dealing anew what a seat cannot know, keeping all that it does know."""

from onze.kernel.cards import HELD, CardTable, Zone
from onze.kernel.chance import Chance

__all__ = ["redeal"]


class Spot:
    """A hidden card's place, and which kinds it cannot be."""

    def __init__(self, zone: Zone, index: int, held: bool, absent: frozenset[int]) -> None:
        self.zone = zone
        self.index = index
        self.held = held
        self.absent = absent


class Unseen:
    """A card whose place is unknown; ``went_in`` when everybody saw it go into the last shuffle."""

    def __init__(self, card: int, went_in: bool) -> None:
        self.card = card
        self.went_in = went_in

    def may_lie_on(self, spot: Spot) -> bool:
        """A card that was shuffled in is in no hand held since; no card is where it is proven absent."""
        return not (self.went_in and spot.held) and self.card not in spot.absent


def redeal(table: CardTable, seat: int | None, chance: Chance) -> None:
    """Deals every card that this seat (``None``: a spectator) cannot know to the spots it may lie on."""
    for pack in dict.fromkeys(zone.place.pack for zone in table.zones):
        zones = [zone for zone in table.zones if zone.place.pack == pack]
        _redeal_pack(table, zones, table.went_in.get(pack, {}), seat, chance)


def _redeal_pack(
    table: CardTable, zones: list[Zone], went_in: dict[int, int], seat: int | None, chance: Chance
) -> None:
    spots: list[Spot] = []
    unseen: list[int] = []
    shuffled_in = dict(went_in)
    for zone in zones:
        for index, card in enumerate(zone.cards):
            held = zone.marks[index] & HELD != 0
            if not zone.known_to(seat, index):
                spots.append(Spot(zone, index, held, table.absent_from(zone, index)))
                unseen.append(card)
            elif not held and shuffled_in.get(card, 0) > 0:
                # This may be one of those that were shuffled in, so one fewer is surely elsewhere.
                shuffled_in[card] -= 1
    chance.shuffle(unseen)
    cards: list[Unseen] = []
    for card in unseen:
        inside = shuffled_in.get(card, 0) > 0
        if inside:
            shuffled_in[card] -= 1
        cards.append(Unseen(card, inside))
    _deal(spots, cards)


def _deal(spots: list[Spot], cards: list[Unseen]) -> None:
    """Deals shuffled cards to spots; the spots that can take the fewest kinds choose first."""
    spots.sort(key=lambda spot: (not spot.held, -len(spot.absent)))
    lying: list[Unseen] = []
    for spot in spots:
        chosen = next((place for place, card in enumerate(cards) if card.may_lie_on(spot)), -1)
        if chosen < 0:
            chosen = _make_room(spot, spots, lying, cards, set())
        lying.append(cards.pop(chosen))
    for spot, card in zip(spots, lying, strict=True):
        spot.zone.cards[spot.index] = card.card


def _make_room(spot: Spot, spots: list[Spot], lying: list[Unseen], cards: list[Unseen], tried: set[int]) -> int:
    """Frees a card that may lie on this spot by letting an earlier spot take another one.

    The true deal is one that fits, so a chain of such exchanges always exists.
    """
    for place, card in enumerate(lying):
        if place in tried or not card.may_lie_on(spot):
            continue
        tried.add(place)
        other = next((free for free, spare in enumerate(cards) if spare.may_lie_on(spots[place])), -1)
        if other < 0:
            other = _make_room(spots[place], spots, lying, cards, tried)
        if other >= 0:
            lying[place], cards[other] = cards[other], card
            return other
    return -1
