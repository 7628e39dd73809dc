"""What the decisions of Footime have in common: who is asked, and how moves are listed, said and refused."""

from typing import ClassVar, Final

from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.refusals import why_not_move, why_not_point
from onze.kernel.steps import Decision
from onze.kernel.words import Reason, Text

__all__ = ["NO_SEATS", "FootimeDecision", "PawnDecision", "SeatDecision", "TurnDecision"]

NO_SEATS: Final[tuple[int, ...]] = ()
"""Who is asked where nobody is."""


class FootimeDecision(Decision[FootimeMatch]):
    """A decision whose points, pawns and declining are said as its question means them."""

    point_says: ClassVar[str] = "move_place"
    """The sentence for a point at this question: that the ball goes there, or a pawn."""
    pass_says: ClassVar[str] = "move_pass"
    """The sentence for declining."""
    points_are: ClassVar[str] = ""
    """The sentence that refuses another point than those listed."""

    def move_text(self, match: FootimeMatch, move: int, seat: int) -> Text:
        rules = match.rules
        if move in rules.place:
            return WORDS.text(self.point_says, {"point": rules.pitch.names[move]})
        if move == rules.pass_on:
            return WORDS.text(self.pass_says)
        return rules.move_text(move)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        if self.points_are and move in match.rules.place:
            return why_not_point(match, move, self.points_are, self.rule)
        return why_not_move(match, move, seat, self.rule) or super().why_not(match, move, seat)


class TurnDecision(FootimeDecision):
    """A decision of the player whose turn it is."""

    def asked(self, match: FootimeMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[match.to_play]


class PawnDecision(TurnDecision):
    """Which pawn a card is for: ``value`` is how far it goes, doubled if a ``booster`` is laid with it (else -1)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "booster", "value")

    def __init__(self, card: int, booster: int, value: int) -> None:
        self.card = card
        self.booster = booster
        self.value = value

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return False

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"card": match.rules.card_id(self.card), "value": self.value}


class SeatDecision(FootimeDecision):
    """A decision of one seat, whosever turn it is."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, match: FootimeMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[self.seat]
