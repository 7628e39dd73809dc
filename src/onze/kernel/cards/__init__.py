"""Cards in their places, and what each seat knows of them.

A place (a hand, a pile, a discard) holds cards in order, the last being the top; a hand is kept sorted, so that
nothing shows when a card came. Cards of one kind are alike, so a card is the number of its kind. Beside each card
lies a *mark*: what is known of that card in that place. It holds

* for each seat one bit, and one for the spectators: they know the card that lies here;
* ``HELD``: the card lay here before the discards were last shuffled into the pile, so it is none of those;
* the number of a set of kinds that this card is proven not to be.

``places`` are those places, ``table`` moves the cards, ``redeal`` deals anew what a seat cannot know, by what people
keep (``keeping``) and by what they have done (``reading``), ``odds`` counts how likely something lies somewhere.
"""

from onze.kernel.cards.places import EVERYBODY, HELD, NOBODY, Place, Zone
from onze.kernel.cards.table import CardTable

__all__ = ["EVERYBODY", "HELD", "NOBODY", "CardTable", "Place", "Zone"]
