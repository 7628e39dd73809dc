"""Dealing what a seat cannot know, many times over: for searchers, and for whoever hands a match to a bot."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from onze.kernel.cards.reading import Reading
from onze.kernel.cards.redeal import Hidden
from onze.kernel.chance import Chance

if TYPE_CHECKING:
    from onze.kernel.match import Match

__all__ = ["Dealer"]

M = TypeVar("M", bound="Match")

DEALS: Final = 1000
"""How often hidden cards are dealt anew before a deal is taken that could not be; as good as never."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(Generic[M]):
    """Deals what a seat cannot know, many times; the match that it was made for is not touched.

    ``match.dealer(seat)`` makes one. Whoever holds it holds the true match too, so it is for the driver of a bot, and
    never handed to the bot itself.
    """

    def __init__(
        self, match: M, seat: int | None, kept: Sequence[float] | None = None, reading: Reading | None = None
    ) -> None:
        self.seat = seat
        """Whose eyes it is dealt for; ``None``: a spectator's."""
        self.kept = kept
        """For each card how much rather than others people keep it in hand; ``None`` where all deals are alike."""
        self.reading = reading
        """What the play of others says of their cards; ``None`` where nobody has read it."""
        self._start: M = match.clone()
        self._start.drop_phrase_of_others(seat)
        self._hidden = Hidden(self._start, seat)

    def deal(self, chance: Chance) -> M:
        """A match that is the same for this seat, with all that it cannot know drawn anew by ``chance``."""
        for _ in range(DEALS):
            other = self._start.clone()  # anew for each try: once dealt, hands lie in another order
            self._hidden.deal(other, chance, self.kept, self.reading)
            if other.could_be():
                break
        other.redeal_more(self.seat, chance)
        other.reseal(self.seat, chance)
        return other
