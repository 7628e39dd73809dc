"""What the decisions of Footime have in common: who is asked, and how moves are listed, said and refused."""

from typing import ClassVar, Final

from onze.games.footime.box.pawns import TEAM
from onze.games.footime.box.reached import POSSIBLE, REACHED
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.foreseen import PointForeseen
from onze.games.footime.rules.refusals import why_not_move, why_not_point
from onze.kernel.menus import BOARD
from onze.kernel.steps import Decision
from onze.kernel.words import Reason, Text

__all__ = ["NO_SEATS", "FootimeDecision", "PawnDecision", "SeatDecision", "TurnDecision", "cards_laid"]

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
            return rules.point_text(self.point_says, move)
        if move == rules.pass_on:
            return WORDS.text(self.pass_says)
        return rules.move_text(move)

    def reached(self, match: FootimeMatch, point: int) -> str:
        """How a listed point would be reached: just so, with the ball kept or taken along, in the goal, or offside."""
        return POSSIBLE

    def note(self, match: FootimeMatch, move: int, seat: int) -> Text | None:
        return REACHED.get(self.reached(match, move)) if move in match.rules.place else None

    def place(self, match: FootimeMatch, move: int, seat: int) -> str | None:
        """Points need not be looked for; pawns lie where their team has them; whoever is swapped with is a hand."""
        rules = match.rules
        if move in rules.place:
            return BOARD
        if move in rules.choose:
            return f"teams.{rules.choose.thing(move) // TEAM}.pawns"
        return f"hands.{rules.swap.thing(move)}" if move in rules.swap else None

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> PointForeseen:
        """A point, and how it would be reached."""
        rules = match.rules
        return {"to": rules.point_ids[move], "reached": self.reached(match, move)} if move in rules.place else {}

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        if self.points_are and move in match.rules.place:
            return why_not_point(match, move, self.points_are, self.rule)
        return why_not_move(match, move, seat, self.rule)


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
        return {**cards_laid(match, self.card, self.booster), "value": self.value}


def cards_laid(match: FootimeMatch, card: int, booster: int) -> dict[str, object]:
    """The card that a question is about, -1 being a tackle laid before, and what doubles it, if anything does."""
    rules = match.rules
    laid: dict[str, object] = {"card": rules.card_id(card) if card >= 0 else rules.tackle_id}
    if booster >= 0:
        laid["booster"] = rules.card_id(booster)
    return laid


class SeatDecision(FootimeDecision):
    """A decision of one seat, whosever turn it is."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, match: FootimeMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[self.seat]
