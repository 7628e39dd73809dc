"""Checks of many deals of one position: luck alone deals, and no true card always stays in a hidden hand.

Every deal that fits what a viewer knows is as likely as any other. So where nothing but its own eyes limits what the
viewer can think possible, it is known how likely the cards of a kind are to leave a hand altogether, and after how many
deals each kind has done so, but for one time in fifty. Over a run it must not happen much more often than that.
The same luck deals the same cards to the true match and to another that looks the same to the viewer: whatever a deal
took over from the truth would be different there.

Positions in which marks or ``could_be`` limit the deals are left out, for there it is not known; so are hands that
hold nearly all that is hidden.
"""

import math
import random
from collections.abc import Sequence
from typing import Final

from onze.kernel.cards import Zone
from onze.kernel.cards.places import SEAT_BITS
from onze.kernel.chance import Seeded
from onze.kernel.conformance.doubts import TOO_OFTEN
from onze.kernel.conformance.told import with_two_cards_swapped
from onze.kernel.conformance.witness import Witness, alike, hidden_spots, named
from onze.kernel.match import Match

__all__ = ["check_fair_deals", "check_same_luck"]

ONE_IN: Final = 50
DEALS_AT_MOST: Final = 24
LATER_DEALS: Final = 4


def check_fair_deals(witness: Witness) -> None:
    """Deals one position many times for two who look on: by ``redealt``, and by one dealer."""
    match, viewers = witness.match, witness.viewers
    turn = witness.aside.below(len(viewers))
    viewer, other = viewers[turn], viewers[(turn + 1) % len(viewers)]
    deals = deals_needed(match, viewer)
    if deals:
        dealt = [match.redealt(viewer, witness.try_aside()) for _ in range(deals)]
        note_kept_cards(witness, dealt, viewer)
    dealer = match.dealer(other)
    for _ in range(LATER_DEALS):
        luck = witness.aside.below(1 << 30)
        later, first = dealer.deal(Seeded(luck)), match.dealer(other).deal(Seeded(luck))
        sentence = f"a later deal of one dealer for {named(other)} is not what a first one with the same luck would be"
        witness.demand(alike(later.position(), first.position()), sentence)


def check_same_luck(witness: Witness) -> None:
    """The same luck deals the same, whatever the rest of the program draws and however the truth lies."""
    match, luck = witness.match, witness.aside.below(1 << 30)
    viewer = witness.viewers[witness.aside.below(len(witness.viewers))]
    ends: list[object] = []
    for number in range(2):
        random.seed(number)
        ends.append(match.redealt(viewer, Seeded(luck)).position())
    same = alike(ends[0], ends[1])
    witness.demand(same, f"a redeal for {named(viewer)} with the same luck is another: draw from `chance` alone")
    for twin in (match.redealt(viewer, witness.try_aside()), with_two_cards_swapped(witness, viewer)):
        witness.demand(
            twin is None or alike(twin.redealt(viewer, Seeded(luck)).position(), ends[0]),
            f"a redeal for {named(viewer)} with the same luck is another where things are otherwise that it cannot"
            " know: it keeps something of the truth; list what is hidden in a fixed order, then let `chance` deal it",
        )


def note_kept_cards(witness: Witness, deals: Sequence[Match], viewer: int | None) -> None:
    """Notes whether cards of some kind that lie in a hidden hand have stayed there in all the deals."""
    kept: list[str] = []
    for number, zone in enumerate(witness.match.zones):
        if not zone.place.pile:
            stayed = set(hidden_cards(zone, viewer))
            for dealt in deals:
                stayed &= set(hidden_cards(dealt.zones[number], viewer))
            kept += [f"{witness.match.card_ids([card])[0]} in {zone.place.name}" for card in sorted(stayed)]
    sentence = f"a redeal for {named(viewer)} never takes away {', '.join(kept)}: deal anew all that is hidden"
    witness.note_dealt("all hidden cards", not kept, TOO_OFTEN, sentence)


def hidden_cards(zone: Zone, viewer: int | None) -> list[int]:
    """The cards in a place that a viewer does not know."""
    return [zone.cards[spot] for spot in hidden_spots(zone, viewer)]


def deals_needed(match: Match, viewer: int | None) -> int:
    """After how many deals each kind has left each hidden hand but for one time in fifty; 0 where that is not known."""
    if type(match).could_be is not Match.could_be:
        return 0
    unseen: dict[int, list[int]] = {}
    for zone in match.zones:
        if any(zone.marks[spot] > SEAT_BITS for spot in hidden_spots(zone, viewer)):
            return 0
        unseen.setdefault(zone.place.pack, []).extend(hidden_cards(zone, viewer))
    stays: list[float] = []
    for zone in match.zones:
        cards, held = unseen[zone.place.pack], [] if zone.place.pile else hidden_cards(zone, viewer)
        for card in set(held):
            without = math.comb(len(cards) - cards.count(card), len(held)) / math.comb(len(cards), len(held))
            stays.append(1 - without)
    if not stays:
        return 0
    for deals in range(1, DEALS_AT_MOST + 1):
        if sum(share**deals for share in stays) <= 1 / ONE_IN:
            return deals
    return 0
