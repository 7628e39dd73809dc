"""What every card can be asked: a small class an effect, found by its name in the card file (FT-CARDS)."""

from typing import ClassVar

from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.kernel.words import Reason

__all__ = ["Effect"]


class Effect:
    """What a card does when it is laid in its player's turn."""

    needs: ClassVar[str] = ""
    """The sentence that says when the card suits the situation."""
    rule: ClassVar[str] = "FT-CARDS.2"
    """The rule that says so."""

    def suits(self, match: FootimeMatch, card: int) -> bool:
        """Whether the card can be played now by the player in turn; else it can only be wasted (FT-CARDS.2)."""
        return True

    def commits(self, match: FootimeMatch, card: int) -> bool:
        """Whether laying it stands at once, with nothing to choose before."""
        return True

    def play(self, match: FootimeMatch, card: int) -> None:
        """Plays the card with all that belongs to it, or asks what must be chosen first (FT-TURN.5)."""
        raise NotImplementedError(type(self).__name__)

    def interrupt(self, match: FootimeMatch, card: int) -> None:
        """Plays the card against those who keep the ball: it is laid before anything else is chosen (FT-GAP.27)."""
        self.play(match, card)

    def about(self, match: FootimeMatch, card: int, contact: int) -> None:
        """Plays a card that is about a contact, once it is named."""
        raise NotImplementedError(type(self).__name__)

    def may_be_wasted(self, match: FootimeMatch, card: int) -> bool:
        """Whether it can be laid to no effect although it suits: only a card that needs another one beside it."""
        return False

    def why_not(self, match: FootimeMatch, card: int) -> Reason:
        """Why the card does not suit now."""
        values: dict[str, object] = {"card": match.rules.kinds[card].text}
        return WORDS.reason(self.needs, self.rule, values)
